//! Messages in order, many of them: between two windows, two agents on two threads, a page and the program.
//!
//! `TREEWRIGHT_MESSAGES` is their number (5,000): `.ci/health messages` asks for 1,000,000.

use std::time::Duration;

use treewright_window::messages::{HostPort, Message};
use treewright_window::{Agent, Until};

use super::{agent, log};

fn count() -> u32 {
    let number = std::env::var("TREEWRIGHT_MESSAGES").ok();
    number.map_or(5_000, |text| text.parse().expect("a number"))
}

/// Counts the messages that arrive at a port in order, and reports at the end.
const HEARS: &str =
    "const hears = (port, count) => { let next = 0; port.onmessage = ({ data }) => {
    if (data !== next) { console.log(`${data} instead of ${next}`); port.close() }
    if (++next === count) console.log('all') } };
    // In pieces, so messages are in flight while others are posted.
    const sends = (port, count) => { let next = 0; const piece = () => {
        for (let n = 0; n < 1000 && next < count; n++) port.postMessage(next++);
        if (next < count) setTimeout(piece) }; piece() };";

#[test]
fn between_two_windows() {
    let count = count();
    let page = format!(
        "<!doctype html><body><script>{HEARS}
        onmessage = e => hears(e.ports[0], {count});
        const frame = document.createElement('iframe'); document.body.append(frame);
        const c = new MessageChannel, sender = frame.contentWindow.structuredClone(c.port1, {{ transfer: [c.port1] }});
        postMessage(0, '*', [c.port2]); sends(sender, {count})</script>"
    );
    assert_eq!(log(&mut agent(&page)), ["all"]);
    // The same with messages of windows, which have no ports.
    let page = format!(
        "<!doctype html><body><script>{HEARS} const frame = document.createElement('iframe'); document.body.append(frame);
        const port = {{ close() {{ onmessage = null }}, postMessage: n => postMessage(n, '*') }};
        hears(port, {count}); frame.contentWindow.onmessage = e => e.source.port.onmessage(e); window.port = port;
        sends({{ postMessage: n => frame.contentWindow.postMessage(n, '*') }}, {count})</script>"
    );
    assert_eq!(log(&mut agent(&page)), ["all"]);
}

/// Runs an agent until its page has logged something.
fn run_until_it_speaks(agent: &mut Agent) -> Vec<String> {
    loop {
        agent.run_until(Until::Idle);
        let lines = log(agent);
        if !lines.is_empty() {
            return lines;
        }
        agent.wait_for_messages(Duration::from_millis(100));
    }
}

#[test]
fn between_two_threads() {
    let count = count();
    let (one, two) = HostPort::pair();
    let sending = std::thread::spawn(move || {
        let page = format!("<script>{HEARS} onmessage = e => {{
            const port = e.ports[0]; port.onmessage = () => console.log('heard'); sends(port, {count}) }}</script>");
        let mut agent = agent(&page);
        let document = agent.document().expect("a page").id();
        agent.post_message(document, Message::with_ports(0.0, [one])).expect("a page");
        run_until_it_speaks(&mut agent)
    });
    let page = format!(
        "<script>{HEARS} onmessage = e => {{ self.port = e.ports[0]; hears(port, {count}) }}</script>"
    );
    let mut agent = agent(&page);
    let document = agent.document().expect("a page").id();
    agent.post_message(document, Message::with_ports(0.0, [two])).expect("a page");
    assert_eq!(run_until_it_speaks(&mut agent), ["all"]);
    agent.evaluate("port.postMessage(0)").expect("it runs");
    assert_eq!(sending.join().expect("it does not panic"), ["heard"]);
}

#[test]
fn between_a_page_and_the_program() {
    let count = count();
    let mut agent = agent(
        "<script>onmessage = ({ ports: [port] }) => port.onmessage = e => port.postMessage(e.data)</script>",
    );
    let port = agent.port_to_page().expect("a page");
    let program = std::thread::spawn(move || {
        for number in 0..count {
            port.send(number);
            // The first half goes back and forth, the rest is sent all at once.
            if number < count / 2 {
                let back = port.receive().expect("the page is there");
                assert_eq!(back.value.as_number(), Some(f64::from(number)));
            }
        }
        for (number, back) in (count / 2..count).zip(port.messages()) {
            assert_eq!(back.value.as_number(), Some(f64::from(number)));
        }
    });
    while !program.is_finished() {
        agent.run_until(Until::Idle);
        agent.wait_for_messages(Duration::from_millis(20));
    }
    program.join().expect("in order");
}
