//! The cases of `data/`: each has a name, the script of a page, further files, and the log.
//!
//! ```text
//! === name
//! --- page [Header: value]
//! --- w.js [Header: value] [Status: 404]
//! --- log
//! ```

use treewright_window::{AgentOptions, Clock, Until};

use super::{File, agent_with, log};

/// The name of a part, and the headers in brackets after it.
fn head(line: &str) -> (&str, Vec<(&str, &str)>) {
    let (name, rest) = line.split_once(" [").unwrap_or((line, ""));
    let headers = rest.trim_end_matches(']').split("] [").filter_map(|one| one.split_once(": "));
    (name.trim(), headers.collect())
}

/// Runs a case, and shows it if the log differs.
fn check(case: &str, clock: &Clock) -> Option<String> {
    let mut parts = case.split("\n--- ");
    let name = parts.next().unwrap_or_default();
    let mut page = (Vec::new(), "");
    let mut files = Vec::new();
    let mut expected = Vec::new();
    for part in parts {
        let (line, text) = part.split_once('\n').unwrap_or((part, ""));
        match head(line) {
            ("page", headers) => page = (headers, text),
            ("log", _) => expected = text.lines().filter(|line| !line.is_empty()).collect(),
            (name, headers) => files.push(File { name, headers, text: text.to_owned() }),
        }
    }
    let mut options = AgentOptions::default();
    options.clock = clock.clone();
    let mut agent = agent_with(page.1, &page.0, &files, options);
    agent.run_until(Until::Idle);
    let log = log(&mut agent);
    (log != expected).then(|| format!("{name}:\n{}", log.join("\n")))
}

fn check_all(data: &str, clock: &Clock) {
    let cases = data.strip_prefix("=== ").unwrap_or(data).split("\n=== ");
    let failures: Vec<String> = cases.filter_map(|case| check(case, clock)).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
}

#[test]
fn scopes() {
    check_all(include_str!("data/scopes.txt"), &Clock::virtual_time());
}

#[test]
fn messages() {
    check_all(include_str!("data/messages.txt"), &Clock::virtual_time());
}

#[test]
fn errors() {
    check_all(include_str!("data/errors.txt"), &Clock::virtual_time());
}

#[test]
fn messages_in_real_time() {
    check_all(include_str!("data/messages.txt"), &Clock::real());
}
