"""Settings and their faults."""

from pathlib import Path

import pytest

from generator.config import ConfigurationError, Settings, load


def test_a_fork_without_settings_has_the_defaults(tmp_path: Path) -> None:
    assert load(tmp_path) == Settings(Path("seeds"), Path("site_src"), Path("site"), Path("mkdocs.yml"))


def test_a_setting_replaces_its_default(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text('[tool.generator]\nseeds = "abstracts"\n')
    assert load(tmp_path).seeds == Path("abstracts")


def test_a_contact_is_a_mail_address(tmp_path: Path) -> None:
    project = tmp_path / "pyproject.toml"
    project.write_text('[tool.generator]\ncontact = "you@example.org"\n')
    assert load(tmp_path).contact == "you@example.org"
    project.write_text('[tool.generator]\ncontact = "you (at) example"\n')
    with pytest.raises(ConfigurationError, match=r"contact: expected a mail address, got 'you \(at\) example'"):
        load(tmp_path)


def test_all_faults_are_shown_together_with_their_key_paths(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text('[tool.generator]\nseed = "a"\nsite = 3\n')
    with pytest.raises(ConfigurationError) as fault:
        load(tmp_path)
    assert str(fault.value) == (
        "pyproject.toml: error: tool.generator.seed: no such setting\n"
        "  hint: did you mean 'seeds'?\n"
        "pyproject.toml: error: tool.generator.site: expected a path, got 3"
    )


def test_a_file_that_is_no_toml_is_a_fault_of_configuration(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text("[tool")
    with pytest.raises(ConfigurationError, match=r"pyproject\.toml: error: not valid TOML"):
        load(tmp_path)


def test_columns_of_tables_are_named_with_what_they_hold(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text('[tool.generator.csv]\n"Résumé" = "abstract"\nTitre = "title"\n', "utf-8")
    assert load(tmp_path).csv == (("Résumé", "abstract"), ("Titre", "title"))


def test_a_column_that_holds_nothing_known_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text('[tool.generator.csv]\nTitre = "titre"\n')
    with pytest.raises(ConfigurationError) as fault:
        load(tmp_path)
    assert str(fault.value).startswith(
        "pyproject.toml: error: tool.generator.csv.Titre: expected what the column holds, got 'titre'\n"
        "  hint: known: title, abstract, authors, "
    )


@pytest.mark.parametrize("text", ["tool = 3", "[tool]\ngenerator = 3"])
def test_settings_are_a_table(tmp_path: Path, text: str) -> None:
    (tmp_path / "pyproject.toml").write_text(text)
    with pytest.raises(ConfigurationError, match="expected a table, got 3"):
        load(tmp_path)
