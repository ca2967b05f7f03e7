//! Popovers.
//!
//! <https://html.spec.whatwg.org/multipage/popover.html#the-popover-attribute>

use treewright_dom::scripting::ElementStates;
use treewright_dom::{ElementState, Namespace, NodeId};
use treewright_quickjs::Thrown;

use super::dialogs;
use super::focus::{self, autofocus_delegate, run_the_focusing_steps};
use super::toggles::{Kind, Toggle, fire_a_toggle_event, queue_a_toggle_event_task};
use crate::Cx;
use crate::events::EventFlags;
use crate::exception::{DomExceptionName, dom_exception};
use crate::world::World;

/// The states of the attribute `popover`, except No Popover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PopoverType {
    Auto,
    Manual,
    Hint,
}

/// <https://html.spec.whatwg.org/multipage/popover.html#opened-in-popover-mode>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    Auto,
    Hint,
}

/// The state of an element with the attribute `popover`, once it is used.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Popover {
    /// The popover visibility state.
    is_showing: bool,
    opened_in: Option<Mode>,
    /// <https://html.spec.whatwg.org/multipage/popover.html#popover-hiding>
    is_hiding: bool,
    /// <https://html.spec.whatwg.org/multipage/popover.html#popover-trigger>
    trigger: Option<NodeId>,
}

/// The state of a document with popovers.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct OfDocument {
    /// <https://html.spec.whatwg.org/multipage/popover.html#hiding-popover-nesting-count>
    hiding: u32,
    /// <https://html.spec.whatwg.org/multipage/popover.html#showing-popover>
    is_showing_a_popover: bool,
    /// <https://html.spec.whatwg.org/multipage/popover.html#hint-stack-parent>
    hint_stack_parent: Option<NodeId>,
}

/// The state of an attribute with this value.
fn type_of_value(value: Option<&str>) -> Option<PopoverType> {
    let value = value?;
    let is = |keyword| value.eq_ignore_ascii_case(keyword);
    Some(if value.is_empty() || is("auto") {
        PopoverType::Auto
    } else if is("hint") {
        PopoverType::Hint
    } else {
        PopoverType::Manual
    })
}

fn type_of(world: &World, element: NodeId) -> Option<PopoverType> {
    let is_html = world.tree.namespace(element) == Some(Namespace::Html);
    type_of_value(world.tree.attribute(element, "popover")).filter(|_| is_html)
}

fn state(world: &World, element: NodeId) -> Popover {
    world.interactive.popovers.get(&element).copied().unwrap_or_default()
}

fn change(world: &mut World, element: NodeId, change: impl FnOnce(&mut Popover)) {
    change(world.interactive.popovers.entry(element).or_default());
}

fn of_document(world: &mut World, document: NodeId) -> &mut OfDocument {
    world.interactive.popovers_of_documents.entry(document).or_default()
}

/// <https://html.spec.whatwg.org/multipage/popover.html#popover-showing-state>
pub(crate) fn is_showing(world: &World, element: NodeId) -> bool {
    state(world, element).is_showing
}

fn set_is_showing(world: &mut World, element: NodeId, is_showing: bool) {
    change(world, element, |popover| popover.is_showing = is_showing);
    world.tree_versions.a_state_changed();
    world.tree.set_state(element, ElementState::PopoverOpen, is_showing.then_some(true));
}

/// The showing auto popover list, or the showing hint popover list, of a document.
/// <https://html.spec.whatwg.org/multipage/popover.html#showing-auto-popover-list>
fn showing_list(world: &World, document: NodeId, mode: Mode) -> Vec<NodeId> {
    let is_of_list = |element: &NodeId| {
        let state = state(world, *element);
        state.is_showing && state.opened_in == Some(mode)
    };
    world.top_layer(document).iter().copied().filter(is_of_list).collect()
}

/// <https://html.spec.whatwg.org/multipage/popover.html#check-popover-validity>
pub(crate) fn check_popover_validity(
    cx: &mut Cx<'_>,
    element: NodeId,
    expected_to_be_showing: bool,
    expected_document: Option<NodeId>,
) -> Result<bool, Thrown> {
    if type_of(cx.host, element).is_none() {
        let message = "The element does not have a valid value for the 'popover' attribute.";
        return Err(dom_exception(cx, DomExceptionName::NotSupportedError, message));
    }
    if is_showing(cx.host, element) != expected_to_be_showing {
        return Ok(false);
    }
    let document = cx.host.node_document(element);
    if !cx.host.is_connected(element)
        || !cx.host.is_fully_active(document)
        || expected_document.is_some_and(|expected| expected != document)
        || dialogs::is_a_modal_dialog(cx.host, element)
    {
        let message = "The element cannot be a popover here.";
        return Err(dom_exception(cx, DomExceptionName::InvalidStateError, message));
    }
    Ok(true)
}

