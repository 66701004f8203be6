// A small comfort: choose the theme. Without JavaScript the style sheet hides the button.
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
}
