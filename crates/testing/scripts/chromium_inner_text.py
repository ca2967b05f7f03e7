#!/usr/bin/env python3
"""Gets the `innerText` of the body of pages from headless Chromium, and stores hashes of its lines.

    chromium_inner_text.py FOLDER [--texts FILE] > crates/testing/data/text/chromium.tsv

FOLDER has the pages (`*.html`, in UTF-8). Each is loaded in an `iframe` whose sandbox allows no scripts, so
that scripts do not change it. Only this script's own server can be reached: style sheets, images
and frames of a page are not loaded. `--texts` also writes the texts, as JSON, for examining differences; we may
not publish them, so only hashes are stored.

The output has a row for each page: its name, `styled`, the number of bytes of the page, and the lines of the
text, each as the number of its characters, a colon, and the first 10 hexadecimal digits of the 64-bit FNV-1a
hash of its UTF-8 bytes. If the text is another one without the `style` elements of the page, a row `unstyled`
has that text. docs/reference/text.md says how the lines are compared.

It needs Python 3.9 or later and Chromium; CHROMIUM names the program (`chromium` without it).
"""

import argparse
import contextlib
import http.server
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import threading

HARNESS = """<!doctype html><meta charset=utf-8><script>
async function textOf(name) {
    const frame = document.createElement('iframe');
    frame.sandbox = 'allow-same-origin';
    frame.width = 1280;
    frame.height = 800;
    frame.src = '/pages/' + encodeURIComponent(name);
    const loaded = new Promise(resolve => frame.onload = resolve);
    const late = new Promise(resolve => setTimeout(resolve, 20000));
    document.body.append(frame);
    await Promise.race([loaded, late]);
    const page = frame.contentDocument;
    const styled = page.body.innerText;
    for (const style of page.querySelectorAll('style')) style.remove();
    const unstyled = page.body.innerText;
    frame.remove();
    return {styled, unstyled};
}
onload = async () => {
    const texts = {};
    for (const name of await (await fetch('/names')).json()) texts[name] = await textOf(name);
    await fetch('/texts', {method: 'POST', body: JSON.stringify(texts)});
};
</script><body>"""

FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
]


def texts_of(pages):
    """The `innerText` of each page, with its `style` elements and without, by its name."""
    texts = {}
    done = threading.Event()

    class Handler(http.server.BaseHTTPRequestHandler):
        def answer(self, body, kind):
            self.send_response(200)
            self.send_header("Content-Type", kind + "; charset=utf-8")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def do_GET(self):
            page = pages.get(self.path.removeprefix("/pages/"))
            if self.path == "/":
                self.answer(HARNESS.encode(), "text/html")
            elif self.path == "/names":
                self.answer(json.dumps(sorted(pages)).encode(), "application/json")
            elif page is not None:
                self.answer(page, "text/html")
            else:
                # A requested resource; the page may no longer wait for it.
                with contextlib.suppress(ConnectionError):
                    self.send_error(404)

        def do_POST(self):
            texts.update(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.answer(b"", "text/plain")
            done.set()

        def log_message(self, *arguments):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/"
    program = os.environ.get("CHROMIUM", "chromium")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        command = [program, *FLAGS, f"--user-data-dir={profile}", address]
        browser = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        in_time = done.wait(timeout=1500)
        browser.terminate()
        browser.wait()
    server.shutdown()
    if not in_time:
        sys.exit("Chromium did not answer")
    return texts


def fnv_1a(data):
    value = 0xCBF29CE484222325
    for byte in data:
        value = (value ^ byte) * 0x100000001B3 % 2**64
    return value


def main():
    parser = argparse.ArgumentParser(description="Chromium's innerText of pages, as hashes of its lines")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--texts", type=pathlib.Path)
    arguments = parser.parse_args()
    pages = {path.name: path.read_bytes() for path in arguments.folder.glob("*.html")}
    texts = texts_of(pages)
    if arguments.texts:
        arguments.texts.write_text(json.dumps(texts, ensure_ascii=False), encoding="utf-8")
    program = os.environ.get("CHROMIUM", "chromium")
    version = subprocess.run([program, "--version"], capture_output=True, text=True).stdout.strip()
    print(f"# innerText of {version}, made by crates/testing/scripts/chromium_inner_text.py.")
    for name in sorted(texts):
        for way in ("styled", "unstyled"):
            if way == "unstyled" and texts[name]["unstyled"] == texts[name]["styled"]:
                continue
            lines = texts[name][way].split("\n")
            hashes = (f"{len(line)}:{fnv_1a(line.encode()):016x}"[:-6] for line in lines)
            print(name, way, len(pages[name]), " ".join(hashes), sep="\t")


main()
