#!/usr/bin/env python3
"""Makes random pages whose scripts write into the parser, and records what headless Chromium makes of them.

    document_write.py [--seed N] [--pages N] > pages.jsonl

Each line of the output is an object: `page`, the HTML; `files`, the scripts and style sheets that it
requests, by path; `events`, the log of the scripts, in order; `trees`, the tree of the page and those of the
frames that scripts made, a line for each node. `crates/window/tests/document_write.rs` compares them with
ours; every page runs `prelude.js` there first. Nothing in a page depends on timing: no
asynchronous scripts, no races with frames.

Five things are left out, because Chromium is known to differ from the standard there:

- A script of SVG that writes, or that is itself written: the parser pause flag is set while it runs, so
  its output is parsed later (https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inforeign).
  Chromium parses at once.
- A style sheet before a script that another script wrote: it does not hold back scripts at a nesting level
  above one (https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element). In Chromium it
  does.
- External scripts written by a handler of the end: they do not run in Chromium.
- CR and LF at the end of a nested script's output: Chromium sometimes loses the line break that follows.
- U+0000 in the head: it begins the body, although it is dropped there
  (https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inhead). Chromium drops it earlier.

It needs Python 3.9 or later and Chromium; CHROMIUM names the program (`chromium` without it).
"""

import argparse
import http.server
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import threading

HERE = pathlib.Path(__file__).resolve().parent
PRELUDE = (HERE / "../tests/document_write/prelude.js").read_text(encoding="utf-8")

PIECES = [
    "a", " ", "text", "&amp;", "&notin;", "&#x1F600;", "\u00e9", "\U0001F600", "\n", "<!-- c -->",
    "<!--", "-->", "<p>", "</p>", "<b>", "</b>", "<i class=x>", "</i>", "<a href=#>", "</a>", "<div id=d>",
    "</div>", "<table>", "<tr>", "<td>", "</td>", "</tr>", "</table>", "<tbody>", "<caption>", "<select>",
    "<option>", "</select>", "<ul><li>", "</ul>", "<template>", "</template>", "<svg>", "</svg>", "<math>",
    "<mi>", "</math>", "<title>t</title>", "<textarea>", "</textarea>", "<style>p{}</style>", "<br>", "</br>",
    "<input type=hidden>", "<form>", "</form>", "<body class=b>", "<html lang=en>", "<head>", "</head>",
    "</body>", "</html>", "<img alt='x y'>", "<hr/>", "<noscript>n</noscript>", "<h1>", "</h2>", "<button>",
    "</button>", "<frameset>", "<![CDATA[x]]>", "<p title=\"a b\" id='p'>", "<nobr>", "<meta name=m>",
    "<iframe></iframe>", "<details><summary>", "<object>", "</object>", "<marquee>", "<x-y>", "</x-y>",
]
RARE = ["<plaintext>", "<xmp>", "</xmp>", "<title>", "<!DOCTYPE html>", "<style>", "</style>", "<base target=t>"]


def literal(text):
    """A string literal of JavaScript that is safe in a `script` element."""
    return json.dumps(text).replace("</", "<\\/").replace("<!--", "<\\!--").replace("<script", "<\\script")


