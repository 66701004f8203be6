// A query in, ranked papers out: all words must match; else near spellings, else the papers with most of the words.

import { runs, stem } from "./search-text.js";
import { known, open } from "./search-parts.js";
import { loadPapers, nearest, occasions, placesOf, postingsOf, titleRanks, wordsLike } from "./search-store.js";
import { parse } from "./search-query.js";
import { similar } from "./search-spelling.js";
import { both, combined, either, none, scaled, scored } from "./search-sets.js";

const PREFIX_WORDS = 24;
const PREFIX_PARTS = 3; // parts of postings to load for them: the commonest words' first
const PREFIX_SHARE = 0.6; // a completed word counts less than one that was typed
const TYPO_SHARE = 0.5;
const REFINED = 10; // first papers, whose titles are read to put them in their final order
const EXACT_SHARE = 0.2; // a word of the title in the very form that was asked for
const WHOLE_SHARE = 0.2; // a title that is nothing but the words
const LEVELS = 31;
const GAP = 10; // places between two fields

/**
 * @param {string} text
 * @param {Ask} ask
 * @param {Order} order
 * @param {Facets} facets
 * @returns {Promise<Found>}
 */
async function search(text, ask, order = "relevance", facets = {}) {
  const index = await open();
  const query = parse(text, new Set(index.stop.split(" ")), facets);
  const wanted = query.clauses.filter((clause) => !clause.without);
  /** @type {Found} */
  const found = { ids: new Int32Array(), whole: true, spellings: [], stems: new Set() };
  if (!wanted.length && !query.filters.length) return found;
  /** @type {Search} */
  const own = Object.assign(Object.create(ask), { found });
  const hits = await matches(query, wanted, own);
  found.ids = await ordered(hits, order, own);
  if (order === "relevance") await refine(found.ids.subarray(0, REFINED), hits, wanted, own);
  return found;
}

/**
 * The papers that match the whole query; else with near spellings; else those that match a part of it.
 * @param {Query} query
 * @param {Clause[]} wanted
 * @param {Search} ask
 */
async function matches(query, wanted, ask) {
  const allowed = await filter(query, ask);
  const exact = await Promise.all(wanted.map((clause) => answer(clause, ask, !clause.phrase)));
  let hits = combined(exact, allowed, exact.length);
  if (hits.ids.length || wanted.length < 2) return hits;
  const nearer = await Promise.all(wanted.map((clause, at) => near(clause, exact[at], ask)));
  hits = combined(nearer, allowed, nearer.length);
  if (hits.ids.length) return hits;
  ask.found.whole = false;
  ask.found.spellings = [];
  return combined(exact, allowed, 1);
}

/**
 * @param {Query} query
 * @param {Search} ask
 * @returns {Promise<Uint8Array | null>} 1 for each paper that the filters let through; null for all
 */
async function filter({ clauses, filters }, ask) {
  const without = clauses.filter((clause) => clause.without);
  if (!without.length && !filters.length) return null;
  const allowed = new Uint8Array(known().papers).fill(1);
  const { of, all } = filters.length ? await occasions(ask) : { of: [], all: [] };
  for (const { kind, without, fits } of filters) {
    // What has no venue or year is in none that is wanted, and in none that is left out.
    const fit = all.map((occasion) => (occasion[kind] ? fits(String(occasion[kind])) !== without : without));
    for (let paper = 0; paper < allowed.length; paper++) if (!fit[of[paper]]) allowed[paper] = 0;
  }
  for (const clause of without) {
    for (const paper of (await answer(clause, ask, false)).ids) allowed[paper] = 0;
  }
  return allowed;
}

/**
 * The papers that meet a clause.
 * @param {Clause} clause
 * @param {Search} ask takes what to mark, and the spellings that were tried
 * @param {boolean} correct whether unknown words are corrected
 */
async function answer(clause, ask, correct) {
  if (clause.phrase) return inRow(clause.phrase, clause.field, ask);
  const readings = clause.readings.map(async (forms) => {
    const last = clause.open ? forms.length - 1 : -1;
    return forms.length ? both(await Promise.all(forms.map((form, at) => atom(clause, form, at === last, ask)))) : none();
  });
  const met = either(await Promise.all(readings));
  return met.ids.length || !correct ? met : near(clause, met, ask);
}

/**
 * @param {Clause} clause
 * @param {string} form
 * @param {boolean} open
 * @param {Search} ask
 */
async function atom({ field }, form, open, ask) {
  const { stems } = ask.found;
  const whole = field === "=" ? form : stem(form);
  const exact = await weighed(field + whole, ask);
  stems.add(whole);
  if (!open || !form) return exact;
  const completions = (await wordsLike("words", form, ask))
    .filter((word) => word.form.startsWith(form))
    .sort((a, b) => b.common - a.common || a.form.length - b.form.length || (a.form < b.form ? -1 : 1));
  const others = new Set(completions.slice(0, form.length < 3 ? 8 : PREFIX_WORDS).map((word) => stem(word.form)));
  for (const each of others) stems.add(each);
  others.delete(whole);
  const near = nearest([...others].map((each) => field + each), PREFIX_PARTS);
  const rest = either(await Promise.all(near.map((term) => weighed(term, ask, true))));
  return either([exact, scaled(rest, rarity(rest.ids.length) * PREFIX_SHARE)]);
}

/**
 * A term's papers, scored by BM25: how much the paper is about it (the index tells), times how rare it is.
 * @param {string} term
 * @param {Ask} ask
 * @param {boolean} bare leave the rarity out
 */
