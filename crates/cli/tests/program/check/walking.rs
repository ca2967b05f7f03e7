//! The pages that are checked, and the exit code.

use super::{BAD, GOOD, folder, names, run_in};
use crate::run;

#[test]
fn pages_of_folders() {
    let folder = folder(
        "check_walking",
        &[
            ("site/b.html", BAD),
            ("site/a.htm", BAD),
            ("site/c.txt", BAD),
            ("site/d.njk", BAD),
            ("site/.hidden/e.html", BAD),
            ("site/ignored/f.html", BAD),
            ("site/.ignore", "ignored\n"),
            ("site/own/g.html", BAD),
            ("site/.treewrightignore", "own\n"),
        ],
    );
    let checked = |arguments: &[&str]| {
        let run = run_in(&folder, &[&["check", "--format", "gnu"], arguments].concat());
        assert_eq!(run.code, 1, "{}", run.err);
        names(&run)
    };
    let two = ["site/a.htm", "site/b.html"];
    assert_eq!(checked(&["site"]), two);
    assert_eq!(checked(&["--threads", "1", "site"]), two);
    assert_eq!(checked(&["--ext", "njk,.HTM", "site"]), ["site/a.htm", "site/d.njk"]);
    assert_eq!(checked(&["--glob", "*.html", "site"]), ["site/b.html"]);
    assert_eq!(checked(&["-g", "!b.*", "site"]), ["site/a.htm"]);
    let all = checked(&["--hidden", "--no-ignore", "site"]);
    assert_eq!(all.len(), 5, "{all:?}");
    // Files that are named are checked whatever their names.
    assert_eq!(checked(&["site/c.txt", "site/*.html"]), ["site/c.txt", "site/b.html"]);
}

#[test]
fn the_order_does_not_depend_on_threads() {
    let pages: Vec<(String, String)> = (0..40)
        .map(|number| {
            (format!("{number:02}.html"), format!("{GOOD}{}", "<b id=x></i>".repeat(number)))
        })
        .collect();
    let pages: Vec<_> = pages.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    let folder = folder("check_order", &pages);
    let report =
        |threads| run_in(&folder, &["check", "--format", "jsonl", "--threads", threads, "."]).out;
    assert_eq!(report("1"), report("8"));
}

#[test]
fn standard_input() {
    let found = run(&["check", "--format", "gnu", "-"], BAD.as_bytes());
    assert_eq!((found.code, names(&found)), (1, vec!["-".to_owned()]));
    let named = ["check", "--format", "gnu", "--stdin-filename", "a/b.html", "-"];
    assert_eq!(names(&run(&named, BAD.as_bytes())), ["a/b.html"]);
    assert_eq!(run(&["check"], GOOD.as_bytes()).fine(), "");
}

#[test]
fn exit_codes() {
    let folder = folder("check_codes", &[("good.html", GOOD), ("bad.html", BAD)]);
    let obsolete = ["--select", "obsolete", "--severity", "obsolete=warning"];
    for (arguments, code) in [
        (&["good.html"][..], 0),
        (&["bad.html"], 1),
        (&["bad.html", "--exit-zero"], 0),
        (&["missing.html"], 2),
        (&["missing.html", "--exit-zero"], 2),
        (&["bad.html", "missing.html"], 2),
        (&["bad.html", "--select", "no-such-rule"], 2),
        (&["bad.html", "--format", "nosuch"], 2),
        (&["bad.html", "--format", "text,gnu"], 2),
        (&[&obsolete[..], &["bad.html"]].concat(), 0),
        (&[&obsolete[..], &["bad.html", "--max-warnings", "1"]].concat(), 0),
        (&[&obsolete[..], &["bad.html", "--max-warnings", "0"]].concat(), 1),
        (&[&obsolete[..], &["bad.html", "--max-warnings", "0", "--errors-only"]].concat(), 0),
        (&["https://example.com/"], 2),
    ] {
        let run = run_in(&folder, &[&["check"], arguments].concat());
        assert_eq!(run.code, code, "{arguments:?}: {}{}", run.out, run.err);
    }
}

#[test]
fn findings_beyond_the_most() {
    let page = format!("{GOOD}{}", "</b>".repeat(20));
    let run = run(&["check", "--format", "text", "--max-count", "3", "-"], page.as_bytes());
    assert_eq!(run.out.matches("error[").count(), 3, "{}", run.out);
    assert!(run.out.contains("-: 17 more findings; see --max-count\n"), "{}", run.out);
    assert!(run.out.ends_with("3 errors and 17 findings that are not shown\n"));
}

#[test]
fn statistics() {
    let run = run(&["check", "--statistics", "-"], BAD.as_bytes());
    assert_eq!(run.out, "1  duplicate-attribute  (fixable)\n1  obsolete-attribute\n");
}
