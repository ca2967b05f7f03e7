"""Origins of nodes, checks, links, tables and forms."""

from __future__ import annotations

import pytest
import treewright

PAGE = "<!doctype html>\n<P Class='x y'>a &amp; b</p>\n<table>c<tr><td>d</table><b><i>e</b>f"


@pytest.fixture
def page() -> treewright.Document:
    return treewright.parse(PAGE, origins=True)


def text(page: treewright.Document, span: treewright.Span | None) -> str | None:
    return None if span is None else page.source_text(span)


def one(page: treewright.Node, selector: str) -> treewright.Node:
    found = page.select_one(selector)
    assert found is not None
    return found


def test_origins(page: treewright.Document) -> None:
    paragraph = one(page, "p")
    origin = paragraph.origin
    assert origin is not None and origin.cause == "source" and origin.closing == "end-tag"
    assert text(page, origin.start_tag) == "<P Class='x y'>" and text(page, origin.end_tag) == "</p>"
    assert text(page, origin.span) == "<P Class='x y'>a &amp; b</p>"
    attribute = origin.attribute("class")
    assert attribute is not None and origin.attributes == [attribute]
    assert text(page, attribute.name_span) == "Class" and text(page, attribute.value_span) == "x y"
    assert text(page, attribute.span) == "Class='x y'" and origin.attribute("id") is None
    assert paragraph.line_column == (2, 1)
    inside = paragraph.first_child
    assert inside is not None and inside.origin is not None
    assert [text(page, span) for span in inside.origin.text_spans] == ["a &amp; b"]


CAUSES = [
    ("body", "implied"),
    ("tbody", "implied"),
    ("td", "source"),
    ("b + i", "reconstructed"),
]


@pytest.mark.parametrize(("selector", "cause"), CAUSES)
def test_causes(page: treewright.Document, selector: str, cause: str) -> None:
    origin = one(page, selector).origin
    assert origin is not None and origin.cause == cause


def test_moves_and_nodes_of_programs(page: treewright.Document) -> None:
    moved = one(page, "table").previous_sibling
    assert moved is not None and moved.origin is not None
    assert any(cause == "foster-parented" for cause, _ in moved.origin.moves)
    made = page.create_element("p")
    assert made.origin is not None and made.origin.cause == "program" and made.line_column is None
    assert repr(made.origin) == "<Origin program>"
    without = treewright.parse(PAGE)
    assert one(without, "p").origin is None and one(without, "p").line_column is None


def test_spans() -> None:
    span = treewright.Span(3, 7)
    assert (span.start, span.end, span.source, len(span)) == (3, 7, 0, 4)
    assert span == treewright.Span(3, 7) != treewright.Span(3, 8) and len({span, treewright.Span(3, 7)}) == 1
    assert repr(span) == "Span(3, 7)" and repr(treewright.Span(3, 7, 1)) == "Span(3, 7, 1)"


CONFORMING = "<!doctype html><html lang=en><title>Tea</title><p>Tea</p>"


def test_checks() -> None:
    assert len(treewright.check(CONFORMING)) == 0
    report = treewright.check(CONFORMING.replace("<p>", "<p align=center>"))
    finding = report[0]
    assert [finding.code for finding in report] == ["obsolete-attribute"] and len(report) == 1
    assert (finding.severity, finding.line) == ("error", 1) and finding.column == 51
    assert report.document.source_text(finding.span) == "align=center"
    assert finding.message and finding.explanation and finding.anchor.startswith("https://")
    assert finding.fix is None
    assert report.count("error") == 1 and report.count("warning") == 0 and report.left_out == 0
    assert report[-1].code == finding.code and str(finding).startswith("1:51: error: ")
    with pytest.raises(IndexError):
        report[1]


def test_fixes() -> None:
    report = treewright.check(CONFORMING.replace("<p>", "<p id=a id=b>"))
    fix = next(finding.fix for finding in report if finding.fix is not None)
    assert fix.title and fix.is_safe and repr(fix).startswith("<Fix ")
    ((span, replacement),) = fix.edits
    assert "id=b" in (report.document.source_text(span) or "") and replacement == ""


def test_settings_of_checks() -> None:
    page = "<p align=center><center>a</center>"
    everything = {finding.code for finding in treewright.check(page)}
    assert {"obsolete-attribute", "obsolete-element"} < everything
    fewer = treewright.check(page, severities={"obsolete-element": None, "obsolete-attribute": "info"})
    assert "obsolete-element" not in {finding.code for finding in fewer} and fewer.count("info") >= 1
    least = treewright.check(page, severities={"obsolete-attribute": "info"}, min_severity="error")
    assert "obsolete-attribute" not in {finding.code for finding in least}
    assert len(treewright.check(page, max_count=1)) == 1 and treewright.check(page, max_count=1).left_out > 0
    with pytest.raises(ValueError, match="unknown code"):
        treewright.check(page, severities={"no-such-code": None})
    with pytest.raises(ValueError, match="unknown severity"):
        treewright.check(page, min_severity="fatal")  # type: ignore[arg-type]


def test_documents_check_themselves() -> None:
    page = "<p align=center><p id=a id=b>"
    document = treewright.parse(page, origins=True, collect_errors=True)
    own = [(finding.code, finding.span) for finding in document.check()]
    assert own == [(finding.code, finding.span) for finding in treewright.check(page)]
    with pytest.raises(ValueError, match="origins=True"):
        treewright.parse(page).check()
    malformed = treewright.check(CONFORMING.encode().replace(b"Tea</p>", b"caf\xe9</p>"))
    assert any(finding.code == "undecodable-bytes" for finding in malformed)


def test_links() -> None:
    page = treewright.parse("<a href=b rel='next nofollow'> to  b </a><a href='http://['>", url="https://example.com/a")
    good, bad = page.links()
    assert (good.href, good.url, good.text) == ("b", "https://example.com/b", "to b")
    assert good.rel == ["next", "nofollow"] and good.attribute == "href" and good.node["href"] == "b"
    assert bad.url is None and bad.href == "http://["
    assert repr(good) == '<Link "https://example.com/b" "to b">'


def test_tables() -> None:
    page = treewright.parse("<table><tr><th>Tea<th>Price<tr><td rowspan=2>green<td>1<tr><td>2</table>")
    (table,) = page.tables()
    assert table.rows == [["Tea", "Price"], ["green", "1"], ["green", "2"]]
    assert table.header_rows == 1 and table.column_names == ["Tea", "Price"]
    assert table.to_csv() == "Tea,Price\ngreen,1\ngreen,2\n"
    assert table.node == page.select_one("table") and repr(table) == "<Table of 3 rows>"
    table.node.delete()
    with pytest.raises(treewright.StaleNode):
        _ = table.rows


def test_forms() -> None:
    page = treewright.parse(
        "<form id=f action=/go method=post name=n><input name=a value=1><button name=b value=2></button></form>"
        "<input form=f name=c value=3><form action='http://['></form>",
        url="https://example.com/",
    )
    form, other = page.forms()
    assert (form.name, form.method, form.action) == ("n", "post", "https://example.com/go")
    assert form.entries() == [("a", "1"), ("c", "3")]
    assert form.entries(page.select_one("button")) == [("a", "1"), ("b", "2"), ("c", "3")]
    assert (other.name, other.method, other.action, other.entries()) == (None, "get", None, [])
