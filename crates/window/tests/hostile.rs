//! Scripts that burn time or memory: a bound ends each of them, and what the agent keeps stays near its bound.
//!
//! `hostile/scripts.tsv` has them. `cargo test` runs some in this process; `.ci/health budgets` runs all with the command,
//! where the processor time and the memory of the process are measured.

use std::hash::{BuildHasher, RandomState};
use std::time::Duration;

use treewright_window::{Agent, AgentOptions, CountedAllocator, Outcome, Until};

const SCRIPTS: &str = include_str!("hostile/scripts.tsv");

/// One of so many is run, from a random first one on.
const STEP: usize = 12;

const BEFORE: &str = "const d = document, b = d.body; let s = 'x'.repeat(1e5), a = [], \
    t = d.createTextNode(s), e = d.createElement('div');";

/// The forms of a line: its name with the form, and the page.
pub(crate) fn forms(line: &str) -> Vec<(String, String)> {
    let mut parts = line.split('\t');
    let (Some(form), Some(name), Some(script), None) =
        (parts.next(), parts.next(), parts.next(), parts.next())
    else {
        panic!("a line without three parts: {line}")
    };
    let page = |script: String| format!("<!DOCTYPE html><body><script>{script}</script>");
    match form {
        "once" => vec![(name.to_owned(), page(script.to_owned()))],
        "loop" => vec![
            (name.to_owned(), page(format!("{BEFORE} for (;;) {{ {script} }}"))),
            (
                format!("{name}, caught"),
                page(format!("{BEFORE} for (;;) try {{ {script} }} catch {{}}")),
            ),
            (
                format!("{name}, by timers"),
                page(format!("{BEFORE} setInterval(() => {{ {script} }})")),
            ),
        ],
        _ => panic!("the form of {line}"),
    }
}

fn lines() -> Vec<&'static str> {
    SCRIPTS.lines().filter(|line| !line.starts_with('#')).collect()
}

/// Short bounds of time, so that many scripts are tried.
fn options() -> AgentOptions {
    let mut options = AgentOptions::default();
    options.budget.total_time = Some(Duration::from_millis(400));
    options.budget.time_per_task = Some(Duration::from_millis(200));
    options.budget.memory = Some(16 << 20);
    options
}

#[test]
fn there_are_many() {
    assert!(lines().into_iter().flat_map(forms).count() >= 300);
}

#[test]
fn hostile_scripts_end() {
    let first = RandomState::new().hash_one("hostile") as usize % STEP;
    let pages = lines().into_iter().flat_map(forms).skip(first).step_by(STEP);
    for (name, page) in pages {
        eprintln!("{name}");
        let mut agent = Agent::new(options()).unwrap();
        agent.open("https://example.org/", page.as_bytes()).unwrap();
        agent.run_until(Until::Idle);
        assert_ne!(agent.outcome(), Outcome::Panicked, "{name}");
        // What is left can be read.
        if let Some(document) = agent.document() {
            let _html = document.html();
        }
    }
}

/// Without a meter the trees and the console count, too.
#[test]
fn the_tree_counts() {
    for script in [
        "for (;;) document.body.append('x'.repeat(1000))",
        "for (;;) try { document.body.append(document.createElement('p')) } catch {}",
        "for (let i = 0; ; i++) document.body.setAttribute('a' + i, 'x'.repeat(1000))",
        "for (;;) document.body.insertAdjacentHTML('beforeend', '<p>x</p>'.repeat(1000))",
        "document.body.innerHTML = '<p>x</p>'.repeat(400000)",
        "for (;;) document.body.append(document.body.cloneNode(true))",
        "const t = document.createTextNode('xxxxxxxxxx'); for (;;) t.appendData(t.data)",
        "for (;;) console.log('x'.repeat(1000))",
        "for (;;) document.write('<p>x</p>'.repeat(1000))",
        "const a = [], s = 'x'.repeat(1e5); for (;;) a.push(new Blob([s]))",
        "const a = [], s = 'x'.repeat(1e5); for (;;) a.push(new Response(s))",
        "const s = 'x'.repeat(1e4); for (let i = 0; ; i++) history.pushState(null, '', '?' + s + i)",
        "const s = 'x'.repeat(1e4); for (;;) history.pushState(s, '')",
        "const s = 'x'.repeat(1e4); for (;;) postMessage(s, '*')",
        "for (;;) postMessage(1, '*')",
        "const s = 'x'.repeat(1e4), { port1 } = new MessageChannel(); for (;;) port1.postMessage(s)",
        "const { port1 } = new MessageChannel(); for (;;) \
         { const b = new ArrayBuffer(1e5); port1.postMessage(b, [b]) }",
        "const s = 'x'.repeat(1e4), c = new BroadcastChannel('a'), other = new BroadcastChannel('a'); \
         for (;;) c.postMessage(s)",
        "const s = 'x'.repeat(1e4), a = []; for (let i = 0; ; i++) \
         { a[i] = document.createElement('input'); a[i].value = s }",
        "const s = 'x'.repeat(1e4), a = []; for (let i = 0; ; i++) \
         { a[i] = document.createElement('select'); a[i].setCustomValidity(s) }",
    ] {
        let mut options = options();
        // Without a bound of time: a busy machine would meet it first.
        options.budget.total_time = script.contains("try").then_some(Duration::from_secs(1));
        options.budget.time_per_task = None;
        let mut agent = Agent::new(options).unwrap();
        let page = format!("<body><script>{script}</script>");
        agent.open("https://example.org/", page.as_bytes()).unwrap();
        agent.run_until(Until::Idle);
        let met = agent.outcome().bound_met().map(treewright_window::Bound::as_str);
        let expected = if script.contains("try") { "total-time" } else { "memory" };
        assert_eq!(met, Some(expected), "{script}");
        let nodes = agent.document().unwrap().document().memory();
        assert!(nodes < 64 << 20, "{script}: {nodes} bytes");
    }
}

/// The page ends where its memory does, and goes on.
#[test]
fn a_page_that_is_too_long() {
    let mut options = AgentOptions::default();
    options.budget.memory = Some(8 << 20);
    let mut agent = Agent::new(options).unwrap();
    let page = format!(
        "<script>onload = () => document.title = 'loaded'</script><title></title>{}",
        "<p>x</p>".repeat(400_000)
    );
    agent.open("https://example.org/", page.as_bytes()).unwrap();
    agent.run_until(Until::Idle);
    assert_eq!(agent.outcome().bound_met().map(treewright_window::Bound::as_str), Some("memory"));
    let document = agent.document().unwrap();
    let paragraphs = document.html().matches("<p>").count();
    assert!((1000..300_000).contains(&paragraphs), "{paragraphs}");
}

/// A meter is asked instead of counting trees.
#[test]
fn a_meter() {
    let mut options = AgentOptions::default();
    options.budget.memory = Some(16 << 20);
    options.meter = Some(CountedAllocator::allocated);
    let mut agent = Agent::new(options).unwrap();
    // The allocator of this program is another one, which tells nothing.
    agent.open("https://example.org/", b"<body><script>for (let i = 0; i < 20000; i++) document.body.append('x'.repeat(1000))</script>").unwrap();
    agent.run_until(Until::Idle);
    assert_eq!(agent.outcome(), Outcome::WithinBudget);
}
