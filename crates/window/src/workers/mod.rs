//! Dedicated workers.
//!
//! <https://html.spec.whatwg.org/multipage/workers.html>
//!
//! A worker is an agent on a thread of its own, with one realm. The agent that the program holds is
//! the first of its family; the workers of its pages, and theirs, are the others. They share only
//! the stores that the standard gives to all of them (blob URLs, broadcast channels, storage),
//! virtual time, and the contents of [`family`]. Messages of scripts go through ports; everything
//! else is [`Mail`]: errors and the end of a worker to the agent that created it, requests and
//! events for the caller to the first agent. So the loader and the caller's other functions are
//! called only on the caller's thread, from [`Agent::step`](crate::Agent::step).
//!
//! Settings objects: that of a worker, like that of a window, is stored as the state of a document,
//! which scripts cannot reach.
//!
//! Time: with a real clock each agent has the time of the machine. Virtual time is shared by the
//! family, and only the first agent lets it jump, once all workers are idle. Once a worker has
//! computed for two seconds without a pause, virtual time follows the machine's clock: otherwise a
//! timer that should end a looping worker would never fire.
//!
//! Budgets: the limits of the first agent apply to each worker, and its total time is shared by the
//! family. Requests and fetched bytes are also counted together, by the first agent. A limit that
//! stops a worker stops the family.

mod control;
mod create;
mod errors;
mod family;
mod imports;
mod inside;
mod lifetime;
mod mail;
mod settings;
mod thread;

pub(crate) use control::Control;
pub(crate) use create::{post_message, run_a_worker};
pub(crate) use errors::{hand_on_the_events, report_to_the_parent};
pub(crate) use family::{Activity, Family};
pub(crate) use imports::import_scripts;
pub(crate) use inside::{Inside, note_a_message};
pub(crate) use lifetime::{
    close, forget_the_object, is_eligible_for_messaging, is_terminated, take_the_mail, terminate,
    terminate_those_of,
};
pub(crate) use mail::{Mail, Mailbox};

use std::sync::Arc;
use std::thread::JoinHandle;

use rustc_hash::FxHashMap;
use treewright_dom::NodeId;
use treewright_messages::Inbox;

use crate::loader::RequestId;
use crate::realms::RealmId;

/// A worker that a script of this agent has created.
struct Child {
    /// The realm of the `Worker` object.
    realm: RealmId,
    /// The document of that realm, which is the owner of the worker.
    document: NodeId,
    control: Arc<Control>,
    /// The fetch of its script.
    request: Option<RequestId>,
    /// The thread, once the script has come.
    thread: Option<JoinHandle<()>>,
    /// The messages that were sent to it.
    messages_sent: u64,
}

/// The workers of an agent, and the agent as a worker.
pub(crate) struct State {
    pub(crate) mailbox: Arc<Mailbox>,
    pub(crate) family: Arc<Family>,
    /// By the handles of the `Worker` objects.
    children: FxHashMap<u64, Child>,
    /// `None` for an agent of windows.
    pub(crate) inside: Option<Box<Inside>>,
}

impl State {
    /// The state of an agent of windows.
    pub(crate) fn new(inbox: Inbox) -> Self {
        let mailbox = Mailbox::new(inbox);
        let family = Family::new(Arc::clone(&mailbox));
        Self { mailbox, family, children: FxHashMap::default(), inside: None }
    }

    fn has_children(&self) -> bool {
        !self.children.is_empty()
    }

    /// True for documents that hold settings objects.
    pub(crate) fn is_settings(&self, document: NodeId) -> bool {
        self.pinned_nodes().any(|settings| settings == document)
    }

    /// The documents that hold settings objects.
    pub(crate) fn pinned_nodes(&self) -> impl Iterator<Item = NodeId> {
        let inside = self.inside.iter();
        inside.flat_map(|inside| [inside.settings, inside.outside_settings])
    }
}

impl Drop for State {
    /// Ends the workers, and waits until their threads are gone. A script is interrupted; a long
    /// function of the engine ends first.
    fn drop(&mut self) {
        for child in self.children.values() {
            self.family.terminate(&child.control);
        }
        for (_, child) in self.children.drain() {
            if let Some(thread) = child.thread {
                // A panic was reported on its own thread; a drop cannot pass it on.
                let _ended = thread.join();
            }
        }
    }
}
