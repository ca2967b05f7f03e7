//! Serialization: depth first, with the getters in the standard's order, on an explicit stack.
//!
//! <https://html.spec.whatwg.org/multipage/structured-data.html#structuredserializeinternal>

use std::sync::Arc;

use rustc_hash::FxHashMap;
use treewright_messages::{
    BufferContents, Builder, ErrorName, Item, ObjectId, PropertyKey, Record, Serialized,
    SharedBytes, Text, ViewRecord,
};
use treewright_quickjs::{self as engine, BufferKind, JsString, Key, ObjectKind, Thrown, Value};

use super::{data_clone_error, platform, to_text, views};
use crate::Cx;

/// <https://html.spec.whatwg.org/multipage/structured-data.html#structuredserialize>
pub(crate) fn structured_serialize(cx: &mut Cx<'_>, value: &Value) -> Result<Serialized, Thrown> {
    let (value, bytes) = Serializer::new(false).run(cx, value)?;
    Ok(counted(cx, value, bytes))
}

/// <https://html.spec.whatwg.org/multipage/structured-data.html#structuredserializeforstorage>
pub(crate) fn structured_serialize_for_storage(
    cx: &mut Cx<'_>,
    value: &Value,
) -> Result<Serialized, Thrown> {
    let (value, bytes) = Serializer::new(true).run(cx, value)?;
    Ok(counted(cx, value, bytes))
}

/// A value whose bytes count as kept memory, wherever it waits.
pub(super) fn counted(cx: &Cx<'_>, mut value: Serialized, bytes: usize) -> Serialized {
    /// The rest of what a message, or the state of an entry of a history, takes.
    const MORE: usize = 256;
    let memory = &cx.host.kept.memory;
    if !memory.has_meter() {
        value.keep(Arc::new(memory.charge(bytes.saturating_add(MORE))));
    }
    value
}

/// An object whose parts are being serialized.
pub(super) struct Frame {
    pub(super) id: ObjectId,
    pub(super) parts: Parts,
    /// The finished parts.
    items: Vec<Item>,
    /// The same for named parts.
    properties: Vec<(PropertyKey, Item)>,
}

/// The parts of an object that are not yet serialized.
pub(super) enum Parts {
    /// Known values, in order.
    Values(std::vec::IntoIter<Value>),
    /// Properties, whose values are read one by one.
    Properties { object: Value, keys: std::vec::IntoIter<Key> },
    /// Properties with their values, valid while no script runs: the engine's count of runs is
    /// still this.
    Plain { object: Value, properties: std::vec::IntoIter<(Key, Value)>, runs: u64 },
}

impl Frame {
    pub(super) fn of_values(id: ObjectId, values: Vec<Value>) -> Self {
        let items = Vec::with_capacity(values.len());
        Self { id, parts: Parts::Values(values.into_iter()), items, properties: Vec::new() }
    }
}

/// The algorithm with its memory.
pub(super) struct Serializer {
    pub(super) builder: Builder,
    for_storage: bool,
    /// The memory of the algorithm.
    known: FxHashMap<engine::ObjectId, ObjectId>,
    /// The objects in it, kept so that their identities are not reused.
    kept: Vec<Value>,
    /// An estimate of the bytes of the records.
    bytes: usize,
    /// For so many there was memory.
    demanded: usize,
}

/// Memory is asked for when so many bytes more were serialized.
const MUCH: usize = 1 << 20;

impl Serializer {
    pub(super) fn new(for_storage: bool) -> Self {
        Self {
            builder: Builder::default(),
            for_storage,
            known: FxHashMap::default(),
            kept: Vec::new(),
            bytes: 0,
            demanded: 0,
        }
    }

    /// Adds an object to the memory. `None` if it is already there.
    pub(super) fn remember(&mut self, value: &Value, record: Record) -> Option<ObjectId> {
        let id = value.object_id()?;
        if self.known.contains_key(&id) {
            return None;
        }
        let place = self.builder.add(record);
        self.known.insert(id, place);
        self.kept.push(value.clone());
        Some(place)
    }

