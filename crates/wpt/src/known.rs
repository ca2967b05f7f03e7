//! The list of known failures, with a reason each.

use std::collections::{BTreeMap, BTreeSet};

use crate::outcome::{HarnessStatus, Outcome, Status};

/// The name that stands for the state of the whole test in the list.
const HARNESS: &str = "(harness)";

/// The name that stands for a whole test: it does not pass, whatever the reason.
const ALL: &str = "*";

/// The known failures: reasons by test and subtest.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Known {
    entries: BTreeMap<String, BTreeMap<String, String>>,
}

/// A failure that is not in the list, or an entry that is no longer true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Complaint {
    /// It does not pass, and is not listed: the test, the subtest, and the reason.
    Fails(String, String, String),
    /// It is listed, and passes.
    Passes(String, String),
    /// It is listed, and does not exist.
    Missing(String, String),
}

impl std::fmt::Display for Complaint {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Complaint::Fails(test, subtest, reason) => {
                write!(formatter, "{test}\t{}\t{}", escaped(subtest), escaped(reason))
            }
            Complaint::Passes(test, subtest) => {
                write!(
                    formatter,
                    "{test}\t{}\tpasses now: take it out of the list",
                    escaped(subtest)
                )
            }
            Complaint::Missing(test, subtest) => {
                write!(formatter, "{test}\t{}\tis listed, and not there", escaped(subtest))
            }
        }
    }
}

/// Names have line breaks and tabs in them, and the list has them as separators.
fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('\n', "\\n").replace('\t', "\\t").replace('\r', "\\r")
}

fn unescaped(text: &str) -> String {
    let mut output = String::new();
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        match c {
            '\\' => match chars.next() {
                Some('n') => output.push('\n'),
                Some('t') => output.push('\t'),
                Some('r') => output.push('\r'),
                Some(other) => output.push(other),
                None => output.push('\\'),
            },
            c => output.push(c),
        }
    }
    output
}

impl Known {
    /// Reads the list: lines of test, subtest (or `*`, or `(harness)`) and reason, with tabs between, and
    /// comments after `#`.
    ///
    /// # Errors
    ///
    /// If a line has another form, or occurs twice.
    pub fn read(list: &str) -> Result<Known, String> {
        let mut known = Known::default();
        for (line, number) in list.lines().zip(1..) {
            if line.trim().is_empty() || line.starts_with('#') {
                continue;
            }
            let columns: Vec<&str> = line.split('\t').collect();
            let [test, subtest, reason] = columns.as_slice() else {
                return Err(format!("line {number} has not three columns"));
            };
            if reason.trim().is_empty() {
                return Err(format!("line {number} has no reason"));
            }
            let entries = known.entries.entry((*test).to_owned()).or_default();
            if entries.insert(unescaped(subtest), (*reason).to_owned()).is_some() {
                return Err(format!("line {number} is there twice"));
            }
        }
        Ok(known)
    }

    /// The tests of the list.
    pub fn tests(&self) -> impl Iterator<Item = &str> {
        self.entries.keys().map(String::as_str)
    }

    /// The complaints about a test that was run.
    pub fn judge(&self, outcome: &Outcome) -> Vec<Complaint> {
        let none = BTreeMap::new();
        let entries = self.entries.get(&outcome.test).unwrap_or(&none);
        let test = || outcome.test.clone();
        if entries.contains_key(ALL) {
            let passes = outcome.passes().then(|| Complaint::Passes(test(), ALL.to_owned()));
            return passes.into_iter().collect();
        }
        let mut complaints = Vec::new();
        let mut met = BTreeSet::new();
        let mut judge = |name: &str, passes: bool, reason: String| {
            met.insert(name.to_owned());
            match (passes, entries.contains_key(name)) {
                (true, true) => complaints.push(Complaint::Passes(test(), name.to_owned())),
                (false, false) => {
                    complaints.push(Complaint::Fails(test(), name.to_owned(), reason));
                }
                _ => {}
            }
        };
        let with = |status: String, message: &str| format!("{status}: {message}");
        judge(
            HARNESS,
            outcome.status == HarnessStatus::Ok,
            with(outcome.status.to_string(), &outcome.message),
        );
        for subtest in &outcome.subtests {
            let reason = with(subtest.status.to_string(), &subtest.message);
            judge(&subtest.name, subtest.status == Status::Pass, reason);
        }
        // A test that does not finish does not name all its subtests.
        if outcome.status == HarnessStatus::Ok {
            let missing = entries.keys().filter(|name| !met.contains(*name));
            complaints.extend(missing.map(|name| Complaint::Missing(test(), name.clone())));
        }
        complaints
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outcome::Subtest;

    fn outcome(status: HarnessStatus, subtests: &[(&str, Status)]) -> Outcome {
        let mut outcome = Outcome::without_results("/a.html", status, "");
        outcome.subtests = subtests
            .iter()
            .map(|(name, status)| Subtest {
                name: (*name).to_owned(),
                status: *status,
                message: String::new(),
            })
            .collect();
        outcome
    }

    #[test]
    fn the_list_and_the_results_agree() {
        use HarnessStatus::{Ok, Timeout};
        use Status::{Fail, Pass};
        type Case<'c> = (&'c str, HarnessStatus, &'c [(&'c str, Status)], &'c [&'c str]);
        #[rustfmt::skip]
        let cases: [Case<'_>; 12] = [
            ("", Ok, &[("a", Pass)], &[]),
            ("", Ok, &[("a", Fail)], &["/a.html\ta\tFAIL: "]),
            ("", Timeout, &[("a", Pass)], &["/a.html\t(harness)\tTIMEOUT: "]),
            ("/a.html\ta\twhy", Ok, &[("a", Fail), ("b", Pass)], &[]),
            ("/a.html\ta\twhy", Ok, &[("a", Pass)], &["/a.html\ta\tpasses now: take it out of the list"]),
            ("/a.html\tc\twhy", Ok, &[("a", Pass)], &["/a.html\tc\tis listed, and not there"]),
            ("/a.html\tc\twhy\n/a.html\t(harness)\twhy", Timeout, &[("a", Pass)], &[]),
            ("/a.html\t(harness)\twhy", Ok, &[], &["/a.html\t(harness)\tpasses now: take it out of the list"]),
            ("/a.html\t*\twhy", Ok, &[("a", Fail), ("b", Pass)], &[]),
            ("/a.html\t*\twhy", Timeout, &[], &[]),
            ("/a.html\t*\twhy", Ok, &[("a", Pass)], &["/a.html\t*\tpasses now: take it out of the list"]),
            ("# comment\n/a.html\ta\\tb\\\\\\n\twhy", Ok, &[("a\tb\\\n", Fail)], &[]),
        ];
        for (list, status, subtests, expected) in cases {
            let known = Known::read(list).expect(list);
            let complaints = known.judge(&outcome(status, subtests));
            let complaints: Vec<String> = complaints.iter().map(ToString::to_string).collect();
            assert_eq!(complaints, expected, "{list}");
        }
    }

    #[test]
    fn lists_that_are_wrong() {
        for list in
            ["/a.html", "/a.html\ta", "/a.html\ta\t ", "/a.html\ta\tb\tc", "/a\ta\tx\n/a\ta\tx"]
        {
            Known::read(list).expect_err(list);
        }
    }

    #[test]
    fn the_list_of_this_repository_can_be_read() {
        Known::read(include_str!("../data/known-failures.tsv")).expect("it is a list");
    }
}
