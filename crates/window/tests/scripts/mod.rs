//! Scripts, modules and the parser: each case is a page, its resources, and its log.

mod dynamic_markup;
mod elements;
mod fetches;
mod module_errors;
mod modules;
mod order;
mod seeds;
mod speculation;
mod strings;
mod written;

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use treewright_window::loader::{Answer, LoadError, Request, Response};
use treewright_window::{Agent, AgentEvent, AgentOptions, Until};

/// The resource of a page: its path, its type, its text. `200ms` at the end of the type is a delay.
type Resource = (&'static str, &'static str, &'static str);

const JS: &str = "text/javascript";

/// The results of a page.
struct Outcome {
    /// The texts that the page gave to `log`, and the uncaught errors.
    log: String,
    /// The body's markup without its scripts.
    body: String,
    /// The paths that were fetched, in their order.
    fetched: Vec<String>,
}

/// Runs a page at `https://example.com/`, whose scripts log with `log(text)`.
fn run(page: &str, resources: &[Resource]) -> Outcome {
    let fetched = Rc::new(RefCell::new(Vec::new()));
    let seen = Rc::clone(&fetched);
    let table = resources.to_vec();
    let loader = move |request: &Request| {
        let origin = if request.url.host_str() == Some("example.com") { "" } else { "other:" };
        let path = format!("{origin}{}", request.url.path().trim_start_matches('/'));
        seen.borrow_mut().push(path.clone());
        let found = table.iter().find(|(name, ..)| *name == path);
        Answer::Now(
            found.map(|(_, of_type, text)| response(of_type, text)).ok_or(LoadError::NotFound),
        )
    };
    let mut agent = Agent::new(AgentOptions::default()).unwrap();
    agent.set_loader(loader);
    let start =
        "<!doctype html><script>globalThis.log = text => console.log(String(text))</script>";
    agent.open("https://example.com/", format!("{start}{page}").as_bytes()).unwrap();
    agent.run_until(Until::Idle);
    let events = agent.take_events().into_iter();
    let log = events.filter_map(|event| match event {
        AgentEvent::Console { text, .. } => Some(text),
        AgentEvent::Error { message, .. } => Some(format!("!{message}")),
        _ => None,
    });
    let log = log.collect::<Vec<_>>().join(" ");
    let document = agent.document().unwrap();
    let html = document.html();
    let body = html.split_once("<body>").map_or("", |(_, body)| body);
    let body = body.trim_end_matches("</body></html>").to_owned();
    let fetched = fetched.borrow().clone();
    Outcome { log, body: without_scripts(&body), fetched }
}

fn response(of_type: &str, text: &str) -> Response {
    let mut words = of_type.split(' ');
    let mut response = Response::of_type(words.next().unwrap_or_default(), text);
    for word in words {
        match word.split_once('=') {
            Some(("status", status)) => response.status = status.parse().unwrap(),
            Some((name, value)) => response.headers.set(name, value),
            None => {
                let time = word.strip_suffix("ms").unwrap().parse().unwrap();
                response.delay = Duration::from_millis(time);
            }
        }
    }
    response
}

fn without_scripts(html: &str) -> String {
    let mut parts = html.split("<script");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        out.push_str(part.split_once("</script>").map_or("", |(_, rest)| rest));
    }
    out
}

/// Checks the log of a page.
#[track_caller]
fn check(page: &str, resources: &[Resource], log: &str) {
    assert_eq!(run(page, resources).log, log, "{page}");
}
