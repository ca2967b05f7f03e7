//! Messages between windows.

use crate::messages::check;

const LOGS: &str = "const log = t => console.log(t);
    const name = f => { try { f(); log('sent') } catch (e) { log(e.name) } };
    onmessage = e => log(`${e.data} ${e.origin} ${e.source === window} ${e.ports.length}`);
    onmessageerror = e => log(`error ${e.data} ${e.origin}`);";

/// A frame of the same origin or of another one, that is loaded before the script after it runs.
const FRAME: &str =
    "const frame = url => new Promise(done => { const f = document.createElement('iframe');
    f.onload = () => done(f.contentWindow); f.src = url; document.body.append(f) });";

fn page(script: &str, expected: &[&str]) {
    check(&format!("{LOGS}{FRAME}{script}"), expected);
}

const OWN: &str = "a https://example.com true 0";

#[test]
fn s208_the_forms_of_the_call() {
    for arguments in [
        "'a'",
        "'a', '*'",
        "'a', '*', undefined",
        "'a', undefined",
        "'a', null",
        "'a', {}",
        "'a', { targetOrigin: '*' }",
        "'a', { transfer: [] }",
    ] {
        page(&format!("postMessage({arguments})"), &[OWN]);
    }
    for arguments in
        ["'a', '*', [p]", "'a', { transfer: [p] }", "'a', { targetOrigin: '/', transfer: [p] }"]
    {
        let script = format!("const p = new MessageChannel().port1; postMessage({arguments})");
        page(&script, &["a https://example.com true 1"]);
    }
    for arguments in ["", "'a', '*', [1]", "'a', '*', 1", "'a', '*', {}", "'a', { transfer: 1 }"] {
        page(&format!("name(() => postMessage({arguments}))"), &["TypeError"]);
    }
}

#[test]
fn s209_target_origins_are_urls() {
    for good in [
        "'*'",
        "'/'",
        "'https://example.com'",
        "'https://example.com:443'",
        "'HTTPS://EXAMPLE.COM/'",
        "'https://user:password@example.com/some/path?x#y'",
        "{ toString: () => 'https://example.com' }, []",
    ] {
        page(&format!("postMessage('a', {good})"), &[OWN]);
    }
    for bad in ["''", "'example.com'", "'//example.com'", "'https://'", "'*.example.com'", "'null'"]
    {
        page(&format!("name(() => postMessage('a', {bad}))"), &["SyntaxError"]);
    }
    // The address is checked before the message.
    page("name(() => postMessage(() => {}, 'bad'))", &["SyntaxError"]);
}

#[test]
fn s210_the_message_is_cloned() {
    page("name(() => postMessage(() => {}, '*'))", &["DataCloneError"]);
    page("name(() => postMessage(Symbol(), '*'))", &["DataCloneError"]);
    page("name(() => postMessage(window, '*'))", &["DataCloneError"]);
    page("name(() => postMessage({ get x() { throw new RangeError } }))", &["RangeError"]);
    page(
        "const o = { n: 1 }; onmessage = e => log(e.data.n + ' ' + (e.data === o)); postMessage(o); o.n = 2",
        &["1 false"],
    );
}

#[test]
fn s211_no_ports() {
    page("postMessage('a', '*', [])", &[OWN]);
    page("onmessage = e => log(e.ports instanceof Array); postMessage('a', '*')", &["true"]);
}

#[test]
fn s212_ports_that_cannot_be_transferred() {
    let pair = "const { port1: p, port2: q } = new MessageChannel;";
    page(&format!("{pair} name(() => postMessage(0, '*', [p, p]))"), &["DataCloneError"]);
    page(&format!("{pair} name(() => postMessage(0, '*', [p, q, p]))"), &["DataCloneError"]);
    page(&format!("{pair} name(() => postMessage(0, '*', [null]))"), &["TypeError"]);
    page(&format!("{pair} name(() => postMessage(0, '*', null))"), &["TypeError"]);
    page(&format!("{pair} p.close(); name(() => postMessage(0, '*', [p]))"), &["DataCloneError"]);
    page(
        &format!("{pair} postMessage(0, '*', [p]); name(() => postMessage(0, '*', [p]))"),
        &["DataCloneError", "0 https://example.com true 1"],
    );
    page(
        "const b = new ArrayBuffer(1); name(() => postMessage(0, '*', [b, b])); log(b.byteLength)",
        &["DataCloneError", "1"],
    );
}

#[test]
fn s213_ports_belong_to_the_target() {
    let script = "frame('about:blank').then(w => {
        const c = new MessageChannel, d = new MessageChannel;
        c.port1.onmessage = e => log('first ' + e.data); d.port1.onmessage = e => log('second ' + e.data);
        w.onmessage = e => { const [p, q] = e.ports;
            log([p instanceof w.MessagePort, p instanceof MessagePort, p === c.port2].join());
            p.postMessage(1); q.postMessage(2) };
        w.postMessage(0, '*', [c.port2, d.port2]) })";
    page(script, &["true,false,false", "first 1", "second 2"]);
}

