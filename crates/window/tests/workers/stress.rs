//! Many messages, and ports that are transferred.
//!
//! `TREEWRIGHT_MESSAGES` is the number of messages in order (5,000), `TREEWRIGHT_SCHEDULES` that of the random
//! schedules (20); `.ci/health messages` runs with more.

use treewright_window::{AgentOptions, Clock, Until};

use super::{agent, log};

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

fn check(page: &str, worker: &str, clock: Clock, expected: &str) {
    let mut options = AgentOptions::default();
    options.clock = clock;
    options.budget.memory = Some(4 << 30);
    let mut agent = agent(page, worker, options);
    agent.run_until(Until::Idle);
    assert_eq!(log(&mut agent), [expected], "{page}");
}

#[test]
fn messages_go_to_a_worker_and_back_in_order() {
    let count = number("TREEWRIGHT_MESSAGES", 5_000);
    let page = format!(
        "const worker = new Worker('w.js'), count = {count};
        let sent = 0, next = 0;
        function more() {{ for (let i = 0; i < 1000 && sent < count; i++) worker.postMessage(sent++) }}
        worker.onmessage = e => {{
          if (e.data !== next++) throw new Error(e.data + ' came, not ' + (next - 1));
          if (next === count) console.log('all');
          else if (next % 1000 === 0) more();
        }};
        more();"
    );
    for clock in [Clock::virtual_time(), Clock::real()] {
        check(&page, "onmessage = e => postMessage(e.data)", clock, "all");
    }
}

#[test]
fn two_workers_talk_in_order() {
    let count = number("TREEWRIGHT_MESSAGES", 5_000);
    let page = "const {port1, port2} = new MessageChannel();
        const [one, two] = [new Worker('w.js'), new Worker('w.js')];
        two.onmessage = e => console.log(e.data);
        one.postMessage('send', [port1]);
        two.postMessage('receive', [port2]);";
    let worker = format!(
        "onmessage = ({{data, ports: [port]}}) => {{
          const count = {count};
          let next = 0;
          if (data === 'send') {{
            const more = () => {{ for (let i = 0; i < 1000 && next < count; i++) port.postMessage(next++) }};
            port.onmessage = more;
            more();
          }} else {{
            port.onmessage = e => {{
              if (e.data !== next++) throw new Error(e.data + ' came, not ' + (next - 1));
              if (next === count) postMessage('all');
              else if (next % 1000 === 0) port.postMessage('more');
            }};
          }}
        }};"
    );
    check(page, &worker, Clock::virtual_time(), "all");
}

/// One end of a channel is passed from worker to worker, and to their workers, while messages are
/// in flight: each reads some and passes it on. No message is lost, duplicated, or out of order.
#[test]
fn a_port_travels_between_workers_while_messages_fly() {
    const WORKER: &str = "
        let inner;
        onmessage = ({data: {reads, deep}, ports: [port]}) => {
          if (deep > 0) {
            if (!inner) {
              inner = new Worker('w.js');
              inner.onmessage = e => postMessage(e.data, [...e.ports]);
            }
            inner.postMessage({reads, deep: deep - 1}, [port]);
            return;
          }
          const received = [];
          port.onmessage = e => {
            received.push(e.data);
            if (received.length === reads || e.data === 'end') {
              port.onmessage = null;
              postMessage(received, [port]);
            }
          };
        };";
    for seed in 0..number("TREEWRIGHT_SCHEDULES", 20).min(5_000) {
        let page = format!(
            "let seed = {seed} + 1;
            const random = below => (seed = seed * 48271 % 0x7FFFFFFF) % below;
            const workers = [0, 1, 2].map(() => new Worker('w.js'));
            const count = 300, received = [];
            const {{port1, port2}} = new MessageChannel();
            const pass = port => workers[random(3)].postMessage({{reads: 1 + random(40), deep: random(3)}}, [port]);
            for (const worker of workers) worker.onmessage = ({{data, ports: [port]}}) => {{
              received.push(...data);
              if (data.at(-1) !== 'end') return pass(port);
              const last = received.pop();
              const isRight = received.length === count && received.every((data, index) => data === index);
              console.log(isRight ? 'all in order' : received.join());
            }};
            let sent = 0;
            (function send() {{
              for (let i = random(60); i > 0 && sent < count; i--) port1.postMessage(sent++);
              if (sent < count) setTimeout(send, random(3)); else port1.postMessage('end');
            }})();
            pass(port2);"
        );
        let clock = if seed % 2 == 0 { Clock::real() } else { Clock::virtual_time() };
        check(&page, WORKER, clock, "all in order");
    }
}
