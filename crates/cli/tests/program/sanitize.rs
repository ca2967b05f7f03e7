//! `treewright sanitize`, and lines of `batch` with `sanitize`.

use std::fs;

use serde_json::Value;

use crate::{Folder, run};

const PAGE: &str = "<p onclick=f()>a<script>x</script><b>c</b></p>";

#[test]
fn texts_are_sanitized_for_a_place() {
    let document = |body: &str| format!("<html><head></head><body>{body}</body></html>");
    for (arguments, text, expected) in [
        (&[][..], PAGE, "<p>a<b>c</b></p>".to_owned()),
        (&["--fragment=div"], PAGE, "<p>a<b>c</b></p>".to_owned()),
        (&["--fragment=tbody"], "<td>a<td>b", "<tr><td>a</td><td>b</td></tr>".to_owned()),
        (
            &["--fragment=svg text"],
            "<a href=x>b<script>c</script></a>",
            "<a href=\"x\">b</a>".to_owned(),
        ),
        (&["--document"], PAGE, document("<p>a<b>c</b></p>")),
        (&["--document", "--srcdoc"], PAGE, document("<p>a<b>c</b></p>")),
        (&["--preset=text-formatting"], "<h1>a</h1><em>b</em>", "a<em>b</em>".to_owned()),
        (
            &["--preset", "user-content"],
            "<a href='//b'>a</a>",
            "<a href=\"//b\" rel=\"nofollow ugc noopener\">a</a>".to_owned(),
        ),
        // A `p` is closed by a table in one of the modes only.
        (&["--mode=quirks"], "<p><table>a", "<p>a<table></table></p>".to_owned()),
        (&["--mode=no-quirks"], "<p><table>a", "<p></p>a<table></table>".to_owned()),
        (&["--limits=depth=2"], "<b><i><u>a", "<b><i></i><u>a</u></b>".to_owned()),
    ] {
        let found = run(&[&["sanitize"], arguments].concat(), text.as_bytes());
        assert_eq!((found.code, found.out), (0, expected), "{arguments:?} {text}: {}", found.err);
        let again = run(&[&["sanitize"], arguments].concat(), text.as_bytes());
        assert_eq!(again.code, 0);
    }
}

#[test]
fn wrong_usage() {
    let folder = Folder::new("sanitize_usage");
    let (a, b) = (folder.file("a.html", PAGE), folder.file("b.html", PAGE));
    let config = |text: &str, ending: &str| folder.file(&format!("config.{ending}"), text);
    for (arguments, message) in [
        (vec!["--fragment=style"], "the contents of the element `style` are not markup"),
        (vec!["--fragment=auto"], "the place of a text from others is declared, not inferred"),
        (vec!["--fragment=p", "--document"], "cannot be used with"),
        (vec!["--srcdoc"], "--document"),
        (
            vec!["--preset=forum"],
            "[possible values: default, text-formatting, user-content, email]",
        ),
        (vec!["--preset=email", "--config=x"], "cannot be used with"),
        (vec!["--config=nosuch.json"], "nosuch.json: no such file"),
        (vec!["--diff", "--in-place"], "cannot be used with"),
        (vec!["--diff", "--report=-"], "the patch and the report cannot both be printed"),
        (vec!["-o-", "--report=-"], "the page and the report cannot both be printed"),
        (vec!["--report", &*a, &*a], "the report would replace a page"),
        (vec!["--report", &*a, folder.path()], "the report would replace a page"),
        (vec!["-i", "--report", &*b, &*a, &*b], "the report would replace a page"),
        (vec!["-ox.html", "--report=x.html", &*a], "cannot be written to the same file"),
        (vec!["--fragment=svg style"], "the contents of the element `style` are not markup"),
        (vec!["--in-place"], "standard input has no file to write to"),
        (vec![&*a, &*b], "several files need --in-place, --diff or --report -"),
        (vec!["--report", "nosuch/x.jsonl"], "nosuch/x.jsonl: no such file"),
        (vec!["--limits=bytes=3"], "not sanitized: the parse stopped before the end of the page"),
    ] {
        let found = run(&[&["sanitize"], &*arguments].concat(), PAGE.as_bytes());
        assert_eq!((found.code, found.out.as_str()), (2, ""), "{arguments:?}");
        assert!(found.err.contains(message), "{arguments:?}: {}", found.err);
    }
    for (file, text) in [(&a, PAGE), (&b, PAGE)] {
        assert_eq!(fs::read_to_string(file).expect("it is there"), text);
    }
    for (ending, text, message) in [
        ("json", "{\"elements\": [\"b\"],\n \"elemets\": 1}", ":2:10: unknown field `elemets`"),
        ("json", "{", ":1:1: EOF while parsing an object"),
        ("toml", "preset = 'email'\nelemets = 1", ":2:1: unknown field `elemets`"),
        ("toml", "preset = 'forum'", ":1:10: `preset`: `forum` is not a preset"),
        ("toml", "[policies]\nurlSchemes = ['a b']", "policy `urlSchemes`: `a b`"),
        ("txt", "{\"elements\": [\"b\", \"b\"]}", ": the list `elements` has `b` twice"),
        ("txt", "elements = ['b', 'b']", ": the list `elements` has `b` twice"),
    ] {
        let file = config(text, ending);
        let found = run(&["sanitize", "--config", &file], PAGE.as_bytes());
        assert_eq!((found.code, found.out.as_str()), (2, ""), "{text}");
        assert!(found.err.contains(message), "{text}: {}", found.err);
        assert!(found.err.contains(&file), "{text}: {}", found.err);
    }
}

