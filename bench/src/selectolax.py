"""Parses pages with lexbor, through selectolax, and reports the CPU time.

Standard input: the number of pages, then each page as its length and its bytes (numbers are 8 bytes,
little endian), then commands, one on a line. Each is answered by one line:

parse A B  the nanoseconds for parsing the pages from A to before B once and dropping the trees
steady     the median of several rounds after a first one, unless that takes long
empty      the nanoseconds of one call for an empty page
peak       the maximum growth of the resident memory, in bytes, while the first page was parsed
"""

import sys
import time

import selectolax
from selectolax.lexbor import LexborHTMLParser

# As in `heap::settle`: the allocator keeps its memory from here on.
SETTLING_BYTES = 31 << 20
LONG_NANOSECONDS = 2_000_000_000
STEADY_NANOSECONDS = 150_000_000
STEADY_ROUNDS = 25
EMPTY_CALLS = 2000


def number(source):
    return int.from_bytes(source.read(8), "little")


def once(pages):
    before = time.thread_time_ns()
    for page in pages:
        LexborHTMLParser(page)
    return time.thread_time_ns() - before


def steady(pages):
    first = once(pages)
    if first > LONG_NANOSECONDS:
        return first
    times = []
    while sum(times) < STEADY_NANOSECONDS and len(times) < STEADY_ROUNDS:
        times.append(once(pages))
    return sorted(times)[len(times) // 2]


def resident(field):
    with open("/proc/self/status", encoding="ascii") as status:
        for line in status:
            if line.startswith(field):
                return int(line.split()[1]) * 1024
    raise OSError(field)


def peak(page):
    try:
        with open("/proc/self/clear_refs", "w", encoding="ascii") as clear:
            clear.write("5")
        before = resident("VmRSS")
        LexborHTMLParser(page)
        return resident("VmHWM") - before
    except OSError:
        return 0


def main():
    source = sys.stdin.buffer
    pages = [source.read(number(source)) for _ in range(number(source))]
    bytearray(SETTLING_BYTES)
    print(selectolax.__version__, flush=True)
    for command in source:
        command, *numbers = command.split()
        if command == b"parse":
            start, end = map(int, numbers)
            answer = once(pages[start:end])
        elif command == b"steady":
            answer = steady(pages)
        elif command == b"empty":
            answer = once([b""] * EMPTY_CALLS) // EMPTY_CALLS
        else:
            answer = peak(pages[0])
        print(answer, flush=True)


main()
