"""Runs a script for each line of a file in headless Chromium, and returns what it answers.

CHROMIUM names the program (`chromium` without it).
"""

import http.server
import json
import os
import subprocess
import tempfile
import threading
import time

# Trees as texts, as `treewright_testing::browser_trees` writes them.
TREES = r"""
const HTML = 'http://www.w3.org/1999/xhtml';
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

// A node and what is in it.
function textOf(root) {
    const out = [];
    for (const [node, isEnd] of edges(root)) {
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

const tree = document => (document.compatMode === 'BackCompat' ? 'quirks' : '') + textOf(document);

// The places of two texts where they begin to differ.
function firstDifference(text, found) {
    let at = 0;
    while (text[at] === found[at]) at++;
    const start = Math.max(0, at - 60);
    return {text: text.slice(start, at + 100), found: found.slice(start, at + 100)};
}
"""

PAGE = """<!DOCTYPE html><meta charset=utf-8><title>rows</title><script>
'use strict';
%s
onload = async () => {
    for (;;) {
        const rows = await (await fetch('/rows')).json();
        if (!rows.length) break;
        const answers = [];
        for (const row of rows) {
            try {
                answers.push(outcome(row));
            } catch (error) {
                answers.push({kind: 'failed', text: String(error)});
            }
        }
        await fetch('/answers', {method: 'POST', body: JSON.stringify(answers)});
    }
    await fetch('/done', {method: 'POST'});
};
</script><body>"""

# Seconds for the rows that are sent at once.
PATIENCE = 30

FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
]


def outcomes_of(rows, script, at_once=1):
    """The outcomes of rows, which are texts of JSON, by the function `outcome` of a script."""
    outcomes = []
    size = at_once
    while len(outcomes) < len(rows):
        found, is_done = outcomes_of_some(rows[len(outcomes) :], script, size)
        outcomes.extend(found)
        if is_done:
            break
        if size == 1:
            # It is stopped by this row or by the one before.
            outcomes.append({"kind": "not survived by the browser"})
            size = at_once
        else:
            size = 1
    return outcomes


def outcomes_of_some(rows, script, at_once):
    """The outcomes of rows up to one that stops the browser; and whether all are there."""
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
            if self.path == "/":
                self.answer(PAGE % (TREES + script), "text/html")
            elif self.path == "/rows":
                seen[0] = time.monotonic()
                some = rows[len(outcomes) : len(outcomes) + at_once]
                self.answer("[" + ",".join(some) + "]", "application/json")
            else:
                self.answer("", "text/plain")

        def do_POST(self):
            body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
            if self.path == "/done":
                done.set()
            else:
                outcomes.extend(json.loads(body))
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
    return outcomes, done.is_set()
