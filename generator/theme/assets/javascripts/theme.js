// Two small comforts: choose the theme, and open the search from a button. Without JavaScript the style sheet hides the buttons.
{
  const themes = { system: "as the system", light: "light", dark: "dark" };
  const root = document.documentElement;
  const switches = document.querySelectorAll("[data-theme-switch]");

  const show = (theme) => {
    root.dataset.theme = theme;
    for (const button of switches) {
      button.title = `Theme: ${themes[theme]}`;
      button.setAttribute("aria-label", button.title);
    }
  };

  for (const button of switches) {
    button.addEventListener("click", () => {
      const names = Object.keys(themes);
      const next = names[(names.indexOf(root.dataset.theme) + 1) % names.length];
      show(next);
      __md_set("theme", next);
    });
  }
  show(root.dataset.theme in themes ? root.dataset.theme : "system");

  for (const button of document.querySelectorAll("[data-search-open]")) {
    button.addEventListener("click", () => {
      // A click, since Material's script listens for it: setting `checked` would leave the index unloaded.
      const toggle = document.getElementById("__search");
      if (!toggle.checked) toggle.click();
      document.querySelector("[data-md-component=search-query]").focus();
    });
  }
}
