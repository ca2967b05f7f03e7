"""Many pages, streams, and threads that share documents."""

from __future__ import annotations

import gc
import random
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
import treewright

PAGES = [f"<title>{number}</title>" + "<p>text" * (number % 37) for number in range(500)]


@pytest.mark.parametrize("threads", [1, 2, 5, None])
def test_many_pages(threads: int | None) -> None:
    documents = treewright.parse_many(iter(PAGES), threads=threads)
    assert iter(documents) is documents
    titles = [document.title for document in documents]
    assert titles == [str(number) for number in range(500)]
    assert list(documents) == []


def test_many_pages_with_settings_of_their_own() -> None:
    pages: list[str | tuple[bytes, treewright.Settings]] = [
        "<p>a",
        (b"<p>\xc1", {"content_type": "text/html; charset=koi8-r", "url": "https://example.com/"}),
        (b"<p>\xc1", {"encoding": "windows-1252"}),
    ]
    documents = list(treewright.parse_many(pages, threads=2, collect_errors=True))
    assert [document.text for document in documents] == ["a", "а", "Á"]
    assert documents[1].url == "https://example.com/" and all(document.errors for document in documents)


def test_documents_whose_memory_is_used_again() -> None:
    """Released documents leave their memory to others, and kept ones are unchanged."""
    draw = random.Random(1)
    pages = [f"<title>{number}</title><p class=c{number} x{number % 9}=1>" + "<i>é</i>" * draw.randrange(300) for number in range(2000)]
    kept: dict[int, treewright.Node] = {}
    for number, document in enumerate(treewright.parse_many(pages, threads=2)):
        paragraph = document.select_one("p")
        assert paragraph is not None and document.title == str(number)
        if draw.random() < 0.2:
            kept[number] = paragraph
            del document, paragraph
        if kept and draw.random() < 0.1:
            kept.pop(draw.choice(list(kept)))
    for number, paragraph in kept.items():
        assert paragraph.document.html == treewright.parse(pages[number]).html
        assert paragraph.attrs == {"class": f"c{number}", f"x{number % 9}": "1"}


def test_pages_that_come_slowly_do_not_wait_for_many_others() -> None:
    taken = []

    def slow() -> Iterator[str]:
        for number in range(20):
            taken.append(number)
            yield f"<title>{number}"
            time.sleep(0.01)

    documents = treewright.parse_many(slow(), threads=2)
    assert next(documents).title == "0"
    # Two for each thread, and the slow one.
    assert len(taken) <= 5
    assert [document.title for document in documents] == [str(number) for number in range(1, 20)]


def failing() -> Iterator[str]:
    yield "<title>1"
    yield "<title>2"
    raise OSError("the disk is gone")


@pytest.mark.parametrize("threads", [1, 2])
def test_an_iterable_that_fails(threads: int) -> None:
    documents = treewright.parse_many(failing(), threads=threads)
    assert [next(documents).title, next(documents).title] == ["1", "2"]
    with pytest.raises(OSError, match="the disk is gone"):
        next(documents)
    assert list(documents) == []
    wrong = treewright.parse_many(["<p>", 1], threads=threads)  # type: ignore[list-item]
    next(wrong)
    with pytest.raises(TypeError, match="str or bytes"):
        next(wrong)
    with pytest.raises(ValueError, match="one thread"):
        treewright.parse_many([], threads=0)
    with pytest.raises(TypeError):
        treewright.parse_many(1)  # type: ignore[arg-type]


def endless() -> Iterator[str]:
    while True:
        yield "<p>again"


def test_an_endless_iterable_is_read_as_far_as_it_is_needed() -> None:
    documents = treewright.parse_many(endless(), threads=2)
    assert [next(documents).text for _ in range(100)] == ["again"] * 100
    del documents
    gc.collect()


def test_an_iterable_that_asks_for_its_own_documents() -> None:
    def pages() -> Iterator[str]:
        yield "<p>1"
        next(documents)

    documents = treewright.parse_many(pages(), threads=2)
    with pytest.raises(RuntimeError, match="already being asked"):
        list(documents)


PIECES: list[list[str]] = [
    ["<p>a", "b<b", ">c</", "b>d"],
    [],
    [""],
    ["<p", ">ab<b>c</b>d"],
]


