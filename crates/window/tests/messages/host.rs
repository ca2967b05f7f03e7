//! Messages between a page and the program around it, on one thread and on several.

use std::future::Future;
use std::pin::pin;
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};
use std::time::Duration;

use treewright_window::Until;
use treewright_window::messages::{HostPort, Message, ReceiveError, Serialized, ValueRef};

use super::{agent, log};

const ECHO: &str = "<script>onmessage = ({ ports: [port] }) => {
    port.onmessage = e => port.postMessage({ echo: e.data, ports: e.ports.length }, [...e.ports]);
    port.onclose = () => console.log('closed');
}</script>";

#[test]
fn a_page_and_the_program() {
    let mut agent = agent(ECHO);
    let port = agent.port_to_page().unwrap();
    assert_eq!(port.try_receive().unwrap_err(), ReceiveError::Empty);
    port.send("hello");
    agent.run_until(Until::Idle);
    let answer = port.try_receive().unwrap().value;
    assert_eq!(answer.value().get("echo").and_then(ValueRef::as_str), Some("hello"));
    drop(port);
    agent.run_until(Until::Idle);
    assert_eq!(log(&mut agent), ["closed"]);
}

#[test]
fn ports_go_through_the_page_and_back() {
    let mut agent = agent(ECHO);
    let port = agent.port_to_page().unwrap();
    let (here, there) = HostPort::pair();
    here.send("before");
    port.send(Message::with_ports("take", [there]));
    here.send("meanwhile");
    agent.run_until(Until::Idle);
    let back = port.try_receive().unwrap().into_ports().pop().expect("it comes back");
    here.send("after");
    let all: Vec<_> = std::iter::from_fn(|| back.try_receive().ok()).collect();
    let all: Vec<_> = all.iter().map(|message| message.value.as_str().unwrap()).collect();
    assert_eq!(all, ["before", "meanwhile", "after"]);
}

#[test]
fn a_thread_of_the_program() {
    let mut agent = agent(ECHO);
    let port = agent.port_to_page().unwrap();
    let thread = std::thread::spawn(move || {
        for number in 0..100_u32 {
            port.send(number);
            let answer = port.receive().expect("the page answers").value;
            assert_eq!(
                answer.value().get("echo").and_then(ValueRef::as_number),
                Some(f64::from(number))
            );
        }
    });
    while !thread.is_finished() {
        agent.wait_for_messages(Duration::from_millis(20));
        agent.run_until(Until::Idle);
    }
    thread.join().unwrap();
}

#[test]
fn two_agents_on_two_threads() {
    let (mut first, (here, there)) = (agent(ECHO), HostPort::pair());
    let to_first = first.port_to_page().unwrap();
    let thread = std::thread::spawn(move || {
        let mut second = agent(
            "<script>onmessage = ({ ports: [port] }) => port.onmessage = ({ ports: [peer] }) => {
            peer.onmessage = e => { port.postMessage(e.data.echo); peer.close() };
            peer.postMessage('from the other');
        }</script>",
        );
        let to_second = second.port_to_page().unwrap();
        to_second.send(Message::with_ports("peer", [there]));
        loop {
            second.run_until(Until::Idle);
            if let Ok(message) = to_second.try_receive() {
                return message.value;
            }
            second.wait_for_messages(Duration::from_millis(20));
        }
    });
    // The page of the first agent exchanges messages with that of the second, through a port that
    // the program relays.
    while !thread.is_finished() {
        while let Ok(message) = here.try_receive() {
            to_first.send(message);
        }
        first.wait_for_messages(Duration::from_millis(5));
        first.run_until(Until::Idle);
        while let Ok(message) = to_first.try_receive() {
            here.send(message);
        }
    }
    assert_eq!(thread.join().unwrap(), Serialized::from("from the other"));
}

struct Unpark(std::thread::Thread);

impl Wake for Unpark {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}

#[test]
fn a_future_of_the_next_message() {
    let mut agent = agent(ECHO);
    let port = agent.port_to_page().unwrap();
    port.send(7.0);
    let waiting = std::thread::spawn(move || {
        let waker = Waker::from(Arc::new(Unpark(std::thread::current())));
        let mut next = pin!(port.next());
        loop {
            match next.as_mut().poll(&mut Context::from_waker(&waker)) {
                Poll::Ready(message) => return message.map(|message| message.value),
                Poll::Pending => std::thread::park(),
            }
        }
    });
    while !waiting.is_finished() {
        agent.run_until(Until::Idle);
        std::thread::yield_now();
    }
    let answer = waiting.join().unwrap().unwrap();
    assert_eq!(answer.value().get("echo").and_then(ValueRef::as_number), Some(7.0));
}

#[test]
fn hostile_records_are_errors_not_crashes() {
    use treewright_window::messages::{Item, Record, Transferred};
    let mut builder = Serialized::builder();
    let object = builder.add(Record::Transferred(9));
    let value = builder.finish(Item::Object(object)).unwrap();
    let mut agent = agent(
        "<script>onmessage = () => console.log('message'); onmessageerror = () => console.log('error')</script>",
    );
    let document = agent.document().unwrap().id();
    agent.post_message(document, Message::new(value, Vec::<Transferred>::new())).unwrap();
    let mut builder = Serialized::builder();
    let bad = builder.add(Record::RegExp { source: "(".into(), flags: "gg".into() });
    agent.post_message(document, builder.finish(bad).unwrap()).unwrap();
    agent.run_until(Until::Idle);
    assert_eq!(log(&mut agent), ["error", "error"]);
}
