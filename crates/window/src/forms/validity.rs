//! Constraint validation.
//!
//! <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constraints>

use treewright_dom::{InputType, LocalName, NodeId};

use super::{input_type, options, radio, values};
use crate::Cx;
use crate::events::activation;
use crate::events::event::EventFlags;
use crate::events::fire;
use crate::reflect;
use crate::steps::html_name;
use crate::world::World;

/// The validity states that an element suffers from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Flaws {
    pub(crate) value_missing: bool,
    pub(crate) type_mismatch: bool,
    pub(crate) range_underflow: bool,
    pub(crate) range_overflow: bool,
    pub(crate) custom_error: bool,
}

/// True if the element is a candidate for constraint validation.
/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#candidate-for-constraint-validation>
pub(crate) fn will_validate(world: &World, element: NodeId) -> bool {
    let tree = &world.tree;
    let is_submittable = match html_name(world, element) {
        Some(LocalName::INPUT) => !matches!(
            input_type(world, element),
            Some(InputType::Hidden | InputType::ResetButton | InputType::Button)
        ),
        Some(LocalName::BUTTON) => !matches!(
            tree.attribute(element, "type").map(str::to_ascii_lowercase).as_deref(),
            Some("reset" | "button")
        ),
        Some(LocalName::SELECT | LocalName::TEXTAREA) => true,
        _ => false,
    };
    let is_read_only = tree.attribute(element, "readonly").is_some()
        && match html_name(world, element) {
            Some(LocalName::TEXTAREA) => true,
            Some(LocalName::INPUT) => input_type(world, element).is_some_and(can_be_read_only),
            _ => false,
        };
    is_submittable
        && !is_read_only
        && !activation::is_disabled_form_control(world, element)
        && !tree
            .ancestors(element)
            .any(|above| html_name(world, above) == Some(LocalName::DATALIST))
}

/// <https://html.spec.whatwg.org/multipage/input.html#attr-input-readonly>
const fn can_be_read_only(state: InputType) -> bool {
    !matches!(
        state,
        InputType::Range
            | InputType::Color
            | InputType::Checkbox
            | InputType::RadioButton
            | InputType::FileUpload
            | InputType::SubmitButton
            | InputType::ImageButton
    )
}

/// The states that an element is in.
pub(crate) fn flaws(world: &World, element: NodeId) -> Flaws {
    let mut flaws = Flaws {
        custom_error: world.forms.get(element).is_some_and(|control| !control.message.0.is_empty()),
        ..Flaws::default()
    };
    let is_required = world.tree.attribute(element, "required").is_some();
    match html_name(world, element) {
        Some(LocalName::INPUT) => of_input(world, element, is_required, &mut flaws),
        Some(LocalName::TEXTAREA) => {
            flaws.value_missing = is_required
                && is_mutable(world, element)
                && values::of_textarea(world, element).is_empty();
        }
        Some(LocalName::SELECT) if is_required => {
            let chosen = options::selected(world, element);
            let placeholder = placeholder_label_option(world, element);
            flaws.value_missing = chosen.iter().all(|option| Some(*option) == placeholder);
        }
        _ => {}
    }
    flaws
}

fn is_mutable(world: &World, element: NodeId) -> bool {
    world.tree.attribute(element, "readonly").is_none()
        && !activation::is_disabled_form_control(world, element)
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#placeholder-label-option>
fn placeholder_label_option(world: &World, select: NodeId) -> Option<NodeId> {
    let is_single = world.tree.attribute(select, "multiple").is_none();
    if !is_single || options::display_size(world, select) != 1 {
        return None;
    }
    let first = options::list(world, select).first().copied()?;
    let is_placeholder =
        world.tree.parent(first) == Some(select) && options::value(world, first).is_empty();
    is_placeholder.then_some(first)
}

fn of_input(world: &World, input: NodeId, is_required: bool, flaws: &mut Flaws) {
    let Some(state) = input_type(world, input) else { return };
    let value = values::of_input(world, input).into_scalar();
    match state {
        InputType::Checkbox => {
            flaws.value_missing = is_required && !radio::is_checked(world, input);
        }
        InputType::RadioButton => {
            let mut group = radio::others_of_the_group(world, input);
            group.push(input);
            let requires = |one: &NodeId| world.tree.attribute(*one, "required").is_some();
            flaws.value_missing = group.iter().any(requires)
                && !group.iter().any(|one| radio::is_checked(world, *one));
        }
        InputType::FileUpload => flaws.value_missing = is_required,
        _ if values::Mode::of(state) == values::Mode::Value => {
            let applies = !matches!(state, InputType::Range | InputType::Color);
            flaws.value_missing =
                applies && is_required && value.is_empty() && is_mutable(world, input);
        }
        _ => {}
    }
    match state {
        InputType::Url => {
            flaws.type_mismatch = !value.is_empty() && url::Url::parse(&value).is_err();
        }
        InputType::Email if !value.is_empty() => {
            let is_multiple = world.tree.attribute(input, "multiple").is_some();
            flaws.type_mismatch = if is_multiple {
                !value.split(',').all(is_valid_email_address)
            } else {
                !is_valid_email_address(&value)
            };
        }
        InputType::Number | InputType::Range => {
            let number = |text: &str| reflect::parse_floating_point_number(text);
            let limit = |local| world.tree.attribute(input, local).and_then(number);
            if let Some(value) = number(&value) {
                flaws.range_underflow = limit("min").is_some_and(|min| value < min);
                flaws.range_overflow = limit("max").is_some_and(|max| value > max);
            }
        }
        _ => {}
    }
}

/// <https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address>
fn is_valid_email_address(text: &str) -> bool {
    let Some((local, domain)) = text.split_once('@') else { return false };
    let is_label = |label: &str| {
        !label.is_empty()
            && label.len() <= 63
            && !label.starts_with('-')
            && !label.ends_with('-')
            && label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
    };
    !local.is_empty()
        && local
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b".!#$%&'*+/=?^_`{|}~-".contains(&byte))
        && domain.split('.').all(is_label)
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fv-valid>
pub(crate) fn is_valid(world: &World, element: NodeId) -> bool {
    flaws(world, element) == Flaws::default()
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#check-validity-steps>
pub(crate) fn check_validity(cx: &mut Cx<'_>, element: NodeId) -> bool {
    if !will_validate(cx.host, element) || is_valid(cx.host, element) {
        return true;
    }
    fire::fire_at_node(cx, element, "invalid", EventFlags::CANCELABLE);
    false
}

#[cfg(test)]
mod tests {
    use super::is_valid_email_address;

    #[test]
    fn email_addresses() {
        for (text, is_valid) in [
            ("a@b", true),
            ("a.b+c@d-e.f", true),
            ("@b", false),
            ("a@", false),
            ("a@-b", false),
            ("a@b..c", false),
            ("a b@c", false),
            ("a@b@c", false),
        ] {
            assert_eq!(is_valid_email_address(text), is_valid, "{text}");
        }
    }
}
