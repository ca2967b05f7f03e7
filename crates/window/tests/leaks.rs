//! Windows that are gone leave nothing allocated. It is measured in a separate process with a
//! counting allocator.
//!
//! `TREEWRIGHT_WINDOWS` is the number of windows (100; 1,000 in `.ci/health leaks`).

use treewright_window::loader::{MapLoader, Response};
use treewright_window::{Agent, AgentOptions, MemoryUse, Until};

use crate::ALLOCATOR;
use crate::alone::is_alone;

/// Scripts that use one window, by name. Each ends with the window closed or removed.
const CASES: &[(&str, &str)] = &[
    ("an empty frame", "add().remove()"),
    (
        "its objects",
        "const f = add(); f.contentWindow.document.body.append('x', document.createElement('p')); f.remove()",
    ),
    (
        "listeners in both windows",
        "const f = add(), w = f.contentWindow; \
        w.addEventListener('message', () => w); addEventListener('ping', () => w, {once: true}); \
        w.document.addEventListener('x', e => [e, document]); dispatchEvent(new Event('ping')); f.remove()",
    ),
    (
        "a cycle through expandos",
        "const f = add(), w = f.contentWindow; \
        const p = w.document.createElement('p'); p.f = f; p.w = w; p.self = p; w.p = p; w.document.body.append(p); f.remove()",
    ),
    (
        "a tree that moves",
        "const f = add(); const p = f.contentDocument.createElement('p'); \
        p.append('a', f.contentDocument.createElement('b')); document.body.append(p); f.remove(); p.remove()",
    ),
    (
        "a page of its own",
        "const f = add(); f.srcdoc = '<p>a<script>var x = [document, self]; onload = () => x<\\/script>'; \
        new Promise(done => f.onload = () => { f.remove(); done() })",
    ),
    (
        "a page from the loader",
        "const f = add(); f.src = 'page.html'; \
        new Promise(done => f.onload = () => { f.remove(); done() })",
    ),
    (
        "writing",
        "const f = add(); f.contentDocument.write('<p>a<script>var a = 1<\\/script>'); f.contentDocument.close(); f.remove()",
    ),
    (
        "writing without an end",
        "const f = add(); f.contentDocument.write('<p>a<table>'); f.remove()",
    ),
    (
        "timers",
        "const f = add(), w = f.contentWindow; w.setInterval(() => w, 10); w.setTimeout(() => w, 100000); \
        w.requestAnimationFrame(() => w); f.remove()",
    ),
    (
        "promises that are never fulfilled",
        "const f = add(), w = f.contentWindow; \
        w.forever = new w.Promise(() => {}); w.forever.then(() => w); f.remove()",
    ),
    (
        "observers",
        "const f = add(), w = f.contentWindow; \
        const o = new w.MutationObserver(() => w); o.observe(w.document, {childList: true, subtree: true}); \
        w.document.body.append('a'); f.remove()",
    ),
    (
        "ranges and iterators",
        "const f = add(), d = f.contentDocument; d.body.append('abc'); \
        d.r = d.createRange(); d.r.selectNode(d.body); d.i = d.createNodeIterator(d); d.i.nextNode(); f.remove()",
    ),
    (
        "custom elements",
        "const f = add(), w = f.contentWindow; \
        w.customElements.define('x-y', w.Function('return class extends HTMLElement { constructor() { super(); this.me = this; } }')()); \
        w.document.body.innerHTML = '<x-y></x-y>'; f.remove()",
    ),
    (
        "shadow trees",
        "const f = add(), d = f.contentDocument; \
        d.body.attachShadow({mode: 'open'}).innerHTML = '<slot></slot>'; d.body.s = d.body.shadowRoot; f.remove()",
    ),
    (
        "fetches",
        "const f = add(), w = f.contentWindow; w.fetch('nothing').catch(() => {}); w.fetch('page.html').then(r => w.r = r); f.remove()",
    ),
    (
        "frames in frames",
        "const f = add(); const g = f.contentDocument.createElement('iframe'); \
        f.contentDocument.body.append(g); g.contentWindow.up = f; f.remove()",
    ),
    (
        "navigations",
        "const f = add(); let n = 0; \
        new Promise(done => { f.onload = () => { if (n++ < 2) f.src = 'page.html?' + n; else { f.remove(); done() } }; f.src = 'page.html' })",
    ),
    (
        "windows that are opened",
        "const w = open('page.html'); \
        new Promise(done => setTimeout(() => { w.close(); setTimeout(done, 50) }, 50))",
    ),
];

const PRELUDE: &str = "function add() { const f = document.createElement('iframe'); document.body.append(f); return f }";

fn page() -> Agent {
    let mut loader = MapLoader::new();
    let html =
        "<!DOCTYPE html><p>page<script>onload = () => document.body.append('loaded')</script>";
    for url in ["page.html", "page.html?1", "page.html?2"] {
        let url = format!("https://example.com/{url}").parse().unwrap();
        loader.insert(url, Response::of_type("text/html", html));
    }
    let mut agent = Agent::new(AgentOptions::default()).unwrap();
    agent.set_loader(loader);
    let page = format!("<!DOCTYPE html><body><script>{PRELUDE}</script>");
    agent.open("https://example.com/", page.as_bytes()).unwrap();
    agent.run_until(Until::Idle);
    agent
}

/// Runs a case that many times, and returns the memory then held by the engine and by this program.
fn windows(agent: &mut Agent, script: &str, count: u32) -> (MemoryUse, usize) {
    for number in 0..count {
        agent.evaluate(&format!("{{ {script} }}; 0")).unwrap();
        // Intervals of windows that are gone do not run.
        agent.run_until(Until::Idle);
        agent.take_events();
        // Tables keep room that they once needed.
        if number % 20 == 19 {
            agent.collect_garbage();
        }
    }
    agent.evaluate("0").unwrap();
    agent.collect_garbage();
    let stats = ALLOCATOR.stats();
    (agent.memory(), stats.bytes_allocated - stats.bytes_deallocated)
}

#[test]
fn closed_windows_leave_nothing() {
    if !is_alone("leaks::closed_windows_leave_nothing") {
        return;
    }
    let count = std::env::var("TREEWRIGHT_WINDOWS").map_or(100, |count| count.parse().unwrap());
    let mut complaints = Vec::new();
    for (name, script) in CASES {
        let mut agent = page();
        let (before, bytes_before) = windows(&mut agent, script, 20);
        let (after, bytes_after) = windows(&mut agent, script, count);
        let is_more = after.nodes > before.nodes
            || after.objects > before.objects
            // Tables may have grown once; a window takes more than this.
            || after.engine > before.engine + 64 * u64::from(count)
            || bytes_after > bytes_before + 64 * count as usize + 4096;
        if is_more {
            complaints
                .push(format!("{name}: {before:?}, {bytes_before} -> {after:?}, {bytes_after}"));
        }
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}
