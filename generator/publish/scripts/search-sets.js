// Sets of scored papers in, others out: in all of them, in any, and by how many demands each paper meets.

import { known } from "./search-parts.js";

/** @param {number[]} papers @param {(paper: number, at: number) => number} score @returns {Scored} */
const scored = (papers, score) => ({ ids: Int32Array.from(papers), scores: Float32Array.from(papers, score) });

/** @returns {Scored} */
const none = () => scored([], Number);

/** @param {Scored} set @param {number} share @returns {Scored} */
const scaled = ({ ids, scores }, share) => ({ ids, scores: scores.map((score) => score * share) });

/** @param {Scored[]} lists @returns {Scored} papers in all of them, scores added */
function both(lists) {
  return [...lists]
    .sort((a, b) => a.ids.length - b.ids.length)
    .reduce((one, other) => {
      const papers = [];
      /** @type {number[]} */
      const scores = [];
      for (let i = 0, j = 0; i < one.ids.length && j < other.ids.length; ) {
        const step = one.ids[i] - other.ids[j];
        if (!step) {
          papers.push(one.ids[i]);
          scores.push(one.scores[i] + other.scores[j]);
        }
        if (step <= 0) i++;
        if (step >= 0) j++;
      }
      return scored(papers, (_, at) => scores[at]);
    });
}

/** @param {Scored[]} lists @returns {Scored} papers in any of them, with the best score */
function either(lists) {
  const some = lists.filter((list) => list.ids.length);
  if (some.length < 2) return some[0] ?? none();
  const best = new Float32Array(known().papers);
  for (const { ids, scores } of some) ids.forEach((paper, at) => (best[paper] = Math.max(best[paper], scores[at])));
  return scored(those(best), (paper) => best[paper]);
}

/**
 * @param {Scored[]} lists one for each clause
 * @param {Uint8Array | null} allowed
 * @param {number} least clauses that a paper must meet
 */
function combined(lists, allowed, least) {
  const sums = new Float32Array(known().papers);
  const counts = new Uint8Array(sums.length);
  for (const { ids, scores } of lists) {
    ids.forEach((paper, at) => {
      sums[paper] += scores[at];
      counts[paper]++;
    });
  }
  const fit = counts.map((count, paper) => (count >= least && (!allowed || allowed[paper]) ? 1 : 0));
  // Of papers with some of the words, those with more of them come first as a rule.
  return scored(those(fit), (paper) => sums[paper] * (counts[paper] / (lists.length || 1)) ** 2);
}

/** @param {Uint8Array | Float32Array} flags @returns {number[]} the papers whose flag is not 0 */
function those(flags) {
  const papers = [];
  for (let paper = 0; paper < flags.length; paper++) if (flags[paper]) papers.push(paper);
  return papers;
}

export { none, scaled, scored, both, either, combined };
