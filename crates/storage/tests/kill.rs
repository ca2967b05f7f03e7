//! A process that writes is killed again and again: everything that it acknowledged is there, each
//! commit whole.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};

use treewright_storage::{Cause, CookieContext, Profile, ProfileOptions};

/// The folder of the profile, for a process that was started by the test.
const CHILD: &str = "TREEWRIGHT_KILL";

const ORIGIN: &str = "https://example.org";

/// The pairs of each commit.
const PAIRS: usize = 40;

/// The number of times: `.ci/health` asks for 300.
fn times() -> u32 {
    std::env::var("TREEWRIGHT_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(12)
}

/// Not a test: the process that is killed. Each commit sets all pairs to its number, which it prints then.
#[test]
fn child() {
    let Ok(folder) = std::env::var(CHILD) else { return };
    let profile = Profile::open(&folder, &ProfileOptions::default()).expect("a profile");
    assert_eq!(profile.set_aside(), None);
    let mut client = profile.client();
    // A listener, so the journal is written.
    let mut listener = profile.client();
    listener.open(ORIGIN).expect("readable");
    client.open(ORIGIN).expect("readable");
    let key = |n: usize| format!("key {n}").into();
    let before = client.area(ORIGIN).and_then(|area| area.get(&key(0)));
    let before = before.and_then(|text| text.as_str()?.split(' ').next()?.parse().ok());
    let mut number: u64 = before.unwrap_or(0);
    let cause = Cause::new("https://example.org/", "example.org");
    let url = "https://example.org/".parse().expect("a URL");
    loop {
        number += 1;
        if number.is_multiple_of(7) {
            client.clear(ORIGIN, &cause);
        }
        for n in 0..PAIRS {
            let value = format!("{number} {}", "x".repeat(n * 20));
            client.set(ORIGIN, key(n), value.into(), &cause).expect("room");
        }
        client.commit().expect("a commit");
        listener.news().expect("readable");
        if number.is_multiple_of(5) {
            let request = CookieContext::new(&url, 1_800_000_000);
            profile
                .set_cookie(&format!("c={number}; Max-Age=10000000"), &request)
                .expect("writable");
        }
        if number.is_multiple_of(11) {
            client.rest();
        }
        // In one write, so a line is written completely or not at all.
        let line = format!("stored {number}\n");
        std::io::stdout().write_all(line.as_bytes()).expect("somebody reads");
    }
}

/// Runs the child until it has said that it stored so many commits, lets it go on for so many turns of the processor, and
/// kills it. Gives the last number that it has printed.
fn run_and_kill(folder: &Path, commits: usize, turns: u64) -> u64 {
    let program = std::env::current_exe().expect("this program");
    let mut child = Command::new(program)
        .args(["--exact", "kill::child", "--nocapture"])
        .env(CHILD, folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("a process");
    let lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let number = |line: String| line.split("stored ").nth(1)?.parse().ok();
    let mut numbers = lines.map_while(Result::ok).filter_map(number);
    let last = numbers.by_ref().take(commits).last().unwrap_or(0);
    for _ in 0..turns {
        std::thread::yield_now();
    }
    child.kill().expect("it runs");
    let last = numbers.last().unwrap_or(last);
    child.wait().expect("it ran");
    last
}

#[test]
fn killed_in_the_middle_of_writes() {
    if std::env::var(CHILD).is_ok() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let mut last = 0;
    let mut seed: u64 = 1;
    for round in 0..times() {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let (commits, turns) = ((seed >> 33) % 60, (seed >> 43) % 20_000);
        let acknowledged = run_and_kill(folder.path(), commits as usize, turns).max(last);
        let profile = Profile::open(folder.path(), &ProfileOptions::default()).expect("a profile");
        assert_eq!(profile.set_aside(), None, "round {round}");
        assert_eq!(profile.check().expect("readable").problems, [""; 0], "round {round}");
        let area = profile.items(ORIGIN).expect("readable");
        if acknowledged == 0 && area.is_empty() {
            continue;
        }
        assert_eq!(area.len(), PAIRS, "round {round}");
        let numbers: Vec<u64> = area
            .iter()
            .filter_map(|(_, value)| value.as_str()?.split(' ').next()?.parse().ok())
            .collect();
        assert_eq!(numbers, [numbers[0]; PAIRS], "round {round}: a commit is whole");
        assert!(numbers[0] >= acknowledged, "round {round}: {} < {acknowledged}", numbers[0]);
        last = numbers[0];
    }
    assert!(last > 0, "something was stored");
    println!("{} times, {last} commits", times());
}
