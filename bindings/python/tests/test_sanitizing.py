"""The sanitizer."""

from __future__ import annotations

import threading
from typing import Any

import pytest
import treewright
from treewright import Sanitizer, SanitizerSettings

CASES: list[tuple[SanitizerSettings, str, str]] = [
    ({}, "<p onclick=f()>Hi <b>there<script>alert(1)</script>", "<p>Hi <b>there</b></p>"),
    ({}, "\ud800<b>a", "\ufffd<b>a</b>"),
    ({}, "", ""),
    ({"preset": "default"}, "<a href='javascript:f()'>a</a>", "<a>a</a>"),
    ({"preset": "text-formatting"}, "<h1>a</h1><em>b</em>", "a<em>b</em>"),
    (
        {"preset": "user-content", "id_prefix": "u-"},
        "<h1 id=a>A</h1><a href='#a'>a</a>",
        '<h1 id="u-a">A</h1><a href="#u-a">a</a>',
    ),
    ({"config": {"preset": "default", "removeElements": ["b"]}}, "<b>a</b><i>c</i>", "<i>c</i>"),
    ({"config": {"removeElements": ("b",)}, "preset": "default"}, "<b>a</b><i>c</i>", "<i>c</i>"),
    ({"config": {"elements": ["b"], "attributes": []}}, "<b id=x>a</b><i>c</i>", "<b>a</b>"),
    ({"config": {"policies": {"maxDepth": 1}}}, "<b><i>a</i></b>", "<b>a</b>"),
    # The arguments of nh3.
    ({"tags": {"b", "a"}}, "<p>x<b>y</b><script>z</script></p>", "x<b>y</b>"),
    ({"tags": {"b"}, "keep_contents": False}, "<p>x<b>y</b></p><b>z</b>", "<b>z</b>"),
    ({"tags": set()}, "<b>x</b> &lt; y", "x &lt; y"),
    (
        {"tags": {"a", "img"}, "attributes": {"a": {"href"}, "img": {"src"}}},
        "<a href=b title=c>d</a><img src=e alt=f>",
        '<a href="b">d</a><img src="e">',
    ),
    ({"attributes": {"*": {"title"}, "a": {"title", "href"}}}, "<a href=b title=c>d</a>", '<a href="b" title="c">d</a>'),
    ({"attributes": {}}, "<a href=b title=c>d</a>", "<a>d</a>"),
    ({"url_schemes": {"https"}}, "<a href=http:a>b</a><a href=https:a>c</a>", '<a>b</a><a href="https:a">c</a>'),
    ({"link_rel": "noopener noreferrer"}, "<a href=//a>b</a>", '<a href="//a" rel="noopener noreferrer">b</a>'),
    ({"preset": "user-content", "link_rel": ""}, "<a href=//a>b</a>", '<a href="//a">b</a>'),
    ({"strip_comments": False}, "<!--a-->b", "<!--a-->b"),
    ({"strip_comments": True}, "<!--a-->b", "b"),
    ({"generic_attribute_prefixes": {"data-"}}, "<b data-a=1 onclick=2>c</b>", '<b data-a="1">c</b>'),
    ({"generic_attribute_prefixes": set()}, "<b data-a=1>c</b>", "<b>c</b>"),
    ({"set_tag_attribute_values": {"b": {"title": "t"}}}, "<b>c</b>", '<b title="t">c</b>'),
    ({"tags": {"p"}, "clean_content_tags": {"nav"}}, "<nav>a</nav><h1>b</h1><p>c</p>", "b<p>c</p>"),
    ({"preset": "user-content", "clean_content_tags": {"center"}}, "<center>a</center><font>b</font>", "b"),
    (
        {"tag_attribute_values": {"b": {"title": {"X"}, "dir": {"ltr"}}}, "attributes": {"b": {"dir"}}},
        "<b title=x dir=rtl>a</b><b title=y>a</b><i title=x>a</i>",
        '<b title="x" dir="rtl">a</b><b>a</b><i>a</i>',
    ),
    (
        {"tags": {"p"}, "attributes": {"p": {"style"}}, "filter_style_properties": {"color"}},
        "<p style='COLOR: red; position: fixed'>a</p>",
        '<p style="COLOR: red">a</p>',
    ),
    ({"url_relative": "deny"}, "<a href=b>a</a><a href='#c'>a</a>", '<a>a</a><a href="#c">a</a>'),
    ({"url_relative": "pass_through"}, "<a href=b>a</a>", '<a href="b">a</a>'),
    ({"url_relative": ("rewrite_with_base", "https://h/a/b")}, "<a href=c>a</a>", '<a href="https://h/a/c">a</a>'),
    (
        {"url_relative": ("rewrite_with_root", "https://h/a/", "c/d.html")},
        "<a href=/x>1</a><a href=y>2</a><a href=../y>3</a><a href=//i/x>4</a><a href=https://k/>5</a>",
        '<a href="https://h/a/x">1</a><a href="https://h/a/c/y">2</a><a href="https://h/a/y">3</a><a href="https://i/x">4</a>'
        '<a href="https://k/">5</a>',
    ),
    (
        {"url_relative": lambda url: None if url == "b" else "https://h/" + url},
        "<a href=a>1</a><a href=b>2</a><a href=https://k/>3</a><a href='#d'>4</a>",
        '<a href="https://h/a">1</a><a>2</a><a href="https://k/">3</a><a href="#d">4</a>',
    ),
    (
        {"attribute_filter": lambda tag, name, value: None if name == "dir" else value.replace("x", "y")},
        "<b title=x dir=ltr>a</b><a href=x>b</a>",
        '<b title="y">a</b><a href="y">b</a>',
    ),
    ({"attribute_filter": lambda tag, name, value: "javascript:f()"}, "<a href=x title=y>b</a>", '<a title="javascript:f()">b</a>'),
    ({"allowed_classes": {"b": {"x", "y-*"}}}, "<b class='x y-1 z'>a</b><i class=x>b</i>", '<b class="x y-1">a</b><i>b</i>'),
    ({"allowed_classes": {"*": ["x"]}}, "<b class='x y'>a</b><i class=x>b</i>", '<b class="x">a</b><i class="x">b</i>'),
    # The place.
    ({"context": "tbody"}, "<td>1<td>2", "<tr><td>1</td><td>2</td></tr>"),
    ({"context": "div"}, "<td>1", "1"),
    ({"document": True}, "<p>a", "<html><head></head><body><p>a</p></body></html>"),
    ({"scripting": True}, "<noscript>a</noscript>b", "b"),
    ({"limits": "depth=2"}, "<b><i><u>a", "<b><i></i><u>a</u></b>"),
    ({"tags": None, "attributes": None, "context": None, "document": None}, "<b>a</b>", "<b>a</b>"),
]


