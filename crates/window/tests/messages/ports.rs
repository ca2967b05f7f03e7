//! Channels and ports. Names with numbers are lines of the checklist of the drafts.

use super::{agent, check, log};

const LOGS: &str = "const log = t => console.log(t);
    const text = e => `${e.data} ${e.ports.length} ${e.origin === ''} ${e.source} ${e.isTrusted}`;
    const { port1: a, port2: b } = new MessageChannel;";

fn page(script: &str, expected: &[&str]) {
    check(&format!("{LOGS}{script}"), expected);
}

#[test]
fn s223_to_s226_a_channel_is_two_ports() {
    page("log(a === b)", &["false"]);
    page(
        "const c = new MessageChannel; log(c.port1 === c.port1 && c.port1 instanceof MessagePort)",
        &["true"],
    );
    page("a.onmessage = e => log(text(e)); b.postMessage('x')", &["x 0 true null true"]);
    page("b.onmessage = e => log(e.data); a.postMessage(1); log('later')", &["later", "1"]);
    let both = "a.onmessage = e => log('a ' + e.data); b.onmessage = e => log('b ' + e.data);
        a.postMessage(1); b.postMessage(2); a.postMessage(3)";
    page(both, &["b 1", "a 2", "b 3"]);
}

#[test]
fn s227_s236_s239_queues_are_enabled_once() {
    page("b.postMessage(1); a.addEventListener('message', e => log(e.data))", &[]);
    page("b.postMessage(1); a.addEventListener('message', e => log(e.data)); a.start()", &["1"]);
    page(
        "b.postMessage(1); a.onmessage = null; a.addEventListener('message', e => log(e.data))",
        &["1"],
    );
    page("b.postMessage(1); a.onmessageerror = () => {}; a.addEventListener('message', log)", &[]);
    page(
        "b.postMessage(1); b.postMessage(2); a.start(); a.onmessage = e => log(e.data); a.start()",
        &["1", "2"],
    );
}

#[test]
fn s228_to_s230_a_port_that_is_transferred_takes_its_queue_along() {
    let through = "const c = new MessageChannel; b.postMessage(1);
        c.port1.onmessage = e => { e.ports[0].onmessage = e => log(e.data); log('port') };
        c.port2.postMessage(0, [a]); b.postMessage(2);";
    page(through, &["port", "1", "2"]);
    page(
        "structuredClone(0, { transfer: [a] }); try { structuredClone(0, { transfer: [a] }) } catch (e) { log(e.name) }",
        &["DataCloneError"],
    );
    let enabled = "a.onmessage = () => log('old'); b.postMessage(1);
        const c = structuredClone(a, { transfer: [a] }); b.postMessage(2); c.onmessage = e => log(e.data);";
    page(enabled, &["1", "2"]);
    let disabled = "a.start(); const c = structuredClone(a, { transfer: [a] }); b.postMessage(1);
        c.addEventListener('message', log);";
    page(disabled, &[]);
    page(
        "const c = structuredClone(a, { transfer: [a] }); b.onmessage = e => log(e.data); a.postMessage(1); c.postMessage(2)",
        &["2"],
    );
}

#[test]
fn s231_s232_transferring_the_ends_of_a_channel() {
    let name = |what: &str| format!("try {{ {what}; log('sent') }} catch (e) {{ log(e.name) }}");
    page(&name("a.postMessage(0, [a])"), &["DataCloneError"]);
    page(&name("a.postMessage(0, { transfer: [a] })"), &["DataCloneError"]);
    page(&name("a.postMessage(0, [b]); a.postMessage(1)"), &["sent"]);
    page(
        &name("const c = new MessageChannel; a.postMessage(0, [c.port1, c.port1])"),
        &["DataCloneError"],
    );
    page(&name("a.postMessage(0, [null])"), &["TypeError"]);
    page(&name("a.close(); a.postMessage(() => {})"), &["DataCloneError"]);
    page(&name("a.close(); a.postMessage(1)"), &["sent"]);
    page(&name("a.postMessage(a)"), &["DataCloneError"]);
}

