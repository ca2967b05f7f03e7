//! Ports: starting, closing, and their lifetime.

use treewright_window::{Step, Until};

use super::channels::page;
use crate::messages::{agent, log};

#[test]
fn s236_start_enables_the_queue() {
    let listens = "a.addEventListener('message', e => log(e.data));";
    page(&format!("b.postMessage(1); {listens} a.start(); log('later')"), &["later", "1"]);
    page(
        &format!("b.postMessage(1); {listens} a.start(); a.start(); b.postMessage(2)"),
        &["1", "2"],
    );
    // Ports that were not shipped share a queue.
    page(
        "const c = new MessageChannel; a.postMessage(1); c.port1.postMessage(2); a.postMessage(3);
            hear(c.port2, 'c'); hear(b, 'b')",
        &["b 1", "c 2", "b 3"],
    );
}

#[test]
fn s237_messages_wait_for_their_document() {
    let script = "const frame = document.createElement('iframe'); document.body.append(frame);
        const inner = new frame.contentWindow.MessageChannel;
        inner.port2.onmessage = () => log('never'); inner.port1.postMessage(1); frame.remove();
        setTimeout(() => log('end'))";
    page(script, &["end"]);
}

#[test]
fn s238_closing() {
    page(
        "b.onclose = () => log('closed'); a.onclose = () => log('own'); a.close(); a.close(); b.close(); log('after')",
        &["closed", "after"],
    );
    page(
        "hear(b, 'b'); a.postMessage(1); a.close(); a.postMessage(2); log('after')",
        &["after", "b 1"],
    );
    page(
        "b.onmessage = e => { log(e.data); b.close() }; a.postMessage(1); a.postMessage(2)",
        &["1", "2"],
    );
    page("const c = move(b); c.onclose = () => log('closed'); a.close()", &["closed"]);
    page("a.close(); name(() => move(a))", &["DataCloneError"]);
}

#[test]
fn s239_handlers() {
    page("hear(a, 'a'); b.postMessage(1)", &["a 1"]);
    page(
        "b.postMessage(1); a.onmessage = null; a.addEventListener('message', e => log(e.data))",
        &["1"],
    );
    page(
        "b.postMessage(1); a.onmessageerror = log; a.onclose = log; a.addEventListener('message', log)",
        &[],
    );
    page(
        "log(['onmessage', 'onmessageerror', 'onclose'].map(n => a[n] === null && n in MessagePort.prototype).join())",
        &["true,true,true"],
    );
}

#[test]
fn s240_ports_that_listen_are_kept() {
    let script = "<!doctype html><script>const kept = kind => { const c = new MessageChannel;
            c.port1[kind] = e => console.log('kept'); globalThis.other = c.port2; return new WeakRef(c.port1) };
        </script>";
    // A port without listeners is collected, and its partner gets an event.
    for (kind, expected) in
        [("onmessage", true), ("onmessageerror", true), ("onclose", false), ("onfoo", false)]
    {
        let mut agent = agent(script);
        agent
            .evaluate(&format!(
                "globalThis.weak = kept('{kind}'); other.onclose = () => console.log('gone')"
            ))
            .unwrap();
        agent.run_until(Until::Idle);
        for _ in 0..3 {
            agent.collect_garbage();
            agent.run_until(Until::Idle);
        }
        assert_eq!(
            agent.evaluate("String(weak.deref() !== undefined)").unwrap(),
            expected.to_string(),
            "{kind}"
        );
        assert_eq!(log(&mut agent), if expected { &[][..] } else { &["gone"] }, "{kind}");
    }
}

#[test]
fn s241_ports_are_kept_while_messages_wait() {
    let script = "<!doctype html><script>
        const go = () => { const c = new MessageChannel; c.port2.onmessage = e => console.log(e.data); c.port1.postMessage('kept') };
        </script>";
    let mut agent = agent(script);
    agent.evaluate("go()").unwrap();
    agent.collect_garbage();
    while agent.step() == Step::Ran {
        agent.collect_garbage();
    }
    assert_eq!(log(&mut agent), ["kept"]);
}

/// A port that is not closed stays as long as its partner: therefore authors are urged to close ports.
#[test]
fn s242_closed_ports_are_collected() {
    let mut agent = agent("<!doctype html>");
    agent
        .evaluate(
            "globalThis.weak = (() => { const c = new MessageChannel; c.port1.onmessage = () => {};
                globalThis.other = c.port2; return new WeakRef(c.port1) })(); 0",
        )
        .unwrap();
    for (script, expected) in [("0", "true"), ("other.close()", "false")] {
        agent.evaluate(script).unwrap();
        agent.run_until(Until::Idle);
        agent.collect_garbage();
        agent.collect_garbage();
        assert_eq!(
            agent.evaluate("String(weak.deref() !== undefined)").unwrap(),
            expected,
            "{script}"
        );
    }
}
