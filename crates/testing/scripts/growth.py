#!/usr/bin/env python3
"""Compares the processor time and the memory of the command for pages that are four times as long as others.

    growth.py PROGRAM [--family NAME]... [--command NAME]... [--jobs N]

The pages are those of `crates/testing/data/growth-families.tsv`, in all the ways below. A family grows too fast in a
way if the longest of three pages, each twice as long as the one before, takes more than 0.4 seconds of processor time,
and each at least 2.8 times as long as the one before it; if it takes more than 20 seconds; or if it takes more than 300
bytes of memory for each of its bytes, and at least 2.8 times as many as the page before it. What grows too fast is
measured a second time before it counts.
`crates/testing/data/limits-that-do-not-hold.tsv` lists the exceptions: `growth of the command NAME`, the family, why.

It needs Python 3.9 or later on Linux or macOS.
"""

import argparse
import concurrent.futures
import os
import pathlib
import re
import resource
import subprocess
import sys
import tempfile
import threading

DATA = pathlib.Path(__file__).resolve().parent.parent / "data"

# The bytes of the shortest page; the next ones have twice and four times as many.
BYTES = 100_000

# Seconds of processor time that are too much for any page, and those that are always fine; bytes of memory for a byte
# of a page that are.
TOO_LONG = 20
LEAST_SECONDS = 0.4
MOST_MEMORY = 300

BROWSER = "--limits=browser,time=60"

# The ways: a name, and the arguments. `{}` is the page, and `{2}` a page of the same family that is a little longer.
WAYS = [
    ("parse", ["parse", "--no-tree", "{}"]),
    ("parse json", ["parse", "--format=json", BROWSER, "{}"]),
    ("parse xml", ["parse", "--format=xml", BROWSER, "{}"]),
    ("parse errors", ["parse", "--errors", BROWSER, "{}"]),
    ("text", ["text", "{}"]),
    ("text browser", ["text", BROWSER, "{}"]),
    ("markdown", ["markdown", "{}"]),
    ("markdown browser", ["markdown", BROWSER, "{}"]),
    ("links", ["links", "{}"]),
    ("links browser", ["links", BROWSER, "{}"]),
    ("images", ["images", BROWSER, "{}"]),
    ("meta", ["meta", "--json", BROWSER, "{}"]),
    ("tables", ["tables", BROWSER, "{}"]),
    ("tables objects", ["tables", "--format=objects", BROWSER, "{}"]),
    ("select", ["select", "div > p, :is(b, td) ~ i", BROWSER, "{}"]),
    ("select siblings", ["select", "[id] ~ *, b + i ~ :nth-child(2n of p)", BROWSER, "{}"]),
    ("select text", ["select", "--text", "p", BROWSER, "{}"]),
    ("format", ["format", BROWSER, "{}"]),
    ("minify", ["minify", BROWSER, "{}"]),
    ("sanitize", ["sanitize", "{}"]),
    ("explain", ["explain", "--max-count=0", BROWSER, "{}"]),
    ("explain nodes", ["explain", "--node=*", "--max-count=0", BROWSER, "{}"]),
    ("check", ["check", "--no-config", "--exit-zero", "--max-count=100000", BROWSER, "{}"]),
    *[
        (f"check {form}", ["check", "--no-config", "--exit-zero", "--max-count=100000", f"--format={form}", BROWSER, "{}"])
        for form in ["json", "sarif", "github", "gitlab", "junit", "checkstyle", "gnu"]
    ],
    ("fix", ["check", "--no-config", "--exit-zero", "--fix", "--diff", BROWSER, "{}"]),
    ("unsafe fixes", ["check", "--no-config", "--exit-zero", "--unsafe-fixes", "--diff", BROWSER, "{}"]),
    ("edit", ["edit", "p, td, li", "--set-attr=class=x", BROWSER, "{}"]),
    ("edit remove", ["edit", "b, p", "--remove", "--keep-going", BROWSER, "{}"]),
    ("diff", ["diff", BROWSER, "{}", "{2}"]),
    ("encoding", ["encoding", "{}"]),
]


def unescaped(text):
    simple = {"n": "\n", "r": "\r", "t": "\t", "0": "\0", "s": " ", "\\": "\\"}

    def replaced(found):
        return chr(int(found[1], 16)) if found[1] else simple[found[2]]

    return re.sub(r"\\(?:u\{([0-9A-Fa-f]+)\}|(.))", replaced, text)


