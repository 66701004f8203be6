// The dialog that opens from every page: a box and a list, as in ARIA's pattern for a combobox with a listbox.

import { open } from "./search-parts.js";
import { search } from "./search-rank.js";
import { loadPapers } from "./search-store.js";
import { address, asking, counted, lines, make, paperAddress, summary } from "./search-view.js";

const SHOWN = 10;

/** @param {HTMLDialogElement} dialog */
function startDialog(dialog) {
  const input = /** @type {HTMLInputElement} */ (dialog.querySelector("input"));
  const list = /** @type {HTMLElement} */ (dialog.querySelector("[role=listbox]"));
  const status = /** @type {HTMLElement} */ (dialog.querySelector("[role=status]"));
  const all = /** @type {HTMLAnchorElement} */ (dialog.querySelector("[data-search-all]"));
  let active = -1;

  /** @param {number} at past the last, and before the first, is the box itself */
  function choose(at) {
    const options = list.children;
    options[active]?.setAttribute("aria-selected", "false");
    active = at < 0 || at >= options.length ? -1 : at;
    const option = options[active];
    option?.setAttribute("aria-selected", "true");
    option?.scrollIntoView({ block: "nearest" });
    if (option) input.setAttribute("aria-activedescendant", option.id);
    else input.removeAttribute("aria-activedescendant");
  }

  /** @param {Paper} paper @param {number} at @param {Set<string>} stems */
  const option = (paper, at, stems) =>
    make("a", { role: "option", id: `search-option-${at}`, href: paperAddress(paper), tabindex: -1, "aria-selected": "false", "data-search-result": "", class: "search-option" }, ...lines(paper, stems, false));

  const ask = asking(status, async (mine) => {
    const text = input.value.trim();
    const found = await search(text, mine);
    const shown = await loadPapers(found.ids.subarray(0, SHOWN), mine);
    if (mine.cancelled) return;
    list.scrollTop = 0; // before the new ones are there, since the browser would lay them out at once
    list.replaceChildren(...shown.map((paper, at) => option(paper, at, found.stems)));
    list.hidden = !shown.length;
    input.setAttribute("aria-expanded", String(shown.length > 0));
    choose(-1);
    status.textContent = text && summary(found, text);
    all.href = `${address("search.html")}#q=${encodeURIComponent(text)}`;
    all.textContent = `All ${counted(found.ids.length)}: filter, sort, export`;
    all.hidden = !shown.length;
    dialog.dataset.answered = text; // to be waited for
  });

  input.addEventListener("input", ask);
  input.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    if (event.key === "ArrowDown") choose(active + 1);
    else if (event.key === "ArrowUp") choose(active < 0 ? list.children.length - 1 : active - 1);
    else if (event.key === "Enter") {
      const chosen = /** @type {HTMLElement | undefined} */ (list.children[active]);
      if (chosen) chosen.click();
      else if (input.value.trim()) location.href = `${address("search.html")}#q=${encodeURIComponent(input.value.trim())}`;
    } else if (event.key === "Escape") dialog.close(); // else it would first empty the box
    else return;
    event.preventDefault();
  });
  dialog.addEventListener("click", (event) => {
    const chosen = event.target instanceof Element && event.target.closest("[role=option], [data-search-all]");
    // The search page's own link changes the address alone, and a page kept for Back must not come back covered.
    if (event.target === dialog || chosen) dialog.close();
  });

  // What was typed meanwhile; else the index is fetched while the reader thinks.
  if (input.value.trim()) ask();
  else open().catch((fault) => (status.textContent = fault.message));
}

/** @type {HTMLDialogElement | null} */
const dialog = document.querySelector("dialog#search"); // a heading may have the same name
if (dialog) startDialog(dialog);
