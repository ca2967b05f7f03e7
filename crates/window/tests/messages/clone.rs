//! The table of structured clone: expressions, and descriptions of their clones.

use treewright_messages::{Limits, Serialized};
use treewright_window::Until;

use super::agent;

const HELPERS: &str = include_str!("data/helpers.js");
const CASES: &str = include_str!("data/clone.txt");

/// Each case is a line `expression => description`; lines that begin with `#` are headings that
/// cite the section. A minimum number of cases is required.
#[test]
fn table_of_cases() {
    let mut agent = agent("<!doctype html><body><iframe></iframe>");
    agent.evaluate(HELPERS).unwrap();
    let mut failures = Vec::new();
    let mut count = 0;
    for line in CASES.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (expression, expected) = line.rsplit_once(" => ").expect(line);
        count += 1;
        let source = format!("attempt(async () => {{ {} }})", body(expression));
        let found = agent.evaluate(&source);
        let found = found.unwrap_or_else(|error| error.message.into());
        if found != expected.trim() {
            failures.push(format!("{expression}\n  expected {expected}\n  found    {found}"));
        }
    }
    assert!(failures.is_empty(), "{} of {count}:\n{}", failures.len(), failures.join("\n"));
    assert!(count >= 150, "{count}");
}

/// An expression is cloned; statements run unchanged.
fn body(expression: &str) -> String {
    let starts = ["return ", "const ", "class ", "history."];
    if starts.iter().any(|start| expression.starts_with(start)) {
        expression.to_owned()
    } else {
        format!("return describe(structuredClone({expression}))")
    }
}

/// Values of the table go through a port to the program, are written as JSON there and read again, and go back.
#[test]
fn records_are_written_and_read() {
    const PAGE: &str = "<!doctype html><body><iframe></iframe><script>
        onmessage = ({ ports: [port] }) => {
            structuredClone = value => (port.postMessage(value), value);
            port.onmessage = ({ data }) => found = describe(data);
        }</script>";
    let mut agent = agent(PAGE);
    agent.evaluate(HELPERS).unwrap();
    let port = agent.port_to_page().unwrap();
    agent.run_until(Until::Idle);
    let mut failures = Vec::new();
    let mut count = 0;
    for line in CASES.lines() {
        let Some((expression, expected)) = line.rsplit_once(" => ") else { continue };
        let body = body(expression);
        if !body.contains("describe(structuredClone(") || body.contains("frame()") {
            continue;
        }
        agent.evaluate(&format!("attempt(async () => {{ {body} }})")).unwrap();
        // Values that cannot be cloned are not sent.
        let Ok(message) = port.try_receive() else { continue };
        let json = serde_json::to_string(&message.value).expect(line);
        let again: Serialized = serde_json::from_str(&json).expect(&json);
        assert_eq!(serde_json::to_string(&again).expect(line), json, "{line}");
        port.send(again);
        agent.run_until(Until::Idle);
        let found = agent.evaluate("found").unwrap();
        count += 1;
        if found != expected.trim() {
            failures.push(format!("{expression}\n  expected {expected}\n  found    {found}"));
        }
    }
    assert!(failures.is_empty(), "{} of {count}:\n{}", failures.len(), failures.join("\n"));
    assert!(count >= 100, "{count}");
}

/// Any depth is safe: the result is a clone or the exception of the standard.
#[test]
fn hostile_values() {
    fn check(source: &str, expected: &str) {
        let mut agent = agent("<!doctype html>");
        agent.evaluate(HELPERS).unwrap();
        let found = agent.evaluate(&format!("attempt(async () => {{ {source} }})")).unwrap();
        assert_eq!(found, expected, "{source}");
    }
    let deep = "let o = {}; for (let i = 0; i < 10000; i++) o = { o };";
    let depth = "let n = 0; while (c.o) { c = c.o; n++ } return n";
    check(&format!("{deep} let c = structuredClone(o); {depth}"), "10000");
    let arrays = "let o = []; for (let i = 0; i < 100000; i++) o = [o];";
    check(&format!("{arrays} structuredClone(o); return 'done'"), "done");
    let maps = "let o = new Map; for (let i = 0; i < 10000; i++) o = new Map([[o, new Set([o])]]);";
    check(&format!("{maps} return structuredClone(o).size"), "1");
    check("return structuredClone('x'.repeat(1e8)).length", "100000000");
    check("return structuredClone(new Uint8Array(1e8)).length", "100000000");
    check("return structuredClone(new Proxy({}, {})), 'done'", "DataCloneError");
    let grows = "const a = [1, { get x() { a.push(3); delete a[2]; return 1 } }, 2];";
    check(&format!("{grows} return describe(structuredClone(a))"), "[1, {x: 1}, <hole>]");
    let detaches = "const b = new ArrayBuffer(8);
        const v = { get a() { structuredClone(0, { transfer: [b] }); return 1 }, b };";
    check(&format!("{detaches} structuredClone(v)"), "DataCloneError");
    let detaches = "const b = new ArrayBuffer(8);
        const v = { get a() { structuredClone(0, { transfer: [b] }); return 1 } };";
    check(&format!("{detaches} structuredClone(v, {{ transfer: [b] }})"), "DataCloneError");
    check(
        "const s = []; for (let i = 0; i < 300000; i++) s[i] = {}; return structuredClone(s).length",
        "300000",
    );
}

#[test]
fn limits_are_exceptions() {
    fn check(set: impl FnOnce(&mut Limits), source: &str) {
        let mut agent = agent("<!doctype html>");
        let mut limits = Limits::default();
        set(&mut limits);
        agent.set_message_limits(limits);
        agent.evaluate(HELPERS).unwrap();
        let found = agent.evaluate(&format!("attempt(async () => {{ {source} }})")).unwrap();
        assert_eq!(found, "DataCloneError", "{source}");
    }
    check(
        |limits| limits.objects = 100,
        "return structuredClone(Array.from({ length: 200 }, () => ({}))), 1",
    );
    let deep = "let o = {}; for (let i = 0; i < 50; i++) o = { o }; return structuredClone(o), 1";
    check(|limits| limits.depth = 40, deep);
    check(|limits| limits.bytes = 1000, "return structuredClone(new ArrayBuffer(1001)), 1");
    check(|limits| limits.bytes = 1000, "return structuredClone('x'.repeat(1001)), 1");
    check(|limits| limits.bytes = 1000, "return structuredClone(Array(500).fill('xx')), 1");
}

#[test]
fn a_record_goes_to_another_thread() {
    fn is_send<T: Send + Sync>() {}
    is_send::<Serialized>();
}