/// True if the popover validity is true; exceptions are caught.
pub(super) fn is_valid(cx: &mut Cx<'_>, element: NodeId, expected_to_be_showing: bool) -> bool {
    check_popover_validity(cx, element, expected_to_be_showing, None).unwrap_or(false)
}

fn invalid_state(cx: &mut Cx<'_>) -> Thrown {
    let message = "Another popover is shown or hidden, or this one was changed meanwhile.";
    dom_exception(cx, DomExceptionName::InvalidStateError, message)
}

/// <https://html.spec.whatwg.org/multipage/popover.html#show-popover>
pub(crate) fn show_popover(
    cx: &mut Cx<'_>,
    element: NodeId,
    source: Option<NodeId>,
) -> Result<(), Thrown> {
    let document = cx.host.node_document(element);
    let around = *of_document(cx.host, document);
    if around.is_showing_a_popover || around.hiding > 0 {
        return Err(invalid_state(cx));
    }
    if !check_popover_validity(cx, element, false, None)? {
        return Ok(());
    }
    of_document(cx.host, document).is_showing_a_popover = true;
    let result = show_in_a_document(cx, element, source, document);
    of_document(cx.host, document).is_showing_a_popover = false;
    if result? {
        queue_a_toggle_event_task(cx, element, Kind::Popover, Toggle::opening(source));
    }
    Ok(())
}

/// Steps 9 to 24; returns true if the popover is shown.
fn show_in_a_document(
    cx: &mut Cx<'_>,
    element: NodeId,
    source: Option<NodeId>,
    document: NodeId,
) -> Result<bool, Thrown> {
    let toggle = Toggle::opening(source);
    if !fire_a_toggle_event(cx, element, "beforetoggle", EventFlags::CANCELABLE, toggle)
        || !check_popover_validity(cx, element, false, Some(document))?
    {
        return Ok(false);
    }
    let mut should_restore_focus = false;
    let original = type_of(cx.host, element);
    let mut mode = match original {
        Some(PopoverType::Auto) => Some(Mode::Auto),
        Some(PopoverType::Hint) => Some(Mode::Hint),
        _ => None,
    };
    let mut ancestor = None;
    // Step 15.
    if let Some(wanted) = mode {
        ancestor = topmost_popover_ancestor(cx.host, element, source);
        let is_in_a_hint =
            ancestor.is_some_and(|it| state(cx.host, it).opened_in == Some(Mode::Hint));
        let effective = if is_in_a_hint { Mode::Hint } else { wanted };
        hide_popover_stack_until(cx, document, ancestor, Mode::Hint, false, true);
        if effective == Mode::Auto {
            hide_popover_stack_until(cx, document, ancestor, Mode::Auto, false, true);
        }
        if type_of(cx.host, element) != original {
            return Err(invalid_state(cx));
        }
        if !check_popover_validity(cx, element, false, Some(document))? {
            return Ok(false);
        }
        should_restore_focus = topmost_auto_or_hint_popover(cx.host, document).is_none();
        change(cx.host, element, |popover| popover.opened_in = Some(effective));
        mode = Some(effective);
    }
    // Steps 16 to 24.
    cx.host.interactive.previously_focused.remove(&element);
    let originally_focused = cx.host.focused_element(document);
    cx.host.add_to_the_top_layer(element);
    if mode == Some(Mode::Hint)
        && let Some(ancestor) = ancestor
        && state(cx.host, ancestor).opened_in == Some(Mode::Auto)
    {
        of_document(cx.host, document).hint_stack_parent = Some(ancestor);
    }
    set_is_showing(cx.host, element, true);
    change(cx.host, element, |popover| popover.trigger = source);
    popover_focusing_steps(cx, element);
    if should_restore_focus
        && type_of(cx.host, element).is_some()
        && let Some(focused) = originally_focused
    {
        cx.host.interactive.previously_focused.insert(element, focused);
    }
    Ok(true)
}

/// The ways in which a popover is hidden.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hiding {
    pub(crate) focus_previous_element: bool,
    pub(crate) fire_events: bool,
    pub(crate) source: Option<NodeId>,
}

