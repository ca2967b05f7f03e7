//! Messages: structured data, windows, ports, broadcasts, canvases, and the program around a page.

mod broadcasts;
mod canvas;
mod clone;
mod host;
mod hostile;
mod million;
mod origins;
mod ports;
mod seeds;
mod windows;

use treewright_window::loader::{MapLoader, Response};
use treewright_window::{Agent, AgentEvent, AgentOptions, Until};

const PAGE: &str = "https://example.com/page.html";

/// An agent with a page and a few other files.
fn agent(page: &str) -> Agent {
    agent_with(page, &[], &[])
}

/// The same with headers of the page, which scripts of workers get too, and with script files.
fn agent_with(page: &str, headers: &[(&str, &str)], scripts: &[(&str, &str)]) -> Agent {
    let mut loader = MapLoader::new();
    let mut put = |url: &str, of_type: &str, text: &str, headers: &[(&str, &str)]| {
        let mut response = Response::of_type(of_type, text);
        for (name, value) in headers {
            response.headers.set(name, *value);
        }
        loader.insert(url.parse().unwrap(), response);
    };
    put(PAGE, "text/html", page, headers);
    for (name, text) in scripts {
        put(&format!("https://example.com/{name}"), "text/javascript", text, headers);
    }
    let mut file = |url: &str, text: &str| put(url, "text/html", text, &[]);
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
    let mut options = AgentOptions::default();
    // A history keeps the large values.
    options.budget.memory = Some(2 << 30);
    let mut agent = Agent::new(options).unwrap();
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
