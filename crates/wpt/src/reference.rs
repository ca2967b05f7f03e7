//! Results of another program, which ours are compared with.

use std::collections::HashSet;

use serde_json::Value;

use crate::outcome::{HarnessStatus, Status};

/// A test as the other program ran it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expected {
    /// The path of the test, with its query.
    pub test: String,
    /// The kinds of things that the test needs in addition to its own document.
    pub needs: Vec<String>,
    /// The state of the whole.
    pub status: HarnessStatus,
    /// The subtests.
    pub subtests: Vec<(String, Status)>,
    /// The names of subtests that differed from run to run.
    pub flaky: HashSet<String>,
}

/// The needs of tests outside the first goal.
const NOT_SIMPLE: [&str; 5] = ["worker", "popup", "cross-origin", "layout", "focus"];

impl Expected {
    /// Reads a line.
    ///
    /// # Errors
    ///
    /// If it is not a line of a reference.
    pub fn from_line(line: &str) -> Result<Expected, String> {
        let line = without_lone_surrogates(line);
        let value: Value = serde_json::from_str(&line).map_err(|error| error.to_string())?;
        let text = |value: &Value| value.as_str().map(str::to_owned).ok_or("a text is missing");
        let list = |name: &str| -> Result<Vec<String>, &str> {
            let list = value.get(name).and_then(Value::as_array).into_iter().flatten();
            list.map(text).collect()
        };
        let status = text(&value["status"])?;
        let subtests =
            value.get("subtests").and_then(Value::as_object).ok_or("the subtests are missing")?;
        let subtests = subtests.iter().map(|(name, status)| {
            let status = text(status)?;
            let status =
                Status::from_name(&status).ok_or_else(|| format!("no subtest is {status}"))?;
            Ok((name.clone(), status))
        });
        Ok(Expected {
            test: text(&value["test"])?,
            needs: list("needs")?,
            status: HarnessStatus::from_name(&status)
                .ok_or_else(|| format!("no test is {status}"))?,
            subtests: subtests.collect::<Result<_, String>>()?,
            flaky: list("flaky")?.into_iter().collect(),
        })
    }

    /// True if it needs no worker, no other window, no other origin, no layout and no focus.
    pub fn is_simple(&self) -> bool {
        !self.needs.iter().any(|need| NOT_SIMPLE.contains(&need.as_str()))
    }

    /// True if it needs layout.
    pub fn needs_layout(&self) -> bool {
        self.needs.iter().any(|need| need == "layout")
    }

    /// The names of the subtests that pass there, each time.
    pub fn passing(&self) -> impl Iterator<Item = &str> {
        let passing = self.subtests.iter().filter(|(_, status)| *status == Status::Pass);
        passing.map(|(name, _)| name.as_str()).filter(|name| !self.flaky.contains(*name))
    }
}

/// Replaces the escapes of surrogates that have no partner: JSON can write them, and Rust has no text for
/// them. Our own results have U+FFFD there too.
fn without_lone_surrogates(line: &str) -> String {
    let mut output = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(place) = rest.find('\\') {
        let (before, escape) = rest.split_at(place);
        output.push_str(before);
        let length = match (unit(escape), escape.get(6..).and_then(unit)) {
            (Some(0xD800..=0xDBFF), Some(0xDC00..=0xDFFF)) => 12,
            (Some(0xD800..=0xDFFF), _) => 0,
            (Some(_), _) => 6,
            (None, _) => 2,
        };
        if length == 0 {
            output.push_str("\\ufffd");
            rest = &escape[6..];
        } else {
            let (escape, after) = escape.split_at(length.min(escape.len()));
            output.push_str(escape);
            rest = after;
        }
    }
    output.push_str(rest);
    output
}

/// The code unit of an escape: `\u` and four hexadecimal digits.
fn unit(text: &str) -> Option<u32> {
    u32::from_str_radix(text.strip_prefix("\\u")?.get(..4)?, 16).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn surrogates_without_a_partner_are_replaced() {
        let cases = [
            (r#"{"a":"b"}"#, r#"{"a":"b"}"#),
            (r"\ud83d\ude00", r"\ud83d\ude00"),
            (r"\ud83dx", r"\ufffdx"),
            (r"\ude00\ud83d", r"\ufffd\ufffd"),
            (r"\\ud83d", r"\\ud83d"),
            (r"\\\ud83d\n", r"\\\ufffd\n"),
            (r"\u00e4", r"\u00e4"),
            (r"ä\", r"ä\"),
        ];
        for (line, expected) in cases {
            assert_eq!(without_lone_surrogates(line), expected, "{line}");
        }
    }

    #[test]
    fn lines_are_read() {
        let line = r#"{"test": "/a.html?1", "needs": ["plain", "focus"], "status": "OK",
            "subtests": {"a": "PASS", "b": "FAIL", "c": "PASS"}, "flaky": ["c"]}"#;
        let expected = Expected::from_line(line).expect("it is one");
        assert_eq!(expected.test, "/a.html?1");
        assert_eq!(expected.passing().collect::<Vec<_>>(), ["a"]);
        assert!(!expected.is_simple());
        for line in [
            "{}",
            "[]",
            r#"{"test":"/","status":"GOOD","subtests":{}}"#,
            r#"{"test":"/","status":"OK","subtests":{"a":"GOOD"}}"#,
        ] {
            Expected::from_line(line).expect_err(line);
        }
    }
}
