//! Messages: structured data, windows, ports, broadcasts, and the program around a page.

mod broadcasts;
mod clone;
mod host;
mod million;
mod ports;
mod seeds;
mod windows;

use treewright_window::loader::{MapLoader, Response};
use treewright_window::{Agent, AgentEvent, AgentOptions, Until};

const PAGE: &str = "https://example.com/page.html";

/// An agent with a page and a few files beside it.
fn agent(page: &str) -> Agent {
    let mut loader = MapLoader::new();
    let mut file = |url: &str, text: &str| {
        loader.insert(url.parse().unwrap(), Response::of_type("text/html", text));
    };
    file(PAGE, page);
    file("https://example.com/child.html", "<title>child</title>");
    file(
        "https://example.com/echo.html",
        "<script>onmessage = e => e.source.postMessage(e.data, '*', e.ports)</script>",
    );
    file(
        "https://other.example/",
        "<script>onmessage = e => e.source.postMessage(`${e.data} from ${e.origin}`, e.origin)</script>",
    );
    file(
        "https://xn--mnchen-3ya.example/",
        "<script>onmessage = e => e.source.postMessage(e.data, '*')</script>",
    );
    let mut agent = Agent::new(AgentOptions::default()).unwrap();
    agent.set_loader(loader);
    agent.navigate(PAGE).unwrap();
    agent.run_until(Until::Idle);
    agent
}

/// The lines that a page has written to the console, and its errors.
fn log(agent: &mut Agent) -> Vec<String> {
    let events = agent.take_events().into_iter();
    let lines = events.map(|event| match event {
        AgentEvent::Console { text, .. } => text,
        AgentEvent::Error { message, line, .. } => format!("error {line}: {message}"),
        other => format!("{other:?}"),
    });
    lines.collect()
}

/// Runs a script in a page and compares the log.
fn check(script: &str, expected: &[&str]) {
    let mut agent = agent(&format!("<!doctype html><body><script>{script}</script>"));
    assert_eq!(log(&mut agent), expected, "{script}");
}
