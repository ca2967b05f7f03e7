//! Constructing the entry list.

use std::collections::HashMap;

use encoding_rs::Encoding;
use treewright_dom::{InputType, NodeId, NodeRef};

use super::Form;
use super::buttons::{has_automatic_directionality, is_button};
use super::controls::{Control, direction_of};
use super::select::{list_of_options, option_value};
use super::submission::pick_an_encoding;
use super::value::value_of;
use crate::directionality::{Direction, directionality};

/// An entry that a form would submit.
/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-entry>
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Entry {
    /// The name.
    pub name: String,
    /// The value.
    pub value: EntryValue,
}

/// The value of an [`Entry`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum EntryValue {
    /// A text.
    Text(String),
    /// A file.
    File {
        /// Its name. It is empty where no file is selected.
        name: String,
        /// Its type.
        content_type: String,
        /// Its bytes.
        contents: Vec<u8>,
    },
}

impl EntryValue {
    /// The text, or the name of the file.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Text(text) => text,
            Self::File { name, .. } => name,
        }
    }
}

impl Entry {
    /// An entry with a text.
    pub fn text(name: impl Into<String>, value: impl Into<String>) -> Self {
        Self { name: name.into(), value: EntryValue::Text(value.into()) }
    }

    /// An entry with a file.
    pub fn file(
        name: impl Into<String>,
        file_name: impl Into<String>,
        content_type: impl Into<String>,
        contents: Vec<u8>,
    ) -> Self {
        let (file, content_type) = (file_name.into(), content_type.into());
        let value = EntryValue::File { name: file, content_type, contents };
        Self { name: name.into(), value }
    }
}

impl<'a> Form<'a> {
    /// The entries that the form would submit when this button is activated, or, with `None`, without a
    /// button, as a script does. A button that is not one of its controls adds no entry. An image button
    /// is activated at the point (0, 0).
    /// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constructing-the-form-data-set>
    pub fn entries(&self, submitter: Option<NodeRef<'a>>) -> Vec<Entry> {
        let encoding = self.element.document().character_encoding();
        self.construct_the_entry_list(submitter, pick_an_encoding(self.element, encoding))
    }

    pub(super) fn construct_the_entry_list(
        &self,
        submitter: Option<NodeRef<'a>>,
        encoding: &'static Encoding,
    ) -> Vec<Entry> {
        let mut list = Vec::new();
        let checked = self.checked_radio_buttons();
        let mut directions = HashMap::new();
        // Step 5.
        for control in &self.controls {
            let field = control.element;
            let state = InputType::of(field);
            let is_submitter = submitter == Some(field);
            // Step 5.1.
            let is_unchecked = match state {
                Some(InputType::Checkbox) => !field.has_attr("checked"),
                Some(InputType::RadioButton) => {
                    control.name().is_none_or(|name| checked.get(name) != Some(&field.id()))
                }
                _ => false,
            };
            let is_other_button = is_button(field) && !is_submitter;
            if control.is_in_datalist || control.is_disabled || is_other_button || is_unchecked {
                continue;
            }
            // Step 5.2.
            if state == Some(InputType::ImageButton) {
                let prefix = control.name().map(|name| format!("{name}.")).unwrap_or_default();
                list.push(Entry::text(format!("{prefix}x"), "0"));
                list.push(Entry::text(format!("{prefix}y"), "0"));
                continue;
            }
            // Steps 5.4 and 5.5.
            let Some(name) = control.name() else {
                continue;
            };
            if field.is_html("select") {
                // Step 5.6.
                let options = list_of_options(field).into_iter();
                let selected = options.filter(|option| option.is_selected && !option.is_disabled);
                list.extend(selected.map(|option| Entry::text(name, option_value(option.element))));
            } else if state == Some(InputType::FileUpload) {
                // Step 5.8.
                list.push(Entry::file(name, "", "application/octet-stream", Vec::new()));
            } else if state == Some(InputType::Hidden) && name.eq_ignore_ascii_case("_charset_") {
                // Step 5.9.
                list.push(Entry::text(name, encoding.name()));
            } else {
                // Steps 5.7 and 5.10.
                list.push(Entry::text(name, value_of(field)));
            }
            // Step 5.11.
            list.extend(direction_entry(control, &mut directions));
        }
        list
    }

    /// The radio button that is checked in each group: the last one with the attribute `checked`. Those
    /// without a name are in no group, and have no entry.
    /// <https://html.spec.whatwg.org/multipage/input.html#radio-button-group>
    fn checked_radio_buttons(&self) -> HashMap<&'a str, NodeId> {
        let radios = self.controls.iter().filter(|control| {
            InputType::of(control.element) == Some(InputType::RadioButton)
                && control.element.has_attr("checked")
        });
        radios.filter_map(|control| Some((control.name()?, control.element.id()))).collect()
    }
}

/// The value of the entry that a control's attribute `dirname` makes: `ltr` or `rtl`. `None` for an element that has
/// no such entry.
/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#submitting-element-directionality:-the-dirname-attribute>
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// let mut document = Document::new();
/// let input = document.create_element(Namespace::Html, "input").unwrap();
/// let input = document.get(input).unwrap();
/// assert_eq!(treewright_read::submitted_direction(input), Some("ltr"));
/// ```
pub fn submitted_direction(control: NodeRef<'_>) -> Option<&'static str> {
    has_automatic_directionality(control).then(|| name_of(directionality(control)))
}

const fn name_of(direction: Direction) -> &'static str {
    match direction {
        Direction::Ltr => "ltr",
        Direction::Rtl => "rtl",
    }
}

/// The entry of an attribute `dirname`.
fn direction_entry(
    control: &Control<'_>,
    directions: &mut HashMap<NodeId, Direction>,
) -> Option<Entry> {
    let name = control.element.attr("dirname").filter(|name| !name.is_empty())?;
    if !has_automatic_directionality(control.element) {
        return None;
    }
    Some(Entry::text(name, name_of(direction_of(control, directions))))
}
