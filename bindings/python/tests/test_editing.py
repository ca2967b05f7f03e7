"""Changing trees, stale nodes, copies and pickles."""

from __future__ import annotations

import copy
import gc
import pickle
from collections.abc import Callable

import pytest
import treewright
from treewright import Document, Node


def one(document: Node, selector: str) -> Node:
    found = document.select_one(selector)
    assert found is not None
    return found


PAGE = "<p>1<b>2</b>3</p><i>4</i>"

EDITS = [
    ("b.append('x', page.create_element('u'))", "<p>1<b>2x<u></u></b>3</p><i>4</i>"),
    ("b.prepend('x', 'y')", "<p>1<b>xy2</b>3</p><i>4</i>"),
    ("b.before('x', page.select_one('i'))", "<p>1x<i>4</i><b>2</b>3</p>"),
    ("b.after(page.create_comment('c'))", "<p>1<b>2</b><!--c-->3</p><i>4</i>"),
    ("b.replace_with('<', 'x')", "<p>1&lt;x3</p><i>4</i>"),
    ("b.replace_with()", "<p>13</p><i>4</i>"),
    ("b.replace_children('x')", "<p>1<b>x</b>3</p><i>4</i>"),
    ("b.remove()", "<p>13</p><i>4</i>"),
    ("b.delete()", "<p>13</p><i>4</i>"),
    ("b.wrap(page.create_element('a', {'href': 'x'}))", '<p>1<a href="x"><b>2</b></a>3</p><i>4</i>'),
    ("b.unwrap()", "<p>123</p><i>4</i>"),
    ("b.set_text('a & b')", "<p>1<b>a &amp; b</b>3</p><i>4</i>"),
    ("b.set_inner_html('<u>x')", "<p>1<b><u>x</u></b>3</p><i>4</i>"),
    ("b.set_outer_html('<u>x')", "<p>1<u>x</u>3</p><i>4</i>"),
    ("b.insert_html('beforebegin', '<u>x')", "<p>1<u>x</u><b>2</b>3</p><i>4</i>"),
    ("b.set_attr('CLASS', 'c')", '<p>1<b class="c">2</b>3</p><i>4</i>'),
    ("b.attrs.update({'id': 'x', 'title': ''})", '<p>1<b id="x" title="">2</b>3</p><i>4</i>'),
    ("b.add_class('c', 'd')", '<p>1<b class="c d">2</b>3</p><i>4</i>'),
    ("b.append(b.clone(), b.clone(deep=False))", "<p>1<b>2<b>2</b><b></b></b>3</p><i>4</i>"),
    ("b.append(copy_of(page))", "<p>1<b>2<p>1<b>2</b>3</p></b>3</p><i>4</i>"),
]


@pytest.mark.parametrize(("action", "expected"), EDITS)
def test_edits(action: str, expected: str) -> None:
    page = treewright.parse(PAGE)
    other = treewright.parse(PAGE)
    names = {
        "page": page,
        "b": one(page, "b"),
        "copy_of": lambda page: page.import_node(one(other, "p")),
    }
    eval(action, names)
    assert page.body is not None and page.body.inner_html == expected


def test_attributes_are_set_and_removed() -> None:
    page = treewright.parse("<p id=a class='x y'><svg><use xlink:href=a>")
    paragraph, use = one(page, "p"), one(page, "svg|use")
    paragraph["title"] = "t"
    del paragraph["id"]
    paragraph.attrs["lang"] = "en"
    del paragraph.attrs["title"]
    paragraph.remove_class("x")
    assert paragraph.attrs == {"class": "y", "lang": "en"}
    assert not paragraph.remove_attr("id")
    use["xlink:href"] = "b"
    assert use.html == '<use xlink:href="b"></use>'
    for mapping in (paragraph, paragraph.attrs):
        with pytest.raises(KeyError):
            del mapping["no"]


