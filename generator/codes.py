"""The codes of problems: what kind each is, by a short name that never changes, and a sentence on what it means."""

from __future__ import annotations

from enum import StrEnum


class Code(StrEnum):
    """A kind of problem. Its value is what messages, annotations and the JSON report show."""

    # --- the seeds as files
    FOLDER_EMPTY = "folder-empty"
    FOLDER_UNREADABLE = "folder-unreadable"
    FILE_BINARY = "file-binary"
    FILE_BROKEN = "file-broken"
    FILE_EMPTY = "file-empty"
    FILE_ENCODING = "file-encoding"
    FILE_LINK = "file-link"
    FILE_NOT_MENDED = "file-not-mended"
    FILE_UNKNOWN = "file-unknown"
    FILE_UNREADABLE = "file-unreadable"
    NUL_CHARACTER = "nul-character"
    # --- headings and records
    ADDRESS_ODD = "address-odd"
    AUTHORS_CUT = "authors-cut"
    DOI_ODD = "doi-odd"
    FIELD_TWICE = "field-twice"
    FIELD_UNKNOWN = "field-unknown"
    HEADING_READ = "heading-read"
    HEADING_UNUSED = "heading-unused"
    KEY_TWICE = "key-twice"
    MACRO_UNDEFINED = "macro-undefined"
    RECORD_UNREADABLE = "record-unreadable"
    TABLE_ODD = "table-odd"
    TEXT_UNREAD = "text-unread"
    YEAR_ODD = "year-odd"
    # --- records beside each other
    METADATA_AMBIGUOUS = "metadata-ambiguous"
    METADATA_CONFLICT = "metadata-conflict"
    METADATA_UNMATCHED = "metadata-unmatched"
    NEAR_DUPLICATE = "near-duplicate"
    PAPER_TWICE = "paper-twice"
    SAME_KEY = "same-key"
    # --- the text of a paper
    ABSTRACT_CUT = "abstract-cut"
    ABSTRACT_GLUED = "abstract-glued"
    ABSTRACT_HEADLESS = "abstract-headless"
    ABSTRACT_LABEL = "abstract-label"
    ABSTRACT_LONG = "abstract-long"
    ABSTRACT_NO_STOP = "abstract-no-stop"
    ABSTRACT_SHORT = "abstract-short"
    CITATION_LEFT = "citation-left"
    COMMENT_LEFT_OUT = "comment-left-out"
    CONTROL_CHARACTER = "control-character"
    DOLLAR_ODD = "dollar-odd"
    EATEN_ESCAPE = "eaten-escape"
    FORMULA_BARE = "formula-bare"
    FORMULA_REJECTED = "formula-rejected"
    FORMULA_UNKNOWN_COMMAND = "formula-unknown-command"
    INVISIBLE_CHARACTER = "invisible-character"
    LATEX_UNBALANCED = "latex-unbalanced"
    LATEX_UNKNOWN_COMMAND = "latex-unknown-command"
    LIGATURE = "ligature"
    LINK_UNSAFE = "link-unsafe"
    MARKUP_LEFT = "markup-left"
    MARKUP_TOO_MUCH = "markup-too-much"
    MOJIBAKE = "mojibake"
    SPLIT_WORD = "split-word"
    TEXT_ESCAPED = "text-escaped"
    TITLE_CAPITALS = "title-capitals"
    TITLE_CUT = "title-cut"
    # --- people and topics
    AUTHOR_ODD = "author-odd"
    AUTHOR_SPELLINGS = "author-spellings"
    TAGS_ALIKE = "tags-alike"
    VOCABULARY_INVALID = "vocabulary-invalid"
    VOCABULARY_UNUSED = "vocabulary-unused"
    # --- addresses, and what public catalogues say
    ADDRESS_UNLOCKED = "address-unlocked"
    ADDRESS_VANISHED = "address-vanished"
    SERVICE_SILENT = "service-silent"
    # --- the site, and what is read from standard input
    INPUT_UNREADABLE = "input-unreadable"
    SITE_RENDERING = "site-rendering"
    SITE_UNSOUND = "site-unsound"


