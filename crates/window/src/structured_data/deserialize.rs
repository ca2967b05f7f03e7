//! Deserialization: first all objects, then their parts.
//!
//! The standard proceeds depth first. Scripts cannot see the objects until all is done, so the
//! order is not observable.
//! <https://html.spec.whatwg.org/multipage/structured-data.html#structureddeserialize>

use treewright_messages::{
    BufferContents, ErrorName, Item, PropertyKey, Record, Serialized, Text, ViewRecord,
};
use treewright_quickjs::{Attributes, BufferKind, ErrorKind, Key, SharedMemory, Thrown, Value};

use super::{data_clone_error, from_text, instead_of, platform, views};
use crate::Cx;

/// Makes the value in the current realm.
/// <https://html.spec.whatwg.org/multipage/structured-data.html#structureddeserialize>
pub(crate) fn structured_deserialize(
    cx: &mut Cx<'_>,
    serialized: &Serialized,
) -> Result<Value, Thrown> {
    deserialize(cx, serialized, &[])
}

/// The same with the values that were transferred, which are in the algorithm's memory.
pub(super) fn deserialize(
    cx: &mut Cx<'_>,
    serialized: &Serialized,
    transferred: &[Value],
) -> Result<Value, Thrown> {
    let mut objects: Vec<Value> = Vec::with_capacity(serialized.objects().len());
    for record in serialized.objects() {
        let object = match record {
            Record::Transferred(place) => match transferred.get(*place as usize) {
                Some(value) => value.clone(),
                None => return Err(data_clone_error(cx, "a transferred value is missing")),
            },
            record => object(cx, record, &objects)?,
        };
        objects.push(object);
    }
    let mut keys = Keys::default();
    for (object, record) in objects.iter().zip(serialized.objects()) {
        parts(cx, object, record, &objects, &mut keys)?;
    }
    item(cx, serialized.root(), &objects)
}

/// The value of an item.
pub(super) fn item(cx: &mut Cx<'_>, item: &Item, objects: &[Value]) -> Result<Value, Thrown> {
    Ok(match item {
        Item::Undefined => cx.undefined(),
        Item::Null => cx.null(),
        Item::Boolean(value) => cx.boolean(*value),
        Item::Number(value) => cx.number(*value),
        Item::BigInt(digits) => cx.bigint_from_str(digits)?,
        Item::String(Text::Utf8(text)) => cx.string(text),
        Item::String(Text::Utf16(units)) => cx.string_utf16(units),
        Item::Object(id) => match objects.get(id.index()) {
            Some(object) => object.clone(),
            None => return Err(data_clone_error(cx, "an object is missing")),
        },
        _ => return Err(data_clone_error(cx, "a value of another kind")),
    })
}

/// The steps up to 23: an object without its parts.
fn object(cx: &mut Cx<'_>, record: &Record, objects: &[Value]) -> Result<Value, Thrown> {
    let value = match record {
        Record::Boolean(value) => Item::Boolean(*value),
        Record::Number(value) => Item::Number(*value),
        Record::BigInt(digits) => Item::BigInt(digits.clone()),
        Record::String(text) => Item::String(text.clone()),
        Record::Date(time) => return Ok(cx.new_date(*time)),
        Record::RegExp { source, flags } => {
            let result = cx.new_regexp(&from_text(source), flags);
            let message = "the regular expression is not one of this engine";
            return result.map_err(|thrown| instead_of(cx, thrown, message));
        }
        Record::ArrayBuffer(contents) => return array_buffer(cx, contents),
        Record::SharedArrayBuffer(shared) => {
            let memory = shared.memory.downcast_ref::<SharedMemory>();
            return match memory {
                Some(memory) if shared.cluster == super::agent_cluster(cx) => {
                    cx.shared_array_buffer(memory)
                }
                _ => Err(data_clone_error(cx, "the memory is that of another agent cluster")),
            };
        }
        Record::View(record) => return view(cx, record, objects),
        Record::Map(_) => return cx.new_map(Vec::new()),
        Record::Set(_) => return cx.new_set(Vec::new()),
        Record::Error { name, message, stack, .. } => {
            return error(cx, *name, message.as_ref(), stack.as_ref());
        }
        Record::Array { length, .. } => return Ok(cx.array_of_length(*length)),
        Record::Object { .. } => return Ok(cx.object(None)),
        Record::Platform(record) => return platform::object(cx, record),
        _ => return Err(data_clone_error(cx, "an object of another kind")),
    };
    let primitive = item(cx, &value, objects)?;
    cx.box_primitive(&primitive)
}

/// An `ArrayBuffer` with these contents.
pub(super) fn array_buffer(cx: &mut Cx<'_>, contents: &BufferContents) -> Result<Value, Thrown> {
    const MESSAGE: &str = "not enough memory for a buffer";
    match contents.max_byte_length {
        Some(max) => {
            let result = cx.resizable_array_buffer(&contents.bytes, max);
            result.map_err(|thrown| instead_of(cx, thrown, MESSAGE))
        }
        None => {
            let buffer = cx.array_buffer_of(&contents.bytes);
            buffer.map_err(|thrown| instead_of(cx, thrown, MESSAGE))
        }
    }
}

