"use strict";

// References in the formats that other programs read, made in the page. An item is one of CSL-JSON: `compose/csl.py`
// makes it, and `compose/ris.py` the same records of RIS for the downloads.

const references = {
  /** A RIS record of an item of CSL-JSON. */
  ris(item) {
    const types = { "paper-conference": "CONF", "article-journal": "JOUR", article: "GEN" };
    const name = (author) => {
      if (author.literal) return author.literal;
      const particle = author["non-dropping-particle"] ?? "";
      const family = particle + (/^$|['’]$/.test(particle) ? "" : " ") + author.family;
      return `${family}, ${author.given}`;
    };
    const lines = [
      ["TY", types[item.type]],
      ["ID", item.id],
      ["TI", item.title],
      ...(item.author ?? []).map((author) => ["AU", name(author)]),
      ["T2", item["container-title"]],
      ["PY", item.issued?.["date-parts"][0][0]],
      ["DO", item.DOI],
      ["UR", item.URL],
      ["N1", item.note],
      ...(item.keyword?.split(", ") ?? []).map((keyword) => ["KW", keyword]),
      ["AB", item.abstract],
    ];
    const known = lines.filter(([, value]) => value).map(([tag, value]) => `${tag}  - ${value}\n`);
    return `${known.join("")}ER  - \n`;
  },

  /** What several papers become in each format: a file's suffix, the format's name, its text. */
  formats(papers) {
    return [
      [".bib", "BibTeX", papers.map((paper) => paper.bibtex).join("\n")],
      [".ris", "RIS", papers.map((paper) => references.ris(paper.item)).join("\n")],
      [".csl.json", "CSL-JSON", `${JSON.stringify(papers.map((paper) => paper.item), null, 1)}\n`],
    ];
  },

  /** A link that saves a text as a file. */
  link(name, file, text) {
    const link = document.createElement("a");
    link.textContent = name;
    link.download = file;
    link.href = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
    return link;
  },
};

// On a paper's page, below its BibTeX record.
{
  const cited = document.querySelector("script[type='application/vnd.citationstyles.csl+json']");
  const record = document.querySelector(".page--paper > pre");
  if (cited && record) {
    const item = JSON.parse(cited.textContent);
    const row = document.createElement("p");
    row.className = "cite-downloads";
    row.append("Download: ");
    const paper = { item, bibtex: `${record.textContent.trim()}\n` };
    for (const [suffix, name, text] of references.formats([paper])) {
      row.append(suffix === ".bib" ? "" : " · ", references.link(name, item.id + suffix, text));
    }
    record.after(row);
  }
}
