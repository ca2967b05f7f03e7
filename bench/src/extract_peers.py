"""Compares `treewright extract` with FastWARC and Resiliparse, on one archive: title, text and links of each page.

    python3 bench/src/extract_peers.py CRAWL.warc TREEWRIGHT READ_WARC [--check]

TREEWRIGHT is the program, READ_WARC the example of that name of `crates/extract`. Times are CPU times of one
thread, the better of two runs; both write Parquet. It needs `fastwarc`, `resiliparse` and `pyarrow`. With `--check` the
exit code is 1 if extraction is not at least 3 times as fast, or reading takes more than 1.1 times as long, or the rows
are not valid, or a row is missing, or three such archives take more memory than one, or a page that would never
end is not one row with its status between those of its neighbours.
"""

import json
import pathlib
import subprocess
import sys
import tempfile
import time

PLAN = """[columns]
title = { get = "title" }
text = { get = "text" }
links = { select = "a[href]", attr = "href", list = true }
"""


def iterate(path):
    from fastwarc.warc import ArchiveIterator, WarcRecordType

    # Uses the library's own code for everything possible: types of records, headers of HTTP, the file. Not
    # `auto_decode`: a body that cannot be decoded ends the iterator.
    return ArchiveIterator(
        str(path),
        record_types=WarcRecordType.response,
        parse_http=True,
        inplace=True,
        fsspec_args=False,
    )


def body_of(record):
    """The body, dechunked and unpacked if necessary."""
    import zlib

    body = record.reader.read()
    headers = record.http_headers
    if headers.get("Transfer-Encoding") == "chunked":
        chunks, rest = [], body
        while True:
            size, found, rest = rest.partition(b"\r\n")
            try:
                size = int(size, 16)
            except ValueError:
                break
            if not found or not size:
                body = b"".join(chunks)
                break
            chunks.append(rest[:size])
            rest = rest[size + 2 :]
    coding = headers.get("Content-Encoding")
    if coding in ("gzip", "deflate"):
        try:
            body = zlib.decompressobj(47).decompress(body, 64 << 20)
        except zlib.error:
            pass
    return body


def read(path):
    """Reads all bodies."""
    pages = size = 0
    for record in iterate(path):
        try:
            body = body_of(record)
        except Exception:
            body = b""
        pages += 1
        size += len(body)
    return pages, size


def extract(path, out):
    import pyarrow
    import pyarrow.parquet
    from resiliparse.extract.html2text import extract_plain_text
    from resiliparse.parse.encoding import detect_encoding
    from resiliparse.parse.html import HTMLTree

    schema = pyarrow.schema(
        [("url", "string"), ("title", "string"), ("text", "string"), ("links", pyarrow.list_(pyarrow.string()))]
    )
    count = failed = 0
    with pyarrow.parquet.ParquetWriter(out, schema) as writer:
        rows = [[], [], [], []]

        def flush():
            clean = lambda text: None if text is None else text.encode("utf-8", "replace").decode()
            rows[1] = [clean(text) for text in rows[1]]
            rows[2] = [clean(text) for text in rows[2]]
            rows[3] = [[clean(text) for text in links] for links in rows[3]]
            writer.write_batch(pyarrow.record_batch([pyarrow.array(r, t.type) for r, t in zip(rows, schema)], schema=schema))
            for column in rows:
                column.clear()

        for record in iterate(path):
            count += 1
            url = record.headers.get("WARC-Target-URI")
            try:
                body = body_of(record)
                encoding = record.http_charset or detect_encoding(body)
                tree = HTMLTree.parse_from_bytes(body, encoding)
                values = (
                    tree.title,
                    extract_plain_text(tree, main_content=False),
                    # Without `values`, iterating over the elements takes quadratic time.
                    [link.getattr("href") for link in tree.document.query_selector_all("a[href]").values()],
                )
            except Exception:
                failed += 1
                values = (None, None, [])
            for column, value in zip(rows, (url, *values)):
                column.append(value)
            if len(rows[0]) == 256:
                flush()
        flush()
    return count, failed


def measure(work):
    """The lower CPU time of two runs, and the result of the last."""
    best = None
    for _ in range(2):
        start = time.process_time()
        result = work()
        used = time.process_time() - start
        best = used if best is None else min(best, used)
    return best, result


def run(*arguments):
    """The lower CPU time of two runs of a program, the higher peak memory in MB, and its output."""
    best = None
    for _ in range(2):
        process = subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True)
        output = process.stdout.read()
        _, status, usage = __import__("os").wait4(process.pid, 0)
        if status != 0:
            sys.exit(f"{arguments[0]} failed")
        used = usage.ru_utime + usage.ru_stime
        best = used if best is None else min(best, used)
    return best, usage.ru_maxrss / 1024, output


