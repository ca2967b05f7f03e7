//! `treewright select`.

use serde_json::{Value, json};

use crate::{Folder, Run, run, stop_reading_early};

const PAGE: &str = "<!doctype html>\n<title> T\n x</title>\n<img src=a>\n<a href=b id=1>link\n <b>x</b></a>\
                    <svg><a xlink:href=q viewbox=1>s</a></svg><template><p>in</template>\
                    <div><template shadowrootmode=open><q>s</q></template></div>";

/// Options and selector, and the lines that are printed.
const CASES: [(&[&str], &str); 24] = [
    (&["title"], "<title> T\n x</title>\n"),
    (&["title", "--html"], "<title> T\n x</title>\n"),
    (&["title", "-t"], "T x\n"),
    (&["title", "--text"], "T x\n"),
    (&["title, b", "-t"], "T x\nx\n"),
    (&["title, b", "-t", "-m1"], "T x\n"),
    (&["title, b", "-t", "--max-count=0"], ""),
    (&["img, b", "-n"], "4:1:<img src=\"a\">\n6:2:<b>x</b>\n"),
    // An element that is not written in the page.
    (&["head", "-n"], "-:-:<head><title> T\n x</title>\n</head>\n"),
    (&["a, img", "-a", "href"], "b\n"),
    (&["a, img", "-a", "HREF", "--line-number"], "5:1:b\n"),
    (&["a", "--attribute=xlink:href"], "q\n"),
    (&["a", "-a", "viewBox"], "1\n"),
    (&["a", "-a", "viewbox"], ""),
    (&["a", "-c"], "2\n"),
    (&["nothing", "--count"], "0\n"),
    (&["a", "-q"], ""),
    (&["nothing"], ""),
    (&["p, q"], ""),
    (&["p, q", "--scope=templates"], "<p>in</p>\n"),
    (&["p, q", "--scope=shadows"], "<q>s</q>\n"),
    (&["p, q", "--scope=all", "-t"], "in\ns\n"),
    (&["div"], "<div><template shadowrootmode=\"open\"><q>s</q></template></div>\n"),
    (&["b:contains(\"x\")"], "<b>x</b>\n"),
];

fn select(arguments: &[&str], page: &str) -> Run {
    run(&[&["select"], arguments].concat(), page.as_bytes())
}

#[test]
fn elements_are_found() {
    for (arguments, expected) in CASES {
        let found = select(arguments, PAGE);
        assert_eq!((found.out.as_str(), found.err.as_str()), (expected, ""), "{arguments:?}");
        let is_found = arguments.contains(&"-q") || !["", "0\n"].contains(&expected);
        assert_eq!(found.code, i32::from(!is_found), "{arguments:?}");
    }
}

#[test]
fn json_lines() {
    let folder = Folder::new("select_json");
    let file = folder.file("a.html", PAGE);
    let found = run(&["select", "a, body", "--json", &file, "-"], b"<a id=x><a>").fine();
    let lines: Vec<Value> = found.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 6, "{found}");
    assert_eq!(
        lines[1],
        json!({
            "path": file, "line": 5, "column": 1, "offset": 49, "name": "a",
            "attributes": {"href": "b", "id": "1"}, "text": "link\n x",
            "html": "<a href=\"b\" id=\"1\">link\n <b>x</b></a>",
        })
    );
    assert_eq!(lines[2]["attributes"], json!({"xlink:href": "q", "viewBox": "1"}));
    assert_eq!((&lines[3]["path"], &lines[3]["line"]), (&json!("-"), &Value::Null));
    assert_eq!((&lines[5]["column"], &lines[5]["html"]), (&json!(9), &json!("<a></a>")));
}

