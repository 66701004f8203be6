// The page for longer work: facets, order, exports; what is asked stands in the address.

(() => {
  const { store, search, lines, make, summary, counted, formats, download, Cancelled, Renewed, Missing } = paperSearch;
  const STEP = 20;
  const FACET = 12;

  const page = /** @type {HTMLElement} */ (document.querySelector("[data-search-page]"));
  const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (page.querySelector(`[data-search-${name}]`));
  const controls = /** @type {HTMLElement} */ (page.querySelector("[role=search]"));
  const input = /** @type {HTMLInputElement} */ (controls.querySelector("input"));
  const sort = /** @type {HTMLSelectElement} */ (controls.querySelector("select"));
  const narrow = /** @type {HTMLDetailsElement} */ (part("narrow"));
  const [status, list, more, facets, chosen, exports] = ["status", "list", "more", "facets", "chosen", "exports"].map(part);

  /** @typedef {{ q: string, sort: string, topic: string, venue: string, year: string }} State */

  /** @type {Ask} */
  let current = { cancelled: false };
  /** @type {Found | null} */
  let found = null;
  let shown = 0;
  /** @type {Map<string, string>} */
  const labels = new Map();

  /** @returns {State} */
  function state() {
    const values = new URLSearchParams(location.hash.slice(1) || location.search);
    const value = (/** @type {string} */ name) => values.get(name) ?? "";
    return { q: value("q"), sort: value("sort"), topic: value("topic"), venue: value("venue"), year: value("year") };
  }

  /** @param {State} next @param {boolean} step whether Back leads here */
  function go(next, step) {
    const values = new URLSearchParams(Object.entries(next).filter(([, value]) => value));
    const address = `${location.pathname}#${values}`;
    if (step) history.pushState(null, "", address);
    else history.replaceState(null, "", address);
    ask();
  }

  async function ask() {
    const wanted = state();
    if (input.value.trim() !== wanted.q) input.value = wanted.q;
    sort.value = wanted.sort || "relevance";
    current.cancelled = true;
    const mine = (current = { cancelled: false });
    const facet = { topic: wanted.topic, venue: wanted.venue, year: wanted.year };
    page.dataset.searching = "";
    try {
      const answer = await search(wanted.q, mine, /** @type {any} */ (sort.value), facet);
      const first = await store.papers(answer.papers.subarray(0, STEP), mine);
      if (mine.cancelled) return;
      page.dataset.answered = wanted.q;
      found = answer;
      shown = 0;
      list.replaceChildren();
      add(first);
      const empty = !wanted.q && !wanted.topic && !wanted.venue && !wanted.year;
      status.textContent = empty ? "" : summary({ ...answer, lost: store.lost() }, wanted.q);
      exports.hidden = !answer.papers.length;
      showChosen(wanted);
      if (narrow.open) await showFacets(wanted, answer.papers, mine);
    } catch (fault) {
      if (fault instanceof Renewed) ask();
      else if (fault instanceof Missing) status.textContent = fault.message;
      else if (!(fault instanceof Cancelled)) throw fault;
    } finally {
      if (!mine.cancelled) delete page.dataset.searching;
    }
  }

  /** @param {Paper[]} some */
  function add(some) {
    if (!found) return;
    const { stems } = found;
    list.append(...some.map((paper) => make("li", { "data-search-result": "" }, ...lines(paper, stems, true))));
    shown = Math.min(shown + STEP, found.papers.length);
    more.hidden = shown >= found.papers.length;
  }

  /** @param {State} wanted */
  function showChosen(wanted) {
    const buttons = /** @type {const} */ (["topic", "venue", "year"]).filter((name) => wanted[name]).map((name) => {
      const label = name === "topic" ? labels.get(wanted.topic) ?? wanted.topic : wanted[name];
      const button = make("button", { type: "button", class: "search-chosen", "aria-label": `Remove ${name} ${label}` }, `${label} ×`);
      button.addEventListener("click", () => go({ ...state(), [name]: "" }, true));
      return button;
    });
    chosen.replaceChildren(...buttons);
  }

  /**
   * @param {State} wanted
   * @param {Int32Array} ids
   * @param {Ask} mine
   */
  async function showFacets(wanted, ids, mine) {
    const { years, venues, names } = await store.occasions(mine);
    const byYear = tally(ids, (id) => (years[id] ? String(years[id]) : ""));
    const byVenue = tally(ids, (id) => names[venues[id]]);
    const groups = [
      facetGroup("Venue", "venue", byVenue, wanted),
      facetGroup("Year", "year", byYear.sort((a, b) => Number(b.value) - Number(a.value)), wanted),
    ];
    if (mine.cancelled) return;
    const kept = facets.querySelector("[data-facet=topic]");
    facets.replaceChildren(...(kept ? [kept] : []), ...groups.filter((group) => group !== null));
    const topics = await store.topics(ids.slice().sort(), mine);
    if (mine.cancelled) return;
    for (const { slug, label } of topics) labels.set(slug, label);
    const group = facetGroup("Topic", "topic", topics.map(({ slug, label, papers }) => ({ value: slug, label, papers })), wanted);
    kept?.remove();
    if (group) facets.prepend(group);
    showChosen(wanted);
  }

  /** @param {Int32Array} ids @param {(id: number) => string} value */
  function tally(ids, value) {
    /** @type {Map<string, number>} */
    const counts = new Map();
    for (const id of ids) counts.set(value(id), (counts.get(value(id)) ?? 0) + 1);
    counts.delete("");
    return [...counts].map(([value, papers]) => ({ value, label: value, papers })).sort((a, b) => b.papers - a.papers || (a.value < b.value ? -1 : 1));
  }

  /**
   * @param {string} title
   * @param {"topic" | "venue" | "year"} name
   * @param {{ value: string, label: string, papers: number }[]} counts
   * @param {State} wanted
   */
  function facetGroup(title, name, counts, wanted) {
    const offered = counts.filter(({ value }) => value !== wanted[name]).slice(0, FACET);
    if (!offered.length || wanted[name]) return null;
    const items = offered.map(({ value, label, papers }) => {
      const button = make("button", { type: "button" }, make("span", {}, label), make("span", { class: "search-count" }, papers.toLocaleString("en")));
      button.addEventListener("click", () => go({ ...state(), [name]: value }, true));
      return make("li", {}, button);
    });
    return make("section", { "data-facet": name, "aria-label": title }, make("h2", {}, title), make("ul", {}, ...items));
  }

  // Typing changes the address in place; Enter makes it a step that Back returns to.
  input.addEventListener("keydown", (event) => event.key === "Enter" && !event.isComposing && go({ ...state(), q: input.value.trim() }, true));
  input.addEventListener("input", () => go({ ...state(), q: input.value.trim() }, false));
  sort.addEventListener("change", () => go({ ...state(), sort: sort.value === "relevance" ? "" : sort.value }, true));
  more.addEventListener("click", async () => {
    if (!found) return;
    const first = list.children.length;
    add(await store.papers(found.papers.subarray(shown, shown + STEP), current));
    /** @type {HTMLElement | null} */ (list.children[first]?.querySelector("a"))?.focus();
  });
  for (const format of Object.keys(formats)) {
    const button = make("button", { type: "button" }, format);
    button.addEventListener("click", async () => {
      if (!found) return;
      const wanted = found.papers;
      const told = part("exported");
      const written = await download(format, wanted, { cancelled: false }, (done) => (told.textContent = `${counted(done)} of ${wanted.length.toLocaleString("en")} read…`));
      told.textContent = `${counted(written)} exported as ${format}.`;
    });
    part("formats").append(button);
  }
  const copy = make("button", { type: "button" }, "Copy the link to this search");
  copy.addEventListener("click", async () => {
    await navigator.clipboard?.writeText(location.href);
    part("exported").textContent = "Copied.";
  });
  part("formats").append(copy);
  // Beside the results where there is room; else folded, and not even counted, until wanted.
  narrow.open = matchMedia("(min-width: 45em)").matches;
  narrow.addEventListener("toggle", ask);
  addEventListener("popstate", ask);
  controls.hidden = false;
  if (!location.hash && location.search) history.replaceState(null, "", `${location.pathname}#${new URLSearchParams(Object.entries(state()).filter(([, value]) => value))}`);
  input.focus({ preventScroll: true });
  ask();
})();
