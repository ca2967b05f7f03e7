//! `HTMLInputElement`.
//!
//! <https://html.spec.whatwg.org/multipage/input.html#htmlinputelement>

use treewright_dom::{FullName, LocalName, NodeId};
use treewright_quickjs::{Thrown, Value};
use treewright_semantics::InputType;

use treewright_microsyntaxes::numbers::parse_non_negative_integer;
use treewright_semantics::values::{
    InputRange, number_as_value, value_as_number as text_as_number,
};

use crate::Cx;
use crate::blobs::blob_of;
use crate::exception::{DomExceptionName, dom_exception};
use crate::forms::values::{self, Mode};
use crate::forms::{self, files, labels as label_lists, pickers, radio, selection};
use crate::generated::enums::SelectionMode;
use crate::strings::DomString;
use crate::tree_changes;
use crate::trees::html_name;

owned_by_a_form!();
validated!();
form_action!();
autofilled!();

fn mode(cx: &Cx<'_>, input: NodeId) -> Mode {
    forms::input_type(cx.host, input).map_or(Mode::Value, Mode::of)
}

/// <https://html.spec.whatwg.org/multipage/input.html#dom-input-checked>
pub(crate) fn checked(cx: &mut Cx<'_>, this: NodeId) -> Result<bool, Thrown> {
    Ok(radio::is_checked(cx.host, this))
}

