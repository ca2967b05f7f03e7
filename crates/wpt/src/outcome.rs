//! The result of a test: one line of JSON.

use std::collections::HashMap;
use std::fmt;

use serde_json::{Value, json};

/// The state of a whole test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HarnessStatus {
    /// It ran to its end.
    Ok,
    /// An error outside its subtests.
    Error,
    /// It did not end in time.
    Timeout,
    /// The process ended.
    Crash,
    /// A feature that it needs is missing.
    PreconditionFailed,
}

/// The state of a subtest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// It holds.
    Pass,
    /// It does not.
    Fail,
    /// It did not end in time.
    Timeout,
    /// It never began.
    NotRun,
    /// A feature that it needs is missing.
    PreconditionFailed,
}

const HARNESS: [(HarnessStatus, &str); 5] = [
    (HarnessStatus::Ok, "OK"),
    (HarnessStatus::Error, "ERROR"),
    (HarnessStatus::Timeout, "TIMEOUT"),
    (HarnessStatus::PreconditionFailed, "PRECONDITION_FAILED"),
    (HarnessStatus::Crash, "CRASH"),
];

const SUBTEST: [(Status, &str); 5] = [
    (Status::Pass, "PASS"),
    (Status::Fail, "FAIL"),
    (Status::Timeout, "TIMEOUT"),
    (Status::NotRun, "NOTRUN"),
    (Status::PreconditionFailed, "PRECONDITION_FAILED"),
];

impl HarnessStatus {
    /// The state of a number of testharness.js.
    pub fn from_number(number: u64) -> Option<HarnessStatus> {
        let (status, _) = HARNESS.get(usize::try_from(number).ok()?)?;
        (*status != HarnessStatus::Crash).then_some(*status)
    }

    /// The state of a name.
    pub fn from_name(name: &str) -> Option<HarnessStatus> {
        HARNESS.iter().find(|(_, other)| *other == name).map(|(status, _)| *status)
    }
}

impl Status {
    /// The state of a number of testharness.js.
    pub fn from_number(number: u64) -> Option<Status> {
        SUBTEST.get(usize::try_from(number).ok()?).map(|(status, _)| *status)
    }

    /// The state of a name.
    pub fn from_name(name: &str) -> Option<Status> {
        SUBTEST.iter().find(|(_, other)| *other == name).map(|(status, _)| *status)
    }
}

impl fmt::Display for HarnessStatus {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = HARNESS.iter().find(|(status, _)| status == self).map_or("", |(_, name)| name);
        formatter.pad(name)
    }
}

impl fmt::Display for Status {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = SUBTEST.iter().find(|(status, _)| status == self).map_or("", |(_, name)| name);
        formatter.pad(name)
    }
}

/// A subtest with its result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subtest {
    /// Its name; a repeated name gets ` #2` appended.
    pub name: String,
    /// Its state.
    pub status: Status,
    /// The reason, where it did not pass.
    pub message: String,
}

/// A test with its results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The path of the test, with its query.
    pub test: String,
    /// The state of the whole.
    pub status: HarnessStatus,
    /// The reason, where that is not OK.
    pub message: String,
    /// The subtests, in the order of the test.
    pub subtests: Vec<Subtest>,
}

impl Outcome {
    /// A test that gave no results.
    pub fn without_results(
        test: &str,
        status: HarnessStatus,
        message: impl Into<String>,
    ) -> Outcome {
        Outcome { test: test.to_owned(), status, message: message.into(), subtests: Vec::new() }
    }

    /// The line of JSON.
    pub fn to_line(&self) -> String {
        let subtests = self.subtests.iter().map(|subtest| {
            json!({ "name": subtest.name, "status": subtest.status.to_string(), "message": subtest.message })
        });
        let line = json!({
            "test": self.test,
            "status": self.status.to_string(),
            "message": self.message,
            "subtests": subtests.collect::<Vec<_>>(),
        });
        line.to_string()
    }

    /// Reads a line of JSON.
    ///
    /// # Errors
    ///
    /// If it is not a result.
    pub fn from_line(line: &str) -> Result<Outcome, String> {
        let value: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
        let text = |value: &Value, name: &str| {
            let text = value.get(name).and_then(Value::as_str);
            text.map(str::to_owned).ok_or_else(|| format!("{name} is missing"))
        };
        let status = text(&value, "status")?;
        let mut outcome = Outcome::without_results(
            &text(&value, "test")?,
            HarnessStatus::from_name(&status).ok_or_else(|| format!("no test is {status}"))?,
            text(&value, "message")?,
        );
        for subtest in
            value.get("subtests").and_then(Value::as_array).ok_or("the subtests are missing")?
        {
            let status = text(subtest, "status")?;
            let status =
                Status::from_name(&status).ok_or_else(|| format!("no subtest is {status}"))?;
            let (name, message) = (text(subtest, "name")?, text(subtest, "message")?);
            outcome.subtests.push(Subtest { name, status, message });
        }
        Ok(outcome)
    }

    /// Appends ` #2`, ` #3` and so on to repeated names.
    pub fn make_names_unique(&mut self) {
        let mut met: HashMap<String, u32> = HashMap::new();
        for subtest in &mut self.subtests {
            let count = met.entry(subtest.name.clone()).or_default();
            *count += 1;
            if *count > 1 {
                subtest.name.push_str(&format!(" #{count}"));
            }
        }
    }

    /// True if the test and all its subtests hold.
    pub fn passes(&self) -> bool {
        self.status == HarnessStatus::Ok
            && self.subtests.iter().all(|subtest| subtest.status == Status::Pass)
    }
}
