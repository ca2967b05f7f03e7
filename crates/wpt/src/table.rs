//! The table by folder: subtests and whole tests that pass, compared with the reference.

use std::collections::{BTreeMap, HashMap, HashSet};

use crate::outcome::{HarnessStatus, Outcome, Status};
use crate::reference::Expected;

/// The depth of the folders that get a row; those of `html` are deeper.
const DEPTH: usize = 2;
const DEPTH_OF_HTML: usize = 4;

/// Numbers of a folder.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sums {
    /// The subtests that pass in the reference.
    pub subtests: usize,
    /// Those of them that pass here.
    pub ours: usize,
    /// The tests in which something passes in the reference.
    pub tests: usize,
    /// Those of them in which all of that passes here, and that end as they do there.
    pub whole: usize,
    /// The sum over the tests of the share of subtests that pass here too, in millionths.
    pub shares: usize,
}

impl Sums {
    fn add(&mut self, other: Sums) {
        self.subtests += other.subtests;
        self.ours += other.ours;
        self.tests += other.tests;
        self.whole += other.whole;
        self.shares += other.shares;
    }

    /// The numbers of one test.
    pub fn of(expected: &Expected, outcome: Option<&Outcome>) -> Sums {
        let passing: HashSet<&str> = expected.passing().collect();
        let ours = outcome.map(|outcome| {
            let ours = outcome.subtests.iter().filter(|subtest| subtest.status == Status::Pass);
            ours.filter(|subtest| passing.contains(subtest.name.as_str())).count()
        });
        let ours = ours.unwrap_or_default();
        let ends = expected.status != HarnessStatus::Ok
            || outcome.is_some_and(|outcome| outcome.status == HarnessStatus::Ok);
        let any = !passing.is_empty();
        Sums {
            subtests: passing.len(),
            ours,
            tests: usize::from(any),
            whole: usize::from(any && ours == passing.len() && ends),
            shares: (ours * 1_000_000).checked_div(passing.len()).unwrap_or_default(),
        }
    }
}

/// A row: all tests of a folder, and the simple ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// All tests.
    pub all: Sums,
    /// Those that need no worker, no other window, no other origin, no layout and no focus.
    pub simple: Sums,
    /// Those that need no layout.
    pub without_layout: Sums,
}

/// The rows, by folder; the sum of all has the name `/`.
pub fn rows(expected: &[Expected], outcomes: &[Outcome]) -> BTreeMap<String, Row> {
    let outcomes: HashMap<&str, &Outcome> =
        outcomes.iter().map(|outcome| (outcome.test.as_str(), outcome)).collect();
    let mut rows: BTreeMap<String, Row> = BTreeMap::new();
    for expected in expected {
        let sums = Sums::of(expected, outcomes.get(expected.test.as_str()).copied());
        for folder in folders(&expected.test) {
            let row = rows.entry(folder).or_default();
            row.all.add(sums);
            if expected.is_simple() {
                row.simple.add(sums);
            }
            if !expected.needs_layout() {
                row.without_layout.add(sums);
            }
        }
    }
    rows
}

/// The folders of a test that get a row.
fn folders(test: &str) -> Vec<String> {
    let file = test.split(['?', '#']).next().unwrap_or_default();
    let mut parts: Vec<&str> = file.split('/').filter(|part| !part.is_empty()).collect();
    parts.pop();
    let depth = if parts.first() == Some(&"html") { DEPTH_OF_HTML } else { DEPTH };
    let mut folders = vec!["/".to_owned()];
    for length in 1..=parts.len().min(depth) {
        folders.push(format!("/{}/", parts.get(..length).unwrap_or_default().join("/")));
    }
    folders
}

/// The table as text.
pub fn write(rows: &BTreeMap<String, Row>) -> String {
    let width = rows.keys().map(String::len).max().unwrap_or_default();
    let mut text = format!(
        "{:width$} {:>44}  {:>44}  {:>9}\n{:width$} {}  {}  {:>9}\n",
        "",
        "all tests",
        "no worker, popup, origin, layout, focus",
        "no layout",
        "",
        heading(),
        heading(),
        "mean%",
    );
    for (folder, row) in rows {
        let (all, simple) = (sums(&row.all), sums(&row.simple));
        let mean = mean(&row.without_layout);
        text.push_str(&format!("{folder:width$} {all}  {simple}  {mean:>9}\n"));
    }
    text
}