REFUSED = [
    ("page.append('text')", treewright.TreeError),
    ("page.remove()", None),
    ("page.delete()", treewright.TreeError),
    ("b.append(page)", treewright.TreeError),
    ("b.append(b)", treewright.TreeError),
    ("b.append(one(treewright.parse('<p>'), 'p'))", treewright.TreeError),
    ("b.append(1)", TypeError),
    ("b.wrap('text')", TypeError),
    ("b.clone().before('x')", treewright.TreeError),
    ("b.set_attr('a b', 'x')", treewright.TreeError),
    ("b.insert_html('inside', 'x')", treewright.TreeError),
    ("page.create_element('a b')", treewright.TreeError),
    ("page.create_element('a', [('b c', '')])", treewright.TreeError),
    ("page.create_element('a', namespace='urn:x')", ValueError),
    ("page.set_outer_html('x')", treewright.TreeError),
]


@pytest.mark.parametrize(("action", "error"), REFUSED)
def test_edits_that_are_refused(action: str, error: type[Exception] | None) -> None:
    page = treewright.parse(PAGE)
    before = page.html
    names = {"page": page, "b": one(page, "b"), "one": one, "treewright": treewright}
    if error is None:
        eval(action, names)
    else:
        with pytest.raises(error):
            eval(action, names)
    assert page.html == before


def test_nodes_that_were_deleted() -> None:
    page = treewright.parse(PAGE)
    b, text = one(page, "b"), one(page, "b").first_child
    assert text is not None and b.is_alive
    b.delete()
    assert not b.is_alive and not text.is_alive
    assert repr(b) == "<Node that was deleted>"
    uses: list[Callable[[], object]] = [
        lambda: b.text,
        lambda: b.select("i"),
        lambda: text.parent,
        lambda: b.attrs["x"],
        lambda: b.get("x"),
        lambda: list(b),
        lambda: b.append("x"),
        lambda: one(page, "p").append("x", b),
        lambda: b.set_attr("a", "b"),
        lambda: b.set_inner_html("x"),
        lambda: b.xpath("//b"),
        lambda: b.clone(),
        lambda: pickle.dumps(b),
        lambda: treewright.parse("").import_node(b),
    ]
    for use in uses:
        with pytest.raises(treewright.StaleNode):
            use()
    assert one(page, "p").inner_html == "13", "a refused change left no text"
    # The place of a deleted node is reused, but never with its id.
    for _ in range(10):
        page.create_text("new")
    assert not b.is_alive and b == b


def test_editing_while_iterating() -> None:
    page = treewright.parse("<ul>" + "<li>a" * 50)
    seen = 0
    for item in page.descendants():
        seen += 1
        if item.name == "li":
            item.remove()
            one(page, "ul").append(page.create_element("b"))
    assert seen == 3 + 1 + 100
    assert len(page.select("li")) == 0 and len(page.select("b")) == 50
    with pytest.raises(treewright.StaleNode):
        for item in one(page, "ul"):
            one(page, "ul").delete()
            item.text


def test_a_node_keeps_its_document() -> None:
    node = one(treewright.parse(PAGE), "b")
    attributes, iterator = treewright.parse("<p id=a>").select("p")[0].attrs, iter(one(treewright.parse(PAGE), "p"))
    gc.collect()
    assert node.document.html.endswith("</html>") and node.text == "2"
    assert attributes["id"] == "a" and len(list(iterator)) == 3


def test_copies() -> None:
    page = treewright.parse(PAGE, url="https://example.com/", collect_errors=True)
    for other in (copy.copy(page), copy.deepcopy(page), pickle.loads(pickle.dumps(page))):
        assert isinstance(other, Document) and other != page
        assert other.html == page.html and other.url == page.url and other.errors == page.errors
        one(other, "b").delete()
        assert page.select_one("b") is not None
    b = one(page, "b")
    for twin in (copy.copy(b), copy.deepcopy(b)):
        assert twin.html == b.html and twin != b and twin.parent is None and twin.document == page


def test_pickles_of_nodes_share_their_document() -> None:
    page = treewright.parse(PAGE + "<template><u>5</u></template>")
    template = one(page, "template")
    assert template.template_contents is not None
    inside = template.template_contents.first_child
    first, second, document = pickle.loads(pickle.dumps([one(page, "b"), inside, page]))
    assert first.text == "2" and second.text == "5" and second.name == "u"
    assert first.document.html == document.html
    with pytest.raises(ValueError, match="outside"):
        pickle.dumps(page.create_element("p"))
    selector = pickle.loads(pickle.dumps(treewright.Selector("u", scope="all")))
    assert selector == treewright.Selector("u", scope="all") and len(page.select(selector)) == 1
