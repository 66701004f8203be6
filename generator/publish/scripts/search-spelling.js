// A word in, known words spelt nearly so out.

import { wordsLike } from "./search-store.js";

/**
 * Known words one slip away, two from a long one: nearest first, then commonest. With one slip the first half of a word
 * or its second is right, so the shards of both, as far as they are near, hold the candidates.
 * @param {string} form
 * @param {Ask} ask
 */
async function similar(form, ask) {
  if (form.length < 4 || !/^\p{L}+$/u.test(form)) return [];
  const most = form.length < 8 ? 1 : 2;
  const near = (/** @type {"words" | "ends"} */ key, /** @type {string} */ form) =>
    wordsLike(key, form.slice(0, form.length / 2), ask, form, (prefix) => [-1, 0, 1].some((more) => distance(prefix, form.slice(0, prefix.length + more)) < 2));
  const [starts, ends] = await Promise.all([near("words", form), near("ends", turned(form))]);
  /** @type {Map<string, { form: string, common: number, slips: number }>} */
  const known = new Map();
  const all = [...starts, ...ends.map(({ form, common }) => ({ form: turned(form), common }))];
  for (const word of all) {
    if (word.form === form || known.has(word.form) || Math.abs(word.form.length - form.length) > most) continue;
    const slips = distance(form, word.form);
    if (slips <= most) known.set(word.form, { ...word, slips });
  }
  const ranked = [...known.values()].sort((a, b) => a.slips - b.slips || b.common - a.common || (a.form < b.form ? -1 : 1));
  return ranked.filter((word) => word.slips === ranked[0].slips).slice(0, 6).map((word) => word.form);
}

/** @param {string} form */
const turned = (form) => [...form].reverse().join("");

/** @param {string} a @param {string} b letters to add, drop, change, or swap with the next, to come from one to the other */
function distance(a, b) {
  let [before, last] = [[0], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      row[j] = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) row[j] = Math.min(row[j], before[j - 2] + 1);
    }
    [before, last] = [last, row];
  }
  return last[b.length];
}

export { similar };
