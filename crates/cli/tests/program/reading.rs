//! `treewright links`, `images`, `tables` and `meta`.

use serde_json::{Value, json};

use crate::{Folder, run, stop_reading_early};

const LINKS: &str = "<link rel=stylesheet href=s.css>\n<a href=' b c '> the\n text</a><a name=x>\
                     <area href=//e.example/ alt=Area><a href='http://['>bad</a>\n\
                     <form action=/go><blockquote cite=q><iframe src=f></iframe>";

const IMAGES: &str = "<img src=a.png alt=' A \n picture'><img alt=''><picture><source srcset='w.webp 2x' \
                      media='(min-width: 1em)' type=image/webp><img src=w.png></picture>\n\
                      <img srcset='s.png 10w, , l.png 20w' loading=lazy width=5>";

const TABLES: &str = "<table><caption>One \n 1</caption><thead><tr><th>a<th>b<tbody><tr><td colspan=2>\"x\", y\
                      </table><table><tr><td>1<td>2</table>\n<table id=t>";

const META: &str = "<html lang=en><title>T\n t</title><meta name=description content='  D d '>\
                    <link rel=canonical href=/c><meta property=og:image content=i.png>\
                    <meta property=og:image:width content=5><meta name=twitter:card content=summary>\
                    <script type=application/ld+json>{\"a\":\n1}</script><meta name=keywords content='a, b'>\
                    <div itemscope itemtype=http://t.example/><span itemprop=p>v";

/// Arguments, the page, the exit code, and the lines that are printed.
const CASES: [(&[&str], &str, i32, &str); 39] = [
    (&["links"], LINKS, 0, "s.css\nb c\tthe text\n//e.example/\tArea\nhttp://[\tbad\n"),
    (
        &["links", "--base", "https://a.example/d/"],
        LINKS,
        0,
        "https://a.example/d/s.css\nhttps://a.example/d/b%20c\tthe text\nhttps://e.example/\tArea\n\
         http://[\tbad\n",
    ),
    (&["links", "--kind=links", "-n"], LINKS, 0, "1:1:s.css\n"),
    (&["links", "--kind=actions,citations"], LINKS, 0, "/go\nq\n"),
    (&["links", "--kind=embedded", "-Hn"], LINKS, 0, "-:4:37:f\n"),
    (&["links", "--kind=all", "-I"], "<a href=x>", 0, "x\n"),
    (
        &["links", "--kind=anchors"],
        "<base href=http://b.example/><a href=x>",
        0,
        "http://b.example/x\n",
    ),
    (&["links"], "<a>", 1, ""),
    (&["links", "--json"], "<p>", 1, ""),
    (&["images"], IMAGES, 0, "a.png\tA picture\n\nw.png\ns.png\n"),
    (
        &["images", "--base=http://a.example/x/y", "-n"],
        IMAGES,
        0,
        "1:1:http://a.example/x/a.png\tA picture\n2:11:\n2:100:http://a.example/x/w.png\n\
         3:1:http://a.example/x/s.png\n",
    ),
    (
        &["images", "--sources"],
        IMAGES,
        0,
        "a.png\nw.webp\t2x\t(min-width: 1em)\nw.png\ns.png\t10w\nl.png\t20w\n",
    ),
    (&["images"], "<p>", 1, ""),
    (&["tables"], TABLES, 0, "1\t2x2\tOne 1\n2\t1x2\t1 | 2\n3\t0x0\n"),
    (&["tables", "-n", "--table=2"], TABLES, 0, "2:73:2\t1x2\t1 | 2\n"),
    (&["tables", "--select=#t"], TABLES, 0, "1\t0x0\n"),
    (&["tables", "--table=4"], TABLES, 1, ""),
    (
        &["tables", "--format=csv", "--table=1"],
        TABLES,
        0,
        "a,b\n\"\"\"x\"\", y\",\"\"\"x\"\", y\"\n",
    ),
    (
        &["tables", "--format=csv", "--table=1", "--spans=first"],
        TABLES,
        0,
        "a,b\n\"\"\"x\"\", y\",\n",
    ),
    (&["tables", "--format=csv", "--spans=first"], TABLES, 0, "a,b\n\"\"\"x\"\", y\",\n\n1,2\n\n"),
    (
        &["tables", "--format=json", "--table=1"],
        TABLES,
        0,
        "{\"path\":\"-\",\"line\":1,\"column\":1,\"offset\":0,\"table\":1,\"caption\":\"One 1\",\
         \"rows\":[[\"a\",\"b\"],[\"\\\"x\\\", y\",\"\\\"x\\\", y\"]]}\n",
    ),
    (
        &["tables", "--format=objects", "--table=1"],
        TABLES,
        0,
        "{\"path\":\"-\",\"line\":1,\"column\":1,\"offset\":0,\"table\":1,\"caption\":\"One 1\",\
         \"rows\":[{\"a\":\"\\\"x\\\", y\",\"b\":\"\\\"x\\\", y\"}]}\n",
    ),
    (&["tables"], "<p>", 1, ""),
    (
        &["meta"],
        META,
        0,
        "charset: UTF-8\ntitle: T t\nlanguage: en\ncanonical: /c\nkeywords: a, b\ndescription: D d\n\
         og:image: i.png\nog:image:width: 5\ntwitter:card: summary\njson-ld: {\"a\": 1}\n\
         item: http://t.example/\n",
    ),
    (
        &["meta", "--base=http://a.example/"],
        "<link rel=canonical href=/c>",
        0,
        "charset: UTF-8\ncanonical: http://a.example/c\n",
    ),
    (&["meta"], "<p>", 1, "charset: UTF-8\n"),
    (
        &["meta", "--json"],
        "<title>T</title>",
        0,
        "{\"path\":\"-\",\"metadata\":{\"title\":\"T\",\"charset\":\"UTF-8\"},\"microdata\":{\"items\":[]}}\n",
    ),
    (&["links", "--base", "a.html"], "", 2, ""),
    (&["images", "--base", ""], "", 2, ""),
    (&["tables", "--table=0"], "", 2, ""),
    (&["tables", "--select=a["], "", 2, ""),
    (&["meta", "--format=csv"], "", 2, ""),
    (&["meta", "--json", "--format=json"], "", 2, ""),
    (&["meta", "--format=text"], "<p>", 1, "charset: UTF-8\n"),
    (
        &["meta", "--format=json"],
        "<title>T</title>",
        0,
        "{\"path\":\"-\",\"metadata\":{\"title\":\"T\",\"charset\":\"UTF-8\"},\"microdata\":{\"items\":[]}}\n",
    ),
    (&["text", "--format=json"], "<p>a", 0, "{\"path\":\"-\",\"text\":\"a\"}\n"),
    (&["select", "p", "--format=text"], "<p>a", 0, "a\n"),
    (&["select", "p", "--text", "--format=json"], "<p>a", 2, ""),
    (&["tables", "--json", "--format=json"], "", 2, ""),
];

