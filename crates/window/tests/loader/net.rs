use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::thread;
use std::time::Duration;

use treewright_window::loader::{
    Answer, FollowingLoader, LoadResult, Loader, NetLoader, NetOptions, Redirect, Request,
};

use super::{get, line};

/// A server that answers raw bytes by path, and returns the request in `/echo`.
fn server() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("there is a port");
    let port = listener.local_addr().expect("it has one").port();
    thread::spawn(move || {
        for stream in listener.incoming() {
            let stream = stream.expect("it is one");
            thread::spawn(move || answer(stream));
        }
    });
    port
}

fn answer(mut stream: TcpStream) {
    let mut reader = BufReader::new(stream.try_clone().expect("it can be"));
    let (mut head, mut length) = (String::new(), 0);
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).expect("it is text");
        if line.trim().is_empty() {
            break;
        }
        if let Some(value) = line.to_ascii_lowercase().strip_prefix("content-length:") {
            length = value.trim().parse().expect("it is a number");
        }
        head.push_str(&line);
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body).expect("it is all there");
    let path = head.split(' ').nth(1).unwrap_or_default().to_owned();
    let simple = |text: &str| {
        format!(
            "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{text}",
            text.len()
        )
    };
    let wire = match path.as_str() {
        "/hello" => simple("hello"),
        "/echo" => simple(&format!("{}|{}", head.lines().next().unwrap_or_default(), String::from_utf8_lossy(&body))),
        "/moved" => "HTTP/1.1 302 Found\r\nLocation: /hello\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".to_owned(),
        "/large" => simple(&"x".repeat(3000)),
        "/broken" => "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 10\r\n\r\nabc".to_owned(),
        "/slow" => {
            // No answer: the other side hangs up.
            let _ = reader.read(&mut [0]);
            return;
        }
        _ => "HTTP/1.1 404 Not Found\r\nContent-Length: 4\r\nConnection: close\r\n\r\nnone".to_owned(),
    };
    let _ = stream.write_all(wire.as_bytes());
}

fn loader() -> NetLoader {
    loader_with(Duration::from_secs(1000))
}

fn loader_with(timeout: Duration) -> NetLoader {
    let mut options = NetOptions::default();
    (options.largest_body, options.timeout) = (2000, timeout);
    NetLoader::new(options)
}

fn later(loader: &mut impl Loader, request: &Request) -> LoadResult {
    match loader.start(request) {
        Answer::Now(result) => result,
        Answer::Later => {
            let mut answers = loader.take_answers(Duration::MAX);
            assert_eq!(answers.len(), 1);
            assert_eq!(answers[0].0, request.id);
            answers.remove(0).1
        }
    }
}

#[test]
fn requests_over_a_socket() {
    let port = server();
    #[rustfmt::skip]
    let cases = [
        ("GET", "/hello#f", "", "200 text/plain - \"hello\""),
        ("POST", "/echo", "a=b", "200 text/plain - \"POST /echo HTTP/1.1|a=b\""),
        ("PURGE", "/echo", "", "200 text/plain - \"PURGE /echo HTTP/1.1|\""),
        ("GET", "/moved", "", "302 - /hello \"\""),
        ("GET", "/none", "", "404 - - \"none\""),
        ("GET", "/large", "", "too-large 2000"),
        ("GET", "/broken", "", "200 text/plain - \"abc\""),
        ("GET", "/slow", "", "timed-out"),
    ];
    for (method, path, body, expected) in cases {
        let mut request = get(&format!("http://127.0.0.1:{port}{path}"));
        method.clone_into(&mut request.method);
        request.body = (!body.is_empty()).then(|| body.as_bytes().to_vec());
        let mut loader =
            if path == "/slow" { loader_with(Duration::from_millis(50)) } else { loader() };
        let result = later(&mut loader, &request);
        assert_eq!(line(&result), expected, "{path}");
        assert_eq!(result.is_ok_and(|response| response.body.broken), path == "/broken", "{path}");
    }
}

#[test]
fn redirects_over_a_socket_are_followed_outside() {
    let port = server();
    let mut request = get(&format!("http://127.0.0.1:{port}/moved"));
    request.redirect = Redirect::Follow;
    let mut loader = FollowingLoader::new(loader());
    loader.start(&request);
    // The first answer is the redirect.
    let mut answers = loader.take_answers(Duration::MAX);
    if answers.is_empty() {
        answers = loader.take_answers(Duration::MAX);
    }
    assert_eq!(line(&answers[0].1), "200 text/plain - \"hello\"");
}

#[test]
fn addresses_that_are_not_public() {
    let port = server();
    let loader = || {
        let mut options = NetOptions::default();
        options.public_only = true;
        NetLoader::new(options)
    };
    for host in ["127.0.0.1", "localhost", "0x7f000001", "[::1]", "[::ffff:7f00:1]"] {
        let request = get(&format!("http://{host}:{port}/hello"));
        let host = request.url.host_str().expect("it has one").to_owned();
        let result = later(&mut loader(), &request);
        assert_eq!(line(&result), format!("private-address {host}"));
    }
}

#[test]
fn addresses_without_a_server() {
    let closed = TcpListener::bind("127.0.0.1:0").expect("there is a port");
    let port = closed.local_addr().expect("it has one").port();
    drop(closed);
    let result = later(&mut loader(), &get(&format!("http://127.0.0.1:{port}/")));
    assert_eq!(line(&result), "connection-refused");
    assert_eq!(line(&later(&mut loader(), &get("ftp://a.test/"))), "unsupported-scheme ftp");
}
