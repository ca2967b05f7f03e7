//! `treewright serve`: the HTTP interface of the Nu Html Checker.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Stdio};

use serde_json::Value;

use crate::program;

const BAD: &str = "<!doctype html><html lang=en><title>t</title><p align=left>\u{E9}";

/// A server, which ends with the test.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(arguments: &[&str]) -> Self {
        let arguments = [&["serve", "--port", "0"], arguments].concat();
        let mut child = program(&arguments).stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("http://").unwrap().trim_end_matches('/').to_owned();
        assert!(address.starts_with("127.0.0.1:"), "{address}");
        Self { child, address }
    }

    /// The head and the body of an answer.
    fn ask(&self, head: &str, body: &[u8]) -> (String, String) {
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
        assert!(head.contains("Access-Control-Allow-Origin: *"), "{head}");
        serde_json::from_str(&body).unwrap_or_else(|error| panic!("{error}: {body}"))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
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
}
