// The reading list: a star beside each paper, and the page that shows the starred ones. It holds permalinks, in the
// browser's storage under a key of this site's own address; titles and references come from `reading/…js`, which
// `compose/reading.py` makes. Without JavaScript there is no star and no link to the page.

{
  const readingList = (globalThis.readingList = {
    key: "reading-list",
    shards: new Map(),

    /** The permalinks on the list, in the order in which they came. */
    papers() {
      const kept = __md_get(this.key);
      return Array.isArray(kept) ? kept.filter((paper) => typeof paper === "string") : [];
    },

    keep(papers) {
      __md_set(this.key, [...new Set(papers)]);
      this.show();
    },

    toggle(paper) {
      const kept = this.papers();
      this.keep(kept.includes(paper) ? kept.filter((other) => other !== paper) : [...kept, paper]);
    },

    /** The permalink of the paper that an address leads to; undefined for other pages. */
    permalink(url) {
      const { pathname, protocol } = new URL(url, location);
      const below = pathname.startsWith(__md_scope.pathname) && protocol === location.protocol;
      return below ? pathname.slice(__md_scope.pathname.length).match(/^papers\/([^/]+\/[^/]+)\.html$/)?.[1] : undefined;
    },

    address(paper) {
      return new URL(`papers/${paper}.html`, __md_scope).href;
    },

    /** The references of papers, null for those that are no longer in the collection. */
    async references(papers) {
      const shards = new Set(papers.map((paper) => paper.replace(/\/(.).*/, "/$1")));
      await Promise.all([...shards].map((shard) => this.load(shard)));
      return papers.map((paper) => this.shards.get(paper.replace(/\/(.).*/, "/$1"))?.[paper] ?? null);
    },

    load(shard) {
      if (this.shards.has(shard) || !/^[\w-]+\/[\w-]$/.test(shard)) return undefined;
      return new Promise((done) => {
        const script = document.createElement("script");
        script.src = new URL(`reading/${shard}.js`, __md_scope).href;
        script.onload = script.onerror = done;
        document.head.append(script);
      });
    },

    /** What a script of references calls; where a BibTeX record follows from the item, the script leaves it out. */
    receive(shard, papers) {
      for (const paper of Object.values(papers)) paper.bibtex ??= references.bibtex(paper.item, paper.arxiv);
      this.shards.set(shard, papers);
    },

    /** Bring every star, the link in the header and the page of the list up to date. */
    show() {
      const kept = new Set(this.papers());
      for (const star of document.querySelectorAll(".star")) {
        const on = kept.has(star.dataset.paper);
        star.setAttribute("aria-pressed", on);
        star.querySelector("span").textContent = on ? "★" : "☆";
      }
      for (const count of document.querySelectorAll(".reading-count")) count.textContent = kept.size || "";
      if (document.getElementById("List")) showReadingList();
    },
  });

  function element(name, properties = {}, ...children) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  }

  function star(paper, title, words = "") {
    const sign = element("span", { ariaHidden: "true" }, "☆");
    const made = element("button", { type: "button", className: "star", title: "Reading list" }, sign, words);
    made.dataset.paper = paper;
    made.setAttribute("aria-label", `Reading list: ${title}`);
    made.addEventListener("click", () => readingList.toggle(paper));
    return made;
  }

  function authorsOf(item) {
    const names = (item.author ?? []).map(
      (author) => author.literal ?? [author.given, author["non-dropping-particle"], author.family].filter(Boolean).join(" "),
    );
    return names.length > 7 ? `${names.slice(0, 6).join(", ")} and ${names.length - 6} others` : names.join(", ");
  }

  function about(item) {
    const where = [item["container-title"], item.issued?.["date-parts"][0][0]].filter(Boolean).join(", ");
    return [authorsOf(item), where].filter(Boolean).join(" · ");
  }

  function inMarkdown(paper, { item }) {
    const quoted = item.title.replace(/[\\`*_[\]<>$]/g, "\\$&");
    return `- [${quoted}](${item.URL ?? readingList.address(paper)}), ${about(item)}\n`;
  }

  /** What can be done with the papers that are known: save them in a format, share them. */
  function actions(papers, known) {
    const found = papers.map((paper, n) => [paper, known[n]]).filter(([, reference]) => reference);
    const formats = [
      ...references.formats(found.map(([, reference]) => reference)),
      [".md", "Markdown", found.map(([paper, reference]) => inMarkdown(paper, reference)).join("")],
    ];
    const row = element("p", { className: "reading-actions" }, "Download: ");
    formats.forEach(([suffix, name, text], n) => {
      row.append(n ? " · " : "", references.link(name, `reading-list${suffix}`, text));
    });
    const shared = new URL("reading-list.html", __md_scope);
    shared.hash = `papers=${papers.join(",")}`;
    row.append(" · ", element("a", { href: shared.href }, "Link to share"));
    return row;
  }

  function item(paper, reference, number) {
    const title = reference?.item.title ?? paper;
    const link = reference ? element("a", { href: readingList.address(paper) }, title) : element("span", {}, title);
    const below = reference ? about(reference.item) : "no longer in the collection";
    return element("li", { value: number }, star(paper, title), link, element("br"), below);
  }

  let shown = 0;
  async function showReadingList() {
    const turn = ++shown;
    const place = document.getElementById("List");
    const shared = decodeURIComponent(location.hash).match(/^#papers=(.+)/)?.[1].split(",");
    const kept = readingList.papers();
    const papers = shared ?? kept;
    const known = await readingList.references(papers);
    if (turn !== shown) return; // a later call is on its way
    const list = element("ol", {}, ...papers.map((paper, n) => item(paper, known[n], n + 1)));
    const keepAll = element("button", { type: "button", className: "plain-button" }, "Add all to my reading list");
    keepAll.addEventListener("click", () => {
      history.replaceState(null, "", "reading-list.html");
      readingList.keep([...kept, ...papers]);
    });
    const clear = element("button", { type: "button", className: "plain-button" }, "Clear the list");
    clear.addEventListener("click", () => confirm("Remove every paper from the reading list?") && readingList.keep([]));
    place.replaceChildren(
      ...(shared ? [element("p", {}, "Somebody shared these papers with you."), element("p", {}, keepAll)] : []),
      ...(papers.length ? [list, actions(papers, known)] : [element("p", {}, "There is none yet: put papers here with the star on their pages and in lists.")]),
      ...(papers.length && !shared ? [element("p", {}, clear)] : []),
    );
    const stars = place.querySelectorAll(".star");
    for (const each of stars) {
      const on = kept.includes(each.dataset.paper);
      each.setAttribute("aria-pressed", on);
      each.querySelector("span").textContent = on ? "★" : "☆";
    }
  }

  for (const link of document.querySelectorAll(".page ol > li > a:first-child")) {
    const paper = readingList.permalink(link.href);
    if (paper) link.before(star(paper, link.textContent));
  }
  const here = readingList.permalink(location.href);
  const heading = document.querySelector(".page h1");
  if (here && heading) {
    const row = document.querySelector(".page--paper > p:has(a[href='#Cite'])");
    row?.append(" · ", star(here, heading.textContent, " Reading list"));
  }
  for (const link of document.querySelectorAll(".reading-link")) link.append(" ", element("span", { className: "reading-count" }));
  addEventListener("storage", () => readingList.show());
  addEventListener("hashchange", () => readingList.show());
  readingList.show();
}
