//! Globals.
//!
//! <https://webassembly.github.io/spec/js-api/#globals>

use std::rc::Rc;

use treewright_quickjs::{Thrown, Value};
use wasmi::{Global, Mutability, Val, ValType};

use super::values::{default_value, to_js_value, to_webassembly_value};
use super::{Store, associated_store, held_by, initialize, with};
use crate::generated::Interface;
use crate::generated::dictionaries::GlobalDescriptor;
use crate::generated::enums::ValueType;
use crate::{Cx, bindings};

/// A constant without an object.
pub(super) fn constant(cx: &mut Cx<'_>, store: &Rc<Store>, value: Val) -> Global {
    with(cx, store, |context| Global::new(context, value, Mutability::Const))
}

/// <https://webassembly.github.io/spec/js-api/#tovaluetype>
fn to_value_type(of: ValueType) -> ValType {
    match of {
        ValueType::I32 => ValType::I32,
        ValueType::I64 => ValType::I64,
        ValueType::F32 => ValType::F32,
        ValueType::F64 => ValType::F64,
        ValueType::V128 => ValType::V128,
        ValueType::Externref => ValType::ExternRef,
        ValueType::Anyfunc => ValType::FuncRef,
    }
}

/// <https://webassembly.github.io/spec/js-api/#dom-global-global>
pub(crate) fn new_global(
    cx: &mut Cx<'_>,
    prototype: &Value,
    descriptor: &GlobalDescriptor,
    value: Option<&Value>,
) -> Result<Value, Thrown> {
    let of = to_value_type(descriptor.value);
    if of == ValType::V128 {
        return Err(cx.type_error("vectors cannot be values of scripts"));
    }
    let store = associated_store(cx);
    let value = match value {
        None => default_value(cx, &store, of)?,
        Some(value) => to_webassembly_value(cx, &store, value, of)?,
    };
    let mutability = if descriptor.mutable { Mutability::Var } else { Mutability::Const };
    let global = with(cx, &store, |context| Global::new(context, value, mutability));
    let object = bindings::new_object_with(cx, Interface::Global, prototype);
    initialize(cx, &object, &store, global);
    Ok(object)
}

/// <https://webassembly.github.io/spec/js-api/#getglobalvalue>
pub(crate) fn global_value(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let (store, global) = held_by::<Global>(cx, this)?;
    let value = with(cx, &store, |context| global.get(&context));
    to_js_value(cx, &store, &value)
}

/// <https://webassembly.github.io/spec/js-api/#dom-global-value>
pub(crate) fn set_global_value(cx: &mut Cx<'_>, this: &Value, value: &Value) -> Result<(), Thrown> {
    let (store, global) = held_by::<Global>(cx, this)?;
    let of = with(cx, &store, |context| global.ty(&context));
    if of.content() == ValType::V128 {
        return Err(cx.type_error("vectors cannot be values of scripts"));
    }
    if of.mutability() == Mutability::Const {
        return Err(cx.type_error("the global is constant"));
    }
    let value = to_webassembly_value(cx, &store, value, of.content())?;
    match with(cx, &store, |context| global.set(context, value)) {
        Ok(()) => Ok(()),
        Err(error) => Err(cx.range_error(&error.to_string())),
    }
}
