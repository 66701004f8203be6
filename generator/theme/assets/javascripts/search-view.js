// Found papers as elements, and what is said about them. Papers are others' text: it only ever becomes text.

(() => {
  const { stem, pieces, site } = paperSearch;
  const SNIPPET = 320;

  /**
   * @template {keyof HTMLElementTagNameMap} K
   * @param {K} name
   * @param {Record<string, string | number | undefined>} [attributes]
   * @param {...(Node | string)} content
   * @returns {HTMLElementTagNameMap[K]}
   */
  function make(name, attributes = {}, ...content) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) if (value !== undefined) element.setAttribute(key, String(value));
    element.append(...content);
    return element;
  }

  /** @param {string} path below the site, each part as it is */
  function address(path) {
    return new URL(path.split("/").map(encodeURIComponent).join("/"), site).href;
  }

  /** @param {Paper} paper */
  const paperAddress = (paper) => address(`papers/${paper.permalink}.html`);

  /** @param {string} slug */
  const topicAddress = (slug) => address(`topics/${/^(?:index|page-\d+)$/.test(slug) ? `${slug}-` : slug}.html`);

  /**
   * A text with the words that match marked.
   * @param {string} text
   * @param {Set<string>} stems
   * @returns {(Node | string)[]}
   */
  function marked(text, stems) {
    return pieces(text).map((piece) => (piece.forms.some((form) => stems.has(stem(form))) ? make("mark", {}, piece.text) : piece.text));
  }

  /**
   * The sentence that has most of the words, with the next when it is short.
   * @param {string} text
   * @param {Set<string>} stems
   */
  function snippet(text, stems) {
    const sentences = text.split(/(?<=[.!?。！？])\s+(?=[\p{Lu}\p{Lo}\d"“(])/u);
    let [best, most] = [0, -1];
    sentences.forEach((sentence, at) => {
      const matched = new Set(pieces(sentence).flatMap((piece) => piece.forms.map(stem).filter((each) => stems.has(each))));
      if (matched.size > most) [best, most] = [at, matched.size];
    });
    let shown = sentences[best];
    if (shown.length < SNIPPET / 2 && sentences[best + 1]) shown += ` ${sentences[best + 1]}`;
    return `${best ? "… " : ""}${shown.length > SNIPPET * 1.5 ? around(shown, stems) : shown}`;
  }

  /** @param {string} sentence @param {Set<string>} stems */
  function around(sentence, stems) {
    let at = 0;
    for (const piece of pieces(sentence)) {
      if (piece.forms.some((form) => stems.has(stem(form)))) break;
      at += piece.text.length;
    }
    const start = at > SNIPPET / 2 && at < sentence.length ? sentence.indexOf(" ", at - SNIPPET / 3) : 0;
    return `${start > 0 ? "…" : ""}${sentence.slice(Math.max(start, 0), start + SNIPPET)} …`;
  }

  /** @param {Paper} paper */
  function byline(paper) {
    const names = paper.authors.map(([family, given]) => `${given} ${family}`.trim());
    const authors = names.length > 7 ? `${names.slice(0, 6).join(", ")} and ${names.length - 6} others` : names.join(", ");
    return [authors, [paper.venue, paper.year || ""].filter(Boolean).join(" ")].filter(Boolean).join(" · ");
  }

  /**
   * What a result shows, below one another: title, authors and occasion, sentence, topics.
   * @param {Paper} paper
   * @param {Set<string>} stems
   * @param {boolean} linked whether title and topics are links themselves
   */
  function lines(paper, stems, linked) {
    const title = marked(paper.title, stems);
    const topics = paper.topics.slice(0, 5).map(([slug, label]) =>
      make("span", { class: "search-topic" }, linked ? make("a", { href: topicAddress(slug) }, ...marked(label, stems)) : label),
    );
    return [
      linked
        ? make("h2", { class: "search-title" }, make("a", { href: paperAddress(paper) }, ...title))
        : make("span", { class: "search-title", "data-title": "" }, ...title),
      make(linked ? "p" : "span", { class: "search-byline" }, ...marked(byline(paper), stems)),
      make(linked ? "p" : "span", { class: "search-snippet" }, ...marked(snippet(paper.abstract, stems), stems)),
      ...(topics.length ? [make(linked ? "p" : "span", { class: "search-topics" }, ...topics.flatMap((topic, at) => (at ? [" ", topic] : [topic])))] : []),
    ];
  }

  /** @param {number} count */
  const counted = (count) => (count === 1 ? "1 paper" : `${count.toLocaleString("en")} papers`);

  /**
   * @param {Found} found
   * @param {string} text the query
   */
  function summary(found, text) {
    const said = [];
    if (!found.papers.length) said.push(`Nothing found for “${text}”. Try fewer or other words.`);
    else if (found.whole) said.push(`${counted(found.papers.length)}.`);
    else said.push("No paper has all of these words. These have some:");
    if (found.papers.length && found.spellings.length) said.push(`Nearest spelling: ${found.spellings.join(", ")}.`);
    if (found.lost) said.push("A part of the index could not be loaded, so papers may be missing.");
    return said.join(" ");
  }

  Object.assign(paperSearch, { make, lines, summary, counted, paperAddress, address });
})();