#[test]
fn pages_are_read() {
    for (arguments, page, code, expected) in CASES {
        let found = run(arguments, page.as_bytes());
        assert_eq!(
            (found.out.as_str(), found.code),
            (expected, code),
            "{arguments:?}: {}",
            found.err
        );
        assert_eq!(found.err.is_empty(), code != 2, "{arguments:?}");
    }
}

/// The values of a line of JSON other than its place.
fn json_lines(arguments: &[&str], page: &str) -> Vec<Value> {
    let lines = run(arguments, page.as_bytes()).fine();
    let value = |line| {
        let mut value: Value = serde_json::from_str(line).unwrap();
        for name in ["path", "line", "column", "offset"] {
            assert!(value.as_object_mut().unwrap().remove(name).is_some(), "{name}: {line}");
        }
        value
    };
    lines.lines().map(value).collect()
}

#[test]
fn links_in_json() {
    let found = json_lines(&["links", "--json", "--base=http://a.example/"], LINKS);
    let link = |element: &str, href: &str, url: &str, text: &str| json!({"element": element, "attribute": "href", "href": href, "url": url, "text": text, "rel": []});
    let mut expected = vec![
        link("link", "s.css", "http://a.example/s.css", ""),
        link("a", " b c ", "http://a.example/b%20c", "the text"),
        link("area", "//e.example/", "http://e.example/", "Area"),
        link("a", "http://[", "", "bad"),
    ];
    expected[0]["rel"] = json!(["stylesheet"]);
    expected[3]["url"] = Value::Null;
    expected[3]["error"] = json!("invalid IPv6 address");
    assert_eq!(found, expected);
}

