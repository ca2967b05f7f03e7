//! Frames, navigation, history and messages between windows: what scripts log.

use treewright_window::loader::{MapLoader, Response};
use treewright_window::{Agent, AgentEvent, AgentOptions, Until};

const PAGE: &str = "https://example.com/page.html";

/// Runs a page whose scripts log with `console.log`, together with other files.
fn run(page: &str) -> Vec<String> {
    let mut loader = MapLoader::new();
    let mut file = |url: &str, kind: &str, text: &str| {
        loader.insert(url.parse().unwrap(), Response::of_type(kind, text));
    };
    file(PAGE, "text/html", page);
    file(
        "https://example.com/child.html",
        "text/html",
        "<title>child</title><p id=p>x<script>var v = 1; let l = 2; function f() { return this }</script>",
    );
    file(
        "https://example.com/other.html",
        "text/html",
        "<title>other</title><script>var o = 1</script>",
    );
    file("https://example.com/text.txt", "text/plain", "a<b\n");
    file("https://example.com/doc.xml", "application/xml", "<a xmlns='u'><b/></a>");
    file(
        "https://other.example/",
        "text/html",
        "<title>foreign</title><script>onmessage = e => e.source.postMessage(e.data + '!' + e.origin, '*')</script>",
    );
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

#[test]
fn frames_load_pages() {
    check(
        "<body><iframe src=child.html name=n></iframe><script>
        const log = console.log;
        const f = document.querySelector('iframe');
        const first = f.contentWindow, doc = f.contentDocument;
        first.kept = 1;
        onload = () => {
            log('load', f.contentDocument.title, f.contentDocument.URL, f.contentDocument.referrer);
            const w = frames[0];
            log(w === first, w === n, w === window['n'], w.document === doc, w.v, typeof w.l, w.f() === w, w.kept);
            const old = w.f, oldDate = w.Date;
            f.onload = () => {
                log(w.document.title, w.o, w.v, frames[0] === w, w.Date === oldDate, history.length);
                log(w instanceof w.Window, Object.getPrototypeOf(w) === w.Window.prototype, old() === w);
            };
            f.src = 'other.html';
        };
        </script>",
        &[
            "load child https://example.com/child.html https://example.com/page.html",
            "true true true false 1 undefined true 1",
            "other 1 undefined true false 2",
            "true true true",
        ],
    );
    check(
        "<iframe srcdoc='<p>a</p><script>parent.postMessage([document.URL, document.baseURI, origin, 1], location.origin === `null` ? `*` : location.origin)</script>'></iframe>
        <iframe src=text.txt></iframe><iframe src=doc.xml></iframe><iframe src='javascript:`<b>` + (1 + 1)'></iframe>
        <iframe src='data:text/html,<script>parent.postMessage(origin, `*`)</script>'></iframe>
        <script>
        onmessage = e => console.log(JSON.stringify(e.data), e.origin, Array.from(frames).indexOf(e.source), e.source === frames[0]);
        onload = () => {
            const doc = i => document.querySelectorAll('iframe')[i].contentDocument;
            console.log(doc(1).documentElement.outerHTML, doc(1).contentType);
            console.log(doc(2).documentElement.namespaceURI, doc(2).contentType);
            console.log(doc(3).body.innerHTML, doc(3).URL, doc(4));
        };
        </script>",
        &[
            "[\"about:srcdoc\",\"https://example.com/page.html\",\"https://example.com\",1] https://example.com 0 true",
            "\"null\" null 4 false",
            "<html><head></head><body><pre>a&lt;b\n</pre></body></html> text/plain",
            "u application/xml",
            "<b>2</b> about:blank null",
        ],
    );
}

#[test]
fn history_goes_back_and_forth() {
    check(
        "<script>
        const log = console.log;
        onpopstate = e => log('popstate', location.hash, JSON.stringify(e.state), history.state === e.state);
        onhashchange = e => log('hashchange', e.oldURL.slice(-6), e.newURL.slice(-6));
        onload = () => setTimeout(() => {
            history.pushState({a: [1]}, '', '?q');
            log(location.href, history.length, JSON.stringify(history.state));
            location.hash = 'x';
            log(location.href, history.length, history.state);
            setTimeout(() => { history.back(); setTimeout(() => { log(location.search, location.hash); history.go(-1);
                setTimeout(() => { log(location.href, history.length, history.state); history.forward(); }, 10) }, 10) }, 10);
        });
        </script>",
        &[
            "https://example.com/page.html?q 2 {\"a\":[1]}",
            "popstate #x null true",
            "https://example.com/page.html?q#x 3 null",
            "hashchange html?q ml?q#x",
            "popstate  {\"a\":[1]} true",
            "hashchange ml?q#x html?q",
            "?q ",
            "popstate  null true",
            "https://example.com/page.html 3 null",
            "popstate  {\"a\":[1]} true",
        ],
    );
}

#[test]
fn other_origins_see_little() {
    check(
        "<iframe src=https://other.example/></iframe><script>
        const log = console.log;
        const name = f => { try { return String(f()) } catch (e) { return e.name } };
        onload = () => {
            const w = frames[0];
            log(name(() => w.document), name(() => w.foo), name(() => w.foo = 1), name(() => w.location.href), name(() => w.then), name(() => w[0]));
            log(name(() => Object.keys(w)), name(() => Reflect.ownKeys(w).length), name(() => Object.getPrototypeOf(w)), name(() => 'x' in w));
            log(w.parent === window, w.window === w, w.self === w, w.length, w.closed, w.top === top, w.opener);
            log(name(() => Object.setPrototypeOf(w, null) === w), name(() => Object.preventExtensions(w)), name(() => Object.setPrototypeOf(w, {})));
            log(document.querySelector('iframe').contentDocument, w.postMessage === w.postMessage, w.postMessage.name);
            log(name(() => Object.getOwnPropertyDescriptor(window, 'document').get.call(w)));
            onmessage = e => log(e.data, e.origin, e.source === w);
            w.postMessage('hi', 'https://other.example');
            w.postMessage('no', 'https://example.com');
        };
        </script>",
        &[
            "SecurityError SecurityError SecurityError SecurityError undefined SecurityError",
            " 17 null SecurityError",
            "true true true 0 false true null",
            "true TypeError TypeError",
            "null true postMessage",
            "SecurityError",
            "hi!https://example.com https://other.example true",
        ],
    );
}
