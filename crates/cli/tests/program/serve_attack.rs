//! `treewright serve` on a hostile network: nine kinds of bad clients, all at once, while a good one asks.
//!
//! `cargo test` opens a few hundred connections; `TREEWRIGHT_ATTACKERS` sets another number, as `.ci/health serve-attack`
//! does, which also demands that each good request is answered within a second.

use std::collections::VecDeque;
use std::io::{Read as _, Write as _};
use std::net::{Shutdown, TcpStream};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crate::serve::{Server, packed};
use crate::waiting;

/// Connections of all bad clients together, if nothing else is asked for.
const SOME: usize = 270;

/// The largest memory of the server.
const MOST_MEMORY: u64 = 300 << 20;

/// The longest time for a good request where times are measured.
const LONGEST: Duration = Duration::from_secs(1);

/// The number of open connections that a kind of clients keeps. The system has a limit for this process too.
const MOST_KEPT: usize = 60;

const HOST: &str = "Host: localhost\r\n";

/// The work of a bad client with a connection; it may keep the connection open.
type Attack = fn(&mut Attacker<'_>);

const KINDS: [(&str, Attack); 9] = [
    ("bodies that stop", stalled_body),
    ("heads that come byte by byte", slow_head),
    ("idle connections", idle),
    ("a head with an endless line", endless_line),
    ("a head with endless lines", endless_lines),
    ("wrong framing", wrong_framing),
    ("clients that go away", going_away),
    ("pages that take long", hostile_page),
    ("foreign pages", foreign_page),
];

struct Attacker<'a> {
    address: &'a str,
    /// The number of the connection.
    turn: usize,
    kept: VecDeque<TcpStream>,
}

impl Attacker<'_> {
    /// A server that is busy with others may drop a connection at any time, so that nothing here is an error.
    fn connect(&self) -> Option<TcpStream> {
        TcpStream::connect(self.address).ok()
    }

    fn keep(&mut self, stream: TcpStream) {
        if self.kept.len() >= MOST_KEPT {
            self.kept.pop_front();
        }
        self.kept.push_back(stream);
    }

    /// Sends bytes, and returns the answer up to the end of the connection.
    fn ask(&self, bytes: &[u8]) -> String {
        let Some(mut stream) = self.connect() else { return String::new() };
        let _ = stream.write_all(bytes);
        answer(&mut stream)
    }
}

fn answer(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    let _ = stream.read_to_end(&mut bytes);
    String::from_utf8_lossy(&bytes).into_owned()
}

fn status(answer: &str) -> &str {
    answer.split(' ').nth(1).unwrap_or_default()
}

/// Asserts a status, if the server has answered.
#[track_caller]
fn assert_status(answer: &str, expected: &[&str]) {
    let found = status(answer);
    assert!(answer.is_empty() || expected.contains(&found), "{found}, not {expected:?}: {answer}");
}

fn stalled_body(attacker: &mut Attacker<'_>) {
    let Some(mut stream) = attacker.connect() else { return };
    let lengths: [(u64, usize); 4] =
        [(100_000, 1), (300_000, 3000), (30_000_000_000, 1), (9_000_000, 100_000)];
    let (length, sent) = lengths[attacker.turn % lengths.len()];
    let head = format!("POST / HTTP/1.1\r\n{HOST}Content-Length: {length}\r\n\r\n");
    let _ = stream.write_all(&[head.as_bytes(), &vec![b'a'; sent]].concat());
    attacker.keep(stream);
}

fn slow_head(attacker: &mut Attacker<'_>) {
    let Some(mut stream) = attacker.connect() else { return };
    let _ = stream.write_all(b"POST / HTTP/1.1\r\nHost: localh");
    attacker.keep(stream);
    for stream in &mut attacker.kept {
        let _ = stream.write_all(b"o");
    }
}

fn idle(attacker: &mut Attacker<'_>) {
    let Some(stream) = attacker.connect() else { return };
    attacker.keep(stream);
}