@pytest.mark.parametrize(("settings", "html", "expected"), CASES)
def test_texts(settings: SanitizerSettings, html: str, expected: str) -> None:
    assert treewright.sanitize(html, **settings) == expected
    sanitizer = Sanitizer(**settings)
    assert sanitizer.sanitize(html) == sanitizer.clean(html) == expected
    assert sanitizer.report(html).html == expected
    assert sanitizer.sanitize(expected) == expected


WRONG: list[tuple[dict[str, Any], type[Exception] | tuple[type[Exception], ...], str]] = [
    ({"preset": "forum"}, ValueError, "`forum` is not a preset"),
    ({"tag": {"b"}}, TypeError, "got an unexpected keyword argument 'tag'"),
    ({"tag": None}, TypeError, "got an unexpected keyword argument 'tag'"),
    ({"tags": "b"}, TypeError, "tags is a collection of str, not str"),
    ({"tags": [1]}, TypeError, ""),
    ({"attributes": {"b": "href"}}, TypeError, "attributes is a collection of str, not str"),
    ({"attributes": {"video": {"src"}}}, ValueError, 'attributes has "video", which is not in tags'),
    ({"allowed_classes": {"video": {"a"}}}, ValueError, 'allowed_classes has "video", which is not in tags'),
    ({"generic_attribute_prefixes": {"x-"}}, ValueError, 'only "data-", not "x-"'),
    ({"url_schemes": {"a b"}}, ValueError, "policy `urlSchemes`: `a b` is not the scheme of a URL"),
    ({"set_tag_attribute_values": {"b": {"onclick": "t"}}}, ValueError, "policy `setAttributes`"),
    ({"id_prefix": "1"}, ValueError, "policy `prefix`"),
    ({"rewrite_url": 1}, TypeError, "rewrite_url is a function"),
    ({"attribute_filter": "a"}, TypeError, "attribute_filter is a function"),
    ({"tags": {"b"}, "clean_content_tags": {"b"}}, ValueError, '"b" is in both tags and clean_content_tags'),
    ({"clean_content_tags": "b"}, TypeError, "clean_content_tags is a collection of str, not str"),
    ({"tag_attribute_values": {"video": {"a": {"b"}}}}, ValueError, 'tag_attribute_values has "video", which is not in tags'),
    ({"tag_attribute_values": {"b": {"a": {"*"}}}}, ValueError, 'a value with "*"'),
    ({"filter_style_properties": {"colour"}}, ValueError, "`colour` is not a property of CSS"),
    ({"url_relative": "other"}, ValueError, 'url_relative is "pass_through"'),
    ({"url_relative": ("rewrite_with_base",)}, ValueError, 'url_relative is "pass_through"'),
    ({"url_relative": ("rewrite_with_base", "a")}, ValueError, "policy `relativeURLs`"),
    ({"url_relative": ("rewrite_with_root", "a", "b")}, ValueError, "the root is not an absolute URL"),
    ({"config": {"elemets": []}}, ValueError, "config: unknown field `elemets`"),
    ({"config": {"elements": ["b", "b"]}}, ValueError, "the list `elements` has `b` twice"),
    ({"config": {"elements": [b"b"]}}, (TypeError, ValueError), ""),
    ({"config": {"elements": 1.5}}, TypeError, "dict, list, str, int and bool, not float"),
    ({"config": {"preset": "email"}, "preset": "email"}, ValueError, "both preset and config name a preset"),
    ({"context": "style"}, ValueError, "the contents of the element `style` are not markup"),
    ({"context": "p", "document": True}, ValueError, "a document has no context"),
    ({"limits": "depth=x"}, ValueError, ""),
]


