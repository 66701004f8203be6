// The parts of the index: loads each when it is needed, as a script, since a page in a folder may read nothing else.

/**
 * @typedef {object} Index what `search/index.js` says: see generator/compose/search.py
 * @property {number} format
 * @property {number} papers
 * @property {number} each papers to a part
 * @property {number} parts parts of papers to a list
 * @property {number} column papers to a column
 * @property {string} stop
 * @property {string} places
 * @property {string} titles
 * @property {string} postings
 * @property {string} words
 * @property {string} ends
 * @property {string} lists
 * @property {string} occasions
 * @property {string} topics
 *
 * @typedef {object} Paper
 * @property {number} id
 * @property {string} permalink
 * @property {string} title
 * @property {[family: string, given: string][]} authors
 * @property {string} venue
 * @property {string} proceedings the venue's long name, where it has another
 * @property {number} year 0 where unknown
 * @property {[slug: string, label: string][]} topics
 * @property {{ doi: string, arxiv: string, openreview: string }} identifiers
 * @property {string} link
 * @property {string} abstract
 *
 * @typedef {{ papers: Int32Array, levels: Uint8Array }} Postings
 * @typedef {{ cancelled: boolean, rest?: Promise<void> }} Ask a question under way; a newer one cancels it
 */

(() => {
  const FORMAT = 1;
  const REST = 100; // ms without a key before anything is loaded: who types on needs no part for half a word
  const KEPT = 2000; // things made of parts; a long session forgets the oldest
  const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const BASE85 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
  const values = table(DIGITS);
  const values85 = table(BASE85);
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

  /** @param {string} characters */
  function table(characters) {
    const values = new Uint8Array(128);
    [...characters].forEach((character, at) => (values[character.charCodeAt(0)] = at));
    return values;
  }

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

  /** @param {string} text @returns {Map<string, string>} names of parts by key */
  function directory(text) {
    return new Map(text ? text.split("\n").map((line) => /** @type {[string, string]} */ (line.split("\t"))) : []);
  }

  /** @param {keyof Index} key @returns {Map<string, string>} */
  function names(key) {
    const kept = `directory of ${key}`;
    let found = made.get(kept);
    if (!found) made.set(kept, (found = directory(String(/** @type {Index} */ (index)[key]))));
    return found;
  }

  /** @param {Map<string, string>} names @param {string} word */
  function shard(names, word) {
    for (let beginning = `${word} `; ; beginning = beginning.slice(0, -1)) {
      const name = names.get(beginning);
      if (name !== undefined || !beginning) return name;
    }
  }

  /** @param {string[]} terms @param {number} most @returns {string[]} those that lie in the first few parts */
  function nearest(terms, most) {
    const parts = new Set();
    return terms.filter((term) => {
      const name = shard(names("postings"), term);
      return parts.has(name) || (parts.size < most && parts.add(name));
    });
  }

  /** @param {string} content @returns {Map<string, string>} */
  function terms(content) {
    const cut = content.split(" ");
    const found = new Map();
    for (let at = 0; at < cut.length; at += 2) found.set(cut[at], cut[at + 1]);
    return found;
  }

  /**
   * Calls back with each number of a text of them.
   * @param {string} text
   */
  function reader(text) {
    let at = 0;
    return {
      more: () => at < text.length,
      next() {
        let value = 0;
        for (let shift = 0; ; shift += 5) {
          const digit = values[text.charCodeAt(at++)];
          value |= (digit & 31) << shift;
          if (digit < 32) return value;
        }
      },
    };
  }

  /** @param {string} text @returns {Postings} */
  function decoded(text) {
    const papers = [];
    const levels = [];
    const numbers = reader(text);
    for (let last = -1; numbers.more(); ) {
      papers.push((last += numbers.next() + 1));
      levels.push(numbers.next());
    }
    return { papers: Int32Array.from(papers), levels: Uint8Array.from(levels) };
  }

  /** @param {string} term @param {Ask} ask @returns {Promise<Postings | null>} */
  async function postings(term, ask) {
    const kept = `postings of ${term}`;
    if (made.has(kept)) return made.get(kept);
    const found = await from(shard(names("postings"), term), ask, terms);
    const text = found?.get(term);
    if (text === undefined) return null;
    const value = decoded(text);
    made.set(kept, value);
    return value;
  }

  /** @param {string} form @param {Ask} ask @returns {Promise<Map<number, number[]> | null>} places by paper */
  async function places(form, ask) {
    const parts = await from(/** @type {Index} */ (index).places, ask, directory);
    const found = parts && (await from(shard(parts, form), ask, terms));
    const text = found?.get(form);
    if (text === undefined) return null;
    const numbers = reader(text);
    const byPaper = new Map();
    for (let paper = -1; numbers.more(); ) {
      paper += numbers.next() + 1;
      const places = [];
      for (let place = 0, more = 1; more; ) {
        const step = numbers.next();
        more = step & 1;
        places.push((place += step >> 1));
      }
      byPaper.set(paper, places);
    }
    return byPaper;
  }

  /** @param {string} content @returns {{ form: string, common: number }[]} */
  function vocabulary(content) {
    let before = "";
    return content.split(" ").map((entry) => {
      before = before.slice(0, values[entry.charCodeAt(0)]) + entry.slice(2);
      return { form: before, common: values[entry.charCodeAt(1)] };
    });
  }

  /**
   * The words that begin so, and others from the same shards.
   * @param {"words" | "ends"} key
   * @param {string} beginning
   * @param {Ask} ask
   * @param {number} most shards to load
   */
  async function words(key, beginning, ask, most = 1) {
    const table = names(key);
    const own = shard(table, beginning);
    const longer = most > 1 ? [...table].filter(([prefix]) => prefix.length > beginning.length && prefix.startsWith(beginning)) : [];
    const wanted = [...(own === undefined ? [] : [own]), ...longer.map(([, name]) => name)].slice(0, most);
    const found = await Promise.all(wanted.map((name) => from(name, ask, vocabulary)));
    return found.flatMap((some) => some ?? []);
  }

  /** @param {ArrayLike<number>} ids @param {Ask} ask @returns {Promise<Paper[]>} those that could be loaded, in order */
  async function papers(ids, ask) {
    const known = /** @type {Index} */ (index);
    const found = await Promise.all(
      Array.from(ids, async (id) => {
        const at = Math.floor(id / known.each);
        const list = await from(names("lists").get(String(Math.floor(at / known.parts))), ask, (text) => text.split("\n"));
        const name = list?.[at % known.parts];
        const run = name && (await from(name, ask, unpacked));
        return run ? paper(id, (await run)[id % known.each]) : null;
      }),
    );
    return /** @type {Paper[]} */ (found.filter((each) => each));
  }

  /** @param {string} content @returns {Promise<any[]>} */
  function unpacked(content) {
    const bytes = new Uint8Array(Math.floor((content.length * 4) / 5));
    for (let at = 0, to = 0; at < content.length; at += 5) {
      let value = 0;
      for (let digit = 0; digit < 5; digit++) value = value * 85 + (at + digit < content.length ? values85[content.charCodeAt(at + digit)] : 84);
      for (let shift = 24; shift >= 0 && to < bytes.length; shift -= 8) bytes[to++] = value / 2 ** shift;
    }
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).json();
  }

  /** @param {number} id @param {any[]} values @returns {Paper} */
  function paper(id, [permalink, title, authors, venue, proceedings, year, topics, [doi, arxiv, openreview], link, abstract]) {
    return { id, permalink, title, authors, venue, proceedings, year, topics, identifiers: { doi, arxiv, openreview }, link, abstract };
  }

  /**
   * @param {Ask} ask
   * @returns {Promise<{ years: Int16Array, venues: Uint16Array, names: string[] }>} by paper; unknown years are 0
   */
  async function occasions(ask) {
    const known = /** @type {Index} */ (index);
    const all = { years: new Int16Array(known.papers), venues: new Uint16Array(known.papers), names: [""] };
    for (const [at, name] of names("occasions")) {
      const column = await from(name, ask, (text) => /** @type {[string[], string]} */ (JSON.parse(text)));
      if (!column) continue;
      const own = column[0].map((venue) => (all.names.includes(venue) ? all.names.indexOf(venue) : all.names.push(venue) - 1));
      const numbers = reader(column[1]);
      for (let paper = Number(at) * known.column; numbers.more(); ) {
        const [venue, year, run] = [numbers.next(), numbers.next(), numbers.next()];
        all.years.fill(year, paper, paper + run);
        all.venues.fill(own[venue], paper, (paper += run));
      }
    }
    return all;
  }

  /**
   * Counts the topics of papers.
   * @param {Int32Array} ids ascending
   * @param {Ask} ask
   * @returns {Promise<{ slug: string, label: string, papers: number }[]>} most papers first
   */
  async function topics(ids, ask) {
    const known = /** @type {Index} */ (index);
    /** @type {Map<string, { slug: string, label: string, papers: number }>} */
    const counts = new Map();
    let next = 0;
    for (const [at, name] of names("topics")) {
      const first = Number(at) * known.column;
      if (next >= ids.length || ids[next] >= first + known.column) continue;
      const column = await from(name, ask, (text) => /** @type {[[string, string][], string]} */ (JSON.parse(text)));
      if (!column) continue;
      const tally = new Uint32Array(column[0].length);
      const numbers = reader(column[1]);
      for (let paper = first; numbers.more(); paper++) {
        const wanted = ids[next] === paper;
        if (wanted) next++;
        for (let left = numbers.next(); left; left--) tally[numbers.next()] += wanted ? 1 : 0;
      }
      column[0].forEach(([slug, label], at) => {
        if (!tally[at]) return;
        const kept = counts.get(slug);
        if (kept) kept.papers += tally[at];
        else counts.set(slug, { slug, label, papers: tally[at] });
      });
    }
    return [...counts.values()].sort((a, b) => b.papers - a.papers || (a.slug < b.slug ? -1 : 1));
  }

  /** @param {Ask} ask @returns {Promise<number[] | null>} each paper's rank by title */
  function titles(ask) {
    return from(/** @type {Index} */ (index).titles, ask, (text) => {
      const ranks = [];
      for (const numbers = reader(text); numbers.more(); ) ranks.push(numbers.next());
      return ranks;
    });
  }

  const store = { open, postings, nearest, places, words, papers, occasions, topics, titles, lost: () => lost.length, version: () => version };
  globalThis.paperSearch = { ...globalThis.paperSearch, site, store, Cancelled, Renewed, Missing };
})();
