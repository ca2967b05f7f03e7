//! <https://xhr.spec.whatwg.org/#interface-formdata>
//!
//! The files are slots of the object; its data names them.

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};
use treewright_semantics::buttons::is_submit_button;

use crate::Cx;
use crate::bindings;
use crate::blobs::{self, blob_of, new_file};
use crate::exception::{DomExceptionName, dom_exception};
use crate::forms::entries::{Entry, List, entries_of, new_entry, push, value_of, with};
use crate::forms::entry_list::construct_the_entry_list;
use crate::generated::Interface;
use crate::generated::unions::FormDataEntryValue;

/// <https://xhr.spec.whatwg.org/#dom-formdata>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    form: Option<NodeId>,
    submitter: Option<NodeId>,
) -> Result<Value, Thrown> {
    let object = bindings::new_object_with(cx, Interface::FormData, prototype);
    cx.set_data(&object, Box::new(List::default()));
    let Some(form) = form else { return Ok(object) };
    if let Some(submitter) = submitter {
        ensure_that_it_submits(cx, submitter, form)?;
    }
    match construct_the_entry_list(cx, form, submitter, encoding_rs::UTF_8)? {
        Some(list) => {
            for (name, value) in entries_of(cx, &list) {
                push(cx, &object, name, value);
            }
            Ok(object)
        }
        None => {
            let message = "The entry list of the form is being constructed.";
            Err(dom_exception(cx, DomExceptionName::InvalidStateError, message))
        }
    }
}

/// Throws for an element that is not a submit button of a form.
pub(crate) fn ensure_that_it_submits(
    cx: &mut Cx<'_>,
    submitter: NodeId,
    form: NodeId,
) -> Result<(), Thrown> {
    if !cx.host.is(submitter, is_submit_button) {
        return Err(cx.type_error("The specified element is not a submit button."));
    }
    if cx.host.form_owner(submitter) != Some(form) {
        let message = "The specified element is not owned by this form element.";
        return Err(dom_exception(cx, DomExceptionName::NotFoundError, message));
    }
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#create-an-entry>
fn file_of(cx: &mut Cx<'_>, blob: Value, filename: Option<String>) -> Result<Value, Thrown> {
    let is_file = cx.platform(&blob).is_some_and(|one| one.interface == Interface::File as u16);
    if is_file && filename.is_none() {
        return Ok(blob);
    }
    let mut file = blob_of(cx, &blob);
    if !is_file {
        file.name = "blob".into();
        file.last_modified = blobs::now();
    }
    if let Some(filename) = filename {
        file.name = filename;
    }
    new_file(cx, file)
}

pub(crate) fn append(
    cx: &mut Cx<'_>,
    this: &Value,
    name: String,
    value: String,
) -> Result<(), Thrown> {
    push(cx, this, name, FormDataEntryValue::UsvString(value));
    Ok(())
}

pub(crate) fn append_2(
    cx: &mut Cx<'_>,
    this: &Value,
    name: String,
    blob_value: Value,
    filename: Option<String>,
) -> Result<(), Thrown> {
    let file = file_of(cx, blob_value, filename)?;
    push(cx, this, name, FormDataEntryValue::File(file));
    Ok(())
}

/// <https://xhr.spec.whatwg.org/#dom-formdata-delete>
pub(crate) fn delete(cx: &mut Cx<'_>, this: &Value, name: String) -> Result<(), Thrown> {
    let gone: Vec<Entry> =
        with(cx, this, |list| list.entries.extract_if(.., |entry| entry.name == name).collect());
    for entry in gone {
        cx.take_slot(this, entry.key);
    }
    Ok(())
}

/// <https://xhr.spec.whatwg.org/#dom-formdata-get>
pub(crate) fn get(
    cx: &mut Cx<'_>,
    this: &Value,
    name: String,
) -> Result<Option<FormDataEntryValue>, Thrown> {
    Ok(get_all(cx, this, name)?.into_iter().next())
}

/// <https://xhr.spec.whatwg.org/#dom-formdata-getall>
pub(crate) fn get_all(
    cx: &mut Cx<'_>,
    this: &Value,
    name: String,
) -> Result<Vec<FormDataEntryValue>, Thrown> {
    let entries = entries_of(cx, this).into_iter().filter(|(other, _)| *other == name);
    Ok(entries.map(|(_, value)| value).collect())
}

/// <https://xhr.spec.whatwg.org/#dom-formdata-has>
pub(crate) fn has(cx: &mut Cx<'_>, this: &Value, name: String) -> Result<bool, Thrown> {
    Ok(with(cx, this, |list| list.entries.iter().any(|entry| entry.name == name)))
}

/// <https://xhr.spec.whatwg.org/#dom-formdata-set>
fn replace(cx: &mut Cx<'_>, this: &Value, name: String, value: FormDataEntryValue) {
    let entry = new_entry(cx, this, name, value);
    let gone: Vec<Entry> = with(cx, this, |list| {
        let first = list.entries.iter().position(|other| other.name == entry.name);
        let Some(first) = first else {
            list.entries.push(entry);
            return Vec::new();
        };
        let rest = first.saturating_add(1);
        let mut gone: Vec<Entry> =
            list.entries.extract_if(rest.., |other| other.name == entry.name).collect();
        if let Some(place) = list.entries.get_mut(first) {
            gone.push(std::mem::replace(place, entry));
        }
        gone
    });
    for entry in gone {
        cx.take_slot(this, entry.key);
    }
}

pub(crate) fn set(
    cx: &mut Cx<'_>,
    this: &Value,
    name: String,
    value: String,
) -> Result<(), Thrown> {
    replace(cx, this, name, FormDataEntryValue::UsvString(value));
    Ok(())
}

pub(crate) fn set_2(
    cx: &mut Cx<'_>,
    this: &Value,
    name: String,
    blob_value: Value,
    filename: Option<String>,
) -> Result<(), Thrown> {
    let file = file_of(cx, blob_value, filename)?;
    replace(cx, this, name, FormDataEntryValue::File(file));
    Ok(())
}

/// The pair at an index, for iteration.
pub(crate) fn value_pair(
    cx: &mut Cx<'_>,
    this: &Value,
    index: u32,
) -> Result<Option<(String, FormDataEntryValue)>, Thrown> {
    let entry = with(cx, this, |list| list.entries.get(index as usize).cloned());
    Ok(entry.and_then(|entry| value_of(cx, this, entry)))
}
