// References in the formats that other programs read, made in the page. An item is one of CSL-JSON: `compose/csl.py`
// makes it, and `compose/ris.py` the same records of RIS for the downloads.

const references = {
  /** A name as `Family, Given`, its particle with the family name. */
  name(author) {
    const particle = author["non-dropping-particle"] ?? "";
    return `${particle}${/^$|['’]$/.test(particle) ? "" : " "}${author.family}, ${author.given}`;
  },

  /** A RIS record of an item of CSL-JSON. */
  ris(item) {
    const types = { "paper-conference": "CONF", "article-journal": "JOUR", article: "GEN" };
    const lines = [
      ["TY", types[item.type]],
      ["ID", item.id],
      ["TI", item.title],
      ...(item.author ?? []).map((author) => ["AU", author.literal ?? references.name(author)]),
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

  /** A BibTeX record of an item whose texts need no escaping: see `compose/reading.py`. */
  bibtex(item, arxiv) {
    const kinds = { "paper-conference": ["inproceedings", "booktitle"], "article-journal": ["article", "journal"], article: ["misc", ""] };
    const [kind, place] = kinds[item.type];
    const fields = [
      ["title", `{${item.title}}`],
      ["author", (item.author ?? []).map((author) => (author.literal ? `{${author.literal}}` : references.name(author))).join(" and ")],
      [place, item["container-title"]],
      ["year", item.issued?.["date-parts"][0][0]],
      ["doi", item.DOI],
      ["eprint", arxiv],
      ["archiveprefix", arxiv && "arXiv"],
      ["url", item.URL],
      ["note", item.note],
    ].filter(([name, value]) => name && value);
    const width = Math.max(...fields.map(([name]) => name.length));
    return `@${kind}{${item.id},\n${fields.map(([name, value]) => `  ${name.padEnd(width)} = {${value}}`).join(",\n")}\n}\n`;
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

  /** A button that copies a text, and says so. */
  copier(text) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "plain-button";
    button.textContent = "Copy";
    button.title = "Copy the BibTeX record";
    const told = document.createElement("span");
    told.setAttribute("role", "status");
    button.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(text);
        told.textContent = " Copied. ";
      } catch {
        told.textContent = " The browser does not allow it: mark the record and copy it. ";
      }
      setTimeout(() => (told.textContent = ""), 5000);
    });
    const both = document.createElement("span");
    both.append(button, told);
    return both;
  },
};

// On a paper's page, below its BibTeX record.
{
  const record = document.querySelector(".page--paper > pre");
  const said = (name) => document.querySelector(`meta[name="${name}"]`)?.content;

  /** A name as CSL has it; a particle, `van der` or `d'`, does not count in alphabetical order: see `compose/csl.py`. */
  function nameOf(author) {
    const [, family, given] = author.match(/^(.+?), (.+)$/) ?? [];
    if (!family) return { literal: author };
    const [, particle, rest] = family.match(/^((?:[^\P{L}A-Z]\S*\s+)+|d['’])(\p{Lu}.*)$/u) ?? [];
    return particle ? { family: rest, given, "non-dropping-particle": particle.trim() } : { family, given };
  }

  /** The paper as an item of CSL-JSON, made of what the page's head says of it. */
  function item(bibtex) {
    const types = { article: "article-journal", inproceedings: "paper-conference", misc: "article" };
    const [, type, id] = bibtex.match(/^@(\w+)\{([^,]+)/);
    const authors = [...document.querySelectorAll('meta[name="citation_author"]')].map((meta) => nameOf(meta.content));
    const known = {
      id,
      type: types[type],
      title: said("citation_title").replace(/\s+/g, " ").trim(),
      author: authors.length ? authors : undefined,
      "container-title": said("citation_conference_title"),
      issued: said("citation_publication_date") && { "date-parts": [[Number(said("citation_publication_date"))]] },
      DOI: said("citation_doi"),
      URL: said("DC.identifier"),
      note: document.querySelector(".page--paper > blockquote") ? "Title inferred from the abstract" : undefined,
    };
    return JSON.parse(JSON.stringify(known));
  }

  if (record) {
    const bibtex = `${record.textContent.trim()}\n`;
    const paper = { item: item(bibtex), bibtex };
    const row = document.createElement("p");
    row.className = "cite-downloads";
    row.append(references.copier(bibtex), " Download: ");
    for (const [suffix, name, text] of references.formats([paper])) {
      row.append(suffix === ".bib" ? "" : " · ", references.link(name, paper.item.id + suffix, text));
    }
    record.after(row);
  }
}
