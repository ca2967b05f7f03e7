//! Web storage in windows.

mod corners;
mod hammer;
mod hostile;
mod privacy;
mod seeds;

use serde_json::Value;
use treewright_window::loader::{MapLoader, Response};
use treewright_window::storage_profiles::Profile;
use treewright_window::{Agent, AgentOptions, Until};

const URL: &str = "https://example.org/dir/page";

/// An agent with these pages, with the first of them open.
fn site(profile: Option<&Profile>, pages: &[(&str, &str)]) -> Agent {
    let mut agent = Agent::new(AgentOptions::default()).expect("memory");
    if let Some(profile) = profile {
        agent.set_profile(profile.clone());
    }
    let mut loader = MapLoader::new();
    for (url, html) in pages {
        loader.insert(url.parse().expect("a URL"), Response::of_type("text/html", *html));
    }
    agent.set_loader(loader);
    if let Some((url, _)) = pages.first() {
        agent.navigate(url).expect("a URL");
        agent.run_until(Until::Idle);
    }
    agent
}

/// An agent with one page.
fn page(profile: Option<&Profile>) -> Agent {
    site(profile, &[(URL, "<!doctype html><title>page</title>")])
}

fn evaluate(agent: &mut Agent, script: &str) -> Value {
    match agent.evaluate(script) {
        Ok(value) => value,
        Err(error) => panic!("{script}: {error}"),
    }
}

/// Runs a script in a new page, and compares the result.
#[track_caller]
fn check(script: &str, expected: &str) {
    check_in(&mut page(None), script, expected);
}

/// Runs a script in the first window, and compares the result.
#[track_caller]
fn check_in(agent: &mut Agent, script: &str, expected: &str) {
    let expected: Value = serde_json::from_str(expected).expect("JSON");
    assert_eq!(evaluate(agent, script), expected, "{script}");
}

/// The name of the exception of a script, or its result.
fn outcome(agent: &mut Agent, script: &str) -> String {
    let script = format!("try {{ String({script}) }} catch (e) {{ e.name }}");
    evaluate(agent, &script).as_str().expect("text").to_owned()
}
