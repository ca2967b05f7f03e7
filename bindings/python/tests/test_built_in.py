"""The optional parts of a build: TREEWRIGHT_WITHOUT has the features that are off."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
import treewright

WITHOUT = os.environ.get("TREEWRIGHT_WITHOUT", "").split()

CALLS: list[tuple[str, Callable[[], object]]] = [
    ("xpath", lambda: treewright.parse("<p>").xpath("//p")),
    ("style", lambda: treewright.parse("<p>").hidden_text()),
    ("check", lambda: treewright.check("<p>")),
    ("check", lambda: treewright.parse("<p>", origins=True, collect_errors=True).check()),
    ("extract", lambda: treewright.Plan({"title": {"get": "title"}})),
]


@pytest.mark.parametrize(("feature", "call"), CALLS)
def test_calls(feature: str, call: Callable[[], object]) -> None:
    if feature in WITHOUT:
        with pytest.raises(treewright.NotBuiltIn, match=f"maturin build --release --features {feature}$"):
            call()
    else:
        call()


def test_the_exception() -> None:
    assert issubclass(treewright.NotBuiltIn, RuntimeError)


@pytest.mark.skipif("style" in WITHOUT, reason="it is not built in")
def test_hidden_text() -> None:
    html = "<style>i { opacity: 0 }</style>a<i>b</i><b hidden>c</b>"
    page = treewright.parse(html, origins=True)
    first, second = page.hidden_text()
    assert first == {
        "text": "b",
        "trick": "opacity",
        "certainty": "certain",
        "line": 1,
        "column": 36,
        "offset": 35,
        "end_offset": 36,
        "rule": {"selector": "i", "sheet": None, "line": 1, "column": 8},
    }
    assert (second["trick"], second["rule"]) == ("display", None)
    assert [run["text"] for run in page.hidden_text(page_sheets=False, css=["b { display: block }"])] == []
    with pytest.raises(ValueError, match="width=wide"):
        page.hidden_text(device="width=wide")
