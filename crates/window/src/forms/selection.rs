//! Selections in text controls.
//!
//! <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#textFieldSelection>

use treewright_dom::{LocalName, NodeId};
use treewright_quickjs::Thrown;
use treewright_semantics::InputType;

use super::{input_type, values};
use crate::Cx;
use crate::event_loop::TaskSource;
use crate::events::event::EventFlags;
use crate::events::fire;
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::enums::SelectionMode;
use crate::strings::DomString;
use crate::trees::html_name;
use crate::world::World;

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#selection-direction>
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Direction {
    #[default]
    None,
    Forward,
    Backward,
}

impl Direction {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Forward => "forward",
            Self::Backward => "backward",
        }
    }

    fn of(name: Option<&DomString>) -> Self {
        match name.and_then(DomString::as_str) {
            Some("forward") => Self::Forward,
            Some("backward") => Self::Backward,
            _ => Self::None,
        }
    }
}

/// A selection, in code units of the relevant value. An empty one is the text entry cursor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Selection {
    pub(crate) start: u32,
    pub(crate) end: u32,
    pub(crate) direction: Direction,
}

/// True for the states that have the attributes `selectionStart` and so on.
const fn applies_to_state(state: InputType) -> bool {
    matches!(
        state,
        InputType::Text
            | InputType::Search
            | InputType::Telephone
            | InputType::Url
            | InputType::Password
    )
}

/// True if the API of selections applies to a control.
pub(crate) fn applies(world: &World, control: NodeId) -> bool {
    match html_name(world, control) {
        Some(LocalName::TEXTAREA) => true,
        Some(LocalName::INPUT) => input_type(world, control).is_some_and(applies_to_state),
        _ => false,
    }
}

/// True if the API of selections applies to a state of the attribute `type`.
pub(crate) const fn applies_to(state: InputType) -> bool {
    applies_to_state(state)
}

fn length(world: &World, control: NodeId) -> u32 {
    let value = values::relevant_value(world, control);
    u32::try_from(value.to_utf16().len()).unwrap_or(u32::MAX)
}

/// The selection of a control.
pub(crate) fn of(world: &World, control: NodeId) -> Selection {
    world.forms.get(control).map(|control| control.selection).unwrap_or_default()
}

/// The relevant value has changed: the selection is limited to its length.
pub(crate) fn relevant_value_changed(world: &mut World, control: NodeId) {
    let old = of(world, control);
    if old == Selection::default() {
        return;
    }
    let most = length(world, control);
    let (start, end) = (old.start.min(most), old.end.min(most));
    world.forms.of(control).selection = Selection { start, end, ..old };
}

/// Moves the text entry cursor to the end of a text control, unselects, and resets the selection direction.
pub(crate) fn move_to_the_end(world: &mut World, control: NodeId) {
    let end = length(world, control);
    world.forms.of(control).selection = Selection { start: end, end, direction: Direction::None };
}

/// Moves it to the beginning.
pub(crate) fn move_to_the_beginning(world: &mut World, control: NodeId) {
    if of(world, control) != Selection::default() {
        world.forms.of(control).selection = Selection::default();
    }
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#set-the-selection-range>
pub(crate) fn set_the_selection_range(
    cx: &mut Cx<'_>,
    control: NodeId,
    start: u32,
    end: u32,
    direction: Option<&DomString>,
) {
    let most = length(cx.host, control);
    let end = end.min(most);
    let start = start.min(end);
    let new = Selection { start, end, direction: Direction::of(direction) };
    if of(cx.host, control) == new {
        return;
    }
    cx.host.forms.of(control).selection = new;
    let document = cx.host.node_document(control);
    let steps = Box::new(move |cx: &mut Cx<'_>| {
        if cx.host.tree.contains(control) {
            fire::fire_at_node(cx, control, "select", EventFlags::BUBBLES);
        }
    });
    cx.host.event_loop.queue_a_task(TaskSource::UserInteraction, Some(document), steps);
    schedule_a_selectionchange_event(cx.host, control);
}

/// <https://w3c.github.io/selection-api/#dfn-schedule-a-selectionchange-event>
fn schedule_a_selectionchange_event(world: &mut World, control: NodeId) {
    let scheduled = &mut world.forms.of(control).has_scheduled_selectionchange_event;
    if std::mem::replace(scheduled, true) {
        return;
    }
    let document = world.node_document(control);
    let steps = Box::new(move |cx: &mut Cx<'_>| {
        if cx.host.tree.contains(control) {
            cx.host.forms.of(control).has_scheduled_selectionchange_event = false;
            fire::fire_at_node(cx, control, "selectionchange", EventFlags::BUBBLES);
        }
    });
    world.event_loop.queue_a_task(TaskSource::UserInteraction, Some(document), steps);
}

