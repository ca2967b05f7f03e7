//! Serialized values and message ports, without a script engine.
//!
//! [`Serialized`] is the record that structured cloning makes of a value: it belongs to no realm and no thread, and
//! Rust code can read it and build one. A [`HostPort`] is one end of a channel that such values, other ports and buffers
//! go through; the ends may be on different threads, in a page or in the program around it. A [`Port`] is the same as
//! agents have it, who hear of messages by an [`Inbox`].
//!
//! ```
//! use treewright_messages::{HostPort, Serialized};
//!
//! let (here, there) = HostPort::pair();
//! let thread = std::thread::spawn(move || {
//!     let question = there.receive().expect("the other end is open");
//!     assert_eq!(question.value.as_str(), Some("how many?"));
//!     there.send(6.0 * 7.0);
//! });
//! here.send("how many?");
//! assert_eq!(here.receive().map(|answer| answer.value), Some(Serialized::from(42.0)));
//! thread.join().expect("it does not panic");
//! ```
//!
//! Structured data: <https://html.spec.whatwg.org/multipage/structured-data.html#safe-passing-of-structured-data>.
//! Ports: <https://html.spec.whatwg.org/multipage/web-messaging.html#channel-messaging>.

mod broadcast;
mod inbox;
mod limits;
mod message;
mod ports;
mod serialized;
mod text;

pub use broadcast::{Broadcast, Broadcasts};
pub use inbox::{Inbox, Notice};
pub use limits::{LimitError, Limits};
pub use message::{Bitmap, BufferContents, Message, Transferred};
pub use ports::{HostPort, Port, Receive, ReceiveError, Sender};
pub use serialized::{
    Builder, ErrorName, Invalid, Item, ObjectId, PlatformRecord, PropertyKey, Record, Serialized,
    SharedBytes, ValueRef, ViewKind, ViewRecord,
};
#[cfg(feature = "serde")]
pub use serialized::{FromSerializedError, ToSerializedError};
pub use text::Text;
