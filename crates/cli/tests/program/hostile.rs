//! Scripts that burn time or memory, run by the command: the processor time and the memory of its process.
//!
//! The scripts are those of the tests of windows. `cargo test` runs those that used to break the bounds;
//! `TREEWRIGHT_HOSTILE=all`, as in `.ci/health budgets`, runs all of them.

use std::fs;
use std::process::{Command, Stdio};

use crate::{Folder, run};

const SCRIPTS: &str = include_str!("../../../window/tests/hostile/scripts.tsv");

/// The bounds of the page, and those of the process: seconds of processor time, and bytes.
const BUDGET: &str = "time-per-task=1,total-time=3,memory=67108864";
const SECONDS: u64 = 6;
const MOST: u64 = 256 << 20;

/// Names in `scripts.tsv` that `cargo test` runs.
const SOME: [&str; 11] = [
    "regex-alt",
    "str-index",
    "json-wide",
    "text-28",
    "blob-28",
    "repeat-upper",
    "wasm-shared-grow",
    "worker-strings",
    "css-parents-is",
    "css-huge-all",
    "css-change",
];

const BEFORE: &str = "const d = document, b = d.body; let s = 'x'.repeat(1e5), a = [], \
    t = d.createTextNode(s), e = d.createElement('div');";

/// The scripts of a line.
fn forms(line: &str) -> Vec<(String, String)> {
    let parts: Vec<&str> = line.split('\t').collect();
    let [form, name, script] = parts[..] else { panic!("a line without three parts: {line}") };
    if form == "once" {
        return vec![(name.to_owned(), script.to_owned())];
    }
    let forms = [
        ("", format!("{BEFORE} for (;;) {{ {script} }}")),
        (", caught", format!("{BEFORE} for (;;) try {{ {script} }} catch {{}}")),
        (", by timers", format!("{BEFORE} setInterval(() => {{ {script} }})")),
    ];
    forms.map(|(form, script)| (format!("{name}{form}"), script)).into()
}

/// The number after a name in a file of `/proc`.
fn number(text: &str, name: &str) -> u64 {
    let line = text.lines().find_map(|line| line.strip_prefix(name));
    let word = line.and_then(|line| line.split_whitespace().next());
    word.and_then(|word| word.parse().ok()).unwrap_or(0)
}

/// Runs the command on a page, and says what was wrong.
fn complaint(page: &str) -> Option<String> {
    // A process that takes more processor time gets a signal.
    let mut child = Command::new("sh")
        .args(["-c", &format!("ulimit -t {SECONDS}; exec \"$@\""), "sh"])
        .arg(env!("CARGO_BIN_EXE_treewright"))
        .args(["run", "--format=none", "--wait=idle", "--budget", BUDGET, page])
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stderr = child.stderr.take().unwrap();
    let reader = std::thread::spawn(move || {
        let mut text = String::new();
        let _ = std::io::Read::read_to_string(&mut stderr, &mut text);
        text
    });
    let status = format!("/proc/{}/status", child.id());
    let mut peak = 0;
    let ended = loop {
        if let Ok(text) = fs::read_to_string(&status) {
            peak = peak.max(number(&text, "VmHWM:") * 1024);
        }
        if let Some(ended) = child.try_wait().unwrap() {
            break ended;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    };
    let text = reader.join().unwrap();
    let first = || text.lines().next().unwrap_or_default().to_owned();
    match ended.code() {
        None => Some(format!("{ended}, {} MiB: {}", peak >> 20, first())),
        Some(0 | 1) if peak <= MOST => None,
        Some(0 | 1) => Some(format!("{} MiB", peak >> 20)),
        Some(code) => Some(format!("exit code {code}: {text}")),
    }
}

#[cfg(target_os = "linux")]
#[test]
fn bounds_hold_for_the_process() {
    let folder = Folder::new("hostile");
    let all = std::env::var("TREEWRIGHT_HOSTILE").is_ok_and(|which| which == "all");
    let mut complaints = Vec::new();
    for line in SCRIPTS.lines().filter(|line| !line.starts_with('#')) {
        if !all && !SOME.contains(&line.split('\t').nth(1).unwrap_or_default()) {
            continue;
        }
        for (name, script) in forms(line) {
            let page = format!("<!DOCTYPE html><body><script>{script}</script>");
            let path = folder.file("page.html", page);
            if let Some(complaint) = complaint(&path) {
                eprintln!("{name}: {complaint}");
                complaints.push(format!("{name}: {complaint}"));
            }
            if !all {
                break;
            }
        }
    }
    assert!(complaints.is_empty(), "{complaints:#?}");
}

/// The smallest inputs of what was found: the outcome and no watchdog.
#[test]
fn regressions() {
    let cases = [
        (
            "<script>customElements.define('x-bad', class extends HTMLElement { constructor() { super(); Promise.resolve()\
             .then(() => this.setAttribute('a', 'b')) } })</script><x-bad></x-bad>",
            "NotSupportedError",
        ),
        (
            "<body><script>for (let i = 0; i < 1e5; i++) document.body.append(document.createElement('iframe'))</script>",
            "the limit",
        ),
        ("<script>new RegExp('a|'.repeat(400000))</script>", "the limit time-per-task was reached"),
        (
            "<script>const t = document.createTextNode('xxxxxxxxxx'); for (;;) t.appendData(t.data)</script>",
            "the limit memory was reached",
        ),
    ];
    for (page, expected) in cases {
        let arguments =
            ["run", "--format=none", "--budget", "time-per-task=2,total-time=4,memory=33554432"];
        let run = run(&arguments, page.as_bytes());
        assert_eq!(run.code, 0, "{page}: {}", run.err);
        assert!(run.err.contains(expected), "{page}: {}", run.err);
    }
}

/// Pipes and devices below the root are not files.
#[cfg(unix)]
#[test]
fn pipes_are_not_read() {
    let folder = Folder::new("pipes");
    let pipe = format!("{}/pipe", folder.path());
    if !Command::new("mkfifo").arg(&pipe).status().is_ok_and(|status| status.success()) {
        return;
    }
    let page = folder
        .file("page.html", "<script src=pipe></script><script>document.title = 'on'</script>");
    let run = run(&["run", "--eval=document.title", &page], b"");
    assert_eq!((run.code, run.out.as_str()), (0, "\"on\"\n"), "{}", run.err);
}
