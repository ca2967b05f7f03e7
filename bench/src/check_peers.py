"""Compares `treewright check` with popular checkers: the Nu Html Checker, html-validate and HTMLHint.

    python3 bench/src/check_peers.py TREEWRIGHT NODE FOLDER... [--rounds N] [--check]

TREEWRIGHT is the program. NODE is a folder with the packages of npm: `npm install --prefix NODE vnu-jar html-validate
htmlhint`. Each FOLDER of pages is checked by one process of each, with default rules; a small page is checked
by a separate process, from its start. Times are CPU times, children included, and wall times, the median of the
rounds, on as many threads as the program uses; for the small page the minimum, because a busy machine makes
single starts slow. The findings are not the same: each program has its own rules.

With `--check` the exit code is 1 if Treewright takes more than 1 s for a folder, or more than 10 ms for the small page.
"""

import argparse
import os
import pathlib
import resource
import statistics
import subprocess
import sys
import tempfile
import time

SMALL = """<!doctype html>
<html lang="en">
<title>Small</title>
<h1>Tea</h1>
<p align="left">It is <b id="a" id="b">hot</b>.
"""


def programs(treewright, node):
    modules = pathlib.Path(node, "node_modules").resolve()
    jar = next(modules.glob("vnu-jar/build/dist/vnu.jar"), None)
    all_programs = {"Treewright": [treewright, "check", "--exit-zero", "--format", "jsonl", "--ext", "html,xhtml,svg"]}
    if jar:
        all_programs["Nu Html Checker"] = ["java", "-Xss8m", "-jar", str(jar), "--exit-zero-always", "--format", "json"]
    for name, command in [
        ("html-validate", [modules / "html-validate/bin/html-validate.mjs", "--formatter", "json"]),
        ("HTMLHint", [modules / "htmlhint/bin/htmlhint", "--format", "json"]),
    ]:
        if command[0].exists():
            all_programs[name] = ["node", *map(str, command)]
    return all_programs


def measure(command, cwd):
    """The CPU time and the wall time, in seconds."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.perf_counter()
    done = subprocess.run(command, cwd=cwd, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
    wall = time.perf_counter() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    # Findings are 1; anything above is an error, except signals, which are negative.
    if done.returncode not in (0, 1):
        sys.exit(f"{command[:4]} ended with {done.returncode}: {done.stderr[-300:].decode(errors='replace')}")
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, wall


def times(command, cwd, rounds, take=statistics.median):
    measured = [measure(command, cwd) for _ in range(rounds)]
    return tuple(take(column) for column in zip(*measured))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("treewright")
    parser.add_argument("node")
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    commands = programs(os.path.abspath(arguments.treewright), arguments.node)
    missed = []
    for folder in arguments.folders:
        pages = sorted(pathlib.Path(folder).rglob("*.html"))
        size = sum(page.stat().st_size for page in pages)
        print(f"{folder}: {len(pages):,} pages, {size / 1e6:.1f} MB")
        print(f"{'':18}{'processors, s':>15}{'wall, s':>10}{'times':>8}")
        first = None
        for name, command in commands.items():
            processors, wall = times([*command, "."], os.path.abspath(folder), arguments.rounds)
            first = first or processors
            print(f"{name:18}{processors:15.2f}{wall:10.2f}{processors / first:8.1f}", flush=True)
            if name == "Treewright" and processors > 1.0:
                missed.append(f"{folder}: {processors:.2f} s")
        print()
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "small.html").write_text(SMALL)
        print(f"{'one small page':18}{'processors, ms':>15}{'wall, ms':>10}{'times':>8}")
        first = None
        for name, command in commands.items():
            # Single starts vary more than long runs.
            rounds = arguments.rounds * (20 if name == "Treewright" else 1)
            processors, wall = times([*command, "small.html"], folder, rounds, min)
            first = first or wall
            print(f"{name:18}{processors * 1e3:15.1f}{wall * 1e3:10.1f}{wall / first:8.1f}", flush=True)
            if name == "Treewright" and wall > 0.010:
                missed.append(f"small page: {wall * 1e3:.1f} ms")
    for goal in missed:
        print(f"missed: {goal}")
    return 1 if arguments.check and missed else 0


if __name__ == "__main__":
    sys.exit(main())
