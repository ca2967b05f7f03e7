//! Random pages whose scripts write into the parser, compared with Chromium's answers.
//!
//! `scripts/document_write.py` makes the pages and records Chromium's answers;
//! `document_write/chromium.jsonl` has 150 of them. `TREEWRIGHT_DOCUMENT_WRITE=FILE` names a file
//! with more, which `.ci/health document-write` makes. Pages whose answers differ for a reason are
//! listed in `document_write/differences.tsv`.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::path::Path;
use std::time::Duration;

use serde_json::Value;
use treewright_window::loader::{MapLoader, Response};
use treewright_window::{Agent, AgentOptions, Until};

const URL: &str = "https://example.com/0/";
/// The class of differences whose kind is checked here.
const HELD_TEXT: &str = "held-text";

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

fn lines(value: &Value) -> Vec<String> {
    let list = value.as_array().into_iter().flatten();
    list.map(|line| line.as_str().map_or_else(|| line.to_string(), Into::into)).collect()
}

/// The first line that differs, with its number.
fn first_difference(wanted: &Value, found: &Value) -> String {
    let (wanted, found) = (lines(wanted), lines(found));
    let same = wanted.iter().zip(&found).take_while(|(a, b)| a == b).count();
    let at = |lines: &[String]| lines.get(same).cloned().unwrap_or_else(|| "nothing".into());
    format!("line {}: Chromium {}, here {}", same + 1, at(&wanted), at(&found))
}

/// The difference between our answer and Chromium's.
struct Difference {
    what: String,
    /// The only difference is text that Chromium holds back: see `held-text` in the list.
    is_held_text: bool,
}

impl From<String> for Difference {
    fn from(what: String) -> Self {
        Self { what, is_held_text: false }
    }
}

fn difference(case: &Value, prelude: &str) -> Option<Difference> {
    let found = match answer_of(case, prelude) {
        Ok(found) => found,
        Err(error) => return Some(error.into()),
    };
    let trees = |value: &Value| value["trees"].as_array().cloned().unwrap_or_default();
    let (wanted, ours) = (trees(case), trees(&found));
    if wanted.len() != ours.len() {
        return Some(
            format!("{} frames in Chromium, {} here", wanted.len() - 1, ours.len() - 1).into(),
        );
    }
    let (events, pairs) = ((&case["events"], &found["events"]), wanted.iter().zip(&ours));
    let what = if events.0 == events.1 {
        let mut pairs = pairs.clone().enumerate();
        let (number, (wanted, ours)) = pairs.find(|(_, (wanted, ours))| wanted != ours)?;
        format!("tree {number}: {}", first_difference(wanted, ours))
    } else {
        format!("events: {}", first_difference(events.0, events.1))
    };
    let is_held_text = events_have_fewer_nodes(&lines(events.0), &lines(events.1))
        && pairs.clone().all(|(wanted, ours)| lacks_held_text(&lines(wanted), &lines(ours)));
    Some(Difference { what, is_held_text })
}

/// True if the events are the same except for their last word, the number of nodes, and it is not
/// greater.
fn events_have_fewer_nodes(wanted: &[String], ours: &[String]) -> bool {
    let split = |line: &String| {
        let (event, nodes) = line.rsplit_once(' ')?;
        Some((event.to_owned(), nodes.parse::<u32>().ok()?))
    };
    let is_alike = |(wanted, ours)| match (split(wanted), split(ours)) {
        (Some(wanted), Some(ours)) => wanted.0 == ours.0 && wanted.1 <= ours.1,
        _ => wanted == ours,
    };
    wanted.len() == ours.len() && wanted.iter().zip(ours).all(is_alike)
}

/// True if the lines of a tree are the same except for texts of elements with text only, which end
/// earlier or are missing.
fn lacks_held_text(wanted: &[String], ours: &[String]) -> bool {
    let mut wanted = wanted.iter().peekable();
    let mut parent = "";
    for line in ours {
        let (line, is_text) = (line.as_str(), line.trim_start().starts_with('"'));
        let parent_name = parent.trim_start().trim_start_matches('<').split(' ').next();
        let can_be_held = is_text
            && matches!(
                parent_name,
                Some("textarea" | "title" | "style" | "script" | "xmp" | "iframe")
            );
        let begins_with = |theirs: &str| {
            // The second half of a character can be held back.
            let start = theirs.trim_end_matches('"');
            let start = start.strip_suffix("\\ud83d").unwrap_or(start);
            theirs.trim_start().starts_with('"') && line.starts_with(start)
        };
        match wanted.peek() {
            Some(theirs) if *theirs == line => drop(wanted.next()),
            Some(theirs) if can_be_held && begins_with(theirs) => drop(wanted.next()),
            _ if can_be_held => {}
            _ => return false,
        }
        if !is_text {
            parent = line;
        }
    }
    wanted.next().is_none()
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
            (Some(difference), known)
                if known.is_none_or(|reason| *reason == HELD_TEXT && !difference.is_held_text) =>
            {
                wrong += 1;
                let _ = writeln!(complaints, "{number}: {}", difference.what);
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
