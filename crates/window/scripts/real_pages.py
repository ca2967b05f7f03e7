#!/usr/bin/env python3
"""Runs pages with their inline scripts, and lists the exceptions of scripts by cause.

    real_pages.py COMMAND FOLDER...

COMMAND is the command `treewright`, FOLDER has pages (`*.html`). Nothing is fetched: external scripts
are missing, and so is everything they would define. Each line of the output has the number of pages
with a cause, the share of all, the cause, and the first page that has it. The exit code is 1 if a page crashed,
or ran longer than its budget.
"""

import collections
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys

SECONDS = 20
ADDRESS = "https://www.example.com/"


def run(command, page):
    """The exit code, or what happened instead, and the messages of a page."""
    arguments = [command, "run", str(page), "--base-url", ADDRESS, "--wait", "idle", "--virtual-time",
                 "--format", "none", "--budget", "total-time=10,tasks=20000"]
    try:
        done = subprocess.run(arguments, capture_output=True, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return "hang", ""
    return done.returncode, done.stderr.decode("utf-8", "replace")


def main():
    command, *folders = sys.argv[1:]
    pages = sorted(page for folder in folders for page in pathlib.Path(folder).glob("**/*.html"))
    causes, first, failed = collections.Counter(), {}, []
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = pool.map(lambda page: run(command, page), pages)
        for page, (code, messages) in zip(pages, results):
            if code not in (0, 1):
                failed.append(f"{page}: {code} {messages[-300:]}")
            found = set(re.findall(r"(?:Uncaught|Unhandled rejection:?) (.*)", messages))
            found |= set(re.findall(r"(?:budget|stopped).*", messages))
            for cause in found:
                causes[cause] += 1
                first.setdefault(cause, page.name)
    for cause, count in causes.most_common():
        print(f"{count:5} {100 * count / len(pages):5.1f}%  {cause}  ({first[cause]})")
    print(f"{len(pages)} pages, {len(failed)} that crashed or hung")
    print(*failed, sep="\n")
    sys.exit(bool(failed))


main()