#[test]
fn configurations_of_files() {
    let folder = Folder::new("sanitize_configurations");
    let text = "<b id=x>a</b><a href=http:b onclick=c>d</a><a href=ftp:b>e</a><i>f</i>";
    let expected = "<b>a</b><a href=\"http:b\" rel=\"nofollow\">d</a><a>e</a>f";
    for (name, config) in [
        (
            "a.json",
            "{\"elements\": [\"b\", {\"name\": \"a\", \"attributes\": [\"href\"]}], \"attributes\": [], \
             \"replaceWithChildrenElements\": [\"i\"], \
             \"policies\": {\"urlSchemes\": [\"http\"], \"linkRel\": [\"nofollow\"]}}",
        ),
        (
            "with-a-mark.json",
            "\u{feff}{\"elements\": [\"b\", {\"name\": \"a\", \"attributes\": [\"href\"]}], \
             \"attributes\": [], \"replaceWithChildrenElements\": [\"i\"], \
             \"policies\": {\"urlSchemes\": [\"http\"], \"linkRel\": [\"nofollow\"]}}",
        ),
        (
            "a.toml",
            "attributes = []\nreplaceWithChildrenElements = ['i']\n[[elements]]\nname = 'b'\n[[elements]]\n\
             name = 'a'\nattributes = ['href']\n[policies]\nurlSchemes = ['http']\nlinkRel = ['nofollow']\n",
        ),
    ] {
        let file = folder.file(name, config);
        let found = run(&["sanitize", "--config", &file], text.as_bytes()).fine();
        assert_eq!(found, expected, "{name}");
    }
}

