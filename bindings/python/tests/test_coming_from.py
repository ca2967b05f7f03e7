"""The functions of docs/guide/coming-from.md in Python return the same answers with all libraries."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

FOLDER = Path(__file__).parents[3] / "crates/testing/tests/coming_from"
PAGE = (FOLDER / "page.html").read_text("utf-8")

TASKS = (
    "title links text table form edit count first_of_a_kind next_sibling parent_with_a_class template_content positions"
)


def way(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, FOLDER / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def answer(module: ModuleType, task: str) -> object:
    return getattr(module, task)(PAGE)


@pytest.mark.parametrize("task", TASKS.split())
@pytest.mark.parametrize("name", ["selectolax_way", "beautifulsoup", "lxml_way"])
def test_answers(name: str, task: str) -> None:
    pytest.importorskip({"beautifulsoup": "bs4", "selectolax_way": "selectolax", "lxml_way": "lxml"}[name])
    other = way(name)
    if not hasattr(other, task):
        pytest.skip("it keeps no positions")
    own, theirs = answer(way("treewright_way"), task), answer(other, task)
    if task == "edit" and name != "selectolax_way":
        # Their HTML output differs.
        assert str(own).count('rel="nofollow"') == str(theirs).count('rel="nofollow"') > 0
    elif task == "positions" and isinstance(own, list) and name == "lxml_way":
        assert [line for line, _ in own] == theirs
    else:
        assert own == theirs
