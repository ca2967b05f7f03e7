//! Message ports: the two ends of a channel, each with a queue.
//!
//! <https://html.spec.whatwg.org/multipage/web-messaging.html#message-ports>

mod channel;
mod host;

pub use channel::{Port, Sender};
pub use host::{HostPort, Receive, ReceiveError};
