//! Messages between windows. Names with numbers are lines of the checklist of the drafts.

use super::check;

const LOGS: &str = "const log = t => console.log(t);
    onmessage = e => log(`${e.data} ${e.origin} ${e.source === window} ${e.ports.length}`);
    onmessageerror = e => log(`error ${e.data} ${e.origin}`);";

fn page(script: &str, expected: &[&str]) {
    check(&format!("{LOGS}{script}"), expected);
}

const OWN: &str = "https://example.com true 0";

#[test]
fn s208_s211_the_forms_of_the_call() {
    let own = |data: &str| format!("{data} {OWN}");
    page("postMessage('a')", &[&own("a")]);
    page("postMessage('a', '*')", &[&own("a")]);
    page("postMessage('a', '*', [])", &[&own("a")]);
    page("postMessage('a', undefined)", &[&own("a")]);
    page("postMessage('a', null)", &[&own("a")]);
    page("postMessage('a', {})", &[&own("a")]);
    page("postMessage('a', { targetOrigin: '*' })", &[&own("a")]);
    page("postMessage('a', '*', [new MessageChannel().port1])", &["a https://example.com true 1"]);
    page(
        "postMessage('a', { transfer: [new MessageChannel().port1] })",
        &["a https://example.com true 1"],
    );
    page("try { postMessage() } catch (e) { log(e.name) }", &["TypeError"]);
    page("try { postMessage('a', '*', [1]) } catch (e) { log(e.name) }", &["TypeError"]);
    page("try { postMessage('a', '*', null) } catch (e) { log(e.name) }", &["TypeError"]);
}

#[test]
fn s209_s215_to_s217_target_origins() {
    let own = format!("a {OWN}");
    page("postMessage('a', '/')", &[&own]);
    page("postMessage('a', 'https://example.com')", &[&own]);
    page("postMessage('a', 'https://example.com/some/path?x#y')", &[&own]);
    page("postMessage('a', 'https://example.com:443')", &[&own]);
    page("postMessage('a', 'http://example.com')", &[]);
    page("postMessage('a', 'https://other.example')", &[]);
    page("postMessage('a', 'data:,x')", &[]);
    for bad in ["''", "'example.com'", "'//example.com'", "'https://'"] {
        page(
            &format!("try {{ postMessage('a', {bad}) }} catch (e) {{ log(e.name) }}"),
            &["SyntaxError"],
        );
    }
}

#[test]
fn s210_s212_to_s214_data_and_transfer() {
    page("try { postMessage(() => {}, '*') } catch (e) { log(e.name) }", &["DataCloneError"]);
    page(
        "const b = new ArrayBuffer(1); try { postMessage(0, '*', [b, b]) } catch (e) { log(e.name) }",
        &["DataCloneError"],
    );
    page(
        "const p = new MessageChannel().port1; postMessage(0, '*', [p]); try { postMessage(0, '*', [p]) } catch (e) { log(e.name) }",
        &["DataCloneError", "0 https://example.com true 1"],
    );
    page(
        "try { postMessage({ get x() { throw new RangeError } }) } catch (e) { log(e.name) }",
        &["RangeError"],
    );
    page(
        "const o = { n: 1 }; onmessage = e => log(e.data.n); postMessage(o); o.n = 2; log('returned')",
        &["returned", "1"],
    );
}

#[test]
fn s218_to_s222_the_event() {
    let flags = "onmessage = e => log([e.type, e.bubbles, e.cancelable, e.composed, e.lastEventId, e.target === window, e instanceof MessageEvent].join())";
    page(&format!("{flags}; postMessage(1)"), &["message,false,false,false,,true,true"]);
    page("onmessage = e => log(Object.isFrozen(e.ports)); postMessage(1)", &["true"]);
    let foreign = "const frame = document.createElement('iframe'); frame.src = 'https://other.example/';
        onmessage = e => log(e.data + ' ' + e.origin + ' ' + (e.source === frame.contentWindow));
        frame.onload = () => frame.contentWindow.postMessage('hi', 'https://other.example'); document.body.append(frame)";
    page(foreign, &["hi from https://example.com https://other.example true"]);
    let dropped = "const frame = document.createElement('iframe'); frame.src = 'https://other.example/';
        frame.onload = () => frame.contentWindow.postMessage('hi', '/'); document.body.append(frame)";
    page(dropped, &[]);
    let ports = "const frame = document.createElement('iframe'); frame.src = '/echo.html';
        const c = new MessageChannel; c.port1.onmessage = e => log('through ' + e.data);
        onmessage = e => e.ports[0].postMessage(e.data);
        frame.onload = () => frame.contentWindow.postMessage('hi', '*', [c.port2]); document.body.append(frame)";
    page(ports, &["through hi"]);
}

#[test]
fn shared_memory_stays_where_it_is() {
    page(
        "log(crossOriginIsolated + ' ' + isSecureContext + ' ' + typeof SharedArrayBuffer)",
        &["false true undefined"],
    );
}
