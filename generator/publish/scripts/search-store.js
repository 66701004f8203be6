// What the parts of the index say: postings, words, papers; see generator/compose/search.py, which writes them.

import { from, known, made } from "./search-parts.js";

const WORD_PARTS = 6; // shards of words to load for one that is half typed, or misspelt
const values = new Uint8Array(128);
[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"].forEach((digit, at) => (values[digit.charCodeAt(0)] = at));

/** @param {string} text @returns {Map<string, string>} names of parts by key */
const directory = (text) => new Map(text ? text.split("\n").map((line) => /** @type {[string, string]} */ (line.split("\t"))) : []);

/** @param {keyof Index} key @returns {Map<string, string>} */
function names(key) {
  const kept = `directory of ${key}`;
  if (!made.has(kept)) made.set(kept, directory(String(known()[key])));
  return made.get(kept);
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

/** @param {string} text @returns {number[]} */
function numbers(text) {
  const found = [];
  for (let at = 0, value = 0, shift = 0; at < text.length; at++) {
    const digit = values[text.charCodeAt(at)];
    value |= (digit & 31) << shift;
    shift += 5;
    if (digit < 32) {
      found.push(value);
      value = shift = 0;
    }
  }
  return found;
}

/** @param {string} text @returns {Postings} */
function decoded(text) {
  const pairs = numbers(text);
  const ids = new Int32Array(pairs.length / 2);
  const levels = new Uint8Array(ids.length);
  for (let at = 0, last = -1; at < ids.length; at++) {
    ids[at] = last += pairs[2 * at] + 1;
    levels[at] = pairs[2 * at + 1];
  }
  return { ids, levels };
}

/** @param {string} term @param {Ask} ask @returns {Promise<Postings | null>} */
async function postingsOf(term, ask) {
  const kept = `postings of ${term}`;
  if (made.has(kept)) return made.get(kept);
  const found = await from(shard(names("postings"), term), ask, terms);
  const text = found?.get(term);
  if (text === undefined) return null;
  const value = decoded(text);
  made.set(kept, value);
  return value;
}

/** @param {string} form @param {Ask} ask @returns {Promise<Map<number, number[]>>} places by paper */
async function placesOf(form, ask) {
  const byPaper = new Map();
  const parts = await from(names("places").get(""), ask, directory);
  const text = parts && (await from(shard(parts, form), ask, terms))?.get(form);
  const read = numbers(text ?? "");
  for (let at = 0, paper = -1; at < read.length; ) {
    paper += read[at++] + 1;
    const places = [];
    for (let place = 0, more = 1; more; more = read[at++] & 1) places.push((place += read[at] >> 1));
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
 * @param {string} form the shard where it lies comes first
 * @param {(prefix: string) => boolean} fits whether a shard of longer beginnings is wanted
 */
async function wordsLike(key, beginning, ask, form = beginning, fits = () => true) {
  const table = names(key);
  const longer = [...table.keys()].filter((prefix) => prefix.length > beginning.length && prefix.startsWith(beginning) && fits(prefix));
  const wanted = new Set([shard(table, form), shard(table, beginning), ...longer.map((prefix) => table.get(prefix))]);
  const found = await Promise.all([...wanted].slice(0, WORD_PARTS).map((name) => from(name, ask, vocabulary)));
  return found.flatMap((some) => some ?? []);
}

/** @param {ArrayLike<number>} ids @param {Ask} ask @returns {Promise<Paper[]>} those that could be loaded, in order */
async function loadPapers(ids, ask) {
  const starts = [...names("lists").keys()].map(Number);
  const found = await Promise.all(
    Array.from(ids, async (id) => {
      const start = starts.findLast((first) => first <= id) ?? 0;
      const list = await from(names("lists").get(String(start)), ask, (text) => text.split("\n"));
      for (let at = 0, first = start; list && at < list.length; first += values[list[at++].charCodeAt(0)]) {
        const within = id - first;
        if (within >= values[list[at].charCodeAt(0)]) continue;
        const run = await from(list[at].slice(1), ask, unpacked);
        return run && paper(id, (await run)[within]);
      }
      return null;
    }),
  );
  return /** @type {Paper[]} */ (found.filter((each) => each));
}

/** @param {string} content @returns {Promise<any[]>} */
function unpacked(content) {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).json();
}

/** @param {number} id @param {any[]} values @returns {Paper} */
const paper = (id, [permalink, title, authors, venue, year, topics, abstract]) => ({ id, permalink, title, authors, venue, year, topics, abstract });

/**
 * Where and when papers appeared.
 * @param {Ask} ask
 * @returns {Promise<Occasions>}
 */
async function occasions(ask) {
  const of = new Uint32Array(known().papers);
  /** @type {[string, number][]} */
  const all = [["", 0]];
  for (const [start, name] of names("occasions")) {
    const column = await from(name, ask, JSON.parse);
    const runs = numbers(column?.[1] ?? "");
    let paper = +start;
    for (let at = 0; at < runs.length; at += 2) of.fill(all.length + runs[at], paper, (paper += runs[at + 1]));
    all.push(...(column?.[0] ?? []));
  }
  return { of, all };
}

/**
 * @param {Int32Array} ids
 * @param {Occasions} occasions
 * @param {0 | 1} kind the venues, or the years
 * @returns {Value[]} how many of the papers have each, most first
 */
function tally(ids, { of, all }, kind) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const id of ids) {
    const value = String(all[of[id]][kind] || "");
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  counts.delete("");
  return ranked([...counts].map(([value, papers]) => ({ value, label: value, papers })));
}

/**
 * Counts the topics of papers.
 * @param {Int32Array} ids
 * @param {Ask} ask
 * @returns {Promise<Value[]>} most papers first
 */
async function countTopics(ids, ask) {
  const wanted = new Set(ids);
  /** @type {Map<string, Value>} */
  const counts = new Map();
  for (const [start, name] of names("topics")) {
    /** @type {[[string, string][], string] | null} */
    const column = await from(name, ask, JSON.parse);
    if (!column) continue;
    const read = numbers(column[1]);
    const tally = new Uint32Array(column[0].length);
    for (let at = 0, paper = +start; at < read.length; paper++) {
      const one = wanted.has(paper) ? 1 : 0;
      for (let left = read[at++]; left; left--) tally[read[at++]] += one;
    }
    column[0].forEach(([value, label], at) => {
      const kept = counts.get(value) ?? { value, label, papers: 0 };
      kept.papers += tally[at];
      if (kept.papers) counts.set(value, kept);
    });
  }
  return ranked([...counts.values()]);
}

/** @param {Value[]} values */
const ranked = (values) => values.sort((a, b) => b.papers - a.papers || (a.value < b.value ? -1 : 1));

/** @param {Ask} ask @returns {Promise<number[] | null>} each paper's rank by title */
const titleRanks = (ask) => from(names("titles").get(""), ask, numbers);

export { postingsOf, nearest, placesOf, wordsLike, loadPapers, occasions, countTopics, tally, titleRanks };
