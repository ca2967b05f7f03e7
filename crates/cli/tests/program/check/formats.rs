//! Each form of the report.

use std::path::Path;
use std::process::Stdio;

use serde_json::Value;

use super::{BAD, GOOD, folder, run_in};
use crate::{program, run};

/// A page with related places, a fix, characters outside ASCII, and a place of several lines.
const PAGE: &str = "<!doctype html>\r\n<html lang=en><title>\u{1F600}</title>\r\n\
                    <p>\u{1F600} \u{E9}<a href=/>a <a href=/>b\r\n</a></p><p id=x id=y>&amp c\r\n";

fn report(format: &str) -> String {
    let folder =
        folder(&format!("check_format_{format}"), &[("a b.html", PAGE), ("good.html", GOOD)]);
    let run = run_in(&folder, &["check", "--format", format, "a b.html", "good.html"]);
    assert_eq!((run.code, run.err.as_str()), (1, ""), "{format}");
    run.out
}

#[test]
fn text() {
    let found = report("text");
    assert!(found.contains("a b.html:3:"), "{found}");
    assert!(found.contains("  = help: remove the second attribute (--fix)\n"), "{found}");
    let last = found.lines().last().unwrap();
    assert_eq!(last, "3 errors in 1 of 2 pages; 2 can be fixed by --fix");
}

#[test]
fn lines_of_json() {
    let report = report("jsonl");
    let findings: Vec<Value> =
        report.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(findings.len(), 3);
    let keys = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    let mut expected = [
        "path",
        "code",
        "severity",
        "message",
        "line",
        "column",
        "end_line",
        "end_column",
        "offset",
        "end_offset",
        "related",
        "fix",
    ];
    expected.sort_unstable();
    for finding in &findings {
        let mut keys = keys(finding);
        keys.sort_unstable();
        assert_eq!(keys, expected);
        let (start, end) = (finding["offset"].as_u64(), finding["end_offset"].as_u64());
        assert!(PAGE.get(start.unwrap() as usize..end.unwrap() as usize).is_some());
    }
    assert_eq!(findings[1]["code"], "duplicate-attribute");
    assert_eq!(findings[1]["fix"]["edits"][0]["text"], "");
    let page = format!("{GOOD}<p id=q>\n<p id=q>\n");
    let found = run(&["check", "--format", "jsonl", "-"], page.as_bytes()).out;
    let found: Value = serde_json::from_str(&found).unwrap();
    assert_eq!((&found["line"], &found["related"][0]["line"]), (&5.into(), &4.into()));
}

#[test]
fn one_object_of_json() {
    let report: Value = serde_json::from_str(&report("json")).unwrap();
    assert_eq!(report["totals"]["errors"], 3);
    assert_eq!(report["pages"][1]["findings"], Value::Array(Vec::new()));
    let first = &report["pages"][0]["findings"][0];
    // The emoji has two code units, one character and four bytes.
    let columns = ["column", "character_column"].map(|key| first[key].as_u64().unwrap());
    assert_eq!(columns[0], columns[1] + 1);
    assert_eq!(first["byte_offset"], first["offset"]);
}

#[test]
fn sarif_by_its_schema() {
    let schema = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/sarif-2.1.0.schema.json");
    let text = std::fs::read_to_string(schema).unwrap();
    // Its regular expression for languages is not one.
    let schema: Value = serde_json::from_str(&text.replace("{2}]?$", "{2}$")).unwrap();
    let schema = jsonschema::validator_for(&schema).unwrap();
    let empty = run(&["check", "--format", "sarif", "-"], GOOD.as_bytes()).fine();
    for report in [report("sarif"), empty] {
        let report: Value = serde_json::from_str(&report).unwrap();
        let errors: Vec<_> = schema.iter_errors(&report).map(|error| error.to_string()).collect();
        assert!(errors.is_empty(), "{errors:#?}");
        let results = report["runs"][0]["results"].as_array().unwrap();
        let rules = report["runs"][0]["tool"]["driver"]["rules"].as_array().unwrap();
        for result in results {
            let index = result["ruleIndex"].as_u64().unwrap() as usize;
            assert_eq!(rules[index]["id"], result["ruleId"]);
            let location = &result["locations"][0]["physicalLocation"];
            assert_eq!(location["artifactLocation"]["uri"], "a%20b.html");
        }
    }
}

#[test]
fn lines() {
    let gnu = report("gnu");
    assert_eq!(gnu.lines().count(), 3);
    assert!(gnu.lines().all(|line| line.starts_with("a b.html:") && line.ends_with(']')), "{gnu}");
    let github = report("github");
    let starts = |line: &str| line.starts_with("::error file=a b.html,line=");
    assert!(github.lines().all(starts), "{github}");
    assert!(github.contains(",title=duplicate-attribute::The tag"), "{github}");
}

#[test]
fn servers_know_files_by_their_paths_in_the_repository() {
    let folder = folder("check_paths_of_servers", &[("sub/a.html", PAGE)]);
    for paths in [&["."][..], &["./sub"], &["././sub/a.html"], &["sub"]] {
        let run = |format| run_in(&folder, &[&["check", "--format", format], paths].concat()).out;
        let github = run("github");
        let starts = |line: &str| line.starts_with("::error file=sub/a.html,line=");
        assert!(github.lines().count() == 3 && github.lines().all(starts), "{github}");
        let gitlab: Value = serde_json::from_str(&run("gitlab")).unwrap();
        assert_eq!(gitlab[0]["location"]["path"], "sub/a.html");
        let sarif: Value = serde_json::from_str(&run("sarif")).unwrap();
        let location = &sarif["runs"][0]["results"][0]["locations"][0]["physicalLocation"];
        assert_eq!(location["artifactLocation"]["uri"], "sub/a.html");
    }
    let run = run_in(&folder, &["check", "--format", "github", "--max-count", "1", "."]);
    assert!(run.out.ends_with("::notice ::sub/a.html: 2 more findings\n"), "{}", run.out);
}

