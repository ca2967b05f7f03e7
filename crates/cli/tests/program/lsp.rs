//! `treewright lsp`: a session with a client, over the library that reads and writes the messages.

use std::io::BufReader;
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use lsp_server::{Message, Notification, Request, Response};
use serde_json::{Value, json};

use crate::{Folder, program};

struct Client {
    child: Child,
    to: Option<ChildStdin>,
    from: BufReader<ChildStdout>,
    next: i32,
}

impl Client {
    fn start() -> Self {
        Self::start_with(&[])
    }

    fn start_with(arguments: &[&str]) -> Self {
        let mut child = program(&[&["lsp", "--stdio"], arguments].concat())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let to = child.stdin.take();
        let from = BufReader::new(child.stdout.take().unwrap());
        let mut client = Self { child, to, from, next: 1 };
        let answer = client.ask("initialize", json!({"capabilities": {}}));
        assert_eq!(answer["serverInfo"]["name"], "treewright");
        assert_eq!(answer["capabilities"]["textDocumentSync"]["change"], 2);
        client.notify("initialized", json!({}));
        client
    }

    fn send(&mut self, message: &Message) {
        message.write(self.to.as_mut().unwrap()).unwrap();
    }

    fn notify(&mut self, method: &str, params: Value) {
        self.send(&Message::Notification(Notification::new(method.to_owned(), params)));
    }

    fn receive(&mut self) -> Message {
        Message::read(&mut self.from).unwrap().expect("the server goes on")
    }

    fn response(&mut self, method: &str, params: Value) -> Response {
        let id = self.next;
        self.next += 1;
        self.send(&Message::Request(Request::new(id.into(), method.to_owned(), params)));
        loop {
            if let Message::Response(response) = self.receive() {
                assert_eq!(response.id, id.into());
                return response;
            }
        }
    }

    fn ask(&mut self, method: &str, params: Value) -> Value {
        serde_json::to_value(self.response(method, params)).unwrap()["result"].clone()
    }

    /// The findings that the server sends next.
    fn findings(&mut self) -> (String, Vec<Value>) {
        loop {
            if let Message::Notification(notification) = self.receive() {
                assert_eq!(notification.method, "textDocument/publishDiagnostics");
                let uri = notification.params["uri"].as_str().unwrap().to_owned();
                return (uri, notification.params["diagnostics"].as_array().unwrap().clone());
            }
        }
    }

    fn end(mut self) {
        assert_eq!(self.ask("shutdown", Value::Null), Value::Null);
        self.notify("exit", Value::Null);
        drop(self.to.take());
        assert!(self.child.wait().unwrap().success());
    }
}

fn open(client: &mut Client, uri: &str, text: &str) -> Vec<Value> {
    let document = json!({"uri": uri, "languageId": "html", "version": 1, "text": text});
    client.notify("textDocument/didOpen", json!({"textDocument": document}));
    client.findings().1
}

fn codes(findings: &[Value]) -> Vec<&str> {
    findings.iter().map(|finding| finding["code"].as_str().unwrap()).collect()
}

const URI: &str = "file:///nowhere/page.html";

#[test]
fn findings_while_typing() {
    let mut client = Client::start();
    let text =
        "<!doctype html>\n<html lang=en><title>\u{1F600}</title>\n<p>\u{1F600}<b id=a id=b>x</b>\n";
    let found = open(&mut client, URI, text);
    assert_eq!(codes(&found), ["duplicate-attribute"]);
    // Columns count UTF-16 code units: the emoji has two.
    let expected =
        json!({"start": {"line": 2, "character": 13}, "end": {"line": 2, "character": 15}});
    assert_eq!(found[0]["range"], expected);
    assert_eq!((&found[0]["severity"], &found[0]["source"]), (&1.into(), &"treewright".into()));
    // The second attribute becomes another one.
    let change = json!({
        "textDocument": {"uri": URI, "version": 2},
        "contentChanges": [
            {"range": {"start": {"line": 2, "character": 13}, "end": {"line": 2, "character": 15}}, "text": "title"},
            {"range": {"start": {"line": 2, "character": 0}, "end": {"line": 2, "character": 0}}, "text": "<tt>\n"},
            {"range": {"start": {"line": 4, "character": 0}, "end": {"line": 4, "character": 0}}, "text": "</tt>"},
        ],
    });
    client.notify("textDocument/didChange", change);
    let (_, found) = client.findings();
    assert!(codes(&found).contains(&"obsolete-element"), "{found:?}");
    assert!(!codes(&found).contains(&"duplicate-attribute"), "{found:?}");
    client.notify("textDocument/didClose", json!({"textDocument": {"uri": URI}}));
    assert!(client.findings().1.is_empty());
    client.end();
}

