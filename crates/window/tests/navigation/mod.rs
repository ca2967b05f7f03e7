//! Navigation and related features: what scripts log.

mod activation;
mod ancestors;
mod api;
mod children;
mod embedded;
mod fragments;
mod images;
mod policies;
mod refresh;
mod restoring;
mod trusted_types;
mod unloading;
mod violations;
mod windows;

use std::time::Duration;

use treewright_window::loader::{MapLoader, Response};
use treewright_window::{Agent, AgentEvent, AgentOptions, Until};

/// The address of the page of each case.
pub(crate) const PAGE: &str = "https://example.com/page.html";

/// Runs a page whose scripts log with `console.log`, together with other files.
fn run(page: Response, files: &[(&str, Response)], options: AgentOptions) -> Vec<String> {
    let mut loader = MapLoader::new();
    loader.insert(PAGE.parse().unwrap(), page);
    for (path, response) in files {
        let url = url::Url::parse(PAGE).unwrap().join(path).unwrap();
        loader.insert(url, response.clone());
    }
    let mut agent = Agent::new(options).unwrap();
    agent.set_loader(loader);
    agent.navigate(PAGE).unwrap();
    agent.run_until(Until::Time(60_000_000));
    let lines = agent.take_events().into_iter().filter_map(|event| match event {
        AgentEvent::Console { text, .. } => Some(text),
        AgentEvent::Error { message, line, .. } => Some(format!("error {line}: {message}")),
        _ => None,
    });
    lines.collect()
}

/// Runs a page with files, and compares the log.
pub(crate) fn check(page: &str, files: &[(&str, Response)], expected: &[&str]) {
    assert_eq!(run(html(page), files, AgentOptions::default()), expected, "{page}");
}

/// The same in an agent that loads images.
pub(crate) fn check_images(page: &str, files: &[(&str, Response)], expected: &[&str]) {
    let mut options = AgentOptions::default();
    options.images = true;
    assert_eq!(run(html(page), files, options), expected, "{page}");
}

/// The same with another header.
pub(crate) fn check_with(
    header: (&str, &str),
    page: &str,
    files: &[(&str, Response)],
    expected: &[&str],
) {
    let mut response = html(page);
    response.headers.append(header.0, header.1);
    assert_eq!(run(response, files, AgentOptions::default()), expected, "{header:?} {page}");
}

/// A page.
pub(crate) fn html(text: &str) -> Response {
    Response::of_type("text/html", text)
}

/// A response that takes some time.
pub(crate) fn slow(mut response: Response, seconds: u64) -> Response {
    response.delay = Duration::from_secs(seconds);
    response
}
