// The types that the files of the search share: read by type checkers and by people, loaded by no page.

/**
 * @typedef {{ form: string, place: number, compound: boolean }} Term
 * A folded form, its place counted in words, and whether it is a compound written as one.
 */

/**
 * What the files of the search share, each adding its own: text, parts, store, query, spelling, sets, rank, view, export.
 * @typedef {object} PaperSearch
 * @property {(text: string) => string} fold
 * @property {(text: string) => Term[][]} runs
 * @property {(form: string) => string} stem
 * @property {(text: string) => { text: string, forms: string[] }[]} pieces
 * @property {URL} site the folder of the site
 * @property {(again?: boolean) => Promise<Index>} open
 * @property {() => number} lost how many parts could not be loaded
 * @property {() => string} version
 * @property {() => Index} known
 * @property {Map<string, any>} made
 * @property {<T>(name: string | undefined, ask: Ask, make: (content: string) => T) => Promise<T | null>} from
 * @property {new () => Error} Cancelled
 * @property {new () => Error} Renewed
 * @property {new (message: string) => Error} Missing
 * @property {Store} store
 * @property {(text: string, stop: Set<string>) => Query} parse
 * @property {(query: Query, facets?: Facets) => Query} within
 * @property {(form: string, ask: Ask) => Promise<string[]>} similar
 * @property {Sets} sets
 * @property {(text: string, ask: Ask, order?: Order, facets?: Facets) => Promise<Found>} search
 * @property {<K extends keyof HTMLElementTagNameMap>(name: K, attributes?: Record<string, string | number | undefined>, ...content: (Node | string)[]) => HTMLElementTagNameMap[K]} make
 * @property {(paper: Paper, stems: Set<string>, linked: boolean) => HTMLElement[]} lines
 * @property {(found: Found, text: string) => string} summary
 * @property {(count: number) => string} counted
 * @property {(paper: Paper) => string} paperAddress
 * @property {(path: string) => string} address
 * @property {Record<string, unknown>} formats
 * @property {(format: string, ids: Int32Array, ask: Ask, told: (done: number) => void) => Promise<number>} download
 */

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
 * @typedef {{ cancelled: boolean, rest?: Promise<void> }} Ask a question under way; a newer one cancels it
 */

/**
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
 *
 * @typedef {object} Store
 * @property {() => Promise<Index>} open
 * @property {() => number} lost
 * @property {() => string} version
 * @property {(term: string, ask: Ask) => Promise<Postings | null>} postings
 * @property {(terms: string[], most: number) => string[]} nearest
 * @property {(form: string, ask: Ask) => Promise<Map<number, number[]> | null>} places
 * @property {(key: "words" | "ends", beginning: string, ask: Ask, most?: number) => Promise<{ form: string, common: number }[]>} words
 * @property {(ids: ArrayLike<number>, ask: Ask) => Promise<Paper[]>} papers
 * @property {(ask: Ask) => Promise<{ years: Int16Array, venues: Uint16Array, names: string[] }>} occasions
 * @property {(ids: Int32Array, ask: Ask) => Promise<{ slug: string, label: string, papers: number }[]>} topics
 * @property {(ask: Ask) => Promise<number[] | null>} titles
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
 * @property {{ kind: "year" | "venue", without: boolean, from: number, to: number, venue: string, exact?: boolean }[]} filters
 *
 * @typedef {"relevance" | "year" | "title"} Order
 * @typedef {{ topic?: string, venue?: string, year?: string }} Facets chosen values: a topic's slug, a venue's whole name
 */

/**
 * @typedef {{ papers: Int32Array, scores: Float32Array }} Scored papers in order of their numbers, and their scores
 *
 * @typedef {object} Sets
 * @property {() => Scored} none
 * @property {(lists: Scored[]) => Scored} both
 * @property {(lists: Scored[], all: number) => Scored} either
 * @property {(lists: Scored[], all: number, allowed: Uint8Array | null, least: number) => Scored} combined
 */

/**
 * @typedef {object} Found
 * @property {Int32Array} papers all that match, best first
 * @property {boolean} whole whether they match the whole query
 * @property {string[]} spellings the words that were searched instead of unknown ones
 * @property {Set<string>} stems what to mark
 * @property {number} lost parts of the index that could not be loaded
 */
