//! Broadcast channels.

use super::check;

const LOGS: &str = "const log = t => console.log(t);
    const channel = (name, id) => { const c = new BroadcastChannel(name);
        c.onmessage = e => log(`${id} ${e.data} ${e.origin} ${e.ports.length}`); return c };";

fn page(script: &str, expected: &[&str]) {
    check(&format!("{LOGS}{script}"), expected);
}

#[test]
fn others_of_the_name_hear_it_oldest_first() {
    let script = "const a = channel('n', 'a'), b = channel('n', 'b'), c = channel('n', 'c'); channel('m', 'm');
        b.postMessage(1); log(b.name)";
    page(script, &["n", "a 1 https://example.com 0", "c 1 https://example.com 0"]);
    page(
        "const a = new BroadcastChannel(null); log(a.name); log(new BroadcastChannel('').name === '')",
        &["null", "true"],
    );
}

#[test]
fn closed_channels() {
    let script = "const a = channel('n', 'a'), b = channel('n', 'b'); a.close(); b.postMessage(1);
        try { a.postMessage(1) } catch (e) { log(e.name) }";
    page(script, &["InvalidStateError"]);
    let script = "const a = channel('n', 'a'), b = channel('n', 'b'); b.postMessage(1); a.close()";
    page(script, &[]);
    page(
        "const a = channel('n', 'a'); try { a.postMessage(Symbol()) } catch (e) { log(e.name) }",
        &["DataCloneError"],
    );
}

#[test]
fn frames_of_the_same_origin() {
    let script = "const frame = document.createElement('iframe'); document.body.append(frame);
        const inner = new frame.contentWindow.BroadcastChannel('n'); inner.onmessage = e => log('inner ' + e.data);
        const outer = channel('n', 'outer'); outer.postMessage(1); inner.postMessage(2);
        setTimeout(() => { frame.remove(); inner.postMessage(3); outer.postMessage(4); log('end') }, 10)";
    page(script, &["inner 1", "outer 2 https://example.com 0", "end"]);
}