#[test]
fn folders_of_services_are_the_repository() {
    let folder = folder("check_repository", &[("sub/deep/a.html", PAGE)]);
    let sub = Path::new(folder.path()).join("sub");
    let absolute = sub.join("deep/a.html").to_str().unwrap().to_owned();
    for (path, repository, expected) in [
        ("deep/a.html", folder.path(), "sub/deep/a.html"),
        (".", folder.path(), "sub/deep/a.html"),
        (&absolute, folder.path(), "sub/deep/a.html"),
        ("./deep/../deep/a.html", folder.path(), "sub/deep/a.html"),
        ("deep", sub.to_str().unwrap(), "deep/a.html"),
        ("deep", sub.join("other").to_str().unwrap(), "deep/a.html"),
        ("deep", "", "deep/a.html"),
    ] {
        let run = |format| {
            let mut program = program(&["check", "--format", format, path]);
            program.env("GITHUB_WORKSPACE", repository).env("CI_PROJECT_DIR", repository);
            let output = program.current_dir(&sub).stdin(Stdio::null()).output().unwrap();
            String::from_utf8(output.stdout).unwrap()
        };
        let github = run("github");
        assert!(github.starts_with(&format!("::error file={expected},line=")), "{github}");
        let gitlab: Value = serde_json::from_str(&run("gitlab")).unwrap();
        assert_eq!(gitlab[0]["location"]["path"], expected);
        let sarif: Value = serde_json::from_str(&run("sarif")).unwrap();
        let location = &sarif["runs"][0]["results"][0]["locations"][0]["physicalLocation"];
        assert_eq!(location["artifactLocation"]["uri"], expected);
    }
}

#[cfg(unix)]
#[test]
fn names_with_line_breaks_stay_in_a_line() {
    let folder = folder("check_line_breaks", &[("a\nb.html", BAD)]);
    let run = run_in(&folder, &["check", "--format", "gnu", "."]);
    assert!(run.out.lines().all(|line| line.starts_with("./a\\nb.html:")), "{}", run.out);
    let run = run_in(&folder, &["check", "--format", "gnu", "--max-count", "1", "."]);
    assert!(run.out.ends_with("./a\\nb.html: info: 1 more finding\n"), "{}", run.out);
}

#[test]
fn gitlab() {
    let report: Value = serde_json::from_str(&report("gitlab")).unwrap();
    let mut fingerprints: Vec<_> =
        report.as_array().unwrap().iter().map(|item| &item["fingerprint"]).collect();
    fingerprints.dedup();
    assert_eq!(fingerprints.len(), 3);
    assert_eq!(report[1]["location"]["path"], "a b.html");
    assert_eq!(report[1]["severity"], "major");
}

#[test]
fn xml_is_well_formed() {
    for format in ["junit", "checkstyle", "vnu-xml"] {
        for report in
            [report(format), run(&["check", "--format", format, "-"], GOOD.as_bytes()).fine()]
        {
            let opened = report.matches('<').count();
            assert_eq!(opened, report.matches('>').count(), "{report}");
            assert!(!report.contains('\u{0}'));
        }
    }
    let junit = report("junit");
    assert!(
        junit.contains("<testsuite name=\"a b.html\" tests=\"3\" failures=\"3\" errors=\"0\">")
    );
    assert!(
        junit.contains("<testsuite name=\"good.html\" tests=\"1\" failures=\"0\" errors=\"0\">")
    );
}

#[test]
fn json_of_the_nu_html_checker() {
    let report: Value = serde_json::from_str(&report("vnu-json")).unwrap();
    let messages = report["messages"].as_array().unwrap();
    assert_eq!(messages.len(), 3);
    let duplicate = &messages[1];
    assert_eq!(duplicate["type"], "error");
    assert!(duplicate["url"].as_str().unwrap().ends_with("/a%20b.html"));
    let extract: Vec<u16> = duplicate["extract"].as_str().unwrap().encode_utf16().collect();
    let start = duplicate["hiliteStart"].as_u64().unwrap() as usize;
    let length = duplicate["hiliteLength"].as_u64().unwrap() as usize;
    assert_eq!(String::from_utf16(&extract[start..start + length]).unwrap(), "id");
    let empty = run(&["check", "--format", "vnu-json", "-"], GOOD.as_bytes()).fine();
    let empty: Value = serde_json::from_str(&empty).unwrap();
    assert_eq!(empty["messages"], Value::Array(Vec::new()));
}

#[test]
fn several_at_once() {
    let folder = folder("check_several", &[("bad.html", BAD)]);
    let formats = "text,sarif=out.sarif,gnu=out.txt,text=drawn.txt";
    let run = run_in(&folder, &["check", "--format", formats, "bad.html"]);
    assert!(run.out.contains("error[duplicate-attribute]"));
    let read = |name: &str| std::fs::read_to_string(folder.0.join(name)).unwrap();
    assert_eq!(read("drawn.txt"), run.out);
    assert!(read("out.txt").starts_with("bad.html:3."));
    assert!(serde_json::from_str::<Value>(&read("out.sarif")).is_ok());
}

#[test]
fn links_and_colours_on_a_terminal() {
    let run = run(&["check", "--color", "always", "-"], BAD.as_bytes());
    let link = "\u{1B}]8;;https://html.spec.whatwg.org/multipage/";
    assert!(run.out.contains(link) && run.out.contains("\u{1B}]8;;\u{1B}\\"), "{}", run.out);
    assert!(!super::super::run(&["check", "-"], BAD.as_bytes()).out.contains('\u{1B}'));
}