/// Sends a piece again and again, until the server refuses it or it has been enough.
fn endless(attacker: &Attacker<'_>, start: &str, piece: &str) {
    const ENOUGH: usize = 1 << 20;
    let Some(mut stream) = attacker.connect() else { return };
    let piece = piece.repeat((1 << 14) / piece.len());
    let _ = stream.write_all(start.as_bytes());
    for _ in 0..ENOUGH / piece.len() {
        if stream.write_all(piece.as_bytes()).is_err() {
            break;
        }
    }
    let _ = stream.shutdown(Shutdown::Write);
    assert_status(&answer(&mut stream), &["431", "414", "400"]);
}

fn endless_line(attacker: &mut Attacker<'_>) {
    match attacker.turn % 3 {
        0 => endless(attacker, "GET / HTTP/1.1\r\nA: ", "a"),
        1 => endless(attacker, "GET /", "a"),
        _ => endless(attacker, "", "a"),
    }
}

fn endless_lines(attacker: &mut Attacker<'_>) {
    match attacker.turn % 3 {
        0 => endless(attacker, "GET / HTTP/1.1\r\n", "a: b\r\n"),
        1 => endless(attacker, "GET / HTTP/1.1\r\nHost: localhost\r\n", "\u{1}: b\r\n"),
        _ => endless(attacker, "POST / HTTP/1.1\r\n", "Content-Length: 5\r\n"),
    }
}

/// Requests with wrong framing: the part after the first line, and the request that must not be seen.
/// <https://www.rfc-editor.org/rfc/rfc9112#section-6.3>
const WRONG: [&str; 19] = [
    "Content-Length: -5\r\n\r\nabcde",
    "Content-Length: +5\r\n\r\nabcde",
    "Content-Length: 18446744073709551616\r\n\r\nabcde",
    "Content-Length: 99999999999999999999999\r\n\r\nabcde",
    "Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcde",
    "Content-Length: 5, 6\r\n\r\nabcde",
    "Content-Length: 5 5\r\n\r\nabcde",
    "Content-Length: 0x5\r\n\r\nabcde",
    "Content-Length: \r\n\r\nabcde",
    "Content-Length : 5\r\n\r\nabcde",
    "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n",
    "Transfer-Encoding: chunked\r\nA: b\r\ncontent-length: 0\r\n\r\n0\r\n\r\n",
    "Transfer-Encoding: gzip\r\n\r\n0\r\n\r\n",
    "Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n",
    "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n",
    "A: b\r\n c: d\r\n\r\n",
    "A\0: b\r\n\r\n",
    "Host: localhost\r\n\r\n",
];

const SMUGGLED: &str = "GET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n";

fn wrong_framing(attacker: &mut Attacker<'_>) {
    let wrong = WRONG[attacker.turn % WRONG.len()];
    let found = attacker.ask(format!("POST / HTTP/1.1\r\n{HOST}{wrong}{SMUGGLED}").as_bytes());
    assert_status(&found, &["400"]);
    assert!(found.matches("HTTP/1.1 ").count() <= 1, "{wrong}: {found}");
}

fn going_away(attacker: &mut Attacker<'_>) {
    let page = "<!doctype html><title>t</title>".repeat(100);
    let length = page.len();
    let whole = format!("POST / HTTP/1.1\r\n{HOST}Content-Length: {length}\r\n\r\n{page}");
    let Some(mut stream) = attacker.connect() else { return };
    let sent = [1, 30, 100, length - 1, whole.len()][attacker.turn % 5];
    let _ = stream.write_all(&whole.as_bytes()[..sent]);
    if attacker.turn.is_multiple_of(2) {
        let _ = stream.shutdown(Shutdown::Write);
    }
}

/// Pages that are slow, or whose trees are large, by a number and a size.
fn page(turn: usize) -> String {
    use std::fmt::Write as _;

    let count = 200 << (turn / 6 % 5);
    match turn % 6 {
        0 => {
            let mut tags = String::new();
            for i in 0..count {
                let _ = write!(tags, "<b i={i}><i j={i}>");
            }
            tags + &"x</b>".repeat(count)
        }
        1 => "<div>".repeat(count * 8),
        2 => "<!-- treewright-ignore --><center>".repeat(count),
        3 => "<b><table><td></b>".repeat(count),
        4 => "<p a=1 a=2 &x \0 align=left>".repeat(count * 4),
        _ => "<table><tr><td colspan=1000 rowspan=65534>".repeat(count / 8),
    }
}

