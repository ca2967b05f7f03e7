"""Compares edits with Chromium: the tree of the edited page, as Chromium parses it, is the tree that the same operation of
the DOM gives there.

    TREEWRIGHT_EDITS_FILE=edits.jsonl cargo test --release -p treewright-testing --test main editing::browser
    python3 crates/testing/scripts/chromium_edits.py edits.jsonl

Each line of the file has a page, an element by its number in tree order, a change of it, the edited page, and the
trees of both as Treewright parses them. Where Chromium parses the page or the result to another tree, the two are not
compared, and the pages are counted as parsed in another way.

It needs Python 3.9 or later and Chromium; CHROMIUM names the program (`chromium` without it).
"""

import argparse
import collections
import json
import pathlib
import sys

import chromium

SCRIPT = r"""// `Document.parseHTMLUnsafe()` has shadow trees, but leaves out comments.
const parse = text => new DOMParser().parseFromString(text, 'text/html');

// Inserts into template contents, a shadow tree or a document.
function insertInto(parent, before, html, host) {
    const document = parent.ownerDocument ?? parent;
    const context = document.createElement(host ? 'template' : 'body');
    let inner = context;
    if (parent.host) inner = parent.host.cloneNode(false);
    inner.innerHTML = html;
    const nodes = [...(isTemplate(inner) ? inner.content : inner).childNodes];
    for (const node of nodes) {
        if (parent.nodeType === Node.DOCUMENT_NODE && node.nodeType === Node.TEXT_NODE) continue;
        parent.insertBefore(node, before);
    }
}

function hostOf(document, fragment) {
    return elementsOf(document).find(element => isTemplate(element) && element.content === fragment);
}

function insertNextTo(document, node, position, html) {
    const parent = node.parentNode;
    if (parent.nodeType === Node.ELEMENT_NODE) return node.insertAdjacentHTML(position, html);
    const host = parent.nodeType === Node.DOCUMENT_FRAGMENT_NODE && !parent.host && hostOf(document, parent);
    insertInto(parent, position === 'beforebegin' ? node : node.nextSibling, html, host);
}

function change(document, node, [what, ...rest]) {
    const contents = isTemplate(node) ? node.content : null;
    switch (what) {
    case 'attribute': {
        const [namespace, qualified, local, value] = rest;
        if (value === null) return node.removeAttributeNS(namespace, local);
        // Only here may a name of no namespace have a colon.
        if (namespace === null) return node.setAttribute(local, value);
        return node.setAttributeNS(namespace, qualified, value);
    }
    case 'text':
        (contents ?? node).textContent = rest[0];
        return;
    case 'remove':
        return node.remove();
    case 'replace':
        insertNextTo(document, node, 'beforebegin', rest[0]);
        return node.remove();
    case 'beforebegin':
    case 'afterend':
        return insertNextTo(document, node, what, rest[0]);
    default:
        if (!contents) return node.insertAdjacentHTML(what, rest[0]);
        insertInto(contents, what === 'afterbegin' ? contents.firstChild : null, rest[0], node);
    }
}

// The trees that the change may give: white space after the end tag of the body stays at its end.
function* expected(row) {
    const all = document => elementsOf(document)[row.element];
    let document = parse(row.source);
    change(document, all(document), row.change);
    yield tree(document);
    document = parse(row.source);
    if (row.change[0] !== 'beforeend' || all(document) !== document.body) return;
    let last = document.body;
    while (last.lastChild) last = last.lastChild;
    if (last.nodeType !== Node.TEXT_NODE) return;
    const data = last.data, length = data.replace(/[\t\n\f\r ]+$/, '').length;
    for (let at = length; at < data.length; at++) {
        document = parse(row.source);
        const body = document.body;
        last = body;
        while (last.lastChild) last = last.lastChild;
        last.data = data.slice(0, at);
        change(document, body, row.change);
        body.append(data.slice(at));
        yield tree(document);
    }
}

function outcome(row) {
    const [before, after] = row.trees;
    const found = tree(parse(row.result));
    for (const [own, other] of [[before, tree(parse(row.source))], [after, found]]) {
        if (own !== other) return {kind: 'parsed in another way', ...firstDifference(own, other)};
    }
    let first;
    try {
        for (const meant of expected(row)) {
            if (meant === found) return {kind: 'equal'};
            first ??= meant;
        }
    } catch (error) {
        return {kind: 'not an operation of the browser', text: String(error)};
    }
    return {kind: 'different', ...firstDifference(first, found)};
}

"""

def main():
    parser = argparse.ArgumentParser(description="Edits, compared with the same operations in Chromium")
    parser.add_argument("file", type=pathlib.Path)
    parser.add_argument("--show", default="different", help="the kind of outcome that is printed")
    arguments = parser.parse_args()
    rows = arguments.file.read_text(encoding="utf-8").splitlines()
    outcomes = chromium.outcomes_of(rows, SCRIPT)
    for row, outcome in zip(map(json.loads, rows), outcomes):
        if outcome["kind"] != arguments.show:
            continue
        print(row["change"], "of element", row["element"], "in", json.dumps(row["source"][:2000]))
        print("  result  ", json.dumps(row["result"][:2000]))
        for name in ("text", "found"):
            print(f"  {name:8}", json.dumps(outcome.get(name, "")))
    counts = collections.Counter(outcome["kind"] for outcome in outcomes)
    print(", ".join(f"{count} {kind}" for kind, count in counts.most_common()))
    # Chromium deviates from the standard for some pages, but not for many.
    if counts["different"] or counts["failed"] or counts["equal"] < 0.8 * len(rows):
        sys.exit(1)


main()