def families():
    for line in (DATA / "growth-families.tsv").read_text(encoding="utf-8").split("\n"):
        if line and not line.startswith("#"):
            name, *parts = line.split("\t")
            yield name, [unescaped(part) for part in parts] + [""] * (5 - len(parts))


def page(parts, times):
    start, piece, middle, second, end = parts

    def repeated(text):
        if "%n" not in text:
            return text * times
        return "".join(text.replace("%n", str(number)) for number in range(times))

    return (start + repeated(piece) + middle + repeated(second) + end).encode()


def page_of(parts, length):
    each = max(1, len(page(parts, 2000)) - len(page(parts, 1000)))
    return page(parts, -(-1000 * length // each))


def listed():
    for line in (DATA / "limits-that-do-not-hold.tsv").read_text(encoding="utf-8").split("\n"):
        if line.startswith("growth of the command "):
            promise, family, _ = line.split("\t")
            yield promise.removeprefix("growth of the command "), family


def limited():
    resource.setrlimit(resource.RLIMIT_CPU, (TOO_LONG + 1, TOO_LONG + 2))


def cost(program, arguments):
    """The seconds of processor time, the bytes of memory, and the exit code."""
    process = subprocess.Popen(
        [program, *arguments], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=limited
    )
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    unit = 1 if sys.platform == "darwin" else 1024
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss * unit, process.returncode


def complaint(program, arguments, files):
    """What is wrong with a way for a family, or None."""

    def cost_of(names):
        return cost(program, [part.replace("{2}", names[1]).replace("{}", names[0]) for part in arguments])

    (_, shortest), (_, middle), (length, longest) = files
    long, most, code = cost_of(longest)
    # A process that takes too long is ended.
    if code not in (0, 1, 2) and long <= TOO_LONG:
        return f"exit code {code} for {length >> 10} KiB"
    if long <= LEAST_SECONDS and most <= MOST_MEMORY * length + (16 << 20):
        return None
    (shorter, _, _), (short, less, _) = cost_of(shortest), cost_of(middle)
    costs = f"{shorter:.2f}, {short:.2f} and {long:.2f} s for {length >> 10} KiB, {less >> 20} and {most >> 20} MiB"
    if long > LEAST_SECONDS and (long > TOO_LONG or long > 2.8 * short > 2.8 * 2.8 * shorter):
        return f"time: {costs}"
    if most > MOST_MEMORY * length + (16 << 20) and most > 2.8 * less:
        return f"memory: {costs}"
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program")
    parser.add_argument("--family", action="append")
    parser.add_argument("--command", action="append")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    program = os.path.abspath(arguments.program)
    exceptions = set(listed())
    chosen = [family for family in families() if not arguments.family or family[0] in arguments.family]
    ways = [way for way in WAYS if not arguments.command or way[0] in arguments.command]
    complaints, done, lock = [], [], threading.Lock()

    def check(family):
        name, parts = family
        with tempfile.TemporaryDirectory() as folder:
            files = []
            for factor in (1, 2, 4):
                text = page_of(parts, factor * BYTES)
                path = pathlib.Path(folder) / f"page-{factor}.html"
                path.write_bytes(text)
                other = pathlib.Path(folder) / f"other-{factor}.html"
                other.write_bytes(text[: len(text) // 2] + b"<p>y" + text[len(text) // 2 :])
                files.append((len(text), (str(path), str(other))))
            for way, words in ways:
                found = complaint(program, words, files)
                if found:
                    found = complaint(program, words, files)
                is_listed = (way, name) in exceptions
                if found and not is_listed:
                    with lock:
                        complaints.append((way, name))
                        print(f"{way}\t{name}\t{found}", flush=True)
                elif is_listed and not found:
                    with lock:
                        complaints.append((way, name))
                        print(f"{way}\t{name}\tit holds, but is listed", flush=True)

        with lock:
            done.append(name)
            print(f"{len(done)} of {len(chosen)}: {name}", file=sys.stderr, flush=True)

    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        for _ in pool.map(check, chosen):
            pass
    print(f"{len(chosen)} families in {len(ways)} ways: {len(complaints)} complaints")
    sys.exit(bool(complaints))


if __name__ == "__main__":
    main()
