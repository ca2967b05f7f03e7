//! Copies of plain data: primitives, arrays and plain objects, with cycles and shared parts.
//!
//! <https://html.spec.whatwg.org/multipage/structured-data.html#structuredserializeinternal>

use rustc_hash::FxHashMap;
use treewright_quickjs::{Attributes, JsString, Key, ObjectId, Thrown, Value};

use crate::Cx;
use crate::exception::{DomExceptionName, dom_exception};

/// The number of a record in its data.
type Place = usize;

#[derive(Clone, Debug)]
enum Record {
    Undefined,
    Null,
    Boolean(bool),
    Number(f64),
    BigInt(JsString),
    String(JsString),
    Date(f64),
    Array { length: f64, properties: Vec<(JsString, Place)> },
    Object(Vec<(JsString, Place)>),
}

/// Data that no engine and no realm has.
#[derive(Clone, Debug)]
pub(crate) struct PlainData {
    /// The first one is the value.
    records: Vec<Record>,
}

impl PlainData {
    /// <https://html.spec.whatwg.org/multipage/structured-data.html#structuredserialize>
    pub(crate) fn serialize(cx: &mut Cx<'_>, value: &Value) -> Result<Self, Thrown> {
        let mut known: FxHashMap<ObjectId, Place> = FxHashMap::default();
        // The objects are kept while their numbers are used.
        let mut kept: Vec<Value> = Vec::new();
        let mut data = Self { records: Vec::new() };
        let mut waiting: Vec<(Place, Value)> = Vec::new();
        data.add(cx, value, &mut known, &mut kept, &mut waiting)?;
        while let Some((place, object)) = waiting.pop() {
            let mut properties = Vec::new();
            for key in cx.own_keys(&object)? {
                let Some(name) = key.as_js_string() else { continue };
                let Some(descriptor) = cx.get_own_property(&object, &key)? else { continue };
                if descriptor.enumerable != Some(true) {
                    continue;
                }
                let value = cx.get(&object, &key)?;
                let at = data.add(cx, &value, &mut known, &mut kept, &mut waiting)?;
                properties.push((name, at));
            }
            if let Some(Record::Array { properties: all, .. } | Record::Object(all)) =
                data.records.get_mut(place)
            {
                *all = properties;
            }
        }
        Ok(data)
    }

    fn add(
        &mut self,
        cx: &mut Cx<'_>,
        value: &Value,
        known: &mut FxHashMap<ObjectId, Place>,
        kept: &mut Vec<Value>,
        waiting: &mut Vec<(Place, Value)>,
    ) -> Result<Place, Thrown> {
        let place = self.records.len();
        let record = if value.is_undefined() {
            Record::Undefined
        } else if value.is_null() {
            Record::Null
        } else if let Some(boolean) = value.as_bool() {
            Record::Boolean(boolean)
        } else if let Some(number) = value.as_number() {
            Record::Number(number)
        } else if value.is_bigint() {
            Record::BigInt(cx.to_js_string(value)?)
        } else if let Some(text) = value.as_js_string() {
            Record::String(text)
        } else if let Some(id) = value.object_id().filter(|_| value.is_object()) {
            if let Some(place) = known.get(&id) {
                return Ok(*place);
            }
            let record = object_record(cx, value)?;
            known.insert(id, place);
            kept.push(value.clone());
            if !matches!(record, Record::Date(_)) {
                waiting.push((place, value.clone()));
            }
            record
        } else {
            return Err(not_cloneable(cx));
        };
        self.records.push(record);
        Ok(place)
    }

    /// <https://html.spec.whatwg.org/multipage/structured-data.html#structureddeserialize>
    pub(crate) fn deserialize(&self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        let mut values = Vec::with_capacity(self.records.len());
        for record in &self.records {
            let value = match record {
                Record::Undefined => cx.undefined(),
                Record::Null => cx.null(),
                Record::Boolean(value) => cx.boolean(*value),
                Record::Number(value) => cx.number(*value),
                Record::BigInt(digits) => cx.bigint_from_str(&digits.to_scalar())?,
                Record::String(text) => cx.js_string(text),
                Record::Date(time) => cx.new_date(*time),
                Record::Array { length, .. } => {
                    let array = cx.array(Vec::new());
                    let length = cx.number(*length);
                    cx.set_str(&array, "length", &length)?;
                    array
                }
                Record::Object(_) => {
                    let prototype = cx.intrinsic(treewright_quickjs::Intrinsic::ObjectPrototype);
                    cx.object(Some(&prototype))
                }
            };
            values.push(value);
        }
        for (object, record) in values.iter().zip(&self.records) {
            let (Record::Array { properties, .. } | Record::Object(properties)) = record else {
                continue;
            };
            for (name, place) in properties {
                let key: Key = cx.key_js_string(name);
                if let Some(value) = values.get(*place) {
                    cx.define_value(object, &key, value, Attributes::ALL)?;
                }
            }
        }
        Ok(values.first().cloned().unwrap_or_else(|| cx.undefined()))
    }
}

/// The record of an object, still without its properties.
fn object_record(cx: &mut Cx<'_>, object: &Value) -> Result<Record, Thrown> {
    if let Some(time) = cx.date_value(object) {
        return Ok(Record::Date(time));
    }
    if object.is_array() {
        let length = cx.get_str(object, "length")?;
        return Ok(Record::Array {
            length: length.as_number().unwrap_or(0.0),
            properties: Vec::new(),
        });
    }
    let is_plain = !object.is_function()
        && !object.is_error()
        && !object.is_promise()
        && !object.is_proxy()
        && cx.platform(object).is_none()
        && matches!(cx.object_kind(object), None | Some(treewright_quickjs::ObjectKind::Ordinary));
    if is_plain { Ok(Record::Object(Vec::new())) } else { Err(not_cloneable(cx)) }
}

fn not_cloneable(cx: &mut Cx<'_>) -> Thrown {
    dom_exception(cx, DomExceptionName::DataCloneError, "the object cannot be cloned")
}