fn view(cx: &mut Cx<'_>, record: &ViewRecord, objects: &[Value]) -> Result<Value, Thrown> {
    const MESSAGE: &str = "the view is not within its buffer";
    let (Some(buffer), Some(kind)) =
        (objects.get(record.buffer.index()), views::kind_of(record.kind))
    else {
        return Err(data_clone_error(cx, "the buffer of a view is missing"));
    };
    let length = match (record.length, cx.buffer_len(buffer)) {
        // For a buffer of fixed length, the engine would make a length-tracking view.
        (None, Some(all)) if cx.buffer_max_len(buffer).is_none() => {
            Some(all.saturating_sub(record.byte_offset) / kind.element_size())
        }
        (length, _) => length,
    };
    let end = length.unwrap_or(0).saturating_mul(kind.element_size());
    let end = end.saturating_add(record.byte_offset);
    let all = cx.buffer_len(buffer).unwrap_or(0);
    // A getter can change the length of a buffer after its view was serialized: then the view is
    // out of bounds. A view can only be made within bounds, so the buffer is enlarged for that
    // moment.
    let is_out_of_bounds = end > all && cx.buffer_kind(buffer) == Some(BufferKind::Resizable);
    if is_out_of_bounds {
        let resized = cx.resize_array_buffer(buffer, end);
        resized.map_err(|thrown| instead_of(cx, thrown, MESSAGE))?;
    }
    let result = cx.buffer_view(kind, buffer, record.byte_offset, length);
    if is_out_of_bounds {
        let resized = cx.resize_array_buffer(buffer, all);
        resized.map_err(|thrown| instead_of(cx, thrown, MESSAGE))?;
    }
    result.map_err(|thrown| instead_of(cx, thrown, MESSAGE))
}

fn error(
    cx: &mut Cx<'_>,
    name: ErrorName,
    message: Option<&Text>,
    stack: Option<&Text>,
) -> Result<Value, Thrown> {
    let kind = match name {
        ErrorName::Error => ErrorKind::Error,
        ErrorName::EvalError => ErrorKind::EvalError,
        ErrorName::RangeError => ErrorKind::RangeError,
        ErrorName::ReferenceError => ErrorKind::ReferenceError,
        ErrorName::SyntaxError => ErrorKind::SyntaxError,
        ErrorName::TypeError => ErrorKind::TypeError,
        ErrorName::UriError => ErrorKind::UriError,
    };
    let error = cx.error(kind, "");
    set_hidden(cx, &error, "message", message)?;
    cx.set_error_stack(&error, stack.map(from_text).as_ref());
    Ok(error)
}

/// Sets a property of an error, or removes it.
pub(super) fn set_hidden(
    cx: &mut Cx<'_>,
    object: &Value,
    name: &str,
    text: Option<&Text>,
) -> Result<(), Thrown> {
    let key = cx.key(name);
    match text {
        Some(text) => {
            let text = cx.js_string(&from_text(text));
            cx.define_value(object, &key, &text, Attributes::HIDDEN)?;
        }
        None => {
            cx.delete(object, &key)?;
        }
    }
    Ok(())
}

/// The keys of the last object, in order: objects in lists are often alike.
#[derive(Default)]
struct Keys<'s>(Vec<(&'s Text, Key)>);

impl<'s> Keys<'s> {
    /// The key of a name, which belongs to the property at this index.
    fn get(&mut self, cx: &Cx<'_>, place: usize, name: &'s Text) -> Key {
        if let Some((_, key)) = self.0.get(place).filter(|(known, _)| *known == name) {
            return key.clone();
        }
        let key = match name {
            Text::Utf8(name) => cx.key(name),
            Text::Utf16(units) => cx.key_utf16(units),
        };
        self.0.truncate(place);
        if self.0.len() == place {
            self.0.push((name, key.clone()));
        }
        key
    }
}

/// Step 24.
fn parts<'s>(
    cx: &mut Cx<'_>,
    object: &Value,
    record: &'s Record,
    objects: &[Value],
    keys: &mut Keys<'s>,
) -> Result<(), Thrown> {
    match record {
        Record::Map(entries) => {
            for (key, value) in entries {
                let (key, value) = (item(cx, key, objects)?, item(cx, value, objects)?);
                cx.map_set(object, &key, &value)?;
            }
        }
        Record::Set(values) => {
            for value in values {
                let value = item(cx, value, objects)?;
                cx.set_add(object, &value)?;
            }
        }
        Record::Array { properties, .. } | Record::Object { properties } => {
            for (place, (name, value)) in properties.iter().enumerate() {
                let key = match name {
                    PropertyKey::Index(index) => cx.key_index(*index),
                    PropertyKey::Name(name) => keys.get(cx, place, name),
                };
                let value = item(cx, value, objects)?;
                cx.create_data_property(object, &key, value)?;
            }
        }
        Record::Error { cause: Some(cause), .. } => {
            let cause = item(cx, cause, objects)?;
            let key = cx.key("cause");
            cx.define_value(object, &key, &cause, Attributes::HIDDEN)?;
        }
        Record::Platform(record) => platform::set_parts(cx, object, record, objects)?,
        _ => {}
    }
    Ok(())
}
