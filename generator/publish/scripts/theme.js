// What all scripts of the site use: where it is, and what the browser keeps for it; and the choice of the theme. The
// names are Material's, whose own template sets them on hand-written pages.
globalThis.__md_scope ??= new URL("../..", document.currentScript.src);
globalThis.__md_get ??= (key) => JSON.parse(localStorage.getItem(`${__md_scope.pathname}.${key}`));
globalThis.__md_set ??= (key, value) => {
  try {
    localStorage.setItem(`${__md_scope.pathname}.${key}`, JSON.stringify(value));
  } catch {
    // The browser keeps nothing: the choice holds for this page.
  }
};

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

// A printed page tells its address.
{
  const place = document.createElement("p");
  place.className = "printed-address";
  place.textContent = document.querySelector("link[rel=canonical]")?.href ?? (location.protocol === "file:" ? "" : location.href.split("#")[0]);
  document.querySelector(".page")?.append(place);
}