#[test]
fn files_are_named() {
    let folder = Folder::new("select_names");
    let (a, b) = (folder.file("a.html", "<h1>A"), folder.file("b.html", "<h1>B<h2>"));
    let path = folder.path();
    for (arguments, expected) in [
        (&["h1", "-t", &a][..], "A\n".to_owned()),
        (&["h1", "-t", "--with-filename", &a], format!("{a}:A\n")),
        (&["h1", "-t", "-Hn", &a], format!("{a}:1:1:A\n")),
        (&["h1", "-t", &a, &b], format!("{a}:A\n{b}:B\n")),
        (&["h1", "-t", path], format!("{a}:A\n{b}:B\n")),
        (&["h1", "-t", "--no-filename", path], "A\nB\n".to_owned()),
        (&["h1", "-t", "-0", path], format!("{a}\0A\n{b}\0B\n")),
        (&["h2", "-c", path], format!("{a}:0\n{b}:1\n")),
        (&["h2", "-l", path], format!("{b}\n")),
        (&["h2", "-l", &b], format!("{b}\n")),
        (&["h1", "-l", "--null", path], format!("{a}\0{b}\0")),
    ] {
        for threads in ["--threads=1", "--threads=3"] {
            let arguments = [&["select", threads], arguments].concat();
            assert_eq!(run(&arguments, b"").fine(), expected, "{arguments:?}");
        }
    }
}

#[test]
fn exit_codes_of_several_files() {
    let folder = Folder::new("select_codes");
    let (a, b) = (folder.file("a.html", "<h1>A"), folder.file("b.html", "<h2>B"));
    for (selector, files, code) in [
        ("h1", &[&a[..], &b][..], 0),
        ("h1", &[&b, &a], 0),
        ("h3", &[&a, &b], 1),
        ("h1", &[&a, "missing.html"], 2),
        ("h3", &["missing.html", &a], 2),
    ] {
        for form in ["--html", "-t", "-c", "-l", "-q", "--json"] {
            let found = run(&[&["select", selector, form], files].concat(), b"");
            assert_eq!(found.code, code, "{selector} {form} {files:?}");
            let message = "treewright: missing.html: no such file\n";
            assert_eq!(found.err, if code == 2 { message } else { "" });
        }
    }
}

/// The message has the selector, with a caret below the place.
#[test]
fn wrong_selectors() {
    let wrong = select(&["ul > li:fist-child"], "");
    let expected = "treewright: invalid selector: unknown pseudo-class `:fist-child`; did you mean \
                    `:first-child`?\n  |\n1 | ul > li:fist-child\n  |         ^\n";
    assert_eq!((wrong.code, wrong.out.as_str(), wrong.err.as_str()), (2, "", expected));
    for text in ["", "a[", "p >", "a\u{1B}[2J", "\u{2028}\u{202E}!", "::before"] {
        let wrong = select(&["--", text], "");
        assert_eq!(wrong.code, 2, "{text:?}");
        assert!(wrong.err.starts_with("treewright: invalid selector: "), "{}", wrong.err);
        assert_eq!(wrong.err.lines().count(), 4, "{}", wrong.err);
        assert!(!wrong.err.contains(['\u{1B}', '\u{202E}']), "{:?}", wrong.err);
    }
    // Forms exclude each other.
    assert_eq!(select(&["p", "-t", "--json"], "").code, 2);
}

#[test]
fn readers_that_stop() {
    let page = "<p>text</p>".repeat(200_000);
    for form in ["-t", "--json", "-n"] {
        let arguments = ["select", "p", form];
        assert_eq!(stop_reading_early(&arguments, page.clone().into_bytes()), (0, String::new()));
    }
}

/// Depth takes no stack, and a page in one line no time for its places.
#[test]
fn hostile_pages() {
    let deep = "<div>".repeat(30_000);
    assert_eq!(select(&["div", "-c"], &deep).fine(), "30000\n");
    assert_eq!(select(&["body > div", "-m1"], &deep).fine().len(), 330_001);
    let long = format!("<p>{}", "<b></b>".repeat(30_000));
    let found = select(&["b", "-n"], &long).fine();
    assert!(found.ends_with("1:209997:<b></b>\n"), "{}", &found[found.len() - 30..]);
}
