"""Makes a synthetic crawl: a WARC archive of generated pages, pages of a corpus, and hostile and broken ones.

    python3 bench/src/crawl.py OUT.warc [--pages 20000] [--corpus FOLDER] [--seed 1] [--gzip] [--no-hostile]

The same arguments make the same archive. One page in ten comes from the corpus, if given, and one in twenty is
hostile or broken: deep, cut off, in a wrong encoding, compressed data that unpack to a huge size, and so on.
"""

import argparse
import gzip
import pathlib
import random
import zlib

WORDS = (
    "time year people way day man thing woman life child world school state family student group country problem hand "
    "part place case week company system program question work government number night point home water room mother "
    "area money story fact month lot right study book eye job word business issue side kind head house service friend"
).split()
SCRIPTS = ("при мир дом год день слово", "時間 世界 言葉 学校 家族", "χρόνος κόσμος λόγος σπίτι", "café naïve façade élan")


def sentence(random):
    if random.random() < 0.05:
        words = random.choice(SCRIPTS).split()
    else:
        words = random.choices(WORDS, k=random.randint(5, 25))
    return ", ".join(" ".join(words[i : i + 7]) for i in range(0, len(words), 7)).capitalize() + "."


def link(random):
    return f'<a href="/{random.choice(WORDS)}/{random.randint(1, 99999)}?p={random.randint(1, 9)}">{random.choice(WORDS)}</a>'


def generated(random, number):
    """A page like those of news sites, of 4 to 60 KB."""
    menu = "".join(f"<li class=item>{link(random)}" for _ in range(random.randint(5, 40)))
    parts = []
    for _ in range(random.randint(3, 40)):
        text = " ".join(sentence(random) for _ in range(random.randint(1, 8)))
        kind = random.random()
        if kind < 0.7:
            parts.append(f"<p>{text} {link(random)}</p>")
        elif kind < 0.8:
            parts.append(f"<h2>{sentence(random)}</h2>")
        elif kind < 0.87:
            parts.append("<ul>" + "".join(f"<li>{sentence(random)}" for _ in range(5)) + "</ul>")
        elif kind < 0.93:
            rows = "".join(
                "<tr>" + "".join(f"<td>{random.randint(1, 9999)}" for _ in range(4)) for _ in range(random.randint(2, 20))
            )
            parts.append(f"<table><tr><th>a<th>b<th>c<th>d{rows}</table>")
        else:
            parts.append(f'<figure><img src="/i/{random.randint(1, 999)}.jpg" alt="{sentence(random)}"></figure>')
    script = "<script>" + "var x = {a: '<p>'};" * random.randint(1, 200) + "</script>"
    title = sentence(random)
    return (
        f"<!DOCTYPE html><html lang=en><head><meta charset=utf-8><title>{title}</title>"
        f'<meta name=description content="{sentence(random)}"><meta property="og:title" content="{title}">'
        f'<link rel=canonical href="https://example.com/{number}">{script}</head><body>'
        f"<nav class=menu><ul>{menu}</ul></nav><main><article><h1>{title}</h1>{''.join(parts)}</article></main>"
        f"<aside class=sidebar>{''.join(link(random) for _ in range(20))}</aside><footer>{sentence(random)}</footer>"
    ).encode()