@pytest.mark.parametrize(("settings", "kind", "message"), WRONG)
def test_mistakes(
    settings: dict[str, Any], kind: type[Exception] | tuple[type[Exception], ...], message: str
) -> None:
    with pytest.raises(kind) as raised:
        Sanitizer(**settings)
    assert message in str(raised.value)
    with pytest.raises(kind):
        treewright.sanitize("", **settings)


def test_input_of_another_kind() -> None:
    wrong: Any
    for wrong in (1, None, b"<p>", bytearray(b"<p>")):
        with pytest.raises(TypeError):
            treewright.sanitize(wrong)


def test_texts_that_cannot_be_sanitized() -> None:
    with pytest.raises(treewright.SanitizeError, match="the text was cut off"):
        treewright.sanitize("<p>text", limits="bytes=3")
    with pytest.raises(treewright.SanitizeError, match="longer than 3 bytes"):
        treewright.sanitize("<p>text", config={"policies": {"maxLength": 3}})
    assert issubclass(treewright.SanitizeError, ValueError)


def test_reports() -> None:
    sanitized = Sanitizer(link_rel="nofollow").report("<p>\n<i onclick=f()>é</i><a href=b>c</a><script></script>")
    assert str(sanitized) == sanitized.html
    assert sanitized.removed
    first, second, third = sanitized.changes
    assert (first.path, first.action, first.kind) == ("p > i", "removed", "attribute")
    assert (first.name, first.value, first.reason) == ("onclick", "f()", "configuration")
    assert (first.line, first.column, first.offset, first.end_offset) == (2, 4, 7, 18)
    assert first.anchor.startswith("https://html.spec.whatwg.org/")
    assert first.message == str(first) == "p > i: removed the attribute onclick: the configuration does not allow it"
    assert repr(first) == f'<Change "{first.message}">'
    assert (second.action, second.kind, second.name) == ("changed", "attribute", "rel")
    assert (third.kind, third.name) == ("element", "script")
    assert sanitized.counts == {"configuration": 2, "set-attribute": 1}
    assert not Sanitizer().report("<p>a</p>").removed
    assert Sanitizer().report("<p>a</p>").changes == []


