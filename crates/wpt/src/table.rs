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
}

impl Sums {
    fn add(&mut self, other: Sums) {
        self.subtests += other.subtests;
        self.ours += other.ours;
        self.tests += other.tests;
        self.whole += other.whole;
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
        "{:width$} {:>37}  {:>37}\n{:width$} {}  {}\n",
        "",
        "all tests",
        "no worker, popup, origin, layout, focus",
        "",
        heading(),
        heading(),
    );
    for (folder, row) in rows {
        text.push_str(&format!("{folder:width$} {}  {}\n", sums(&row.all), sums(&row.simple)));
    }
    text
}

fn heading() -> String {
    format!("{:>9} {:>7} {:>6} {:>6} {:>6}", "reference", "ours", "%", "tests", "whole%")
}

fn sums(sums: &Sums) -> String {
    let share = |part: usize, whole: usize| match (whole, part) {
        (0, _) => "-".to_owned(),
        // Rounded down, so that a share below 100 % does not appear as 100 %.
        #[allow(clippy::cast_precision_loss, reason = "the numbers are small")]
        (whole, part) => format!("{:.1}", (part as f64 * 1000.0 / whole as f64).floor() / 10.0),
    };
    let Sums { subtests, ours, tests, whole } = *sums;
    format!(
        "{subtests:>9} {ours:>7} {:>6} {tests:>6} {:>6}",
        share(ours, subtests),
        share(whole, tests)
    )
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
                format!("{folder} {} {}", sums(row.all), sums(row.simple))
            })
            .collect();
        let expected = [
            "/ 3/5 1/4 2/4 0/3",
            "/dom/ 3/4 1/3 2/3 0/2",
            "/dom/nodes/ 1/2 0/1 1/2 0/1",
            "/html/ 0/1 0/1 0/1 0/1",
            "/html/a/ 0/1 0/1 0/1 0/1",
            "/html/a/b/ 0/1 0/1 0/1 0/1",
            "/html/a/b/c/ 0/1 0/1 0/1 0/1",
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn shares_are_rounded_down() {
        let line = sums(&Sums { subtests: 1000, ours: 999, tests: 3, whole: 3 });
        assert_eq!(line, "     1000     999   99.9      3  100.0");
        assert_eq!(
            sums(&Sums { subtests: 3000, ours: 2999, ..Sums::default() }),
            "     3000    2999   99.9      0      -"
        );
    }
}
