//! Streams of scripts.

mod bodies;
mod bytes;
mod compression;
mod pipes;
mod readable;
mod transfer;
mod transforms;
mod writable;

use treewright_window::loader::{MapLoader, Response};
use treewright_window::{Agent, AgentEvent, AgentOptions, Until};

/// Functions that the cases share.
const HELPERS: &str = "
const name = promise => promise.then(value => 'ok ' + value, error => error.name ?? error);
const all = async stream => { const chunks = []; for await (const chunk of stream) chunks.push(chunk); return chunks };
const turn = () => new Promise(resolve => setTimeout(resolve, 0));
const of = (...chunks) => new ReadableStream({start(c) { chunks.forEach(chunk => c.enqueue(chunk)); c.close() }});
const fails = f => { try { f(); return 'fine' } catch (e) { return e.name ?? e } };
const log = [];
";

/// Runs scripts, the bodies of asynchronous functions, and compares what they return as text.
fn check(cases: &[(&str, &str)]) {
    for (script, expected) in cases {
        let actual = run(script).unwrap_or_else(|error| error.to_string());
        assert_eq!(actual, *expected, "{script}");
    }
}

fn run(script: &str) -> Result<String, Box<dyn std::error::Error>> {
    let mut agent = Agent::new(AgentOptions::default())?;
    let mut loader = MapLoader::new();
    let text = Response::of_type("text/plain", "some text");
    loader.insert("https://example.org/text".parse()?, text);
    agent.set_loader(loader);
    let page = format!(
        "<!doctype html><script>{HELPERS}(async () => {{ {script} }})()\
         .then(it => console.log(String(it)), it => console.log('threw ' + it))</script>"
    );
    agent.open("https://example.org/", page.as_bytes())?;
    agent.run_until(Until::Idle);
    let texts = agent.take_events().into_iter().map(|event| match event {
        AgentEvent::Console { text, .. } => text,
        other => format!("{other:?}"),
    });
    Ok(texts.collect::<Vec<_>>().join("\n"))
}
