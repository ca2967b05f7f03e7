"""Parses results of the sanitizer in Chromium, as contents of the elements and as the documents that they are for: the tree must
be the one that the sanitizer looked at.

    cargo run --release -p treewright-testing --bin sanitizer -- 100000 --results results.jsonl
    python3 crates/testing/scripts/chromium_sanitized.py results.jsonl

`crates/testing/data/sanitizer-in-other-parsers.tsv` lists the kinds of differences. Of a thousand results one may differ. It
needs Python 3.9 or later and Chromium; CHROMIUM names the program.
"""

import argparse
import collections
import json
import pathlib
import sys

import chromium

KINDS = pathlib.Path(__file__).parent.parent / "data/sanitizer-in-other-parsers.tsv"

# One result of so many may have another tree.
MOST_DIFFERENT = 1000

SCRIPT = r"""
const DOCTYPES = {
    NoQuirks: '<!DOCTYPE html>',
    Quirks: '',
    LimitedQuirks: '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "">',
};

// Documents without scripting, by their modes.
const parser = new DOMParser();
const documents = {};
for (const [mode, doctype] of Object.entries(DOCTYPES)) documents[mode] = parser.parseFromString(doctype, 'text/html');

// A document with scripting, in quirks mode.
let frame = null;

function documentOf(row) {
    if (!row.scripting) return documents[row.mode];
    if (row.mode === 'NoQuirks') return document;
    if (!frame) {
        frame = document.createElement('iframe');
        document.body.append(frame);
    }
    return frame.contentDocument;
}

function result(row) {
    if (row.context === null) return tree(parser.parseFromString(row.html, 'text/html'));
    const [namespace, name, attributes] = row.context;
    const element = documentOf(row).createElementNS(namespace, name);
    for (const [name, value] of attributes) element.setAttribute(name, value);
    element.innerHTML = row.html;
    return [...(isTemplate(element) ? element.content : element).childNodes].map(textOf).join('');
}

// The kind of a difference.
function kindOf(row) {
    const isInTemplate = row.context?.[1] === 'template';
    if (isInTemplate && row.html.includes('<form')) return 'template-context';
    if (isInTemplate && row.mode === 'Quirks' && row.html.includes('<table')) return 'mode-of-template-context';
    if (/(<template.*|^)<(title|basefont|bgsound).*<(caption|col|t[drh]|tbody|tfoot|thead)/s.test(row.html)) return 'title-in-template';
    return row.html.includes('<search') ? 'search' : 'different';
}

function outcome(row) {
    const found = result(row);
    return found === row.tree ? {kind: 'same'} : {kind: kindOf(row), ...firstDifference(row.tree, found)};
}
"""


def main():
    parser = argparse.ArgumentParser(description="Results of the sanitizer, parsed by Chromium")
    parser.add_argument("file", type=pathlib.Path)
    parser.add_argument("--most", type=int, default=20, help="the number of differences that are printed")
    arguments = parser.parse_args()
    rows = arguments.file.read_text(encoding="utf-8").split("\n")[:-1]
    outcomes = chromium.outcomes_of(rows, SCRIPT, at_once=200)
    shown = 0
    for text, outcome in zip(rows, outcomes):
        if outcome["kind"] == "same" or shown >= arguments.most:
            continue
        shown += 1
        row = json.loads(text)
        print(f"{outcome['kind']}: seed {row['seed']}, {row['mode']}, scripting {row['scripting']}, context {json.dumps(row['context'])}")
        print("  html ", json.dumps(row["html"][:1000]))
        for name in ("text", "found"):
            print(f"  {name:5}", json.dumps(outcome.get(name, "")))
    counts = collections.Counter(outcome["kind"] for outcome in outcomes)
    print(", ".join(f"{count} {kind}" for kind, count in counts.most_common()))
    kinds = {"same"}
    for line in KINDS.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            browser, kind, _anchor, _sentence = line.split("\t")
            if browser == "chromium":
                kinds.add(kind)
    if unknown := [kind for kind in counts if kind not in kinds]:
        sys.exit("not listed: " + ", ".join(unknown))
    if (len(rows) - counts["same"]) * MOST_DIFFERENT > len(rows):
        sys.exit("too many differences")


main()
