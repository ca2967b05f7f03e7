//! Random pages whose scripts write into the parser, beside Chromium's answers.
//!
//! `scripts/document_write.py` makes the pages and asks Chromium; `document_write/chromium.jsonl` has 150 of
//! them. `TREEWRIGHT_DOCUMENT_WRITE=FILE` names a file with more, which `.ci/health document-write` makes.
//! Pages whose answers differ for a reason stand in `document_write/differences.tsv`.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::path::Path;
use std::time::Duration;

use serde_json::Value;
use treewright_window::loader::{MapLoader, Response};
use treewright_window::{Agent, AgentOptions, Until};

const URL: &str = "https://example.com/0/";

fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/document_write"))
}

/// Runs a page, and answers in the form of the recorded answers.
fn answer_of(case: &Value, prelude: &str) -> Result<Value, String> {
    let mut options = AgentOptions::default();
    options.budget.total_time = Some(Duration::from_secs(20));
    let mut loader = MapLoader::new();
    let files = case["files"].as_object().into_iter().flatten();
    let files = files.filter_map(|(name, text)| Some((name.as_str(), text.as_str()?)));
    for (name, text) in files.chain([("prelude.js", prelude)]) {
        let kind = if name.rsplit_once('.').is_some_and(|(_, kind)| kind == "css") {
            "text/css"
        } else {
            "text/javascript"
        };
        let url = format!("{URL}{name}").parse().map_err(|error| format!("{error}"))?;
        loader.insert(url, Response::of_type(&format!("{kind}; charset=utf-8"), text));
    }
    let mut agent = Agent::new(options).map_err(|error| error.to_string())?;
    agent.set_loader(loader);
    let page = case["page"].as_str().unwrap_or_default();
    let page = format!("\u{feff}{page}");
    agent.open(URL, page.as_bytes()).map_err(|error| error.to_string())?;
    agent.run_until(Until::Idle);
    let answer = agent.evaluate("result()").map_err(|error| error.to_string())?;
    let answer = answer.as_str().ok_or("no text")?;
    serde_json::from_str(answer).map_err(|error| error.to_string())
}

/// The first line that differs, with its number.
fn first_difference(wanted: &Value, found: &Value) -> String {
    let lines = |value: &Value| -> Vec<String> {
        let list = value.as_array().into_iter().flatten();
        list.map(|line| line.as_str().map_or_else(|| line.to_string(), Into::into)).collect()
    };
    let (wanted, found) = (lines(wanted), lines(found));
    let same = wanted.iter().zip(&found).take_while(|(a, b)| a == b).count();
    let at = |lines: &[String]| lines.get(same).cloned().unwrap_or_else(|| "nothing".into());
    format!("line {}: Chromium {}, here {}", same + 1, at(&wanted), at(&found))
}

/// How our answer differs from Chromium's.
fn difference(case: &Value, prelude: &str) -> Option<String> {
    let found = match answer_of(case, prelude) {
        Ok(found) => found,
        Err(error) => return Some(error),
    };
    if found["events"] != case["events"] {
        return Some(format!("events: {}", first_difference(&case["events"], &found["events"])));
    }
    let trees = |value: &Value| value["trees"].as_array().cloned().unwrap_or_default();
    let (wanted, found) = (trees(case), trees(&found));
    if wanted.len() != found.len() {
        return Some(format!("{} frames in Chromium, {} here", wanted.len() - 1, found.len() - 1));
    }
    let mut pairs = wanted.iter().zip(&found).enumerate();
    let (number, (wanted, found)) = pairs.find(|(_, (wanted, found))| wanted != found)?;
    Some(format!("tree {number}: {}", first_difference(wanted, found)))
}

fn check(cases: &str) {
    let prelude = std::fs::read_to_string(folder().join("prelude.js")).unwrap();
    let known = std::fs::read_to_string(folder().join("differences.tsv")).unwrap();
    let known: HashMap<&str, &str> = known
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split_once('\t'))
        .collect();
    let (mut total, mut complaints, mut wrong) = (0, String::new(), 0);
    for line in cases.lines() {
        let case: Value = serde_json::from_str(line).unwrap();
        let number = case["number"].as_str().unwrap_or_default();
        total += 1;
        match (difference(&case, &prelude), known.get(number)) {
            (Some(difference), None) => {
                wrong += 1;
                let _ = writeln!(complaints, "{number}: {difference}");
            }
            (None, Some(reason)) => {
                wrong += 1;
                let _ =
                    writeln!(complaints, "{number} is as in Chromium now, but listed: {reason}");
            }
            _ => {}
        }
    }
    assert!(total > 0, "no page");
    assert!(wrong == 0, "{wrong} of {total} pages differ:\n{complaints}");
}

#[test]
fn recorded_pages_are_as_in_chromium() {
    check(&std::fs::read_to_string(folder().join("chromium.jsonl")).unwrap());
    if let Some(more) = std::env::var_os("TREEWRIGHT_DOCUMENT_WRITE") {
        check(&std::fs::read_to_string(more).unwrap());
    }
}