class Maker:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.files = {}
        self.scripts = 0
        # External scripts may be written.
        self.external = True
        self.left = self.random.choice([3, 6, 10, 16])

    def chance(self, share):
        return self.random.random() < share

    def markup(self, most=6):
        choose = self.random.choice
        count = self.random.randint(1, most)
        return "".join(choose(RARE) if self.chance(0.02) else choose(PIECES) for _ in range(count))

    def script(self, depth):
        """Markup with a script."""
        if self.left <= 0:
            return self.markup(2)
        self.left -= 1
        self.scripts += 1
        name = f"s{self.scripts}"
        kind = self.random.random()
        if kind < 0.04 and depth == 0:
            return f"<svg><script id={name}>{{ say('{name}'); {self.change(depth)} }}</script></svg>"
        body = self.actions(depth + 1, name)
        if kind < 0.06 and depth == 0:
            self.files[f"{name}.css"] = "p { color: red }"
            return f"<link rel=stylesheet href={name}.css><script id={name}>{body}</script>"
        if kind < 0.55 or not self.external:
            return f"<script id={name}>{body}</script>"
        if kind < 0.80:
            return f"<script id={name} src={self.file(name, body)}></script>"
        if kind < 0.88:
            return f"<script id={name} defer src={self.file(name, body)}></script>"
        if kind < 0.91:
            return f"<script id={name} type=module>{body}</script>"
        if kind < 0.96:
            return f"<script id={name} type=text/plain>{body}</script>"
        return f"<template><script id={name}>{body}</script></template>"

    def file(self, name, body):
        self.files[f"{name}.js"] = body
        return f"{name}.js"

    def content(self, depth, most=5):
        parts = []
        for _ in range(self.random.randint(1, most)):
            parts.append(self.script(depth) if self.chance(0.35) and depth < 5 else self.markup())
        return "".join(parts)

    def writes(self, depth, on="document"):
        """Statements that write some markup in one piece or split at any points."""
        text = self.content(depth, 3)
        cuts = sorted(self.random.randint(0, len(text)) for _ in range(self.random.choice([0, 0, 1, 2, 5])))
        pieces = [text[a:b] for a, b in zip([0, *cuts], [*cuts, len(text)])]
        if self.chance(0.1):
            return f"{on}.write({', '.join(map(literal, pieces))});"
        name = "writeln" if self.chance(0.1) else "write"
        if self.chance(0.05):
            # The two halves of one character.
            pieces[-1:] = [pieces[-1] + "\ud83d", "\ude00"]
            name = "write"
        return "".join(f"{on}.{name}({literal(piece)});" for piece in pieces)

    def change(self, depth):
        """A statement that changes the tree without the parser."""
        choose = self.random.choice
        place = choose([
            "document.body", "document.documentElement", "document.head", "document.querySelector('p')",
            "document.querySelector('table')", "document.querySelector('div')", "document.currentScript",
            "document.currentScript.parentNode", "document.body.lastChild", "document.querySelector('td')",
        ])
        other = choose(["document.body", "document.documentElement", "document.querySelector('div')", "document"])
        markup = literal(self.markup(4))
        return "guard('change', () => { " + choose([
            f"{place}.remove()",
            f"{place}.append('t')",
            f"{place}.innerHTML = {markup}",
            f"{place}.insertAdjacentHTML('beforeend', {markup})",
            f"{place}.insertAdjacentHTML('afterend', {markup})",
            f"{other}.appendChild({place})",
            f"{place}.replaceChildren()",
            f"{place}.normalize()",
            f"{place}.before(document.createElement('u'))",
            f"{place}.replaceWith(document.createElement('u'))",
            f"{place}.prepend(document.createComment('c'))",
            f"document.implementation.createHTMLDocument('x').body.appendChild({place})",
        ]) + " });"

    def inserted_script(self, depth):
        if self.left <= 0:
            return "say('none');"
        self.left -= 1
        self.scripts += 1
        name = f"s{self.scripts}"
        body = literal(self.actions(depth + 1, name))
        parent = self.random.choice(["document.body", "document.documentElement", "document.head", "document.currentScript.parentNode"])
        return (f"guard('insert', () => {{ const script = document.createElement('script'); script.id = '{name}';"
                f" script.text = {body}; {parent}.appendChild(script); }});")

    def in_frame(self, depth):
        steps = []
        for _ in range(self.random.randint(1, 4)):
            steps.append(self.random.choice([
                "inner.open();", "inner.close();", "view.say('x');", "say('in frame');",
                "inner.body && inner.body.append('q');", "inner.documentElement && inner.documentElement.remove();",
            ]) if self.chance(0.5) else self.frame_writes(depth))
        return f"frame((inner, view) => {{ {' '.join(steps)} }});"

    def frame_writes(self, depth):
        text = self.markup() + self.random.choice([
            "", "<script>parent.say('inner'); document.write('<b>w</b>')</script>", "<script>parent.say('one')</script>x",
            "<script>document.write('<script>parent.say(2)<\\/script>y'); parent.say(1)</script>z",
            "<script>document.open(); parent.say('opened')</script>", "<script>document.close()</script>after",
            "<script>frameElement.remove()</script>gone",
        ]) + self.markup()
        cut = self.random.randint(0, len(text))
        return f"inner.write({literal(text[:cut])}); inner.write({literal(text[cut:])});"

    def action(self, depth):
        kind = self.random.random()
        if kind < 0.42:
            return self.writes(depth)
        if kind < 0.58:
            return self.change(depth)
        if kind < 0.66:
            return self.inserted_script(depth)
        if kind < 0.74:
            return self.in_frame(depth)
        if kind < 0.78:
            return "guard('open', () => { say('same ' + (document.open() === document)); });"
        if kind < 0.81:
            return "guard('close', () => document.close());"
        if kind < 0.84:
            return f"throw new Error('e{self.random.randint(1, 99)}');"
        if kind < 0.87:
            return self.late(depth)
        if kind < 0.90:
            return "document.currentScript && document.currentScript.remove();"
        if kind < 0.93:
            return f"Promise.resolve().then(() => {{ say('microtask'); {self.writes(depth) if self.chance(0.3) else ''} }});"
        return "say('here');"

    def late(self, depth):
        """Statements for an event of the end."""
        if self.left <= 0:
            return "say('late');"
        self.left -= 1
        external, self.external = self.external, False
        body = self.actions(depth + 1, "late")
        self.external = external
        return self.random.choice([
            f"document.addEventListener('DOMContentLoaded', () => {{ {body} }}, {{once: true}});",
            f"addEventListener('load', () => {{ {body} }}, {{once: true}});",
            f"addEventListener('load', () => setTimeout(() => {{ {body} }}), {{once: true}});",
            f"document.addEventListener('readystatechange', () => {{ {body} }}, {{once: true}});",
        ])

    def actions(self, depth, name):
        statements = [f"say('{name}');"]
        if depth < 6:
            statements += [self.action(depth) for _ in range(self.random.choice([0, 1, 1, 2, 3]))]
        if self.chance(0.4):
            statements.append(f"say('{name} ends');")
        return "{ " + " ".join(statements) + " }"

    def page(self):
        start = self.random.choice(["<!DOCTYPE html>", "<!DOCTYPE html>", "", "<!DOCTYPE html><html><head>", "<!-- x -->"])
        body = self.content(0, 7)
        if self.chance(0.5):
            body = self.random.choice(["<body>", "<p>", "<table>", "<div><b>", "<body><table><tr><td>"]) + body
        if self.scripts == 0:
            self.left = max(self.left, 1)
            body += f"<script id=last>{self.actions(1, 'last')}</script>" + self.markup()
        return start + "<script src=prelude.js></script>" + body