MEANINGS: dict[Code, str] = {
    Code.ABSTRACT_CUT: "The abstract breaks off: in an ellipsis, at a comma, at a word that ends no sentence.",
    Code.ABSTRACT_GLUED: "One abstract may be two papers: hardly a word is carried over from one half to the other.",
    Code.ABSTRACT_HEADLESS: "The abstract begins in the middle of a sentence.",
    Code.ABSTRACT_LABEL: "The abstract begins with a label such as `Abstract:`, which readers see.",
    Code.ABSTRACT_LONG: "Too long to be one abstract.",
    Code.ABSTRACT_NO_STOP: "The abstract ends without a full stop, and with no address either.",
    Code.ABSTRACT_SHORT: "Too short to be a whole abstract.",
    Code.ADDRESS_ODD: "What stands in a field for web addresses is none.",
    Code.ADDRESS_UNLOCKED: "Papers whose addresses `permalinks.toml` does not have yet.",
    Code.ADDRESS_VANISHED: "Addresses in `permalinks.toml` that no paper has any more.",
    Code.AUTHORS_CUT: "The list of authors ends in `and others`.",
    Code.AUTHOR_ODD: "An author's name holds what no name does, or stands twice in one paper.",
    Code.AUTHOR_SPELLINGS: "A name is written in two ways: accents, initials, order, one letter.",
    Code.CITATION_LEFT: "A sentence needs a citation whose key means nothing to readers: they see `[citation]`.",
    Code.COMMENT_LEFT_OUT: "A comment of the source is not shown.",
    Code.CONTROL_CHARACTER: "Control characters, which are not shown; a letter may be lost beside them.",
    Code.DOI_ODD: "What stands in the field for the DOI is none.",
    Code.DOLLAR_ODD: "A dollar that is neither money nor the border of a formula.",
    Code.EATEN_ESCAPE: "An export read `\\t` of `\\times` as a tab, or another command's first letter so.",
    Code.FIELD_TWICE: "A field stands twice in a record.",
    Code.FIELD_UNKNOWN: "Fields that nothing reads.",
    Code.FILE_BINARY: "A file that is no text.",
    Code.FILE_BROKEN: "A file that breaks the rules of its format, such as XML; what could be read is used.",
    Code.FILE_EMPTY: "A file without text, or without an abstract.",
    Code.FILE_ENCODING: "A file that is not UTF-8 throughout.",
    Code.FILE_LINK: "A link of the file system, which is not followed.",
    Code.FILE_NOT_MENDED: "A file that `--fix` leaves alone, and why.",
    Code.FILE_UNKNOWN: "A kind of file that nothing reads.",
    Code.FILE_UNREADABLE: "A file that the system does not let us read.",
    Code.FOLDER_EMPTY: "No paper in the whole folder.",
    Code.FOLDER_UNREADABLE: "A folder that the system does not let us read.",
    Code.FORMULA_BARE: "Something like `N^2` outside of a formula, shown as typed.",
    Code.FORMULA_REJECTED: "A formula that cannot be typeset, shown as its source.",
    Code.FORMULA_UNKNOWN_COMMAND: "A command in a formula that nobody defined, shown as its name.",
    Code.HEADING_READ: "A block in the middle of a list was read as a heading.",
    Code.HEADING_UNUSED: "A heading without an abstract below it.",
    Code.INPUT_UNREADABLE: "A line of standard input that is not what was asked for.",
    Code.INVISIBLE_CHARACTER: "Soft hyphens, zero-width blanks and the like, which are not shown.",
    Code.KEY_TWICE: "A BibTeX key stands for several records.",
    Code.LATEX_UNBALANCED: "A brace without its partner.",
    Code.LATEX_UNKNOWN_COMMAND: "A LaTeX command that nobody defined, shown by its name.",
    Code.LIGATURE: "A ligature such as `ﬁ`, shown as its letters.",
    Code.LINK_UNSAFE: "An address that is not linked, since it could do harm.",
    Code.MACRO_UNDEFINED: "A BibTeX macro that the file does not define.",
    Code.MARKUP_LEFT: "What is left of markup or of a lost character, and shown: `&nbsp;`, `(cid:12)`, `Figure ??`.",
    Code.MARKUP_TOO_MUCH: "More marks than an abstract can have; it is shown as written.",
    Code.METADATA_AMBIGUOUS: "A record that fits several papers, and is used for none.",
    Code.METADATA_CONFLICT: "Two records of one paper that say different things of it.",
    Code.METADATA_UNMATCHED: "A record that fits no paper.",
    Code.MOJIBAKE: "Text that was read in the wrong encoding, shown in the right one.",
    Code.NEAR_DUPLICATE: "Two abstracts that are nearly the same text.",
    Code.NUL_CHARACTER: "NUL characters, which are left out.",
    Code.PAPER_TWICE: "A paper that stands twice: one page for both.",
    Code.RECORD_UNREADABLE: "A record that cannot be read, and is skipped.",
    Code.SAME_KEY: "Two papers with one title or identifier that are kept apart.",
    Code.SERVICE_SILENT: "A public catalogue that did not answer `resolve`.",
    Code.SITE_RENDERING: "What MkDocs had to say.",
    Code.SITE_UNSOUND: "A built page with a dead link, or without what each page must have.",
    Code.SPLIT_WORD: "A word with the hyphen of a line break that is no longer there, shown whole.",
    Code.TAGS_ALIKE: "Two tags that are spelled almost alike, or stand on the same papers.",
    Code.TABLE_ODD: "A table without headings that are known, or with rows that are longer than its headings.",
    Code.TEXT_ESCAPED: "Half of some Markdown or HTML, shown as typed.",
    Code.TEXT_UNREAD: "Part of a file that is read as no paper: a preface, a review, a paper that was not found.",
    Code.TITLE_CAPITALS: "A title in capitals throughout.",
    Code.TITLE_CUT: "A title that ends in an ellipsis.",
    Code.VOCABULARY_INVALID: "`vocabulary.toml` says something that cannot be.",
    Code.VOCABULARY_UNUSED: "An entry of `vocabulary.toml` that names nothing in the collection.",
    Code.YEAR_ODD: "A year that is none, or that an arXiv number speaks against.",
}  # fmt: skip
