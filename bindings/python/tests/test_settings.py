"""The settings of a parse, and its facts other than the tree."""

from __future__ import annotations

import pytest
import treewright

INPUTS: list[tuple[str | bytes | bytearray | memoryview, str]] = [
    ("<p>é", "é"),
    ("<p>é".encode(), "é"),
    (bytearray("<p>é".encode()), "é"),
    (memoryview("<p>é".encode()), "é"),
    (b"<meta charset=windows-1251><p>\xcf", "П"),
    ("<meta charset=windows-1251><p>П", "П"),
    ("<p>\ud800a", "\ufffda"),
    ("", ""),
    (b"", ""),
]


@pytest.mark.parametrize(("page", "text"), INPUTS)
def test_input(page: str | bytes | bytearray | memoryview, text: str) -> None:
    document = treewright.parse(page)
    assert document.text == text
    assert (document.encoding is None) == isinstance(page, str)


def test_sources() -> None:
    assert treewright.parse("<p>é").source == treewright.parse("<p>é".encode()).source == "<p>é"
    koi8 = b"<meta charset=koi8-r>\xc1"
    assert treewright.parse(koi8, origins=True).source == "<meta charset=koi8-r>а"
    assert treewright.parse(koi8).source == ""


def test_input_of_another_kind() -> None:
    for wrong in (1, None, ["<p>"]):
        with pytest.raises(TypeError, match="str or bytes"):
            treewright.parse(wrong)  # type: ignore[arg-type]


def test_encodings() -> None:
    receipt = treewright.parse(b"<p>\xc1", content_type="text/html; charset=koi8-r").encoding
    assert receipt is not None
    assert (receipt.encoding, receipt.source, str(receipt)) == ("KOI8-R", "transport-layer", "KOI8-R")
    assert receipt.confidence == "certain"
    assert any(step.source == "transport-layer" for step in receipt.steps)
    assert treewright.parse(b"<p>\xc1", encoding="latin1").text == "Á"
    assert treewright.parse(b"<p>\xc1", content_type="text/html; charset=koi8-r").text == "а"
    with pytest.raises(LookupError, match="unknown encoding"):
        treewright.parse(b"", encoding="klingon")


def test_errors_have_places() -> None:
    document = treewright.parse("<!doctype html>\n<p id=a id=b>\n<div>", collect_errors=True)
    first = document.errors[0]
    assert (first.code, first.line, first.column) == ("duplicate-attribute", 2, 11)
    assert document.source_text(first.span) == "="
    assert first.message and first.anchor and str(first).startswith("2:11: ")
    assert repr(first) == "<ParseError 2:11 duplicate-attribute>"
    last = document.errors[-1]
    assert last.related is not None and last.related.name == "div"
    assert treewright.parse("<p id=a id=b>").errors == []
    stopped = treewright.parse("<p><p>", stop_at_first_error=True)
    assert stopped.end == "stopped-at-first-error" and len(stopped.errors) == 1


def test_decoding_errors() -> None:
    document = treewright.parse(b"<!doctype html>\ncaf\xe9", collect_errors=True)
    error = document.decoding_errors[0]
    assert (error.first_byte, error.end_byte, error.line, error.column) == (19, 20, 2, 4)
    assert str(error) == "2:4: byte 19 is not UTF-8" and error.encoding == "UTF-8"


LIMITS: list[tuple[str | dict[str, float], str, list[str]]] = [
    ("nodes=10", "truncated", ["nodes"]),
    ({"nodes": 10}, "truncated", ["nodes"]),
    ("browser,depth=4", "degraded", ["depth"]),
    ("browser", "complete", []),
    ({}, "complete", []),
]


@pytest.mark.parametrize(("limits", "end", "met"), LIMITS)
def test_limits(limits: str | dict[str, float], end: str, met: list[str]) -> None:
    document = treewright.parse("<div><b><i>" * 20, limits=limits)
    assert document.end == end and [limit.limit for limit in document.limits_met] == met
    assert all(limit.cuts_off == (end == "truncated") for limit in document.limits_met)


WRONG: list[tuple[dict[str, object], type[Exception]]] = [
    ({"colour": 1}, TypeError),
    ({"scripting": "yes"}, TypeError),
    ({"limits": "legs=3"}, ValueError),
    ({"edition": "first"}, ValueError),
    ({"context": "div"}, TypeError),
]


@pytest.mark.parametrize(("settings", "error"), WRONG)
def test_settings_that_are_wrong(settings: dict[str, object], error: type[Exception]) -> None:
    with pytest.raises(error):
        treewright.parse("", **settings)  # type: ignore[arg-type]


def test_scripting() -> None:
    page = "<noscript><p>a</noscript>"
    assert treewright.parse(page).select("p")
    assert not treewright.parse(page, scripting=True).select("p")
    assert treewright.parse(page, scripting=True).inner_text() == ""


def test_modes() -> None:
    assert treewright.parse("<p>").mode == "quirks"
    assert treewright.parse("<!doctype html>").mode == "no-quirks"
    assert treewright.parse("<p>", srcdoc=True).mode == "no-quirks"
    shadow = "<div><template shadowrootmode=open>a</template></div>"
    for allowed in (True, False, None):
        host = treewright.parse(shadow, declarative_shadow_roots=allowed).select_one("div")
        assert host is not None and (host.shadow_root is not None) == (allowed is not False)
