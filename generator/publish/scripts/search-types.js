// The types that the files of the search share: read by type checkers and by people, loaded by no page.

/**
 * @typedef {{ form: string, place: number, compound: boolean }} Term
 * A folded form, its place counted in words, and whether it is a compound written as one.
 */

/**
 * @typedef {object} Index what `search/index.js` says; tables are lines of a key and a part's name: see generator/compose/search.py
 * @property {number} format
 * @property {number} papers
 * @property {string} stop
 * @property {string} lists
 * @property {string} postings
 * @property {string} words
 * @property {string} ends
 * @property {string} places
 * @property {string} occasions
 * @property {string} topics
 * @property {string} titles
 *
 * @typedef {{ cancelled: boolean, rest?: Promise<void> }} Ask a question under way; a newer one cancels it
 * @typedef {Ask & { found: Found }} Search the same, and what it has found so far
 */

/**
 * @typedef {object} Paper
 * @property {number} id
 * @property {string} permalink
 * @property {string} title
 * @property {string[]} authors
 * @property {string} venue
 * @property {number} year 0 where unknown
 * @property {[slug: string, label: string][]} topics
 * @property {string} abstract
 *
 * @typedef {{ ids: Int32Array, levels: Uint8Array }} Postings
 * @typedef {{ of: Uint32Array | number[], all: [venue: string, year: number][] }} Occasions which of all each paper has
 * @typedef {{ value: string, label: string, papers: number }} Value one of a facet's, and how many papers have it
 */

/**
 * @typedef {object} Clause one demand of a query
 * @property {"" | "@" | "#" | "="} field any field, author, topic's words, topic's address
 * @property {string[][]} readings forms that must all be there, in each way to read a compound
 * @property {string[] | null} phrase forms that must stand in a row
 * @property {boolean} open the last word, which may be half typed
 * @property {boolean} without papers with it are left out
 *
 * @typedef {object} Query
 * @property {Clause[]} clauses
 * @property {{ kind: 0 | 1, without: boolean, fits: (value: string) => boolean }[]} filters of the venue, or of the year
 *
 * @typedef {"relevance" | "year" | "title" | "number"} Order
 * @typedef {{ topic?: string[], venue?: string[], year?: string[] }} Facets chosen values: topics' slugs, venues' whole names
 */

/**
 * @typedef {{ ids: Int32Array, scores: Float32Array }} Scored papers in order of their numbers, and their scores
 */

/**
 * @typedef {object} Found
 * @property {Int32Array} ids papers that match, best first
 * @property {boolean} whole whether they match the whole query
 * @property {string[]} spellings the words that were searched instead of unknown ones
 * @property {Set<string>} stems what to mark
 */
