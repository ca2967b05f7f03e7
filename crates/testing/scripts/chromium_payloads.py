"""Loads markup that attacks a page in Chromium, with scripting on: as it is, where it must be detected, and as each preset and some
configurations that allow nearly everything leave it, where nothing may run and nothing be fetched that is not allowed. Each text
is put into each of the elements that people put texts into by mistake, and into an attribute and `srcdoc` as template engines do.

    cargo build --release -p treewright-testing --bin sanitizer
    python3 crates/testing/scripts/chromium_payloads.py target/release/sanitizer [--fixtures expect.mjs]

The markup is that of `crates/testing/data/sanitizer-payloads.tsv` and, with `--fixtures`, that of the fixtures of DOMPurify, of the
commit in FIXTURES. It needs Python 3.9 or later and Chromium, and Node for the fixtures; CHROMIUM names the program. RECORD=1
writes the second column of the data.
"""

import argparse
import collections
import hashlib
import html
import http.server
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

import chromium

DATA = pathlib.Path(__file__).parent.parent / "data/sanitizer-payloads.tsv"

# test/fixtures/expect.mjs of https://github.com/cure53/DOMPurify at 1fa97e8f0b671ded461adfe6af255f2aab4202d0.
FIXTURES = "1c8f8dad1874fcd375665070a8e2be8e011b63a6d6b2ce27ab08585e324eef75"

# What the text is put into; `{}` is the text, `{a}` the same as the value of an attribute.
WRAPPERS = {
    "none": "<div>{}</div>",
    "svg": "<svg>{}</svg>",
    "math": "<math>{}</math>",
    "noscript": "<noscript>{}</noscript>",
    "xmp": "<xmp>{}</xmp>",
    "textarea": "<textarea>{}</textarea>",
    "title": "<title>{}</title>",
    "style": "<style>{}</style>",
    "template": "<template>{}</template>",
    "table": "<table>{}</table>",
    "select": "<select>{}</select>",
    "attribute": '<div title="{a}">a</div>',
    "srcdoc": '<iframe srcdoc="{a}"></iframe>',
}

# Presets, and whether they keep what a page fetches: images with allowed URLs.
KEEPS_IMAGES = {"default": False, "text-formatting": False, "user-content": True, "email": True}

# Before the text: functions that payloads call count, and messages do not stop the page.
HOOKS = """<script>
window.fired = 0;
for (const name of ['alert', 'confirm', 'prompt', 'print']) window[name] = () => { window.fired++; top.fired++; };
</script>"""

PAGE = """<!DOCTYPE html><meta charset=utf-8><title>rows</title><script>
window.fired = 0;
for (const name of ['alert', 'confirm', 'prompt', 'print']) window[name] = () => { window.fired++; };

// Forms have elements with the names of members.
const member = (type, name) => {
    const {get} = Object.getOwnPropertyDescriptor(type.prototype, name);
    return node => get.call(node);
};
const [childNodes, nodeType] = ['childNodes', 'nodeType'].map(name => member(Node, name));
const [localName, namespace, attributes, shadowRoot] =
    ['localName', 'namespaceURI', 'attributes', 'shadowRoot'].map(name => member(Element, name));

function* nodesOf(root) {
    const stack = [root];
    while (stack.length) {
        const node = stack.pop();
        yield node;
        if (nodeType(node) === 1) {
            if (shadowRoot(node)) stack.push(shadowRoot(node));
            if (localName(node) === 'template' && node.content) stack.push(node.content);
        }
        stack.push(...childNodes(node));
    }
}

const LINKS = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'from', 'to', 'values', 'srcdoc'];

// What could run a script in a document, apart from the first script, which is ours.
function handlersOf(document) {
    const found = [];
    let scripts = 0;
    for (const node of nodesOf(document)) {
        if (nodeType(node) !== 1) continue;
        if (localName(node) === 'script' && (scripts++ || namespace(node).endsWith('svg'))) found.push('script');
        for (const {name, value} of attributes(node)) {
            if (/^on/i.test(name)) found.push(name);
            if (LINKS.includes(name.toLowerCase()) && /^[\\0-\\x20]*j\\s*a\\s*v\\s*a\\s*s\\s*c\\s*r\\s*i\\s*p\\s*t\\s*:/i.test(value)) {
                found.push(name + '=' + value.slice(0, 20));
            }
            if (name === 'attributeName' && /^\\s*(xlink:)?href\\s*$/i.test(value)) found.push('animation of ' + value);
        }
    }
    return found;
}

async function load(number) {
    const frame = document.createElement('iframe');
    const loaded = new Promise(resolve => frame.onload = resolve);
    // No dialogs.
    frame.sandbox = 'allow-scripts allow-same-origin allow-forms';
    frame.src = `/page/${number}/`;
    document.body.append(frame);
    await Promise.race([loaded, new Promise(resolve => setTimeout(resolve, 1500))]);
    await new Promise(resolve => setTimeout(resolve, PAUSE));
    const answer = {number, fired: 0, handlers: [], left: false};
    const documents = [frame];
    for (const one of documents) {
        let inner = null;
        try {
            inner = one.contentDocument;
        } catch {}
        const view = inner?.defaultView;
        // Only our pages have the counter.
        if (!inner || view?.fired === undefined) {
            answer.left ||= one === frame;
            continue;
        }
        answer.fired += view.fired;
        answer.handlers.push(...handlersOf(inner));
        documents.push(...inner.querySelectorAll('iframe'));
    }
    frame.remove();
    return answer;
}

async function work() {
    for (;;) {
        const numbers = await (await fetch('/rows')).json();
        if (!numbers.length) return;
        const answers = await Promise.all(numbers.map(number => load(number).catch(error => ({number, failed: String(error)}))));
        await fetch('/answers', {method: 'POST', body: JSON.stringify(answers)});
    }
}

onload = async () => {
    await Promise.all(Array.from({length: WORKERS}, work));
    await fetch('/done', {method: 'POST'});
};
</script><body>"""

