//! Forms, custom controls and interaction: each case is a page and the log that it writes.

mod controls;
mod custom;
mod interaction;
mod selects;
mod submission;

use std::cell::RefCell;
use std::rc::Rc;

use treewright_window::loader::{Answer, Request, Response};
use treewright_window::{Agent, AgentEvent, AgentOptions, Until};

/// Runs a page at `https://example.com/`: what it gave to `log`, the uncaught errors, and the
/// requests that it made, each as its method, URL, type and body.
fn run(page: &str) -> (String, Vec<String>) {
    let requests = Rc::new(RefCell::new(Vec::new()));
    let seen = Rc::clone(&requests);
    let loader = move |request: &Request| {
        let of_type = request.headers.get("content-type").unwrap_or_default();
        let of_type = String::from_utf8_lossy(&of_type);
        let body = String::from_utf8_lossy(request.body.as_deref().unwrap_or_default());
        let line = format!("{} {} {of_type} {body}", request.method, request.url);
        seen.borrow_mut().push(line.trim_end().to_owned());
        Answer::Now(Ok(Response::of_type("text/html", "<p>next")))
    };
    let mut agent = Agent::new(AgentOptions::default()).unwrap();
    agent.set_loader(loader);
    let start = "<!doctype html><script>globalThis.log = (...all) => console.log(all.join(' '))\n\
                 globalThis.$ = id => document.getElementById(id)</script><body>";
    agent.open("https://example.com/", format!("{start}{page}").as_bytes()).unwrap();
    agent.run_until(Until::Idle);
    let events = agent.take_events().into_iter();
    let log = events.filter_map(|event| match event {
        AgentEvent::Console { text, .. } => Some(text),
        AgentEvent::Error { message, .. } => Some(format!("!{message}")),
        _ => None,
    });
    let log = log.collect::<Vec<_>>().join("|");
    let requests = requests.borrow().clone();
    (log, requests)
}

/// Checks what a page logs.
#[track_caller]
fn check(page: &str, log: &str) {
    assert_eq!(run(page).0, log, "{page}");
}
