//! No panic leaves an agent, and no page brings one about.

use treewright_window::loader::{Answer, Loader, Request};
use treewright_window::{Agent, AgentError, AgentOptions, Outcome, Step, Until};

/// The page that has this script, and what its title is at the end.
const CASES: &[(&str, &str)] = &[
    // An exception that the parser makes is one of the window.
    (
        "onerror = (message, file, line, column, error) => { document.title = error instanceof DOMException; return true };
         customElements.define('x-bad', class extends HTMLElement {
            constructor() { super(); Promise.resolve().then(() => this.setAttribute('a', 'b')) }
         })</script><x-bad></x-bad><script>",
        "true",
    ),
    (
        "onerror = (message, file, line, column, error) => { document.title = error instanceof TypeError; return true };
         customElements.define('x-bad', class extends HTMLElement { constructor() { return document.createTextNode('a') } })
         </script><x-bad></x-bad><script>",
        "true",
    ),
    (
        "onerror = (message, file, line, column, error) => { document.title = error instanceof DOMException; return true };
         customElements.define('x-bad', class extends HTMLElement { constructor() { super(); this.append('a') } })
         </script><x-bad></x-bad><script>",
        "true",
    ),
    // The same in the markup of a frame.
    (
        "customElements.define('x-a', class extends HTMLElement {
            constructor() { super(); Promise.resolve().then(() => this.setAttribute('a', 'b')) } })
         </script><iframe srcdoc='<script>customElements.define(\"x-a\", class extends HTMLElement {
            constructor() { super(); Promise.resolve().then(() => this.append(1)) } }); onerror = (m, f, l, c, e) =>
            { parent.document.title = e instanceof DOMException; return true }<\\/script><x-a></x-a>'></iframe><script>",
        "true",
    ),
];

#[test]
fn exceptions_of_the_parser_are_those_of_the_window() {
    for (script, title) in CASES {
        let mut agent = Agent::new(AgentOptions::default()).unwrap();
        let page = format!("<title></title><script>{script}</script>").replace("<\\/", "</");
        agent.open("https://example.org/", page.as_bytes()).unwrap();
        agent.run_until(Until::Idle);
        assert_eq!(agent.outcome(), Outcome::WithinBudget, "{script}");
        assert_eq!(agent.evaluate("document.title").unwrap(), *title, "{script}");
    }
}

struct Panics;

impl Loader for Panics {
    fn start(&mut self, _: &Request) -> Answer {
        panic!("a loader panics")
    }
}

/// A panic below an agent, here one of its loader, ends the agent.
#[test]
fn a_panic_ends_the_agent() {
    let mut agent = Agent::new(AgentOptions::default()).unwrap();
    agent.set_loader(Panics);
    let opened = agent.open("https://example.org/", b"<p>before<script src=a.js></script><p>after");
    assert_eq!(opened, Err(AgentError::Panicked));
    agent.run_until(Until::Idle);
    assert_eq!(agent.outcome(), Outcome::Panicked);
    assert_eq!(agent.step(), Step::Stopped);
    assert!(agent.evaluate("1").is_err());
    assert_eq!(agent.open("https://example.org/", b""), Err(AgentError::Panicked));
    assert!(agent.document().unwrap().html().contains("<p>before"));
}

/// A panic in a worker ends the agent that started it.
#[test]
fn a_panic_of_a_worker_ends_its_agent() {
    let mut agent = Agent::new(AgentOptions::default()).unwrap();
    agent.set_loader(Panics);
    let page = b"<script>new Worker('data:text/javascript,importScripts(\"https://example.org/a\")')</script>";
    agent.open("https://example.org/", page).unwrap();
    agent.run_until(Until::Idle);
    // The loader is asked by the first agent, for the worker.
    assert_eq!(agent.outcome(), Outcome::Panicked);
}
