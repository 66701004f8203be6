// What the parts of the index say: postings, words, papers; see generator/compose/search.py, which writes them.

(() => {
  const { open, lost, version, from, made, known } = paperSearch;
  const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const BASE85 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
  const values = table(DIGITS);
  const values85 = table(BASE85);

  /** @param {string} characters */
  function table(characters) {
    const values = new Uint8Array(128);
    [...characters].forEach((character, at) => (values[character.charCodeAt(0)] = at));
    return values;
  }

  /** @param {string} text @returns {Map<string, string>} names of parts by key */
  function directory(text) {
    return new Map(text ? text.split("\n").map((line) => /** @type {[string, string]} */ (line.split("\t"))) : []);
  }

  /** @param {keyof Index} key @returns {Map<string, string>} */
  function names(key) {
    const kept = `directory of ${key}`;
    let found = made.get(kept);
    if (!found) made.set(kept, (found = directory(String(known()[key]))));
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
    const parts = await from(known().places, ask, directory);
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
    const index = known();
    const found = await Promise.all(
      Array.from(ids, async (id) => {
        const at = Math.floor(id / index.each);
        const list = await from(names("lists").get(String(Math.floor(at / index.parts))), ask, (text) => text.split("\n"));
        const name = list?.[at % index.parts];
        const run = name && (await from(name, ask, unpacked));
        return run ? paper(id, (await run)[id % index.each]) : null;
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
    const index = known();
    const all = { years: new Int16Array(index.papers), venues: new Uint16Array(index.papers), names: [""] };
    for (const [at, name] of names("occasions")) {
      const column = await from(name, ask, (text) => /** @type {[string[], string]} */ (JSON.parse(text)));
      if (!column) continue;
      const own = column[0].map((venue) => (all.names.includes(venue) ? all.names.indexOf(venue) : all.names.push(venue) - 1));
      const numbers = reader(column[1]);
      for (let paper = Number(at) * index.column; numbers.more(); ) {
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
    const index = known();
    /** @type {Map<string, { slug: string, label: string, papers: number }>} */
    const counts = new Map();
    let next = 0;
    for (const [at, name] of names("topics")) {
      const first = Number(at) * index.column;
      if (next >= ids.length || ids[next] >= first + index.column) continue;
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
    return from(known().titles, ask, (text) => {
      const ranks = [];
      for (const numbers = reader(text); numbers.more(); ) ranks.push(numbers.next());
      return ranks;
    });
  }

  paperSearch.store = { open, lost, version, postings, nearest, places, words, papers, occasions, topics, titles };
})();
