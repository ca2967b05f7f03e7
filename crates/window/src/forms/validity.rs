//! Constraint validation.
//!
//! <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constraints>

use treewright_dom::scripting::ElementStates;
use treewright_dom::{ElementState, LocalName, NodeId, NodeRef};
use treewright_microsyntaxes::email_addresses::{valid_email_address, valid_email_address_list};
use treewright_semantics::InputType;
use treewright_semantics::selects::placeholder_label_option;
use treewright_semantics::validity::is_candidate_for_constraint_validation;
use treewright_semantics::values::{InputRange, value_as_number};

use super::{input_type, is_mutable, listed, options, radio, values};
use crate::Cx;
use crate::custom_elements::internals;
use crate::events::event::EventFlags;
use crate::events::fire;
use crate::forms::files;
use crate::interactive::focus::run_the_focusing_steps;
use crate::strings::DomString;
use crate::trees::html_name;
use crate::world::World;

/// The validity states that an element suffers from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "the flags of the standard")]
pub(crate) struct Flaws {
    pub(crate) value_missing: bool,
    pub(crate) type_mismatch: bool,
    pub(crate) pattern_mismatch: bool,
    pub(crate) too_long: bool,
    pub(crate) too_short: bool,
    pub(crate) range_underflow: bool,
    pub(crate) range_overflow: bool,
    pub(crate) step_mismatch: bool,
    pub(crate) bad_input: bool,
    pub(crate) custom_error: bool,
}

/// True if the element is a candidate for constraint validation.
/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#candidate-for-constraint-validation>
pub(crate) fn will_validate(world: &World, element: NodeId) -> bool {
    world.is(element, is_candidate_for_constraint_validation)
}

/// The states that an element is in. No user edits values here, so none is too long, too short or
/// bad.
pub(crate) fn flaws(cx: &mut Cx<'_>, element: NodeId) -> Flaws {
    if let Some(custom) = cx.host.forms.custom.get(&element) {
        return custom.validity_flags;
    }
    let has_message = cx.host.forms.get(element).is_some_and(|control| !control.message.is_empty());
    let mut flaws = Flaws { custom_error: has_message, ..Flaws::default() };
    let is_required = cx.host.tree.attribute(element, "required").is_some();
    match html_name(cx.host, element) {
        Some(LocalName::INPUT) => of_input(cx, element, is_required, &mut flaws),
        Some(LocalName::TEXTAREA) => {
            flaws.value_missing = is_required
                && is_mutable(cx.host, element)
                && values::of_textarea(cx.host, element).is_empty();
        }
        Some(LocalName::SELECT) if is_required => {
            let chosen = options::selected(cx.host, element);
            let select = cx.host.tree.get(element);
            let placeholder = select.and_then(placeholder_label_option).map(NodeRef::id);
            flaws.value_missing = chosen.iter().all(|option| Some(*option) == placeholder);
        }
        _ => {}
    }
    flaws
}

