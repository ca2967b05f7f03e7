//! The caller's side of agents: budgets, injected scripts, traces, and scripts of the caller.

use std::time::Duration;

use treewright_window::loader::{MapLoader, Response};
use treewright_window::{
    Agent, AgentEvent, AgentOptions, Bound, Budget, Clock, Inject, Outcome, Step, Until,
};

const URL: &str = "https://example.com/";

/// Runs a page until nothing is left, always within limits.
fn run(page: &str, change: impl FnOnce(&mut AgentOptions)) -> Agent {
    let mut options = AgentOptions::default();
    options.budget.total_time = Some(Duration::from_secs(20));
    change(&mut options);
    let mut loader = MapLoader::new();
    let script = "console.log('fetched')";
    loader.insert(
        format!("{URL}a.js").parse().unwrap(),
        Response::of_type("text/javascript", script),
    );
    let mut agent = Agent::new(options).unwrap();
    agent.set_loader(loader);
    agent.open(URL, page.as_bytes()).unwrap();
    agent.run_until(Until::Idle);
    agent
}

fn log(agent: &mut Agent) -> String {
    let events = agent.take_events().into_iter();
    let texts = events.filter_map(|event| match event {
        AgentEvent::Console { text, .. } => Some(text),
        AgentEvent::Error { message, .. } => Some(format!("!{message}")),
        _ => None,
    });
    texts.collect::<Vec<_>>().join(" ")
}

/// A page reaches a limit, and its document exists up to some point.
#[test]
fn bounds() {
    type Change = fn(&mut Budget);
    let cases: &[(Bound, Change, &str, &str)] = &[
        (
            Bound::TimePerTask,
            |budget| budget.time_per_task = Some(Duration::from_millis(30)),
            "<script>for (;;);</script><p id=end>",
            "<p id=\"end\">",
        ),
        (
            Bound::TimePerTask,
            |budget| budget.time_per_task = Some(Duration::from_millis(30)),
            "<script>try { for (;;); } catch { } finally { for (;;); }</script><p id=end>",
            "<p id=\"end\">",
        ),
        (
            Bound::TimePerTask,
            |budget| budget.time_per_task = Some(Duration::from_millis(30)),
            "<p><script>(function f() { Promise.resolve().then(f) })()</script>",
            "<p>",
        ),
        (
            Bound::TotalTime,
            |budget| budget.total_time = Some(Duration::from_millis(30)),
            "<p><script>setInterval(() => { }, 0)</script>",
            "<p>",
        ),
        (
            Bound::TotalTime,
            |budget| budget.total_time = Some(Duration::from_millis(30)),
            "<p><script>for (;;);</script>",
            "<p>",
        ),
        (
            Bound::Tasks,
            |budget| budget.tasks = Some(50),
            "<p><script>setInterval(() => { }, 0)</script>",
            "<p>",
        ),
        (
            Bound::Timers,
            |budget| budget.timers = Some(50),
            "<p><script>(function f() { setTimeout(f); setTimeout(f) })()</script>",
            "<p>",
        ),
        (
            Bound::Memory,
            |budget| budget.memory = Some(16 << 20),
            "<script>let a = []; for (;;) a.push(new Uint8Array(1000))</script><p id=end>",
            "<p id=\"end\">",
        ),
        (
            Bound::Stack,
            |_| {},
            "<script>(function f() { f() + 1 })()</script><p id=end>",
            "<p id=\"end\">",
        ),
        (
            Bound::Requests,
            |budget| budget.requests = Some(3),
            "<p><script>for (let i = 0; i < 9; i++) {
                let s = document.createElement('script'); s.src = 'a.js?' + i; document.body.append(s) }</script>",
            "<p>",
        ),
        (
            Bound::FetchedBytes,
            |budget| budget.fetched_bytes = Some(10),
            "<p><script src=a.js></script>",
            "<p>",
        ),
        (
            Bound::Written,
            |budget| budget.written = Some(1000),
            "<p><script>for (;;) document.write('<b>')</script>",
            "<b>",
        ),
        (
            Bound::CssBytes,
            |budget| budget.css_bytes = Some(50),
            "<style>p { color: red }</style><style>p { color: green } p { color: rgb(0, 0, 1) } p { top: 0 }</style><p>\
             <script>document.title = getComputedStyle(document.querySelector('p')).color</script>",
            "<title>rgb(0, 128, 0)</title>",
        ),
        (
            Bound::CssWork,
            |budget| budget.css_work = Some(500),
            "<style>p { display: inline } b ~ p { top: 0 }</style><p><script>const p = document.querySelector('p');
                const display = () => getComputedStyle(p).display, first = display();
                for (let i = 0; i < 500; i++) { p.title += 'a'; display() }
                document.title = first + ' ' + display()</script>",
            "<title>inline block</title>",
        ),
        (
            Bound::Memory,
            |budget| budget.memory = Some(8 << 20),
            "<script>const style = document.createElement('style'); style.textContent = 'p { display: inline } ' \
             + 'p { all: unset }'.repeat(9999); document.head.append(style)</script><p>\
             <script>document.title = getComputedStyle(document.querySelector('p')).display</script>",
            "<title>inline</title>",
        ),
        (Bound::Windows, |budget| budget.windows = Some(0), "<p><script>for (;;);</script>", "<p>"),
    ];
    for (bound, change, page, part) in cases {
        let agent = run(page, |options| change(&mut options.budget));
        assert_eq!(agent.outcome(), Outcome::Met(*bound), "{page}");
        let html = agent.document().unwrap().html();
        assert!(html.contains(part), "{page}: {html}");
    }
}

