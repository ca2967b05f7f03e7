//! Tests that depend on no clock: a machine that is busy must not make them fail. They compare how work grows
//! (`growth`), count steps, and wait for events: the end of a channel or of a process, a line of output. The places where
//! a test looks at a clock or sleeps all the same are listed in `data/clocks.tsv` with the reason.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use treewright_testing::suites::{report, table};

use crate::waiting;

/// The folders with tests.
const FOLDERS: [&str; 3] = ["crates", "bindings", "xtask"];

/// Calls that sleep, that measure a time, or that wait for a time at most.
const SIGNS: [&str; 7] = [
    "thread::sleep",
    "time.sleep(",
    ".elapsed(",
    "recv_timeout(",
    "park_timeout(",
    "wait_timeout",
    "(timeout=",
];

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The lines of the modules for tests in a file of a package, without those that are files of their own.
fn tests_inside(text: &str) -> String {
    let mut found = String::new();
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        let indent = &line[..line.len() - line.trim_start().len()];
        let is_for_tests = line.trim() == "#[cfg(test)]";
        if !is_for_tests || !lines.peek().is_some_and(|next| next.trim_end().ends_with('{')) {
            continue;
        }
        let end = format!("{indent}}}");
        for line in lines.by_ref() {
            found.push_str(line);
            found.push('\n');
            if line == end {
                break;
            }
        }
    }
    found
}

/// The code of tests below a folder, by the paths from the top of the repository.
fn tests(folder: &Path, found: &mut BTreeMap<String, String>) {
    for entry in std::fs::read_dir(folder).expect("it is there") {
        let path = entry.expect("it can be read").path();
        if path.is_dir() {
            if !path.ends_with("target") {
                tests(&path, found);
            }
            continue;
        }
        let extension = path.extension().unwrap_or_default();
        if extension != "rs" && extension != "py" {
            continue;
        }
        let shown = path.strip_prefix(repository()).expect("it is below").display().to_string();
        let shown = shown.replace('\\', "/");
        // Not this list of signs.
        if shown == "crates/testing/tests/clocks.rs" {
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("it can be read");
        let is_whole = shown.contains("/tests/")
            || shown.ends_with("/tests.rs")
            || shown.starts_with("crates/testing/src/") && !shown.contains("/bin/");
        let text = if is_whole { text } else { tests_inside(&text) };
        if !text.is_empty() {
            found.insert(shown, text);
        }
    }
}

/// The lines of code that have a sign.
fn count(text: &str, sign: &str) -> usize {
    let is_code = |line: &&str| !line.trim_start().starts_with("//");
    text.lines().filter(is_code).filter(|line| line.contains(sign)).count()
}

#[test]
fn tests_wait_for_events_and_compare_growth() {
    let mut all = BTreeMap::new();
    for folder in FOLDERS {
        tests(&repository().join(folder), &mut all);
    }
    assert!(all.len() > 500, "only {} files", all.len());
    let mut listed = BTreeMap::new();
    for row in table("clocks.tsv", 4) {
        let [file, sign, lines, reason] = [0, 1, 2, 3].map(|column| row[column].clone());
        assert!(SIGNS.contains(&sign.as_str()) && !reason.is_empty(), "{file}: {sign}");
        listed.insert((file, sign), lines.parse::<usize>().expect("a number of lines"));
    }
    let mut complaints = Vec::new();
    for (file, text) in &all {
        for sign in SIGNS {
            let lines = count(text, sign);
            let expected = listed.remove(&(file.clone(), sign.to_owned())).unwrap_or_default();
            if lines != expected {
                complaints.push(format!(
                    "{file}: {lines} lines with `{sign}`, not {expected}: compare growth or wait for an event \
                     (see CONTRIBUTING.md)"
                ));
            }
        }
    }
    complaints.extend(listed.keys().map(|(file, sign)| format!("{file} has no `{sign}`")));
    report(&complaints);
}

#[test]
fn modules_for_tests_are_found() {
    let text = "fn a() { thread::sleep(b) }\n#[cfg(test)]\nmod far;\n#[cfg(test)]\nmod tests {\n    // .elapsed()\n    \
                fn c() { d.elapsed() }\n}\nfn e() { f.elapsed() }\n";
    let inside = tests_inside(text);
    assert_eq!((count(&inside, ".elapsed("), count(&inside, "thread::sleep")), (1, 0), "{inside}");
    assert_eq!(count(text, "thread::sleep"), 1);
}

#[test]
fn the_end_of_what_makes_it_so_ends_a_wait() {
    let mut looks = 0;
    let mut is_third_look = || {
        looks += 1;
        looks == 3
    };
    assert!(waiting::until(&mut is_third_look, || true));
    let mut turns = 3;
    let mut goes_on = || {
        turns -= 1;
        turns > 0
    };
    assert!(!waiting::until(|| false, &mut goes_on));
    assert!(waiting::until(|| true, || false), "it was so at the end");
}
