"""Documents and nodes: parsing, reading, finding."""

from __future__ import annotations

import random

import pytest
import treewright

PAGE = """<!doctype html>
<title>Tea &amp; cups</title>
<body class="a b">
<ul id=list><li><a href="/green">Green</a></li><li class=best><a href=/black title>Black</a><li>C</ul>
<p>One  <b>two</b></p><!-- note --><svg viewBox="0 0 1 1"><use xlink:href="#a"/></svg>
<template><i>inside</i></template>
"""


@pytest.fixture
def page() -> treewright.Document:
    return treewright.parse(PAGE)


SELECTED = [
    ("li", 3),
    ("li > a[href]", 2),
    ("li:not(:has(a))", 1),
    ("#list > :last-child", 1),
    ("i", 0),
    ("svg|use", 1),
]


@pytest.mark.parametrize(("selector", "count"), SELECTED)
def test_selectors(page: treewright.Document, selector: str, count: int) -> None:
    found = page.select(selector)
    assert len(found) == count
    assert page.select_one(selector) == (found[0] if found else None)
    compiled = treewright.Selector(selector)
    assert page.select(compiled) == compiled.select(page) == found
    assert all(node.matches(selector) and compiled.matches(node) for node in found)


def test_scopes(page: treewright.Document) -> None:
    assert [node.text for node in page.select(treewright.Selector("i", scope="all"))] == ["inside"]
    template = page.select_one("template")
    assert template is not None and template.template_contents is not None
    assert template.template_contents.select_one("i") is not None
    assert template.template_contents.host == template


def test_a_selector_that_is_wrong_has_a_place() -> None:
    with pytest.raises(treewright.SelectorError) as raised:
        treewright.parse("").select("p >> b")
    assert isinstance(raised.value, ValueError)
    assert (raised.value.selector, raised.value.line) == ("p >> b", 1)
    assert 0 < raised.value.offset < 6 and raised.value.column == raised.value.offset + 1
    with pytest.raises(ValueError, match="unknown scope"):
        treewright.Selector("p", scope="everything")  # type: ignore[arg-type]


def test_relatives(page: treewright.Document) -> None:
    items = page.select("li")
    assert items[0].next_element == items[1] and items[1].previous_element == items[0]
    assert items[0].parent == page.select_one("ul") == items[0].closest("ul")
    assert [node.name for node in items[0].ancestors()] == ["ul", "body", "html", "#document"]
    assert list(items[0].next_siblings()) == items[1:]
    assert list(items[2].previous_siblings())[0] == items[1]
    assert page.body is not None and page.body.first_child is not None
    assert page.body.first_child.kind == "text" and page.body.first_child.is_text
    assert items[0] in list(items[0].parent or ())
    names = [node.name for node in page.descendants() if node.is_element]
    assert names[:3] == ["html", "head", "title"] and len(names) == 15
    assert page.parent is None and page.document_element == page.body.parent
    assert page.head is not None and page.head.child_elements[0].text == "Tea & cups"
    iterator = page.descendants()
    next(iterator)
    assert len(list(iterator)) == len(list(page.descendants())) - 1
    assert len(items[0]) == 1 and bool(page.select_one("use"))


def test_texts(page: treewright.Document) -> None:
    assert page.title == "Tea & cups"
    paragraph = page.select_one("p")
    assert paragraph is not None
    assert paragraph.text == "One  two"
    assert paragraph.inner_text() == "One two"
    assert paragraph.markdown() == "One **two**\n"
    assert paragraph.html == str(paragraph) == "<p>One  <b>two</b></p>"
    assert paragraph.inner_html == "One  <b>two</b>"
    assert paragraph.dump().startswith("| <p>")
    assert '"name":"p"' in paragraph.to_json()
    links = treewright.parse("<base href=/x/><a href=y>z</a>", url="https://example.com/")
    assert links.markdown(resolve=True) == "[z](https://example.com/x/y)\n"
    assert links.markdown(links=False) == "z\n"
    assert links.url == "https://example.com/"


def test_attributes(page: treewright.Document) -> None:
    link = page.select("a")[1]
    assert link["href"] == link.get("href") == link.attrs["href"] == "/black"
    assert dict(link.attrs) == link.attrs == {"href": "/black", "title": ""}
    assert link.attrs.keys() == ["href", "title"] and link.attrs.values() == ["/black", ""]
    assert link.attrs.items() == [("href", "/black"), ("title", "")]
    assert list(link.attrs) == ["href", "title"] and len(link.attrs) == 2
    assert "href" in link.attrs and "rel" not in link.attrs and 1 not in link.attrs
    assert link.get("rel") is None and link.get("rel", "none") == "none"
    assert link.attrs.get("rel") is None and link.attrs.get("rel", 3) == 3
    assert link.has_attr("title") and not link.has_attr("rel")
    assert repr(link.attrs) == "Attributes({'href': '/black', 'title': ''})"
    for mapping in (link, link.attrs):
        with pytest.raises(KeyError, match="rel"):
            mapping["rel"]
    with pytest.raises(TypeError):
        link[0]  # type: ignore[index]
    use = page.select_one("svg|use")
    assert use is not None and use["xlink:href"] == "#a" and use.namespace == "svg"
    assert page.body is not None and page.body.classes == ["a", "b"] and page.body.has_class("b")


