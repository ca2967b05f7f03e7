//! `Origin`, and the objects that have one.
//!
//! <https://html.spec.whatwg.org/multipage/browsers.html#the-origin-interface>

use super::{agent_with, check, log};

#[test]
fn new_origins_are_opaque() {
    check(
        "const a = new Origin, b = new Origin;
        console.log([a.opaque, a.isSameOrigin(a), a.isSameOrigin(b), a.isSameSite(a), a.isSameSite(b)].join());
        console.log([String(a), Origin.length, Origin.from.length, typeof Origin.prototype.from].join());
        try { Origin() } catch (e) { console.log(e.name) }
        try { a.isSameOrigin({}) } catch (e) { console.log(e.name) }",
        &["true,true,false,true,false", "[object Origin],0,1,undefined", "TypeError", "TypeError"],
    );
}

#[test]
fn origins_of_strings() {
    // Pairs like the examples of the standard, with their relation: the same origin, the same site.
    check(
        "const of = Origin.from, all = (a, b) => [of(a).isSameOrigin(of(b)), of(a).isSameSite(of(b))].join();
        for (const [a, b] of [
            ['https://example.com/a', 'https://example.com:443/b'],
            ['https://example.com', 'https://sub.example.com:8443'],
            ['https://example.com', 'http://example.com'],
            ['https://r.example.co.uk', 'https://sub.other.example.co.uk'],
            ['https://r.co.uk', 'https://other.co.uk'],
            ['https://example.com', 'https://example.com.'],
            ['https://127.0.0.1', 'https://127.0.0.1:1'],
            ['data:,a', 'data:,a'],
            ['blob:https://example.com/x', 'https://example.com'],
        ]) console.log(all(a, b));
        console.log([of('data:,a').opaque, of('https://a').opaque, of('blob:x').opaque].join());
        for (const wrong of ['', 'a', '//example.com', 1, null, undefined, {}, [], document, new Event('a')]) {
            try { of(wrong); console.log('none', wrong) } catch (e) { if (e.name !== 'TypeError') console.log(e.name) }
        }",
        &[
            "true,true",
            "false,true",
            "false,false",
            "false,true",
            "false,false",
            "false,false",
            "false,true",
            "false,false",
            "true,true",
            "true,false,true",
        ],
    );
}

#[test]
fn origins_of_objects() {
    check(
        "const own = Origin.from(self), name = f => { try { f(); return 'none' } catch (e) { return e.name } };
        const a = document.createElement('a');
        console.log(name(() => Origin.from(a)));
        a.href = '/x';
        console.log(own.isSameOrigin(Origin.from(a)), own.isSameOrigin(Origin.from(Origin.from(a))));
        const area = document.createElement('area');
        area.href = 'https://other.example/';
        console.log(own.isSameOrigin(Origin.from(area)));
        const f = document.createElement('iframe');
        document.body.append(f);
        console.log(own.isSameOrigin(Origin.from(f.contentWindow)));
        console.log(name(() => Origin.from(new MessageEvent('message', {origin: 'https://example.com'}))));",
        &["TypeError", "true true", "false", "true", "TypeError"],
    );
}

#[test]
fn origins_of_windows_and_messages() {
    check(
        "const own = Origin.from(self), f = document.createElement('iframe');
        f.src = 'https://other.example/';
        f.onload = () => {
            try { Origin.from(f.contentWindow) } catch (e) { console.log(e.name) }
            f.contentWindow.postMessage('a', '*');
        };
        onmessage = e => {
            const from = Origin.from(e);
            console.log(e.origin, from.opaque, from.isSameOrigin(own), from.isSameOrigin(Origin.from('https://other.example')));
        };
        document.body.append(f)",
        &["TypeError", "https://other.example false false true"],
    );
    // The opaque origin of a sandboxed frame is the same in each of its messages, and differs from
    // all others.
    check(
        "const f = document.createElement('iframe'), seen = [];
        f.sandbox = 'allow-scripts';
        f.srcdoc = '<script>parent.postMessage(1, `*`); parent.postMessage(2, `*`)</' + 'script>';
        onmessage = e => {
            seen.push(Origin.from(e));
            if (seen.length == 2) {
                const [a, b] = seen;
                console.log(e.origin, a.opaque, a.isSameOrigin(b), a.isSameSite(b), a.isSameOrigin(new Origin));
            }
        };
        document.body.append(f)",
        &["null true true true false"],
    );
    check(
        "const a = new BroadcastChannel('x'), b = new BroadcastChannel('x');
        b.onmessage = e => { console.log(Origin.from(e).isSameOrigin(Origin.from(self))); a.close(); b.close() };
        a.postMessage(1)",
        &["true"],
    );
}

#[test]
fn origins_in_workers() {
    let mut agent = agent_with(
        "<!doctype html><script>new Worker('worker.js').onmessage = e => console.log(e.data)</script>",
        &[],
        &[(
            "worker.js",
            "const own = Origin.from(self);
            postMessage([own.opaque, own.isSameOrigin(Origin.from(location.href))].join())",
        )],
    );
    assert_eq!(log(&mut agent), ["false,true"]);
}
