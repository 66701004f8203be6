// What the reader typed in, what it asks for out: words, phrases, fields, years, and what to leave out.

import { fold, runs } from "./search-text.js";

const token = /(?<without>(?<!\S)-(?=[^\s-]))?(?:(?<field>author|tag|topic|venue|year):)?(?:"(?<quoted>[^"]*)"?|(?<bare>[^\s"]+))/giu;
const span = /^(\d{4})?(\.\.)?(\d{4})?$/;
/** @type {Record<string, Clause["field"]>} */
const fields = { author: "@", tag: "#", topic: "=" };

/** @param {string} text @param {Set<string>} stop @param {Facets} facets @returns {Query} */
function parse(text, stop, { topic = [], venue = [], year = [] }) {
  /** @type {Query} */
  const query = { clauses: [], filters: [] };
  for (const found of text.matchAll(token)) {
    const { without, field = "", quoted, bare = "" } = /** @type {Record<string, string>} */ (found.groups);
    const value = quoted ?? bare;
    const years = span.exec(value);
    const name = field.toLowerCase();
    if (name === "year" && years) {
      const [, from = "0001", dots, to = dots ? "9999" : from] = years;
      query.filters.push({ kind: 1, without: !!without, fits: (year) => year >= from && year <= to });
    } else if (name === "venue" && value) {
      query.filters.push({ kind: 0, without: !!without, fits: (venue) => ` ${fold(venue)} `.includes(` ${fold(value)} `) });
    } else {
      const last = found.index + found[0].length === text.length && quoted === undefined;
      query.clauses.push(...clauses(value, fields[name] ?? "", quoted !== undefined, last, !!without));
    }
  }
  const telling = query.clauses.filter((clause) => clause.field || clause.phrase || !clause.readings.flat().every((form) => stop.has(form)));
  if (telling.some((clause) => !clause.without)) query.clauses = telling;
  // What was chosen beside the words: one of each facet's values.
  if (topic.length) query.clauses.push(clause("=", topic.map((slug) => [slug])));
  if (venue.length) query.filters.push({ kind: 0, without: false, fits: (name) => venue.includes(name) });
  if (year.length) query.filters.push({ kind: 1, without: false, fits: (name) => year.includes(name) });
  return query;
}

/**
 * `-pre-training` leaves out papers with both parts, not papers with one of them.
 * @param {string} value
 * @param {Clause["field"]} field
 * @param {boolean} quoted
 * @param {boolean} last
 * @param {boolean} without
 */
function clauses(value, field, quoted, last, without) {
  if (field === "=") return value ? [clause(field, [[value]], null, false, without)] : [];
  const found = runs(value);
  const parts = found.map((run) => run.filter((term) => !term.compound).map((term) => term.form));
  if (quoted && field !== "#") return found.length ? [clause(field, [parts.flat()], parts.flat(), false, without)] : [];
  return found.map((run, at) => {
    const compounds = run.filter((term) => term.compound).map((term) => [term.form]);
    return clause(field, [parts[at], ...compounds], null, last && !without && at === found.length - 1, without);
  });
}

/**
 * @param {Clause["field"]} field
 * @param {string[][]} readings
 * @param {string[] | null} phrase
 * @returns {Clause}
 */
function clause(field, readings, phrase = null, open = false, without = false) {
  return { field, readings, phrase, open, without };
}

export { parse };