def test_functions_for_urls() -> None:
    asked: list[tuple[str, str, str]] = []

    def rewrite(element: str, attribute: str, url: str) -> str | None:
        asked.append((element, attribute, url))
        return {"a": "x", "b": None}.get(url, url)

    sanitizer = Sanitizer(rewrite_url=rewrite)
    html = "<a href=a>1</a><a href=b>2</a><a href=c>3</a>"
    assert sanitizer.sanitize(html) == '<a href="x">1</a><a>2</a><a href="c">3</a>'
    assert asked[:3] == [("a", "href", "a"), ("a", "href", "b"), ("a", "href", "c")]

    def wrong(element: str, attribute: str, url: str) -> Any:
        return 1

    def broken(element: str, attribute: str, url: str) -> str:
        raise KeyError(url)

    for text in (html, html * 1000):
        with pytest.raises(TypeError, match="rewrite_url returns str or None, not int"):
            Sanitizer(rewrite_url=wrong).sanitize(text)
        with pytest.raises(KeyError, match="a"):
            Sanitizer(rewrite_url=broken).sanitize(text)
    assert sanitizer.sanitize("<a href=c>3</a>") == '<a href="c">3</a>'


def test_functions_for_attributes() -> None:
    asked: list[tuple[str, str, str]] = []

    def keep(tag: str, attribute: str, value: str) -> str | None:
        asked.append((tag, attribute, value))
        return value

    assert treewright.sanitize("<a href=x title=y onclick=f()>b</a>", attribute_filter=keep) == '<a href="x" title="y">b</a>'
    # Not those that are removed.
    assert asked == [("a", "href", "x"), ("a", "title", "y")]

    def wrong(tag: str, attribute: str, value: str) -> Any:
        return 1

    def broken(tag: str, attribute: str, value: str) -> str:
        raise KeyError(value)

    with pytest.raises(TypeError, match="attribute_filter returns str or None, not int"):
        treewright.sanitize("<a href=x>b</a>", attribute_filter=wrong)
    with pytest.raises(KeyError, match="x"):
        treewright.sanitize("<a href=x>b</a>", attribute_filter=broken)
    with pytest.raises(TypeError, match="url_relative returns str or None, not NoneType|not int"):
        treewright.sanitize("<a href=x>b</a>", url_relative=lambda url: 1)  # type: ignore[arg-type]


def test_texts_with_markup() -> None:
    for text in ("", "a", "a < b", "<3", "a &amp; b", "<", "a<b", "</>"):
        assert not treewright.is_html(text), text
    for text in ("<p>", "a</x>", "<!--", "<!doctype html>", "Vec::<u8>::new()", "<?php ?>", "</ >"):
        assert treewright.is_html(text), text
    with pytest.raises(TypeError):
        treewright.is_html(b"<p>")  # type: ignore[arg-type]


def test_threads() -> None:
    sanitizer = Sanitizer(rewrite_url=lambda element, attribute, url: url)
    html = "<p><a href=b>a</a><script>c</script>" * 500
    expected = '<p><a href="b">a</a></p>' * 500
    results: list[str] = []
    threads = [threading.Thread(target=lambda: results.append(sanitizer.sanitize(html))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == [expected] * 8


def test_columns_of_plans() -> None:
    pyarrow = pytest.importorskip("pyarrow")
    plan = treewright.Plan({
        "all": {"select": "div", "get": "sanitized-html"},
        "inner": {
            "select": "div",
            "get": "sanitized-inner-html",
            "sanitize": {"preset": "default", "removeElements": ["b"], "policies": {"maxDepth": 3}},
        },
    })
    pages = pyarrow.table({"url": ["a"], "content": ["<div onclick=f()><b>a</b><i>b</i><script></script></div>"]})
    row = pyarrow.table(treewright.extract(pages, plan)).to_pylist()[0]
    assert row["all"] == "<div><b>a</b><i>b</i></div>"
    assert row["inner"] == "<i>b</i>"
    with pytest.raises(treewright.PlanError, match="unknown field `elemets`"):
        treewright.Plan({"a": {"select": "b", "get": "sanitized-html", "sanitize": {"elemets": []}}})
