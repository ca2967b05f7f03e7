"""Minifies pages with minify-html, and reports the CPU time.

`Session` describes the protocol; the ways are "all" and "least".
"""

import sys
import time
from importlib.metadata import version

import minify_html

# As in `heap::settle`: the allocator keeps its memory from here on.
SETTLING_BYTES = 31 << 20
WAYS = {
    b"all": {},
    b"least": {
        "keep_closing_tags": True,
        "keep_comments": True,
        "keep_html_and_head_opening_tags": True,
        "keep_input_type_text_attr": True,
    },
}


def number(source):
    return int.from_bytes(source.read(8), "little")


def once(pages, options):
    before = time.thread_time_ns()
    for page in pages:
        minify_html.minify(page, **options)
    return time.thread_time_ns() - before


def main():
    source = sys.stdin.buffer
    out = sys.stdout.buffer
    pages = [source.read(number(source)).decode() for _ in range(number(source))]
    bytearray(SETTLING_BYTES)
    out.write(version("minify-html").encode() + b"\n")
    out.flush()
    for command in source:
        command, way, *numbers = command.split()
        numbers = list(map(int, numbers))
        if command == b"time":
            out.write(b"%d\n" % once(pages[numbers[0] : numbers[1]], WAYS[way]))
        else:
            page = minify_html.minify(pages[numbers[0]], **WAYS[way]).encode()
            out.write(b"%d\n" % len(page) + page)
        out.flush()


main()