/// Throws if the API of selections does not apply to a control.
pub(crate) fn ensure_that_it_applies(cx: &mut Cx<'_>, control: NodeId) -> Result<(), Thrown> {
    if applies(cx.host, control) {
        return Ok(());
    }
    let message = "The input element's type does not support selection.";
    Err(dom_exception(cx, DomExceptionName::InvalidStateError, message))
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-select>
pub(crate) fn select(cx: &mut Cx<'_>, control: NodeId) {
    // No other control shows selectable text.
    if applies(cx.host, control)
        || input_type(cx.host, control)
            .is_some_and(|state| matches!(state, InputType::Email | InputType::Number))
    {
        set_the_selection_range(cx, control, 0, u32::MAX, None);
    }
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectionstart>
pub(crate) fn set_start(cx: &mut Cx<'_>, control: NodeId, start: u32) -> Result<(), Thrown> {
    ensure_that_it_applies(cx, control)?;
    let Selection { end, direction, .. } = of(cx.host, control);
    let direction = direction.name().into();
    set_the_selection_range(cx, control, start, end.max(start), Some(&direction));
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectionend>
pub(crate) fn set_end(cx: &mut Cx<'_>, control: NodeId, end: u32) -> Result<(), Thrown> {
    ensure_that_it_applies(cx, control)?;
    let Selection { start, direction, .. } = of(cx.host, control);
    let direction = direction.name().into();
    set_the_selection_range(cx, control, start, end, Some(&direction));
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectiondirection>
pub(crate) fn set_direction(
    cx: &mut Cx<'_>,
    control: NodeId,
    direction: Option<&DomString>,
) -> Result<(), Thrown> {
    ensure_that_it_applies(cx, control)?;
    let Selection { start, end, .. } = of(cx.host, control);
    set_the_selection_range(cx, control, start, end, direction);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-setselectionrange>
pub(crate) fn set_selection_range(
    cx: &mut Cx<'_>,
    control: NodeId,
    start: u32,
    end: u32,
    direction: Option<&DomString>,
) -> Result<(), Thrown> {
    ensure_that_it_applies(cx, control)?;
    set_the_selection_range(cx, control, start, end, direction);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-setrangetext>
pub(crate) fn set_range_text(
    cx: &mut Cx<'_>,
    control: NodeId,
    replacement: &DomString,
    range: Option<(u32, u32)>,
    mode: SelectionMode,
) -> Result<(), Thrown> {
    ensure_that_it_applies(cx, control)?;
    let Selection { start: mut selection_start, end: mut selection_end, .. } = of(cx.host, control);
    let (start, end) = range.unwrap_or((selection_start, selection_end));
    if start > end {
        let value = values::relevant_value(cx.host, control);
        cx.host.set_control_value(control, Some(value));
        let message = "The start is greater than the end.";
        return Err(dom_exception(cx, DomExceptionName::IndexSizeError, message));
    }
    let mut units = values::relevant_value(cx.host, control).to_utf16();
    let most = u32::try_from(units.len()).unwrap_or(u32::MAX);
    let (start, end) = (start.min(most), end.min(most));
    let new = replacement.to_utf16();
    let new_length = u32::try_from(new.len()).unwrap_or(u32::MAX);
    units.splice(start as usize..end as usize, new);
    // SPEC-NOTE: the value is set as it is, because the standard has no step that sanitizes it.
    cx.host.set_control_value(control, Some(DomString::from_utf16(&units)));
    let new_end = start.saturating_add(new_length);
    match mode {
        SelectionMode::Select => (selection_start, selection_end) = (start, new_end),
        SelectionMode::Start => (selection_start, selection_end) = (start, start),
        SelectionMode::End => (selection_start, selection_end) = (new_end, new_end),
        SelectionMode::Preserve => {
            let old_length = end.saturating_sub(start);
            let shifted = |place: u32| place.saturating_sub(old_length).saturating_add(new_length);
            if selection_start > end {
                selection_start = shifted(selection_start);
            } else if selection_start > start {
                selection_start = start;
            }
            if selection_end > end {
                selection_end = shifted(selection_end);
            } else if selection_end > start {
                selection_end = new_end;
            }
        }
    }
    set_the_selection_range(cx, control, selection_start, selection_end, None);
    Ok(())
}
