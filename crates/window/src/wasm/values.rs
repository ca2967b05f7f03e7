//! Values of scripts as values of WebAssembly, and back.

use std::rc::Rc;

use treewright_quickjs::{Thrown, Value};
use wasmi::{F32, F64, Nullable, Ref, RefType, V128, Val, ValType};

use super::{Store, functions, host_values};
use crate::Cx;
use crate::bindings::convert::{Range, unsigned_long};
use crate::bindings::site::Site;

static ADDRESS: Site = Site::property("WebAssembly");

/// <https://webassembly.github.io/spec/js-api/#tojsvalue>
pub(super) fn to_js_value(
    cx: &mut Cx<'_>,
    store: &Rc<Store>,
    value: &Val,
) -> Result<Value, Thrown> {
    Ok(match value {
        Val::I32(value) => cx.int(*value),
        Val::I64(value) => cx.bigint_i64(*value),
        Val::F32(value) => cx.number(f64::from(value.to_float())),
        Val::F64(value) => cx.number(value.to_float()),
        Val::V128(_) => return Err(cx.type_error("vectors cannot be values of scripts")),
        Val::FuncRef(Nullable::Null) | Val::ExternRef(Nullable::Null) => cx.null(),
        Val::FuncRef(Nullable::Val(function)) => {
            functions::new_exported_function(cx, store, *function)?
        }
        Val::ExternRef(Nullable::Val(reference)) => host_values::retrieve(cx, store, *reference),
    })
}

/// <https://webassembly.github.io/spec/js-api/#towebassemblyvalue>
pub(super) fn to_webassembly_value(
    cx: &mut Cx<'_>,
    store: &Rc<Store>,
    value: &Value,
    of: ValType,
) -> Result<Val, Thrown> {
    Ok(match of {
        ValType::I32 => Val::I32(cx.to_int32(value)?),
        ValType::I64 => Val::I64(cx.to_bigint_i64(value)?),
        #[expect(clippy::cast_possible_truncation, reason = "rounds to nearest, ties to even")]
        ValType::F32 => Val::F32(F32::from_float(cx.to_number(value)? as f32)),
        ValType::F64 => Val::F64(F64::from_float(cx.to_number(value)?)),
        ValType::V128 => return Err(cx.type_error("vectors cannot be values of scripts")),
        ValType::ExternRef if value.is_null() => Val::ExternRef(Nullable::Null),
        ValType::ExternRef => {
            Val::ExternRef(Nullable::Val(host_values::reference_to(cx, store, value)?))
        }
        ValType::FuncRef if value.is_null() => Val::FuncRef(Nullable::Null),
        ValType::FuncRef => match functions::function_address(cx, store, value) {
            Some(function) => Val::FuncRef(Nullable::Val(function)),
            None => return Err(cx.type_error("not an exported function of WebAssembly")),
        },
    })
}

/// <https://webassembly.github.io/spec/js-api/#defaultvalue>
pub(super) fn default_value(
    cx: &mut Cx<'_>,
    store: &Rc<Store>,
    of: ValType,
) -> Result<Val, Thrown> {
    Ok(match of {
        ValType::I32 => Val::I32(0),
        ValType::I64 => Val::I64(0),
        ValType::F32 => Val::F32(F32::from_bits(0)),
        ValType::F64 => Val::F64(F64::from_bits(0)),
        ValType::V128 => Val::V128(V128::from(0)),
        ValType::FuncRef => Val::FuncRef(Nullable::Null),
        ValType::ExternRef => {
            let undefined = cx.undefined();
            to_webassembly_value(cx, store, &undefined, of)?
        }
    })
}

/// A place for a result.
pub(super) fn zero(of: ValType) -> Val {
    match of {
        ValType::I32 => Val::I32(0),
        ValType::I64 => Val::I64(0),
        ValType::F32 => Val::F32(F32::from_bits(0)),
        ValType::F64 => Val::F64(F64::from_bits(0)),
        ValType::V128 => Val::V128(V128::from(0)),
        ValType::FuncRef => Val::FuncRef(Nullable::Null),
        ValType::ExternRef => Val::ExternRef(Nullable::Null),
    }
}

/// A reference value, for tables.
pub(super) fn to_reference(
    cx: &mut Cx<'_>,
    store: &Rc<Store>,
    value: Option<&Value>,
    of: RefType,
) -> Result<Ref, Thrown> {
    let of = ValType::from(of);
    let value = match value {
        Some(value) => to_webassembly_value(cx, store, value, of)?,
        None => default_value(cx, store, of)?,
    };
    match value {
        Val::FuncRef(function) => Ok(Ref::Func(function)),
        Val::ExternRef(reference) => Ok(Ref::Extern(reference)),
        _ => Err(cx.type_error("not a reference")),
    }
}

/// The value of an element of a table.
pub(super) fn of_reference(reference: Ref) -> Val {
    match reference {
        Ref::Func(function) => Val::FuncRef(function),
        Ref::Extern(reference) => Val::ExternRef(reference),
    }
}

/// <https://webassembly.github.io/spec/js-api/#addressvaluetou64>
pub(super) fn address_value_to_u64(
    cx: &mut Cx<'_>,
    value: &Value,
    is_64: bool,
) -> Result<u64, Thrown> {
    let at = ADDRESS.value();
    if !is_64 {
        return unsigned_long(cx, value, Range::Enforce, at).map(u64::from);
    }
    let number = cx.to_bigint(value)?;
    let wrapped = cx.to_bigint_u64(&number)?;
    let back = cx.bigint_u64(wrapped);
    if cx.strict_equals(&back, &number) {
        Ok(wrapped)
    } else {
        Err(at.type_error(cx, "The value is outside the range of 64 bits."))
    }
}

/// <https://webassembly.github.io/spec/js-api/#u64toaddressvalue>
pub(super) fn u64_to_address_value(cx: &Cx<'_>, value: u64, is_64: bool) -> Value {
    #[expect(clippy::cast_precision_loss, reason = "it has 32 bits")]
    if is_64 { cx.bigint_u64(value) } else { cx.number(value as f64) }
}
