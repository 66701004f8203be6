// A query in, ranked papers out: all words must match; else near spellings, else the papers with most of the words.

(() => {
  const { fold, runs, stem, parse, within, similar, store } = paperSearch;
  const { none, both, either, combined } = paperSearch.sets;
  const PREFIX_WORDS = 24;
  const PREFIX_PARTS = 3; // parts of postings to load for them: the commonest words' first
  const PREFIX_SHARE = 0.6; // a completed word counts less than one that was typed
  const TYPO_SHARE = 0.5;
  const REFINED = 10; // first papers, whose titles are read to put them in their final order
  const EXACT_SHARE = 0.2; // a word of the title in the very form that was asked for
  const WHOLE_SHARE = 0.2; // a title that is nothing but the words
  const LEVELS = 31;

  /**
   * @param {string} text
   * @param {Ask} ask
   * @param {"relevance" | "year" | "title"} order
   * @param {Facets} [facets]
   * @returns {Promise<Found>}
   */
  async function search(text, ask, order = "relevance", facets) {
    const index = await store.open();
    const query = within(parse(text, stopWords(index)), facets);
    const wanted = query.clauses.filter((clause) => !clause.without);
    /** @type {Found} */
    const found = { papers: new Int32Array(), whole: true, spellings: [], stems: new Set(), lost: 0 };
    if (!wanted.length && !query.filters.length) return found;
    const allowed = await filter(query, index, ask);
    let scored = await Promise.all(wanted.map((clause) => answer(clause, index, ask, found, !clause.phrase)));
    let hits = combined(scored, index.papers, allowed, scored.length);
    if (!hits.papers.length && wanted.length > 1) {
      const nearer = await Promise.all(wanted.map((clause, at) => near(clause, scored[at], index, ask, found)));
      hits = combined(nearer, index.papers, allowed, nearer.length);
      if (!hits.papers.length) {
        found.whole = false;
        found.spellings = [];
        hits = combined(scored, index.papers, allowed, 1);
      }
    }
    found.papers = await ordered(hits, order, ask);
    if (order === "relevance") await refine(found.papers.subarray(0, REFINED), hits, wanted, index, ask);
    found.lost = store.lost();
    return found;
  }

  /** @type {WeakMap<object, Set<string>>} */
  const stops = new WeakMap();

  /** @param {Index} index */
  function stopWords(index) {
    let words = stops.get(index);
    if (!words) stops.set(index, (words = new Set(index.stop.split(" "))));
    return words;
  }

  /**
   * @param {Query} query
   * @param {Index} index
   * @param {Ask} ask
   * @returns {Promise<Uint8Array | null>} 1 for each paper that the filters let through; null for all
   */
  async function filter(query, index, ask) {
    const without = query.clauses.filter((clause) => clause.without);
    if (!without.length && !query.filters.length) return null;
    const allowed = new Uint8Array(index.papers).fill(1);
    if (query.filters.length) {
      const { years, venues, names } = await store.occasions(ask);
      const folded = names.map(fold);
      for (const { kind, without, from, to, venue, exact } of query.filters) {
        const fits = exact ? names.map((name) => name === venue) : folded.map((name) => ` ${name} `.includes(` ${venue} `));
        for (let paper = 0; paper < allowed.length; paper++) {
          const fit = kind === "year" ? years[paper] >= Math.max(from, 1) && years[paper] <= to : fits[venues[paper]];
          if (fit === without) allowed[paper] = 0;
        }
      }
    }
    for (const clause of without) {
      for (const paper of (await answer(clause, index, ask, null, false)).papers) allowed[paper] = 0;
    }
    return allowed;
  }

  /**
   * The papers that meet a clause.
   * @param {Clause} clause
   * @param {Index} index
   * @param {Ask} ask
   * @param {Found | null} found takes what to mark, and the spellings that were tried
   * @param {boolean} correct whether unknown words are corrected
   */
  async function answer(clause, index, ask, found, correct) {
    if (clause.phrase) return inRow(clause.phrase, index, ask, found);
    const readings = await Promise.all(
      clause.readings.map(async (forms) => {
        const atoms = forms.map((form, at) => atom(clause, form, clause.open && at === forms.length - 1, index, ask, found));
        return forms.length ? both(await Promise.all(atoms)) : none();
      }),
    );
    const met = either(readings, index.papers);
    return met.papers.length || !correct || clause.field === "=" ? met : near(clause, met, index, ask, found);
  }

  /**
   * @param {Clause} clause
   * @param {string} form
   * @param {boolean} open
   * @param {Index} index
   * @param {Ask} ask
   * @param {Found | null} found
   */
  async function atom(clause, form, open, index, ask, found) {
    const whole = clause.field === "=" ? form : stem(form);
    const exact = await weighed(clause.field + whole, index, ask);
    found?.stems.add(whole);
    if (!open || !form) return exact;
    const completions = (await store.words("words", form, ask, 6))
      .filter((word) => word.form.startsWith(form))
      .sort((a, b) => b.common - a.common || a.form.length - b.form.length || (a.form < b.form ? -1 : 1));
    const stems = [...new Set(completions.slice(0, form.length < 3 ? 8 : PREFIX_WORDS).map((word) => stem(word.form)))];
    for (const each of stems) found?.stems.add(each);
    const near = store.nearest(stems.map((each) => clause.field + each), PREFIX_PARTS);
    const others = await Promise.all(near.filter((term) => term !== clause.field + whole).map((term) => weighed(term, index, ask, true)));
    const rest = either(others, index.papers);
    const share = rarity(rest.papers.length, index.papers) * PREFIX_SHARE;
    return either([exact, { papers: rest.papers, scores: rest.scores.map((score) => score * share) }], index.papers);
  }

  /**
   * A term's papers, scored by BM25: how much the paper is about it (the index tells), times how rare it is.
   * @param {string} term
   * @param {Index} index
   * @param {Ask} ask
   * @param {boolean} bare leave the rarity out
   * @returns {Promise<Scored>}
   */
  async function weighed(term, index, ask, bare = false) {
    const postings = await store.postings(term, ask);
    if (!postings) return none();
    const share = (bare ? 1 : rarity(postings.papers.length, index.papers)) / LEVELS;
    return { papers: postings.papers, scores: Float32Array.from(postings.levels, (level) => level * share) };
  }

  /** @param {number} papers with a term @param {number} all */
  function rarity(papers, all) {
    return Math.log(1 + (all - papers + 0.5) / (papers + 0.5));
  }

  /**
   * What a clause finds with words spelt nearly so, beside what it found.
   * @param {Clause} clause
   * @param {Scored} met
   * @param {Index} index
   * @param {Ask} ask
   * @param {Found | null} found
   */
  async function near(clause, met, index, ask, found) {
    if (clause.phrase || clause.field === "=") return met;
    const forms = clause.readings[0];
    const atoms = forms.map(async (form) => {
      const exact = await weighed(clause.field + stem(form), index, ask);
      const words = await similar(form, ask);
      const scored = await Promise.all(words.map((word) => weighed(clause.field + stem(word), index, ask)));
      words.forEach((word, at) => {
        if (!scored[at].papers.length) return;
        found?.stems.add(stem(word));
        if (!exact.papers.length && found && !found.spellings.includes(word) && found.spellings.length < 5) found.spellings.push(word);
      });
      const others = either(scored, index.papers);
      return either([exact, { papers: others.papers, scores: others.scores.map((score) => score * TYPO_SHARE) }], index.papers);
    });
    return either([met, both(await Promise.all(atoms))], index.papers);
  }

  /**
   * Papers with the forms in a row; words that the index leaves out of abstracts may be any word there.
   * @param {string[]} forms
   * @param {Index} index
   * @param {Ask} ask
   * @param {Found | null} found
   * @returns {Promise<Scored>}
   */
  async function inRow(forms, index, ask, found) {
    const stop = stopWords(index);
    const told = forms.map((form, at) => ({ form, at })).filter(({ form }) => !stop.has(form));
    const wanted = told.length ? told : forms.map((form, at) => ({ form, at }));
    const [places, scored] = await Promise.all([
      Promise.all(wanted.map(({ form }) => store.places(form, ask))),
      Promise.all(wanted.map(({ form }) => weighed(stem(form), index, ask))),
    ]);
    for (const { form } of wanted) found?.stems.add(stem(form));
    const all = both(scored);
    const [first, ...rest] = places;
    const kept = Array.from(all.papers.keys()).filter((at) =>
      first?.get(all.papers[at])?.some((start) =>
        rest.every((each, nth) => each?.get(all.papers[at])?.includes(start + wanted[nth + 1].at - wanted[0].at)),
      ),
    );
    return { papers: Int32Array.from(kept, (at) => all.papers[at]), scores: Float32Array.from(kept, (at) => all.scores[at]) };
  }

  /**
   * Orders the first papers anew by what the index leaves out: the form of words in titles, and what else is there.
   * @param {Int32Array} first changed in place
   * @param {Scored} hits
   * @param {Clause[]} wanted
   * @param {Index} index
   * @param {Ask} ask
   */
  async function refine(first, hits, wanted, index, ask) {
    const asked = wanted.filter((clause) => !clause.field).flatMap(({ readings: [forms], open }) => forms.map((form, at) => ({ form, open: open && at === forms.length - 1 })));
    const weights = await Promise.all(asked.map(async ({ form }) => rarity((await store.postings(stem(form), ask))?.papers.length ?? 0, index.papers)));
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    /** @type {Map<number, number>} */
    const scores = new Map(Array.from(first, (id) => [id, hits.scores[hits.papers.indexOf(id)]]));
    for (const { id, title } of first.length > 1 && asked.length ? await store.papers(first, ask) : []) {
      const forms = runs(title).flatMap((run) => run.filter((term) => !term.compound).map((term) => term.form));
      const there = asked.map(({ form, open }) => forms.some((each) => each === form || (open && each.startsWith(form))));
      const exact = weights.reduce((sum, weight, at) => sum + (there[at] ? weight : 0), 0);
      const share = there.filter(Boolean).length / (forms.length || 1);
      scores.set(id, (scores.get(id) ?? 0) + EXACT_SHARE * exact + WHOLE_SHARE * share * all);
    }
    first.set([...first].sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || a - b));
  }

  /**
   * @param {Scored} hits
   * @param {"relevance" | "year" | "title"} order
   * @param {Ask} ask
   */
  async function ordered(hits, order, ask) {
    const ranks = order === "title" ? await store.titles(ask) : null;
    const years = order === "year" ? (await store.occasions(ask)).years : null;
    // One number for each hit: its place in the order, then the paper's, which is that of its permalink.
    const keys = Float64Array.from(hits.papers, (paper, at) => {
      const place = ranks ? ranks[paper] : years ? -years[paper] : -Math.round(hits.scores[at] * 4096);
      return place * 2 ** 20 + paper;
    }).sort();
    return Int32Array.from(keys, (key) => ((key % 2 ** 20) + 2 ** 20) % 2 ** 20);
  }

  paperSearch.search = search;
})();
