// Opens the search at once, from a button or a key, and only then loads what answers.

(() => {
  const folder = new URL("./", /** @type {HTMLScriptElement} */ (document.currentScript).src);
  const dialog = /** @type {HTMLDialogElement | null} */ (document.getElementById("search"));
  const page = document.querySelector("[data-search-page]");
  const shared = ["text", "parts", "store", "query", "spelling", "sets", "rank", "view"];
  /** @type {Set<string>} */
  const loaded = new Set();

  /** @param {string[]} names */
  function load(names) {
    for (const name of names.filter((name) => !loaded.has(name))) {
      loaded.add(name);
      const script = document.createElement("script");
      script.src = new URL(`search-${name}.js`, folder).href;
      script.async = false; // in this order
      document.head.append(script);
    }
  }

  function open() {
    const box = page?.querySelector("input");
    if (box) {
      box.focus();
      box.select();
      return;
    }
    if (!dialog || dialog.open) return;
    dialog.showModal();
    dialog.querySelector("input")?.select();
    load([...shared, "dialog"]);
  }

  for (const button of document.querySelectorAll("[data-search-open]")) {
    /** @type {HTMLElement} */ (button).hidden = false;
    button.addEventListener("click", open);
  }
  addEventListener("keydown", (event) => {
    // A dialog that just closed may hold the focus for a moment longer.
    const typing = event.target instanceof Element && event.target.checkVisibility() && event.target.closest("input, textarea, select, [contenteditable]");
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const wanted = plain ? !typing && (event.key === "/" || event.key === "s") : (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "k";
    if (!wanted) return;
    event.preventDefault();
    open();
  });
  if (page) load([...shared, "export", "page"]);
})();
