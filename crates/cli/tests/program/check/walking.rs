//! The pages that are checked, and the exit code.

use super::{BAD, GOOD, folder, names, run_in};
use crate::{Folder, run};

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
        (&["bad.html", "--format", "text=a,gnu=./a"], 2),
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
    assert!(run.out.ends_with("20 errors, 17 of them are not shown\n"), "{}", run.out);
}

/// Findings that are not shown count for the exit code, the statistics and the baseline.
#[test]
fn findings_beyond_the_most_count() {
    let page = format!("{GOOD}{}<p id=a id=a>", "<section></section>\n".repeat(20));
    let check =
        |arguments: &[&str]| run(&[&["check"], arguments, &["-"]].concat(), page.as_bytes());
    assert_eq!(check(&["--max-count", "3"]).code, 1);
    assert_eq!(check(&["--max-count", "0"]).code, 1);
    let warnings = ["--ignore", "duplicate-attribute", "--max-count", "3", "--max-warnings", "19"];
    assert_eq!(check(&warnings).code, 1);
    let statistics = check(&["--max-count", "3", "--statistics"]).out;
    assert!(statistics.starts_with("20  section-without-heading\n"), "{statistics}");
    let lines = check(&["--max-count", "3", "--format", "jsonl"]);
    assert_eq!(lines.out.lines().count(), 3);
    assert!(lines.err.contains("-: 18 more findings"), "{}", lines.err);
    let folder = Folder::new("check_beyond_the_most");
    let file = folder.file("page.html", &page);
    let baseline = format!("{}/baseline.json", folder.path());
    let known = ["check", "--max-count", "3", "--baseline", &baseline, &file];
    run(&[&known[..], &["--write-baseline"]].concat(), b"");
    assert_eq!(run(&known, b"").code, 0);
    folder.file("page.html", format!("{page}\n<p id=b id=b>"));
    let new = run(&known, b"");
    assert_eq!((new.code, new.out.matches("error[").count()), (1, 1), "{}", new.out);
}

#[test]
fn folders_without_pages() {
    let folder = Folder::new("check_no_pages");
    folder.file("a.txt", BAD);
    let run = run(&["check", folder.path()], b"");
    assert_eq!(run.code, 2);
    assert!(run.err.contains(": no pages to check"), "{}", run.err);
}

#[test]
fn statistics() {
    let run = run(&["check", "--statistics", "-"], BAD.as_bytes());
    assert_eq!(run.out, "1  duplicate-attribute  (fixable)\n1  obsolete-attribute\n");
}

#[test]
fn each_folder_without_pages_is_told() {
    let files =
        [("site/a.html", GOOD), ("notes/n.txt", ""), ("none/.ignore", "*"), ("none/b.html", GOOD)];
    let folder = folder("check_folders_without_pages", &files);
    let run = run_in(&folder, &["check", "notes", "site", "none"]);
    let message = |name: &str| format!("treewright: {name}: no pages to check\n");
    assert_eq!((run.code, run.err), (2, [message("notes"), message("none")].concat()));
    // A folder whose pages came before has some.
    run_in(&folder, &["check", "site", "site/."]).fine();
}