fn hostile_page(attacker: &mut Attacker<'_>) {
    let page = page(attacker.turn);
    let length = page.len();
    let head = format!(
        "POST /?out=json&showsource=yes HTTP/1.1\r\n{HOST}Connection: close\r\nContent-Length: {length}\r\n\r\n"
    );
    let Some(mut stream) = attacker.connect() else { return };
    let _ = stream.write_all(&[head.as_bytes(), page.as_bytes()].concat());
    if attacker.turn.is_multiple_of(4) {
        // One that does not take its answer.
        attacker.keep(stream);
    } else {
        assert_status(&answer(&mut stream), &["200", "503"]);
    }
}

fn foreign_page(attacker: &mut Attacker<'_>) {
    let headers = [
        "Host: example.com\r\n",
        "Host: localhost\r\nOrigin: https://example.com\r\n",
        "Host: localhost\r\nOrigin: null\r\n",
        "Host: 10.0.0.1\r\n",
        "Host: localhost\r\nSec-Fetch-Site: cross-site\r\n",
    ];
    let headers = headers[attacker.turn % headers.len()];
    let length = 5;
    let rest = format!("Connection: close\r\nContent-Length: {length}\r\n\r\n<p>ab");
    let found = attacker.ask(format!("POST / HTTP/1.1\r\n{headers}{rest}").as_bytes());
    assert_status(&found, &["403"]);
}

const GOOD: &str = "<!doctype html><html lang=en><title>t</title><p align=left>a";

/// Sends a good request. Returns the answer.
fn good(address: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    let length = GOOD.len();
    let head = "POST /?out=json HTTP/1.1\r\nContent-Type: text/html; charset=utf-8\r\nConnection: close\r\n";
    let _ = write!(stream, "{head}{HOST}Content-Length: {length}\r\n\r\n{GOOD}");
    answer(&mut stream)
}

#[track_caller]
fn assert_good(answer: &str) {
    let is_good = status(answer) == "200" && answer.contains("obsolete-attribute");
    assert!(is_good, "not an answer to a good request: {answer:?}");
}

/// The largest memory that a process has had, in bytes.
fn peak(process: u32) -> u64 {
    let text = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let word = line.and_then(|line| line.split_whitespace().next());
    word.and_then(|word| word.parse::<u64>().ok()).unwrap_or(0) * 1024
}

#[test]
fn good_requests_are_answered_under_attack() {
    let asked = std::env::var("TREEWRIGHT_ATTACKERS").ok().and_then(|count| count.parse().ok());
    let count = asked.unwrap_or(SOME);
    let mut server = Server::start(&["--timeout", "20"]);
    let address = server.address.clone();
    let attackers = AtomicUsize::new(KINDS.len());
    let (mut answers, mut longest) = (0, Duration::ZERO);
    thread::scope(|scope| {
        for (_, attack) in KINDS {
            let (attackers, address) = (&attackers, &address);
            scope.spawn(move || {
                /// Counts one that ends, in any way.
                struct Leave<'a>(&'a AtomicUsize);
                impl Drop for Leave<'_> {
                    fn drop(&mut self) {
                        self.0.fetch_sub(1, Ordering::Relaxed);
                    }
                }
                let _leave = Leave(attackers);
                let mut attacker = Attacker { address, turn: 0, kept: VecDeque::new() };
                for turn in 0..count / KINDS.len() {
                    attacker.turn = turn;
                    attack(&mut attacker);
                }
            });
        }
        while attackers.load(Ordering::Relaxed) > 0 || answers == 0 {
            let start = Instant::now();
            let answer = good(&address);
            longest = longest.max(start.elapsed());
            assert_good(&answer);
            answers += 1;
        }
    });
    assert_good(&good(&address));
    assert_eq!(server.child.try_wait().unwrap(), None, "the server has ended");
    let memory = peak(server.child.id());
    println!(
        "{count} attackers, {answers} good answers, the slowest {longest:?}, {} MiB",
        memory >> 20
    );
    assert!(memory < MOST_MEMORY, "{} MiB", memory >> 20);
    assert!(asked.is_none() || longest < LONGEST, "a good request took {longest:?}");
}