# The pages that each worker of some loads at once, and the milliseconds that each may take after it was loaded.
WORKERS = 8
AT_ONCE = 4
PAUSE = 30
PATIENCE = 60


def escape(text):
    return text.replace("&", "&amp;").replace('"', "&quot;")


def page_of(wrapper, text):
    value = HOOKS + text if wrapper == "srcdoc" else text
    markup = WRAPPERS[wrapper].replace("{a}", escape(value)) if "{a}" in WRAPPERS[wrapper] else WRAPPERS[wrapper].replace("{}", text)
    return f"<!DOCTYPE html><meta charset=utf-8><meta name=referrer content=unsafe-url>{HOOKS}<body>{markup}"


def answers_of(pages):
    """What Chromium found in pages, by their numbers, and the URLs that each fetched."""
    answers, fetched = {}, collections.defaultdict(set)
    next_page = [0]
    done = threading.Event()
    seen = [time.monotonic()]
    lock = threading.Lock()

    class Handler(http.server.BaseHTTPRequestHandler):
        def answer(self, body, kind, status=200):
            body = body.encode("utf-8", "surrogatepass")
            self.send_response(status)
            self.send_header("Content-Type", kind + "; charset=utf-8")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def note(self, url):
            referrer = urllib.parse.urlsplit(self.headers.get("Referer") or "").path.split("/")
            place = urllib.parse.urlsplit(url).path.split("/")
            for parts in (referrer, place):
                if len(parts) > 2 and parts[1] == "page" and parts[2].isdigit():
                    with lock:
                        fetched[int(parts[2])].add(url)
                    return
            with lock:
                fetched[-1].add(url)

        def do_GET(self):
            seen[0] = time.monotonic()
            split = urllib.parse.urlsplit(self.path)
            parts = split.path.split("/")
            if self.path.startswith("http:") and split.netloc != address:
                self.note(self.path)
                self.answer("", "text/plain", 404)
            elif split.path == "/":
                self.answer(PAGE.replace("PAUSE", str(PAUSE)).replace("WORKERS", str(WORKERS)), "text/html")
            elif split.path == "/rows":
                with lock:
                    start = next_page[0]
                    next_page[0] = min(start + AT_ONCE, len(pages))
                self.answer(json.dumps(list(range(start, next_page[0]))), "application/json")
            elif len(parts) == 4 and parts[1] == "page" and not parts[3] and not split.query:
                self.answer(pages[int(parts[2])], "text/html")
            elif split.path != "/favicon.ico":
                self.note(self.path)
                self.answer("", "text/plain", 404)
            else:
                self.answer("", "text/plain", 404)

        def do_POST(self):
            body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
            if self.path == "/done":
                done.set()
            elif self.path == "/answers":
                for answer in json.loads(body):
                    answers[answer["number"]] = answer
            else:
                self.note(self.path)
            self.answer("", "text/plain")

        def log_message(self, *arguments):
            pass

    class Server(http.server.ThreadingHTTPServer):
        # Pages that are left do not wait for answers.
        def handle_error(self, *arguments):
            pass

    server = Server(("127.0.0.1", 0), Handler)
    address = f"127.0.0.1:{server.server_port}"
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        command = [
            os.environ.get("CHROMIUM", "chromium"), *chromium.FLAGS, f"--user-data-dir={profile}",
            f"--proxy-server=http://{address}", "--disable-features=HttpsUpgrades,HttpsFirstBalancedModeAutoEnable", f"http://{address}/",
        ]
        browser = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        while not done.wait(timeout=1) and time.monotonic() - seen[0] < PATIENCE:
            pass
        browser.terminate()
        browser.wait()
    server.shutdown()
    return answers, fetched, done.is_set()


def fixtures(path):
    data = path.read_bytes()
    if hashlib.sha256(data).hexdigest() != FIXTURES:
        sys.exit(f"{path}: not the file of the commit")
    program = "import(process.argv[1]).then(module => console.log(JSON.stringify(module.default.map(row => row.payload))))"
    copy = path.resolve().as_uri()
    answer = subprocess.run(["node", "-e", program, copy], check=True, capture_output=True, text=True)
    return [("DOMPurify fixture", "-", payload) for payload in json.loads(answer.stdout)]


