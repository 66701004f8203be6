// The dialog that opens from every page: a box and a list, as in ARIA's pattern for a combobox with a listbox.

(() => {
  const { store, search, lines, make, summary, counted, paperAddress, address, Cancelled, Renewed, Missing } = paperSearch;
  const SHOWN = 10;

  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("search"));
  const input = /** @type {HTMLInputElement} */ (dialog.querySelector("input"));
  const list = /** @type {HTMLElement} */ (dialog.querySelector("[role=listbox]"));
  const status = /** @type {HTMLElement} */ (dialog.querySelector("[role=status]"));
  const all = /** @type {HTMLAnchorElement} */ (dialog.querySelector("[data-search-all]"));

  /** @type {Ask} */
  let current = { cancelled: false };
  let asked = "";
  let active = -1;

  /** @param {number} at */
  function choose(at) {
    const options = list.children;
    options[active]?.setAttribute("aria-selected", "false");
    active = options.length ? (at + options.length + 1) % (options.length + 1) : -1;
    if (active === options.length) active = -1; // past the last, and before the first, is the box itself
    const option = options[active];
    option?.setAttribute("aria-selected", "true");
    option?.scrollIntoView({ block: "nearest" });
    if (option) input.setAttribute("aria-activedescendant", option.id);
    else input.removeAttribute("aria-activedescendant");
  }

  /** @param {HTMLElement[]} options */
  function show(options) {
    list.replaceChildren(...options);
    list.hidden = !options.length;
    list.scrollTop = 0;
    input.setAttribute("aria-expanded", String(options.length > 0));
    choose(-1);
  }

  async function ask() {
    const text = input.value.trim();
    if (text === asked) return;
    asked = text;
    current.cancelled = true;
    const mine = (current = { cancelled: false });
    all.hidden = true;
    if (!text) {
      status.textContent = "";
      show([]);
      return;
    }
    const slow = setTimeout(() => !mine.cancelled && (status.textContent = "Searching…"), 300);
    try {
      const found = await search(text, mine);
      const shown = await store.papers(found.papers.subarray(0, SHOWN), mine);
      if (mine.cancelled) return;
      show(shown.map((paper, at) => make("a", { role: "option", id: `search-option-${at}`, href: paperAddress(paper), tabindex: -1, "aria-selected": "false", "data-search-result": "", class: "search-option" }, ...lines(paper, found.stems, false))));
      status.textContent = summary({ ...found, lost: store.lost() }, text);
      all.href = `${address("search.html")}#q=${encodeURIComponent(text)}`;
      all.textContent = `All ${counted(found.papers.length)}: filter, sort, export`;
      all.hidden = !found.papers.length;
      dialog.dataset.answered = text; // to be waited for
    } catch (fault) {
      if (fault instanceof Renewed) {
        asked = "";
        ask();
      } else if (fault instanceof Missing) {
        asked = "";
        show([]);
        status.textContent = fault.message;
      } else if (!(fault instanceof Cancelled)) throw fault;
    } finally {
      clearTimeout(slow);
    }
  }

  input.addEventListener("input", ask);
  input.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      choose(event.key === "ArrowDown" ? active + 1 : active < 0 ? list.children.length - 1 : active - 1);
    } else if (event.key === "Enter") {
      event.preventDefault();
      const option = /** @type {HTMLElement | undefined} */ (list.children[active]);
      if (option) option.click();
      else if (input.value.trim()) location.href = `${address("search.html")}#q=${encodeURIComponent(input.value.trim())}`;
    } else if (event.key === "Escape") {
      event.preventDefault(); // which would first empty the box
      dialog.close();
    }
  });
  dialog.addEventListener("click", (event) => {
    const option = event.target instanceof Element && event.target.closest("[role=option], [data-search-all]");
    // The search page's own link changes the address alone, and a page kept for Back must not come back covered.
    if (event.target === dialog || option) dialog.close();
  });

  // What was typed meanwhile; else the index is fetched while the reader thinks.
  if (input.value.trim()) ask();
  else store.open().catch((fault) => (status.textContent = fault.message));
})();
