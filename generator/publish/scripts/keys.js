// The keys that the site knows beside those of the browser; `?` shows them. About tells them too.
{
  const keys = [
    ["/, s, Ctrl K", "Search"],
    ["↑ ↓, Enter", "In the search: choose, and open"],
    ["Esc", "Close the search, or this"],
    ["p, n", "The previous and the next paper of the collection"],
    ["b", "Put the paper on the reading list, or take it off"],
    ["l", "Go to the reading list"],
    ["?", "These keys"],
  ];

  const steps = [...document.querySelectorAll(".page--paper > p > a")];
  const names = (link) => [link.textContent, link.previousSibling?.textContent.trim()];
  const step = (word) => steps.find((link) => names(link).some((name) => name === word || name === `${word}:`))?.click();
  const actions = {
    p: () => step("Previous"),
    n: () => step("Next"),
    b: () => document.querySelector(".page--paper > p > .star")?.click(),
    l: () => document.querySelector(".reading-link").click(),
    "?": help,
  };

  function help() {
    let dialog = document.getElementById("keys");
    if (!dialog) {
      dialog = document.createElement("dialog");
      dialog.id = "keys";
      dialog.className = "keys";
      dialog.setAttribute("aria-labelledby", "keys-heading");
      dialog.innerHTML = `<h2 id="keys-heading">Keyboard</h2><dl></dl><form method="dialog"><button class="plain-button">Close</button></form>`;
      for (const [names, what] of keys) {
        const term = document.createElement("dt");
        for (const name of names.split(", ")) {
          const key = document.createElement("kbd");
          key.textContent = name;
          term.append(term.hasChildNodes() ? " " : "", key);
        }
        const meaning = document.createElement("dd");
        meaning.textContent = what;
        dialog.querySelector("dl").append(term, meaning);
      }
      document.body.append(dialog);
    }
    dialog.showModal();
  }

  addEventListener("keydown", (event) => {
    // A dialog that just closed may hold the focus for a moment longer.
    const typing = event.target instanceof Element && event.target.checkVisibility() && event.target.closest("input, textarea, select, [contenteditable], dialog");
    if (typing || event.ctrlKey || event.metaKey || event.altKey || !(event.key in actions)) return;
    event.preventDefault();
    actions[event.key]();
  });
  for (const button of document.querySelectorAll("[data-search-open]")) button.setAttribute("aria-keyshortcuts", "/ s Control+K");
}