@pytest.mark.parametrize("pieces", PIECES)
def test_streams(pieces: list[str]) -> None:
    whole = treewright.parse("".join(pieces), collect_errors=True)
    for encoded in (False, True):
        parser = treewright.Parser(collect_errors=True)
        for piece in pieces:
            parser.feed(piece.encode() if encoded else piece)
        document = parser.finish()
        assert document.html == whole.html and document.errors == whole.errors
        assert repr(parser) == "<Parser that has finished>"
        with pytest.raises(ValueError, match="has finished"):
            parser.feed("")
        with pytest.raises(ValueError, match="has finished"):
            parser.finish()


def test_streams_of_bytes() -> None:
    parser = treewright.Parser(content_type="text/html; charset=koi8-r")
    parser.feed(b"<p>")
    parser.feed(bytearray(b"\xc1"))
    with pytest.raises(ValueError, match="all pieces"):
        parser.feed("text")
    document = parser.finish()
    assert document.text == "а" and str(document.encoding) == "KOI8-R"
    late = treewright.Parser()
    for byte in b"<!doctype html><title>\xc1</title><meta charset=koi8-r>":
        late.feed(bytes([byte]))
    assert late.finish().title == "а"


def test_streams_of_fragments() -> None:
    parser = treewright.Parser(context="tr")
    parser.feed("<td>1<t")
    parser.feed("d>2")
    assert parser.finish().inner_html == "<td>1</td><td>2</td>"


def run(work: list[threading.Thread]) -> None:
    """Runs threads with frequent switches between them; one that hangs fails the test."""
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        for thread in work:
            thread.daemon = True
            thread.start()
        for thread in work:
            thread.join(timeout=60)
            assert not thread.is_alive(), "a thread hangs"
    finally:
        sys.setswitchinterval(interval)


def test_threads_that_read_and_change_one_document() -> None:
    page = treewright.parse("<ul>" + "<li><a href=x>text</a>" * 5000)
    assert len(page.source) > 1 << 16, "long enough to be read while other threads run"
    problems: list[BaseException] = []

    def work(seed: int) -> None:
        draw = random.Random(seed)
        try:
            for _ in range(150):
                match draw.randrange(6):
                    case 0:
                        len(page.select("li > a"))
                    case 1:
                        len(page.text)
                    case 2:
                        item = page.select_one("li")
                        if item is not None:
                            item.delete()
                    case 3:
                        one = page.select_one("ul")
                        if one is not None:
                            one.append(page.create_element("li", {"class": "new"}))
                    case 4:
                        one = page.select_one("li:last-child")
                        if one is not None:
                            one.set_inner_html("<a href=y>new</a>")
                    case _:
                        for node in page.descendants():
                            if draw.random() < 0.01:
                                str(node.name)
                                break
        except treewright.StaleNode:
            pass
        except BaseException as problem:  # noqa: BLE001
            problems.append(problem)

    run([threading.Thread(target=work, args=(seed,)) for seed in range(6)])
    assert not problems
    assert treewright.parse(page.html).html == page.html


def test_threads_that_copy_from_each_other() -> None:
    first, second = (treewright.parse("<ul>" + "<li>text" * 200) for _ in range(2))

    def work(to: treewright.Document, of: treewright.Document) -> None:
        for _ in range(100):
            source = of.select_one("li")
            assert source is not None
            to.import_node(source)

    pairs = [(first, second), (second, first), (first, first)] * 2
    run([threading.Thread(target=work, args=pair) for pair in pairs])


def test_a_pool_of_threads() -> None:
    def work(page: str) -> tuple[int, str | None]:
        document = treewright.parse(page)
        return len(document.select("p")), document.title

    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(work, PAGES))
    assert answers == [(number % 37, str(number)) for number in range(500)]


def test_documents_that_other_threads_let_go_of() -> None:
    def work() -> None:
        for page in PAGES[:100]:
            kept.append(treewright.parse(page).select("p"))
            if len(kept) > 5:
                kept.pop(0)

    kept: list[list[treewright.Node]] = []
    run([threading.Thread(target=work) for _ in range(4)])
