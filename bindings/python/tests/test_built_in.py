"""The optional parts of a build: TREEWRIGHT_WITHOUT has the features that are off."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
import treewright

WITHOUT = os.environ.get("TREEWRIGHT_WITHOUT", "").split()

CALLS: list[tuple[str, Callable[[], object]]] = [
    ("xpath", lambda: treewright.parse("<p>").xpath("//p")),
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
