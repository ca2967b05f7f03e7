//! Constructing the entry list.

use encoding_rs::Encoding;
use treewright_dom::NodeRef;
use treewright_semantics::InputType;
use treewright_semantics::buttons::is_button;
use treewright_semantics::directionality::{
    Directions, directionality, has_automatic_directionality,
};
use treewright_semantics::groups::{checked_radio_buttons, own_checkedness};
use treewright_semantics::selects::{listed_option_is_disabled, option_value, selected_options};
use treewright_semantics::slots::Slots;
use treewright_semantics::values::control_value;

use super::Form;
use super::controls::Control;
use super::submission::pick_an_encoding;

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
        /// Its name, empty if no file is selected.
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
    /// Creates an entry with a text.
    pub fn text(name: impl Into<String>, value: impl Into<String>) -> Self {
        Self { name: name.into(), value: EntryValue::Text(value.into()) }
    }

    /// Creates an entry with a file.
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
    /// The entries that the form would submit when this button is activated, or, with `None`, when a script
    /// submits it without a button. A button that is not one of the form's controls adds no entry. An image
    /// button is activated at the point (0, 0).
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
        let checked = checked_radio_buttons(self.controls.iter().map(|control| control.element));
        let mut directions = (Directions::default(), Slots::default());
        // Step 5.
        for control in &self.controls {
            let field = control.element;
            let state = InputType::of(field);
            let is_submitter = submitter == Some(field);
            // Step 5.1.
            let is_unchecked = match state {
                Some(InputType::Checkbox) => !own_checkedness(field),
                Some(InputType::RadioButton) => {
                    control.name().is_none_or(|name| checked.get(name) != Some(&field))
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
                let selected = selected_options(field).into_iter();
                let enabled = selected.filter(|option| !listed_option_is_disabled(option));
                list.extend(enabled.map(|option| Entry::text(name, option_value(option.element))));
            } else if state == Some(InputType::FileUpload) {
                // Step 5.8.
                list.push(Entry::file(name, "", "application/octet-stream", Vec::new()));
            } else if state == Some(InputType::Hidden) && name.eq_ignore_ascii_case("_charset_") {
                // Step 5.9.
                list.push(Entry::text(name, encoding.name()));
            } else {
                // Steps 5.7 and 5.10.
                list.push(Entry::text(name, control_value(field)));
            }
            // Step 5.11.
            list.extend(direction_entry(control, &mut directions));
        }
        list
    }
}

/// The value of the entry that a control's attribute `dirname` makes: `ltr` or `rtl`. `None` for an element
/// without such an entry.
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
    has_automatic_directionality(control).then(|| directionality(control).as_str())
}

/// The entry of an attribute `dirname`.
fn direction_entry<'a>(
    control: &Control<'a>,
    (directions, slots): &mut (Directions, Slots<'a>),
) -> Option<Entry> {
    let name = control.element.attr("dirname").filter(|name| !name.is_empty())?;
    if !has_automatic_directionality(control.element) {
        return None;
    }
    Some(Entry::text(name, directions.of(control.element, slots).as_str()))
}
