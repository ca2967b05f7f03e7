//! The thread of a worker.

use std::panic::resume_unwind;
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;

use treewright_messages::{Broadcasts, Limits, Port, Text};
use treewright_quickjs::Memory;
use treewright_storage::Profile;

use super::mail::Mail;
use super::settings::Settings;
use super::{Control, Family, Mailbox, inside};
use crate::event_loop::Clock;
use crate::fetching::{BlobUrls, FetchResponse};
use crate::loader::Credentials;
use crate::{Agent, Bound, Budget, Step};

/// The initial values of a worker.
pub(super) struct Start {
    /// The handle of the `Worker` object.
    pub(super) key: u64,
    pub(super) parent: Arc<Mailbox>,
    pub(super) family: Arc<Family>,
    pub(super) control: Arc<Control>,
    /// The inside port.
    pub(super) port: Port,
    pub(super) name: Text,
    pub(super) is_module: bool,
    pub(super) credentials: Credentials,
    pub(super) settings: Settings,
    pub(super) outside: Settings,
    pub(super) is_a_secure_context: bool,
    /// The origins of the owner and of its ancestor documents, for cookies.
    pub(super) ancestors: Vec<String>,
    /// The response that is the script.
    pub(super) response: FetchResponse,
    pub(super) bytes: Vec<u8>,
    pub(super) budget: Budget,
    pub(super) memory: Arc<Memory>,
    pub(super) clock: Clock,
    /// The wall-clock time at which the clock began.
    pub(super) began: f64,
    pub(super) profile: Option<Profile>,
    pub(super) broadcasts: Broadcasts,
    pub(super) blob_urls: BlobUrls,
    pub(super) cluster: u64,
    pub(super) limits: Limits,
    pub(super) user_agent: Option<Arc<str>>,
}

/// The stack that functions of the host may need in addition to that of scripts.
const STACK_OF_THE_HOST: usize = 4 << 20;

/// Starts the thread. `None` if the system cannot start one.
pub(super) fn spawn(start: Start) -> Option<JoinHandle<()>> {
    let stack = start.budget.stack.saturating_add(STACK_OF_THE_HOST);
    let builder = std::thread::Builder::new().name("worker".into()).stack_size(stack);
    builder.spawn(move || run(start)).ok()
}

/// Notifies the others that the worker is gone, however it ends.
struct Ending {
    key: u64,
    parent: Arc<Mailbox>,
    family: Arc<Family>,
    control: Arc<Control>,
    bound: Option<Bound>,
}

impl Drop for Ending {
    fn drop(&mut self) {
        self.family.first.send(Mail::Gone { worker: Arc::clone(&self.control.mailbox) });
        self.parent.send(Mail::Ended { worker: self.key, bound: self.bound });
        self.family.remove(&self.control);
        self.family.tell_the_first();
    }
}

/// "Run the responsible event loop until it is destroyed."
fn run(start: Start) {
    let control = Arc::clone(&start.control);
    let family = Arc::clone(&start.family);
    // It is sent last, after the agent's other messages.
    let mut ending = Ending {
        key: start.key,
        parent: Arc::clone(&start.parent),
        family: Arc::clone(&family),
        control: Arc::clone(&control),
        bound: None,
    };
    let Ok(mut agent) =
        Agent::of_a_worker(&start.budget, Arc::clone(&start.memory), start.clock.clone(), &control)
    else {
        start.parent.send(Mail::Failed { worker: start.key });
        return;
    };
    control.set_interrupt(agent.interrupt_flag());
    if control.is_terminated() {
        return;
    }
    agent.enter((), |cx| inside::begin(cx, start));
    let mut last = None;
    let mut met = None;
    loop {
        agent.hand_on_the_events();
        let bound = agent.outcome().bound_met().filter(|bound| !bound.stops_the_agent());
        if let Some(bound) = bound
            && met.replace(bound) != Some(bound)
        {
            ending.parent.send(Mail::Met { bound });
        }
        if control.is_terminated() || agent.is_closing() {
            break;
        }
        match agent.step() {
            Step::Ran => {}
            Step::Stopped => {
                ending.bound = agent.outcome().bound_met();
                break;
            }
            Step::WaitsUntil(time) => rest(&mut agent, &control, &family, &mut last, Some(time)),
            _ => rest(&mut agent, &control, &family, &mut last, None),
        }
    }
    agent.hand_on_the_events();
    // It goes on in the agent that started the worker, and ends that.
    if let Some(panic) = agent.take_panic() {
        resume_unwind(panic);
    }
}

/// The longest time for which a worker waits before it checks for changes.
const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// Waits for a message, or for a time of the clock.
fn rest(
    agent: &mut Agent,
    control: &Control,
    family: &Family,
    last: &mut Option<(u64, bool)>,
    until: Option<u64>,
) {
    // The agent that created it hears whether it is needed.
    if let Some(now) = agent.need_of_a_worker()
        && *last != Some(now)
    {
        *last = Some(now);
        agent.tell_the_parent_of_the_rest(now);
    }
    control.begin_to_rest(until);
    family.tell_the_first();
    let clock = agent.clock();
    loop {
        let left = until.map(|until| until.saturating_sub(clock.now()));
        if left == Some(0) || control.is_terminated() {
            break;
        }
        let wait = match left {
            // Virtual time advances with mail.
            Some(left) if !clock.is_virtual() => Duration::from_micros(left).min(LONGEST_WAIT),
            _ => LONGEST_WAIT,
        };
        if control.mailbox.inbox.wait(wait) {
            break;
        }
    }
    control.end_the_rest();
}
