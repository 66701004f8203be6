// The parts of the index: loads each when it is needed, as a script, since a page in a folder may read nothing else.

(() => {
  const FORMAT = 1;
  const REST = 100; // ms without a key before anything is loaded: who types on needs no part for half a word
  const KEPT = 2000; // things made of parts; a long session forgets the oldest
  const site = new URL("../../", /** @type {HTMLScriptElement} */ (document.currentScript).src);

  class Cancelled extends Error {}
  /** The site was published anew since this page's index was loaded. */
  class Renewed extends Error {}
  /** No index at all. */
  class Missing extends Error {}

  /** @type {Index | null} */
  let index = null;
  let version = "";
  /** @type {string[]} */
  let lost = [];
  /** @type {Map<string, string>} */
  const received = new Map();
  /** @type {Map<string, Promise<string | null>>} */
  const loading = new Map();
  /** @type {Map<string, any>} what was made of a part */
  const made = new Map();

  Object.assign(globalThis, {
    /** @param {string} name @param {Index} content */
    searchIndex(name, content) {
      if (name === version) return;
      version = name;
      index = content;
      lost = [];
      for (const kept of [received, loading, made]) kept.clear();
    },
    /** @param {string} name @param {string} content */
    searchPart(name, content) {
      received.set(name, content);
    },
  });

  /** @param {string} path */
  function script(path) {
    return new Promise((done) => {
      const element = document.createElement("script");
      element.src = new URL(path, site).href;
      element.onload = element.onerror = () => {
        element.remove();
        done(undefined);
      };
      document.head.append(element);
    });
  }

  /** The index; loaded once, and again when a part that it names is gone. */
  async function open(again = false) {
    if (!index || again) await script(`search/index.js${again ? `?${Date.now()}` : ""}`);
    if (!index) throw new Missing("The search index cannot be loaded.");
    if (index.format !== FORMAT) throw new Missing("The search index is of another version: reload the page.");
    return index;
  }

  /**
   * @param {string} name
   * @param {Ask} ask
   * @returns {Promise<string | null>} null where the part is missing or broken; what needs it goes on without
   */
  async function part(name, ask) {
    const there = received.get(name);
    if (there !== undefined) return there;
    ask.rest ??= new Promise((done) => setTimeout(done, REST));
    await ask.rest;
    if (ask.cancelled) throw new Cancelled();
    let wait = loading.get(name);
    if (!wait) loading.set(name, (wait = fetched(name)));
    return wait;
  }

  /** @param {string} name */
  async function fetched(name) {
    const before = version;
    await script(`search/${name}.js`);
    const content = received.get(name);
    if (content !== undefined) return content;
    if (version === before && !lost.length) await open(true);
    if (version !== before) throw new Renewed();
    lost.push(name);
    return null;
  }

  /**
   * What is made of a part, kept.
   * @template T
   * @param {string | undefined} name
   * @param {Ask} ask
   * @param {(content: string) => T} make
   * @returns {Promise<T | null>}
   */
  async function from(name, ask, make) {
    if (name === undefined) return null;
    if (made.has(name)) return made.get(name);
    const content = await part(name, ask);
    if (content === null) return null;
    if (made.size > KEPT) for (const old of [...made.keys()].slice(0, KEPT / 2)) made.delete(old);
    const value = made.get(name) ?? make(content);
    made.set(name, value);
    return value;
  }

  /** @returns {Index} */
  const known = () => /** @type {Index} */ (index);

  Object.assign(paperSearch, { site, open, from, made, known, lost: () => lost.length, version: () => version, Cancelled, Renewed, Missing });
})();
