//! Sequences and records.

use treewright_quickjs::{Attributes, Flow, Thrown, Value, WellKnownSymbol};

use super::super::site::At;
use crate::Cx;

/// True if a value is an object with an iterator method: overloads and unions treat it as a
/// sequence.
pub(crate) fn is_iterable(cx: &mut Cx<'_>, value: &Value) -> Result<bool, Thrown> {
    if !value.is_object() {
        return Ok(false);
    }
    let key = cx.key_symbol(WellKnownSymbol::Iterator);
    Ok(cx.get_method(value, &key)?.is_some())
}

/// <https://webidl.spec.whatwg.org/#js-sequence>
pub(crate) fn sequence<T>(
    cx: &mut Cx<'_>,
    value: &Value,
    at: At,
    convert: impl Fn(&mut Cx<'_>, &Value, At) -> Result<T, Thrown>,
) -> Result<Vec<T>, Thrown> {
    if !value.is_object() {
        return Err(at.type_error(cx, "The provided value cannot be converted to a sequence."));
    }
    let key = cx.key_symbol(WellKnownSymbol::Iterator);
    let Some(method) = cx.get_method(value, &key)? else {
        return Err(at.type_error(cx, "The object must have a callable @@iterator property."));
    };
    let mut all = Vec::new();
    cx.iterate(value, Some(&method), |cx, item| {
        all.push(convert(cx, &item, at)?);
        Ok(Flow::Continue)
    })?;
    Ok(all)
}

/// An array of converted items.
pub(crate) fn from_sequence<T>(
    cx: &mut Cx<'_>,
    items: Vec<T>,
    convert: impl Fn(&mut Cx<'_>, T) -> Result<Value, Thrown>,
) -> Result<Value, Thrown> {
    let mut values = Vec::with_capacity(items.len());
    for item in items {
        values.push(convert(cx, item)?);
    }
    Ok(cx.array(values))
}

/// A frozen array. <https://webidl.spec.whatwg.org/#dfn-create-frozen-array>
pub(crate) fn frozen_array(cx: &mut Cx<'_>, values: Vec<Value>) -> Result<Value, Thrown> {
    let array = cx.array(values);
    cx.freeze(&array)?;
    Ok(array)
}

/// <https://webidl.spec.whatwg.org/#js-record>
pub(crate) fn record<K: PartialEq, V>(
    cx: &mut Cx<'_>,
    value: &Value,
    at: At,
    convert_key: impl Fn(&mut Cx<'_>, &Value, At) -> Result<K, Thrown>,
    convert: impl Fn(&mut Cx<'_>, &Value, At) -> Result<V, Thrown>,
) -> Result<Vec<(K, V)>, Thrown> {
    if !value.is_object() {
        return Err(at.type_error(cx, "The provided value is not of type 'record'."));
    }
    let mut all: Vec<(K, V)> = Vec::new();
    for key in cx.own_keys(value)? {
        let descriptor = cx.get_own_property(value, &key)?;
        if descriptor.is_none_or(|descriptor| descriptor.enumerable != Some(true)) {
            continue;
        }
        let name = cx.key_value(&key);
        let name = convert_key(cx, &name, at)?;
        let item = cx.get(value, &key)?;
        let item = convert(cx, &item, at)?;
        // Keys that became the same by their conversion: the last value wins.
        match all.iter_mut().find(|(known, _)| *known == name) {
            Some((_, known)) => *known = item,
            None => all.push((name, item)),
        }
    }
    Ok(all)
}

/// An object with the entries of a record.
pub(crate) fn from_record<K, V>(
    cx: &mut Cx<'_>,
    entries: Vec<(K, V)>,
    convert: impl Fn(&mut Cx<'_>, K, V) -> Result<(Value, Value), Thrown>,
) -> Result<Value, Thrown> {
    let object = cx.object(None);
    for (key, value) in entries {
        let (key, value) = convert(cx, key, value)?;
        let key = cx.to_key(&key)?;
        cx.define_value(&object, &key, &value, Attributes::ALL)?;
    }
    Ok(object)
}
