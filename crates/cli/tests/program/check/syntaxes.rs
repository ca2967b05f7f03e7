//! Documents in the XML syntax, and style sheets.

use std::fs;

use super::{BAD, folder, run_in};
use crate::run;

const XHTML: &str = "<?xml version=\"1.0\"?>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\">\n\
    <head><title>t</title></head>\n<body><p id=\"a\"/>\u{1F375}<p id=\"a\"/></body>\n</html>\n";

#[test]
fn files_by_their_names() {
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\"><circle R=\"1\"/></svg>";
    let folder = folder(
        "check_syntaxes",
        &[
            ("site/a.xhtml", XHTML),
            ("site/b.html", BAD),
            ("site/c.svg", svg),
            ("site/d.css", "p {\n  colour: teal\n}\n"),
            ("site/e.xht", "<a>\n<b></a>"),
        ],
    );
    let checked = |arguments: &[&str]| {
        let run = run_in(&folder, &[&["check", "--format", "gnu"], arguments].concat());
        assert_eq!(run.code, 1, "{}", run.err);
        run.out
    };
    // Style sheets and pictures of folders are asked for.
    let all = checked(&["site"]);
    assert!(all.contains("a.xhtml") && all.contains("b.html") && all.contains("e.xht"), "{all}");
    assert!(!all.contains("c.svg") && !all.contains("d.css"), "{all}");
    let more = checked(&["--ext", "svg,css", "site"]);
    assert!(more.contains("c.svg:1.49-") && more.contains("d.css:2.3-2.8: "), "{more}");
    let xhtml = checked(&["site/a.xhtml"]);
    assert!(xhtml.starts_with("site/a.xhtml:4.27-4.27: error: "), "{xhtml}");
    assert_eq!(xhtml.lines().count(), 1, "{xhtml}");
    let broken = checked(&["site/e.xht"]);
    assert!(
        broken.contains("site/e.xht:2.4-2.7: error: The document is not well-formed"),
        "{broken}"
    );
    // Places in characters and bytes.
    let json = run_in(&folder, &["check", "--json", "site/a.xhtml"]);
    let json: serde_json::Value = serde_json::from_str(&json.out).unwrap();
    let finding = &json["pages"][0]["findings"][0];
    let places = ["column", "character_column", "byte_offset"].map(|name| &finding[name]);
    assert_eq!(places, [27, 26, 134], "{json}");
    let drawn = run_in(&folder, &["check", "site/a.xhtml"]).out;
    assert!(drawn.contains(" --> site/a.xhtml:4:26\n"), "{drawn}");
}

#[test]
fn standard_input_has_the_name_that_is_given() {
    let with = |name: &str, text: &str| {
        run(&["check", "--format", "gnu", "--stdin-filename", name, "-"], text.as_bytes())
    };
    assert_eq!(with("a.xhtml", &XHTML.replace("<p id=\"a\"/>", "<p/>")).out, "");
    assert!(with("a.css", "p { colour: teal }").out.contains("[unknown-css-property]"));
    assert!(with("a.html", XHTML).out.lines().count() > 1);
}

#[test]
fn fixes_leave_them_alone() {
    let folder = folder("check_syntaxes_fix", &[("a.xhtml", XHTML), ("b.css", "p {")]);
    for arguments in [["--fix", "."], ["--diff", "."], ["--unsafe-fixes", "."]] {
        let run = run_in(&folder, &[&["check"], &arguments[..]].concat());
        assert!(run.code <= 1, "{}", run.err);
        assert_eq!(fs::read_to_string(folder.0.join("a.xhtml")).unwrap(), XHTML);
    }
    let run = run(&["check", "--fix", "--stdin-filename", "a.xhtml", "-"], XHTML.as_bytes());
    assert_eq!(run.out, XHTML);
}