def main():
    parser = argparse.ArgumentParser(description="Markup that attacks, sanitized and loaded in Chromium")
    parser.add_argument("sanitizer", help="the program")
    parser.add_argument("--fixtures", type=pathlib.Path, help="test/fixtures/expect.mjs of DOMPurify")
    arguments = parser.parse_args()
    lines = DATA.read_text(encoding="utf-8").split("\n")[:-1]
    payloads = [line.split("\t") for line in lines if not line.startswith("#")]
    payloads = [(source, effect, json.loads(text)) for source, effect, text in payloads]
    own = len(payloads)
    if arguments.fixtures:
        payloads += fixtures(arguments.fixtures)
    with tempfile.TemporaryDirectory() as folder:
        texts, results = pathlib.Path(folder, "texts"), pathlib.Path(folder, "results")
        texts.write_text("".join(json.dumps(text) + "\n" for _, _, text in payloads), encoding="utf-8")
        subprocess.run([arguments.sanitizer, "--payloads", texts, results], check=True)
        sanitized = [json.loads(line) for line in results.read_text(encoding="utf-8").split("\n")[:-1]]

    # The pages: payload, configuration (none for those that are not sanitized), wrapper.
    pages, about, not_proven = {}, [], 0
    for number, (_, _, text) in enumerate(payloads):
        by_result = collections.defaultdict(list)
        for name, result in sanitized[number].items():
            if result is None:
                not_proven += 1
            else:
                by_result[result].append(name)
        for result, names in [(text, [])] + list(by_result.items()):
            for wrapper in WRAPPERS if names or number < own else ["none"]:
                # So the whole URL is seen.
                page = page_of(wrapper, result.replace("https:", "http:"))
                about.append((pages.setdefault(page, len(pages)), number, names, wrapper, result))
    answers, fetched, is_done = answers_of(list(pages))
    print(f"{len(payloads)} payloads, {own} of our own; {len(pages)} pages, {len(answers)} answers; not proven: {not_proven}")

    effects = [set() for _ in payloads]
    wrong = []
    for index, number, names, wrapper, result in about:
        answer = answers.get(index)
        if answer is None or "failed" in answer:
            wrong.append((number, names, wrapper, result, f"no answer: {answer}"))
            continue
        found = []
        if answer["fired"]:
            found.append("script")
        if answer["handlers"]:
            found.append("handler")
        if fetched[index] or answer["left"]:
            found.append("fetch")
        if not names:
            effects[number].update(found)
            continue
        if answer["fired"] or answer["handlers"]:
            wrong.append((number, names, wrapper, result, f"fired {answer['fired']}, {answer['handlers']}"))
        if fetched[index] or answer["left"]:
            for name in names:
                if any(not is_allowed(name, url, result) for url in fetched[index]) or (answer["left"] and name in KEEPS_IMAGES):
                    wrong.append((number, names, wrapper, result, f"{name}: fetched {sorted(fetched[index])}, left {answer['left']}"))
    for number, names, wrapper, result, reason in wrong[:30]:
        print(f"{payloads[number][0]} by {names} in {wrapper}: {reason}\n  {payloads[number][2][:300]!r}\n  {result[:300]!r}")

    found = [next((kind for kind in ("script", "handler", "fetch") if kind in effect), "-") for effect in effects]
    print("without a sanitizer:", dict(collections.Counter(found[:own])), "and of the fixtures", dict(collections.Counter(found[own:])))
    if os.environ.get("RECORD") == "1":
        head = [line for line in lines if line.startswith("#")]
        rows = [f"{source}\t{kind}\t{json.dumps(text, ensure_ascii=False)}" for (source, _, text), kind in zip(payloads[:own], found)]
        DATA.write_text("\n".join(head + rows) + "\n", encoding="utf-8")
    # The error of an image may come after a page was left: its handler is found then, and does not run.
    runs = ("script", "handler")
    undetected = [
        payload for payload, kind in zip(payloads[:own], found)
        if payload[1] != kind and not (payload[1] in runs and kind in runs) and os.environ.get("RECORD") != "1"
    ]
    listed = sum(effect == "script" for _, effect, _ in payloads[:own])
    if found[:own].count("script") < listed * 3 / 4:
        sys.exit("most scripts without a sanitizer did not run: the pages were left too soon")
    for source, effect, text in undetected[:10]:
        print(f"not detected as {effect}: {source}: {text[:200]!r}")
    if wrong or undetected or not is_done:
        sys.exit(f"{len(wrong)} pages are not harmless, {len(undetected)} payloads have another effect than listed")


def is_allowed(name, url, result):
    """Whether a configuration allows a page to fetch a URL. Those that are not presets allow all that they leave."""
    if name not in KEEPS_IMAGES:
        return True
    if not KEEPS_IMAGES[name]:
        return False
    # Relative to the page, or as it is.
    parts = url.split("/", 3)
    url = parts[3] if url.startswith("/page/") else url
    return urllib.parse.unquote(url) in html.unescape(result.replace("https:", "http:"))


main()
