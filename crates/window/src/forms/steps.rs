//! The effects of changes of the tree on controls.

use treewright_dom::scripting::ElementStates;
use treewright_dom::{ElementState, FullName, LocalName, NodeId, NodeRef};
use treewright_semantics::InputType;
use treewright_semantics::selects::Selects;

use super::values::Mode;
use super::{custom, input_type, listed, options, radio, selection, values};
use crate::Cx;
use crate::custom_elements::reactions::{Arguments, enqueue_a_custom_element_callback_reaction};
use crate::custom_elements::registry::Lifecycle;
use crate::events::event::EventFlags;
use crate::events::fire;
use crate::forms::files;
use crate::tree_changes;
use crate::trees::html_name;
use crate::world::World;

/// An attribute of a control was set or removed.
pub(crate) fn attribute_changed(
    cx: &mut Cx<'_>,
    element: NodeId,
    local: &str,
    old: Option<&str>,
    new: Option<&str>,
) {
    custom::attribute_changed(cx, element, local);
    let world = &mut *cx.host;
    let is_dirty = world.forms.get(element).is_some_and(|control| control.is_dirty);
    match (html_name(world, element), local) {
        (Some(LocalName::INPUT), "checked") if !is_dirty && old.is_some() != new.is_some() => {
            radio::set_checked(world, element, new.is_some());
        }
        (Some(LocalName::INPUT), "type") => {
            let old = InputType::of_keyword(old.unwrap_or_default());
            type_changed(cx, element, old);
        }
        (Some(LocalName::INPUT), "name" | "form") => radio::the_group_changed(world, element),
        (Some(LocalName::INPUT), "value") => selection::relevant_value_changed(world, element),
        (Some(LocalName::OPTION), "selected") if !is_dirty && old.is_some() != new.is_some() => {
            options::set_selected(world, element, new.is_some());
            world.forms.of(element).is_dirty = false;
            options::update_selectedcontent_for(cx, element);
        }
        (Some(LocalName::SELECT), "multiple" | "size") => options::ask_for_a_reset(world, element),
        _ => {}
    }
}

/// The steps for an `input` element whose `type` attribute changes state.
/// <https://html.spec.whatwg.org/multipage/input.html#input-type-change>
fn type_changed(cx: &mut Cx<'_>, input: NodeId, old: InputType) {
    let Some(new) = input_type(cx.host, input).filter(|new| *new != old) else { return };
    let (old_mode, new_mode) = (Mode::of(old), Mode::of(new));
    let value = cx.host.control_value(input);
    match (old_mode, new_mode) {
        // Step 1.
        (Mode::Value, Mode::Default | Mode::DefaultOn) => {
            cx.host.set_control_value(input, None);
            if let Some(value) = value.filter(|value| !value.is_empty()) {
                tree_changes::set_an_attribute(cx, input, FullName::plain("value"), &value);
            }
        }
        // Steps 2 and 3.
        (_, Mode::Filename) => cx.host.set_control_value(input, None),
        (Mode::Value, Mode::Value) => {
            // Step 6.
            if let Some(value) = value {
                values::set_of_input(cx.host, input, &value);
            }
        }
        (_, Mode::Value) => cx.host.set_control_value(input, None),
        _ => {}
    }
    if old_mode == Mode::Filename {
        files::forget_files_of_input(cx, input);
    }
    // Step 5.
    radio::the_group_changed(cx.host, input);
    // Steps 7 to 9.
    if selection::applies_to(new) && !selection::applies_to(old) {
        selection::move_to_the_beginning(cx.host, input);
    } else {
        selection::relevant_value_changed(cx.host, input);
    }
}

/// Options were inserted into the list of a `select`, or removed from a parent: the selectedness setting algorithm runs.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#the-select-element>
pub(crate) fn options_were_moved(world: &mut World, options: &[(NodeId, Option<NodeId>)]) {
    let mut memory = Selects::default();
    let mut selects: Vec<NodeId> = Vec::new();
    for (option, old_parent) in options {
        let select = match old_parent {
            Some(parent) if html_name(world, *parent) == Some(LocalName::SELECT) => Some(*parent),
            _ => {
                let from = world.tree.get(old_parent.unwrap_or(*option));
                from.and_then(|from| memory.nearest_ancestor_select(from)).map(NodeRef::id)
            }
        };
        if let Some(select) = select
            && selects.last() != Some(&select)
        {
            selects.push(select);
        }
    }
    for select in selects {
        options::ask_for_a_reset(world, select);
    }
}

/// <https://dom.spec.whatwg.org/#concept-node-clone-ext>
pub(crate) fn cloning(world: &mut World, node: NodeId, copy: NodeId) {
    let name = html_name(world, node);
    if !matches!(name, Some(LocalName::INPUT | LocalName::TEXTAREA)) {
        return;
    }
    if let Some(value) = world.control_value(node) {
        world.set_control_value(copy, Some(value));
    }
    if world.forms.get(node).is_some_and(|control| control.is_dirty) {
        world.forms.of(copy).is_dirty = true;
    }
    for state in [ElementState::Checked, ElementState::Indeterminate] {
        let value = world.tree.state(node, state);
        world.set_form_state(copy, state, value);
    }
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-form-reset>
pub(crate) fn reset_a_form(cx: &mut Cx<'_>, form: NodeId) {
    if std::mem::replace(&mut cx.host.forms.form(form).locked_for_reset, true) {
        return;
    }
    let flags = EventFlags { bubbles: true, cancelable: true, composed: false };
    if fire::fire_at_node(cx, form, "reset", flags) {
        for control in listed::of_form_with_image_buttons(cx.host, form) {
            reset_a_control(cx, control);
        }
    }
    cx.host.forms.form(form).locked_for_reset = false;
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-form-reset-control>
fn reset_a_control(cx: &mut Cx<'_>, control: NodeId) {
    let name = html_name(cx.host, control);
    match name {
        Some(LocalName::INPUT | LocalName::TEXTAREA) => {
            cx.host.set_control_value(control, None);
            let state = cx.host.forms.of(control);
            state.is_dirty = false;
            state.user_validity = false;
            selection::relevant_value_changed(cx.host, control);
            if name == Some(LocalName::INPUT) {
                cx.host.set_form_state(control, ElementState::Checked, None);
                radio::the_group_changed(cx.host, control);
                files::forget_files_of_input(cx, control);
            }
        }
        Some(LocalName::SELECT) => {
            cx.host.forms.of(control).user_validity = false;
            options::reset(cx.host, control);
            options::update_selectedcontent(cx, control);
        }
        Some(LocalName::OUTPUT) => {
            if let Some(default) = cx.host.control_value(control) {
                cx.host.set_control_value(control, None);
                tree_changes::string_replace_all(cx, &default, control);
            }
        }
        _ if cx.host.is_form_associated_custom_element(control) => {
            let callback = Lifecycle::FormReset;
            enqueue_a_custom_element_callback_reaction(cx, control, callback, Arguments::None);
        }
        _ => {}
    }
}