/// Each kind alone, with the answers that are only seen if no others take the place.
#[test]
fn bad_requests_are_answered() {
    let server = Server::start(&[]);
    let attacker = Attacker { address: &server.address, turn: 0, kept: VecDeque::new() };
    for wrong in WRONG {
        let found = attacker.ask(format!("POST / HTTP/1.1\r\n{HOST}{wrong}{SMUGGLED}").as_bytes());
        assert_eq!(status(&found), "400", "{wrong}: {found}");
        assert_eq!(found.matches("HTTP/1.1 ").count(), 1, "{wrong}: {found}");
    }
    for (request, expected) in [
        ("GET / HTTP/1.1\r\n\r\n", "400"),
        ("POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", "400"),
        ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "400"),
        ("GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n", "403"),
        ("GET / HTTP/1.0\r\n\r\n", "200"),
        ("GET  / HTTP/1.1\r\nHost: localhost\r\n\r\n", "400"),
        ("\0\r\n\r\n", "400"),
    ] {
        let found = attacker.ask(request.as_bytes());
        assert_eq!(status(&found), expected, "{request}: {found}");
    }
    // Framing that turns out to be wrong in the body. What has arrived is not a page.
    for chunk in ["x\r\n", "-1\r\n", "fffffffffffffffff\r\n", "1\r\nabc\r\n", "1;"] {
        let head = format!("POST /?out=json HTTP/1.1\r\n{HOST}Transfer-Encoding: chunked\r\n\r\n");
        let filler = if chunk == "1;" { "a".repeat(1 << 17) } else { String::new() };
        let found = attacker.ask(format!("{head}{chunk}{filler}{SMUGGLED}").as_bytes());
        assert!(found.contains("non-document-error"), "{chunk}: {found}");
        assert_eq!(found.matches("HTTP/1.1 ").count(), 1, "{chunk}: {found}");
    }
    for (start, piece) in [("GET / HTTP/1.1\r\nA: ", "a"), ("GET / HTTP/1.1\r\n", "a: b\r\n")] {
        let mut stream = attacker.connect().unwrap();
        let _ = stream.write_all(format!("{start}{}", piece.repeat(200_000)).as_bytes());
        assert_eq!(status(&answer(&mut stream)), "431", "{piece}");
    }
    // A length that exceeds all memory, of which nothing is read.
    for length in ["16777217", "30000000000", "1000000000000000000"] {
        for more in ["", "Expect: 100-continue\r\n"] {
            let head = format!(
                "POST /?out=json HTTP/1.1\r\n{HOST}{more}Content-Length: {length}\r\n\r\nx"
            );
            let found = attacker.ask(head.as_bytes());
            assert_eq!(status(&found), "200", "{found}");
            assert!(found.contains("the page is longer than 16777216 bytes"), "{found}");
        }
    }
    assert_good(&good(&server.address));
}

/// Those that keep the server waiting lose their places when others need them, the first one first.
#[test]
fn those_that_stop_give_way() {
    const PLACES: usize = 8;
    let server = Server::start(&["--connections", "8"]);
    let starts = [
        String::new(),
        "POST / HTTP/1.1\r\nHost: lo".to_owned(),
        format!("POST / HTTP/1.1\r\n{HOST}Content-Length: 100000\r\n\r\na"),
    ];
    let stop = |start: &String| {
        let mut stream = TcpStream::connect(&server.address).unwrap();
        stream.write_all(start.as_bytes()).unwrap();
        stream
    };
    let mut kept = Vec::new();
    for _ in 0..PLACES {
        for start in &starts {
            kept.push(stop(start));
            assert_good(&good(&server.address));
        }
    }
    // The connections of the first ones have ended.
    for (mut stream, start) in kept.into_iter().zip(starts.iter().cycle()).take(2 * PLACES) {
        let found = answer(&mut stream);
        if start.contains("Content-Length") {
            assert_eq!(status(&found), "503", "{found}");
            assert!(found.contains("retry-after: "), "{found}");
        }
    }
}

