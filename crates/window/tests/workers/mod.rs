//! Dedicated workers: pages and scripts with their expected logs, as data, and the view of the
//! surrounding program.

mod cases;
mod host;
mod lifetime;
mod seeds;
mod stress;

use treewright_window::loader::{MapLoader, Response, content_type_of};
use treewright_window::{Agent, AgentEvent, AgentOptions};

const ORIGIN: &str = "https://example.com/";

/// A file in the folder of the page: its name, further headers, and its text.
struct File<'t> {
    name: &'t str,
    headers: Vec<(&'t str, &'t str)>,
    text: String,
}

/// An agent with a page with this script, and further files.
fn agent_with(
    page: &str,
    headers: &[(&str, &str)],
    files: &[File<'_>],
    options: AgentOptions,
) -> Agent {
    let mut loader = MapLoader::new();
    let html = format!("<!doctype html><body><script>{page}</script>");
    let mut put = |name: &str, headers: &[(&str, &str)], text: &str| {
        let path = name.split('?').next().unwrap_or_default();
        let extension = path.rsplit('.').next().unwrap_or_default();
        let mut response = Response::of_type(content_type_of(extension).unwrap_or_default(), text);
        for (name, value) in headers {
            match *name {
                "Status" => response.status = value.parse().unwrap(),
                name => response.headers.set(name, *value),
            }
        }
        let base: url::Url = ORIGIN.parse().unwrap();
        loader.insert(base.join(name).unwrap(), response);
    };
    put("page.html", headers, &html);
    for file in files {
        put(file.name, &file.headers, &file.text);
    }
    let mut agent = Agent::new(options).unwrap();
    agent.set_loader(loader);
    agent.navigate(&format!("{ORIGIN}page.html")).unwrap();
    agent
}

/// An agent with a page with a script, and a worker `w.js`.
fn agent(page: &str, worker: &str, options: AgentOptions) -> Agent {
    let worker = File { name: "w.js", headers: Vec::new(), text: worker.to_owned() };
    agent_with(page, &[], &[worker], options)
}

/// The lines that scripts have written to the console, and errors.
fn log(agent: &mut Agent) -> Vec<String> {
    let events = agent.take_events().into_iter();
    let lines = events.map(|event| match event {
        AgentEvent::Console { text, .. } => text,
        AgentEvent::Error { message, file, line, column, .. } => {
            let file = file.strip_prefix(ORIGIN).unwrap_or(&file);
            format!("error {file}:{line}:{column}: {message}")
        }
        other => format!("{other:?}"),
    });
    lines.collect()
}
