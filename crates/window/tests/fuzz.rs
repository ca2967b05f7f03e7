//! Random scripts that use every interface with random values, getters that throw, and callbacks
//! that re-enter: nothing crashes or hangs.
//!
//! `TREEWRIGHT_SEED` is the first seed. `TREEWRIGHT_SECONDS` is the time to spend, without which
//! `TREEWRIGHT_SEEDS` of them run (100).
//! `.ci/health dom-fuzz` runs it for an hour, with `AddressSanitizer` in the engine and here; then a seed that takes more
//! than `TREEWRIGHT_LONGEST` seconds (60) is a failure: use more on a busy machine.

use std::time::{Duration, Instant};

use treewright_window::loader::{MapLoader, Response};
use treewright_window::{Agent, AgentOptions, Outcome, Until};

/// The number of seeds.
const SEEDS: u64 = 100;

const FUZZER: &str = include_str!("fuzz/fuzzer.js");

const PAGE: &str = "<!DOCTYPE html><title>t</title><body class=b><p id=a>text<i>i</i></p>\
    <form name=f><input name=n><select><option>o</select></form><iframe name=w></iframe>";

fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).map_or(otherwise, |value| value.parse().unwrap())
}

/// Runs the script of a seed in its own agent.
fn run(seed: u64) {
    let mut options = AgentOptions::default();
    options.budget.total_time = Some(Duration::from_secs(10));
    options.budget.time_per_task = Some(Duration::from_secs(2));
    options.budget.memory = Some(128 << 20);
    options.budget.tasks = Some(2_000);
    options.budget.timers = Some(500);
    options.budget.windows = Some(60);
    options.budget.requests = Some(100);
    options.budget.written = Some(100_000);
    let mut loader = MapLoader::new();
    loader.insert("https://example.com/a?b".parse().unwrap(), Response::of_type("text/html", PAGE));
    let mut agent = Agent::new(options).unwrap();
    agent.set_loader(loader);
    let fuzzer =
        FUZZER.replace("SEED", &(seed.wrapping_mul(0x9E37_79B9) % 0xFFFF_FFFF + 1).to_string());
    agent.open("https://example.com/", PAGE.as_bytes()).unwrap();
    // A script that does not run is a mistake of the test, unless the machine is too slow.
    let prepared = agent.evaluate(&format!("{fuzzer}; 0"));
    assert!(prepared.is_ok() || agent.outcome().bound_met().is_some(), "{prepared:?}");
    for _ in 0..10 {
        let _thrown = agent.evaluate("run(60)");
        agent.run_until(Until::Idle);
        agent.collect_garbage();
        agent.take_events();
    }
    assert_ne!(agent.outcome(), Outcome::Panicked, "seed {seed}");
    // What is left can be read.
    if let Some(document) = agent.document() {
        let _text = document.text();
        let _html = document.html();
    }
}

#[test]
fn random_scripts_end() {
    let first = number("TREEWRIGHT_SEED", 1);
    let seconds = number("TREEWRIGHT_SECONDS", 0);
    if seconds == 0 {
        (first..first + number("TREEWRIGHT_SEEDS", SEEDS)).for_each(run);
        return;
    }
    let longest = Duration::from_secs(number("TREEWRIGHT_LONGEST", 60));
    let end = Instant::now() + Duration::from_secs(seconds);
    for seed in first.. {
        let begin = Instant::now();
        if begin >= end {
            break;
        }
        eprintln!("seed {seed}");
        run(seed);
        assert!(begin.elapsed() < longest, "seed {seed} took {:?}", begin.elapsed());
    }
}
