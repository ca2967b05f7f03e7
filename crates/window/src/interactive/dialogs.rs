//! Dialogs.
//!
//! <https://html.spec.whatwg.org/multipage/interactive-elements.html#the-dialog-element>

use treewright_dom::scripting::ElementStates;
use treewright_dom::{ElementState, FullName, LocalName, NodeId};
use treewright_quickjs::Thrown;

use super::focus::{self, focus_delegate, run_the_focusing_steps};
use super::popovers;
use super::toggles::{Kind, Toggle, fire_a_toggle_event, queue_a_toggle_event_task};
use crate::Cx;
use crate::event_loop::TaskSource;
use crate::events::{self, EventFlags};
use crate::exception::{DomExceptionName, dom_exception};
use crate::strings::DomString;
use crate::tree_changes;
use crate::trees::html_name;
use crate::world::World;

/// The state of a dialog that is not in the tree.
#[derive(Clone, Debug, Default)]
pub(crate) struct Dialog {
    /// <https://html.spec.whatwg.org/multipage/interactive-elements.html#dom-dialog-returnvalue>
    pub(crate) return_value: DomString,
    /// <https://html.spec.whatwg.org/multipage/interactive-elements.html#is-modal>
    is_modal: bool,
    /// It has a close watcher, because it is open in a fully active document.
    has_close_watcher: bool,
    /// Its close watcher runs the cancel action.
    /// <https://html.spec.whatwg.org/multipage/interaction.html#close-watcher-running-cancel>
    is_running_cancel_action: bool,
}

fn dialog(world: &mut World, element: NodeId) -> &mut Dialog {
    world.interactive.dialogs.entry(element).or_default()
}

fn is_modal(world: &World, element: NodeId) -> bool {
    world.interactive.dialogs.get(&element).is_some_and(|dialog| dialog.is_modal)
}

fn set_is_modal(world: &mut World, element: NodeId, is_modal: bool) {
    dialog(world, element).is_modal = is_modal;
    world.tree_versions.a_state_changed();
    world.tree.set_state(element, ElementState::Modal, is_modal.then_some(true));
}

/// True for a modal dialog.
pub(super) fn is_a_modal_dialog(world: &World, element: NodeId) -> bool {
    is_modal(world, element)
}

pub(super) fn is_open(world: &World, element: NodeId) -> bool {
    world.tree.attribute(element, "open").is_some()
}

/// The modal dialog that blocks a document.
/// <https://html.spec.whatwg.org/multipage/interaction.html#blocked-by-a-modal-dialog>
pub(super) fn blocking_dialog(world: &World, document: NodeId) -> Option<NodeId> {
    let layer = world.top_layer(document).iter().rev().copied();
    layer.into_iter().find(|element| is_modal(world, *element))
}

fn invalid_state(cx: &mut Cx<'_>, message: &str) -> Thrown {
    dom_exception(cx, DomExceptionName::InvalidStateError, message)
}

fn open(cx: &mut Cx<'_>, subject: NodeId, source: Option<NodeId>) {
    queue_a_toggle_event_task(cx, subject, Kind::Dialog, Toggle::opening(source));
    tree_changes::set_an_attribute(cx, subject, FullName::plain("open"), &DomString::default());
}

/// The steps of `show()` and `showModal()` once the dialog is open.
fn after_opening(cx: &mut Cx<'_>, subject: NodeId) {
    let document = cx.host.node_document(subject);
    if let Some(focused) = cx.host.focused_element(document) {
        cx.host.interactive.previously_focused.insert(subject, focused);
    }
    let hide_until = popovers::topmost_popover_ancestor(cx.host, subject, None);
    popovers::hide_popovers_until(cx, document, hide_until, false, true);
    dialog_focusing_steps(cx, subject);
}

