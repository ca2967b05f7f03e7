//! Lines of the first draft about workers: each test has the number of its line.

use treewright_window::{AgentOptions, Until};

use super::{agent, log};

fn check(page: &str, worker: &str, expected: &[&str]) {
    let mut agent = agent(page, worker, AgentOptions::default());
    agent.run_until(Until::Idle);
    assert_eq!(log(&mut agent), expected, "{page}\n{worker}");
}

const LISTEN: &str =
    "const worker = new Worker('w.js'); worker.onmessage = e => console.log(e.data);";

#[test]
fn s223_a_channel_of_a_worker_belongs_to_it() {
    let worker = "const {port1, port2} = new MessageChannel();
        port2.onmessage = e => postMessage(port1 instanceof MessagePort && e.data);
        port1.postMessage('own')";
    check(LISTEN, worker, &["own"]);
}

#[test]
fn s224_the_constructor_is_visible_in_workers() {
    let worker = "postMessage(typeof MessageChannel + ' ' + ('MessageChannel' in self) + ' ' + Object.keys(self).includes('MessageChannel'))";
    check(LISTEN, worker, &["function true false"]);
}

#[test]
fn s229_a_port_that_goes_to_a_worker_takes_its_queue_along() {
    let page = format!(
        "{LISTEN} const {{port1, port2}} = new MessageChannel();
        for (const data of [1, 2, 3]) port1.postMessage(data);
        worker.postMessage(null, [port2]);
        port1.postMessage(4);"
    );
    let worker = "onmessage = ({ports: [port]}) => { const all = []; port.onmessage = e => { all.push(e.data); if (e.data === 4) postMessage(all.join()) } }";
    check(&page, worker, &["1,2,3,4"]);
}

#[test]
fn s234_ports_come_with_the_owner_of_the_target() {
    let page = format!(
        "{LISTEN} const {{port1, port2}} = new MessageChannel(); worker.postMessage('', [port1, port2]); worker.postMessage('');"
    );
    let worker = "onmessage = e => postMessage(e.ports.length + ' ' + Object.isFrozen(e.ports) + ' ' + e.ports.every(port => port instanceof MessagePort))";
    check(&page, worker, &["2 true true", "0 true true"]);
}

#[test]
fn s240_a_port_that_listens_in_a_worker_is_kept() {
    let page = format!(
        "{LISTEN} const {{port1, port2}} = new MessageChannel(); globalThis.port = port1;
        worker.postMessage(null, [port2]);
        setTimeout(() => port1.postMessage('kept'), 1000);"
    );
    let worker = "onmessage = ({ports: [port]}) => { port.onmessage = e => postMessage(e.data); port = null; for (let i = 0; i < 200000; i++) ({}).a = [] }";
    check(&page, worker, &["kept"]);
}
