// Text in, search terms out: the same rules as generator/compose/search_terms.py, held together by a test.

// As sources of larger expressions.
const marks = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/.source;
const signs = /[\u0900-\u0963\u0966-\u0dff]/.source;
const unspaced =
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\u{20000}-\u{3ffff}]/u.source;
/** @type {Record<string, string>} */
const letters = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i", ς: "σ", "’": "'" };

const diacritics = new RegExp(marks, "gu");
const foldable = /[ßæœøłđðþıς’]/gu;
const letter = `(?:(?!${unspaced})[\\p{L}\\p{N}]|${signs})`;
const run = new RegExp(`${unspaced}+|${letter}+(?:['_‐‑–-]${letter}+)*(?:(?:\\+\\+|[#+])(?![\\p{L}\\p{N}]))?`, "gu");
const isUnspaced = new RegExp(`^${unspaced}`, "u");
const word = new RegExp(`${unspaced}{1,2}|(?:${letter}|${marks})+(?:\\+\\+|[#+])?`, "gu");
const joint = /['_‐‑–-]/u;
const decimal = /^\p{Nd}+$/u;

/** @param {string} text */
function fold(text) {
  const bare = text.normalize("NFKD").toLowerCase().replace(diacritics, "");
  return bare.replace(foldable, (found) => letters[found]).normalize("NFKC");
}

/**
 * @param {string} text
 * @returns {Term[][]} the terms of each run of letters; a compound comes before its parts
 */
function runs(text) {
  let place = 0;
  return Array.from(fold(text).matchAll(run), ([found]) => {
    /** @type {Term[]} */
    const terms = [];
    /** @type {string[]} */
    let parts;
    if (isUnspaced.test(found)) {
      const signs = [...found];
      parts = signs.length < 2 ? signs : signs.slice(1).map((sign, at) => signs[at] + sign);
    } else {
      parts = (found.endsWith("'s") ? found.slice(0, -2) : found).split(joint);
      if (parts.length > 1 && parts.length <= 3 && !parts.every((part) => decimal.test(part))) {
        terms.push({ form: parts.join(""), place, compound: true });
      }
    }
    for (const form of parts) terms.push({ form, place: place++, compound: false });
    return terms;
  });
}

// --- Porter's stemmer, as https://snowballstem.org/algorithms/porter/stemmer.html has it --------------------

const C = "[^aeiou](?:[^aeiouy])*";
const V = "[aeiouy][aeiou]*";
const measured = new RegExp(`^(?:${C})?${V}${C}`); // m > 0
const once = new RegExp(`^(?:${C})?${V}${C}(?:${V})?$`); // m = 1
const twice = new RegExp(`^(?:${C})?${V}${C}${V}${C}`); // m > 1
const vowel = new RegExp(`^(?:${C})?[aeiouy]`);
const short = new RegExp(`^${C}[aeiouy][^aeiouwxy]$`);

// Endings, each before what is put instead.
const second = "ational,ate,tional,tion,enci,ence,anci,ance,izer,ize,abli,able,alli,al,entli,ent,eli,e,ousli,ous,ization,ize,ation,ate,ator,ate,alism,al,iveness,ive,fulness,ful,ousness,ous,aliti,al,iviti,ive,biliti,ble".split(",");
const third = "icate,ic,ative,,alize,al,iciti,ic,ical,ic,ful,,ness,".split(",");
const fourth = /^(.+?)(ement|ment|ent|able|ible|ance|ence|ant|ism|ate|iti|ous|ive|ize|ion|al|er|ic|ou)$/;

/** @param {string} word @param {string[]} endings */
function replaced(word, endings) {
  for (let at = 0; at < endings.length; at += 2) {
    if (!word.endsWith(endings[at])) continue;
    const root = word.slice(0, -endings[at].length);
    return measured.test(root) ? root + endings[at + 1] : word;
  }
  return word;
}

/** @param {string} word */
function porter(word) {
  const yes = word.startsWith("y");
  let w = yes ? `Y${word.slice(1)}` : word;
  if (/(?:ss|i)es$/.test(w)) w = w.slice(0, -2);
  else if (/[^s]s$/.test(w)) w = w.slice(0, -1);

  let found = /^(.*)eed$/.exec(w);
  if (found) {
    if (measured.test(found[1])) w = w.slice(0, -1);
  } else if ((found = /^(.*?)(?:ed|ing)$/.exec(w)) && vowel.test(found[1])) {
    w = found[1];
    if (/(?:at|bl|iz)$/.test(w)) w += "e";
    else if (/([bdfgmnprt])\1$/.test(w)) w = w.slice(0, -1);
    else if (short.test(w)) w += "e";
  }
  if (w.endsWith("y") && vowel.test(w.slice(0, -1))) w = `${w.slice(0, -1)}i`;
  w = replaced(replaced(w, second), third);
  if ((found = fourth.exec(w)) && (found[2] !== "ion" || /[st]$/.test(found[1]))) {
    if (twice.test(found[1])) w = found[1];
  }
  if (w.endsWith("e")) {
    const root = w.slice(0, -1);
    if (twice.test(root) || (once.test(root) && !short.test(root))) w = root;
  }
  if (w.endsWith("ll") && twice.test(w)) w = w.slice(0, -1);
  return yes ? `y${w.slice(1)}` : w;
}

/** @type {Map<string, string>} */
const stems = new Map();

/** @param {string} form */
function stem(form) {
  if (!/^[a-z]{3,}$/.test(form)) return form;
  let made = stems.get(form);
  if (made === undefined) {
    const american = form
      .replace(/(?<=[a-z]{2})our(?=(?:s|ed|ing|al|hoods?|ites?|able)?$)/, "or")
      .replace(/(?<=[a-z]{3})is(?=(?:e|ed|es|er|ers|ing|ation|ations)$)/, "iz");
    made = porter(american);
    stems.set(form, made);
  }
  return made;
}

/**
 * Cuts a text where words begin and end, for marking.
 * @param {string} text
 * @returns {{ text: string, forms: string[] }[]} words with their forms, and what is between them with none
 */
function pieces(text) {
  const cut = [];
  let at = 0;
  for (const found of text.matchAll(word)) {
    if (found.index > at) cut.push({ text: text.slice(at, found.index), forms: [] });
    at = found.index + found[0].length;
    cut.push({ text: found[0], forms: runs(found[0]).flat().map((term) => term.form) });
  }
  if (at < text.length) cut.push({ text: text.slice(at), forms: [] });
  return cut;
}

export { fold, runs, stem, pieces };
