"""Sanitizes texts with nh3, turbohtml or Treewright's package, and reports the CPU time. `Session` describes the protocol;
the ways are the names of the packages."""

import sys
import time
from importlib import import_module
from importlib.metadata import version

# As in `heap::settle`: the allocator keeps its memory from here on.
SETTLING_BYTES = 31 << 20


def nh3():
    module = import_module("nh3")
    return module.clean


def turbohtml():
    module = import_module("turbohtml.clean")
    remove = module.Policy(on_disallowed_tag=module.OnDisallowed.REMOVE)
    return module.Sanitizer(remove).sanitize


def treewright():
    module = import_module("treewright")
    return module.Sanitizer().sanitize


def found():
    ways, versions = {}, []
    for create in nh3, turbohtml, treewright:
        name = create.__name__
        try:
            ways[name.encode()] = create()
        except (ImportError, AttributeError):
            continue
        versions.append(f"{name} {version(name)}")
    return ways, ", ".join(versions)


def number(source):
    return int.from_bytes(source.read(8), "little")


def once(sanitize, pages):
    before = time.thread_time_ns()
    for page in pages:
        sanitize(page)
    return time.thread_time_ns() - before


def main():
    source = sys.stdin.buffer
    out = sys.stdout.buffer
    pages = [source.read(number(source)).decode() for _ in range(number(source))]
    bytearray(SETTLING_BYTES)
    ways, versions = found()
    out.write(versions.encode() + b"\n")
    out.flush()
    for command in source:
        command, way, *numbers = command.split()
        numbers = list(map(int, numbers))
        if command == b"time":
            out.write(b"%d\n" % once(ways[way], pages[numbers[0] : numbers[1]]))
        else:
            page = str(ways[way](pages[numbers[0]])).encode()
            out.write(b"%d\n" % len(page) + page)
        out.flush()


main()
