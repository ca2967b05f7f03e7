//! Archives: the pages in them, and their errors.

#![cfg(feature = "warc")]

use treewright_extract::{Content, Extractor, Options, PageBatch, Plan, WarcReader};

fn record(kind: &str, url: &str, block_type: &str, block: &[u8]) -> Vec<u8> {
    let mut record = format!(
        "WARC/1.1\r\nWARC-Type: {kind}\r\nWARC-Target-URI: {url}\r\nContent-Type: {block_type}\r\nContent-Length: {}\r\n\r\n",
        block.len()
    )
    .into_bytes();
    record.extend_from_slice(block);
    record.extend_from_slice(b"\r\n\r\n");
    record
}

fn response(url: &str, fields: &str, body: &[u8]) -> Vec<u8> {
    let mut block = format!("HTTP/1.1 200 OK\r\n{fields}\r\n").into_bytes();
    block.extend_from_slice(body);
    record("response", url, "application/http; msgtype=response", &block)
}

/// URL, type and content of each page, the number of other records, and the error at the end.
fn read(archive: &[u8]) -> (Vec<String>, u64, Option<String>) {
    let mut pages = PageBatch::new();
    let mut reader = WarcReader::new(archive).most(1000);
    let mut error = None;
    loop {
        match reader.read_page(&mut pages) {
            Ok(true) => {}
            Ok(false) => break,
            Err(found) => {
                error = Some(found.to_string());
                break;
            }
        }
    }
    let pages = pages.iter().map(|page| {
        let content = match page.content {
            Some(Content::Text(text)) => format!("text {text}"),
            Some(Content::Bytes(bytes)) => format!("bytes {}", String::from_utf8_lossy(bytes)),
            _ => "nothing".to_owned(),
        };
        let problem = if page.problem.is_some() { ", with a problem" } else { "" };
        format!(
            "{} ({}): {content}{problem}",
            page.url.unwrap_or("-"),
            page.content_type.unwrap_or("-")
        )
    });
    (pages.collect(), reader.other_records(), error)
}

#[test]
fn pages_are_found() {
    let archive = [
        record("warcinfo", "", "application/warc-fields", b"software: x\r\n"),
        record(
            "request",
            "https://a.example/",
            "application/http; msgtype=request",
            b"GET / HTTP/1.1\r\n\r\n",
        ),
        response("https://a.example/", "Content-Type: text/html; charset=koi8-r\r\n", b"<p>a"),
        response("<https://b.example/>", "", b"<p>b"),
        response("https://c.example/", "Content-Type: image/png\r\n", b"\x89PNG"),
        response(
            "https://d.example/",
            "content-type:Application/XHTML+XML\r\ntransfer-encoding: chunked\r\n",
            b"2\r\n<p\r\n2\r\n>d\r\n0\r\n\r\n",
        ),
        response("https://e.example/", "Content-Encoding: gzip\r\n", b"\x1F\x8B\x08\x00"),
        record("resource", "https://f.example/", "text/html", b"<p>f"),
        record("resource", "https://g.example/", "image/png", b"\x89PNG"),
        record("conversion", "https://h.example/", "text/plain", b"a < b <p>"),
        record("metadata", "https://a.example/", "text/html", b"<p>"),
        record("response", "dns:a.example", "text/dns", b"1.2.3.4"),
        record("response", "https://i.example/", "application/http", b"garbage"),
    ]
    .concat();
    let expected = [
        "https://a.example/ (text/html; charset=koi8-r): bytes <p>a",
        "https://b.example/ (-): bytes <p>b",
        "https://d.example/ (Application/XHTML+XML): bytes <p>d",
        "https://e.example/ (-): nothing, with a problem",
        "https://f.example/ (text/html): bytes <p>f",
        "https://h.example/ (-): text <!DOCTYPE html><plaintext>a < b <p>",
    ];
    assert_eq!(read(&archive), (expected.map(str::to_owned).to_vec(), 7, None));
    // Lines that end with LF alone, and no lines between records.
    let text = "WARC/0.18\nwarc-type: resource\ncontent-type: text/html\ncontent-length: 1\n\na";
    assert_eq!(
        read(text.repeat(2).as_bytes()),
        (vec!["- (text/html): bytes a".to_owned(); 2], 0, None)
    );
    assert_eq!(read(b""), (vec![], 0, None));
    assert_eq!(read(b"\r\n\r\n"), (vec![], 0, None));
}

