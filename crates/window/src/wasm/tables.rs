//! Tables.
//!
//! <https://webassembly.github.io/spec/js-api/#tables>

use treewright_quickjs::{Thrown, Value};
use wasmi::{RefType, Table, TableType};

use super::values::{
    address_value_to_u64, of_reference, to_js_value, to_reference, u64_to_address_value,
};
use super::{associated_store, held_by, initialize, with};
use crate::generated::Interface;
use crate::generated::dictionaries::TableDescriptor;
use crate::generated::enums::{AddressType, TableKind};
use crate::{Cx, bindings};

/// <https://webassembly.github.io/spec/js-api/#dom-table-table>
pub(crate) fn new_table(
    cx: &mut Cx<'_>,
    prototype: &Value,
    descriptor: &TableDescriptor,
    value: Option<&Value>,
) -> Result<Value, Thrown> {
    let element = match descriptor.element {
        TableKind::Externref => RefType::Extern,
        TableKind::Anyfunc => RefType::Func,
    };
    let is_64 = matches!(descriptor.address, Some(AddressType::I64));
    let initial = address_value_to_u64(cx, &descriptor.initial, is_64)?;
    let maximum = match &descriptor.maximum {
        maximum if maximum.is_undefined() => None,
        maximum => Some(address_value_to_u64(cx, maximum, is_64)?),
    };
    if maximum.is_some_and(|maximum| initial > maximum) {
        return Err(cx.range_error("the size of the table is out of range"));
    }
    let store = associated_store(cx);
    let first = to_reference(cx, &store, value, element)?;
    let of = if is_64 {
        Some(TableType::new64(element, initial, maximum))
    } else {
        let maximum = maximum.and_then(|maximum| u32::try_from(maximum).ok());
        u32::try_from(initial).ok().map(|initial| TableType::new(element, initial, maximum))
    };
    let made = of.and_then(|of| with(cx, &store, |context| Table::new(context, of, first)).ok());
    let Some(table) = made else {
        return Err(cx.range_error("the table cannot be allocated"));
    };
    let object = bindings::new_object_with(cx, Interface::Table, prototype);
    initialize(cx, &object, &store, table);
    Ok(object)
}

/// <https://webassembly.github.io/spec/js-api/#dom-table-grow>
pub(crate) fn grow_table(
    cx: &mut Cx<'_>,
    this: &Value,
    delta: &Value,
    value: Option<&Value>,
) -> Result<Value, Thrown> {
    let (store, table) = held_by::<Table>(cx, this)?;
    let of = with(cx, &store, |context| table.ty(&context));
    let delta = address_value_to_u64(cx, delta, of.is_64())?;
    let first = to_reference(cx, &store, value, of.element())?;
    match with(cx, &store, |context| table.grow(context, delta, first)) {
        Ok(before) => Ok(u64_to_address_value(cx, before, of.is_64())),
        Err(_) => Err(cx.range_error("the table cannot grow so much")),
    }
}

/// <https://webassembly.github.io/spec/js-api/#dom-table-length>
pub(crate) fn table_length(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let (store, table) = held_by::<Table>(cx, this)?;
    let (is_64, length) =
        with(cx, &store, |context| (table.ty(&context).is_64(), table.size(&context)));
    Ok(u64_to_address_value(cx, length, is_64))
}

/// <https://webassembly.github.io/spec/js-api/#dom-table-get>
pub(crate) fn table_get(cx: &mut Cx<'_>, this: &Value, index: &Value) -> Result<Value, Thrown> {
    let (store, table) = held_by::<Table>(cx, this)?;
    let is_64 = with(cx, &store, |context| table.ty(&context).is_64());
    let index = address_value_to_u64(cx, index, is_64)?;
    match with(cx, &store, |context| table.get(&context, index)) {
        Some(element) => to_js_value(cx, &store, &of_reference(element)),
        None => Err(cx.range_error("the index is out of range")),
    }
}

/// <https://webassembly.github.io/spec/js-api/#dom-table-set>
pub(crate) fn table_set(
    cx: &mut Cx<'_>,
    this: &Value,
    index: &Value,
    value: Option<&Value>,
) -> Result<(), Thrown> {
    let (store, table) = held_by::<Table>(cx, this)?;
    let of = with(cx, &store, |context| table.ty(&context));
    let index = address_value_to_u64(cx, index, of.is_64())?;
    let element = to_reference(cx, &store, value, of.element())?;
    match with(cx, &store, |context| table.set(context, index, element)) {
        Ok(()) => Ok(()),
        Err(_) => Err(cx.range_error("the index is out of range")),
    }
}
