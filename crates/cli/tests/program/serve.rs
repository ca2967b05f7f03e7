//! `treewright serve`: the HTTP interface of the Nu Html Checker.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Stdio};

use serde_json::Value;

use crate::program;

const BAD: &str = "<!doctype html><html lang=en><title>t</title><p align=left>\u{E9}";

/// A server, which ends with the test.
pub(super) struct Server {
    pub(super) child: Child,
    pub(super) address: String,
}

impl Server {
    pub(super) fn start(arguments: &[&str]) -> Self {
        let arguments = [&["serve", "--port", "0"], arguments].concat();
        let mut child = program(&arguments).stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("http://").unwrap().trim_end_matches('/').to_owned();
        assert!(address.starts_with("127.0.0.1:"), "{address}");
        Self { child, address }
    }

    /// The head and the body of an answer.
    pub(super) fn ask(&self, head: &str, body: &[u8]) -> (String, String) {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let length = body.len();
        let head = format!(
            "{head}\r\nHost: localhost\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n"
        );
        stream.write_all(&[head.as_bytes(), body].concat()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.to_owned(), body.to_owned())
    }

    fn json(&self, head: &str, body: &[u8]) -> Value {
        let (head, body) = self.ask(head, body);
        assert!(head.starts_with("HTTP/1.1 200"), "{head}");
        assert!(head.contains("application/json;charset=utf-8"), "{head}");
        serde_json::from_str(&body).unwrap_or_else(|error| panic!("{error}: {body}"))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A page as gzip.
pub(super) fn packed(page: &[u8]) -> Vec<u8> {
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    packed.write_all(page).unwrap();
    packed.finish().unwrap()
}

const TYPE: &str = "\r\nContent-Type: text/html; charset=utf-8";

#[test]
fn pages_that_are_sent() {
    let server = Server::start(&[]);
    let head = format!("POST /?out=json HTTP/1.1{TYPE}");
    let found = server.json(&head, BAD.as_bytes());
    assert_eq!(found["messages"].as_array().unwrap().len(), 1);
    assert_eq!(found["messages"][0]["code"], "obsolete-attribute");
    assert_eq!(found["language"], "en");
    // The encoding is that of the header.
    let head = "POST /?out=json&showsource=yes HTTP/1.1\r\nContent-Type: text/html; charset=koi8-r";
    let found = server.json(head, b"<!doctype html><title>\xC1</title>");
    assert_eq!(found["source"]["encoding"], "KOI8-R");
    assert_eq!(found["source"]["code"], "<!doctype html><title>\u{430}</title>");
    // Forms.
    let form = format!(
        "--b\r\nContent-Disposition: form-data; name=\"out\"\r\n\r\njson\r\n--b\r\n\
                        Content-Disposition: form-data; name=\"content\"\r\n\r\n{BAD}\r\n--b--\r\n"
    );
    let head = "POST / HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=b";
    assert_eq!(server.json(head, form.as_bytes())["messages"].as_array().unwrap().len(), 1);
    // Parameters.
    for (query, count) in [
        ("out=json&level=error", 1),
        ("out=json&filterpattern=.*%5C%5Bobsolete-attribute%5C%5D", 0),
        ("out=json&parser=html", 1),
        ("out=json&parser=xml", 1),
    ] {
        let found = server.json(&format!("POST /?{query} HTTP/1.1{TYPE}"), BAD.as_bytes());
        assert_eq!(found["messages"].as_array().unwrap().len(), count, "{query}");
    }
    let found = server.json(&format!("POST /?out=json&parser=xmldtd HTTP/1.1{TYPE}"), b"<a>");
    assert_eq!(found["messages"][0]["subType"], "fatal");
    let kind = "\r\nContent-Type: application/xhtml+xml";
    let found = server.json(&format!("POST /?out=json HTTP/1.1{kind}"), b"<a>");
    assert_eq!(found["messages"][0]["subType"], "fatal");
    for query in ["out=json&parser=rnc", "out=json&schema=x", "out=json&level=x"] {
        let found = server.json(&format!("POST /?{query} HTTP/1.1{TYPE}"), BAD.as_bytes());
        assert_eq!(found["messages"][0]["type"], "non-document-error", "{query}");
    }
}

#[test]
fn forms_of_answers() {
    let server = Server::start(&[]);
    for (query, kind, part) in [
        ("out=gnu", "text/plain", ":1.49-1.58: error: "),
        ("out=text", "text/plain", "There were errors."),
        ("out=xml", "application/xml", "<error last-line=\"1\""),
        ("out=html", "text/html", "<li class=\"error\">"),
        ("", "text/html", "<li class=\"error\">"),
        ("out=json&callback=a.b", "application/javascript", "a.b({"),
    ] {
        let (head, body) = server.ask(&format!("POST /?{query} HTTP/1.1{TYPE}"), BAD.as_bytes());
        assert!(head.contains(kind) && body.contains(part), "{query}: {head}\n{body}");
    }
    let (head, _) = server.ask(&format!("POST /?out=nosuch HTTP/1.1{TYPE}"), BAD.as_bytes());
    assert!(head.starts_with("HTTP/1.1 400"), "{head}");
    let (head, body) = server.ask("GET / HTTP/1.1", b"");
    assert!(head.starts_with("HTTP/1.1 200") && body.contains("<form"), "{head}");
    let (head, _) = server.ask("GET /nosuch HTTP/1.1", b"");
    assert!(head.starts_with("HTTP/1.1 404"), "{head}");
}

#[test]
fn pages_at_addresses() {
    let server = Server::start(&[]);
    let found = server.json("GET /?out=json&doc=https%3A%2F%2Fexample.com%2F HTTP/1.1", b"");
    assert_eq!(found["messages"][0]["type"], "non-document-error");
    assert_eq!(found["messages"][0]["subType"], "io");
    let found = server.json("GET /?out=json&doc=data%3Atext%2Fhtml%2C%3Cp%3E HTTP/1.1", b"");
    assert!(found["messages"].as_array().unwrap().len() > 1);
    assert_eq!(found["url"], "data:text/html,<p>");
    // The answers do not reveal in which folder the program runs.
    for doc in ["page.html", "file%3A%2F%2F%2Fetc%2Fpasswd"] {
        let found = server.json(&format!("GET /?out=json&doc={doc} HTTP/1.1"), b"");
        assert_eq!(found["messages"][0]["type"], "non-document-error");
        assert_eq!(found["messages"][0]["url"], Value::Null);
    }
}

#[test]
fn bodies_that_are_too_long() {
    let server = Server::start(&["--max-body", "100"]);
    let found = server.json(&format!("POST /?out=json HTTP/1.1{TYPE}"), &[b'a'; 200]);
    assert_eq!(found["messages"][0]["message"], "the page is longer than 100 bytes");
    let (head, _) = server.ask("PUT / HTTP/1.1", b"");
    assert!(head.starts_with("HTTP/1.1 405"), "{head}");
}

#[test]
fn packed_bodies() {
    let server = Server::start(&["--max-body", "100000"]);
    let ask = |page: &[u8], kind: &str| {
        let head = format!("POST /?out=json HTTP/1.1{TYPE}\r\nContent-Encoding: {kind}");
        server.json(&head, page)["messages"].clone()
    };
    assert_eq!(ask(&packed(BAD.as_bytes()), "gzip")[0]["code"], "obsolete-attribute");
    assert_eq!(ask(BAD.as_bytes(), "identity")[0]["code"], "obsolete-attribute");
    // A small body with a long page in it.
    let found = ask(&packed(&vec![b'a'; 10_000_000]), "gzip");
    assert_eq!(found[0]["message"], "the page is longer than 100000 bytes");
    assert_eq!(ask(b"no gzip", "gzip")[0]["type"], "non-document-error");
    assert_eq!(ask(b"", "br")[0]["message"], "unsupported encoding \"br\" of the body");
}

#[test]
fn several_requests_on_a_connection() {
    let server = Server::start(&[]);
    let mut stream = TcpStream::connect(&server.address).unwrap();
    let mut answers = BufReader::new(stream.try_clone().unwrap());
    for framing in
        ["Content-Length: 3\r\n\r\n<p>", "Transfer-Encoding: chunked\r\n\r\n3\r\n<p>\r\n0\r\n\r\n"]
    {
        write!(stream, "POST /?out=gnu HTTP/1.1\r\nHost: localhost\r\n{framing}").unwrap();
        let mut length = 0;
        loop {
            let mut line = String::new();
            answers.read_line(&mut line).unwrap();
            if let Some(value) = line.strip_prefix("content-length: ") {
                length = value.trim().parse().unwrap();
            }
            if line == "\r\n" {
                break;
            }
        }
        let mut body = vec![0; length];
        answers.read_exact(&mut body).unwrap();
        assert!(String::from_utf8(body).unwrap().contains(": error: "), "{framing}");
    }
}

#[test]
fn limits_of_parsing() {
    let depth = |server: &Server| {
        let page = "<!doctype html><title>t</title>".to_owned() + &"<div>".repeat(600);
        let found = server.json(&format!("POST /?out=json HTTP/1.1{TYPE}"), page.as_bytes());
        found["messages"].to_string()
    };
    let (usual, none) = (depth(&Server::start(&[])), depth(&Server::start(&["--limits", "none"])));
    assert_ne!(usual, none);
    let (head, _) = Server::start(&["--limits", "nodes=10"]).ask("GET / HTTP/1.1", b"");
    assert!(head.starts_with("HTTP/1.1 200"), "{head}");
    let wrong = crate::run(&["serve", "--limits", "depth=x"], b"");
    assert_eq!(wrong.code, 2, "{}", wrong.err);
}

#[test]
fn pages_of_browsers() {
    let server = Server::start(&["--allow-host", "tools.example"]);
    let ask = |method: &str, headers: &str| {
        let head = format!("{method} /?out=json HTTP/1.1{TYPE}{headers}");
        server.ask(&head, b"<!doctype html><title>t</title>").0.to_ascii_lowercase()
    };
    for origin in ["http://localhost:3000", "http://127.0.0.1", "https://tools.example"] {
        let allowed = format!("access-control-allow-origin: {origin}\r\n");
        let head = ask("POST", &format!("\r\nOrigin: {origin}"));
        assert!(head.starts_with("http/1.1 200") && head.contains(&allowed), "{head}");
        let head = ask("OPTIONS", &format!("\r\nOrigin: {origin}"));
        assert!(head.starts_with("http/1.1 204") && head.contains(&allowed), "{head}");
        assert!(head.contains("access-control-allow-headers: content-type"), "{head}");
    }
    for headers in [
        "\r\nOrigin: https://example.com",
        "\r\nOrigin: null",
        "\r\nSec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: no-cors",
    ] {
        for method in ["POST", "OPTIONS"] {
            let head = ask(method, headers);
            assert!(head.starts_with("http/1.1 403"), "{head}");
            assert!(!head.contains("access-control"), "{head}");
        }
    }
    // A program sends none of these.
    let head = ask("POST", "");
    assert!(head.starts_with("http/1.1 200") && !head.contains("access-control"), "{head}");
    // A name that someone else has resolved to this machine.
    let (head, body) = server.ask("GET http://example.com/ HTTP/1.1", b"");
    assert!(head.starts_with("HTTP/1.1 403") && body.contains("--allow-host"), "{head}\n{body}");
    let wrong = crate::run(&["serve", "--allow-host", "http://a/"], b"");
    assert_eq!(wrong.code, 2, "{}", wrong.err);
}

#[cfg(feature = "net")]
#[test]
fn private_addresses_are_fetched_only_if_asked() {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            let _ = stream.read(&mut [0; 1000]);
            let head = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nConnection: close\r\n\r\n";
            let _ = stream.write_all(format!("{head}<!doctype html><p align=left>").as_bytes());
        }
    });
    let ask = |server: &Server, host: &str| {
        let head = format!("GET /?out=json&doc=http%3A%2F%2F{host}%3A{port}%2F HTTP/1.1");
        server.json(&head, b"")["messages"].clone()
    };
    let hosts = ["127.0.0.1", "localhost", "0x7f.1", "%5B%3A%3A1%5D", "%5B%3A%3Affff:7f00:1%5D"];
    let server = Server::start(&["--net"]);
    for host in hosts {
        assert_eq!(ask(&server, host)[0]["message"], "Forbidden host.", "{host}");
    }
    let server = Server::start(&["--net", "--allow-private"]);
    let found = ask(&server, "127.0.0.1").to_string();
    assert!(found.contains("obsolete-attribute"), "{found}");
}
