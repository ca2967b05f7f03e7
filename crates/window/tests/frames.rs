//! Frames, navigation, history and messages between windows: what scripts log.

use treewright_window::loader::{MapLoader, Response};
use treewright_window::{Agent, AgentEvent, AgentOptions, Until};

const PAGE: &str = "https://example.com/page.html";

/// Runs a page whose scripts log by `console.log`, with files beside it.
fn run(page: &str) -> Vec<String> {
    let mut loader = MapLoader::new();
    let mut file = |url: &str, kind: &str, text: &str| {
        loader.insert(url.parse().unwrap(), Response::of_type(kind, text));
    };
    file(PAGE, "text/html", page);
    file("https://example.com/child.html", "text/html", "<title>child</title><p id=p>x<script>var v = 1; let l = 2; function f() { return this }</script>");
    file("https://example.com/other.html", "text/html", "<title>other</title><script>var o = 1</script>");
    file("https://example.com/text.txt", "text/plain", "a<b\n");
    file("https://example.com/doc.xml", "application/xml", "<a xmlns='u'><b/></a>");
    file("https://other.example/", "text/html", "<title>foreign</title><script>onmessage = e => e.source.postMessage(e.data + '!' + e.origin, '*')</script>");
    let mut agent = Agent::new(AgentOptions::default()).unwrap();
    agent.set_loader(loader);
    agent.navigate(PAGE).unwrap();
    agent.run_until(Until::Idle);
    let events = agent.take_events().into_iter();
    let lines = events.map(|event| match event {
        AgentEvent::Console { text, .. } => text,
        AgentEvent::Error { message, line, .. } => format!("error {line}: {message}"),
        other => format!("{other:?}"),
    });
    lines.collect()
}

fn check(page: &str, expected: &[&str]) {
    assert_eq!(run(page), expected, "{page}");
}

#[test]
fn frames_begin_with_a_document() {
    check(
        "<body><script>
        const log = console.log;
        const f = document.createElement('iframe');
        log(f.contentWindow, f.contentDocument, length);
        f.onload = () => log('load');
        document.body.append(f);
        const w = f.contentWindow;
        log(w === frames[0], w.parent === window, w.top === window, w.frameElement === f, length, w.document === f.contentDocument);
        log(w.location.href, w.document.body.outerHTML, w.document.readyState, w.document.compatMode);
        log(w.Object !== Object, w.document.body instanceof w.HTMLElement, w.document.body instanceof HTMLElement);
        log(w.closed, w.origin, w.document.domain);
        f.remove();
        log(f.contentWindow, length, w.closed, w.parent, w.document.defaultView);
        </script>",
        &[
            "null null 0",
            "load",
            "true true true true 1 true",
            "about:blank <body></body> complete BackCompat",
            "true true false",
            "false https://example.com example.com",
            "null 0 true null null",
        ],
    );
}