impl Hiding {
    pub(crate) const fn by(source: Option<NodeId>) -> Self {
        Self { focus_previous_element: true, fire_events: true, source }
    }
}

/// Hides a popover; the caller may ignore the exception.
///
/// Hiding a popover hides its child popovers, which hide theirs. The lists of showing popovers
/// shrink at each step, so only scripts that show popovers in `beforetoggle` add depth, and that is
/// limited.
/// <https://html.spec.whatwg.org/multipage/popover.html#hide-popover-algorithm>
pub(crate) fn hide_popover(cx: &mut Cx<'_>, element: NodeId, hiding: Hiding) -> Result<(), Thrown> {
    if !check_popover_validity(cx, element, true, None)? {
        return Ok(());
    }
    let document = cx.host.node_document(element);
    let is_nested = state(cx.host, element).is_hiding;
    change(cx.host, element, |popover| popover.is_hiding = true);
    let around = of_document(cx.host, document);
    around.hiding = around.hiding.saturating_add(1);
    let fire_events = hiding.fire_events && !is_nested;
    let result = hide_in_a_document(cx, element, document, Hiding { fire_events, ..hiding });
    if !is_nested {
        change(cx.host, element, |popover| popover.is_hiding = false);
    }
    let around = of_document(cx.host, document);
    around.hiding = around.hiding.saturating_sub(1);
    result
}

/// Steps 9 to 20.
fn hide_in_a_document(
    cx: &mut Cx<'_>,
    element: NodeId,
    document: NodeId,
    hiding: Hiding,
) -> Result<(), Thrown> {
    let Hiding { focus_previous_element, fire_events, source } = hiding;
    let is_in_auto = showing_list(cx.host, document, Mode::Auto).contains(&element);
    let is_in_hint = showing_list(cx.host, document, Mode::Hint).contains(&element);
    if state(cx.host, element).opened_in.is_some() {
        let hide = |cx: &mut Cx<'_>, endpoint, mode| {
            let focus = focus_previous_element;
            hide_popover_stack_until(cx, document, endpoint, mode, focus, fire_events);
        };
        if is_in_hint {
            hide(cx, Some(element), Mode::Hint);
        }
        if of_document(cx.host, document).hint_stack_parent == Some(element) {
            hide(cx, None, Mode::Hint);
        }
        if is_in_auto {
            hide(cx, Some(element), Mode::Auto);
        }
        if !check_popover_validity(cx, element, true, None)? {
            return Ok(());
        }
    }
    let toggle = Toggle::closing(source);
    if fire_events {
        fire_a_toggle_event(cx, element, "beforetoggle", EventFlags::NONE, toggle);
        if !check_popover_validity(cx, element, true, None)? {
            return Ok(());
        }
    }
    hide_at_once(cx.host, element, document);
    if fire_events {
        queue_a_toggle_event_task(cx, element, Kind::Popover, toggle);
    }
    if let Some(previous) = cx.host.interactive.previously_focused.remove(&element)
        && focus_previous_element
        && cx.host.focused_element(document).is_some_and(|focused| {
            cx.host.is_shadow_including_inclusive_descendant(focused, element)
        })
        && cx.host.tree.contains(previous)
    {
        run_the_focusing_steps(cx, previous);
    }
    Ok(())
}

/// Steps 13 to 17.
fn hide_at_once(world: &mut World, element: NodeId, document: NodeId) {
    world.remove_from_the_top_layer(element);
    change(world, element, |popover| {
        popover.trigger = None;
        popover.opened_in = None;
    });
    set_is_showing(world, element, false);
    let has_no_hints = showing_list(world, document, Mode::Hint).is_empty();
    let around = of_document(world, document);
    if has_no_hints || around.hint_stack_parent == Some(element) {
        around.hint_stack_parent = None;
    }
}

/// <https://html.spec.whatwg.org/multipage/popover.html#hide-popovers-until>
pub(super) fn hide_popovers_until(
    cx: &mut Cx<'_>,
    document: NodeId,
    endpoint: Option<NodeId>,
    focus_previous_element: bool,
    fire_events: bool,
) {
    let focus = focus_previous_element;
    let is_hint = endpoint.is_some_and(|it| state(cx.host, it).opened_in == Some(Mode::Hint));
    let hint_stack_parent = of_document(cx.host, document).hint_stack_parent;
    let auto_endpoint = if is_hint { hint_stack_parent } else { endpoint };
    hide_popover_stack_until(cx, document, endpoint, Mode::Hint, focus, fire_events);
    hide_popover_stack_until(cx, document, auto_endpoint, Mode::Auto, focus, fire_events);
}