async function weighed(term, ask, bare = false) {
  const postings = await postingsOf(term, ask);
  if (!postings) return none();
  const { ids, levels } = postings;
  return scaled({ ids, scores: Float32Array.from(levels) }, (bare ? 1 : rarity(ids.length)) / LEVELS);
}

/** @param {number} papers with a term */
const rarity = (papers) => Math.log(1 + (known().papers - papers + 0.5) / (papers + 0.5));

/**
 * What a clause finds with words spelt nearly so, beside what it found.
 * @param {Clause} clause
 * @param {Scored} met
 * @param {Search} ask
 */
async function near({ field, phrase, readings }, met, ask) {
  if (phrase || field === "=") return met;
  const { spellings, stems } = ask.found;
  const atoms = readings[0].map(async (form) => {
    const exact = await weighed(field + stem(form), ask);
    const words = await similar(form, ask);
    const others = await Promise.all(words.map((word) => weighed(field + stem(word), ask)));
    words.forEach((word, at) => {
      if (!others[at].ids.length) return;
      stems.add(stem(word));
      if (!exact.ids.length && !spellings.includes(word) && spellings.length < 5) spellings.push(word);
    });
    return either([exact, scaled(either(others), TYPO_SHARE)]);
  });
  return either([met, both(await Promise.all(atoms))]);
}

/**
 * Papers with the forms in a row; words that the index leaves out of abstracts may be any word there. An author's names
 * may stand in any order, but must be those of one author.
 * @param {string[]} forms
 * @param {Clause["field"]} field
 * @param {Search} ask
 * @returns {Promise<Scored>}
 */
async function inRow(forms, field, ask) {
  const stop = known().stop.split(" ");
  const every = forms.map((form, at) => ({ form, at }));
  const telling = every.filter(({ form }) => field || !stop.includes(form));
  const wanted = telling.length ? telling : every;
  const [places, lists] = await Promise.all([
    Promise.all(wanted.map(({ form }) => placesOf(form, ask))),
    Promise.all(wanted.map(({ form }) => weighed(field + stem(form), ask))),
  ]);
  for (const { form } of wanted) ask.found.stems.add(stem(form));
  const { ids, scores } = both(lists);
  const fits = (/** @type {number} */ step, /** @type {number} */ nth) => (field ? Math.abs(step) < GAP : step === wanted[nth].at - wanted[0].at);
  const kept = Array.from(ids.keys()).filter((at) =>
    places[0].get(ids[at])?.some((start) => places.every((each, nth) => each.get(ids[at])?.some((place) => fits(place - start, nth)))),
  );
  return scored(kept.map((at) => ids[at]), (_, nth) => scores[kept[nth]]);
}

/**
 * Orders the first papers anew by what the index leaves out: the form of words in titles, and what else is there.
 * @param {Int32Array} first changed in place
 * @param {Scored} hits
 * @param {Clause[]} wanted
 * @param {Search} ask
 */
async function refine(first, hits, wanted, ask) {
  const asked = await Promise.all(wanted.flatMap(({ field, readings: [forms], open }) => (field ? [] : forms.map((form, at) => weighty(form, open && at === forms.length - 1, ask)))));
  if (first.length < 2 || !asked.length) return;
  const all = asked.reduce((sum, { weight }) => sum + weight, 0);
  /** @type {Map<number, number>} */
  const scores = new Map(Array.from(first, (id) => [id, hits.scores[hits.ids.indexOf(id)]]));
  const score = (/** @type {number} */ id) => scores.get(id) ?? 0;
  for (const { id, title } of await loadPapers(first, ask)) {
    const words = runs(title).flatMap((run) => run.filter((term) => !term.compound).map((term) => term.form));
    const there = asked.filter(({ forms, open }) => words.some((word) => forms.includes(word) || (open && word.startsWith(forms[0]))));
    const exact = there.reduce((sum, { weight }) => sum + weight, 0);
    scores.set(id, score(id) + EXACT_SHARE * exact + (WHOLE_SHARE * all * there.length) / (words.length || 1));
  }
  first.set([...first].sort((a, b) => score(b) - score(a) || a - b));
}

/**
 * A word that was asked for, with those that were searched where it is unknown, and how rare it is.
 * @param {string} form
 * @param {boolean} open
 * @param {Search} ask
 */
async function weighty(form, open, ask) {
  const own = await postingsOf(stem(form), ask);
  const forms = own ? [form] : [form, ...ask.found.spellings];
  const postings = own ?? (await postingsOf(stem(forms[1] ?? form), ask));
  return { forms, open, weight: rarity(postings?.ids.length ?? 0) };
}

/**
 * @param {Scored} hits
 * @param {Order} order
 * @param {Ask} ask
 */
async function ordered({ ids, scores }, order, ask) {
  const ranks = order === "title" ? await titleRanks(ask) : null;
  const when = order === "year" ? await occasions(ask) : null;
  // One number for each hit: its place in the order, then the paper's, which is that of its permalink.
  const keys = Float64Array.from(ids, (paper, at) => {
    const place = ranks ? ranks[paper] : when ? -when.all[when.of[paper]][1] : -Math.round(scores[at] * 4096);
    return place * 2 ** 20 + paper;
  }).sort();
  return Int32Array.from(keys, (key) => ((key % 2 ** 20) + 2 ** 20) % 2 ** 20);
}

export { search };
