"""Backslashes that an export ate, doubled or added."""

import pytest

from generator.clean.escapes import restore


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("\textbf{a} $\times$ $\theta$", r"\textbf{a} $\times$ $\theta$", id="eaten: tab"),
        pytest.param("$\beta$ and $\bar{x}$", r"$\beta$ and $\bar{x}$", id="eaten: backspace"),
        pytest.param("$\frac{1}{2}$\footnote{a}", r"$\frac{1}{2}$\footnote{a}", id="eaten: form feed"),
        pytest.param("$\rho$ and $\rightarrow$", r"$\rho$ and $\rightarrow$", id="eaten: carriage return"),
        pytest.param("$\nabla f$, $\nu$, $\neq$", r"$\nabla f$, $\nu$, $\neq$", id="eaten: end of line"),
        pytest.param("$\alpha$ $\varepsilon$", r"$\alpha$ $\varepsilon$", id="eaten: bell and vertical tab"),
        pytest.param("a\tb\nnot\requal", "a\tb\nnot\requal", id="blanks before other words stay"),
        pytest.param(r"\\textbf{a} is 5\\%", r"\textbf{a} is 5\%", id="doubled before names and signs"),
        pytest.param(r"\\emph{a}, \\ours and \\$5", r"\emph{a}, \ours and \$5", id="doubled everywhere"),
        pytest.param(r"One.\\ Two \\Three \emph{x}", r"One.\\ Two \\Three \emph{x}", id="ends of lines stay"),
        pytest.param(r"$\begin{pmatrix}1\\ 2\end{pmatrix}$", r"$\begin{pmatrix}1\\ 2\end{pmatrix}$", id="rows stay"),
        pytest.param(r"It isn\'t the models\' fault", "It isn't the models' fault", id="apostrophes"),
        pytest.param(r"Poincar\'e", r"Poincar\'e", id="accents stay"),
        pytest.param(r"a \"new\" one, G\"odel", r'a "new" one, G\"odel', id="quotation marks"),
        pytest.param(r"G\"odel and \"Uber", r"G\"odel and \"Uber", id="umlauts stay"),
        pytest.param(r"caf\u00e9", "café", id="Unicode escapes"),
        pytest.param(r"End.\nNew. End.\n\nNew.", "End.\nNew. End.\n\nNew.", id="ends of lines as letters"),
        pytest.param(r"$a \neq \nu$ \nway{}", r"$a \neq \nu$ \nway{}", id="commands in n stay"),
    ],
)
def test_backslashes_are_restored(text: str, expected: str) -> None:
    assert restore(text) == expected
