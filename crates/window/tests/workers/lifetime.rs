//! Workers end: by themselves, with their page, with the agent, and by limits.

use std::time::Duration;

use treewright_window::{Agent, AgentOptions, Bound, Clock, Step, Until};

use super::{agent, log};
use crate::waiting;

const LOOP: &str = "postMessage(1); for (;;);";

#[test]
fn an_agent_that_goes_takes_its_workers_along() {
    for worker in [
        LOOP,
        "postMessage(1); setInterval(() => {}, 1)",
        "postMessage(1); new Worker('w.js')",
        "postMessage(1); /(a*)*b/.test('a'.repeat(40))",
        "postMessage(1); function f() { try { f() } finally { for (;;); } } f()",
        "postMessage(1); Promise.resolve().then(function f() { Promise.resolve().then(f) })",
    ] {
        let page = "new Worker('w.js').onmessage = e => console.log(e.data)";
        let mut options = AgentOptions::default();
        options.clock = Clock::real();
        options.budget.workers = Some(8);
        let mut agent = agent(page, worker, options);
        while log(&mut agent).is_empty() {
            if agent.step() != Step::Ran {
                agent.wait_for_messages(Duration::from_millis(1));
            }
        }
        // This returns, although the worker has no end.
        drop(agent);
    }
}

#[test]
fn a_worker_that_loops_is_terminated_by_a_timer() {
    let page = "const worker = new Worker('w.js'); worker.onmessage = e => console.log(e.data); setTimeout(() => { worker.terminate(); console.log('end') }, 1000)";
    for clock in [Clock::real(), Clock::virtual_time()] {
        let mut options = AgentOptions::default();
        options.clock = clock;
        let mut agent = agent(page, LOOP, options);
        agent.run_until(Until::Idle);
        assert_eq!(log(&mut agent), ["1", "end"]);
    }
}

#[test]
fn no_thread_spins_while_a_worker_waits() {
    let page = "new Worker('w.js').onmessage = e => console.log(e.data)";
    let mut options = AgentOptions::default();
    options.clock = Clock::real();
    let mut agent = agent(page, "setTimeout(() => postMessage('late'), 300)", options);
    let mut waits = 0;
    loop {
        match agent.step() {
            Step::Ran => {}
            Step::WaitsForWorkers => {
                waits += 1;
                agent.wait_for_workers();
            }
            Step::WaitsUntil(time) => agent.run_until(Until::Time(time)),
            _ => break,
        }
    }
    assert_eq!(log(&mut agent), ["late"]);
    assert!(waits < 50, "{waits}");
}

#[test]
fn a_worker_goes_with_its_document() {
    let page = "const frame = document.createElement('iframe'); document.body.append(frame);
        const worker = new frame.contentWindow.Worker('/w.js');
        worker.onmessage = e => { console.log(e.data); frame.remove(); setTimeout(() => console.log('end'), 20) }";
    let mut agent = agent(page, LOOP, AgentOptions::default());
    agent.run_until(Until::Idle);
    assert_eq!(log(&mut agent), ["1", "end"]);
}

/// The script of a worker, a change of the settings, the limit that is reached, and the log.
type BoundCase = (&'static str, fn(&mut AgentOptions), Bound, &'static [&'static str]);

#[test]
fn bounds_hold_for_workers() {
    let page = "const worker = new Worker('w.js'); worker.onmessage = e => console.log(e.data); worker.onerror = e => { console.log(e.type); e.preventDefault() }";
    #[rustfmt::skip]
    let cases: &[BoundCase] = &[
        (LOOP, |options| options.budget.time_per_task = Some(Duration::from_millis(200)), Bound::TimePerTask, &["1"]),
        (LOOP, |options| options.budget.total_time = Some(Duration::from_secs(2)), Bound::TotalTime, &["1"]),
        ("postMessage(1); setInterval(() => {}, 1)", |options| options.budget.tasks = Some(100), Bound::Tasks, &["1"]),
        ("postMessage(1); new Worker('w.js')", |options| options.budget.workers = Some(3), Bound::Workers, &["1"]),
        ("postMessage(1); const all = []; for (;;) all.push(new Uint8Array(1 << 20))", |options| options.budget.memory = Some(32 << 20), Bound::Memory, &["1", "error"]),
        ("postMessage(1); function f() { f() } f()", |_| (), Bound::Stack, &["1", "error"]),
        ("postMessage(1); setInterval(() => fetch('w.js'), 1)", |options| options.budget.requests = Some(20), Bound::Requests, &["1"]),
    ];
    for (worker, set, bound, expected) in cases {
        let mut options = AgentOptions::default();
        set(&mut options);
        let mut agent = agent(page, worker, options);
        agent.run_until(Until::Idle);
        let lines: Vec<String> = log(&mut agent)
            .into_iter()
            .filter(|line| !line.starts_with("error :") && !line.starts_with("error w.js"))
            .collect();
        assert_eq!(lines, *expected, "{worker}");
        assert_eq!(agent.outcome().bound_met(), Some(*bound), "{worker}");
    }
}

/// Collects until so many workers are left: their threads end by themselves.
fn collect(agent: &mut Agent, left: usize) {
    let mut are_left = || {
        agent.collect_garbage();
        agent.run_until(Until::Idle);
        agent.workers() <= left
    };
    waiting::until(&mut are_left, || true);
    assert_eq!(agent.workers(), left);
}

#[test]
fn an_unreachable_worker_ends_once_it_is_idle() {
    let page = "new Worker('w.js').onmessage = e => console.log(e.data); globalThis.kept = new Worker('w.js')";
    let worker = "onmessage = () => postMessage('kept'); fetch('w.js').then(() => setTimeout(() => postMessage('done'), 100))";
    let mut agent = agent(page, worker, AgentOptions::default());
    agent.run_until(Until::Idle);
    assert_eq!(log(&mut agent), ["done"]);
    collect(&mut agent, 1);
    agent.evaluate("kept.onmessage = e => console.log(e.data); kept.postMessage(1)").unwrap();
    agent.run_until(Until::Idle);
    assert_eq!(log(&mut agent), ["kept"]);
    agent.evaluate("kept = null").unwrap();
    collect(&mut agent, 0);
}
