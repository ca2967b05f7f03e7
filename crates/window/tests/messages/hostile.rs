//! Hostile values through every channel that takes values: deep and large ones, getters that change
//! what is being serialized, proxies, objects that are detached in the middle. The result is the
//! value, or the exception of the standard; in that case nothing has arrived, and the channel still
//! works.

use treewright_messages::Limits;
use treewright_window::Agent;

const HELPERS: &str = concat!(include_str!("data/helpers.js"), include_str!("data/hostile.js"));
const CASES: &str = include_str!("data/hostile.txt");

fn agent() -> Agent {
    let worker = format!("{HELPERS}\n(0, eval)(WORKER)");
    let mut agent = super::agent_with("<!doctype html>", &[], &[("hostile-worker.js", &worker)]);
    agent.evaluate(HELPERS).unwrap();
    agent
}

/// Runs the cases for a channel in order, in one page.
fn check_all(way: &str, is_for_it: impl Fn(&str) -> bool) {
    let mut agent = agent();
    let mut failures = Vec::new();
    for line in CASES.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (ways, case) = line.split_once(": ").expect(line);
        let (expression, expected) = case.rsplit_once(" => ").expect(line);
        if is_for_it(ways) {
            let found = agent.evaluate(&format!("pass({way:?}, {expression:?})"));
            let found = found.unwrap_or_else(|error| error.message.into());
            let found = found.as_str().unwrap_or_default();
            let is_right = match expected.strip_suffix("...") {
                Some(begin) => found.starts_with(begin),
                None => found == expected,
            };
            if !is_right {
                failures.push(format!("{expression}\n  expected {expected}\n  found    {found}"));
            }
        }
    }
    assert!(failures.is_empty(), "{way}: {}:\n{}", failures.len(), failures.join("\n"));
}

fn in_pages(ways: &str) -> bool {
    ways != "none"
}

fn without_transfer(ways: &str) -> bool {
    ways != "transfer"
}

#[test]
fn structured_clone() {
    check_all("structuredClone", in_pages);
}

#[test]
fn window_post_message() {
    check_all("window", in_pages);
    check_all("options", in_pages);
}

#[test]
fn message_port_post_message() {
    check_all("port", in_pages);
}

#[test]
fn broadcast_channel_post_message() {
    check_all("broadcast", without_transfer);
}

#[test]
fn worker_post_message() {
    check_all("worker", in_pages);
}

#[test]
fn dedicated_worker_global_scope_post_message() {
    check_all("fromWorker", |ways| ways != "page");
}

#[test]
fn history_push_state_and_replace_state() {
    check_all("pushState", without_transfer);
    check_all("replaceState", without_transfer);
}

/// An endless value reaches the limit.
#[test]
fn values_without_end() {
    let mut agent = agent();
    let mut limits = Limits::default();
    (limits.depth, limits.objects) = (20_000, 50_000);
    agent.set_message_limits(limits);
    for expression in [
        "const make = () => ({ get v() { return make() } }); return make()",
        "const make = () => [new Map([[0, { get v() { return make() } }]])]; return make()",
        "const a = []; for (let i = 0; i < 60000; i++) a[i] = {}; return a",
    ] {
        for way in ["window", "port", "broadcast", "worker", "pushState", "structuredClone"] {
            let found = agent.evaluate(&format!("pass({way:?}, {expression:?})")).unwrap();
            assert_eq!(found, "DataCloneError", "{way}: {expression}");
        }
    }
}