/// Connections that come at once wait to be accepted, and none is dropped.
#[cfg(target_os = "linux")]
#[test]
fn many_connections_at_once() {
    const MANY: usize = 3000;
    let most = std::fs::read_to_string("/proc/sys/net/core/somaxconn").unwrap_or_default();
    if most.trim().parse::<usize>().is_ok_and(|most| most <= MANY) {
        return;
    }
    let server = Server::start(&[]);
    let process = server.child.id().to_string();
    let send = |signal| {
        let kill = std::process::Command::new("kill").args(["-s", signal, &process]).status();
        assert!(kill.unwrap().success());
    };
    send("STOP");
    // One that is dropped blocks here until its client gives up.
    let all = (0..MANY).try_for_each(|_| TcpStream::connect(&server.address).map(drop));
    send("CONT");
    all.unwrap();
    assert_good(&good(&server.address));
}

/// The time of those that stop ends.
#[test]
fn those_that_stop_lose_their_places_in_time() {
    const LENGTH: usize = 8 << 20;
    let server = Server::start(&["--timeout", "2"]);
    let send = |request: &[u8]| {
        let mut stream = TcpStream::connect(&server.address).unwrap();
        stream.write_all(request).unwrap();
        stream
    };
    let start = |request: &str| send(request.as_bytes());
    // One that takes nothing of its answer, which is larger than what the system keeps. Its time begins with the answer.
    let page = format!("<!doctype html><html lang=en><title>t</title><p>{}", "\"".repeat(LENGTH));
    let page = packed(page.as_bytes());
    let length = page.len();
    let head = format!(
        "POST /?out=json&showsource=yes HTTP/1.1\r\n{HOST}Content-Encoding: gzip\r\nContent-Length: {length}\r\n\r\n"
    );
    let mut reader = send(&[head.as_bytes(), &page].concat());
    reader.peek(&mut [0]).unwrap();
    let mut idle = start("");
    let mut head = start("GET / HT");
    let mut body =
        start(&format!("POST /?out=json HTTP/1.1\r\n{HOST}Content-Length: 9\r\n\r\n<p>"));
    assert_eq!(answer(&mut idle), "");
    assert_eq!(status(&answer(&mut head)), "408");
    assert!(answer(&mut body).contains("the page was not received in time"));
    let found = answer(&mut reader);
    // Whole, it has two characters for each of the page.
    assert!(found.starts_with("HTTP/1.1 200") && found.len() < 2 * LENGTH, "{}", found.len());
}

/// The signal to end lets requests end that have begun.
#[cfg(unix)]
#[test]
fn the_end() {
    for signal in ["INT", "TERM"] {
        let mut server = Server::start(&[]);
        let mut idle = TcpStream::connect(&server.address).unwrap();
        let mut stream = TcpStream::connect(&server.address).unwrap();
        let length = GOOD.len();
        let head = format!("POST /?out=json HTTP/1.1\r\n{HOST}Content-Length: {length}\r\n");
        write!(stream, "{head}Expect: 100-continue\r\n\r\n").unwrap();
        // The request has begun.
        let mut space = [0; 25];
        stream.read_exact(&mut space).unwrap();
        assert_eq!(&space, b"HTTP/1.1 100 Continue\r\n\r\n");
        let process = server.child.id().to_string();
        let kill = std::process::Command::new("kill").args(["-s", signal, &process]).status();
        assert!(kill.unwrap().success());
        let is_over = || TcpStream::connect(&server.address).is_err();
        assert!(waiting::until(is_over, || true));
        stream.write_all(GOOD.as_bytes()).unwrap();
        let found = answer(&mut stream);
        assert!(found.contains("obsolete-attribute"), "{found}");
        assert_eq!(answer(&mut idle), "");
        assert_eq!(server.child.wait().unwrap().code(), Some(0), "{signal}");
    }
}
