//! Observable arrays: arrays of scripts that run algorithms when they change.
//!
//! <https://webidl.spec.whatwg.org/#js-observable-arrays>
//!
//! The target of the proxy is the backing list. Only the traps that change it, or that look at the attributes of its properties,
//! differ from those of an array: all its elements are writable, enumerable and configurable, and none is missing.

use treewright_quickjs::{Attributes, Call, Descriptor, Key, Thrown, Value};

use super::realm;
use crate::host_functions::{self, HostSteps};
use crate::{Cx, memory};

/// The algorithms of an attribute.
pub(crate) struct Algorithms {
    /// Called before a value has its index.
    pub(crate) set: Box<dyn Fn(&mut Cx<'_>, &Value, u32) -> Result<(), Thrown>>,
    /// Called before the value of an index is removed.
    pub(crate) delete: Box<dyn Fn(&mut Cx<'_>, u32)>,
}

/// <https://webidl.spec.whatwg.org/#creating-an-observable-array-exotic-object>
pub(crate) fn new(cx: &mut Cx<'_>, algorithms: Algorithms) -> Result<Value, Thrown> {
    let algorithms = std::rc::Rc::new(algorithms);
    let target = cx.array(Vec::new());
    let null = cx.null();
    let handler = cx.object(Some(&null));
    let traps: [(&str, u16, HostSteps); 4] = [
        ("defineProperty", 3, {
            let algorithms = algorithms.clone();
            Box::new(move |cx, call| define_property(cx, call, &algorithms))
        }),
        ("deleteProperty", 2, {
            let algorithms = algorithms.clone();
            Box::new(move |cx, call| delete_property(cx, call, &algorithms))
        }),
        ("set", 4, {
            let algorithms = algorithms.clone();
            Box::new(move |cx, call| set(cx, call, &algorithms))
        }),
        ("preventExtensions", 1, Box::new(|cx, _| Ok(cx.boolean(false)))),
    ];
    for (name, length, steps) in traps {
        let trap = host_functions::new(cx, length, &[], steps);
        let key = cx.key(name);
        cx.define_value(&handler, &key, &trap, Attributes::ALL)?;
    }
    let constructor = realm::proxy_constructor(cx)?;
    cx.construct(&constructor, &[target, handler], None)
}

/// An index of an array, or `length`.
enum Place {
    Index(u32),
    Length,
    Other,
}

impl Place {
    fn of(key: &Key) -> Self {
        match key.index() {
            Some(index) => Self::Index(index),
            None if key.as_js_string().is_some_and(|name| name.as_str() == Some("length")) => {
                Self::Length
            }
            None => Self::Other,
        }
    }
}

fn length_of(cx: &Cx<'_>, target: &Value) -> u32 {
    cx.array_length(target).unwrap_or_default()
}

fn set_the_length_of(cx: &mut Cx<'_>, target: &Value, length: u32) -> Result<(), Thrown> {
    let value = cx.number(f64::from(length));
    cx.set_str(target, "length", &value)?;
    Ok(())
}

/// <https://webidl.spec.whatwg.org/#observable-array-exotic-object-set-the-length>
fn set_the_length(
    cx: &mut Cx<'_>,
    target: &Value,
    value: &Value,
    algorithms: &Algorithms,
) -> Result<bool, Thrown> {
    let length = cx.to_uint32(value)?;
    let number = cx.to_number(value)?;
    #[allow(clippy::float_cmp, reason = "an integer is compared")]
    if f64::from(length) != number {
        return Err(cx.range_error("The length of an array is an integer."));
    }
    if length > length_of(cx, target) {
        return Ok(false);
    }
    while let Some(last) = length_of(cx, target).checked_sub(1).filter(|last| *last >= length) {
        (algorithms.delete)(cx, last);
        set_the_length_of(cx, target, last)?;
        if cx.host.is_to_stop() {
            return Err(memory::used_up(cx));
        }
    }
    Ok(true)
}

/// <https://webidl.spec.whatwg.org/#observable-array-exotic-object-set-the-indexed-value>
fn set_the_indexed_value(
    cx: &mut Cx<'_>,
    target: &Value,
    index: u32,
    value: &Value,
    algorithms: &Algorithms,
) -> Result<bool, Thrown> {
    let length = length_of(cx, target);
    if index > length {
        return Ok(false);
    }
    if index < length {
        // The list of the host has a place less until the new value is set.
        (algorithms.delete)(cx, index);
        if let Err(thrown) = (algorithms.set)(cx, value, index) {
            let key = cx.key_index(index);
            let old = cx.get(target, &key)?;
            (algorithms.set)(cx, &old, index)?;
            return Err(thrown);
        }
    } else {
        (algorithms.set)(cx, value, index)?;
    }
    let key = cx.key_index(index);
    cx.define_value(target, &key, value, Attributes::ALL)?;
    Ok(true)
}

/// <https://webidl.spec.whatwg.org/#observable-array-exotic-object-set>
fn set(cx: &mut Cx<'_>, call: &Call<'_>, algorithms: &Algorithms) -> Result<Value, Thrown> {
    let (target, value) = (call.arg(0), call.arg(2));
    let key = cx.to_key(&call.arg(1))?;
    let is_set = match Place::of(&key) {
        Place::Length => set_the_length(cx, &target, &value, algorithms)?,
        Place::Index(index) => set_the_indexed_value(cx, &target, index, &value, algorithms)?,
        Place::Other => {
            let descriptor = Descriptor::data(value, Attributes::ALL);
            cx.ordinary_define(&target, &key, &descriptor)?
        }
    };
    Ok(cx.boolean(is_set))
}

/// <https://webidl.spec.whatwg.org/#observable-array-exotic-object-defineproperty>
fn define_property(
    cx: &mut Cx<'_>,
    call: &Call<'_>,
    algorithms: &Algorithms,
) -> Result<Value, Thrown> {
    let (target, descriptor) = (call.arg(0), call.arg(2));
    let key = cx.to_key(&call.arg(1))?;
    let place = Place::of(&key);
    if matches!(place, Place::Other) {
        let is_defined = define_another(cx, &target, &key, &descriptor)?;
        return Ok(cx.boolean(is_defined));
    }
    let has = |cx: &mut Cx<'_>, name: &str| {
        let key = cx.key(name);
        cx.has(&descriptor, &key)
    };
    let mut is_possible = !has(cx, "get")? && !has(cx, "set")?;
    for name in ["configurable", "enumerable", "writable"] {
        if has(cx, name)? {
            let wanted = cx.get_str(&descriptor, name)?.to_boolean();
            let own = matches!(place, Place::Index(_)) || name == "writable";
            is_possible &= wanted == own;
        }
    }
    if !is_possible {
        return Ok(cx.boolean(false));
    }
    if !has(cx, "value")? {
        return Ok(cx.boolean(true));
    }
    let value = cx.get_str(&descriptor, "value")?;
    let is_set = match place {
        Place::Index(index) => set_the_indexed_value(cx, &target, index, &value, algorithms)?,
        _ => set_the_length(cx, &target, &value, algorithms)?,
    };
    Ok(cx.boolean(is_set))
}

/// A property that is not one of the list.
fn define_another(
    cx: &mut Cx<'_>,
    target: &Value,
    key: &Key,
    descriptor: &Value,
) -> Result<bool, Thrown> {
    let mut own = Descriptor { value: None, get: None, set: None, ..Descriptor::default() };
    let field = |cx: &mut Cx<'_>, name: &str| -> Result<Option<Value>, Thrown> {
        let key = cx.key(name);
        if cx.has(descriptor, &key)? { cx.get(descriptor, &key).map(Some) } else { Ok(None) }
    };
    own.value = field(cx, "value")?;
    own.get = field(cx, "get")?;
    own.set = field(cx, "set")?;
    own.writable = field(cx, "writable")?.map(|value| value.to_boolean());
    own.enumerable = field(cx, "enumerable")?.map(|value| value.to_boolean());
    own.configurable = field(cx, "configurable")?.map(|value| value.to_boolean());
    cx.ordinary_define(target, key, &own)
}