/// Getters that remove the channel of the message.
#[test]
fn the_channel_goes_in_the_middle() {
    fn check(script: &str, expected: &str) {
        let first = "const first = target => new Promise(done => target.onmessage = e => done(summary(e.data)))";
        let script = format!("(async () => {{ {first}; {script} }})()");
        let found = agent().evaluate(&script).unwrap();
        assert_eq!(found, expected, "{script}");
    }
    // The target port was known before the value was serialized.
    let closes = "const [from, to] = channel(), came = first(to);
        from.postMessage({ get a() { from.close(); return 1 } }); return await came";
    check(closes, "{a: 1}");
    let moves = "const [from, to] = channel(); let moved;
        from.postMessage({ get a() { moved = structuredClone(to, { transfer: [to] }); return 1 } });
        const came = first(moved); moved.start(); return await came";
    check(moves, "{a: 1}");
    // A channel that is closed in the middle was checked before.
    let closes =
        "const from = new BroadcastChannel('b'), to = new BroadcastChannel('b'), came = first(to);
        from.postMessage({ get a() { from.close(); return 1 } }); return await came";
    check(closes, "{a: 1}");
    let removes =
        "const frame = document.createElement('iframe'); document.documentElement.append(frame);
        frame.contentWindow.postMessage({ get a() { frame.remove(); return 1 } }, '*');
        const came = first(window); postMessage('after'); return await came";
    check(removes, "\"after\"");
    let terminates = "const worker = new Worker('hostile-worker.js'); let heard = 'nothing';
        worker.onmessage = () => heard = 'something';
        worker.postMessage({ get a() { worker.terminate(); return 1 } });
        await new Promise(done => setTimeout(done, 50)); return heard";
    check(terminates, "nothing");
    // The document is read again when the value has been serialized.
    let replaces =
        "history.replaceState({ get a() { history.replaceState('inner', ''); return 1 } }, '');
        return describe(history.state)";
    check(replaces, "{a: 1}");
}

/// Objects that were transferred before another one was found to be detached are gone, and nothing
/// has arrived.
#[test]
fn a_list_that_fails_in_the_middle() {
    let script = "(async () => {
        const all = [];
        for (const way of ['window', 'port', 'worker', 'structuredClone']) {
            const [a, b, c] = [1, 1, 1].map(n => new ArrayBuffer(n));
            const { send, came } = ways[way]();
            try { send({ get x() { detach(b); return 1 } }, [a, b, c]) } catch (error) { all.push(error.name) }
            all.push(a.detached, c.detached);
            send('good', []);
            all.push((await came).length);
        }
        return [...new Set(all)].join();
    })()";
    let found = agent().evaluate(script).unwrap();
    assert_eq!(found, "DataCloneError,true,false,0");
}

/// Shared memory goes to agents of the cluster, but not into storage.
#[test]
fn shared_memory() {
    let headers = [
        ("Cross-Origin-Opener-Policy", "same-origin"),
        ("Cross-Origin-Embedder-Policy", "require-corp"),
    ];
    let worker = format!("{HELPERS}\n(0, eval)(WORKER)");
    let page = format!("<!doctype html><script>{HELPERS}</script>");
    let mut agent = super::agent_with(&page, &headers, &[("hostile-worker.js", &worker)]);
    for (way, expected) in [
        ("structuredClone", "other SharedArrayBuffer"),
        ("window", "other SharedArrayBuffer"),
        ("port", "other SharedArrayBuffer"),
        ("broadcast", "other SharedArrayBuffer"),
        ("worker", "other SharedArrayBuffer"),
        ("fromWorker", "other SharedArrayBuffer"),
        ("pushState", "DataCloneError"),
        ("replaceState", "DataCloneError"),
    ] {
        for expression in
            ["new SharedArrayBuffer(8)", "new SharedArrayBuffer(8, { maxByteLength: 16 })"]
        {
            let found = agent.evaluate(&format!("pass({way:?}, {expression:?})")).unwrap();
            assert_eq!(found, expected, "{way}: {expression}");
        }
        let transferred = "const b = new SharedArrayBuffer(8); return give(b, b)";
        if expected != "DataCloneError" && way != "broadcast" {
            let found = agent.evaluate(&format!("pass({way:?}, {transferred:?})")).unwrap();
            assert_eq!(found, "DataCloneError", "{way}");
        }
    }
}
