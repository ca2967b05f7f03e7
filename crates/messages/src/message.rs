//! Values and objects that go through a channel.

use std::sync::Arc;

use crate::{HostPort, Port, Serialized};

/// The result of serializing with transfer: a value, and the objects transferred with it.
/// <https://html.spec.whatwg.org/multipage/structured-data.html#structuredserializewithtransfer>
///
/// ```
/// use treewright_messages::{HostPort, Message};
///
/// let (here, there) = HostPort::pair();
/// let (_left, right) = HostPort::pair();
/// here.send(Message::with_ports("take this", [right]));
/// let message = there.try_receive().expect("it is there at once");
/// assert_eq!(message.ports().count(), 1);
/// ```
#[derive(Debug)]
#[non_exhaustive]
pub struct Message {
    /// The value. A [`Record::Transferred`](crate::Record) in it refers to an element of `transferred`.
    pub value: Serialized,
    /// The objects that are transferred, in order.
    pub transferred: Vec<Transferred>,
}

impl Message {
    /// A message with the objects that its value refers to.
    pub fn new(value: impl Into<Serialized>, transferred: Vec<Transferred>) -> Self {
        Self { value: value.into(), transferred }
    }

    /// A message with ports, which the receiver finds in `event.ports`.
    pub fn with_ports<P: Into<Port>>(
        value: impl Into<Serialized>,
        ports: impl IntoIterator<Item = P>,
    ) -> Self {
        let ports = ports.into_iter().map(|port| Transferred::Port(port.into()));
        Self::new(value, ports.collect())
    }

    /// The ports among the transferred objects.
    pub fn ports(&self) -> impl Iterator<Item = &Port> {
        self.transferred.iter().filter_map(|one| match one {
            Transferred::Port(port) => Some(port),
            _ => None,
        })
    }

    /// Takes the ports out of the transferred objects.
    pub fn into_ports(self) -> Vec<HostPort> {
        let ports = self.transferred.into_iter().filter_map(|one| match one {
            Transferred::Port(port) => Some(port.into()),
            _ => None,
        });
        ports.collect()
    }
}

impl<T: Into<Serialized>> From<T> for Message {
    fn from(value: T) -> Self {
        Self::new(value, Vec::new())
    }
}

/// A transfer data holder.
#[derive(Debug)]
#[non_exhaustive]
pub enum Transferred {
    /// The contents of an `ArrayBuffer`.
    ArrayBuffer(BufferContents),
    /// A `MessagePort` with its queue.
    Port(Port),
    /// The contents of an `ImageBitmap`.
    ImageBitmap(Bitmap),
    /// An `OffscreenCanvas`, which has no contents yet.
    OffscreenCanvas(CanvasSize),
    /// The port of a `ReadableStream`.
    ReadableStream(Port),
    /// The port of a `WritableStream`.
    WritableStream(Port),
    /// The ports of a `TransformStream`.
    TransformStream {
        /// That of its readable side.
        readable: Port,
        /// That of its writable side.
        writable: Port,
    },
}

impl Transferred {
    /// The ports in it, those of streams too.
    pub(crate) fn all_ports(&self) -> impl Iterator<Item = &Port> {
        let (one, two) = match self {
            Self::ArrayBuffer(_) | Self::ImageBitmap(_) | Self::OffscreenCanvas(_) => (None, None),
            Self::Port(port) | Self::ReadableStream(port) | Self::WritableStream(port) => {
                (Some(port), None)
            }
            Self::TransformStream { readable, writable } => (Some(readable), Some(writable)),
        };
        one.into_iter().chain(two)
    }
}

/// The dimensions of an `OffscreenCanvas`, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CanvasSize {
    /// The width.
    pub width: u64,
    /// The height.
    pub height: u64,
}

/// The contents of an `ArrayBuffer`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct BufferContents {
    /// The bytes.
    pub bytes: Vec<u8>,
    /// The maximum of a resizable one.
    pub max_byte_length: Option<usize>,
}

/// The contents of an `ImageBitmap`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Bitmap {
    /// The width, in pixels.
    pub width: u32,
    /// The height, in pixels.
    pub height: u32,
    /// Red, green, blue and alpha of each pixel, in rows.
    pub pixels: Arc<[u8]>,
    /// <https://html.spec.whatwg.org/multipage/canvas.html#concept-canvas-origin-clean>
    pub is_origin_clean: bool,
}
