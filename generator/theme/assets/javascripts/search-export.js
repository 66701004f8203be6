// Found papers as files for reference managers and for screening in a survey.

(() => {
  const { store, paperAddress } = paperSearch;
  const AT_ONCE = 60;

  /** @type {Record<string, { suffix: string, type: string, write: (papers: Paper[]) => string }>} */
  const formats = {
    BibTeX: { suffix: "bib", type: "application/x-bibtex", write: bibtex },
    RIS: { suffix: "ris", type: "application/x-research-info-systems", write: (papers) => papers.map(ris).join("") },
    "CSL-JSON": { suffix: "json", type: "application/vnd.citationstyles.csl+json", write: (papers) => `${JSON.stringify(papers.map(csl), null, 2)}\n` },
    CSV: { suffix: "csv", type: "text/csv", write: csv },
  };

  const journal = /\b(?:journal|letters|magazine|review|transactions)\b|^(?:JMLR|TMLR|TACL|Nature|Science)$/i;

  /** @param {Paper} paper @returns {"misc" | "article" | "inproceedings"} */
  function kind(paper) {
    if (!paper.venue || paper.venue === "arXiv" || paper.venue === "CoRR") return "misc";
    return journal.test(paper.proceedings || paper.venue) ? "article" : "inproceedings";
  }

  /** @param {Paper} paper */
  const container = (paper) => paper.proceedings || paper.venue;

  /** @param {Paper} paper */
  function url(paper) {
    const { doi, arxiv, openreview } = paper.identifiers;
    if (openreview) return `https://openreview.net/forum?id=${openreview}`;
    if (doi) return `https://doi.org/${doi}`;
    if (arxiv) return `https://arxiv.org/abs/${arxiv}`;
    return paper.link || (location.protocol === "file:" ? "" : paperAddress(paper));
  }

  /** @type {Record<string, string>} */
  const named = { "\\": "\\textbackslash{}", "{": "\\textbraceleft{}", "}": "\\textbraceright{}", "~": "\\textasciitilde{}", "^": "\\textasciicircum{}" };

  /** @param {string} text */
  const escaped = (text) => text.replace(/[\\{}~^]|[&%$#_]/g, (sign) => named[sign] ?? `\\${sign}`).replace(/\s+/g, " ");

  /** @param {Paper[]} papers */
  function bibtex(papers) {
    /** @type {Map<string, number>} */
    const keys = new Map();
    return papers.map((paper) => record(paper, unique(key(paper), keys))).join("\n");
  }

  /** @param {Paper} paper */
  function key(paper) {
    const ascii = (/** @type {string} */ text) => text.normalize("NFKD").replace(/[^A-Za-z0-9]/g, "").toLowerCase();
    const common = /^(?:a|an|the|on|in|of|for|to|towards?|from|with|how|what|when|why|is|are|do|does|can|by|via|and)$/;
    const word = paper.title.toLowerCase().split(/[^\p{L}\p{N}]+/u).find((each) => each && !common.test(each)) ?? "";
    return `${ascii(paper.authors[0]?.[0] ?? paper.venue)}${paper.year || ""}${ascii(word)}` || `paper${paper.id}`;
  }

  /** @param {string} key @param {Map<string, number>} keys */
  function unique(key, keys) {
    const times = (keys.get(key) ?? 0) + 1;
    keys.set(key, times);
    return times === 1 ? key : `${key}-${times}`;
  }

  /** @param {Paper} paper @param {string} key */
  function record(paper, key) {
    const where = { article: "journal", inproceedings: "booktitle", misc: "howpublished" }[kind(paper)];
    const names = paper.authors.map(([family, given]) => (given ? `${escaped(family)}, ${escaped(given)}` : `{${escaped(family)}}`));
    const fields = [
      ["title", `{${escaped(paper.title)}}`],
      ["author", names.join(" and ")],
      [where, escaped(container(paper))],
      ["year", String(paper.year || "")],
      ["doi", paper.identifiers.doi],
      ["eprint", paper.identifiers.arxiv],
      ["archiveprefix", paper.identifiers.arxiv && "arXiv"],
      ["url", url(paper)],
      ["keywords", escaped(paper.topics.map(([, label]) => label).join(", "))],
      ["abstract", escaped(paper.abstract)],
    ];
    const written = fields.filter(([, value]) => value).map(([name, value]) => `  ${name} = {${value}}`);
    return `@${kind(paper)}{${key},\n${written.join(",\n")}\n}\n`;
  }

  /** @param {Paper} paper */
  function ris(paper) {
    const flat = (/** @type {string} */ text) => text.replace(/\s+/g, " ");
    const lines = [
      ["TY", { article: "JOUR", inproceedings: "CONF", misc: "GEN" }[kind(paper)]],
      ["TI", paper.title],
      ...paper.authors.map(([family, given]) => ["AU", given ? `${family}, ${given}` : family]),
      ["PY", String(paper.year || "")],
      ["T2", container(paper)],
      ["DO", paper.identifiers.doi],
      ["UR", url(paper)],
      ...paper.topics.map(([, label]) => ["KW", label]),
      ["AB", paper.abstract],
    ];
    return `${lines.filter(([, value]) => value).map(([tag, value]) => `${tag}  - ${flat(value)}\r\n`).join("")}ER  - \r\n\r\n`;
  }

  /** @param {Paper} paper */
  function csl(paper) {
    return {
      id: paper.permalink,
      type: { article: "article-journal", inproceedings: "paper-conference", misc: "article" }[kind(paper)],
      title: paper.title,
      author: paper.authors.map(([family, given]) => (given ? { family, given } : { literal: family })),
      "container-title": container(paper) || undefined,
      issued: paper.year ? { "date-parts": [[paper.year]] } : undefined,
      DOI: paper.identifiers.doi || undefined,
      URL: url(paper) || undefined,
      keyword: paper.topics.map(([, label]) => label).join(", ") || undefined,
      abstract: paper.abstract,
    };
  }

  /** @param {Paper[]} papers */
  function csv(papers) {
    const head = ["title", "authors", "venue", "year", "doi", "arxiv", "openreview", "url", "topics", "abstract", "include", "reason", "notes"];
    const rows = papers.map((paper) => [
      paper.title,
      paper.authors.map(([family, given]) => `${given} ${family}`.trim()).join("; "),
      container(paper),
      paper.year || "",
      paper.identifiers.doi,
      paper.identifiers.arxiv,
      paper.identifiers.openreview,
      url(paper),
      paper.topics.map(([, label]) => label).join("; "),
      paper.abstract,
      "",
      "",
      "",
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
   * @param {Ask} ask
   * @param {(done: number) => void} told
   */
  async function download(format, ids, ask, told) {
    const { suffix, type, write } = formats[format];
    /** @type {Paper[]} */
    const papers = [];
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      papers.push(...(await store.papers(ids.subarray(at, at + AT_ONCE), ask)));
      told(papers.length);
    }
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([write(papers)], { type }));
    link.download = `papers.${suffix}`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    return papers.length;
  }

  Object.assign(paperSearch, { formats, download });
})();
