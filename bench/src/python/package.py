"""Compares the Python package with selectolax (lexbor), lxml and BeautifulSoup: parsing, finding the links with their
addresses, and the text of the whole page.

    python bench/src/python/package.py [--markdown] [--rounds N] [FILE OR FOLDER...]

The pages are those of ../shared/corpus, or of TREEWRIGHT_CORPUS. The methods alternate, each with all pages, as in a
program that uses one of them, after one page that does not count; times are CPU times of this thread, and for each
method and page the minimum of all rounds counts. Then several threads: the wall time of one thread compared with that
of two, and the same of two processes, which share nothing but the machine and its memory. The exit code is 1 if the
methods do not find the same links, or if a goal is missed; the goal of two threads is missed only if two processes
reach it. The first line has the load of the machine.
"""

from __future__ import annotations

import argparse
import gc
import os
import platform
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import sha256
from importlib.metadata import version
from multiprocessing import Process, SimpleQueue
from pathlib import Path
from threading import Thread

import treewright
from bs4 import BeautifulSoup
from lxml import html as lxml_html
from selectolax.lexbor import LexborHTMLParser

Answer = tuple[list[str], int]

# The required speed-up of the package.
GOALS = {"selectolax": 2.0, "lxml": 3.5, "BeautifulSoup": 40.0}
GOAL_OF_TWO_THREADS = 1.8
# The methods with two threads that fail if they miss it. A pool creates tasks of Python one by one, which
# alone costs more.
JUDGED = ("threads", "parse_many")

# Hashing this takes about as long as a page.
HASHED = bytes(300_000)

# Reading the clock takes as long as a part of a page of this length: it is read several times between two
# of them.
SHORT, REPEATED = 1 << 13, 16

# BeautifulSoup gets one round, and pages up to this length: it takes seconds for longer ones. lxml gets one
# round of those.
LONG = 1 << 20


def with_treewright(page: str) -> Answer:
    document = treewright.parse(page)
    return [link["href"] for link in document.select("a[href]")], len(document.text)


def with_selectolax(page: str) -> Answer:
    document = LexborHTMLParser(page)
    links = [link.attributes["href"] or "" for link in document.css("a[href]")]
    return links, len(document.root.text() if document.root else "")


def with_lxml(page: str) -> Answer:
    document = lxml_html.document_fromstring(page)
    links = [link.get("href") for link in document.xpath("//a[@href]")]
    return links, len(document.text_content())


def with_beautifulsoup(page: str) -> Answer:
    document = BeautifulSoup(page, "html.parser")
    return [link["href"] for link in document.select("a[href]")], len(document.text)


WAYS: dict[str, Callable[[str], Answer]] = {
    "treewright": with_treewright,
    "selectolax": with_selectolax,
    "lxml": with_lxml,
    "BeautifulSoup": with_beautifulsoup,
}


def pages(names: list[str]) -> list[tuple[str, str]]:
    """The names and the texts of all pages, decoded as Treewright decodes them."""
    default = Path(__file__).parents[4] / "shared/corpus"
    roots = [Path(name) for name in names] or [Path(os.environ.get("TREEWRIGHT_CORPUS", default))]
    files = [file for root in roots for file in (sorted(root.rglob("*.html")) if root.is_dir() else [root])]
    return [(file.name, decoded(file.read_bytes())) for file in files]


def decoded(page: bytes) -> str:
    receipt = treewright.parse(page).encoding
    return page.decode(receipt.encoding if receipt else "utf-8", "replace")


def time_of(way: Callable[[str], Answer], page: str) -> float:
    times = REPEATED if len(page) < SHORT else 1
    before = time.thread_time()
    for _ in range(times):
        way(page)
    return (time.thread_time() - before) / times


def measure(corpus: list[tuple[str, str]], rounds: int) -> dict[str, list[float | None]]:
    """For each method the minimum times of all pages."""
    times: dict[str, list[float | None]] = {name: [None] * len(corpus) for name in WAYS}
    ways = list(WAYS.items())
    for number in range(rounds):
        for name, way in ways[number % len(ways) :] + ways[: number % len(ways)]:
            # The first page would wait for the code and memory of the previous method.
            way(corpus[0][1])
            for index, (_, page) in enumerate(corpus):
                is_slow = name == "BeautifulSoup" or name == "lxml" and len(page) > LONG
                if is_slow and number > 0 or name == "BeautifulSoup" and len(page) > LONG:
                    continue
                taken = time_of(way, page)
                least = times[name][index]
                times[name][index] = taken if least is None else min(least, taken)
    return times


def many_short(corpus: list[tuple[str, str]]) -> list[str]:
    """The pages that threads and processes share."""
    return [page for _, page in corpus if len(page) < LONG] * 20


def process(names: list[str], orders: SimpleQueue[slice | None], done: SimpleQueue[bool]) -> None:
    """A process that does its assigned shares of the work."""
    texts = many_short(pages(names))
    done.put(True)
    while (share := orders.get()) is not None:
        for page in texts[share]:
            with_treewright(page)
        done.put(True)


