//! `treewright explain`.

use serde_json::Value;

use crate::{Folder, run};

const PAGE: &str = "<!doctype html>\n<table>\u{1F600}<b id=x>y</b>\n<tr><td>z</table>";

fn summaries(out: &str) -> Vec<String> {
    let lines = out.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    lines.map(|line| line["summary"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn places_are_lines_and_columns_or_lines() {
    let folder = Folder::new("explain-places");
    let file = folder.file("page.html", PAGE);
    let cases = [
        (":2:8", "The text \u{201C}\u{1F600}\u{201D} at 2:8 was put before the table"),
        (":2:9", "The text \u{201C}\u{1F600}\u{201D} at 2:8 was put before the table"),
        (":2:10", "The start tag `<b>` at 2:10 made an element that was put before the table"),
        (":2:10:", "The start tag `<b>` at 2:10 made an element that was put before the table"),
        (":2:14", "The attribute `id` at 2:13 of the start tag `<b>` is in the tree"),
        (":3", "The start tag `<tr>` at 3:1 made an element"),
        (":3:999", "The end of the source, at 3:18, ends the parse"),
    ];
    for (place, expected) in cases {
        let out = run(&["explain", "--json", &format!("{file}{place}")], b"").fine();
        assert_eq!(summaries(&out), [expected], "{place}");
    }
    let named = folder.file("page.html:3", "<p>x");
    let out = run(&["explain", "--json", &named], b"").fine();
    assert_eq!(summaries(&out).len(), 1, "the file of that name");
}

#[test]
fn all_that_is_not_as_written() {
    let run_on = |page: &str| run(&["explain", "--json"], page.as_bytes());
    let out = run_on(PAGE).fine();
    let found = summaries(&out);
    assert_eq!(found.len(), 4, "{found:?}");
    assert!(found[0].contains("\u{1F600}") && found[3].contains("`</b>`"), "{found:?}");
    let clean = run_on("<!doctype html><title>t</title><p>x");
    assert_eq!((clean.code, clean.out.as_str(), clean.err.as_str()), (1, "", ""));
}

#[test]
fn nodes_are_found_by_selectors() {
    let run_with =
        |selector: &str| run(&["explain", "--json", "--node", selector], PAGE.as_bytes());
    let out = run_with("tbody, td").fine();
    let found = summaries(&out);
    assert_eq!(found[0], "The implied `<tbody>` has no tag in the source");
    assert_eq!(found[1], "The start tag `<td>` at 3:5 made an element");
    let none = run_with("h1");
    assert_eq!((none.code, none.out.as_str(), none.err.as_str()), (1, "", ""));
    let wrong = run_with("h1[");
    assert_eq!(wrong.code, 2);
    assert!(wrong.err.starts_with("treewright: invalid selector"), "{}", wrong.err);
}

#[test]
fn fields_of_json() {
    let out = run(&["explain", "--json", "--", "-:2:10"], PAGE.as_bytes()).fine();
    let value: Value = serde_json::from_str(&out).unwrap();
    assert_eq!((value["path"].as_str(), value["subject"].as_str()), (Some("-"), Some("start-tag")));
    assert_eq!((value["line"].as_u64(), value["column"].as_u64()), (Some(2), Some(10)));
    assert_eq!((value["offset"].as_u64(), value["end"]["offset"].as_u64()), (Some(27), Some(35)));
    let steps = value["steps"].as_array().unwrap();
    assert_eq!(steps[0]["error"], "unexpected-content-in-table");
    assert_eq!(steps[1]["rule"]["name"], "foster parent");
    assert_eq!(steps[1]["places"][0]["column"], 1);
    assert!(steps[1]["rule"]["url"].as_str().unwrap().ends_with("#foster-parent"));
}

#[test]
fn the_number_is_limited() {
    let page = "</p>".repeat(300);
    let lines = |arguments: &[&str]| {
        let run = run(&[&["explain", "--json"], arguments].concat(), page.as_bytes());
        assert_eq!(run.code, 0);
        (run.out.lines().count(), run.err)
    };
    let warning = "treewright: warning: -: more explanations are left out; see `--max-count`\n";
    assert_eq!(lines(&[]), (100, warning.to_owned()));
    assert_eq!(lines(&["-m1"]), (1, warning.to_owned()));
    assert_eq!(lines(&["--max-count", "0"]), (300, String::new()));
    assert_eq!(lines(&["-m300"]), (300, String::new()));
}

#[test]
fn wrong_usage() {
    let missing = run(&["explain", "--", "-:9:1"], PAGE.as_bytes());
    let answer = "treewright: -: line 9 does not exist\n";
    assert_eq!((missing.code, missing.out.as_str(), missing.err.as_str()), (2, "", answer));
    let both = run(&["explain", "--node", "p", "--", "-:1"], PAGE.as_bytes());
    assert_eq!(both.code, 2);
    assert!(both.err.contains("a place or a selector, not both"), "{}", both.err);
    let file = run(&["explain", "no-such-file.html:3"], b"");
    assert_eq!(
        (file.code, file.err.as_str()),
        (2, "treewright: no-such-file.html: no such file\n")
    );
}

/// With colours, which are for a terminal, nothing of the page is obeyed by it.
#[test]
fn control_characters_are_not_printed() {
    let hostile = "<!doctype html><table>\u{1B}[2J\u{9B}31m\u{202E}\u{7}<b \u{1B}]0;x=\u{1B}[m>\r\u{8}</table></\u{1B}x>\
                   </p\u{1B}>&\u{1B}";
    for arguments in
        [&["explain", "--color=always"][..], &["explain", "--color=always", "--node", "*"]]
    {
        let out = run(arguments, hostile.as_bytes()).fine();
        let rest: String = out
            .split("\u{1B}[")
            .enumerate()
            .map(|(index, piece)| match piece.split_once('m') {
                Some((style, rest)) if index > 0 => {
                    assert!(
                        style.bytes().all(|byte| byte.is_ascii_digit() || byte == b';'),
                        "{style:?}"
                    );
                    rest
                }
                _ => piece,
            })
            .collect();
        let is_obeyed = |character: char| {
            character.is_control() && character != '\n' || character == '\u{202E}'
        };
        assert!(!rest.contains(is_obeyed), "{rest:?}");
        assert!(out.contains("\u{1B}[1m") && rest.contains("<table>"), "{out}");
    }
}

/// Values that a page has are an ellipsis in the message of a rule.
#[test]
fn messages_have_no_names_of_values() {
    let cases = [
        ("attribute-not-allowed", "error: The attribute `…` is not allowed on `<…>`"),
        ("unknown-css-property", "error: `…` is not a property of CSS"),
        ("bad-color", "is not a colour: …"),
    ];
    for (code, expected) in cases {
        let out = run(&["explain", code], b"").fine();
        let first = out.lines().next().unwrap();
        assert!(first.ends_with(expected), "{first}");
    }
    for rule in treewright::conformance::rules() {
        let out = run(&["explain", rule.code], b"").fine();
        assert!(!out.lines().next().unwrap().contains('{'), "{out}");
    }
}

#[test]
fn codes_that_no_rule_has() {
    for (arguments, message) in [
        (
            &["duplicate-attribut"][..],
            "duplicate-attribut: no such file, and no rule with this code; a similar one exists: \
             duplicate-attribute",
        ),
        (
            &["duplicate-attribute", "eof-in-tagg"],
            "duplicate-attribute: no such file; codes of rules and files are not explained together",
        ),
        (&["missing"], "missing: no such file"),
    ] {
        let failed = run(&[&["explain"], arguments].concat(), b"");
        let line = format!("treewright: {message}\n");
        assert!(failed.code == 2 && failed.err.starts_with(&line), "{}", failed.err);
    }
    let failed = run(&["explain", "--", "-:1:0"], b"<p>");
    assert_eq!((failed.code, failed.err.as_str()), (2, "treewright: -: column 0 does not exist\n"));
}