fn of_input(cx: &mut Cx<'_>, input: NodeId, is_required: bool, flaws: &mut Flaws) {
    let Some(state) = input_type(cx.host, input) else { return };
    let value = values::of_input(cx.host, input);
    flaws.value_missing = is_missing(cx, input, state, is_required, &value);
    if value.is_empty() || values::Mode::of(state) != values::Mode::Value {
        return;
    }
    flaws.pattern_mismatch = suffers_from_a_pattern_mismatch(cx, input, state, &value);
    let text = value.into_scalar();
    let is_multiple = cx.host.tree.attribute(input, "multiple").is_some();
    flaws.type_mismatch = match state {
        InputType::Url => url::Url::parse(&text).is_err(),
        InputType::Email if is_multiple => valid_email_address_list(&text).is_err(),
        InputType::Email => valid_email_address(&text).is_err(),
        _ => false,
    };
    if let Some(range) = cx.host.tree.get(input).and_then(InputRange::of)
        && let Some(number) = value_as_number(state, &text)
    {
        flaws.range_underflow = range.underflows(number);
        flaws.range_overflow = range.overflows(number);
        flaws.step_mismatch = range.mismatches_step(number);
    }
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-being-missing>
fn is_missing(
    cx: &mut Cx<'_>,
    input: NodeId,
    state: InputType,
    is_required: bool,
    value: &DomString,
) -> bool {
    match state {
        InputType::Checkbox => is_required && !radio::is_checked(cx.host, input),
        InputType::RadioButton => {
            let mut group = radio::others_of_the_group(cx.host, input);
            group.push(input);
            let requires = |one: &NodeId| cx.host.tree.attribute(*one, "required").is_some();
            group.iter().any(requires) && !group.iter().any(|one| radio::is_checked(cx.host, *one))
        }
        InputType::FileUpload => {
            is_required && files::files_of_input(cx, input).is_ok_and(|files| files.is_empty())
        }
        _ => {
            is_required
                && values::Mode::of(state) == values::Mode::Value
                && !matches!(state, InputType::Range | InputType::Color)
                && value.is_empty()
                && is_mutable(cx.host, input)
        }
    }
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-a-pattern-mismatch>
fn suffers_from_a_pattern_mismatch(
    cx: &mut Cx<'_>,
    input: NodeId,
    state: InputType,
    value: &DomString,
) -> bool {
    let Some(pattern) = cx.host.attribute(input, "pattern").filter(|_| state.is_text()) else {
        return false;
    };
    // The compiled pattern regular expression.
    if cx.new_regexp(&pattern, "v").is_err() {
        return false;
    }
    let mut anchored: Vec<u16> = "^(?:".encode_utf16().collect();
    anchored.extend(pattern.to_utf16());
    anchored.extend(")$".encode_utf16());
    let Ok(regexp) = cx.new_regexp(&DomString::from_utf16(&anchored), "v") else { return false };
    let is_multiple =
        state == InputType::Email && cx.host.tree.attribute(input, "multiple").is_some();
    let values = if is_multiple {
        value.to_utf16().split(|unit| *unit == 0x2C).map(DomString::from_utf16).collect()
    } else {
        vec![value.clone()]
    };
    // If a limit is reached, the calling script ends anyway.
    values.iter().any(|value| cx.regexp_matches(&regexp, value).is_ok_and(|matches| !matches))
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fv-valid>
pub(crate) fn satisfies_its_constraints(cx: &mut Cx<'_>, element: NodeId) -> bool {
    flaws(cx, element) == Flaws::default()
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#check-validity-steps>
pub(crate) fn check_validity(cx: &mut Cx<'_>, element: NodeId) -> bool {
    if !will_validate(cx.host, element) || satisfies_its_constraints(cx, element) {
        return true;
    }
    fire::fire_at_node(cx, element, "invalid", EventFlags::CANCELABLE);
    false
}

/// Reports the problem by moving the focus to the control.
/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#report-validity-steps>
pub(crate) fn report_validity(cx: &mut Cx<'_>, element: NodeId) -> bool {
    if !will_validate(cx.host, element) || satisfies_its_constraints(cx, element) {
        return true;
    }
    if fire::fire_at_node(cx, element, "invalid", EventFlags::CANCELABLE) {
        show_the_problem(cx, element);
    }
    false
}

/// Moves the focus to a control, or to the validation anchor of a custom one.
fn show_the_problem(cx: &mut Cx<'_>, element: NodeId) {
    let anchor = internals::validation_anchor(cx, element).unwrap_or(element);
    run_the_focusing_steps(cx, anchor);
}

/// Returns false for a negative result, with the controls that no script has claimed responsibility for.
/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#statically-validate-the-constraints>
pub(crate) fn statically_validate_the_constraints(
    cx: &mut Cx<'_>,
    form: NodeId,
) -> (bool, Vec<NodeId>) {
    let mut invalid_controls = Vec::new();
    for field in listed::submittable(cx.host, form) {
        if will_validate(cx.host, field) && !satisfies_its_constraints(cx, field) {
            invalid_controls.push(field);
        }
    }
    if invalid_controls.is_empty() {
        return (true, Vec::new());
    }
    invalid_controls
        .retain(|field| fire::fire_at_node(cx, *field, "invalid", EventFlags::CANCELABLE));
    (false, invalid_controls)
}

/// Reports the problems of the first control by moving the focus to it.
/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#interactively-validate-the-constraints>
pub(crate) fn interactively_validate_the_constraints(cx: &mut Cx<'_>, form: NodeId) -> bool {
    let (is_positive, unhandled) = statically_validate_the_constraints(cx, form);
    if let Some(first) = unhandled.first() {
        show_the_problem(cx, *first);
    }
    is_positive
}

/// A message for an element that does not satisfy its constraints. It is in English.
/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-validationmessage>
pub(crate) fn validation_message(cx: &mut Cx<'_>, element: NodeId) -> DomString {
    if !will_validate(cx.host, element) {
        return DomString::default();
    }
    let flaws = flaws(cx, element);
    if flaws.custom_error {
        let message = cx.host.forms.get(element).map(|control| control.message.clone());
        return message.unwrap_or_default();
    }
    let messages = [
        (flaws.value_missing, "Please fill out this field."),
        (flaws.type_mismatch, "Please enter a value of the requested type."),
        (flaws.pattern_mismatch, "Please match the requested format."),
        (flaws.too_long, "Please shorten this text."),
        (flaws.too_short, "Please lengthen this text."),
        (flaws.range_underflow, "The value is too low."),
        (flaws.range_overflow, "The value is too high."),
        (flaws.step_mismatch, "Please enter a valid value: it is between two steps."),
        (flaws.bad_input, "Please enter a valid value."),
    ];
    let message = messages.into_iter().find(|(suffers, _)| *suffers);
    message.map(|(_, message)| message.into()).unwrap_or_default()
}

/// Updates the validity of the controls below a root in the tree, for selectors.
pub(crate) fn update_the_states_of_a_tree(cx: &mut Cx<'_>, root: NodeId) {
    let mut all: Vec<NodeId> = vec![root];
    all.extend(cx.host.tree.descendants(root));
    for element in all {
        let name = html_name(cx.host, element);
        let is_group = matches!(name, Some(LocalName::FORM | LocalName::FIELDSET));
        let is_valid = if is_group {
            let members = match name {
                Some(LocalName::FORM) => listed::submittable(cx.host, element),
                _ => listed::of_fieldset(cx.host, element),
            };
            let mut all_valid = true;
            for member in members {
                all_valid &=
                    !will_validate(cx.host, member) || satisfies_its_constraints(cx, member);
            }
            Some(all_valid)
        } else if will_validate(cx.host, element) {
            Some(satisfies_its_constraints(cx, element))
        } else {
            None
        };
        cx.host.tree_versions.a_state_changed();
        cx.host.tree.set_state(element, ElementState::Valid, is_valid);
        let is_touched = cx.host.forms.get(element).is_some_and(|control| control.user_validity);
        cx.host.tree_versions.a_state_changed();
        cx.host.tree.set_state(
            element,
            ElementState::UserValidity,
            is_valid.filter(|_| is_touched && !is_group),
        );
        let range = cx.host.tree.get(element).and_then(InputRange::of);
        let has_range = range.is_some_and(|range| range.has_limitations());
        let is_in_range = (has_range && will_validate(cx.host, element)).then(|| {
            let flaws = flaws(cx, element);
            !flaws.range_underflow && !flaws.range_overflow
        });
        cx.host.tree_versions.a_state_changed();
        cx.host.tree.set_state(element, ElementState::InRange, is_in_range);
    }
}