/// <https://html.spec.whatwg.org/multipage/popover.html#hide-popover-stack-until>
fn hide_popover_stack_until(
    cx: &mut Cx<'_>,
    document: NodeId,
    endpoint: Option<NodeId>,
    stack: Mode,
    focus_previous_element: bool,
    fire_events: bool,
) {
    let mut to_remain = showing_list(cx.host, document, stack);
    let place = to_remain.iter().position(|popover| Some(*popover) == endpoint);
    let to_hide = to_remain.split_off(place.map_or(0, |place| place.saturating_add(1)));
    for popover in to_hide.into_iter().rev() {
        let hiding = Hiding { focus_previous_element, fire_events, source: None };
        // "Throw exceptions" is false.
        let _not_thrown = hide_popover(cx, popover, hiding);
    }
    for popover in showing_list(cx.host, document, stack).into_iter().rev() {
        if !to_remain.contains(&popover) {
            let hiding = Hiding { focus_previous_element, fire_events: false, source: None };
            let _not_thrown = hide_popover(cx, popover, hiding);
        }
    }
}

/// <https://html.spec.whatwg.org/multipage/popover.html#topmost-popover-ancestor>
pub(super) fn topmost_popover_ancestor(
    world: &World,
    element: NodeId,
    source: Option<NodeId>,
) -> Option<NodeId> {
    let document = world.node_document(element);
    let mut combined = showing_list(world, document, Mode::Auto);
    combined.extend(showing_list(world, document, Mode::Hint));
    let last_around = |node: NodeId| {
        combined.iter().rposition(|popover| {
            *popover != node && world.is_flat_tree_inclusive_descendant(node, *popover)
        })
    };
    let index = last_around(element).max(source.and_then(last_around))?;
    combined.get(index).copied()
}

/// <https://html.spec.whatwg.org/multipage/popover.html#topmost-auto-popover>
fn topmost_auto_or_hint_popover(world: &World, document: NodeId) -> Option<NodeId> {
    let last = |mode| showing_list(world, document, mode).last().copied();
    last(Mode::Hint).or_else(|| last(Mode::Auto))
}

/// <https://html.spec.whatwg.org/multipage/popover.html#popover-focusing-steps>
fn popover_focusing_steps(cx: &mut Cx<'_>, subject: NodeId) {
    if dialogs::is_a_dialog(cx.host, subject) {
        return dialogs::dialog_focusing_steps(cx, subject);
    }
    let control = if cx.host.tree.attribute(subject, "autofocus").is_some() {
        Some(subject)
    } else {
        autofocus_delegate(cx.host, subject)
    };
    let Some(control) = control else { return };
    run_the_focusing_steps(cx, control);
    focus::autofocus_is_processed_for(cx.host, control);
}

/// The attribute change steps.
pub(crate) fn attribute_changed(
    cx: &mut Cx<'_>,
    element: NodeId,
    old: Option<&str>,
    new: Option<&str>,
) {
    if !is_showing(cx.host, element) || type_of_value(old) == type_of_value(new) {
        return;
    }
    if type_of_value(new).is_some() {
        let _not_thrown = hide_popover(cx, element, Hiding::by(None));
    } else {
        // Without the attribute the algorithm throws an exception that its caller ignores; the
        // element is no longer a popover.
        hide_a_former_popover(cx, element);
    }
}

/// Hides an element that is no longer a popover, or no longer in its document.
fn hide_a_former_popover(cx: &mut Cx<'_>, element: NodeId) {
    let document = cx.host.node_document(element);
    hide_at_once(cx.host, element, document);
}

/// The HTML element removing steps: no events are fired.
/// <https://html.spec.whatwg.org/multipage/infrastructure.html#html-element-removing-steps>
pub(crate) fn removed(cx: &mut Cx<'_>, element: NodeId) {
    if is_showing(cx.host, element) {
        let document = cx.host.node_document(element);
        for mode in [Mode::Hint, Mode::Auto] {
            if showing_list(cx.host, document, mode).contains(&element) {
                hide_popover_stack_until(cx, document, Some(element), mode, false, false);
            }
        }
        hide_at_once(cx.host, element, document);
    }
}
