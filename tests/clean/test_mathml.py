"""MathML to TeX between dollars."""

import pytest

from generator.clean.mathml import to_tex


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        pytest.param("<math><mi>x</mi></math>", "$x$", id="a letter"),
        pytest.param("<math><mi>sin</mi><mi>\u03b1</mi></math>", "$\\mathrm{sin}\u03b1$", id="a name"),
        pytest.param("<math><msup><mi>x</mi><mn>2</mn></msup></math>", "$x^{2}$", id="a power"),
        pytest.param(
            "<math><msubsup><mi>a</mi><mi>i</mi><mn>2</mn></msubsup></math>", "$a_{i}^{2}$", id="both scripts"
        ),
        pytest.param(
            "<math><mfrac><mn>1</mn><mrow><mi>n</mi><mo>+</mo><mn>1</mn></mrow></mfrac></math>",
            "$\\frac{1}{n+1}$",
            id="a fraction with a row",
        ),
        pytest.param("<math><mroot><mi>x</mi><mn>3</mn></mroot></math>", "$\\sqrt[3]{x}$", id="a root"),
        pytest.param("<math><mi>a</mi><mo>&lt;</mo><mi>b</mi></math>", "$a<b$", id="an entity"),
        pytest.param("<math><mtext>5 %</mtext></math>", "$\\text{5 \\%}$", id="words with a sign of TeX"),
        pytest.param("<math><mfrac><mn>1</mn></mfrac></math>", "$1$", id="a child too few"),
        pytest.param("<math><msup><mi>x</mi><mn>2</mn></math>", "$x^{2}$", id="an element that nobody closed"),
        pytest.param(
            '<mml:math xmlns:mml="http://a.example"><mml:mi>x</mml:mi></mml:math>', "$x$", id="a prefix, an attribute"
        ),
        pytest.param(
            '<math><semantics><mi>a</mi><annotation encoding="application/x-tex">a</annotation></semantics></math>',
            "$a$",
            id="an annotation",
        ),
        pytest.param(
            "<tex-math>$x$</tex-math> <math><mi>x</mi></math>", "<tex-math>$x$</tex-math> ", id="TeX that says the same"
        ),
        pytest.param(
            "<math></math><math>x</math> and <math>", "<math></math><math>x</math> and <math>", id="no MathML"
        ),
    ],
)
def test_mathml_becomes_tex(source: str, expected: str) -> None:
    assert to_tex(source) == expected
