//! The effects of buttons: commands, and their target popovers.
//!
//! <https://html.spec.whatwg.org/multipage/form-elements.html#the-button-element:activation-behaviour>

use treewright_dom::{Namespace, NodeId};
use treewright_quickjs::Value;
use treewright_semantics::InputType;
use treewright_semantics::buttons::{is_button, is_submit_button};

use super::{dialogs, popovers};
use crate::Cx;
use crate::events::activation::is_disabled_form_control;
use crate::events::attributes;
use crate::events::event::{self, EventFlags, Slot, with};
use crate::events::{Target, fire};
use crate::forms;
use crate::forms::submission::{Manner, submit};
use crate::generated::Interface;
use crate::reflect;
use crate::world::World;
use crate::wrappers;

/// The states of the attribute `command`, except Unknown.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-command>
#[derive(Clone, Debug, PartialEq, Eq)]
enum Command {
    TogglePopover,
    ShowPopover,
    HidePopover,
    Close,
    RequestClose,
    ShowModal,
    Custom(String),
}

impl Command {
    fn of(world: &World, button: NodeId) -> Option<Self> {
        let value = world.tree.attribute(button, "command")?;
        if value.starts_with("--") {
            return Some(Self::Custom(value.to_owned()));
        }
        let known = [
            Self::TogglePopover,
            Self::ShowPopover,
            Self::HidePopover,
            Self::Close,
            Self::RequestClose,
            Self::ShowModal,
        ];
        known.into_iter().find(|known| known.keyword().eq_ignore_ascii_case(value))
    }

    fn keyword(&self) -> &str {
        match self {
            Self::TogglePopover => "toggle-popover",
            Self::ShowPopover => "show-popover",
            Self::HidePopover => "hide-popover",
            Self::Close => "close",
            Self::RequestClose => "request-close",
            Self::ShowModal => "show-modal",
            Self::Custom(keyword) => keyword,
        }
    }

    /// <https://html.spec.whatwg.org/multipage/form-elements.html#determine-if-command-is-valid>
    fn is_valid_for(&self, world: &World, target: NodeId) -> bool {
        match self {
            Self::Custom(_) => true,
            _ if world.tree.namespace(target) != Some(Namespace::Html) => false,
            Self::TogglePopover | Self::ShowPopover | Self::HidePopover => true,
            Self::Close | Self::RequestClose | Self::ShowModal => {
                dialogs::is_a_dialog(world, target)
            }
        }
    }
}

/// `command` of a button.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-button-command>
pub(crate) fn command_of(world: &World, button: NodeId) -> String {
    Command::of(world, button).map(|command| command.keyword().to_owned()).unwrap_or_default()
}

/// The activation behavior of `button` elements.
pub(crate) fn activate_a_button(cx: &mut Cx<'_>, button: NodeId, event: &Value) {
    let document = cx.host.node_document(button);
    if is_disabled_form_control(cx.host, button) || !cx.host.is_fully_active(document) {
        return;
    }
    let kind = cx.host.tree.attribute(button, "type").unwrap_or_default().to_ascii_lowercase();
    if let Some(form) = cx.host.form_owner(button) {
        if cx.host.is(button, is_submit_button) {
            let by_user = event::with(cx, event, |data| data.is_trusted).unwrap_or(false);
            submit(cx, form, button, Manner { from_submit_method: false, by_user });
            return;
        }
        if kind == "reset" {
            forms::steps::reset_a_form(cx, form);
            return;
        }
        if kind != "button" {
            return;
        }
    }
    match reflect::attr_associated_element(cx.host, button, "commandfor", Interface::Element) {
        Some(target) => run_the_command(cx, button, target),
        None => popover_target_attribute_activation_behavior(cx, button, event),
    }
}

/// Step 5.
fn run_the_command(cx: &mut Cx<'_>, button: NodeId, target: NodeId) {
    let Some(command) = Command::of(cx.host, button) else { return };
    if !command.is_valid_for(cx.host, target) {
        return;
    }
    let event_target = Target::Node(target);
    let (interface, flags) = (Interface::CommandEvent, EventFlags::CANCELABLE);
    let goes_on =
        fire::fire_with(cx, &event_target, interface, "command", flags, false, |cx, event| {
            with(cx, event, |data| {
                if let Some(part) = data.extra::<attributes::CommandEvent>() {
                    part.command = command.keyword().into();
                }
            });
            let source = wrappers::wrap(cx, button).ok();
            event::set_slot(cx, event, Slot::Source, source.as_ref());
        });
    if !goes_on || !cx.host.is_connected(target) {
        return;
    }
    // The validity was checked, so an exception is not reported.
    match command {
        Command::Custom(_) => {}
        Command::HidePopover => {
            if popovers::is_valid(cx, target, true) {
                let hiding = popovers::Hiding::by(Some(button));
                let _not_thrown = popovers::hide_popover(cx, target, hiding);
            }
        }
        Command::TogglePopover => {
            if popovers::is_valid(cx, target, false) {
                let _not_thrown = popovers::show_popover(cx, target, Some(button));
            } else if popovers::is_valid(cx, target, true) {
                let hiding = popovers::Hiding::by(Some(button));
                let _not_thrown = popovers::hide_popover(cx, target, hiding);
            }
        }
        Command::ShowPopover => {
            if popovers::is_valid(cx, target, false) {
                let _not_thrown = popovers::show_popover(cx, target, Some(button));
            }
        }
        Command::Close | Command::RequestClose | Command::ShowModal => {
            run_the_command_of_a_dialog(cx, button, target, &command);
        }
    }
}

