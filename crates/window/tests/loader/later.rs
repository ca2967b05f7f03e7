use std::time::Duration;

use treewright_window::loader::{
    Answer, ChainLoader, FollowingLoader, LoadError, LoadResult, Loader, MapLoader,
    RecordingLoader, Redirect, ReplayLoader, Request, RequestId, Response, RobotsLoader,
};

use super::{get, line};

/// A loader that answers when it is asked again.
struct Later {
    map: MapLoader,
    open: Vec<(RequestId, LoadResult)>,
}

impl Loader for Later {
    fn start(&mut self, request: &Request) -> Answer {
        match self.map.start(request) {
            Answer::Now(result) => self.open.push((request.id, result)),
            Answer::Later => panic!("a map answers at once"),
        }
        Answer::Later
    }

    fn take_answers(&mut self, _: Duration) -> Vec<(RequestId, LoadResult)> {
        std::mem::take(&mut self.open)
    }

    fn cancel(&mut self, id: RequestId) {
        self.open.retain(|(other, _)| *other != id);
    }
}

fn later() -> Later {
    let url = |path: &str| format!("https://a.test/{path}").parse().expect("it is an address");
    let mut map = MapLoader::new();
    let mut moved = Response::with_status(302);
    moved.headers.set("Location", "/page");
    map.insert(url("old"), moved);
    map.insert(url("page"), Response::of_type("text/plain", "page"));
    map.insert_error(url("broken"), LoadError::TimedOut);
    Later { map, open: Vec::new() }
}

/// Starts requests, cancels some, and collects the answers by number.
fn run(loader: &mut impl Loader, paths: &[&str], cancelled: &[u64]) -> Vec<String> {
    let mut answers = Vec::new();
    for (path, number) in paths.iter().zip(0..) {
        let mut request = get(&format!("https://a.test/{path}"));
        (request.id, request.redirect) = (RequestId(number), Redirect::Follow);
        match loader.start(&request) {
            Answer::Now(result) => answers.push((request.id, result)),
            Answer::Later => {}
        }
    }
    for number in cancelled {
        loader.cancel(RequestId(*number));
    }
    // A followed redirect takes a second round.
    for _ in 0..3 {
        answers.extend(loader.take_answers(Duration::from_millis(1)));
    }
    answers.sort_by_key(|(id, _)| *id);
    answers.iter().map(|(id, result)| format!("{}: {}", id.0, line(result))).collect()
}

const PATHS: [&str; 4] = ["page", "old", "broken", "none"];

#[test]
fn answers_come_later() {
    let (page, error, none) =
        ("200 text/plain - \"page\"", "2: timed-out".to_owned(), "3: not-found".to_owned());
    let moved = "1: 302 - /page \"\"".to_owned();
    let all = |second: String| vec![format!("0: {page}"), second, error.clone(), none.clone()];
    assert_eq!(run(&mut later(), &PATHS, &[]), all(moved.clone()));
    assert_eq!(run(&mut FollowingLoader::new(later()), &PATHS, &[]), all(format!("1: {page}")));
    let mut chain = ChainLoader::new().and(MapLoader::new()).and(later());
    assert_eq!(run(&mut chain, &PATHS, &[]), all(moved.clone()));

    let mut file = Vec::new();
    let mut recording = RecordingLoader::new(later(), &mut file).expect("a vector can be written");
    assert_eq!(run(&mut recording, &PATHS, &[]), all(moved.clone()));
    drop(recording);
    let mut replay = ReplayLoader::read(file.as_slice()).expect("it was written so");
    assert_eq!(run(&mut replay, &PATHS, &[]), all(moved));
}

#[test]
fn nothing_comes_for_a_cancelled_request() {
    let rest = ["2: timed-out", "3: not-found"];
    assert_eq!(run(&mut later(), &PATHS, &[0, 1, 9]), rest);
    assert_eq!(run(&mut FollowingLoader::new(later()), &PATHS, &[0, 1]), rest);
    assert_eq!(run(&mut ChainLoader::new().and(later()), &PATHS, &[0, 1]), rest);
    let mut file = Vec::new();
    let mut recording = RecordingLoader::new(later(), &mut file).expect("a vector can be written");
    assert_eq!(run(&mut recording, &PATHS, &[0, 1]), rest);
    drop(recording);
    assert_eq!(String::from_utf8_lossy(&file).lines().count(), 3, "the first line and two answers");
}

/// The answers of a site with this file for robots, and with all else as above.
fn robots(file: Result<Response, LoadError>) -> [Vec<String>; 2] {
    let mut site = later();
    let url = |path: &str| format!("https://a.test/{path}").parse().expect("it is an address");
    let mut moved = Response::with_status(301);
    moved.headers.set("Location", "/moved");
    site.map.insert(url("robots.txt"), moved);
    match file {
        Ok(response) => site.map.insert(url("moved"), response),
        Err(error) => site.map.insert_error(url("moved"), error),
    }
    let at_once = site.map.clone();
    [
        run(&mut RobotsLoader::new(site, "treewright"), &PATHS, &[2]),
        run(&mut RobotsLoader::new(at_once, "treewright"), &PATHS, &[]),
    ]
}

#[test]
fn robots_ask_first() {
    let page = "0: 200 text/plain - \"page\"";
    let moved = "1: 302 - /page \"\"";
    let file = Response::of_type("text/plain", "User-agent: *\nDisallow: /old");
    let [later, at_once] = robots(Ok(file));
    assert_eq!(later, [page, "1: disallowed", "3: not-found"]);
    assert_eq!(at_once, [page, "1: disallowed", "2: timed-out", "3: not-found"]);
    let [later, _] = robots(Ok(Response::with_status(404)));
    assert_eq!(later, [page, moved, "3: not-found"]);
    for unreachable in [Ok(Response::with_status(503)), Err(LoadError::TimedOut)] {
        let [later, _] = robots(unreachable);
        assert_eq!(later, ["0: disallowed", "1: disallowed", "3: disallowed"]);
    }
}