# Three archives may take this much more memory than one, for the same pages: batches are cut at different
# places.
MORE_MEMORY = 1.25


def memory_of_three(program, crawl, plan, folder):
    """The peak memory of a run over three copies of the archive, in MB."""
    names = []
    for number in range(3):
        names.append(folder / f"{number}.warc")
        names[-1].symlink_to(pathlib.Path(crawl).resolve())
    return run(program, "extract", "--threads=1", f"--plan={plan}", f"--out={folder}/three.parquet", *names)[1]


# A search for each pair of nested elements: billions of them.
PLAN_FOREVER = """[columns]
title = { get = "title" }
found = { select = "i", list = true, fields = { all = { select = "i", list = true, fields = { all = { select = "i", list = true, fields = { none = "i:has(p) > b" } } } } } }
"""
SECONDS = 2


def forever(program, folder):
    """The statuses of a page that would never end, and of its neighbours, and the wall time."""
    pages = ["<title>before</title>", "<title>forever</title>" + ("<i>" * 400 + "</i>" * 400) * 500 + "<p><b>", "<title>after</title>"]
    (folder / "forever.toml").write_text(PLAN_FOREVER)
    with (folder / "forever.warc").open("wb") as archive:
        for number, page in enumerate(pages):
            block = f"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n{page}".encode()
            fields = f"WARC-Type: response\r\nWARC-Target-URI: https://a.example/{number}\r\nContent-Type: application/http"
            archive.write(f"WARC/1.0\r\n{fields}\r\nContent-Length: {len(block)}\r\n\r\n".encode() + block + b"\r\n\r\n")
    arguments = [f"--plan={folder}/forever.toml", f"--out={folder}/forever.jsonl", f"--limits=browser,time={SECONDS}"]
    start = time.monotonic()
    subprocess.run([program, "extract", *arguments, folder / "forever.warc"], stdout=subprocess.PIPE, check=True)
    taken = time.monotonic() - start
    rows = [json.loads(row) for row in (folder / "forever.jsonl").read_text().splitlines()]
    return [(row["title"], row["status"], row["limits"]) for row in rows], taken


def main():
    check = "--check" in sys.argv
    crawl, program, reader = [argument for argument in sys.argv[1:] if not argument.startswith("--")]
    size = pathlib.Path(crawl).stat().st_size / 1e6
    wrong = []
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / "plan.toml").write_text(PLAN)
        out = folder / "rows.parquet"
        ours, memory, report = run(program, "extract", "--threads=1", f"--plan={folder}/plan.toml", f"--out={out}", crawl)
        print(report, end="")
        three = memory_of_three(program, crawl, folder / "plan.toml", folder)
        statuses, seconds = forever(program, folder)
        half = folder / "half.parquet"
        read_ours, _, pages = run(reader, crawl)
        pages_of_reader = int(pages.split()[0])
        read_theirs, (records, _) = measure(lambda: read(crawl))
        theirs, (count, failed) = measure(lambda: extract(crawl, half))
        import pyarrow.parquet

        rows = pyarrow.parquet.read_table(out)
        rows.validate(full=True)
        if not (rows.num_rows == pages_of_reader == records == count):
            wrong.append(f"{rows.num_rows} rows, {pages_of_reader} pages, {records} records")
    print(f"{'':28}{'Treewright':>12}{'FastWARC, Resiliparse':>24}{'ratio':>8}")
    print(f"{'reading, s':28}{read_ours:12.2f}{read_theirs:24.2f}{read_ours / read_theirs:8.2f}")
    print(f"{'all, s':28}{ours:12.2f}{theirs:24.2f}{theirs / ours:8.2f}")
    parsing = (theirs - read_theirs) / (ours - read_ours)
    print(f"{'without reading, s':28}{ours - read_ours:12.2f}{theirs - read_theirs:24.2f}{parsing:8.2f}")
    print(f"{'all, MB/s':28}{size / ours:12.0f}{size / theirs:24.0f}")
    print(f"{'memory, MB':28}{memory:12.0f}")
    print(f"{'memory for three, MB':28}{three:12.0f}")
    print(f"a page that would take forever, with {SECONDS} s: {seconds:.1f} s, {statuses}")
    print(f"pages that Resiliparse fails for: {failed} of {count}")
    if parsing < 3:
        wrong.append("extraction is less than 3 times as fast")
    if read_ours > 1.1 * read_theirs:
        wrong.append("reading takes more than 1.1 times as long")
    if three > MORE_MEMORY * memory:
        wrong.append("three archives take more memory than one")
    neighbours = [("before", "complete", None), ("forever", "truncated", "time"), ("after", "complete", None)]
    if statuses != neighbours or seconds > 5 * SECONDS:
        wrong.append("a page that takes forever is not one row with its status, in time")
    for message in wrong:
        print("wrong:", message)
    sys.exit(1 if check and wrong else 0)


main()
