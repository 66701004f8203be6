// The parts of the index: loads each when it is needed, as a script, since a page in a folder may read nothing else.

const FORMAT = 2;
const REST = 100; // ms without a key before anything is loaded: who types on needs no part for half a word
const KEPT = 2000; // things made of parts; a long session forgets the oldest
const INDEX = "search/index.js";
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
let missed = [];
/** @type {Map<string, string>} */
const received = new Map();
/** @type {Map<string, Promise<string | null>>} */
const loading = new Map();
/** @type {Map<string, any>} what was made of a part */
const made = new Map();

// What the parts call; an index of another version makes all that came before void.
Object.assign(globalThis, {
  /** @param {string} name @param {Index} content */
  searchIndex(name, content) {
    if (name === version) return;
    version = name;
    index = content;
    missed = [];
    for (const kept of [received, loading, made]) kept.clear();
    document.documentElement.dataset.searchIndex = name; // to be waited for
  },
  /** @param {string} name @param {string} content */
  searchPart: (name, content) => received.set(name, content),
});

/** @param {HTMLScriptElement} element */
const ended = (element) => new Promise((done) => (element.onload = element.onerror = done));

/** @param {string} path */
async function script(path) {
  const element = document.createElement("script");
  element.src = new URL(path, site).href;
  document.head.append(element);
  await ended(element);
  element.remove();
}

/** @type {HTMLScriptElement | null} */
const first = document.querySelector(`script[src$="${INDEX}"]`); // on its way since the search was opened
let coming = first ? ended(first) : script(INDEX);

/** The index; loaded once, and again when a part that it names is gone. */
async function open(again = false) {
  await coming;
  if (!index || again) await (coming = script(`${INDEX}?${Date.now()}`));
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
  await (ask.rest ??= new Promise((done) => setTimeout(done, REST)));
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
  if (version === before && !missed.length) await open(true);
  if (version !== before) throw new Renewed();
  missed.push(name);
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
  for (const raw of [received, loading]) raw.delete(name);
  return value;
}

const known = () => /** @type {Index} */ (index);
/** How many parts could not be loaded. */
const lost = () => missed.length;

export { site, open, from, made, known, lost, Cancelled, Renewed, Missing };
