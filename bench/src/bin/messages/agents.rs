//! The same work in Treewright: between two agents on two threads, and between a page and the program.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::Scope;
use std::time::{Duration, Instant};

use treewright_window::messages::{HostPort, Message, ReceiveError, Transferred, ValueRef};
use treewright_window::{Agent, AgentOptions, Until};

use crate::{Case, Failure, WORK};

/// A page that gets the port to work with, and runs a script for each order of the program.
fn page(port: HostPort, script: &str) -> Result<(Agent, HostPort), Failure> {
    let mut agent = Agent::new(AgentOptions::default())?;
    let page = format!(
        "<script>{WORK}
        onmessage = ({{ ports: [port] }}) => onmessage = ({{ ports: [host] }}) =>
            host.onmessage = ({{ data: count }}) => {{ {script} }};</script>"
    );
    agent.open("https://example.org/", page.as_bytes())?;
    let document = agent.document().ok_or("there is a page")?.id();
    agent.post_message(document, Message::with_ports(0.0, [port]))?;
    let host = agent.port_to(document)?;
    agent.run_until(Until::Idle);
    Ok((agent, host))
}

/// Runs an agent with a page on a separate thread. Returns the port for orders.
fn spawn<'scope>(
    scope: &'scope Scope<'scope, '_>,
    is_over: &'scope AtomicBool,
    port: HostPort,
    script: String,
) -> Result<HostPort, Failure> {
    let (give, take) = std::sync::mpsc::channel();
    scope.spawn(move || match page(port, &script) {
        Ok((mut agent, host)) => {
            // If it is not received, the benchmark is over.
            let _given = give.send(Ok(host));
            while !is_over.load(Ordering::Relaxed) {
                agent.run_until(Until::Idle);
                agent.wait_for_messages(Duration::from_millis(20));
            }
        }
        Err(error) => {
            let _given = give.send(Err(error));
        }
    });
    take.recv()?
}

/// An order, until it is carried out.
fn order(page: &HostPort, count: u32) -> Result<Duration, Failure> {
    let begun = Instant::now();
    page.send(count);
    match page.receive_timeout(Duration::from_secs(600)) {
        Ok(_) => Ok(begun.elapsed()),
        Err(error) => Err(error.into()),
    }
}

fn script_of_sender(case: &Case) -> String {
    let (kind, piece) = (case.kind, case.piece);
    format!("sends(port, '{kind}', count, {piece}, () => host.postMessage(0))")
}

/// The seconds that the messages of a case take from page to page.
pub(crate) fn between_agents(case: &Case) -> Result<f64, Failure> {
    let is_over = AtomicBool::new(false);
    let (one, two) = HostPort::pair();
    std::thread::scope(|scope| {
        let measure = || {
            let piece = case.piece;
            let script = format!("receives(port, count, {piece}); host.postMessage(0)");
            let receiver = spawn(scope, &is_over, two, script)?;
            let sender = spawn(scope, &is_over, one, script_of_sender(case))?;
            order(&receiver, case.warm())?;
            order(&sender, case.warm())?;
            order(&receiver, case.count)?;
            Ok(order(&sender, case.count)?.as_secs_f64())
        };
        let result = measure();
        is_over.store(true, Ordering::Relaxed);
        result
    })
}

/// The seconds that they take from a page to the program, which reads the number of each.
pub(crate) fn to_the_program(case: &Case) -> Result<f64, Failure> {
    let is_over = AtomicBool::new(false);
    let (here, there) = HostPort::pair();
    std::thread::scope(|scope| {
        let measure = || {
            let sender = spawn(scope, &is_over, there, script_of_sender(case))?;
            receive(&sender, &here, case.warm(), case.piece)?;
            Ok(receive(&sender, &here, case.count, case.piece)?.as_secs_f64())
        };
        let result = measure();
        is_over.store(true, Ordering::Relaxed);
        result
    })
}

fn receive(
    sender: &HostPort,
    port: &HostPort,
    count: u32,
    piece: u32,
) -> Result<Duration, Failure> {
    let begun = Instant::now();
    sender.send(count);
    for next in 0..count {
        let message = port.receive().ok_or(ReceiveError::Closed)?;
        let value = message.value.value();
        let number = value.as_number().or_else(|| value.get("n").and_then(ValueRef::as_number));
        let has_all = message.transferred.iter().all(|one| match one {
            Transferred::ArrayBuffer(buffer) => !buffer.bytes.is_empty(),
            _ => false,
        });
        if number != Some(f64::from(next)) || !has_all {
            return Err(format!("not in order at {next}").into());
        }
        if (next + 1) % piece == 0 || next + 1 == count {
            port.send(next + 1);
        }
    }
    match sender.receive_timeout(Duration::from_secs(600)) {
        Ok(_) => Ok(begun.elapsed()),
        Err(error) => Err(error.into()),
    }
}
