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
import http.server
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import threading
import time

HARNESS = r"""<!DOCTYPE html><meta charset=utf-8><title>edits</title><script>
'use strict';
const HTML = 'http://www.w3.org/1999/xhtml';
// `Document.parseHTMLUnsafe()` has shadow trees, but leaves out comments.
const parse = text => new DOMParser().parseFromString(text, 'text/html');
const isTemplate = node => node.namespaceURI === HTML && node.localName === 'template';

// What is in a node, in tree order: shadow trees and template contents first.
function inside(node) {
    const all = [];
    if (node.shadowRoot) all.push(node.shadowRoot);
    if (isTemplate(node)) all.push(node.content);
    return [...all, ...node.childNodes];
}

// Without recursion: pages are deep.
function* edges(root) {
    const stack = [[root, null]];
    while (stack.length) {
        const [node, end] = stack.pop();
        if (end !== null) {
            yield [node, true];
            continue;
        }
        yield [node, false];
        stack.push([node, true]);
        for (const child of inside(node).reverse()) stack.push([child, null]);
    }
}

function elementsOf(document) {
    const found = [];
    for (const [node, isEnd] of edges(document)) {
        if (!isEnd && node.nodeType === Node.ELEMENT_NODE) found.push(node);
    }
    return found;
}

function tree(document) {
    const out = [document.compatMode === 'BackCompat' ? 'quirks' : ''];
    for (const [node, isEnd] of edges(document)) {
        if (isEnd) {
            if (node.nodeType !== Node.TEXT_NODE && node.nodeType !== Node.CDATA_SECTION_NODE) out.push('</>');
            continue;
        }
        switch (node.nodeType) {
        case Node.TEXT_NODE:
        case Node.CDATA_SECTION_NODE:
            out.push(node.data);
            break;
        case Node.COMMENT_NODE:
            out.push('<!--' + node.data);
            break;
        case Node.PROCESSING_INSTRUCTION_NODE:
            out.push('<?' + node.target + ' ' + node.data);
            break;
        case Node.DOCUMENT_TYPE_NODE:
            out.push(`<!${node.name}|${node.publicId}|${node.systemId}`);
            break;
        case Node.ELEMENT_NODE:
            out.push(`<${node.namespaceURI} ${node.localName}`);
            for (const attribute of node.attributes) {
                out.push(` ${attribute.namespaceURI ?? ''}|${attribute.localName}=${attribute.value}`);
            }
            out.push('>');
            break;
        case Node.DOCUMENT_FRAGMENT_NODE:
            out.push(node.host ? '<#shadow' : '<#contents');
            break;
        default:
            out.push('<#');
        }
    }
    return out.join('');
}

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

// The places of two texts where they begin to differ.
function firstDifference(text, found) {
    let at = 0;
    while (text[at] === found[at]) at++;
    const start = Math.max(0, at - 60);
    return {text: text.slice(start, at + 100), found: found.slice(start, at + 100)};
}

onload = async () => {
    const total = await (await fetch('/total')).json();
    for (let number = 0; number < total; number++) {
        const row = await (await fetch('/' + number)).json();
        let answer;
        try {
            answer = outcome(row);
        } catch (error) {
            answer = {kind: 'failed', text: String(error)};
        }
        await fetch('/' + number, {method: 'POST', body: JSON.stringify(answer)});
    }
    await fetch('/done', {method: 'POST'});
};
</script><body>"""

# Seconds for a row.
PATIENCE = 30

FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
]


def outcomes_of(rows):
    """The outcomes of rows in Chromium, up to one that stops it, by itself or by the one before."""
    outcomes = []
    done = threading.Event()
    seen = [time.monotonic()]

    class Handler(http.server.BaseHTTPRequestHandler):
        def answer(self, body, kind):
            body = body.encode()
            self.send_response(200)
            self.send_header("Content-Type", kind + "; charset=utf-8")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def do_GET(self):
            path = self.path[1:]
            if path == "":
                self.answer(HARNESS, "text/html")
            elif path == "total":
                self.answer(str(len(rows)), "application/json")
            elif path.isdigit():
                seen[0] = time.monotonic()
                self.answer(rows[int(path)], "application/json")
            else:
                self.answer("", "text/plain")

        def do_POST(self):
            body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
            if self.path == "/done":
                done.set()
            else:
                outcomes.append(json.loads(body))
            self.answer("", "text/plain")

        def log_message(self, *arguments):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/"
    program = os.environ.get("CHROMIUM", "chromium")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        command = [program, *FLAGS, f"--user-data-dir={profile}", address]
        browser = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        while not done.wait(timeout=1) and time.monotonic() - seen[0] < PATIENCE:
            pass
        browser.terminate()
        browser.wait()
    server.shutdown()
    if not done.is_set():
        outcomes.append({"kind": "not survived by the browser"})
    return outcomes


def main():
    parser = argparse.ArgumentParser(description="Edits, compared with the same operations in Chromium")
    parser.add_argument("file", type=pathlib.Path)
    parser.add_argument("--show", default="different", help="the kind of outcome that is printed")
    arguments = parser.parse_args()
    rows = arguments.file.read_text(encoding="utf-8").splitlines()
    outcomes = []
    while len(outcomes) < len(rows):
        outcomes.extend(outcomes_of(rows[len(outcomes) :]))
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