#[test]
fn pages_are_cut_off_and_the_rest_is_passed_over() {
    let long = "x".repeat(200_000);
    let archive = [
        response("https://a.example/", "", long.as_bytes()),
        response("https://b.example/", "", b"b"),
    ]
    .concat();
    let (pages, others, error) = read(&archive);
    assert_eq!((pages.len(), others, error), (2, 0, None));
    assert!(pages[0].len() < 100_000 && pages[1].ends_with("bytes b"));
}

#[test]
fn broken_archives_have_places() {
    let whole = response("https://a.example/", "", b"<p>a");
    let end = whole.len();
    for (archive, pages, expected) in [
        ([&whole[..], b"garbage"].concat(), 1, format!("no WARC record at byte {} ", end - 4 + 4)),
        (
            [&whole[..], &whole[..end - 10]].concat(),
            1,
            format!("the archive ends in the record that begins at byte {end} "),
        ),
        (
            [&whole[..], b"WARC/1.0\r\nWARC-Type: response"].concat(),
            1,
            "the archive ends in the record".to_owned(),
        ),
        (
            b"WARC/1.0\r\nContent-Length: x\r\n\r\n".to_vec(),
            0,
            "no WARC record at byte 0 ".to_owned(),
        ),
        (b"<p>".to_vec(), 0, "no WARC record at byte 0 ".to_owned()),
        (
            b"WARC/1.0\r\nContent-Length: 99999999999999\r\n\r\n".to_vec(),
            0,
            "the archive ends".to_owned(),
        ),
        (
            [&b"WARC/1.0\r\n"[..], &b"a".repeat(2 << 20)].concat(),
            0,
            "no WARC record at byte 0 ".to_owned(),
        ),
    ] {
        let (found, _, error) = read(&archive);
        assert_eq!(found.len(), pages);
        assert!(
            error.as_deref().is_some_and(|error| error.starts_with(&expected)),
            "{error:?} {expected}"
        );
    }
}

/// Archives that are cut off anywhere, or have a wrong byte, have some pages and an end.
#[test]
fn any_bytes_have_an_end() {
    let archive = [
        response(
            "https://a.example/",
            "Content-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n",
            b"5\r\n\x1F\x8B\x08\x00\x00\r\n0\r\n",
        ),
        response("https://b.example/", "", b"b"),
    ]
    .concat();
    for place in 0..archive.len() {
        read(&archive[..place]);
        for byte in [0, b'9', b'\n', 0xFF] {
            let mut other = archive.clone();
            other[place] = byte;
            read(&other);
        }
    }
}

#[test]
fn rows_of_an_archive() {
    let archive = [
        response(
            "https://a.example/",
            "Content-Type: text/html; charset=koi8-r\r\n",
            b"<title>\xC1</title>",
        ),
        response("https://b.example/", "Content-Encoding: gzip\r\n", b"\x1F\x8B\x08\x00"),
        record("conversion", "https://c.example/", "text/plain", b"a < b <p>"),
    ]
    .concat();
    let mut pages = PageBatch::new();
    let mut reader = WarcReader::new(&archive[..]);
    while reader.read_page(&mut pages).unwrap() {}
    let plan =
        Plan::parse("[columns]\ntitle = { get = 'title' }\ntext = { get = 'text' }").unwrap();
    let mut extractor = Extractor::new(&plan, &Options::new());
    let statuses: Vec<_> = pages.iter().map(|page| extractor.push(&page).as_str()).collect();
    assert_eq!(statuses, ["complete", "failed", "complete"]);
    let rows = extractor.finish().unwrap();
    let column = |name: &str| arrow_array::cast::AsArray::as_string::<i32>(&rows[name]);
    assert_eq!((column("title").value(0), column("text").value(2)), ("а", "a < b <p>"));
    assert!(column("message").value(1).starts_with("the gzip data of the page cannot be unpacked"));
}