def two_threads(names: list[str], corpus: list[tuple[str, str]], rounds: int) -> dict[str, float]:
    """The speed-up of two threads: threads that take page after page, a pool that gets each page as a separate
    task, and `parse_many`. Two processes with half of the pages each, and hashing, which works without Python's
    lock for about as long as a page, show the limits of the machine and the pool at that time."""
    texts = many_short(corpus)
    done: SimpleQueue[bool] = SimpleQueue()
    orders: list[SimpleQueue[slice | None]] = [SimpleQueue(), SimpleQueue()]
    others = [Process(target=process, args=(names, own, done), daemon=True) for own in orders]
    for other in others:
        other.start()
    for _ in others:
        done.get()

    def processes(number: int) -> None:
        for index, own in enumerate(orders[:number]):
            own.put(slice(index, None, number))
        for _ in range(number):
            done.get()

    def shares(work: Callable[[str], object], threads: int) -> None:
        # Taking the next page from an iterator of a list is one step under Python's lock.
        rest = iter(texts)

        def share() -> None:
            for page in rest:
                work(page)

        own = [Thread(target=share) for _ in range(threads)]
        for thread in own:
            thread.start()
        for thread in own:
            thread.join()

    def pool(work: Callable[[str], object], threads: int) -> None:
        with ThreadPoolExecutor(threads) as executor:
            for _ in executor.map(work, texts):
                pass

    def hashing(_: str) -> object:
        return sha256(HASHED).digest()

    def parsing(page: str) -> object:
        return treewright.parse(page)

    def many(threads: int) -> None:
        for _ in treewright.parse_many(texts, threads=threads):
            pass

    ways: dict[str, Callable[[int], None]] = {
        "processes": processes,
        "hashing, a pool": partial(pool, hashing),
        "threads": partial(shares, with_treewright),
        "a pool": partial(pool, with_treewright),
        "a pool that only parses": partial(pool, parsing),
        "parse_many": many,
    }
    factors = {}
    for name, run in ways.items():
        # One and two alternate, so that other work of the machine is in both.
        least = dict.fromkeys((1, 2), float("inf"))
        for _ in range(rounds):
            for threads in least:
                before = time.perf_counter()
                run(threads)
                least[threads] = min(least[threads], time.perf_counter() - before)
        factors[name] = least[1] / least[2]
    for own, other in zip(orders, others, strict=True):
        own.put(None)
        other.join()
    return factors


def check(corpus: list[tuple[str, str]]) -> int:
    """The number of pages on which the methods that follow the standard find different links."""
    return sum(with_treewright(page)[0] != with_selectolax(page)[0] for _, page in corpus)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--markdown", action="store_true", help="print a table of Markdown")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("names", nargs="*", metavar="FILE OR FOLDER")
    options = parser.parse_args()
    corpus = pages(options.names)
    different = check(corpus)
    gc.collect()
    gc.freeze()
    times = measure(corpus, options.rounds)
    factors = two_threads(options.names, corpus, options.rounds)

    versions = ", ".join(f"{name} {version(name)}" for name in ("treewright", "selectolax", "lxml", "beautifulsoup4"))
    print(f"Python {platform.python_version()}, {versions}; {len(corpus)} pages, {different} with other links; "
          f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors\n")
    rows = [["way", "MB/s", "treewright is faster by", "on single pages", "goal"]]
    failed = different > 0
    ours = times["treewright"]
    for name, theirs in times.items():
        both = [
            (len(page.encode()), own, other)
            for (_, page), own, other in zip(corpus, ours, theirs, strict=True)
            if own is not None and other is not None
        ]
        size, own, other = (sum(column) for column in zip(*both, strict=True))
        ratios = sorted(other / own for _, own, other in both)
        row = [name, f"{size / other / 1e6:.1f}"]
        if name in GOALS:
            reached = sum(ratio >= GOALS[name] for ratio in ratios)
            single = f"{ratios[0]:.2f} to {ratios[-1]:.2f}, median {ratios[len(ratios) // 2]:.2f}, {reached} of {len(ratios)} at the goal"
            row += [f"{other / own:.2f}", single, f"{GOALS[name]}"]
            failed |= other / own < GOALS[name]
        rows.append(row + [""] * (5 - len(row)))
    for name, factor in factors.items():
        is_compared = name == "processes" or name.startswith("hashing")
        label = "two processes" if name == "processes" else f"two threads, {name}"
        rows.append([label, "", f"{factor:.2f}", "", "" if is_compared else f"{GOAL_OF_TWO_THREADS}"])
        # A machine without a second free processor, or whose memory is busy, says nothing about the
        # package.
        failed |= name in JUDGED and factors["processes"] >= GOAL_OF_TWO_THREADS > factor
    if options.markdown:
        rows.insert(1, ["---"] * 5)
        for row in rows:
            print("| " + " | ".join(row) + " |")
    else:
        widths = [max(len(row[column]) for row in rows) for column in range(5)]
        for row in rows:
            print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