    /// The value, and an estimate of its bytes.
    pub(super) fn run(
        mut self,
        cx: &mut Cx<'_>,
        value: &Value,
    ) -> Result<(Serialized, usize), Thrown> {
        let mut frames: Vec<Frame> = Vec::new();
        let root = self.serialize(cx, value, &mut frames)?;
        while let Some(frame) = frames.last_mut() {
            let next = match &mut frame.parts {
                Parts::Values(values) => values.next().map(|value| (None, value)),
                Parts::Properties { object, keys } => next_property(cx, object, keys)?,
                Parts::Plain { object, properties, runs } => {
                    if cx.runs() != *runs {
                        let keys: Vec<Key> = properties.map(|(key, _)| key).collect();
                        let (object, keys) = (object.clone(), keys.into_iter());
                        frame.parts = Parts::Properties { object, keys };
                        continue;
                    }
                    properties.find_map(|(key, value)| Some((Some(name(&key)?), value)))
                }
            };
            match next {
                Some((name, value)) => {
                    let top = frames.len().saturating_sub(1);
                    let item = self.serialize(cx, &value, &mut frames)?;
                    self.check_limits(cx, frames.len())?;
                    match (frames.get_mut(top), name) {
                        (Some(frame), Some(name)) => frame.properties.push((name, item)),
                        (Some(frame), None) => frame.items.push(item),
                        (None, _) => {}
                    }
                }
                None => {
                    if let Some(frame) = frames.pop() {
                        self.complete(frame);
                    }
                }
            }
        }
        self.check_limits(cx, 0)?;
        let objects = self.builder.len().saturating_mul(size_of::<Record>());
        let bytes = self.bytes.saturating_add(objects);
        let value = self.builder.finish(root);
        let value = value.map_err(|error| data_clone_error(cx, &error.to_string()))?;
        Ok((value, bytes))
    }

    fn check_limits(&mut self, cx: &mut Cx<'_>, depth: usize) -> Result<(), Thrown> {
        let limits = &cx.host.structured_data.limits;
        let result = limits.check(self.builder.len(), depth, self.bytes);
        result.map_err(|error| data_clone_error(cx, &error.to_string()))?;
        let more = self.bytes.saturating_sub(self.demanded);
        if more >= MUCH {
            crate::memory::demand(cx, self.bytes)?;
            self.demanded = self.bytes;
        }
        Ok(())
    }

    /// Writes the parts of an object into its record.
    fn complete(&mut self, frame: Frame) {
        let count = frame.items.len().saturating_add(frame.properties.len());
        self.bytes = self.bytes.saturating_add(count.saturating_mul(size_of::<Item>()));
        let items = frame.items;
        let Some(record) = self.builder.get_mut(frame.id) else { return };
        match record {
            Record::Map(entries) => {
                let mut items = items.into_iter();
                while let (Some(key), Some(value)) = (items.next(), items.next()) {
                    entries.push((key, value));
                }
            }
            Record::Set(values) => *values = items,
            Record::Error { cause, .. } => *cause = items.into_iter().next(),
            Record::Array { properties, .. } | Record::Object { properties } => {
                *properties = frame.properties;
            }
            Record::Platform(record) => platform::complete(record, items),
            _ => {}
        }
    }

    /// The steps up to 25, and a frame for those of step 26.
    fn serialize(
        &mut self,
        cx: &mut Cx<'_>,
        value: &Value,
        frames: &mut Vec<Frame>,
    ) -> Result<Item, Thrown> {
        if !value.is_object() {
            return self.primitive(cx, value);
        }
        let known = value.object_id().and_then(|id| self.known.get(&id));
        if let Some(id) = known {
            return Ok(Item::Object(*id));
        }
        let record = self.record(cx, value)?;
        let Some(id) = self.remember(value, record) else { return Err(not_cloneable(cx)) };
        if let Some(frame) = self.frame(cx, id, value)? {
            frames.push(frame);
        }
        Ok(Item::Object(id))
    }

    fn primitive(&mut self, cx: &mut Cx<'_>, value: &Value) -> Result<Item, Thrown> {
        if value.is_undefined() {
            return Ok(Item::Undefined);
        }
        if let Some(boolean) = value.as_bool() {
            return Ok(Item::Boolean(boolean));
        }
        if let Some(number) = value.as_number() {
            return Ok(Item::Number(number));
        }
        if value.is_string() {
            let text = cx.to_js_string(value)?;
            return Ok(Item::String(self.text(text)));
        }
        if value.is_null() {
            return Ok(Item::Null);
        }
        if value.is_bigint() {
            return Ok(Item::BigInt(self.digits(cx, value)?));
        }
        Err(data_clone_error(cx, "a symbol cannot be cloned"))
    }