#[test]
fn s233_to_s235_data_and_ports() {
    page(
        "a.onmessage = e => log(JSON.stringify(e.data)); b.postMessage({ x: [1] })",
        &["{\"x\":[1]}"],
    );
    let frozen =
        "a.onmessage = e => log(Object.isFrozen(e.ports) && e.ports === e.ports && e.ports.length);
        b.postMessage(0, [new MessageChannel().port1, new MessageChannel().port2])";
    page(frozen, &["2"]);
    let in_data = "a.onmessage = e => log(e.data.p === e.ports[0]);
        const { port1 } = new MessageChannel; b.postMessage({ p: port1 }, [port1])";
    page(in_data, &["true"]);
    let buffers = "a.onmessage = e => log(e.ports.length + ' ' + e.data.byteLength);
        const buffer = new ArrayBuffer(3); b.postMessage(buffer, [buffer]); log(buffer.byteLength)";
    page(buffers, &["0", "0 3"]);
}

#[test]
fn s238_closing() {
    page("b.onclose = () => log('closed'); a.close(); log('after')", &["closed", "after"]);
    page("a.onclose = () => log('own'); a.close()", &[]);
    page(
        "b.onmessage = e => log(e.data); a.postMessage(1); a.close(); log('after')",
        &["after", "1"],
    );
    page(
        "b.onmessage = e => { log(e.data); b.close() }; a.postMessage(1); a.postMessage(2)",
        &["1", "2"],
    );
    page("b.onclose = () => log('closed'); a.close(); a.close(); b.close()", &["closed"]);
    let on_its_way = "const c = structuredClone(b, { transfer: [b] }); c.onclose = () => log('closed'); a.close()";
    page(on_its_way, &["closed"]);
    let lost = "b.onclose = () => log('closed'); a.postMessage(0, [b]); log('lost')";
    page(lost, &["lost"]);
}

#[test]
fn s237_messages_wait_while_a_document_is_not_fully_active() {
    let script = "const frame = document.createElement('iframe'); document.body.append(frame);
        const inner = new frame.contentWindow.MessageChannel;
        inner.port2.onmessage = () => log('never'); inner.port1.postMessage(1); frame.remove();
        setTimeout(() => log('end'))";
    page(script, &["end"]);
}

#[test]
fn the_unshipped_queue_is_in_order() {
    let script = "const c = new MessageChannel;
        a.postMessage(1); c.port1.postMessage(2); a.postMessage(3);
        c.port2.onmessage = e => log(e.data); b.onmessage = e => log(e.data)";
    page(script, &["1", "2", "3"]);
}

#[test]
fn errors_of_messages() {
    // A port of a realm that a document has no more does not hear of anything; one here does.
    let script = "a.onmessage = () => log('message'); a.onmessageerror = () => log('error'); b.postMessage(1)";
    page(script, &["message"]);
}

#[test]
fn s240_s241_ports_that_listen_are_kept() {
    let script =
        "const weak = (() => { const c = new MessageChannel; c.port1.onmessage = e => log(e.data);
            globalThis.other = c.port2; return new WeakRef(c.port1) })();";
    let mut agent = agent(&format!("<!doctype html><script>{LOGS}{script}</script>"));
    for _ in 0..3 {
        agent.collect_garbage();
    }
    agent.evaluate("other.postMessage('kept')").unwrap();
    agent.run_until(treewright_window::Until::Idle);
    assert_eq!(log(&mut agent), ["kept"]);
}

#[test]
fn ports_that_nobody_has_are_collected() {
    let script = "const closed = new MessageChannel; closed.port1.onclose = () => log('closed');
        globalThis.kept = closed.port1; kept.start()";
    let mut agent = agent(&format!("<!doctype html><script>{{{LOGS}{script}}}</script>"));
    for _ in 0..3 {
        agent.collect_garbage();
        agent.run_until(treewright_window::Until::Idle);
    }
    assert_eq!(log(&mut agent), ["closed"]);
}
