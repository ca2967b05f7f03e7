"""Extraction over Arrow, with pyarrow, polars, DuckDB and pandas as the others."""

from __future__ import annotations

import gc
import pickle
import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
import treewright

pa = pytest.importorskip("pyarrow")

PLAN = treewright.Plan(
    {
        "title": {"get": "title"},
        "heading": "h1",
        "prices": {"select": ".price", "type": "float", "list": True},
        "first": {"select": "li", "fields": {"name": "b", "id": {"attr": "data-\u00e9\"\\\n"}}},
        "links": {"get": "links"},
    }
)

ROWS = [
    ("https://example.com/a", b"<title>A</title><h1>One</h1><i class=price>1.5</i><i class=price>x</i>", None),
    ("https://example.com/b", b"<title>\xc1</title><ul><li><b>n</b>", "text/html; charset=koi8-r"),
    ("https://example.com/c", None, None),
    (None, b"\xff\xfe\x00\xd8", None),
]


def batch(rows: Sequence[tuple[str | None, bytes | None, str | None]] = ROWS) -> Any:
    urls, contents, types = zip(*rows, strict=True)
    columns = [pa.array(urls, pa.string()), pa.array(contents, pa.binary()), pa.array(types, pa.string())]
    return pa.record_batch(columns, names=["url", "content", "content_type"])


def test_a_batch() -> None:
    rows = treewright.extract(batch(), PLAN)
    assert isinstance(rows, treewright.Batch) and len(rows) == rows.num_rows == 4
    assert rows.column_names == ["url", "status", "limits", "message", *PLAN.columns]
    assert repr(rows).startswith("<Batch of 4 rows: url, status")
    table = pa.record_batch(rows)
    table.validate(full=True)
    assert table["title"].to_pylist() == ["A", "а", None, None]
    assert table["status"].to_pylist()[:3] == ["complete", "complete", "failed"]
    assert table["prices"].to_pylist()[0] == [1.5, None]
    assert table["first"].to_pylist()[1]["name"] == "n"
    assert table.schema == pa.schema(PLAN) == pa.schema(rows)
    assert table.schema.metadata == {b"treewright.extract.schema": b"1"}


def test_nothing_is_copied_on_the_way_out() -> None:
    rows = treewright.extract(batch(), PLAN)
    first, second = (pa.record_batch(rows).column("url").buffers()[2].address for _ in range(2))
    assert first == second
    column = pa.record_batch(rows).column("title")
    del rows
    gc.collect()
    assert column.to_pylist()[0] == "A"


def pages(number: int) -> Iterator[Any]:
    for start in range(0, number, 10):
        rows = [(f"https://example.com/{n}", f"<title>{n}</title>".encode(), None) for n in range(start, start + 10)]
        yield batch(rows)


@pytest.mark.parametrize("threads", [1, 3])
def test_streams(threads: int) -> None:
    schema = batch().schema
    expected = [str(number) for number in range(500)]
    table = pa.Table.from_batches(pages(500))
    reader = pa.RecordBatchReader.from_batches(schema, pages(500))
    for given in (table, reader):
        batches = treewright.extract(given, PLAN, threads=threads)
        assert isinstance(batches, treewright.Batches)
        result = pa.table(batches)
        result.validate(full=True)
        assert result["title"].to_pylist() == expected and result.schema == pa.schema(PLAN)
        with pytest.raises(ValueError, match="taken already"):
            pa.table(batches)
    iterated = [pa.record_batch(one) for one in treewright.extract(table, PLAN, threads=threads)]
    assert pa.Table.from_batches(iterated)["title"].to_pylist() == expected
    lazy = treewright.extract(pa.RecordBatchReader.from_batches(schema, pages(10**9)), PLAN, threads=threads)
    assert pa.record_batch(next(lazy))["title"].to_pylist() == expected[:10]
    del lazy


def test_streams_that_fail() -> None:
    def failing() -> Iterator[Any]:
        yield batch()
        raise OSError("the disk is gone")

    reader = pa.RecordBatchReader.from_batches(batch().schema, failing())
    batches = treewright.extract(reader, PLAN)
    next(batches)
    with pytest.raises(ValueError, match="the disk is gone"):
        next(batches)
    with pytest.raises(ValueError, match="no column `url`"):
        next(treewright.extract(pa.table({"link": ["x"], "content": ["y"]}), PLAN))


WRONG: list[tuple[Any, type[Exception], str]] = [
    ([1, 2], TypeError, "__arrow_c_array__"),
    (pa.array(["x"]), TypeError, "not a batch"),
    (pa.record_batch({"content": ["x"]}), ValueError, "no column `url`"),
    (pa.record_batch({"url": ["u"], "content": [1]}), ValueError, "content"),
    (pa.StructArray.from_arrays([pa.array(["u"])], ["url"], mask=pa.array([True])), ValueError, "null as a whole"),
]