    pub(super) fn text(&mut self, text: JsString) -> Text {
        let text = to_text(text);
        self.bytes = self.bytes.saturating_add(text.size());
        text
    }

    fn digits(&mut self, cx: &mut Cx<'_>, value: &Value) -> Result<String, Thrown> {
        let digits = cx.to_js_string(value)?.into_scalar();
        self.bytes = self.bytes.saturating_add(digits.len());
        Ok(digits)
    }

    /// The record of an object, without its parts.
    fn record(&mut self, cx: &mut Cx<'_>, value: &Value) -> Result<Record, Thrown> {
        let Some(kind) = cx.object_kind(value) else { return Err(not_cloneable(cx)) };
        Ok(match kind {
            ObjectKind::BooleanObject
            | ObjectKind::NumberObject
            | ObjectKind::BigIntObject
            | ObjectKind::StringObject => {
                let data = cx.boxed_primitive(value).unwrap_or_else(|| cx.undefined());
                match self.primitive(cx, &data)? {
                    Item::Boolean(boolean) => Record::Boolean(boolean),
                    Item::Number(number) => Record::Number(number),
                    Item::BigInt(digits) => Record::BigInt(digits),
                    Item::String(text) => Record::String(text),
                    _ => return Err(not_cloneable(cx)),
                }
            }
            ObjectKind::Date => Record::Date(cx.date_value(value).unwrap_or(f64::NAN)),
            ObjectKind::RegExp => {
                let Some((source, flags)) = cx.regexp_parts(value) else {
                    return Err(not_cloneable(cx));
                };
                Record::RegExp { source: self.text(source), flags: flags.into_scalar() }
            }
            ObjectKind::ArrayBuffer | ObjectKind::SharedArrayBuffer => self.buffer(cx, value)?,
            ObjectKind::TypedArray | ObjectKind::DataView => self.view(cx, value)?,
            ObjectKind::Map => Record::Map(Vec::new()),
            ObjectKind::Set => Record::Set(Vec::new()),
            ObjectKind::Error => self.error(cx, value)?,
            ObjectKind::Array => {
                let length = cx.array_length(value).unwrap_or(0);
                Record::Array { length, properties: Vec::new() }
            }
            ObjectKind::Platform => {
                Record::Platform(platform::record(cx, value, self.for_storage)?)
            }
            ObjectKind::Ordinary => Record::Object { properties: Vec::new() },
            _ => return Err(not_cloneable(cx)),
        })
    }

    fn buffer(&mut self, cx: &mut Cx<'_>, value: &Value) -> Result<Record, Thrown> {
        match cx.buffer_kind(value) {
            None => Err(not_cloneable(cx)),
            Some(BufferKind::Detached) => {
                Err(data_clone_error(cx, "the buffer is detached, so it cannot be cloned"))
            }
            Some(BufferKind::Shared | BufferKind::GrowableShared) => {
                if !crate::isolation::is_cross_origin_isolated(cx) {
                    let message = "shared memory is for windows that are cross-origin isolated";
                    return Err(data_clone_error(cx, message));
                }
                if self.for_storage {
                    return Err(data_clone_error(cx, "shared memory cannot be stored"));
                }
                let Some(memory) = cx.share(value) else { return Err(not_cloneable(cx)) };
                let cluster = super::agent_cluster(cx);
                Ok(Record::SharedArrayBuffer(SharedBytes { cluster, memory: Arc::new(memory) }))
            }
            Some(_) => {
                let size = cx.buffer_len(value).unwrap_or(0);
                self.bytes = self.bytes.saturating_add(size);
                // Checked before the copy is made.
                self.check_limits(cx, 0)?;
                let bytes = cx.bytes(value).unwrap_or_default();
                let max_byte_length = cx.buffer_max_len(value);
                Ok(Record::ArrayBuffer(BufferContents { bytes, max_byte_length }))
            }
        }
    }

    fn view(&mut self, cx: &mut Cx<'_>, value: &Value) -> Result<Record, Thrown> {
        let Some(view) = cx.view(value) else { return Err(not_cloneable(cx)) };
        if view.out_of_bounds {
            let message = "the view is not within its buffer, so it cannot be cloned";
            return Err(data_clone_error(cx, message));
        }
        // A buffer has no parts.
        let Item::Object(buffer) = self.serialize(cx, &view.buffer, &mut Vec::new())? else {
            return Err(not_cloneable(cx));
        };
        let Some(kind) = views::recorded(view.kind) else { return Err(not_cloneable(cx)) };
        let length = view.byte_length.checked_div(view.kind.element_size());
        let length = length.filter(|_| !view.length_tracking);
        Ok(Record::View(ViewRecord { kind, buffer, byte_offset: view.byte_offset, length }))
    }

