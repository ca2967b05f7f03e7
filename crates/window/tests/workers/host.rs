//! Workers and the surrounding program: requests, threads, and events.

use std::collections::VecDeque;
use std::time::Duration;

use treewright_window::loader::{Answer, LoadResult, Loader, Request, RequestId, Response};
use treewright_window::{Agent, AgentOptions, Clock, Step, Until};

use super::{agent, log};
use crate::alone::is_alone;
use crate::waiting;

/// A loader that hands its requests to the program, on the thread of the agent.
#[derive(Default)]
struct Later(std::rc::Rc<std::cell::RefCell<VecDeque<Request>>>);

impl Loader for Later {
    fn start(&mut self, request: &Request) -> Answer {
        self.0.borrow_mut().push_back(request.clone());
        Answer::Later
    }
}

fn answer(request: &Request) -> LoadResult {
    let script = |text: &str| Ok(Response::of_type("text/javascript", text));
    match request.url.path() {
        "/w.js" => script(
            "importScripts('a.js'); fetch('text').then(r => r.text()).then(t => { const x = new XMLHttpRequest(); x.open('GET', 'sync', false); x.send(); postMessage(loaded + t + x.responseText) })",
        ),
        "/a.js" => script("const loaded = 'loaded '"),
        "/text" => Ok(Response::of_type("text/plain", "text ")),
        "/sync" => Ok(Response::of_type("text/plain", "sync")),
        _ => Ok(Response::with_status(404)),
    }
}

#[test]
fn requests_of_workers_are_answered_by_the_program() {
    for clock in [Clock::virtual_time(), Clock::real()] {
        let requests = Later::default();
        let waiting = std::rc::Rc::clone(&requests.0);
        let mut options = AgentOptions::default();
        options.clock = clock;
        let mut agent = Agent::new(options).unwrap();
        agent.set_loader(requests);
        let page = b"<script>new Worker('/w.js').onmessage = e => console.log(e.data)</script>";
        agent.open("https://example.com/", page).unwrap();
        let mut seen: Vec<(RequestId, String)> = Vec::new();
        for _ in 0..2000 {
            agent.run_until(Until::Idle);
            while let Some(request) = { waiting.borrow_mut().pop_front() } {
                seen.push((request.id, request.url.path().to_owned()));
                let result = answer(&request);
                agent.provide(request.id, result);
            }
            if seen.len() == 4 && agent.step() == Step::Idle {
                break;
            }
        }
        let paths: Vec<&str> = seen.iter().map(|(_, path)| path.as_str()).collect();
        assert_eq!(paths, ["/w.js", "/a.js", "/text", "/sync"]);
        assert_eq!(log(&mut agent), ["loaded text sync"]);
    }
}

#[test]
fn cookies_and_referrers_of_workers() {
    let seen = std::rc::Rc::new(std::cell::RefCell::new(Vec::new()));
    let log_of_requests = std::rc::Rc::clone(&seen);
    let loader = move |request: &Request| {
        let header = |name: &str| request.headers.text(name).unwrap_or_default();
        let line = format!(
            "{} {} {} [{}] [{}]",
            request.url.path(),
            request.destination.as_str(),
            request.mode.as_str(),
            header("Cookie"),
            header("Referer")
        );
        log_of_requests.borrow_mut().push(line);
        Answer::Now(match request.url.path() {
            "/dir/w.js" => Ok(Response::of_type(
                "text/javascript",
                "fetch('/set').then(() => fetch('/get')).then(() => fetch('/omit', {credentials: 'omit'})).then(() => postMessage(1))",
            )),
            "/set" => {
                let mut response = Response::of_type("text/plain", "");
                response.headers.set("Set-Cookie", "b=2");
                Ok(response)
            }
            _ => Ok(Response::of_type("text/plain", "")),
        })
    };
    let mut agent = Agent::new(AgentOptions::default()).unwrap();
    agent.set_loader(loader);
    let page = b"<script>document.cookie = 'a=1'; new Worker('/dir/w.js').onmessage = e => console.log(document.cookie)</script>";
    agent.open("https://example.com/page", page).unwrap();
    agent.run_until(Until::Idle);
    assert_eq!(log(&mut agent), ["a=1; b=2"]);
    assert_eq!(
        *seen.borrow(),
        [
            "/dir/w.js worker same-origin [a=1] [https://example.com/page]",
            "/set  cors [a=1] [https://example.com/dir/w.js]",
            "/get  cors [a=1; b=2] [https://example.com/dir/w.js]",
            "/omit  cors [] [https://example.com/dir/w.js]",
        ]
    );
}

/// The threads of this process whose name is that of workers.
fn threads() -> usize {
    let Ok(tasks) = std::fs::read_dir("/proc/self/task") else { return 0 };
    let names =
        tasks.flatten().filter_map(|task| std::fs::read_to_string(task.path().join("comm")).ok());
    names.filter(|name| name.trim_end() == "worker").count()
}

#[test]
#[cfg(target_os = "linux")]
fn no_threads_are_left() {
    // Other tests have workers at the same time.
    if !is_alone("workers::host::no_threads_are_left") {
        return;
    }
    for worker in [
        "postMessage(1)",
        "postMessage(1); close()",
        "postMessage(1); for (;;);",
        "postMessage(1); setInterval(() => {}, 5)",
        "postMessage(1); throw 1",
        "const inner = new Worker('data:text/javascript,for (;;);'); postMessage(1)",
    ] {
        let page = "const all = []; for (let i = 0; i < 5; i++) { all[i] = new Worker('w.js'); all[i].onmessage = e => { if (i % 2) all[i].terminate() } } onerror = () => true";
        let mut options = AgentOptions::default();
        options.clock = Clock::real();
        let mut agent = agent(page, worker, options);
        for _ in 0..200 {
            if agent.step() != Step::Ran {
                agent.wait_for_messages(Duration::from_millis(1));
            }
        }
        drop(agent);
        assert_eq!(threads(), 0, "{worker}");
    }
}

#[test]
fn pages_that_go_take_their_workers_along() {
    let worker = "postMessage(1); for (;;);";
    for leave in [
        "location = 'about:blank'",
        "document.open(); document.close(); location = '/other.html'",
        "open('about:blank', 'popup'); close()",
    ] {
        let page = format!(
            "const worker = new Worker('w.js'); worker.onmessage = e => {{ console.log(e.data); {leave} }}"
        );
        let mut agent = agent(&page, worker, AgentOptions::default());
        agent.run_until(Until::Idle);
        assert_eq!(log(&mut agent).first().map(String::as_str), Some("1"), "{leave}");
        let expected = usize::from(leave.ends_with("close()"));
        let mut are_gone = || {
            agent.run_until(Until::Idle);
            agent.workers() <= expected
        };
        waiting::until(&mut are_gone, || true);
    }
}

#[test]
fn a_page_that_makes_workers_without_end() {
    let mut options = AgentOptions::default();
    options.budget.workers = Some(20);
    let page = "setInterval(() => new Worker('w.js'), 1)";
    let mut agent = agent(page, "new Worker('w.js')", options);
    agent.run_until(Until::Idle);
    assert_eq!(agent.outcome().bound_met(), Some(treewright_window::Bound::Workers));
}
