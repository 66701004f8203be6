// Found papers as files for reference managers and for screening in a survey.

import { loadPapers } from "./search-store.js";

const AT_ONCE = 60;

/** @typedef {{ paper: Paper, item: Record<string, any>, bibtex: string }} Reference what is written of a paper */

/** @type {Record<string, { suffix: string, type: string, write: (found: Reference[]) => string }>} */
const formats = {
  BibTeX: { suffix: "bib", type: "application/x-bibtex", write: (found) => found.map(({ bibtex }) => bibtex).join("\n") },
  RIS: { suffix: "ris", type: "application/x-research-info-systems", write: (found) => found.map(({ item }) => references.ris(item)).join("\n") },
  "CSL-JSON": { suffix: "json", type: "application/vnd.citationstyles.csl+json", write: (found) => `${JSON.stringify(found.map(({ item }) => item), null, 1)}\n` },
  CSV: { suffix: "csv", type: "text/csv", write: csv },
};

/** @param {Reference[]} found */
function csv(found) {
  const head = ["title", "authors", "venue", "year", "doi", "url", "topics", "abstract", "include", "reason", "notes"];
  const rows = found.map(({ paper, item }) => [
    paper.title,
    paper.authors.join("; "),
    item["container-title"] ?? "",
    paper.year || "",
    item.DOI ?? "",
    item.URL ?? "",
    paper.topics.map(([, label]) => label).join("; "),
    paper.abstract,
    ...["", "", ""],
  ]);
  return `\ufeff${[head, ...rows].map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}

/** @param {string | number} value */
function cell(value) {
  const text = String(value);
  // A spreadsheet would run what begins like a formula.
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * @param {string} format
 * @param {Int32Array} ids
 * @param {(done: number) => void} told
 * @returns {Promise<number>} how many papers the file has: those that could be loaded
 */
async function download(format, ids, told) {
  const { suffix, type, write } = formats[format];
  /** @type {Reference[]} */
  const found = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const papers = await loadPapers(ids.subarray(at, at + AT_ONCE), { cancelled: false });
    const known = await readingList.references(papers.map((paper) => paper.permalink));
    papers.forEach((paper, nth) => {
      const abstract = paper.abstract.replace(/\s+/g, " ");
      const keyword = paper.topics.map(([, label]) => label).join(", ") || undefined;
      if (known[nth]) found.push({ paper, bibtex: known[nth].bibtex, item: { ...known[nth].item, keyword, abstract } });
    });
    told(found.length);
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([write(found)], { type }));
  link.download = `papers.${suffix}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return found.length;
}

export { formats, download };