@pytest.mark.parametrize(("given", "error", "message"), WRONG)
def test_input_that_is_wrong(given: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        treewright.extract(given, PLAN)


def test_plans() -> None:
    assert treewright.Plan(PLAN.source) == PLAN and pickle.loads(pickle.dumps(PLAN)) == PLAN
    assert len({PLAN, treewright.Plan(PLAN.source)}) == 1
    assert PLAN.columns == ["title", "heading", "prices", "first", "links"]
    assert repr(PLAN) == "<Plan title, heading, prices, first, links>"
    toml = "[columns]\ntitle = { get = 'title' }\n"
    rows = treewright.extract(batch(), toml)
    assert pa.record_batch(rows)["title"].to_pylist()[0] == "A"
    with pytest.raises(treewright.PlanError, match="did you mean `title`"):
        treewright.Plan("[columns]\ntitle = { get = 'titel' }\n")
    nested: dict[str, Any] = {"a": {"select": "p"}}
    for _ in range(1000):
        nested = {"a": {"fields": nested}}
    for wrong in ({"a": {"get": 1}}, {"a": ["b"]}, {1: "p"}, 3, nested, {}):
        with pytest.raises((TypeError, ValueError)):
            treewright.Plan(wrong)  # type: ignore[arg-type]


def test_budgets() -> None:
    long = batch([("u", b"<p>" * 1000, None), ("v", b"<p>short", None)])
    rows = pa.record_batch(treewright.extract(long, {"a": "p"}, limits="nodes=50"))
    assert rows["status"].to_pylist() == ["truncated", "complete"]
    assert rows["limits"].to_pylist() == ["nodes", None]
    rows = pa.record_batch(treewright.extract(long, {"a": {"get": "html"}}, output_bytes=10))
    assert rows["status"].to_pylist() == ["truncated", "truncated"]
    rows = pa.record_batch(treewright.extract(long, {"a": {"get": "html"}}, batch_bytes=1))
    assert rows["status"].to_pylist() == ["failed", "failed"]
    renamed = pa.record_batch({"link": ["u"], "body": ["<title>T"]})
    rows = pa.record_batch(treewright.extract(renamed, {"t": {"get": "title"}}, url="link", content="body"))
    assert rows["t"].to_pylist() == ["T"]
    with pytest.raises(ValueError, match="one thread"):
        treewright.extract(long, PLAN, threads=0)


def test_random_batches() -> None:
    draw = random.Random(7)
    pieces = [b"<p class=price>", b"1.5", b"</", b"\xff", b"\x00", b"<li>", b"<b ", "é".encode(), b"&amp", b"<template>", b"'"]
    for _ in range(50):
        rows: list[tuple[str | None, bytes | None, str | None]] = [
            (
                draw.choice([None, "", "https://example.com/", "x://["]),
                draw.choice([None, b"", b"".join(draw.choices(pieces, k=draw.randrange(200)))]),
                draw.choice([None, "", "text/html; charset=utf-16", "\ufffd"]),
            )
            for _ in range(draw.randrange(1, 30))
        ]
        given = batch(rows).slice(draw.randrange(len(rows)))
        result = pa.record_batch(treewright.extract(given, PLAN))
        result.validate(full=True)
        assert result.num_rows == given.num_rows and result["url"].to_pylist() == given["url"].to_pylist()


HUGE = [b"<p>abc <b>def ", b"\xff\xc3(", b"text without an end ", b"<a href=x>\x00"]


@pytest.mark.parametrize("piece", HUGE)
def test_cells_of_100_mb(piece: bytes) -> None:
    """Whole, with limits that let them in, and cut off by the usual ones."""
    draw = random.Random(piece)
    small = [draw.choice([None, b"", b"<title>T</title>"]) for _ in range(3)]
    cells = [*small, piece * (100_000_000 // len(piece)), *small]
    given = pa.record_batch({"url": [None] * 7, "content": pa.array(cells, pa.large_binary())})
    plan = {"first": "p", "count": {"select": "b, a", "get": "count"}, "text": {"get": "content"}}
    rows = pa.record_batch(treewright.extract(given, plan, limits="none", output_bytes=1 << 30))
    rows.validate(full=True)
    expected = ["failed" if cell is None else "complete" for cell in cells]
    assert rows["status"].to_pylist() == expected
    shown = piece.decode(errors="replace").replace("<p>", "").replace("<b>", "").replace("<a href=x>", "").replace("\0", "")
    repeated = 100_000_000 // len(piece)
    length = len(rows["text"][3].as_py())
    assert length in (len(shown) * repeated, len((shown * repeated).rstrip()))
    limited = pa.record_batch(treewright.extract(given, plan, limits="browser,bytes=16777216,nodes=2000000,time=30"))
    limited.validate(full=True)
    expected[3] = "truncated"
    assert limited["status"].to_pylist() == expected


def test_polars() -> None:
    pl = pytest.importorskip("polars")
    frame = pl.DataFrame({"url": ["https://example.com/"], "content": [b"<title>T</title><a href=x>"]})
    rows = pl.DataFrame(treewright.extract(frame, PLAN))
    assert rows["title"].to_list() == ["T"] and rows["links"].to_list()[0][0]["url"] == "https://example.com/x"


def test_duckdb() -> None:
    duckdb = pytest.importorskip("duckdb")
    # A separate connection for each: the first has a result that is read during the query of the second.
    relation = duckdb.connect().sql("select 'https://example.com/' as url, '<title>T</title>' as content")
    rows = treewright.extract(relation, PLAN)  # noqa: F841
    assert duckdb.connect().sql("select title, status from rows").fetchall() == [("T", "complete")]


def test_pandas() -> None:
    pd = pytest.importorskip("pandas")
    frame = pd.DataFrame({"url": ["u"], "content": ["<title>T"]})
    rows = pa.table(treewright.extract(frame, PLAN)).to_pandas()
    assert rows["title"].tolist() == ["T"]
