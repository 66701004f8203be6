// The page for longer work: facets, order, exports; what is asked stands in the address.

import { download, formats } from "./search-export.js";
import { search } from "./search-rank.js";
import { countTopics, loadPapers, occasions, tally } from "./search-store.js";
import { asking, counted, lines, make, summary } from "./search-view.js";

const STEP = 20;
const FACET = 12;
const FACETS = /** @type {const} */ (["topic", "venue", "year"]);

/** @typedef {Required<Facets> & { q: string, sort: string }} State */

/** @returns {State} */
function state() {
  const values = new URLSearchParams(location.hash.slice(1) || location.search);
  const [topic, venue, year] = FACETS.map((name) => values.getAll(name).filter(Boolean));
  return { q: values.get("q") ?? "", sort: values.get("sort") ?? "", topic, venue, year };
}

/** @param {State} wanted */
function written(wanted) {
  const pairs = Object.entries(wanted).flatMap(([name, values]) => [values].flat().map((value) => [name, value]));
  return `${location.pathname}#${new URLSearchParams(pairs.filter(([, value]) => value))}`;
}

/** @param {HTMLElement} page */
function startPage(page) {
  const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (page.querySelector(`[data-search-${name}]`));
  const controls = /** @type {HTMLElement} */ (page.querySelector("[role=search]"));
  const input = /** @type {HTMLInputElement} */ (controls.querySelector("input"));
  const sort = /** @type {HTMLSelectElement} */ (controls.querySelector("select"));
  const narrow = /** @type {HTMLDetailsElement} */ (part("narrow"));
  const [status, list, more, facets, chosen, exports, exported] = ["status", "list", "more", "facets", "chosen", "exports", "exported"].map(part);
  /** @type {Found | null} */
  let found = null;
  let shown = 0;
  /** @type {Map<string, string>} */
  const labels = new Map();

  /** @param {Partial<State>} change @param {boolean} step whether Back leads here */
  function go(change, step = true) {
    history[step ? "pushState" : "replaceState"](null, "", written({ ...state(), ...change }));
    ask();
  }

  /** @param {typeof FACETS[number]} name @param {string} value adds it to the chosen ones, or takes it from them */
  const toggle = (name, value) => go({ [name]: state()[name].includes(value) ? state()[name].filter((other) => other !== value) : [...state()[name], value] });

  const ask = asking(status, async (mine) => {
    const wanted = state();
    if (input.value.trim() !== wanted.q) input.value = wanted.q;
    sort.value = wanted.sort || "relevance";
    page.dataset.searching = "";
    found = await search(wanted.q, mine, /** @type {Order} */ (sort.value), wanted);
    const first = await loadPapers(found.ids.subarray(0, STEP), mine);
    if (mine.cancelled) return;
    shown = 0;
    list.replaceChildren();
    add(first);
    const any = wanted.q || FACETS.some((name) => wanted[name].length);
    status.textContent = any ? summary(found, wanted.q) : "";
    exports.hidden = !found.ids.length;
    showChosen(wanted);
    page.dataset.answered = wanted.q; // to be waited for
    delete page.dataset.searching;
    if (narrow.open) await showFacets(wanted, found.ids, mine);
  });

  /** @param {Paper[]} some */
  function add(some) {
    if (!found) return;
    const { ids, stems } = found;
    list.append(...some.map((paper) => make("li", { "data-search-result": "" }, ...lines(paper, stems, true))));
    shown = Math.min(shown + STEP, ids.length);
    more.hidden = shown >= ids.length;
  }

  /** @param {State} wanted */
  function showChosen(wanted) {
    const buttons = FACETS.flatMap((name) =>
      wanted[name].map((value) => {
        const label = labels.get(value) ?? value;
        return button(`${label} ×`, () => toggle(name, value), { class: "search-chosen", "aria-label": `Remove ${name} ${label}` });
      }),
    );
    chosen.replaceChildren(...buttons);
  }

  /**
   * The values of each facet, with how many papers would be found with each: what is chosen of the others counts, what
   * is chosen of its own does not, since another value there adds papers.
   * @param {State} wanted
   * @param {Int32Array} ids
   * @param {Ask} mine
   */
  async function showFacets(wanted, ids, mine) {
    const groups = FACETS.map(async (name) => {
      const papers = wanted[name].length ? (await search(wanted.q, mine, "number", { ...wanted, [name]: [] })).ids : ids;
      if (name === "topic") return countTopics(papers, mine);
      const values = tally(papers, await occasions(mine), name === "year" ? 1 : 0);
      return name === "year" ? values.sort((a, b) => +b.value - +a.value) : values;
    });
    const values = await Promise.all(groups);
    if (mine.cancelled) return;
    for (const { value, label } of values[0]) labels.set(value, label);
    facets.replaceChildren(...FACETS.flatMap((name, at) => facet(name, values[at], wanted[name])));
    showChosen(wanted);
  }

  /**
   * @param {typeof FACETS[number]} name
   * @param {Value[]} values
   * @param {string[]} pressed
   */
  function facet(name, values, pressed) {
    const offered = values.filter(({ value }, at) => at < FACET || pressed.includes(value));
    const items = offered.map(({ value, label, papers }) => {
      const made = button("", () => toggle(name, value), { "aria-pressed": String(pressed.includes(value)) });
      made.append(make("span", {}, label), make("span", { class: "search-count" }, papers.toLocaleString("en")));
      return make("li", {}, made);
    });
    const title = name[0].toUpperCase() + name.slice(1);
    return items.length ? [make("section", { "data-facet": name, "aria-label": title }, make("h2", {}, title), make("ul", {}, ...items))] : [];
  }

  // Typing changes the address in place; Enter makes it a step that Back returns to.
  input.addEventListener("keydown", (event) => event.key === "Enter" && !event.isComposing && go({ q: input.value.trim() }));
  input.addEventListener("input", () => go({ q: input.value.trim() }, false));
  sort.addEventListener("change", () => go({ sort: sort.value === "relevance" ? "" : sort.value }));
  more.addEventListener("click", async () => {
    if (!found) return;
    const first = list.children.length;
    add(await loadPapers(found.ids.subarray(shown, shown + STEP), { cancelled: false }));
    /** @type {HTMLElement | null} */ (list.children[first]?.querySelector("a"))?.focus();
  });
  for (const format of Object.keys(formats)) {
    const save = async () => {
      const ids = found?.ids ?? new Int32Array();
      const all = ids.length.toLocaleString("en");
      const count = await download(format, ids, (done) => (exported.textContent = `${counted(done)} of ${all} read…`));
      exported.textContent = `${counted(count)} exported as ${format}${count < ids.length ? `, of ${all}: the others could not be loaded` : ""}.`;
    };
    part("formats").append(button(format, save));
  }
  const copy = async () => {
    await navigator.clipboard?.writeText(location.href);
    exported.textContent = "Copied.";
  };
  part("formats").append(button("Copy the link to this search", copy));
  // Beside the results where there is room; else folded, and not even counted, until wanted.
  narrow.open = matchMedia("(min-width: 45em)").matches;
  narrow.addEventListener("toggle", ask);
  addEventListener("popstate", ask);
  controls.hidden = false;
  if (!location.hash && location.search) history.replaceState(null, "", written(state()));
  input.focus({ preventScroll: true });
  ask();
}

/** @param {string} text @param {() => void} act @param {Record<string, string>} attributes */
function button(text, act, attributes = {}) {
  const made = make("button", { type: "button", ...attributes }, text);
  made.addEventListener("click", act);
  return made;
}

const page = /** @type {HTMLElement | null} */ (document.querySelector("[data-search-page]"));
if (page) startPage(page);
