// What the reader typed in, what it asks for out: words, phrases, fields, years, and what to leave out.

(() => {
  const { fold, runs } = paperSearch;

  const token = /(?<without>(?<!\S)-(?=[^\s-]))?(?:(?<field>author|tag|topic|venue|year):)?(?:"(?<quoted>[^"]*)"?|(?<bare>[^\s"]+))/giu;
  const span = /^(\d{4})?(\.\.)?(\d{4})?$/;

  /** @param {string} text @param {Set<string>} stop @returns {Query} */
  function parse(text, stop) {
    /** @type {Query} */
    const query = { clauses: [], filters: [] };
    for (const found of text.matchAll(token)) {
      const { without, field = "", quoted, bare = "" } = /** @type {Record<string, string>} */ (found.groups);
      const last = found.index + found[0].length === text.length && quoted === undefined;
      const value = quoted ?? bare;
      const years = span.exec(value);
      const name = field.toLowerCase();
      if (name === "year" && years) {
        const [, from = "0", dots, to] = years;
        query.filters.push({ kind: "year", without: !!without, from: +from, to: +(to ?? (dots ? 9999 : from)), venue: "" });
      } else if (name === "venue" && value) {
        query.filters.push({ kind: "venue", without: !!without, from: 0, to: 0, venue: fold(value) });
      } else if (name === "topic" && value) {
        query.clauses.push({ field: "=", readings: [[value]], phrase: null, open: false, without: !!without });
      } else {
        query.clauses.push(...clauses(value, name === "author" ? "@" : name === "tag" ? "#" : "", quoted !== undefined, last, !!without));
      }
    }
    const telling = query.clauses.filter((clause) => clause.field || clause.phrase || !clause.readings.every((forms) => forms.every((form) => stop.has(form))));
    if (telling.some((clause) => !clause.without)) query.clauses = telling;
    return query;
  }

  /**
   * @param {string} value
   * @param {"" | "@" | "#"} field
   * @param {boolean} quoted
   * @param {boolean} last
   * @param {boolean} without
   * @returns {Clause[]}
   */
  function clauses(value, field, quoted, last, without) {
    const found = runs(value);
    const parts = found.map((run) => run.filter((term) => !term.compound).map((term) => term.form));
    if (quoted && !field) {
      return found.length ? [{ field, readings: [parts.flat()], phrase: parts.flat(), open: false, without }] : [];
    }
    const made = found.map((run, at) => ({
      field,
      readings: [parts[at], ...run.filter((term) => term.compound).map((term) => [term.form])],
      phrase: null,
      open: last && !without && at === found.length - 1,
      without,
    }));
    // `-pre-training` leaves out papers with both parts, not papers with one of them.
    return made;
  }

  /** @param {Query} query @param {Facets} [facets] @returns {Query} */
  function within(query, { topic = "", venue = "", year = "" } = {}) {
    if (topic) query.clauses.push({ field: "=", readings: [[topic]], phrase: null, open: false, without: false });
    if (venue) query.filters.push({ kind: "venue", without: false, from: 0, to: 0, venue, exact: true });
    if (year) query.filters.push({ kind: "year", without: false, from: +year, to: +year, venue: "" });
    return query;
  }

  Object.assign(paperSearch, { parse, within });
})();