#[test]
fn files_reports_and_exit_codes() {
    let folder = Folder::new("sanitize_files");
    let (a, b) = (folder.file("a.html", PAGE), folder.file("b.htm", "<p>fine</p>"));
    let (path, report) = (folder.path(), format!("{}/report.jsonl", folder.path()));
    // Only the report.
    let printed = run(&["sanitize", "--report", "-", path], b"");
    assert_eq!((printed.code, printed.err.as_str()), (0, ""));
    let lines: Vec<Value> =
        printed.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines[0]["path"], a.as_str());
    assert_eq!(lines[0]["removed"], true);
    assert_eq!(lines[0]["counts"]["actions"]["removed"], 2);
    let record = &lines[0]["records"][0];
    assert_eq!(record["action"], "removed");
    assert_eq!(record["kind"], "attribute");
    assert_eq!(record["name"], "onclick");
    assert_eq!((&record["line"], &record["column"]), (&1.into(), &4.into()));
    assert_eq!((&record["offset"], &record["end_offset"]), (&3.into(), &14.into()));
    assert_eq!((&lines[1]["path"], &lines[1]["removed"]), (&b.as_str().into(), &false.into()));
    assert_eq!(fs::read_to_string(&a).unwrap(), PAGE);
    // A patch.
    let diff = run(&["sanitize", "--diff", "--report", &report, path], b"").fine();
    assert!(diff.contains(&format!("-{PAGE}\n")) && diff.contains("+<p>a<b>c</b></p>"), "{diff}");
    assert!(!diff.contains("fine"), "{diff}");
    assert_eq!(fs::read_to_string(&report).unwrap(), printed.out);
    // In place, in any number of threads.
    for threads in ["1", "2"] {
        folder.file("a.html", PAGE);
        let arguments = ["sanitize", "--in-place", "--threads", threads, "--report", &report, path];
        let changed = run(&[&arguments[..], &["--fail-on-change"]].concat(), b"");
        assert_eq!((changed.code, changed.out, changed.err), (1, String::new(), String::new()));
        assert_eq!(fs::read_to_string(&a).unwrap(), "<p>a<b>c</b></p>");
        assert_eq!(fs::read_to_string(&report).unwrap(), printed.out);
    }
    fs::remove_file(&report).unwrap();
    let again = run(&["sanitize", "-i", "--fail-on-change", path], b"");
    assert_eq!((again.code, again.out, again.err), (0, String::new(), String::new()));
    // To a file.
    let out = format!("{path}/out.txt");
    assert_eq!(run(&["sanitize", "-o", &out], PAGE.as_bytes()).fine(), "");
    assert_eq!(fs::read_to_string(&out).unwrap(), "<p>a<b>c</b></p>");
}

/// Nothing is written where no result is proven, and the other files go on.
#[test]
fn results_that_are_not_proven() {
    let folder = Folder::new("sanitize_not_proven");
    let b = folder.file("b.html", PAGE);
    // Shift_JIS does not have the U+FFFD of a lone byte, and no reference works in a comment.
    let comments = folder.file("comments.json", "{\"preset\": \"default\", \"comments\": true}");
    let page = b"<!--\x81--><p onclick=f()>x</p>";
    let a = folder.file("a.html", page);
    let arguments = ["sanitize", "--config", &comments, "--encoding", "shift_jis", "-i", &a, &b];
    let found = run(&arguments, b"");
    assert_eq!(found.code, 2);
    let message = "a.html: not sanitized: the encoding of the text does not have all characters";
    assert!(found.err.contains(message), "{}", found.err);
    assert_eq!(fs::read(&a).unwrap(), page);
    assert_eq!(fs::read_to_string(&b).unwrap(), "<p>a<b>c</b></p>");
    let declared = b"<meta charset=koi8-r><p>\xC1</p>";
    let c = folder.file("c.html", declared);
    let found = run(&["sanitize", "-i", &c, &b], b"");
    assert_eq!(found.code, 2);
    assert!(
        found.err.contains("c.html: not sanitized: the result would be read as UTF-8"),
        "{}",
        found.err
    );
    assert_eq!(fs::read(&c).unwrap(), declared);
    let found = run(&["sanitize", "-i", "--encoding=koi8-r", &c], b"");
    assert_eq!((found.code, fs::read(&c).unwrap()), (0, b"<p>\xC1</p>".to_vec()));
}

#[test]
fn pages_keep_their_encoding() {
    let folder = Folder::new("sanitize_encodings");
    let utf_16 = |text: &str| text.encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<u8>>();
    for (arguments, bytes, expected) in [
        (&[][..], b"<p onclick=x>\xC3\xA9".to_vec(), b"<p>\xC3\xA9</p>".to_vec()),
        (
            &["--encoding=windows-1252"],
            b"<p>\xE9 &#x4e2d;".to_vec(),
            b"<p>\xE9 &#20013;</p>".to_vec(),
        ),
        (&[], utf_16("\u{FEFF}<p onclick=x>\u{E9}"), utf_16("\u{FEFF}<p>\u{E9}</p>")),
        (
            &["--document"],
            b"<meta charset=shift_jis><p>\x93\xFA".to_vec(),
            b"<html><head><meta charset=\"shift_jis\"></head><body><p>\x93\xFA</p></body></html>"
                .to_vec(),
        ),
    ] {
        let file = folder.file("a.html", &bytes);
        let found = run(&[&["sanitize", "-i", &file], arguments].concat(), b"");
        assert_eq!((found.code, found.err.as_str()), (0, ""), "{bytes:x?}");
        assert_eq!(fs::read(&file).unwrap(), expected, "{bytes:x?}");
    }
}

