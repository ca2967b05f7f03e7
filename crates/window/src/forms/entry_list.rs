//! Constructing the entry list.
//!
//! <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constructing-form-data-set>

use encoding_rs::Encoding;
use treewright_dom::{LocalName, NodeId};
use treewright_quickjs::{Thrown, Value};
use treewright_read::{Entry, submitted_direction};
use treewright_semantics::InputType;
use treewright_semantics::buttons::is_button;

use super::{input_type, listed, options, radio, values};
use crate::Cx;
use crate::blobs::{Blob, blob_of, new_file};
use crate::custom_elements::internals;
use crate::events::activation::is_disabled_form_control;
use crate::events::event::{self, EventFlags};
use crate::events::{Target, fire};
use crate::forms::{entries, files};
use crate::generated::Interface;
use crate::generated::unions::FormDataEntryValue;
use crate::strings::DomString;
use crate::trees::html_name;
use crate::world::World;

/// Constructs the entry list of a form: a `FormData` object with it. `None` if the entry list is
/// already being constructed.
pub(crate) fn construct_the_entry_list(
    cx: &mut Cx<'_>,
    form: NodeId,
    submitter: Option<NodeId>,
    encoding: &'static Encoding,
) -> Result<Option<Value>, Thrown> {
    // Steps 1 and 2.
    if std::mem::replace(&mut cx.host.forms.form(form).constructing_entry_list, true) {
        return Ok(None);
    }
    let result = construct(cx, form, submitter, encoding);
    // Step 8.
    cx.host.forms.form(form).constructing_entry_list = false;
    result.map(Some)
}

fn construct(
    cx: &mut Cx<'_>,
    form: NodeId,
    submitter: Option<NodeId>,
    encoding: &'static Encoding,
) -> Result<Value, Thrown> {
    // Steps 3 to 6.
    let entry_list = entries::new_object(cx)?;
    for field in listed::submittable(cx.host, form) {
        if !is_left_out(cx.host, field, submitter) {
            append_the_entries_of(cx, &entry_list, field, encoding)?;
        }
    }
    // Step 7.
    let target = Target::Node(form);
    let flags = EventFlags::BUBBLES;
    let interface = Interface::FormDataEvent;
    fire::fire_with(cx, &target, interface, "formdata", flags, false, |cx, event| {
        event::set_slot(cx, event, event::Slot::FormData, Some(&entry_list));
    });
    // Step 9.
    entries::clone_of(cx, &entry_list)
}

/// Step 5.1.
fn is_left_out(world: &World, field: NodeId, submitter: Option<NodeId>) -> bool {
    let Some(node) = world.tree.get(field) else { return true };
    let is_unchecked =
        matches!(input_type(world, field), Some(InputType::Checkbox | InputType::RadioButton))
            && !radio::is_checked(world, field);
    is_unchecked
        || is_button(node) && submitter != Some(field)
        || is_disabled_form_control(world, field)
        || world
            .tree
            .ancestors(field)
            .any(|above| html_name(world, above) == Some(LocalName::DATALIST))
}

/// Steps 5.2 to 5.11.
fn append_the_entries_of(
    cx: &mut Cx<'_>,
    list: &Value,
    field: NodeId,
    encoding: &'static Encoding,
) -> Result<(), Thrown> {
    let state = input_type(cx.host, field);
    let name = cx.host.attribute(field, "name").map(DomString::into_scalar);
    let name = name.filter(|name| !name.is_empty());
    let text = |text: DomString| FormDataEntryValue::UsvString(text.into_scalar());
    if state == Some(InputType::ImageButton) {
        let prefix = name.map(|name| format!("{name}.")).unwrap_or_default();
        for coordinate in ["x", "y"] {
            // No coordinate was selected.
            entries::push(cx, list, format!("{prefix}{coordinate}"), text("0".into()));
        }
        return Ok(());
    }
    if cx.host.is_form_associated_custom_element(field) {
        return internals::construct_entries(cx, list, field, name);
    }
    let Some(name) = name else { return Ok(()) };
    match (html_name(cx.host, field), state) {
        (Some(LocalName::SELECT), _) => {
            for option in options::selected(cx.host, field).iter().copied() {
                if !options::is_disabled(cx.host, option) {
                    let value = options::value(cx.host, option);
                    entries::push(cx, list, name.clone(), text(value));
                }
            }
        }
        (_, Some(InputType::FileUpload)) => {
            let mut files = files::files_of_input(cx, field)?;
            if files.is_empty() {
                let of_type = "application/octet-stream".to_owned();
                let last_modified = crate::blobs::now();
                files.push(new_file(cx, Blob { of_type, last_modified, ..Blob::default() })?);
            }
            for file in files {
                entries::push(cx, list, name.clone(), FormDataEntryValue::File(file));
            }
        }
        (_, Some(InputType::Hidden)) if name.eq_ignore_ascii_case("_charset_") => {
            entries::push(cx, list, name, text(encoding.name().into()));
        }
        (Some(LocalName::INPUT), _) => {
            let value = values::of_input(cx.host, field);
            entries::push(cx, list, name, text(value));
        }
        // The textarea wrapping transformation is done there.
        (Some(LocalName::TEXTAREA), _) => {
            let node = cx.host.tree.get(field);
            let value = node.map(treewright_semantics::values::control_value).unwrap_or_default();
            entries::push(cx, list, name, text(value.into()));
        }
        _ => {
            let value = cx.host.attribute(field, "value").unwrap_or_default();
            entries::push(cx, list, name, text(value));
        }
    }
    let dirname = cx.host.attribute(field, "dirname").map(DomString::into_scalar);
    if let Some(dirname) = dirname.filter(|dirname| !dirname.is_empty())
        && let Some(direction) = cx.host.tree.get(field).and_then(submitted_direction)
    {
        entries::push(cx, list, dirname, text(direction.into()));
    }
    Ok(())
}

/// The entries with the bytes of their files, to be encoded.
pub(crate) fn entries_with_contents(cx: &mut Cx<'_>, list: &Value) -> Vec<Entry> {
    let mut entries = Vec::new();
    for (name, value) in entries::entries_of(cx, list) {
        entries.push(match value {
            FormDataEntryValue::UsvString(text) => Entry::text(name, text),
            FormDataEntryValue::File(file) => {
                let file = blob_of(cx, &file);
                let of_type = match file.of_type {
                    of_type if of_type.is_empty() => "application/octet-stream".to_owned(),
                    of_type => of_type,
                };
                Entry::file(name, file.name, of_type, file.bytes.to_vec())
            }
        });
    }
    entries
}