#[test]
fn hovers_actions_and_formatting() {
    let mut client = Client::start();
    let text = "<!doctype html><html lang=en><title>t</title><table><b id=a id=b>x</b></table>";
    open(&mut client, URI, text);
    let place = json!({"textDocument": {"uri": URI}, "position": {"line": 0, "character": 60}});
    let hover = client.ask("textDocument/hover", place);
    let value = hover["contents"]["value"].as_str().unwrap();
    assert!(
        value.contains("duplicate-attribute") && value.contains("parse-error-duplicate-attribute"),
        "{value}"
    );
    let place = json!({"textDocument": {"uri": URI}, "position": {"line": 0, "character": 53}});
    let hover = client.ask("textDocument/hover", place);
    // Where it came to be in the tree.
    assert!(hover["contents"]["value"].as_str().unwrap().contains("before the table"), "{hover}");
    let range = json!({"start": {"line": 0, "character": 60}, "end": {"line": 0, "character": 60}});
    let ask = json!({"textDocument": {"uri": URI}, "range": range, "context": {"diagnostics": []}});
    let actions = client.ask("textDocument/codeAction", ask);
    let actions = actions.as_array().unwrap();
    assert_eq!(actions[0]["kind"], "quickfix");
    assert_eq!(actions[0]["diagnostics"][0]["code"], "duplicate-attribute");
    let edit = &actions[0]["edit"]["changes"][URI][0];
    assert_eq!((&edit["newText"], &edit["range"]["start"]["character"]), (&"".into(), &59.into()));
    assert_eq!(actions[1]["kind"], "source.fixAll.treewright");
    let fixed = actions[1]["edit"]["changes"][URI][0]["newText"].as_str().unwrap();
    assert_eq!(fixed, text.replace(" id=b", ""));
    let options = json!({"tabSize": 2, "insertSpaces": true});
    let edits = client
        .ask("textDocument/formatting", json!({"textDocument": {"uri": URI}, "options": options}));
    assert!(edits[0]["newText"].as_str().unwrap().contains('\n'), "{edits}");
    let unknown = client.response("textDocument/nosuch", json!({}));
    assert!(serde_json::to_value(unknown).unwrap()["error"]["code"] == -32601);
    client.end();
}

#[test]
fn settings_of_the_project() {
    let folder = Folder::new("lsp_settings");
    folder.file("treewright.toml", "[check]\nignore = ['obsolete']\n");
    let uri = format!("file://{}/page.html", folder.path());
    let mut client = Client::start();
    let text = "<!doctype html><html lang=en><title>t</title><p align=left>x";
    assert!(open(&mut client, &uri, text).is_empty());
    folder.file("treewright.toml", "[check]\n");
    client.notify("workspace/didChangeWatchedFiles", json!({"changes": []}));
    let (about, found) = client.findings();
    assert_eq!((about, codes(&found)), (uri, vec!["obsolete-attribute"]));
    client.end();
}

/// With the style sheets in the folder of the page.
#[cfg(feature = "style")]
#[test]
fn low_contrast_is_found_if_the_settings_ask_for_it() {
    let folder = Folder::new("lsp_contrast");
    folder.file("treewright.toml", "[check]\ncontrast = true\n");
    folder.file("a.css", "p { color: #999 }");
    let uri = format!("file://{}/page.html", folder.path());
    let mut client = Client::start();
    let text = "<!doctype html><html lang=en><title>t</title><link rel=stylesheet href=a.css><p>x";
    assert_eq!(codes(&open(&mut client, &uri, text)), ["low-contrast"]);
    client.end();
}

/// The messages of findings about limits.
fn limits_of(findings: &[Value]) -> Vec<(&str, &Value)> {
    let all = findings
        .iter()
        .map(|finding| (finding["message"].as_str().unwrap(), &finding["range"]["start"]));
    all.filter(|(message, _)| message.starts_with("limit ")).collect()
}

#[test]
fn limits_are_findings() {
    let page = "<!doctype html><html lang=en><title>t</title>\n<p>x</p>\n<p id=a id=b>y</p>";
    let mut client = Client::start_with(&["--limits=bytes=52"]);
    let found = open(&mut client, URI, page);
    let place = json!({"line": 1, "character": 6});
    let expected = ("limit bytes was reached at byte 52: the rest was left out", &place);
    assert_eq!(limits_of(&found), [expected]);
    assert_eq!(found.len(), 1, "{found:?}");
    // What was not read is not written either.
    let options = json!({"tabSize": 2, "insertSpaces": true});
    let ask = json!({"textDocument": {"uri": URI}, "options": options});
    assert_eq!(client.ask("textDocument/formatting", ask), Value::Null);
    client.end();
}

/// The tree of such a page has the square of its length; the limits are on unless they are switched off.
#[cfg(target_os = "linux")]
#[test]
fn formatting_bombs_take_little_memory() {
    const MOST: u64 = 256 << 20;
    let tags = (0..4000).map(|index| format!("<b i={index}><i j={index}>"));
    let bomb = "<!doctype html><title>t</title>".to_owned()
        + &tags.collect::<String>()
        + &"x</b>".repeat(4000);
    let mut client = Client::start();
    let found = open(&mut client, URI, &bomb);
    assert_eq!(limits_of(&found).len(), 2, "of depth and of formatting work");
    let peak = crate::endless::peak(client.child.id());
    assert!(peak < MOST, "{peak}");
    client.end();
    let mut client = Client::start_with(&["--limits", "none"]);
    assert!(limits_of(&open(&mut client, URI, "<p>".repeat(600).as_str())).is_empty());
    client.end();
}

/// A message that says that it is longer than any page is not waited for.
#[test]
fn the_length_of_a_message_is_bounded() {
    let head = "Content-Length: 10000000000\r\n\r\n{";
    let run = crate::run(&["lsp"], head.as_bytes());
    assert_eq!((run.code, run.out.as_str()), (2, ""), "{}", run.err);
    let reason = "treewright: the client disconnected: a message of 10000000000 bytes, ";
    assert!(run.err.starts_with(reason), "{}", run.err);
}