/// <https://html.spec.whatwg.org/multipage/input.html#dom-input-checked>
pub(crate) fn set_checked(cx: &mut Cx<'_>, this: NodeId, value: bool) -> Result<(), Thrown> {
    radio::set_checked(cx.host, this, value);
    cx.host.forms.of(this).is_dirty = true;
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/input.html#dom-input-indeterminate>
pub(crate) fn indeterminate(cx: &mut Cx<'_>, this: NodeId) -> Result<bool, Thrown> {
    Ok(radio::is_indeterminate(cx.host, this))
}

/// <https://html.spec.whatwg.org/multipage/input.html#dom-input-indeterminate>
pub(crate) fn set_indeterminate(cx: &mut Cx<'_>, this: NodeId, value: bool) -> Result<(), Thrown> {
    radio::set_indeterminate(cx.host, this, value);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/input.html#dom-input-value>
pub(crate) fn value(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    if mode(cx, this) == Mode::Filename {
        let files = files::files_of_input(cx, this)?;
        let first = files.first().map(|file| blob_of(cx, file).name);
        return Ok(first.map(|name| format!("C:\\fakepath\\{name}").into()).unwrap_or_default());
    }
    Ok(values::of_input(cx.host, this))
}

/// <https://html.spec.whatwg.org/multipage/input.html#dom-input-value>
pub(crate) fn set_value(cx: &mut Cx<'_>, this: NodeId, value: DomString) -> Result<(), Thrown> {
    match mode(cx, this) {
        Mode::Value => {
            let old = values::of_input(cx.host, this);
            values::set_of_input(cx.host, this, &value);
            if values::of_input(cx.host, this) != old {
                selection::move_to_the_end(cx.host, this);
            }
        }
        Mode::Default | Mode::DefaultOn => {
            tree_changes::set_an_attribute(cx, this, FullName::plain("value"), &value);
        }
        Mode::Filename if value.is_empty() => files::forget_files_of_input(cx, this),
        Mode::Filename => {
            let message = "This input element accepts a filename, which may only be programmatically set to the empty string.";
            return Err(invalid_state(cx, message));
        }
    }
    Ok(())
}

fn invalid_state(cx: &mut Cx<'_>, message: &str) -> Thrown {
    dom_exception(cx, DomExceptionName::InvalidStateError, message)
}

/// <https://html.spec.whatwg.org/multipage/input.html#dom-input-files>
pub(crate) fn files(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<Value>, Thrown> {
    files::list_of_input(cx, this)
}

/// <https://html.spec.whatwg.org/multipage/input.html#dom-input-files>
pub(crate) fn set_files(cx: &mut Cx<'_>, this: NodeId, value: Option<Value>) -> Result<(), Thrown> {
    match value {
        Some(list) if mode(cx, this) == Mode::Filename => {
            files::set_files_of_input(cx, this, &list)
        }
        _ => Ok(()),
    }
}

/// The state, if its values can be numbers.
fn numeric_state(cx: &Cx<'_>, input: NodeId) -> Option<InputType> {
    let node = cx.host.tree.get(input)?;
    InputRange::of(node)?;
    forms::input_type(cx.host, input)
}

/// The state, if its values can be dates.
fn date_state(cx: &Cx<'_>, input: NodeId) -> Option<InputType> {
    let state = forms::input_type(cx.host, input)?;
    let is_date =
        matches!(state, InputType::Date | InputType::Month | InputType::Week | InputType::Time);
    is_date.then_some(state)
}

/// The milliseconds of the first day of a month, given as months after January 1970.
fn start_of_month(months: f64) -> Option<f64> {
    let date = number_as_value(InputType::Month, months);
    text_as_number(InputType::Date, &format!("{date}-01"))
}

/// <https://html.spec.whatwg.org/multipage/input.html#dom-input-valueasdate>
pub(crate) fn value_as_date(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<Value>, Thrown> {
    let Some(state) = date_state(cx, this) else { return Ok(None) };
    let value = values::of_input(cx.host, this).into_scalar();
    let number = text_as_number(state, &value);
    let time = match state {
        InputType::Month => number.and_then(start_of_month),
        _ => number,
    };
    Ok(time.map(|time| cx.new_date(time)))
}

/// <https://html.spec.whatwg.org/multipage/input.html#dom-input-valueasdate>
pub(crate) fn set_value_as_date(
    cx: &mut Cx<'_>,
    this: NodeId,
    value: Option<Value>,
) -> Result<(), Thrown> {
    let Some(state) = date_state(cx, this) else {
        return Err(invalid_state(cx, "The input element's type has no dates."));
    };
    let time = match &value {
        None => f64::NAN,
        Some(date) => match cx.date_value(date) {
            Some(time) => time,
            None => return Err(cx.type_error("The provided value is not a Date.")),
        },
    };
    let text = match state {
        InputType::Month if !time.is_nan() => {
            let date = number_as_value(InputType::Date, time);
            date.rsplit_once('-').map(|(month, _)| month.to_owned()).unwrap_or_default()
        }
        _ => number_as_value(state, time),
    };
    values::set_of_input(cx.host, this, &text.into());
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/input.html#dom-input-valueasnumber>
pub(crate) fn value_as_number(cx: &mut Cx<'_>, this: NodeId) -> Result<f64, Thrown> {
    let Some(state) = numeric_state(cx, this) else { return Ok(f64::NAN) };
    let value = values::of_input(cx.host, this).into_scalar();
    Ok(text_as_number(state, &value).unwrap_or(f64::NAN))
}

/// <https://html.spec.whatwg.org/multipage/input.html#dom-input-valueasnumber>
pub(crate) fn set_value_as_number(cx: &mut Cx<'_>, this: NodeId, value: f64) -> Result<(), Thrown> {
    if value.is_infinite() {
        return Err(cx.type_error("The value provided is infinite."));
    }
    let Some(state) = numeric_state(cx, this) else {
        return Err(invalid_state(cx, "The input element's type has no numbers."));
    };
    let text = number_as_value(state, value);
    values::set_of_input(cx.host, this, &text.into());
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/input.html#dom-input-stepup>
pub(crate) fn step_up(cx: &mut Cx<'_>, this: NodeId, n: i32) -> Result<(), Thrown> {
    step(cx, this, n, false)
}

/// <https://html.spec.whatwg.org/multipage/input.html#dom-input-stepdown>
pub(crate) fn step_down(cx: &mut Cx<'_>, this: NodeId, n: i32) -> Result<(), Thrown> {
    step(cx, this, n, true)
}

fn step(cx: &mut Cx<'_>, input: NodeId, count: i32, is_down: bool) -> Result<(), Thrown> {
    let value = values::of_input(cx.host, input).into_scalar();
    let node = cx.host.tree.get(input);
    let range = node.and_then(InputRange::of).filter(|range| range.step.is_some());
    let (Some(range), Some(node)) = (range, node) else {
        return Err(invalid_state(cx, "This form element does not have an allowed value step."));
    };
    if let Some(after) = range.stepped(node, &value, f64::from(count), is_down) {
        values::set_of_input(cx.host, input, &after.into());
    }
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-select>
pub(crate) fn select(cx: &mut Cx<'_>, this: NodeId) -> Result<(), Thrown> {
    selection::select(cx, this);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectionstart>
pub(crate) fn selection_start(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<u32>, Thrown> {
    let applies = selection::applies(cx.host, this);
    Ok(applies.then(|| selection::of(cx.host, this).start))
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectionstart>
pub(crate) fn set_selection_start(
    cx: &mut Cx<'_>,
    this: NodeId,
    value: Option<u32>,
) -> Result<(), Thrown> {
    selection::set_start(cx, this, value.unwrap_or(0))
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectionend>
pub(crate) fn selection_end(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<u32>, Thrown> {
    let applies = selection::applies(cx.host, this);
    Ok(applies.then(|| selection::of(cx.host, this).end))
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectionend>
pub(crate) fn set_selection_end(
    cx: &mut Cx<'_>,
    this: NodeId,
    value: Option<u32>,
) -> Result<(), Thrown> {
    selection::set_end(cx, this, value.unwrap_or(0))
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectiondirection>
pub(crate) fn selection_direction(
    cx: &mut Cx<'_>,
    this: NodeId,
) -> Result<Option<DomString>, Thrown> {
    let applies = selection::applies(cx.host, this);
    Ok(applies.then(|| selection::of(cx.host, this).direction.name().into()))
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectiondirection>
pub(crate) fn set_selection_direction(
    cx: &mut Cx<'_>,
    this: NodeId,
    value: Option<DomString>,
) -> Result<(), Thrown> {
    selection::set_direction(cx, this, value.as_ref())
}

pub(crate) fn set_range_text(
    cx: &mut Cx<'_>,
    this: NodeId,
    replacement: DomString,
) -> Result<(), Thrown> {
    selection::set_range_text(cx, this, &replacement, None, SelectionMode::Preserve)
}

pub(crate) fn set_range_text_2(
    cx: &mut Cx<'_>,
    this: NodeId,
    replacement: DomString,
    start: u32,
    end: u32,
    selection_mode: SelectionMode,
) -> Result<(), Thrown> {
    selection::set_range_text(cx, this, &replacement, Some((start, end)), selection_mode)
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-setselectionrange>
pub(crate) fn set_selection_range(
    cx: &mut Cx<'_>,
    this: NodeId,
    start: u32,
    end: u32,
    direction: Option<DomString>,
) -> Result<(), Thrown> {
    selection::set_selection_range(cx, this, start, end, direction.as_ref())
}

/// <https://html.spec.whatwg.org/multipage/input.html#dom-input-showpicker>
pub(crate) fn show_picker(cx: &mut Cx<'_>, this: NodeId) -> Result<(), Thrown> {
    pickers::show_picker(cx, this)
}

/// <https://html.spec.whatwg.org/multipage/forms.html#dom-lfe-labels>
pub(crate) fn labels(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<Value>, Thrown> {
    if forms::input_type(cx.host, this) == Some(InputType::Hidden) {
        return Ok(None);
    }
    label_lists::list(cx, this).map(Some)
}

/// The suggestions source element.
/// <https://html.spec.whatwg.org/multipage/input.html#dom-input-list>
pub(crate) fn list(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<NodeId>, Thrown> {
    let does_not_apply = matches!(
        forms::input_type(cx.host, this),
        Some(
            InputType::Hidden
                | InputType::Password
                | InputType::Checkbox
                | InputType::RadioButton
                | InputType::FileUpload
                | InputType::SubmitButton
                | InputType::ImageButton
                | InputType::ResetButton
                | InputType::Button
        )
    );
    let Some(id) = cx.host.tree.attribute(this, "list").filter(|id| !id.is_empty()) else {
        return Ok(None);
    };
    if does_not_apply {
        return Ok(None);
    }
    let root = cx.host.root_of(this);
    let mut all = cx.host.tree.descendants(root);
    let first = all.find(|node| cx.host.tree.attribute(*node, "id") == Some(id));
    Ok(first.filter(|node| html_name(cx.host, *node) == Some(LocalName::DATALIST)))
}

/// <https://html.spec.whatwg.org/multipage/input.html#dom-input-width>
pub(crate) fn width(cx: &mut Cx<'_>, this: NodeId) -> Result<u32, Thrown> {
    Ok(dimension(cx, this, "width"))
}

/// <https://html.spec.whatwg.org/multipage/input.html#dom-input-height>
pub(crate) fn height(cx: &mut Cx<'_>, this: NodeId) -> Result<u32, Thrown> {
    Ok(dimension(cx, this, "height"))
}

/// The attribute of an image button, whose image is not decoded.
fn dimension(cx: &Cx<'_>, input: NodeId, name: &str) -> u32 {
    if forms::input_type(cx.host, input) != Some(InputType::ImageButton) {
        return 0;
    }
    let value = cx.host.tree.attribute(input, name);
    let number = value.and_then(|value| parse_non_negative_integer(value).ok());
    number.and_then(|number| u32::try_from(number).ok()).unwrap_or_default()
}
