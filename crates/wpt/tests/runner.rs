//! The runner without an agent: a host that plays back messages, and processes that misbehave.

use std::collections::VecDeque;
use std::fmt::Write as _;
use std::path::Path;
use std::time::Duration;

use treewright_window::loader::{Answer, Loader, Request, RequestId};
use treewright_wpt::discovery::{file_of_test, find, is_long};
use treewright_wpt::outcome::{HarnessStatus, Outcome, Subtest};
use treewright_wpt::page::{Event, Host, Test, report_script, run};
use treewright_wpt::pool::{self, Settings};

fn root() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/root")
}

fn test(path: &str) -> Test {
    Test { path: path.to_owned(), long: false }
}

/// A host that replays prepared events, a list for each time that it runs.
#[derive(Default)]
struct Playback {
    steps: VecDeque<Vec<Event>>,
    url: String,
    report: String,
}

impl Host for Playback {
    fn navigate(&mut self, url: &str, mut loader: Box<dyn Loader>) -> Result<(), String> {
        url.clone_into(&mut self.url);
        let script = "http://web-platform.test:8000/resources/testharnessreport.js";
        let request = Request::get(RequestId(1), script.parse().map_err(|_| "no address")?);
        if let Answer::Now(Ok(response)) = loader.start(&request) {
            self.report = String::from_utf8_lossy(&response.body.bytes()).into_owned();
        }
        if self.url.contains("refused") { Err("it was refused".to_owned()) } else { Ok(()) }
    }

    fn run(&mut self, last: Duration) -> bool {
        assert_eq!(last, Duration::from_secs(25));
        !self.steps.is_empty()
    }

    fn take_events(&mut self) -> Vec<Event> {
        self.steps.pop_front().unwrap_or_default()
    }
}

/// Runs a test whose page sends messages: those of the report script begin with `one:` or `all:`.
fn play(path: &str, steps: &[&[&str]]) -> (Outcome, Playback) {
    let event = |text: &&str| match text.split_once(':') {
        Some(("one" | "all", _)) => Event::Console(format!("\u{1}treewright-wpt:{text}")),
        Some(("error", message)) => Event::Error(message.to_owned()),
        _ => Event::Console((*text).to_owned()),
    };
    let steps = steps.iter().map(|events| events.iter().map(event).collect()).collect();
    let mut host = Playback { steps, ..Playback::default() };
    let outcome = run(&mut host, &test(path), &root(), |event| {
        let Event::Console(text) = event else { return };
        assert!(!text.starts_with('\u{1}'), "{text}");
    });
    (outcome, host)
}

