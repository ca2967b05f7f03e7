"""Pages for the examples of engines, their plan, and the expected table: that of one process, and that of the
command `treewright extract`, if the variable TREEWRIGHT_COMMAND names it.
"""

from __future__ import annotations

import contextlib
import os
import random
import signal
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pyarrow as pa
import treewright
from pyarrow import parquet

PLAN_AS_TOML = """[columns]
title = { get = "title" }
text = { get = "text" }
links = { get = "links" }
prices = { select = ".price", type = "float", list = true }
encoding = { get = "encoding" }
"""
PLAN = treewright.Plan(PLAN_AS_TOML)


def pages(number: int) -> pa.Table:
    """Similar pages, some in another encoding, some broken, and some missing."""
    draw = random.Random(1)
    urls: list[str] = []
    contents: list[bytes | None] = []
    types: list[str | None] = []
    for page in range(number):
        urls.append(f"https://example.com/{page}")
        paragraphs = "".join(f"<p>Tea {draw.random()}<a href=/{line}>more</a>" for line in range(draw.randrange(40)))
        html = f"<!doctype html><title>Page {page}</title><i class=price>{page / 4}</i>{paragraphs}<p>Чай"
        match page % 20:
            case 3:
                contents.append(html.encode("windows-1251"))
                types.append("text/html; charset=windows-1251")
            case 7:
                contents.append(None)
                types.append(None)
            case 11:
                contents.append(bytes(draw.randrange(256) for _ in range(200)) + b"<div>" * 300)
                types.append(None)
            case _:
                contents.append(html.encode())
                types.append("text/html; charset=utf-8")
    columns = [pa.array(urls), pa.array(contents, pa.binary()), pa.array(types, pa.string())]
    return pa.table(columns, names=["url", "content", "content_type"])


def expected(table: pa.Table) -> pa.Table:
    """The rows, computed in this process."""
    return pa.table(treewright.extract(table, PLAN)).replace_schema_metadata()


def expected_by_the_command(table: pa.Table, command: str) -> pa.Table:
    """The rows, computed by the command from a Parquet file."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "plan.toml").write_text(PLAN_AS_TOML)
        parquet.write_table(table, folder / "pages.parquet")
        arguments = ["extract", f"--plan={folder}/plan.toml", f"--out={folder}/rows.parquet", f"{folder}/pages.parquet"]
        subprocess.run([command, *arguments], check=True)
        return parquet.read_table(folder / "rows.parquet").replace_schema_metadata()


def compare(rows: pa.Table, table: pa.Table) -> None:
    """Raises an exception unless the rows are the expected ones, in any order."""
    rows = rows.select(expected(table.slice(0, 0)).column_names)
    found = {row["url"]: row for row in rows.to_pylist()}
    wanted = [expected(table)]
    if command := os.environ.get("TREEWRIGHT_COMMAND"):
        wanted.append(expected_by_the_command(table, command))
    for others in wanted:
        assert rows.num_rows == len(found) == others.num_rows == table.num_rows, (rows.num_rows, len(found), others.num_rows)
        for row in others.to_pylist():
            assert found[row["url"]] == row, (found[row["url"]], row)
    if len(wanted) > 1:
        print("the table is the same as that of the command")


def descendants(process: int) -> Iterator[tuple[int, str]]:
    """The processes below one, with their command lines (Linux)."""
    parents: dict[int, list[int]] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with contextlib.suppress(OSError):
                parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                parents.setdefault(parent, []).append(int(folder.name))
    work = [process]
    while work:
        for child in parents.get(work.pop(), []):
            work.append(child)
            with contextlib.suppress(OSError):
                yield child, Path(f"/proc/{child}/cmdline").read_text().replace("\0", " ")


def kill_one(word: str, after: float) -> threading.Thread:
    """Kills one descendant process whose command line has a word, several seconds after it started."""

    def kill() -> None:
        while True:
            found = [pid for pid, command in descendants(os.getpid()) if word in command]
            if found:
                time.sleep(after)
                os.kill(found[0], signal.SIGKILL)
                print(f"killed process {found[0]}, one of {len(found)} with {word}")
                return
            time.sleep(0.1)

    thread = threading.Thread(target=kill, daemon=True)
    thread.start()
    return thread
