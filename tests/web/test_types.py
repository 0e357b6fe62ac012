"""The types of the page are those of the models that the server sends."""

from web.make_types import FILE, page_types


def test_the_page_knows_the_models_of_the_server() -> None:
    assert FILE.read_text(encoding="utf-8") == page_types(), "run .venv/bin/python tests/web/make_types.py"
