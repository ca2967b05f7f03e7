//! An HTTP/1.1 server for programs on this machine that also holds against others: hyper, on one thread of Tokio, with a
//! bound for each resource that a client can take.
//!
//! It knows addresses, connections, bodies and answers, and nothing of their contents: a command gives it a function
//! from [`Request`] to [`Answer`]. Work that takes long runs in a [`Lane`], never on the thread of the connections.
//!
//! Time bounds a head, a body, an answer and an idle connection; a head, its lines, a body, the connections, and the
//! bytes of all bodies and answers together have a size. A client that arrives at a full server takes the place of the
//! one that has kept it waiting longest (`places.rs`), so that clients that stop sending do not stop others.

mod access;
mod answer;
mod connection;
mod head;
mod lane;
mod listener;
mod places;
mod race;
mod request;
mod signals;
mod stream;

use std::time::Duration;

pub(crate) use access::Access;
pub(crate) use answer::Answer;
pub(crate) use lane::Lane;
pub(crate) use listener::Server;
pub(crate) use request::{BodyError, Request};

/// The bounds of a server.
#[derive(Clone, Debug)]
pub(crate) struct Settings {
    /// The time for the head of a request, for its body, and for taking the answer; also that of an idle connection.
    pub(crate) time: Duration,
    /// The maximum number of connections.
    pub(crate) most_connections: usize,
    /// The maximum number of bytes of all bodies and answers that are held at a time.
    pub(crate) most_bytes: usize,
    /// The names that the server answers to.
    pub(crate) access: Access,
}

/// The largest head of a request, in bytes.
const LARGEST_HEAD: usize = 64 << 10;

/// The maximum number of lines in a head, after the first one.
const MOST_HEADERS: usize = 100;
