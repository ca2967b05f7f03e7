"""The examples of both READMEs and of the book run, and print the output in their comments."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
# The page with other libraries has its own test; fences with `no-run=` give a reason.
FILES = [ROOT / "README.md", ROOT / "bindings/python/README.md"] + [
    page
    for page in sorted((ROOT / "docs").rglob("*.md"))
    if page.name != "coming-from.md" and "\n```python\n" in page.read_text("utf-8")
]


def blocks() -> list[tuple[str, str]]:
    """The blocks of Python code, each with the name of its file and its number."""
    found = []
    for file in FILES:
        codes = re.findall(r"^```python\n(.*?)^```", file.read_text("utf-8"), re.MULTILINE | re.DOTALL)
        assert codes, file
        found += [(f"{file.name} {number}", code) for number, code in enumerate(codes, 1)]
    return found


@pytest.mark.parametrize(("name", "code"), blocks())
def test_blocks(name: str, code: str) -> None:
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(code, name, "exec"), {"__name__": "__main__"})
    expected = [remark for remark in re.findall(r"^[^#\n]*print\(.*?\)\s+# (.*)$", code, re.MULTILINE)]
    lines = [line for remark in expected for line in remark.split(", then ")]
    assert printed.getvalue().splitlines() == lines
