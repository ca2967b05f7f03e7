//! The effects of changes of the tree on controls.

use treewright_dom::{LocalName, NodeId};

use super::listed;
use super::radio;
use super::values;
use crate::Cx;
use crate::events::event::EventFlags;
use crate::events::fire;
use crate::steps::html_name;
use crate::world::World;

/// An `input` element was inserted: of the radio buttons of a group the last one stays checked.
pub(crate) fn insertion(world: &mut World, input: NodeId) {
    if radio::is_checked(world, input) {
        radio::uncheck_the_others(world, input);
    }
}

/// An attribute of a control was set or removed.
pub(crate) fn attribute_changed(world: &mut World, element: NodeId, local: &str, is_set: bool) {
    match (html_name(world, element), local) {
        (Some(LocalName::INPUT), "checked") => {
            let is_dirty = world.forms.get(element).is_some_and(|control| control.is_dirty);
            if !is_dirty {
                radio::set_checked(world, element, is_set);
            }
        }
        (Some(LocalName::INPUT), "type") => {
            if let Some(value) = world.forms.get(element).and_then(|control| control.value.clone())
            {
                values::set_of_input(world, element, &value);
            }
            insertion(world, element);
        }
        (Some(LocalName::INPUT), "name" | "form") => insertion(world, element),
        (Some(LocalName::OPTION), "selected") => {
            let is_dirty = world.forms.get(element).is_some_and(|control| control.is_dirty);
            if !is_dirty {
                super::options::set_selected(world, element, is_set);
                world.forms.of(element).is_dirty = false;
            }
        }
        _ => {}
    }
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-form-reset-control>
fn reset(world: &mut World, element: NodeId) {
    match html_name(world, element) {
        Some(LocalName::INPUT | LocalName::TEXTAREA) => {
            let control = world.forms.of(element);
            control.value = None;
            control.is_checked = None;
            control.is_dirty = false;
            if html_name(world, element) == Some(LocalName::INPUT) {
                insertion(world, element);
            }
        }
        Some(LocalName::SELECT) => {
            world.forms.of(element).is_dirty = false;
            for option in super::options::list(world, element) {
                let control = world.forms.of(option);
                control.is_checked = None;
                control.is_dirty = false;
            }
        }
        _ => {}
    }
}

/// <https://dom.spec.whatwg.org/#concept-node-clone-ext>
pub(crate) fn cloning(world: &mut World, node: NodeId, copy: NodeId) {
    if let Some(control) = world.forms.get(node).cloned() {
        *world.forms.of(copy) = control;
    }
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-form-reset>
pub(crate) fn reset_a_form(cx: &mut Cx<'_>, form: NodeId) {
    if !cx.host.forms.resetting.insert(form) {
        return;
    }
    let flags = EventFlags { bubbles: true, cancelable: true, composed: false };
    if fire::fire_at_node(cx, form, "reset", flags) {
        for control in listed::of_form(cx.host, form) {
            reset_control(cx, control);
        }
    }
    cx.host.forms.resetting.remove(&form);
}

fn reset_control(cx: &mut Cx<'_>, control: NodeId) {
    reset(cx.host, control);
    if html_name(cx.host, control) == Some(LocalName::OUTPUT) {
        let default = cx.host.forms.get(control).and_then(|control| control.value.clone());
        if let Some(default) = default {
            cx.host.forms.of(control).value = None;
            crate::tree_changes::string_replace_all(cx, &default, control);
        }
    }
}
