//! The values of `input` and `textarea` elements.
//!
//! <https://html.spec.whatwg.org/multipage/input.html#common-input-element-apis>

use treewright_dom::{LocalName, NodeId};
use treewright_microsyntaxes::white_space as microsyntaxes;
use treewright_semantics::InputType;

use super::input_type;
use crate::strings::DomString;
use crate::trees::html_name;
use crate::world::World;

/// <https://html.spec.whatwg.org/multipage/input.html#dom-input-value>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    Value,
    Default,
    DefaultOn,
    Filename,
}

impl Mode {
    pub(crate) const fn of(state: InputType) -> Self {
        match state {
            InputType::Hidden
            | InputType::SubmitButton
            | InputType::ImageButton
            | InputType::ResetButton
            | InputType::Button => Self::Default,
            InputType::Checkbox | InputType::RadioButton => Self::DefaultOn,
            InputType::FileUpload => Self::Filename,
            _ => Self::Value,
        }
    }
}

fn sanitized(world: &World, input: NodeId, value: &DomString) -> DomString {
    let Some(node) = world.tree.get(input) else { return value.clone() };
    match value.as_str() {
        Some(value) => treewright_semantics::values::sanitize_value(node, value).into(),
        // Lone surrogates: only newlines can be stripped from values that are not numbers or dates.
        None => {
            let units = value.to_utf16();
            let units: Vec<u16> =
                units.into_iter().filter(|unit| !matches!(unit, 0x0A | 0x0D)).collect();
            DomString::from_utf16(&units)
        }
    }
}

/// The value of an `input` element, as its attribute `value` returns it, except for selected files.
pub(crate) fn of_input(world: &World, input: NodeId) -> DomString {
    let attribute = || world.attribute(input, "value");
    match input_type(world, input).map(Mode::of) {
        Some(Mode::Default) => attribute().unwrap_or_default(),
        Some(Mode::DefaultOn) => attribute().unwrap_or_else(|| "on".into()),
        Some(Mode::Filename) | None => DomString::default(),
        Some(Mode::Value) => {
            let set = world.control_value(input);
            let value = set.or_else(attribute).unwrap_or_default();
            sanitized(world, input, &value)
        }
    }
}

/// Sets the value of an `input` element whose attribute `value` is in the mode "value".
pub(crate) fn set_of_input(world: &mut World, input: NodeId, value: &DomString) {
    let value = sanitized(world, input, value);
    world.set_control_value(input, Some(value));
}

/// The raw value of a `textarea` element.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#concept-textarea-raw-value>
fn raw_of_textarea(world: &World, textarea: NodeId) -> DomString {
    world.control_value(textarea).unwrap_or_else(|| world.child_text_content(textarea))
}

/// The API value of a `textarea` element.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#concept-textarea-api-value>
pub(crate) fn of_textarea(world: &World, textarea: NodeId) -> DomString {
    normalize_newlines(raw_of_textarea(world, textarea))
}

/// <https://infra.spec.whatwg.org/#normalize-newlines>
pub(crate) fn normalize_newlines(text: DomString) -> DomString {
    match text.as_str() {
        Some(plain) if plain.contains('\r') => {
            return microsyntaxes::normalize_newlines(plain).into();
        }
        Some(_) => return text,
        None => {}
    }
    let units = text.to_utf16();
    let mut normalized = Vec::with_capacity(units.len());
    let mut units = units.into_iter().peekable();
    while let Some(unit) = units.next() {
        if unit == 0x0D {
            units.next_if_eq(&0x0A);
            normalized.push(0x0A);
        } else {
            normalized.push(unit);
        }
    }
    DomString::from_utf16(&normalized)
}

/// The value that the API of a text control works on.
/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-textarea/input-relevant-value>
pub(crate) fn relevant_value(world: &World, control: NodeId) -> DomString {
    match html_name(world, control) {
        Some(LocalName::TEXTAREA) => of_textarea(world, control),
        _ => of_input(world, control),
    }
}
