//! WebAssembly: modules, and everything that they share with scripts.

mod budget;
mod calls;
mod flipped;
mod objects;
mod streaming;

use treewright_window::loader::{MapLoader, Response};
use treewright_window::{Agent, AgentEvent, AgentOptions, Until};

const PAGE: &str = "https://example.com/page.html";

/// A page that has modules as `modules[0]`, `modules[1]`..., their bytes, and `log`, which reports
/// exceptions.
fn page(modules: &[&str], script: &str) -> String {
    let modules: Vec<String> = modules
        .iter()
        .map(|text| {
            let bytes = wat::parse_str(text).unwrap();
            format!("new Uint8Array({bytes:?})")
        })
        .collect();
    format!(
        "<!doctype html><script>\
         const modules = [{}];\
         const log = console.log;\
         const load = (n, imports) => new WebAssembly.Instance(new WebAssembly.Module(modules[n]), imports).exports;\
         const thrown = f => {{ try {{ return f(); }} catch (e) {{ return e.name ?? String(e); }} }};\
         </script><script>{script}</script>",
        modules.join(",")
    )
}

fn run(options: AgentOptions, page: &str, files: &[(&str, &str, Vec<u8>)]) -> Agent {
    let mut loader = MapLoader::new();
    loader.insert(PAGE.parse().unwrap(), Response::of_type("text/html", page));
    for (name, of_type, bytes) in files {
        let url = format!("https://example.com/{name}").parse().unwrap();
        loader.insert(url, Response::of_type(of_type, bytes.clone()));
    }
    let mut agent = Agent::new(options).unwrap();
    agent.set_loader(loader);
    agent.navigate(PAGE).unwrap();
    agent.run_until(Until::Idle);
    agent
}

fn log(agent: &mut Agent) -> Vec<String> {
    let events = agent.take_events().into_iter();
    let lines = events.map(|event| match event {
        AgentEvent::Console { text, .. } => text,
        AgentEvent::Error { message, line, .. } => format!("error {line}: {message}"),
        other => format!("{other:?}"),
    });
    lines.collect()
}

fn check(modules: &[&str], script: &str, expected: &[&str]) {
    let mut agent = run(AgentOptions::default(), &page(modules, script), &[]);
    assert_eq!(log(&mut agent), expected, "{script}");
}
