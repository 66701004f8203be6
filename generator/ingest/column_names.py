"""What the columns of a table, and the keys of a record, are called by those who write them; data only."""

from __future__ import annotations

# In lower case, punctuation as blanks; the best first, where a file has several.
NAMES = {
    "title": "title, ti, article title, document title, paper title, original title, name, primary title",
    "abstract": "abstract, abstract note, summary, abstract text, original abstract, abstracts, ab, description",
    "authors": (
        "author full names, af, authors, au, author, author names, author s, author name, full author names, "
        "creators, names, auteurs, autoren, autores"
    ),
    "keywords": "author keywords, de, keywords, keyword, author keyword, manual tags, topics, tags",
    "venue": (
        "venue, conference, booktitle, book title, journal, journal title, source title, journal book, "
        "publication title, container title, publication, conference name, conference title, so, source"
    ),
    "year": "year, publication year, year of publication, py, published year, publicationyear",
    "date": "date, publication date, published, cover date, date published, date of publication, issued",
    "doi": "doi, di, digital object identifier, article doi, doi link",
    "arxiv": "arxiv, arxiv id, eprint",
    "openreview": "openreview id, forum, openreview, forum id",
    "pmid": "pmid, pm, pubmed id, medline id",
    "url": "url, link, links, site, web address, urls, paper url, paper, html, open url link, url source",
    "pdf": "pdf, pdf url, pdf link, url pdf, pdf urls",
    "code": "code, code url, github, repository, url code, code link",
    "website": "website, project, project page, url project, homepage",
    "key": "id, uid, key, paper id, eid, ut, ut unique wos id, number, bibtex key, item key",
}
# Those of which a record may have several.
GATHERED = {"url", "pdf", "code", "website"}
# Names that tell that the venue is a journal.
OF_JOURNALS = {"journal", "journal title", "journal book", "source title", "so"}
