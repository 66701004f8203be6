// Sets of scored papers in, others out: in all of them, in any, and by how many demands each paper meets.

(() => {
  /** @returns {Scored} */
  const none = () => ({ papers: new Int32Array(), scores: new Float32Array() });

  /** @param {Scored[]} lists @returns {Scored} papers in all of them, scores added */
  function both(lists) {
    return [...lists]
      .sort((a, b) => a.papers.length - b.papers.length)
      .reduce((one, other) => {
        const papers = [];
        const scores = [];
        for (let i = 0, j = 0; i < one.papers.length && j < other.papers.length; ) {
          if (one.papers[i] < other.papers[j]) i++;
          else if (one.papers[i] > other.papers[j]) j++;
          else {
            papers.push(one.papers[i]);
            scores.push(one.scores[i++] + other.scores[j++]);
          }
        }
        return { papers: Int32Array.from(papers), scores: Float32Array.from(scores) };
      });
  }

  /** @param {Scored[]} lists @param {number} all @returns {Scored} papers in any of them, with the best score */
  function either(lists, all) {
    const some = lists.filter((list) => list.papers.length);
    if (some.length < 2) return some[0] ?? none();
    const best = new Float32Array(all);
    for (const { papers, scores } of some) {
      for (let at = 0; at < papers.length; at++) if (scores[at] > best[papers[at]]) best[papers[at]] = scores[at];
    }
    const papers = [];
    for (let paper = 0; paper < all; paper++) if (best[paper]) papers.push(paper);
    return { papers: Int32Array.from(papers), scores: Float32Array.from(papers, (paper) => best[paper]) };
  }

  /**
   * @param {Scored[]} lists one for each clause
   * @param {number} all
   * @param {Uint8Array | null} allowed
   * @param {number} least clauses that a paper must meet
   * @returns {Scored}
   */
  function combined(lists, all, allowed, least) {
    const sums = new Float32Array(all);
    const counts = new Uint8Array(all);
    for (const { papers, scores } of lists) {
      for (let at = 0; at < papers.length; at++) {
        sums[papers[at]] += scores[at];
        counts[papers[at]]++;
      }
    }
    const papers = [];
    for (let paper = 0; paper < all; paper++) {
      if (counts[paper] >= least && (!allowed || allowed[paper])) papers.push(paper);
    }
    // Of papers with some of the words, those with more of them come first as a rule.
    const score = (/** @type {number} */ paper) => sums[paper] * (counts[paper] / (lists.length || 1)) ** 2;
    return { papers: Int32Array.from(papers), scores: Float32Array.from(papers, score) };
  }

  paperSearch.sets = { none, both, either, combined };
})();