/// <https://webidl.spec.whatwg.org/#observable-array-exotic-object-deleteproperty>
fn delete_property(
    cx: &mut Cx<'_>,
    call: &Call<'_>,
    algorithms: &Algorithms,
) -> Result<Value, Thrown> {
    let target = call.arg(0);
    let key = cx.to_key(&call.arg(1))?;
    let is_deleted = match Place::of(&key) {
        Place::Length => false,
        Place::Index(index) => {
            let is_last = length_of(cx, &target).checked_sub(1) == Some(index);
            if is_last {
                (algorithms.delete)(cx, index);
                set_the_length_of(cx, &target, index)?;
            }
            is_last
        }
        Place::Other => cx.ordinary_delete(&target, &key)?,
    };
    Ok(cx.boolean(is_deleted))
}

/// Sets the attribute with an observable array.
/// <https://webidl.spec.whatwg.org/#dfn-attribute-setter>
pub(crate) fn replace(cx: &mut Cx<'_>, array: &Value, values: &[Value]) -> Result<(), Thrown> {
    let zero = cx.int(0);
    cx.set_str(array, "length", &zero)?;
    for (index, value) in (0_u32..).zip(values) {
        let key = cx.key_index(index);
        cx.set(array, &key, value)?;
        if cx.host.is_to_stop() {
            return Err(memory::used_up(cx));
        }
    }
    Ok(())
}