fn heading() -> String {
    let names = ["reference", "ours", "%", "tests", "whole%", "mean%"];
    let [reference, ours, share, tests, whole, mean] = names;
    format!("{reference:>9} {ours:>7} {share:>6} {tests:>6} {whole:>6} {mean:>6}")
}

fn sums(sums: &Sums) -> String {
    let Sums { subtests, ours, tests, whole, .. } = *sums;
    format!(
        "{subtests:>9} {ours:>7} {:>6} {tests:>6} {:>6} {:>6}",
        share(ours, subtests),
        share(whole, tests),
        mean(sums)
    )
}

/// The mean over the tests of the share that passes here too.
fn mean(sums: &Sums) -> String {
    share(sums.shares / 1000, sums.tests * 1000)
}

/// A share in percent.
fn share(part: usize, whole: usize) -> String {
    if whole == 0 {
        return "-".to_owned();
    }
    // Rounded down, so that a share below 100 % does not appear as 100 %.
    let tenths = part * 1000 / whole;
    format!("{}.{}", tenths / 10, tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn expected(test: &str, needs: &str, subtests: &str, flaky: &str) -> Expected {
        let line = format!(
            "{{\"test\":\"{test}\",\"needs\":[\"{needs}\"],\"status\":\"OK\",\"subtests\":{subtests},\"flaky\":{flaky}}}"
        );
        Expected::from_line(&line).expect("it is a line")
    }

    fn outcome(test: &str, status: &str, passing: &[&str]) -> Outcome {
        let subtests: Vec<String> = passing
            .iter()
            .map(|name| format!("{{\"name\":\"{name}\",\"status\":\"PASS\",\"message\":\"\"}}"))
            .collect();
        let line = format!(
            "{{\"test\":\"{test}\",\"status\":\"{status}\",\"message\":\"\",\"subtests\":[{}]}}",
            subtests.join(",")
        );
        Outcome::from_line(&line).expect("it is a line")
    }

    #[test]
    fn sums_by_folder() {
        let reference = [
            expected(
                "/dom/nodes/deep/a.html",
                "plain",
                "{\"1\":\"PASS\",\"2\":\"PASS\",\"3\":\"FAIL\"}",
                "[]",
            ),
            expected("/dom/b.html?x/y", "worker", "{\"1\":\"PASS\",\"2\":\"PASS\"}", "[\"2\"]"),
            expected("/html/a/b/c/d/e.html", "iframe", "{\"1\":\"PASS\"}", "[]"),
            expected("/dom/none.html", "plain", "{\"1\":\"FAIL\"}", "[]"),
            expected("/dom/late.html", "plain", "{\"1\":\"PASS\"}", "[]"),
        ];
        let ours = [
            outcome("/dom/nodes/deep/a.html", "OK", &["2", "3", "4"]),
            outcome("/dom/b.html?x/y", "OK", &["1"]),
            outcome("/dom/late.html", "TIMEOUT", &["1"]),
        ];
        let found: Vec<String> = rows(&reference, &ours)
            .iter()
            .map(|(folder, row)| {
                let sums = |sums: Sums| {
                    format!("{}/{} {}/{}", sums.ours, sums.subtests, sums.whole, sums.tests)
                };
                let mean = mean(&row.without_layout);
                format!("{folder} {} {} {mean}", sums(row.all), sums(row.simple))
            })
            .collect();
        let expected = [
            "/ 3/5 1/4 2/4 0/3 62.5",
            "/dom/ 3/4 1/3 2/3 0/2 83.3",
            "/dom/nodes/ 1/2 0/1 1/2 0/1 50.0",
            "/html/ 0/1 0/1 0/1 0/1 0.0",
            "/html/a/ 0/1 0/1 0/1 0/1 0.0",
            "/html/a/b/ 0/1 0/1 0/1 0/1 0.0",
            "/html/a/b/c/ 0/1 0/1 0/1 0/1 0.0",
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn shares_are_rounded_down() {
        let line = sums(&Sums { subtests: 1000, ours: 999, tests: 3, whole: 3, shares: 2_999_999 });
        assert_eq!(line, "     1000     999   99.9      3  100.0   99.9");
        assert_eq!(
            sums(&Sums { subtests: 3000, ours: 2999, ..Sums::default() }),
            "     3000    2999   99.9      0      -      -"
        );
    }
}