/// <https://html.spec.whatwg.org/multipage/interactive-elements.html#dom-dialog-show>
pub(crate) fn show(cx: &mut Cx<'_>, this: NodeId) -> Result<(), Thrown> {
    if is_open(cx.host, this) {
        if !is_modal(cx.host, this) {
            return Ok(());
        }
        return Err(invalid_state(cx, "The dialog is already open as modal."));
    }
    let toggle = Toggle::opening(None);
    if !fire_a_toggle_event(cx, this, "beforetoggle", EventFlags::CANCELABLE, toggle)
        || is_open(cx.host, this)
    {
        return Ok(());
    }
    open(cx, this, None);
    after_opening(cx, this);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/interactive-elements.html#show-a-modal-dialog>
pub(crate) fn show_a_modal_dialog(
    cx: &mut Cx<'_>,
    subject: NodeId,
    source: Option<NodeId>,
) -> Result<(), Thrown> {
    let document = cx.host.node_document(subject);
    if is_open(cx.host, subject) {
        if is_modal(cx.host, subject) {
            return Ok(());
        }
        return Err(invalid_state(cx, "The dialog is already open and not modal."));
    }
    if !cx.host.is_fully_active(document) || !cx.host.is_connected(subject) {
        return Err(invalid_state(cx, "The element is not in a document."));
    }
    if popovers::is_showing(cx.host, subject) {
        return Err(invalid_state(cx, "The dialog is already open as a popover."));
    }
    let toggle = Toggle::opening(source);
    if !fire_a_toggle_event(cx, subject, "beforetoggle", EventFlags::CANCELABLE, toggle)
        || is_open(cx.host, subject)
        || !cx.host.is_connected(subject)
        || popovers::is_showing(cx.host, subject)
    {
        return Ok(());
    }
    open(cx, subject, source);
    set_is_modal(cx.host, subject, true);
    cx.host.add_to_the_top_layer(subject);
    after_opening(cx, subject);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/interactive-elements.html#close-the-dialog>
pub(crate) fn close_the_dialog(
    cx: &mut Cx<'_>,
    subject: NodeId,
    result: Option<DomString>,
    source: Option<NodeId>,
) {
    if !is_open(cx.host, subject) {
        return;
    }
    let toggle = Toggle::closing(source);
    fire_a_toggle_event(cx, subject, "beforetoggle", EventFlags::NONE, toggle);
    if !is_open(cx.host, subject) {
        return;
    }
    queue_a_toggle_event_task(cx, subject, Kind::Dialog, toggle);
    tree_changes::remove_an_attribute(cx, subject, "open");
    let was_modal = is_modal(cx.host, subject);
    if was_modal {
        cx.host.remove_from_the_top_layer(subject);
    }
    set_is_modal(cx.host, subject, false);
    if let Some(result) = result {
        dialog(cx.host, subject).return_value = result;
    }
    if let Some(element) = cx.host.interactive.previously_focused.remove(&subject) {
        let document = cx.host.node_document(subject);
        let is_inside = cx.host.focused_element(document).is_some_and(|focused| {
            cx.host.is_shadow_including_inclusive_descendant(focused, subject)
        });
        if (is_inside || was_modal) && cx.host.tree.contains(element) {
            run_the_focusing_steps(cx, element);
        }
    }
    let document = cx.host.node_document(subject);
    let kept = crate::wrappers::wrap(cx, subject);
    let steps = Box::new(move |cx: &mut Cx<'_>| {
        let _kept = kept;
        events::fire_at_node(cx, subject, "close", EventFlags::NONE);
    });
    cx.host.event_loop.queue_a_task(TaskSource::UserInteraction, Some(document), steps);
}

/// <https://html.spec.whatwg.org/multipage/interactive-elements.html#dialog-request-to-close>
pub(crate) fn request_to_close(
    cx: &mut Cx<'_>,
    subject: NodeId,
    return_value: Option<DomString>,
    source: Option<NodeId>,
) {
    let document = cx.host.node_document(subject);
    if !is_open(cx.host, subject)
        || !cx.host.is_connected(subject)
        || !cx.host.is_fully_active(document)
    {
        return;
    }
    // Request to close the close watcher: it is enabled, and its cancel action may prevent it.
    // https://html.spec.whatwg.org/multipage/interaction.html#close-watcher-request-close
    let state = dialog(cx.host, subject);
    if !state.has_close_watcher || state.is_running_cancel_action {
        return;
    }
    state.is_running_cancel_action = true;
    let goes_on = events::fire_at_node(cx, subject, "cancel", EventFlags::CANCELABLE);
    let state = dialog(cx.host, subject);
    state.is_running_cancel_action = false;
    if goes_on && state.has_close_watcher {
        close_the_dialog(cx, subject, return_value, source);
    }
}

/// <https://html.spec.whatwg.org/multipage/interactive-elements.html#dialog-focusing-steps>
pub(super) fn dialog_focusing_steps(cx: &mut Cx<'_>, subject: NodeId) {
    let has_autofocus = cx.host.tree.attribute(subject, "autofocus").is_some();
    let control = if has_autofocus { None } else { focus_delegate(cx.host, subject) };
    let control = control.unwrap_or(subject);
    run_the_focusing_steps(cx, control);
    focus::autofocus_is_processed_for(cx.host, control);
}

/// <https://html.spec.whatwg.org/multipage/interactive-elements.html#computed-closed-by-state>
pub(crate) fn computed_closed_by_state(world: &World, element: NodeId) -> &'static str {
    let keyword = world.tree.attribute(element, "closedby").unwrap_or_default();
    let known = ["any", "closerequest", "none"];
    let found = known.into_iter().find(|known| known.eq_ignore_ascii_case(keyword));
    let of_auto = if is_modal(world, element) { "closerequest" } else { "none" };
    found.unwrap_or(of_auto)
}

/// The HTML element insertion steps.
pub(crate) fn inserted(world: &mut World, element: NodeId) {
    let document = world.node_document(element);
    if is_open(world, element) && world.is_fully_active(document) && world.is_connected(element) {
        dialog(world, element).has_close_watcher = true;
    }
}

/// The HTML element removing steps.
pub(crate) fn removed(world: &mut World, element: NodeId) {
    if let Some(dialog) = world.interactive.dialogs.get_mut(&element) {
        dialog.has_close_watcher = false;
        world.remove_from_the_top_layer(element);
        set_is_modal(world, element, false);
    }
}

/// The attribute change steps.
pub(crate) fn attribute_changed(world: &mut World, element: NodeId, is_open: bool) {
    if is_open {
        inserted(world, element);
    } else if let Some(dialog) = world.interactive.dialogs.get_mut(&element) {
        dialog.has_close_watcher = false;
    }
}

/// The return value.
pub(crate) fn return_value(world: &World, element: NodeId) -> DomString {
    let dialog = world.interactive.dialogs.get(&element);
    dialog.map(|dialog| dialog.return_value.clone()).unwrap_or_default()
}

pub(crate) fn set_return_value(world: &mut World, element: NodeId, value: DomString) {
    dialog(world, element).return_value = value;
}

/// True for a dialog element.
pub(super) fn is_a_dialog(world: &World, element: NodeId) -> bool {
    html_name(world, element) == Some(LocalName::DIALOG)
}