#[test]
fn messages_become_results() {
    let one = r#"one:{"name":"a","status":0,"message":""}"#;
    let all = r#"all:{"status":0,"message":"","subtests":[{"name":"a","status":0,"message":""},
        {"name":"a","status":1,"message":"why"},{"name":"b","status":3,"message":""}]}"#;
    let timeout = r#"all:{"status":2,"message":"late","subtests":[]}"#;
    #[rustfmt::skip]
    let cases: [(&[&[&str]], &str); 8] = [
        (&[&["hello", one], &[all]], "OK [] a=PASS[] a #2=FAIL[why] b=NOTRUN[]"),
        (&[&[one, all, timeout]], "OK [] a=PASS[] a #2=FAIL[why] b=NOTRUN[]"),
        (&[&[timeout]], "TIMEOUT [late]"),
        (&[&[one, one], &[]], "TIMEOUT [it did not end] a=PASS[] a #2=PASS[]"),
        (&[&["error:first", "error:second", "error:3", "error:4"]], "TIMEOUT [it did not end; first; second; 3]"),
        (&[], "TIMEOUT [it did not end]"),
        (&[&["all:no json", "all:{}", "one:[]", r#"one:{"name":1,"status":9,"message":""}"#]], "TIMEOUT [it did not end]"),
        (&[&[r#"all:{"status":4,"message":"","subtests":[]}"#]], "TIMEOUT [it did not end]"),
    ];
    for (steps, expected) in cases {
        let (outcome, _) = play("/a.html", steps);
        let mut found = format!("{} [{}]", outcome.status, outcome.message);
        for subtest in &outcome.subtests {
            let Subtest { name, status, message } = subtest;
            write!(found, " {name}={status}[{message}]").expect("it is a text");
        }
        assert_eq!(found, expected);
        assert_eq!(Outcome::from_line(&outcome.to_line()), Ok(outcome));
    }
    let (outcome, _) = play("/refused.html", &[]);
    assert_eq!(
        (outcome.status, outcome.message.as_str()),
        (HarnessStatus::Error, "it was refused")
    );
}

#[test]
fn addresses_and_the_report_script() {
    let cases = [
        ("/a/b.html", "http://web-platform.test:8000/a/b.html"),
        ("/a/b.https.html?x", "https://web-platform.test:8443/a/b.https.html?x"),
        ("/a/b.https.any.html", "https://web-platform.test:8443/a/b.https.any.html"),
        ("/a.https.b/c.html?.https.", "http://web-platform.test:8000/a.https.b/c.html?.https."),
    ];
    for (path, expected) in cases {
        assert_eq!(play(path, &[]).1.url, expected);
    }
    let (_, host) = play("/a.html", &[]);
    assert_eq!(host.report, report_script(false));
    assert!(host.report.contains("write(\"\\u0001treewright-wpt:\" + kind"), "{}", host.report);
    assert!(host.report.contains("setTimeout(timeout, 20000)"));
    assert!(report_script(true).contains("setTimeout(timeout, 60000)"));
}

#[test]
fn tests_are_found() {
    let found = |prefixes: &[&str], workers: bool| {
        let prefixes: Vec<String> = prefixes.iter().map(|prefix| (*prefix).to_owned()).collect();
        let tests = find(&root().join("suite"), &prefixes, workers).expect("it can be read");
        let tests = tests
            .iter()
            .map(|test| format!("{}{}", test.path, if test.long { " long" } else { "" }));
        tests.collect::<Vec<_>>().join("\n")
    };
    let windows = "/a/page.html long\n/a/scripts/s.any.html?1\n/a/scripts/s.any.html?2\n/a/scripts/t.window.html\n\
                   /b/variants.xhtml?x\n/b/variants.xhtml?y";
    assert_eq!(found(&[], false), windows);
    assert_eq!(found(&["/b/"], false), "/b/variants.xhtml?x\n/b/variants.xhtml?y");
    assert_eq!(
        found(&["/a/pa", "/a/scripts/t"], true),
        "/a/page.html long\n/a/scripts/t.window.html"
    );
    let workers = found(&["/a/scripts/s"], true);
    assert_eq!(
        workers,
        "/a/scripts/s.any.html?1\n/a/scripts/s.any.html?2\n/a/scripts/s.any.worker.html?1\n/a/scripts/s.any.worker.html?2"
    );
    assert!(find(Path::new("/nonexistent"), &[], false).is_err());
}

#[test]
fn files_of_tests() {
    let root = root();
    let cases = [
        ("/a.any.html", "a.any.js", true),
        ("/a.any.sharedworker.html?x", "a.any.js", true),
        ("/w.sub.window.html", "w.sub.window.js", false),
        ("/v.worker.html", "v.worker.js", false),
        ("/plain.html?any.", "plain.html", false),
    ];
    for (path, file, long) in cases {
        assert_eq!(file_of_test(&root, path), root.join(file), "{path}");
        assert_eq!(is_long(&root, path), long, "{path}");
    }
}

/// Runs tests in processes that are shell scripts.
#[cfg(unix)]
fn in_processes(script: &str, tests: &[&str], limit: Duration) -> Vec<String> {
    let settings = Settings {
        program: "/bin/sh".into(),
        arguments: vec!["-c".to_owned(), script.to_owned()],
        processes: 2,
        limit,
    };
    let tests: Vec<Test> = tests.iter().map(|path| test(path)).collect();
    let mut results = vec![String::new(); tests.len()];
    pool::run(&tests, &settings, |number, outcome| {
        assert_eq!(outcome.test, tests[number].path);
        results[number] = format!("{} {}", outcome.status, outcome.message);
    });
    results
}

#[cfg(unix)]
#[test]
fn processes_that_misbehave_cost_one_test() {
    let script = r#"while read -r line; do
        case "$line" in
            *crash*) echo "it broke" >&2; exit 3;;
            *abort*) kill -ABRT $$;;
            *noise*) echo "noise";;
            *) test="${line##*\"test\":\"}"; echo "{\"test\":\"${test%%\"*}\",\"status\":\"OK\",\"message\":\"\",\"subtests\":[]}";;
        esac
    done"#;
    let tests = ["/1", "/crash", "/2", "/3", "/abort", "/noise", "/4", "/5"];
    let results = in_processes(script, &tests, Duration::MAX);
    let begins = [
        "OK",
        "CRASH exit status: 3: it broke",
        "OK",
        "OK",
        "CRASH signal: 6",
        "CRASH no result came but \"noise\"",
        "OK",
        "OK",
    ];
    for (result, begin) in results.iter().zip(begins) {
        assert!(result.starts_with(begin), "{result}, not {begin}");
    }
}

#[cfg(unix)]
#[test]
fn processes_that_hang_are_replaced() {
    let script = "while read -r line; do :; done";
    for result in in_processes(script, &["/1", "/2", "/3"], Duration::from_secs(1)) {
        assert!(result.starts_with("TIMEOUT no result after 1 s"), "{result}");
    }
}