#[test]
fn images_in_json() {
    let found = json_lines(&["images", "--json", "--base=http://a.example/"], IMAGES);
    let source = |name: &str| json!({"href": name, "url": format!("http://a.example/{name}")});
    let with = |mut object: Value, name: &str, value: &str| {
        object[name] = json!(value);
        object
    };
    let webp = with(with(source("w.webp"), "descriptor", "2x"), "media", "(min-width: 1em)");
    let expected = [
        json!({"kind": "img", "alt": " A \n picture", "lazy": false, "sources": [source("a.png")]}),
        json!({"kind": "img", "alt": "", "lazy": false, "sources": []}),
        json!({"kind": "img", "alt": null, "lazy": false,
            "sources": [with(webp, "type", "image/webp"), source("w.png")]}),
        json!({"kind": "img", "alt": null, "lazy": true, "width": "5", "sources": [
            with(source("s.png"), "descriptor", "10w"), with(source("l.png"), "descriptor", "20w"),
        ], "errors": ["a comma before a URL at offset 11"]}),
    ];
    assert_eq!(found, expected);
}

#[test]
fn several_files() {
    let folder = Folder::new("reading_several");
    let (a, b) =
        (folder.file("a.html", TABLES), folder.file("b.html", "<title>b</title><table><tr><td>3"));
    folder.file("c.html", "<p>");
    let path = folder.path();
    let csv = run(&["tables", "--format=csv", "--spans=first", path], b"").fine();
    assert_eq!(csv, "a,b\n\"\"\"x\"\", y\",\n\n1,2\n\n\n3\n\n");
    let csv = run(
        &["tables", "--format=csv", "--select=table:not(:has(caption))", "--table=1", path],
        b"",
    );
    assert_eq!(csv.fine(), "1,2\n3\n");
    let list = run(&["tables", "-n", "--table=1", path], b"").fine();
    assert_eq!(list, format!("{a}:1:1:1\t2x2\tOne 1\n{b}:1:17:1\t1x1\t3\n"));
    let meta = run(&["meta", &a, &b], b"").fine();
    let expected =
        format!("==> {a} <==\ncharset: UTF-8\n\n==> {b} <==\ncharset: UTF-8\ntitle: b\n");
    assert_eq!(meta, expected);
    for command in ["links", "images", "tables", "meta"] {
        let missing = run(&[command, "missing.html", &a], b"");
        assert_eq!((missing.code, missing.err.lines().count()), (2, 1), "{command}");
        // Control characters of names and pages.
        let coloured =
            run(&[command, "--color=always", "-"], "<a href='\u{1B}[2J\u{9B}'>\u{1B}".as_bytes());
        assert!(
            !coloured.out.contains("\u{1B}[2J") && !coloured.out.contains('\u{9B}'),
            "{:?}",
            coloured.out
        );
    }
}

/// A cell of a few bytes can cover millions of fields.
#[test]
fn tables_that_are_too_large() {
    let page = format!("<table><tr><td colspan=1000 rowspan=65534>{}", "<tr><td>".repeat(20_000));
    for format in ["csv", "json", "objects"] {
        let found = run(&["tables", "--format", format], page.as_bytes());
        assert_eq!((found.code, found.out.as_str()), (2, ""), "{format}");
        let message = "treewright: -: table 1: the table has 65534 rows of 1001 columns, more than 10000000 slots\n";
        assert_eq!(found.err, message);
    }
    assert_eq!(run(&["tables"], page.as_bytes()).fine(), "1\t65534x1001\n");
}

#[test]
fn readers_that_stop() {
    let page = "<a href=x>text</a><img src=y><table><tr><td>z</table>".repeat(20_000);
    for command in ["links", "images", "tables"] {
        let found = stop_reading_early(&[command, "-n"], page.clone().into_bytes());
        assert_eq!(found, (0, String::new()), "{command}");
    }
}

/// Cells have the text that is shown.
#[test]
fn tables_as_they_are_shown() {
    let page = "<style>.key { display: none } td { --a: b }</style><table><caption>One<b hidden>no</b>\
                <tr><td><i class=key>0001</i>A<td><span style='display: none'>x</span>B<td hidden>C\
                <td style='visibility: hidden'>no <b style='visibility: visible'>D</b></table>";
    let csv = |arguments: &[&str]| {
        let found = run(&[&["tables", "--format=csv"], arguments].concat(), page.as_bytes());
        assert_eq!(found.code, 0, "{}", found.err);
        found.out
    };
    assert_eq!(csv(&["--no-css"]), "0001A,B,,D\n");
    let list = run(&["tables"], page.as_bytes()).out;
    assert!(list.ends_with("\tOne\n"), "{list}");
    if cfg!(feature = "style") {
        assert_eq!(csv(&[]), "A,B,,D\n");
        assert_eq!(csv(&["--hidden-text=mark"]), "A,B,,D\n");
        let json = run(&["tables", "--json", "--hidden-text=leave-out"], page.as_bytes()).fine();
        assert!(json.contains("\"caption\":\"One\"") && json.contains("\"line\":1"), "{json}");
    }
}
