// Called from formulas.py: one formula in, JSON [HTML, names of unknown commands, fault] out.
// `macros` (a number, into the list given to `defineMacros`) are tried first; each command that KaTeX does not know
// is then defined as its own name, upright, and the formula rendered again, until all are known.
let macroTables = [];

function defineMacros(tables) {
  macroTables = tables;
}

function renderFormula(tex, display, macros) {
  const unknown = [];
  const named = {};
  for (;;) {
    try {
      const html = katex.renderToString(tex, {
        displayMode: display,
        errorColor: "currentColor",
        macros: Object.assign({}, macroTables[macros], named),
        maxExpand: 500,
        maxSize: 10,
        output: "htmlAndMathml",
        strict: "ignore",
        trust: false,
      });
      return JSON.stringify([html, unknown, ""]);
    } catch (error) {
      const found = /^KaTeX parse error: Undefined control sequence: (\\(?:[a-zA-Z@]+|[^]))/.exec(error.message);
      if (!found || found[1] in named || unknown.length === 20) {
        return JSON.stringify(["", unknown, String(error.message)]);
      }
      const name = found[1].slice(1);
      unknown.push(found[1]);
      named[found[1]] = `\\textrm{${name}}`; // one word in MathML, which \mathrm would spell out
    }
  }
}
