// Found papers as elements, and what is said about them. Papers are others' text: it only ever becomes text.

import { pieces, stem } from "./search-text.js";
import { Cancelled, lost, Missing, Renewed, site } from "./search-parts.js";

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
const address = (path) => new URL(path.split("/").map(encodeURIComponent).join("/"), site).href;

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
  return pieces(text).map((piece) => (matched(piece, stems).length ? make("mark", {}, piece.text) : piece.text));
}

/** @param {{ forms: string[] }} piece @param {Set<string>} stems @returns {string[]} those of the stems that are its own */
const matched = (piece, stems) => piece.forms.map(stem).filter((each) => stems.has(each));

/**
 * The sentence that has most of the words, with the next when it is short.
 * @param {string} text
 * @param {Set<string>} stems
 */
function snippet(text, stems) {
  const sentences = text.split(/(?<=[.!?。！？])\s+(?=[\p{Lu}\p{Lo}\d"“(])/u);
  let [best, most] = [0, -1];
  sentences.forEach((sentence, at) => {
    const { size } = new Set(pieces(sentence).flatMap((piece) => matched(piece, stems)));
    if (size > most) [best, most] = [at, size];
  });
  let shown = sentences[best];
  if (shown.length < SNIPPET / 2 && sentences[best + 1]) shown += ` ${sentences[best + 1]}`;
  return `${best ? "… " : ""}${shown.length > SNIPPET * 1.5 ? around(shown, stems) : shown}`;
}

/** @param {string} sentence @param {Set<string>} stems */
function around(sentence, stems) {
  let at = 0;
  for (const piece of pieces(sentence)) {
    if (matched(piece, stems).length) break;
    at += piece.text.length;
  }
  const start = at > SNIPPET / 2 && at < sentence.length ? sentence.indexOf(" ", at - SNIPPET / 3) : 0;
  return `${start > 0 ? "…" : ""}${sentence.slice(Math.max(start, 0), start + SNIPPET)} …`;
}

/** @param {Paper} paper */
function byline({ authors, venue, year }) {
  const names = authors.length > 7 ? `${authors.slice(0, 6).join(", ")} and ${authors.length - 6} others` : authors.join(", ");
  return [names, [venue, year || ""].filter(Boolean).join(" ")].filter(Boolean).join(" · ");
}

/**
 * What a result shows, below one another: title, authors and occasion, sentence, topics.
 * @param {Paper} paper
 * @param {Set<string>} stems
 * @param {boolean} linked whether title and topics are links themselves
 */
function lines(paper, stems, linked) {
  const line = (/** @type {string} */ name, /** @type {(Node | string)[]} */ content) => make(linked ? "p" : "span", { class: `search-${name}` }, ...content);
  const title = marked(paper.title, stems);
  const topics = paper.topics.slice(0, 5).flatMap(([slug, label]) => [
    " ",
    make("span", { class: "search-topic" }, linked ? make("a", { href: topicAddress(slug) }, ...marked(label, stems)) : label),
  ]);
  return [
    linked
      ? make("h2", { class: "search-title" }, make("a", { href: paperAddress(paper) }, ...title))
      : make("span", { class: "search-title", "data-title": "" }, ...title),
    line("byline", marked(byline(paper), stems)),
    line("snippet", marked(snippet(paper.abstract, stems), stems)),
    ...(topics.length ? [line("topics", topics.slice(1))] : []),
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
  if (!found.ids.length) said.push(`Nothing found for “${text}”. Try fewer or other words.`);
  else if (found.whole) said.push(`${counted(found.ids.length)}.`);
  else said.push("No paper has all of these words. These have some:");
  if (found.ids.length && found.spellings.length) said.push(`Nearest spelling: ${found.spellings.join(", ")}.`);
  if (lost()) said.push("A part of the index could not be loaded, so papers may be missing.");
  return said.join(" ");
}

/**
 * Asks anew, and forgets what was asked before; what stops the answer is said.
 * @param {HTMLElement} status
 * @param {(mine: Ask) => Promise<void>} answer
 */
function asking(status, answer) {
  /** @type {Ask} */
  let current = { cancelled: false };
  return async function ask() {
    current.cancelled = true;
    const mine = (current = { cancelled: false });
    const slow = setTimeout(() => mine.cancelled || (status.textContent = "Searching…"), 300);
    try {
      await answer(mine);
    } catch (fault) {
      if (fault instanceof Renewed) ask();
      else if (fault instanceof Missing) status.textContent = fault.message;
      else if (!(fault instanceof Cancelled)) throw fault;
    } finally {
      clearTimeout(slow);
    }
  };
}

export { make, lines, summary, counted, paperAddress, address, asking };
