//! The lifetime of ports. `seeds` has the lines of the checklist of the drafts.

use super::{agent, log};

const LOGS: &str = "const log = t => console.log(t);";

#[test]
fn unreachable_ports_are_collected() {
    let script = "const closed = new MessageChannel; closed.port1.onclose = () => log('closed');
        globalThis.kept = closed.port1; kept.start()";
    let mut agent = agent(&format!("<!doctype html><script>{{{LOGS}{script}}}</script>"));
    for _ in 0..3 {
        agent.collect_garbage();
        agent.run_until(treewright_window::Until::Idle);
    }
    assert_eq!(log(&mut agent), ["closed"]);
}

#[test]
fn a_port_that_listens_is_kept_while_the_other_travels() {
    let script =
        "const go = () => { const c = new MessageChannel; c.port2.onmessage = e => log(e.data);
            postMessage(0, '*', [c.port1]); };
        onmessage = e => e.ports[0].postMessage('kept');";
    let mut agent = agent(&format!("<!doctype html><script>{LOGS}{script}</script>"));
    agent.evaluate("go()").unwrap();
    agent.collect_garbage();
    while agent.step() == treewright_window::Step::Ran {
        agent.collect_garbage();
    }
    assert_eq!(log(&mut agent), ["kept"]);
}

#[test]
fn a_port_that_only_its_other_end_keeps_hears_that_it_goes() {
    let script = "globalThis.end = (() => { const c = new MessageChannel; c.port2.onmessage = log;
        c.port2.onclose = () => log('closed'); return c.port1 })();";
    let mut agent = agent(&format!("<!doctype html><script>{LOGS}{script}</script>"));
    agent.collect_garbage();
    agent.evaluate("end.close()").unwrap();
    assert_eq!(log(&mut agent), ["closed"]);
}