/// The command steps of `dialog` elements.
fn run_the_command_of_a_dialog(cx: &mut Cx<'_>, button: NodeId, dialog: NodeId, command: &Command) {
    if popovers::is_showing(cx.host, dialog) {
        return;
    }
    let value = cx.host.attribute(button, "value");
    match (command, dialogs::is_open(cx.host, dialog)) {
        (Command::Close, true) => dialogs::close_the_dialog(cx, dialog, value, Some(button)),
        (Command::RequestClose, true) => {
            dialogs::request_to_close(cx, dialog, value, Some(button));
        }
        (Command::ShowModal, false) => {
            let _not_thrown = dialogs::show_a_modal_dialog(cx, dialog, Some(button));
        }
        _ => {}
    }
}

/// <https://html.spec.whatwg.org/multipage/popover.html#popover-target-element>
fn popover_target_element(world: &World, node: NodeId) -> Option<NodeId> {
    let is_one = world.tree.get(node).is_some_and(is_button)
        && !is_disabled_form_control(world, node)
        && !(world.form_owner(node).is_some() && world.is(node, is_submit_button));
    let target = reflect::attr_associated_element(world, node, "popovertarget", Interface::Element);
    target.filter(|target| {
        is_one
            && world.tree.namespace(*target) == Some(Namespace::Html)
            && world.tree.attribute(*target, "popover").is_some()
    })
}

/// <https://html.spec.whatwg.org/multipage/popover.html#popover-target-attribute-activation-behavior>
pub(crate) fn popover_target_attribute_activation_behavior(
    cx: &mut Cx<'_>,
    node: NodeId,
    event: &Value,
) {
    let Some(popover) = popover_target_element(cx.host, node) else { return };
    let target = event::slot(cx, event, Slot::Target).and_then(|value| Target::of(cx, &value));
    if let Some(target) = target.and_then(|target| target.node())
        && cx.host.is_shadow_including_inclusive_descendant(target, popover)
        && popover != node
        && cx.host.is_shadow_including_inclusive_descendant(popover, node)
    {
        return;
    }
    let action = cx.host.tree.attribute(node, "popovertargetaction").unwrap_or_default();
    let action = action.to_ascii_lowercase();
    let is_showing = popovers::is_showing(cx.host, popover);
    if action == "show" && is_showing || action == "hide" && !is_showing {
        return;
    }
    if is_showing {
        let hiding = popovers::Hiding::by(Some(node));
        let _not_thrown = popovers::hide_popover(cx, popover, hiding);
    } else if popovers::is_valid(cx, popover, false) {
        let _not_thrown = popovers::show_popover(cx, popover, Some(node));
    }
}

/// The activation behavior of `input` elements.
/// <https://html.spec.whatwg.org/multipage/input.html#the-input-element:activation-behaviour>
pub(crate) fn activate_an_input(cx: &mut Cx<'_>, input: NodeId, event: &Value, is_changed: bool) {
    let Some(state) = forms::input_type(cx.host, input) else { return };
    let is_checkable = matches!(state, InputType::Checkbox | InputType::RadioButton);
    if !is_checkable && !forms::is_mutable(cx.host, input) {
        return;
    }
    let form = cx.host.form_owner(input);
    let document = cx.host.node_document(input);
    let is_active = cx.host.is_fully_active(document);
    match (state, form) {
        (InputType::Checkbox | InputType::RadioButton, _)
            if is_changed && cx.host.is_connected(input) =>
        {
            let flags = EventFlags { bubbles: true, cancelable: false, composed: true };
            fire::fire_at_node(cx, input, "input", flags);
            fire::fire_at_node(cx, input, "change", EventFlags::BUBBLES);
        }
        (InputType::SubmitButton | InputType::ImageButton, Some(form)) if is_active => {
            let by_user = event::with(cx, event, |data| data.is_trusted).unwrap_or(false);
            submit(cx, form, input, Manner { from_submit_method: false, by_user });
        }
        (InputType::ResetButton, Some(form)) if is_active => {
            forms::steps::reset_a_form(cx, form);
        }
        _ => {}
    }
    if form.is_none() || state == InputType::Button {
        popover_target_attribute_activation_behavior(cx, input, event);
    }
}
