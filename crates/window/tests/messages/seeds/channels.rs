//! Channels, their queues, and transferred objects.

use crate::messages::check;

const LOGS: &str = "const log = t => console.log(t);
    const name = f => { try { f(); log('sent') } catch (e) { log(e.name) } };
    const hear = (p, id) => p.onmessage = e => log(id + ' ' + e.data);
    const move = p => structuredClone(p, { transfer: [p] });
    const { port1: a, port2: b } = new MessageChannel;";

pub(super) fn page(script: &str, expected: &[&str]) {
    check(&format!("{LOGS}{script}"), expected);
}

#[test]
fn s223_a_new_channel() {
    page(
        "const c = new MessageChannel; log([c.port1 instanceof MessagePort, c.port2 instanceof MessagePort,
            c.port1 === c.port2, Object.prototype.toString.call(c)].join());
            hear(c.port2, 'two'); c.port1.postMessage('entangled')",
        &["true,true,false,[object MessageChannel]", "two entangled"],
    );
    page("name(() => MessageChannel())", &["TypeError"]);
    page("name(() => new MessagePort)", &["TypeError"]);
    // Its ports are of the realm of the constructor.
    page(
        "const f = document.createElement('iframe'); document.body.append(f); const w = f.contentWindow;
            log(new w.MessageChannel().port1 instanceof w.MessagePort)",
        &["true"],
    );
}

#[test]
fn s224_the_constructor_is_visible() {
    page(
        "const d = Object.getOwnPropertyDescriptor(window, 'MessageChannel');
            log([typeof d.value, d.enumerable, d.writable, d.configurable, MessageChannel.length].join())",
        &["function,false,true,true,0"],
    );
}

#[test]
fn s225_the_same_ports_again() {
    page(
        "const c = new MessageChannel, p = c.port1; c.port1 = 1; move(c.port1);
            log([c.port1 === p, c.port2 === c.port2].join())",
        &["true,true"],
    );
}

#[test]
fn s226_a_pipe_with_two_ends() {
    page(
        "hear(a, 'a'); hear(b, 'b'); a.postMessage(1); b.postMessage(2); a.postMessage(3); log('later')",
        &["later", "b 1", "a 2", "b 3"],
    );
    page(
        "a.onmessage = e => log([e.type, e.origin === '', e.source, e.isTrusted, e.target === a].join()); b.postMessage(0)",
        &["message,true,,true,true"],
    );
}

#[test]
fn s227_the_queue_is_empty_and_disabled() {
    let listens = "a.addEventListener('message', e => log(e.data));";
    page(&format!("b.postMessage(1); {listens}"), &[]);
    page(&format!("{listens} a.start(); b.postMessage(1)"), &["1"]);
    // Once enabled it stays enabled.
    page(&format!("a.onmessage = null; a.onmessage = null; b.postMessage(1); {listens}"), &["1"]);
}

#[test]
fn s228_entangling_again() {
    // The other end of a port that is transferred is entangled with the new one; it gets no event.
    page(
        "b.onclose = () => log('closed'); const c = move(a); hear(b, 'b'); a.postMessage(1); c.postMessage(2)",
        &["b 2"],
    );
    page(
        "const c = new MessageChannel, p = move(c.port1); hear(c.port2, 'two'); p.postMessage(1)",
        &["two 1"],
    );
}

#[test]
fn s229_the_queue_moves_along() {
    page(
        "b.postMessage(1); hear(a, 'old'); b.postMessage(2); const c = move(a); b.postMessage(3); hear(c, 'new')",
        &["new 1", "new 2", "new 3"],
    );
    // The queue of the new port is disabled.
    page("a.start(); const c = move(a); b.postMessage(1); c.addEventListener('message', log)", &[]);
    let through = "const c = new MessageChannel; b.postMessage(1);
        c.port1.onmessage = e => { hear(e.ports[0], 'new'); log('port') };
        c.port2.postMessage(0, [a]); b.postMessage(2);";
    page(through, &["port", "new 1", "new 2"]);
}

#[test]
fn s230_only_once() {
    page("move(a); name(() => move(a))", &["DataCloneError"]);
    page("const c = move(a); name(() => move(c))", &["sent"]);
    page("name(() => structuredClone(a))", &["DataCloneError"]);
}

#[test]
fn s231_ports_of_the_channel_itself() {
    page("name(() => a.postMessage(0, [a]))", &["DataCloneError"]);
    page("name(() => a.postMessage(0, { transfer: [a] }))", &["DataCloneError"]);
    page(
        "const p = new MessageChannel().port1; name(() => a.postMessage(0, [p, p]))",
        &["DataCloneError"],
    );
    page(
        "const p = new MessageChannel().port1; move(p); name(() => a.postMessage(0, [p]))",
        &["DataCloneError"],
    );
    page("name(() => a.postMessage(0, [null]))", &["TypeError"]);
    // The target takes the channel with it.
    page("name(() => { a.postMessage(0, [b]); a.postMessage(1) })", &["sent"]);
    // That end can no longer be used: the channel is lost, and the other end gets an event.
    page(
        "a.onclose = () => log('lost'); b.onclose = () => log('own'); a.postMessage(0, [b])",
        &["lost"],
    );
}

#[test]
fn s232_a_port_without_a_partner() {
    page("a.close(); name(() => a.postMessage(1))", &["sent"]);
    // It is serialized first.
    page("a.close(); name(() => a.postMessage(() => {}))", &["DataCloneError"]);
    page(
        "a.close(); const x = new ArrayBuffer(1); a.postMessage(0, [x]); log(x.detached)",
        &["true"],
    );
}

#[test]
fn s233_the_data_is_a_clone() {
    page(
        "const o = { x: [1] }; a.onmessage = e => log(JSON.stringify(e.data) + (e.data === o)); b.postMessage(o); o.x = 2",
        &["{\"x\":[1]}false"],
    );
    page("name(() => b.postMessage(Symbol()))", &["DataCloneError"]);
    page("name(() => b.postMessage({ get x() { throw new RangeError } }))", &["RangeError"]);
    page(
        "a.onmessage = e => log([...e.data.keys()][0] === e.data); const m = new Map; m.set(m, 1); b.postMessage(m)",
        &["true"],
    );
}

#[test]
fn s234_ports_in_messages() {
    page(
        "a.onmessage = e => log([Object.isFrozen(e.ports), e.ports === e.ports, e.ports.length].join());
            b.postMessage(0); b.postMessage(0, []);
            b.postMessage(0, [new MessageChannel().port1, new MessageChannel().port2])",
        &["true,true,0", "true,true,0", "true,true,2"],
    );
    page(
        "a.onmessage = e => log(e.data.p === e.ports[0]); const { port1: p } = new MessageChannel; b.postMessage({ p }, [p])",
        &["true"],
    );
    page(
        "a.onmessage = e => log(e.ports.length + ' ' + e.data.byteLength);
            const x = new ArrayBuffer(3); b.postMessage(x, [x]); log(x.byteLength)",
        &["0", "0 3"],
    );
}

#[test]
fn s235_messages_go_in_order() {
    page(
        "let all = ''; a.onmessage = e => { all += e.data; if (e.data === 9) log(all) };
            for (let n = 0; n < 10; n++) b.postMessage(n)",
        &["0123456789"],
    );
    // A transferred target takes them along.
    page(
        "a.onmessage = e => { if (e.data === 1) { const c = move(a); hear(c, 'new') } else log('old ' + e.data) };
            b.postMessage(0); b.postMessage(1); b.postMessage(2); b.postMessage(3)",
        &["old 0", "new 2", "new 3"],
    );
}
