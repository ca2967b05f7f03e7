//! Serializing with transfer, and receiving.

use treewright_messages::{BufferContents, Message, Record, Transferred};
use treewright_quickjs::{BufferKind, Thrown, Value};

use super::deserialize::{array_buffer, deserialize};
use super::serialize::{Serializer, counted};
use super::{data_clone_error, platform};
use crate::generated::Interface;
use crate::{Cx, bindings, canvas, images, messaging, streams};

/// <https://html.spec.whatwg.org/multipage/structured-data.html#structuredserializewithtransfer>
pub(crate) fn structured_serialize_with_transfer(
    cx: &mut Cx<'_>,
    value: &Value,
    transfer: &[Value],
) -> Result<Message, Thrown> {
    let mut serializer = Serializer::new(false);
    for (place, transferable) in transfer.iter().enumerate() {
        match cx.buffer_kind(transferable) {
            Some(BufferKind::Shared | BufferKind::GrowableShared) => {
                return Err(data_clone_error(cx, "shared memory cannot be transferred"));
            }
            Some(_) => {}
            None if platform::is_transferable(cx, transferable) => {}
            None => return Err(data_clone_error(cx, "the object cannot be transferred")),
        }
        let place = u32::try_from(place).unwrap_or(u32::MAX);
        if serializer.remember(transferable, Record::Transferred(place)).is_none() {
            return Err(data_clone_error(cx, "the object is in the list twice"));
        }
    }
    let (value, mut bytes) = serializer.run(cx, value)?;
    let mut transferred = Vec::with_capacity(transfer.len());
    for transferable in transfer {
        transferred.push(match cx.buffer_kind(transferable) {
            Some(kind) => transfer_a_buffer(cx, transferable, kind)?,
            None => transfer_an_object(cx, transferable)?,
        });
    }
    for one in &transferred {
        bytes = bytes.saturating_add(match one {
            Transferred::ArrayBuffer(contents) => contents.bytes.len(),
            Transferred::ImageBitmap(bitmap) => bitmap.pixels.len(),
            _ => 0,
        });
    }
    Ok(Message::new(counted(cx, value, bytes), transferred))
}

fn transfer_a_buffer(
    cx: &mut Cx<'_>,
    buffer: &Value,
    kind: BufferKind,
) -> Result<Transferred, Thrown> {
    if kind == BufferKind::Detached {
        return Err(data_clone_error(cx, "the buffer is detached already"));
    }
    let bytes = cx.bytes(buffer).unwrap_or_default();
    let max_byte_length = cx.buffer_max_len(buffer);
    if !cx.detach(buffer) {
        return Err(cx.type_error("the buffer cannot be detached"));
    }
    Ok(Transferred::ArrayBuffer(BufferContents { bytes, max_byte_length }))
}

fn transfer_an_object(cx: &mut Cx<'_>, object: &Value) -> Result<Transferred, Thrown> {
    let transferred = if platform::is(cx, object, Interface::MessagePort) {
        messaging::ports::transfer(cx, object).map(Transferred::Port)
    } else if platform::is(cx, object, Interface::OffscreenCanvas) {
        canvas::detach(cx, object)?.map(Transferred::OffscreenCanvas)
    } else if platform::is(cx, object, Interface::ReadableStream) {
        streams::transfer_readable(cx, object)?.map(Transferred::ReadableStream)
    } else if platform::is(cx, object, Interface::WritableStream) {
        streams::transfer_writable(cx, object)?.map(Transferred::WritableStream)
    } else if platform::is(cx, object, Interface::TransformStream) {
        let ports = streams::transfer_transform(cx, object)?;
        ports.map(|(readable, writable)| Transferred::TransformStream { readable, writable })
    } else {
        images::detach(cx, object).map(Transferred::ImageBitmap)
    };
    match transferred {
        Some(transferred) => Ok(transferred),
        None => Err(data_clone_error(cx, "the object is detached or locked already")),
    }
}

/// The result of deserializing with transfer.
pub(crate) struct Received {
    /// `[[Deserialized]]`
    pub(crate) value: Value,
    /// The ports among `[[TransferredValues]]`.
    pub(crate) ports: Vec<Value>,
}

/// Makes the value in the current realm.
/// <https://html.spec.whatwg.org/multipage/structured-data.html#structureddeserializewithtransfer>
pub(crate) fn structured_deserialize_with_transfer(
    cx: &mut Cx<'_>,
    message: Message,
) -> Result<Received, Thrown> {
    let mut values = Vec::with_capacity(message.transferred.len());
    let mut ports = Vec::new();
    for transferred in message.transferred {
        values.push(match transferred {
            Transferred::ArrayBuffer(contents) => array_buffer(cx, &contents)?,
            Transferred::Port(port) => {
                platform::check_exposure(cx, Interface::MessagePort)?;
                let port = messaging::ports::receive(cx, port)?;
                ports.push(port.clone());
                port
            }
            Transferred::ImageBitmap(bitmap) => {
                platform::check_exposure(cx, Interface::ImageBitmap)?;
                let object = bindings::new_object(cx, Interface::ImageBitmap)?;
                images::set_bitmap(cx, &object, bitmap);
                object
            }
            Transferred::OffscreenCanvas(size) => {
                platform::check_exposure(cx, Interface::OffscreenCanvas)?;
                canvas::receive(cx, size)?
            }
            Transferred::ReadableStream(port) => {
                platform::check_exposure(cx, Interface::ReadableStream)?;
                streams::receive_readable(cx, port)?
            }
            Transferred::WritableStream(port) => {
                platform::check_exposure(cx, Interface::WritableStream)?;
                streams::receive_writable(cx, port)?
            }
            Transferred::TransformStream { readable, writable } => {
                platform::check_exposure(cx, Interface::TransformStream)?;
                streams::receive_transform(cx, readable, writable)?
            }
            _ => return Err(data_clone_error(cx, "an object of another kind")),
        });
    }
    let value = deserialize(cx, &message.value, &values)?;
    Ok(Received { value, ports })
}