def test_other_kinds(page: treewright.Document) -> None:
    doctype, html = page.children
    assert doctype.kind == "doctype" and doctype.doctype == ("html", "", "")
    assert html.doctype is None and html.data is None
    comment = next(node for node in page.descendants() if node.kind == "comment")
    assert comment.data == " note " and comment.name == "#comment"
    assert comment.namespace is None and comment.attrs == {}


XPATHS: list[tuple[str, object]] = [
    ("count(//li)", 3.0),
    ("string(//title)", "Tea & cups"),
    ("boolean(//li)", True),
    ("//a/@href", ["/green", "/black"]),
]


@pytest.mark.parametrize(("expression", "answer"), XPATHS)
def test_xpath(page: treewright.Document, expression: str, answer: object) -> None:
    assert page.xpath(expression) == answer


def test_xpath_nodes_and_errors(page: treewright.Document) -> None:
    assert page.xpath("//li") == page.select("li")
    with pytest.raises(treewright.XPathError):
        page.xpath("//li[")


SHOWN = [
    ("a", "<a href=\"/green\">"),
    ("p", "<p>"),
]


@pytest.mark.parametrize(("selector", "shown"), SHOWN)
def test_representation(page: treewright.Document, selector: str, shown: str) -> None:
    assert repr(page.select_one(selector)) == shown


def test_representation_of_others(page: treewright.Document) -> None:
    assert repr(page) == '<Document "Tea & cups", 32 nodes>'
    assert repr(treewright.parse("")) == "<Document 4 nodes>"
    paragraph = page.select_one("p")
    assert paragraph is not None
    assert repr(paragraph.first_child) == '<#text "One  ">'
    long = treewright.parse("<p>" + "é" * 100).select_one("p")
    assert long is not None and len(repr(long.first_child)) < 80


def test_equality(page: treewright.Document) -> None:
    once, again = page.select_one("p"), page.select_one("p")
    assert once == again and once is not again and hash(once) == hash(again)
    assert once != treewright.parse(PAGE).select_one("p") and once != "p"
    assert page.document == page and page != treewright.parse(PAGE)
    assert once is not None and once.document == page and len({once, again, page}) == 2


FRAGMENTS = [
    ("<td>1<td>2", "tr", "<td>1</td><td>2</td>"),
    ("<td>1", "body", "1"),
    ("<path>", "svg", "<path></path>"),
]


@pytest.mark.parametrize(("html", "context", "expected"), FRAGMENTS)
def test_fragments(html: str, context: str, expected: str) -> None:
    fragment = treewright.parse_fragment(html, context)
    assert fragment.kind == "document-fragment" and fragment.inner_html == expected


def test_metadata() -> None:
    html = "<html lang=en><title>T</title><meta name=description content=D><link rel=canonical href=/c>"
    metadata = treewright.parse(html, url="https://example.com/a").metadata()
    assert metadata["title"] == "T" and metadata["language"] == "en"
    assert "https://example.com/c" in str(metadata["canonical"])


# Characters of each width that Python has, one that is a surrogate pair in UTF-16, and one that could be a
# byte order mark.
CHARACTERS = ["a", "b ", "xyz and more", "é", "ÿ", "’", "字", "\ufeff", "\ufffd", "🐍", "\U0010ffff"]


@pytest.mark.parametrize("widest", range(1, len(CHARACTERS) + 1))
def test_texts_of_all_widths(widest: int) -> None:
    draw = random.Random(widest)
    for length in [1, 20, 100, 300, 3000]:
        text = "".join(draw.choices(CHARACTERS[:widest], k=length))
        # The first text of a page could start with its own mark.
        document = treewright.parse(f"<body title='{text}'>.{text}<b>.</b>{text}<!--{text}-->")
        body = document.body
        assert body is not None
        assert body.text == f".{text}.{text}"
        assert body["title"] == text
        assert body.inner_html == f".{text}<b>.</b>{text}<!--{text}-->"
        first, last = body.first_child, body.last_child
        assert first is not None and last is not None
        assert (first.text, first.data, last.data) == (f".{text}", f".{text}", text)
        assert document.source_text(treewright.Span(0, 6)) == "<body "
        assert document.source.startswith("<body title=") and document.source.endswith(f"{text}-->")