def hostile(random):
    """Header fields and body of a hostile or broken page."""
    html = "Content-Type: text/html\r\n"
    kinds = [
        lambda: (html, b"<div>" * 20_000 + b"x"),
        lambda: (html, b"<b><i><u><font>" * 500 + b"<p>x" * 500),
        lambda: (html, b"<a href=x><div>" * 2_000),
        lambda: (html, b"<table><tr><td colspan=1000 rowspan=65534>x</table>" * 3),
        lambda: (html, b"<table>" * 3_000 + b"text"),
        lambda: (html, b"<p " + b"".join(b"a%d=%d " % (i, i) for i in range(20_000)) + b">"),
        lambda: (html, b"<" * 200_000),
        lambda: (html, b"&" * 200_000),
        lambda: (html, b"<!--" + b"-" * 100_000),
        lambda: (html, b"<p>x" * 100_000),
        lambda: (html, b"<svg><foreignObject><math><mi>" * 3_000),
        lambda: (html, b"<template>" * 3_000 + b"<p>x"),
        lambda: (html, b"<div itemscope itemprop=a id=a itemref=a>" * 1_000),
        lambda: (html, b"<select><button><selectedcontent></button>" + b"<option selected>x" * 3_000),
        lambda: (html, bytes(random.randrange(256) for _ in range(20_000))),
        lambda: (html, "<meta charset=utf-8><p>é".encode("utf-16")),
        lambda: (html.replace("\r", "; charset=utf-16\r", 1), b"<p>text"),
        lambda: (html.replace("\r", "; charset=nosuch\r", 1), b"<title>\xff\xfe</title>" * 100),
        lambda: (html, b"<title>\x00\x00\x1b[2J</title><p>\x00"),
        lambda: (html, b""),
        lambda: ("", b"<title>no type</title>"),
        lambda: (html + "Content-Encoding: gzip\r\n", gzip.compress(b"<p>cut off" * 10_000, mtime=0)[:500]),
        lambda: (html + "Content-Encoding: gzip\r\n", b"<title>not packed</title>"),
        lambda: (html + "Content-Encoding: gzip\r\n", gzip.compress(b"<p>x" * 25_000_000, 9, mtime=0) if random.random() < 0.02 else b"\x1f\x8b"),
        lambda: (html + "Content-Encoding: deflate\r\n", zlib.compress(b"<title>deflate</title>")),
        lambda: (html + "Transfer-Encoding: chunked\r\n", b"5\r\n<p>ab\r\nzz\r\n"),
        lambda: (html + "Transfer-Encoding: chunked\r\n", b"<title>not chunked</title>"),
    ]
    return random.choice(kinds)()


def record(kind, url, number, block_type, block):
    fields = [
        "WARC/1.1",
        f"WARC-Type: {kind}",
        f"WARC-Record-ID: <urn:uuid:00000000-0000-4000-8000-{number:012d}>",
        "WARC-Date: 2026-01-01T00:00:00Z",
        *([f"WARC-Target-URI: {url}"] if url else []),
        f"Content-Type: {block_type}",
        f"Content-Length: {len(block)}",
    ]
    return "\r\n".join(fields).encode() + b"\r\n\r\n" + block + b"\r\n\r\n"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--pages", type=int, default=20_000)
    parser.add_argument("--corpus", type=pathlib.Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--gzip", action="store_true")
    parser.add_argument("--no-hostile", action="store_true", help="ordinary pages instead of the hostile ones")
    arguments = parser.parse_args()
    source = random.Random(arguments.seed)
    corpus = []
    if arguments.corpus:
        pages = sorted(arguments.corpus.rglob("*.html"))
        corpus = [page.read_bytes() for page in pages if page.stat().st_size < 1 << 20]
    # A thousand pages in turn are as good as that many different ones, and are made in less time.
    pages = [generated(source, number) for number in range(1_000)]
    with arguments.out.open("wb") as out:

        def write(data):
            out.write(gzip.compress(data, 6, mtime=0) if arguments.gzip else data)

        write(record("warcinfo", None, 0, "application/warc-fields", b"software: treewright bench/src/crawl.py\r\n"))
        for number in range(1, arguments.pages + 1):
            url = f"https://site{number % 97}.example/{number}"
            kind = source.random()
            fields = "Content-Type: text/html; charset=utf-8\r\n"
            if kind < 0.05 and not arguments.no_hostile:
                fields, body = hostile(source)
            elif kind < 0.15 and corpus:
                fields, body = "Content-Type: text/html\r\n", source.choice(corpus)
            else:
                body = source.choice(pages)
                if kind > 0.95:
                    fields += "Content-Encoding: gzip\r\n"
                    body = gzip.compress(body, 6, mtime=0)
                elif kind > 0.9:
                    fields += "Transfer-Encoding: chunked\r\n"
                    chunks = [body[i : i + 5_000] for i in range(0, len(body), 5_000)]
                    body = b"".join(b"%x\r\n%s\r\n" % (len(chunk), chunk) for chunk in chunks) + b"0\r\n\r\n"
            request = f"GET /{number} HTTP/1.1\r\nHost: site{number % 97}.example\r\n\r\n".encode()
            block = f"HTTP/1.1 200 OK\r\nServer: x\r\n{fields}\r\n".encode() + body
            write(record("request", url, 2 * number - 1, "application/http; msgtype=request", request))
            write(record("response", url, 2 * number, "application/http; msgtype=response", block))


main()
