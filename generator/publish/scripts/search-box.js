// The dialog that search.js opens from every page but the search page, which has its own box. It is made here, so that
// no page carries it, and none promises it without scripts.
if (!document.querySelector("[data-search-page]")) {
  const page = new URL("search.html", __md_scope);
  document.body.insertAdjacentHTML(
    "beforeend",
    `<dialog class="search" id="search" aria-label="Search">
      <form class="search-form" role="search" action="${page}">
        <input type="text" inputmode="search" name="q" role="combobox" aria-label="Search papers" placeholder="Search papers" aria-controls="search-list" aria-expanded="false" aria-autocomplete="list" aria-haspopup="listbox" autocapitalize="off" autocomplete="off" spellcheck="false" enterkeyhint="search">
        <button type="submit" formmethod="dialog" formnovalidate class="search-close" aria-label="Close"></button>
      </form>
      <p class="search-status" role="status"></p>
      <div class="search-list" id="search-list" role="listbox" aria-label="Papers found" hidden></div>
      <p class="search-foot">
        <a data-search-all href="${page}" hidden>All papers</a>
        <a href="${page}">Advanced search</a>
      </p>
    </dialog>`,
  );
}