#[test]
fn s214_the_method_returns_before() {
    page(
        "postMessage('a'); Promise.resolve().then(() => log('microtask')); log('returned')",
        &["returned", "microtask", OWN],
    );
}

#[test]
fn s215_the_origin_of_the_sender() {
    page("postMessage('a', '/')", &[OWN]);
    page("postMessage('a')", &[OWN]);
    let to_another = "frame('https://other.example/').then(w => { w.postMessage('hi', '/'); w.postMessage('hi') })";
    page(to_another, &[]);
    // The recipient is the window when the task runs.
    let navigated = "frame('/echo.html').then(w => { w.postMessage('hi'); document.querySelector('iframe').remove() })";
    page(navigated, &[]);
}

#[test]
fn s216_an_origin_that_is_named() {
    page("postMessage('a', 'https://example.com/other/path')", &[OWN]);
    for other in [
        "http://example.com",
        "https://example.com:444",
        "https://www.example.com",
        "https://other.example",
        "data:,x",
        "about:blank",
    ] {
        page(&format!("postMessage('a', '{other}')"), &[]);
    }
    let answer = "hi from https://example.com https://other.example false 0";
    for (target, expected) in
        [("https://other.example", &[answer][..]), ("https://example.com", &[])]
    {
        page(
            &format!("frame('https://other.example/').then(w => w.postMessage('hi', '{target}'))"),
            expected,
        );
    }
}

#[test]
fn s217_any_origin() {
    page(
        "frame('https://other.example/').then(w => w.postMessage('hi', '*'))",
        &["hi from https://example.com https://other.example false 0"],
    );
    // Even an origin that cannot be named.
    let opaque = "const f = document.createElement('iframe'); f.sandbox = 'allow-scripts';
        f.srcdoc = '<script>onmessage = e => e.source.postMessage(e.data, `*`)<' + '/script>';
        f.onload = () => f.contentWindow.postMessage('hi', '*'); document.body.append(f)";
    page(opaque, &["hi null false 0"]);
}

#[test]
fn s218_the_event() {
    let flags = "onmessage = e => { log([e.type, e.bubbles, e.cancelable, e.composed, e.isTrusted, e.lastEventId].join());
        e.preventDefault(); log([e.defaultPrevented, e.target === window, e instanceof MessageEvent].join()) };";
    page(
        &format!("{flags} postMessage(1)"),
        &["message,false,false,false,true,", "false,true,true"],
    );
}

#[test]
fn s219_data_and_source() {
    page(
        "onmessage = e => log([e.data.length, Array.isArray(e.data), e.source === window, e.source === self].join());
            postMessage([1, 2])",
        &["2,true,true,true"],
    );
    let frames = "frame('/echo.html').then(w => { onmessage = e => log(e.data + ' ' + (e.source === w)); w.postMessage('hi') })";
    page(frames, &["hi true"]);
}

#[test]
fn s220_the_origin_of_the_event() {
    page("postMessage('a')", &[OWN]);
    // It is the ASCII serialization.
    let script = "frame('https://xn--mnchen-3ya.example/').then(w => { onmessage = e => log(e.origin); w.postMessage(0, '*') })";
    page(script, &["https://xn--mnchen-3ya.example"]);
}

#[test]
fn s221_the_ports_of_the_event() {
    let script = "onmessage = e => log([Object.isFrozen(e.ports), e.ports === e.ports, e.ports.length, e.data[1] === e.ports[0]].join());
        const c = new MessageChannel, d = new MessageChannel;
        postMessage([d.port1, c.port1], '*', [c.port1, d.port1])";
    page(script, &["true,true,2,true"]);
}

#[test]
fn s222_a_task_for_each_message() {
    page(
        "onmessage = e => { log(e.data); Promise.resolve().then(() => log('after ' + e.data)) }; postMessage(1); postMessage(2)",
        &["1", "after 1", "2", "after 2"],
    );
}

/// A record that cannot be deserialized gives an event of its own.
#[test]
fn s222_records_that_cannot_be_deserialized() {
    use treewright_messages::{Item, Record, Serialized};
    use treewright_window::Until;
    let mut agent = crate::messages::agent(&format!("<script>{LOGS}</script>"));
    let mut builder = Serialized::builder();
    let bad = builder.add(Record::RegExp { source: "(".into(), flags: "g".into() });
    let bad = builder.finish(Item::Object(bad)).unwrap();
    let document = agent.document().unwrap().id();
    agent.post_message(document, bad).unwrap();
    agent.run_until(Until::Idle);
    assert_eq!(crate::messages::log(&mut agent), ["error null "]);
}