#[test]
fn lines_of_a_batch() {
    for (request, expected) in [
        (r#"{"html": "<p onclick=f()>x", "sanitize": true}"#, "<p>x</p>"),
        (r#"{"html": "<td>a", "context": "tr", "sanitize": "default"}"#, "<td>a</td>"),
        (
            r#"{"html": "<td>a", "context": "tr", "sanitize": {"preset": "default", "removeElements": ["td"]}}"#,
            "",
        ),
        (
            r#"{"html": "<p>a", "document": true, "sanitize": true, "srcdoc": true}"#,
            "<html><head></head><body><p>a</p></body></html>",
        ),
        (r#"{"html": "<p><table>", "quirks": true, "sanitize": true}"#, "<p><table></table></p>"),
        (r#"{"html": "\ud800<b>a", "sanitize": true}"#, "\u{FFFD}<b>a</b>"),
        (r#"{"bytes_b64": "PHA+y+g=", "encoding": "windows-1251", "sanitize": true}"#, "<p>Ли</p>"),
        (
            r#"{"html": "<b><i><u>a", "limits": "depth=2", "sanitize": true}"#,
            "<b><i></i><u>a</u></b>",
        ),
        // Not a request for the sanitizer.
        (r#"{"html": "<p>x", "sanitize": false, "format": "html", "context": "div"}"#, "<p>x</p>"),
        (r#"{"html": "<p>x", "sanitize": null, "format": "html", "context": "div"}"#, "<p>x</p>"),
    ] {
        // The second line has the sanitizer of the first.
        let answers = run(&["batch"], format!("{request}\n{request}\n").as_bytes()).fine();
        for line in answers.lines() {
            let answer: Value = serde_json::from_str(line).unwrap();
            assert_eq!(answer["html"], expected, "{request}: {line}");
        }
        assert_eq!(answers.lines().count(), 2);
    }
    for (request, message) in [
        (
            r#""sanitize": 1"#,
            "sanitize: this must be true, the name of a preset, or a configuration",
        ),
        (r#""sanitize": "forum""#, "sanitize: `forum` is not a preset"),
        (r#""sanitize": {"elemets": 1}"#, "sanitize: unknown field `elemets`"),
        (r#""sanitize": {"elements": ["b", "b"]}"#, "sanitize: the list `elements` has `b` twice"),
        (
            r#""sanitize": true, "context": "style""#,
            "sanitize: the contents of the element `style`",
        ),
        (
            r#""sanitize": true, "context": "p", "document": true"#,
            "document: a document has no `context`",
        ),
        (r#""sanitize": true, "srcdoc": true"#, "srcdoc: this needs `document`"),
        (r#""sanitize": true, "format": "html""#, "format: this has no meaning with `sanitize`"),
        (r#""sanitize": true, "limits": "bytes=1""#, "not sanitized: the text was cut off"),
        (r#""document": true"#, "document: this is for `sanitize`"),
        (r#""santize": true"#, r#""santize": unknown field; a similar one exists: "sanitize""#),
    ] {
        let line = format!("{{\"id\": 7, \"html\": \"<p>x\", {request}}}");
        let answer: Value = serde_json::from_str(&run(&["batch"], line.as_bytes()).fine()).unwrap();
        let error = answer["error"].as_str().unwrap();
        assert!(answer["id"] == 7 && error.starts_with(message), "{request}: {error}");
    }
    let answer = run(&["batch"], br#"{"html": "<p onclick=f()>x", "sanitize": true}"#).fine();
    let answer: Value = serde_json::from_str(&answer).unwrap();
    assert_eq!(answer["removed"], true);
    assert_eq!(answer["report"]["records"][0]["name"], "onclick");
    assert_eq!(answer["report"]["counts"]["reasons"]["configuration"], 1);
}