#[test]
fn an_agent_that_was_stopped_stays_so() {
    let mut agent = run("<script>setInterval(() => { }, 0)</script>", |options| {
        options.budget.tasks = Some(9);
    });
    assert_eq!(agent.step(), Step::Stopped);
    agent.run_until(Until::Time(u64::MAX));
    agent.run_until(Until::Loaded);
    assert!(agent.evaluate("for (;;);").is_err());
    assert_eq!(agent.outcome().bound_met(), Some(Bound::Tasks));
}

#[test]
fn a_page_that_ends_is_within_its_budget() {
    let agent = run("<p>a<script>setTimeout(() => document.title = 1, 10)</script>", |_| {});
    assert_eq!(agent.outcome(), Outcome::WithinBudget);
}

/// Real time passes, and the total time ends the wait for a timer of 24 days.
#[test]
fn waiting_ends_with_the_total_time() {
    let agent = run("<script>setTimeout(() => { }, 2147483647)</script>", |options| {
        options.clock = Clock::real();
        options.budget.total_time = Some(Duration::from_millis(50));
    });
    assert_eq!(agent.outcome(), Outcome::Met(Bound::TotalTime));
}

#[test]
fn results_of_scripts() {
    let page =
        "<title>T</title><p>1<p>2<script>var x = { a: [1, null] }; JSON.stringify = 0</script>";
    let mut agent = run(page, |_| {});
    let cases = [
        ("1 + 1", "2"),
        ("x", r#"{"a":[1,null]}"#),
        ("document.title", r#""T""#),
        ("undefined", "null"),
        ("document.querySelectorAll('p').length", "2"),
        ("(() => 1)", r#""() => 1""#),
        ("NaN", "null"),
        ("'a\u{E9}\\ud800'", "\"a\u{E9}\u{FFFD}\""),
        ("Promise.resolve([2])", "[2]"),
        ("new Promise(resolve => setTimeout(resolve, 5000, 'late'))", r#""late""#),
        ("await 'x'", r#""x""#),
        ("const one = await 1; await null; Promise.resolve(one + 1)", "2"),
        ("'await' in {}", "false"),
    ];
    for (source, expected) in cases {
        let result = agent.evaluate(source).unwrap_or_else(|error| panic!("{source}: {error}"));
        assert_eq!(result.to_string(), expected, "{source}");
    }
    let errors = [
        ("\n nothing", 2, "ReferenceError: nothing is not defined"),
        ("1 +", 1, "SyntaxError"),
        ("throw 5", 1, "5"),
        ("Promise.reject(new TypeError('no'))", 1, "TypeError: no"),
        ("let o = { }; o.o = o; o", 0, "TypeError"),
        ("await nothing", 1, "ReferenceError: nothing is not defined"),
        ("await 1 +", 1, "SyntaxError"),
        ("new Promise(() => { })", 0, "the promise was never settled"),
        ("location.reload(); new Promise(() => { })", 0, "the page was left before"),
    ];
    for (source, line, message) in errors {
        let error = agent.evaluate(source).unwrap_err();
        assert!(error.message.starts_with(message), "{source}: {error}");
        assert!(line == 0 || error.line == line, "{source}: {error}");
    }
    // Errors of the caller's scripts are not events of the page.
    assert_eq!(log(&mut agent), "");
}

#[test]
fn injected_scripts_run_first() {
    let page = "<script>console.log(before, Math.random())</script>";
    let mut agent = run(page, |options| {
        let first = "globalThis.before = String(document.documentElement); Math.random = () => 4";
        options.inject = vec![
            Inject::new(first, "first.js"),
            Inject::new("console.log(before)", "second.js"),
            Inject::new("\nbroken(", "third.js"),
        ];
    });
    let events = agent.take_events();
    let place = events.iter().find_map(|event| match event {
        AgentEvent::Error { file, line, .. } => Some((file.as_str(), *line)),
        _ => None,
    });
    assert_eq!(place, Some(("third.js", 2)));
    let texts = events.iter().filter_map(|event| match event {
        AgentEvent::Console { text, .. } => Some(text.as_str()),
        _ => None,
    });
    assert_eq!(texts.collect::<Vec<_>>(), ["null", "null 4"]);
}

#[test]
fn traces() {
    let page = "<script>document.write('<p>')</script><script src=a.js></script>";
    let mut agent = run(page, |options| options.trace = true);
    let trace = agent.take_trace();
    let lines: Vec<String> = trace.iter().map(|entry| entry.what.to_string()).collect();
    // In this order, with others between.
    let expected = [
        "parser pauses: script",
        "script: https://example.com/:1",
        "write: \"<p>\"",
        "script ends: https://example.com/",
        "fetch 1: GET https://example.com/a.js",
        "fetch 1 answered: 200",
        "task: networking",
        "script: https://example.com/a.js:1",
        "script ends: https://example.com/a.js",
        "parser pauses: end of the page",
        "event: DOMContentLoaded at #document",
        "event: load at window",
    ];
    let mut left = lines.iter();
    for line in expected {
        assert!(left.any(|other| other == line), "no {line} in its place in {lines:#?}");
    }
    assert!(agent.take_trace().is_empty());
    assert!(run(page, |_| {}).take_trace().is_empty());
}
