#!/usr/bin/env python3
"""Compares computed styles with those of headless Chromium.

    chromium_styles.py FILE [--show PROPERTY]...

FILE has a page a line with the styles of its elements, as the test `browser` of `crates/style` writes it. Each page is written
to an `iframe` of 1280 by 720 pixels whose sandbox allows no scripts; sheets and images that it refers to are not there.

crates/testing/data/styles-in-chromium.tsv has the differences that are known: the property, what we have and what Chromium has as
regular expressions, the number of values in a million that may differ, and the reason. Numbers that differ by rounding
are not counted. All other differences may be at most one value in a thousand. `--show` prints examples of the differences of a property.

It needs Python 3.9 or later and Chromium; CHROMIUM names the program (`chromium` without it).
"""

import argparse
import collections
import json
import pathlib
import re
import sys

import chromium

SCRIPT = r"""
function outcome(row) {
    const frame = document.createElement('iframe');
    frame.sandbox = 'allow-same-origin';
    frame.width = 1280;
    frame.height = 720;
    frame.style = 'border: 0';
    document.body.append(frame);
    const page = frame.contentDocument;
    page.open();
    page.write(row.page);
    page.close();
    const elements = [...page.querySelectorAll('*')];
    const kind = elements.length === row.elements.length
        && elements.every((element, i) => element.localName === row.elements[i].name) ? 'compared' : 'another tree';
    const differences = [];
    if (kind === 'compared') {
        elements.forEach((element, i) => {
            const style = frame.contentWindow.getComputedStyle(element);
            row.properties.forEach((property, p) => {
                const own = row.texts[row.elements[i].values[p]];
                const its = style.getPropertyValue(property);
                if (own !== its) differences.push([property, own, its, element.outerHTML.slice(0, 100)]);
            });
        });
    }
    frame.remove();
    return {kind, name: row.name, differences, values: elements.length * row.properties.length};
}
"""

KNOWN = pathlib.Path(__file__).parent.parent / "data" / "styles-in-chromium.tsv"


NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
# Stylo counts lengths of fonts in sixtieths of a pixel.
CLOSE = 1 / 60


def is_rounded(own, its):
    """Whether two values differ in numbers alone, by no more than rounding."""
    if NUMBER.sub("", own) != NUMBER.sub("", its):
        return False
    numbers = zip(map(float, NUMBER.findall(own)), map(float, NUMBER.findall(its)))
    return all(abs(a - b) <= CLOSE + 0.005 * abs(a) for a, b in numbers)


def known_differences():
    for line in KNOWN.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            prop, own, its, limit, reason = line.split("\t")
            yield re.compile(prop), re.compile(own), re.compile(its), int(limit), reason


def main():
    parser = argparse.ArgumentParser(description="compares computed styles with those of Chromium")
    parser.add_argument("file", type=pathlib.Path)
    parser.add_argument("--show", action="append", default=[])
    arguments = parser.parse_args()
    rows = [line for line in arguments.file.read_text(encoding="utf-8").split("\n") if line]
    outcomes = chromium.outcomes_of(rows, SCRIPT, at_once=10)
    kinds = collections.Counter(outcome["kind"] for outcome in outcomes)
    values = sum(outcome.get("values", 0) for outcome in outcomes if outcome["kind"] == "compared")
    print(f"{len(rows)} pages: {dict(kinds)}, {values} values")
    known = list(known_differences())
    found = collections.Counter()
    others = collections.Counter()
    for outcome in outcomes:
        for prop, own, its, element in outcome.get("differences", ()):
            if is_rounded(own, its):
                continue
            if prop in arguments.show:
                print(f"{outcome['name']}: {own!r} and {its!r}: {element!r}")
            for number, (of, a, b, _, _) in enumerate(known):
                if of.fullmatch(prop) and a.fullmatch(own) and b.fullmatch(its):
                    found[number] += 1
                    break
            else:
                others[prop, own, its] += 1
    failed = False
    for number, (of, a, b, limit, reason) in enumerate(known):
        count = found[number]
        is_too_much = count * 1_000_000 > limit * max(values, 1)
        failed |= is_too_much
        print(f"{count:7} {of.pattern}: {reason}{' (too many)' if is_too_much else ''}")
    total = sum(others.values())
    print(f"{total} other differences, {1000 * total / max(values, 1):.2f} in a thousand values")
    for (prop, own, its), count in others.most_common(60):
        print(f"{count:7} {prop}: {own!r} and {its!r}")
    compared = kinds["compared"]
    if failed or 1000 * total > values or compared < 0.95 * len(rows):
        sys.exit(1)


main()
