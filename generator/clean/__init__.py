"""Clean: text full of LaTeX, Markdown and export residue becomes prose."""