HARNESS = """<!doctype html><meta charset=utf-8><script>
function settled(view) {
    return new Promise(resolve => {
        let before = -1, calm = 0, turns = 0;
        const look = () => {
            const now = view.events ? view.events.length : -2;
            calm = now === before && view.document.readyState === 'complete' ? calm + 1 : now === before ? calm + 0.1 : 0;
            before = now;
            if (calm >= 3 || ++turns > 200) resolve(); else setTimeout(look, 12);
        };
        look();
    });
}
async function run(number) {
    const frame = document.createElement('iframe');
    frame.width = 800;
    frame.height = 600;
    frame.src = '/' + number + '/';
    const loaded = new Promise(resolve => frame.onload = resolve);
    const late = new Promise(resolve => setTimeout(resolve, 3000));
    document.body.append(frame);
    const view = frame.contentWindow;
    await Promise.race([loaded, late]);
    await settled(view);
    let answer;
    try { answer = view.result(); } catch (error) { answer = JSON.stringify({failed: String(error)}); }
    frame.remove();
    return answer;
}
onload = async () => {
    const total = await (await fetch('/total')).json();
    let next = 0;
    const worker = async () => {
        while (next < total) {
            const number = next++;
            const answer = await run(number);
            await fetch('/answer/' + number, {method: 'POST', body: answer});
        }
    };
    await Promise.all(Array.from({length: 8}, worker));
    await fetch('/done', {method: 'POST'});
};
</script><body>"""

FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
]


def answers_of(pages):
    """Chromium's results for each page."""
    answers = {}
    done = threading.Event()

    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def answer(self, body, kind, status=200):
            body = body.encode("utf-8", "surrogatepass")
            self.send_response(status)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            self.send_header("Cache-Control", "no-store")
            self.end_headers()
            try:
                self.wfile.write(body)
            except ConnectionError:
                pass

        def do_GET(self):
            path = self.path
            if path == "/":
                return self.answer(HARNESS, "text/html; charset=utf-8")
            if path == "/total":
                return self.answer(str(len(pages)), "application/json")
            number, _, name = path[1:].partition("/")
            if not number.isdigit() or int(number) >= len(pages):
                return self.answer("", "text/plain", 404)
            page = pages[int(number)]
            if name == "":
                return self.answer(page["page"], "text/html; charset=utf-8")
            text = PRELUDE if name == "prelude.js" else page["files"].get(name)
            if text is None:
                return self.answer("", "text/plain", 404)
            kind = "text/css" if name.endswith(".css") else "text/javascript"
            self.answer(text, kind + "; charset=utf-8")

        def do_POST(self):
            body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
            if self.path == "/done":
                done.set()
            else:
                answers[int(self.path.rpartition("/")[2])] = json.loads(body)
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
        in_time = done.wait(timeout=60 + len(pages))
        browser.terminate()
        browser.wait()
    server.shutdown()
    if not in_time:
        print(f"Chromium did not answer for {len(pages) - len(answers)} pages", file=sys.stderr)
    return answers


def main():
    parser = argparse.ArgumentParser(description="Random pages that write, and what Chromium makes of them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pages", type=int, default=200)
    arguments = parser.parse_args()
    pages = []
    for number in range(arguments.pages):
        maker = Maker(arguments.seed * 1_000_000 + number)
        pages.append({"page": maker.page(), "files": maker.files})
    answers = answers_of(pages)
    left_open = 0
    for number, page in enumerate(pages):
        answer = answers.get(number, {"failed": "no answer"})
        if "failed" in answer:
            print(f"{arguments.seed}/{number}: {answer['failed']}", file=sys.stderr)
            continue
        if answer.pop("left_open") and "complete" not in " ".join(answer["events"]):
            left_open += 1
            continue
        print(json.dumps({"number": f"{arguments.seed}/{number}", **page, **answer}))
    print(f"{left_open} pages left out, whose load event waits for a frame", file=sys.stderr)


main()
