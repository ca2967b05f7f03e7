//! Entry lists: the data of a `FormData` object.
//!
//! <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-data-set-entry>
//!
//! The files are slots of the object; its data names them.

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bindings;
use crate::generated::Interface;
use crate::generated::unions::FormDataEntryValue;
use crate::objects::slots;

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-data-set-entry>
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) name: String,
    /// The text, or nothing for a file.
    pub(crate) text: Option<String>,
    /// Its slot.
    pub(crate) key: u64,
}

/// The entry list.
#[derive(Default)]
pub(crate) struct List {
    pub(crate) entries: Vec<Entry>,
    last: u64,
}

/// An object without entries.
pub(crate) fn new_object(cx: &mut Cx<'_>) -> Result<Value, Thrown> {
    let object = bindings::new_object(cx, Interface::FormData)?;
    cx.set_data(&object, Box::new(List::default()));
    Ok(object)
}

/// Another object with the same entries.
pub(crate) fn clone_of(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let copy = new_object(cx)?;
    for (name, value) in entries_of(cx, this) {
        push(cx, &copy, name, value);
    }
    Ok(copy)
}

pub(crate) fn with<R: Default>(
    cx: &mut Cx<'_>,
    this: &Value,
    work: impl FnOnce(&mut List) -> R,
) -> R {
    cx.data(this, |list: &mut List, _| work(list)).unwrap_or_default()
}

/// The entries with the objects of their files.
pub(crate) fn entries_of(cx: &mut Cx<'_>, this: &Value) -> Vec<(String, FormDataEntryValue)> {
    let entries = with(cx, this, |list| list.entries.clone());
    entries.into_iter().filter_map(|entry| value_of(cx, this, entry)).collect()
}

pub(crate) fn value_of(
    cx: &Cx<'_>,
    this: &Value,
    entry: Entry,
) -> Option<(String, FormDataEntryValue)> {
    let value = match entry.text {
        Some(text) => FormDataEntryValue::UsvString(text),
        None => FormDataEntryValue::File(cx.slot(this, entry.key)?),
    };
    Some((entry.name, value))
}

/// A new entry with its own slot.
pub(crate) fn new_entry(
    cx: &mut Cx<'_>,
    this: &Value,
    name: String,
    value: FormDataEntryValue,
) -> Entry {
    let key = with(cx, this, |list| {
        list.last = list.last.saturating_add(1);
        slots::ITEMS | list.last
    });
    match value {
        FormDataEntryValue::UsvString(text) => Entry { name, text: Some(text), key },
        FormDataEntryValue::File(file) => {
            cx.set_slot(this, key, &file);
            Entry { name, text: None, key }
        }
    }
}

/// Adds an entry.
pub(crate) fn push(cx: &mut Cx<'_>, this: &Value, name: String, value: FormDataEntryValue) {
    let entry = new_entry(cx, this, name, value);
    with(cx, this, |list| list.entries.push(entry));
}