    fn error(&mut self, cx: &mut Cx<'_>, value: &Value) -> Result<Record, Thrown> {
        let name = cx.get_str(value, "name")?;
        let name = match name.as_js_string().as_ref().and_then(JsString::as_str) {
            Some("EvalError") => ErrorName::EvalError,
            Some("RangeError") => ErrorName::RangeError,
            Some("ReferenceError") => ErrorName::ReferenceError,
            Some("SyntaxError") => ErrorName::SyntaxError,
            Some("TypeError") => ErrorName::TypeError,
            Some("URIError") => ErrorName::UriError,
            _ => ErrorName::Error,
        };
        let key = cx.key("message");
        let message = match cx.get_own_property(value, &key)?.filter(engine::Descriptor::is_data) {
            Some(descriptor) => {
                let message = descriptor.value.unwrap_or_else(|| cx.undefined());
                let message = cx.to_js_string(&message)?;
                Some(self.text(message))
            }
            None => None,
        };
        let stack = cx.error_stack(value).map(|stack| self.text(stack));
        Ok(Record::Error { name, message, stack, cause: None })
    }

    /// The parts that step 26 visits.
    fn frame(
        &mut self,
        cx: &mut Cx<'_>,
        id: ObjectId,
        value: &Value,
    ) -> Result<Option<Frame>, Thrown> {
        Ok(match self.builder.get_mut(id) {
            Some(Record::Map(_)) => {
                let entries = cx.map_entries(value).unwrap_or_default();
                let values = entries.into_iter().flat_map(|(key, value)| [key, value]);
                Some(Frame::of_values(id, values.collect()))
            }
            Some(Record::Set(_)) => {
                Some(Frame::of_values(id, cx.set_values(value).unwrap_or_default()))
            }
            Some(Record::Error { .. }) => {
                // The interesting accompanying data of errors: their cause.
                let key = cx.key("cause");
                let cause = cx.get_own_property(value, &key)?;
                let cause = cause.and_then(|descriptor| descriptor.value);
                cause.map(|cause| Frame::of_values(id, vec![cause]))
            }
            Some(Record::Array { .. } | Record::Object { .. }) => {
                let object = value.clone();
                let (count, parts) = match cx.plain_properties(value) {
                    // Most objects are like this: reading each property separately takes several
                    // times as long.
                    Some(properties) => {
                        let (count, properties) = (properties.len(), properties.into_iter());
                        (count, Parts::Plain { object, properties, runs: cx.runs() })
                    }
                    None => {
                        let keys = cx.own_enumerable_string_keys(value)?;
                        (keys.len(), Parts::Properties { object, keys: keys.into_iter() })
                    }
                };
                let properties = Vec::with_capacity(count);
                Some(Frame { id, parts, items: Vec::new(), properties })
            }
            Some(Record::Platform(_)) => platform::parts(cx, id, value),
            _ => None,
        })
    }
}

/// The name of a property; `None` for a symbol.
fn name(key: &Key) -> Option<PropertyKey> {
    match key.index() {
        Some(index) => Some(PropertyKey::Index(index)),
        None => Some(PropertyKey::Name(to_text(key.as_js_string()?))),
    }
}

/// The next property that still exists, with its value.
fn next_property(
    cx: &mut Cx<'_>,
    object: &Value,
    keys: &mut std::vec::IntoIter<Key>,
) -> Result<Option<(Option<PropertyKey>, Value)>, Thrown> {
    for key in keys {
        if cx.get_own_property(object, &key)?.is_none() {
            continue;
        }
        let Some(name) = name(&key) else { continue };
        return Ok(Some((Some(name), cx.get(object, &key)?)));
    }
    Ok(None)
}

/// The stack of a `DOMException`, which is an own property.
pub(super) fn own_stack(cx: &mut Cx<'_>, value: &Value) -> Option<JsString> {
    let key = cx.key("stack");
    // It has no hook that could throw.
    cx.get_own_property(value, &key).ok()??.value?.as_js_string()
}

fn not_cloneable(cx: &mut Cx<'_>) -> Thrown {
    data_clone_error(cx, "the object cannot be cloned")
}
