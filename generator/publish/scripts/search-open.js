// Opens the search at once, from a button or a key. What answers is loaded then, or as soon as the pointer is on a
// button.
{
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const dialog = /** @type {HTMLDialogElement | null} */ (document.querySelector("dialog#search"));
  const page = document.querySelector("[data-search-page]");
  let loaded = false;

  function load() {
    if (loaded) return;
    loaded = true;
    // Both at the same time; they run in this order.
    for (const address of [String(script.dataset.search), "../../search/index.js"]) {
      const element = document.createElement("script");
      element.src = new URL(address, script.src).href;
      element.async = false;
      document.head.append(element);
    }
  }

  function open() {
    const box = page?.querySelector("input");
    if (box) {
      box.focus();
      box.select();
    } else if (dialog && !dialog.open) {
      load();
      dialog.showModal();
      dialog.querySelector("input")?.select();
    }
  }

  for (const button of document.querySelectorAll("[data-search-open]")) {
    /** @type {HTMLElement} */ (button).hidden = false;
    button.addEventListener("click", open);
    button.addEventListener("pointerenter", load);
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
  Object.assign(globalThis, { references }); // the search's exports are written with it
  if (page) load();
}
