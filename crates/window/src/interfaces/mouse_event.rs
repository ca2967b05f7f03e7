//! <https://w3c.github.io/pointerevents/#interface-mouseevent>

use treewright_quickjs::{Thrown, Value};

use super::ui_event;
use crate::Cx;
use crate::events::attributes::MouseEvent as Part;
use crate::events::event::{self, Slot};
use crate::events::modifiers::Modifiers;
use crate::generated::Interface;
use crate::generated::dictionaries::MouseEventInit;
use crate::scrolling::{Position, position_of_the_viewport};
use crate::strings::DomString;

read_only!(Part {
    screen_x: i32,
    screen_y: i32,
    client_x: i32,
    client_y: i32,
    button: i16,
    buttons: u16,
});

read_only!(Modifiers { ctrl_key: bool, shift_key: bool, alt_key: bool, meta_key: bool });

/// Makes an event of this interface or one that inherits from it.
pub(crate) fn construct(
    cx: &mut Cx<'_>,
    prototype: &Value,
    interface: Interface,
    type_: DomString,
    init: MouseEventInit,
) -> Value {
    let modifiers = Modifiers::of(&init.base);
    let event = ui_event::construct(cx, prototype, interface, type_, init.base.base);
    let part = Part {
        screen_x: init.screen_x,
        screen_y: init.screen_y,
        client_x: init.client_x,
        client_y: init.client_y,
        button: init.button,
        buttons: init.buttons,
    };
    event::with(cx, &event, |data| {
        data.add(part);
        data.add(modifiers);
    });
    event::set_slot(cx, &event, Slot::RelatedTarget, init.related_target.as_ref());
    event
}

/// <https://w3c.github.io/pointerevents/#dom-mouseevent-mouseevent>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    type_: DomString,
    init: MouseEventInit,
) -> Result<Value, Thrown> {
    Ok(construct(cx, prototype, Interface::MouseEvent, type_, init))
}

/// <https://w3c.github.io/pointerevents/#dom-mouseevent-relatedtarget>
pub(crate) fn related_target(cx: &mut Cx<'_>, this: &Value) -> Result<Option<Value>, Thrown> {
    Ok(event::slot(cx, this, Slot::RelatedTarget))
}

/// <https://w3c.github.io/pointerevents/#dom-mouseevent-getmodifierstate>
pub(crate) fn get_modifier_state(
    cx: &mut Cx<'_>,
    this: &Value,
    key: DomString,
) -> Result<bool, Thrown> {
    Ok(event::extra(cx, this, |modifiers: &mut Modifiers| modifiers.state(&key)))
}

/// The scroll position of the window of an event.
fn offset(cx: &mut Cx<'_>, this: &Value) -> Position {
    let view = event::slot(cx, this, Slot::View);
    let realm = view.and_then(|view| crate::global_objects::realm_of_window(cx, &view).ok());
    let document = realm.and_then(|realm| Some(cx.host.realms.get(realm)?.document));
    document.map(|document| position_of_the_viewport(cx.host, document)).unwrap_or_default()
}

/// <https://drafts.csswg.org/cssom-view/#dom-mouseevent-pagex>
pub(crate) fn page_x(cx: &mut Cx<'_>, this: &Value) -> Result<f64, Thrown> {
    Ok(f64::from(client_x(cx, this)?) + offset(cx, this).x)
}

/// <https://drafts.csswg.org/cssom-view/#dom-mouseevent-pagey>
pub(crate) fn page_y(cx: &mut Cx<'_>, this: &Value) -> Result<f64, Thrown> {
    Ok(f64::from(client_y(cx, this)?) + offset(cx, this).y)
}

/// <https://drafts.csswg.org/cssom-view/#dom-mouseevent-x>
pub(crate) fn x(cx: &mut Cx<'_>, this: &Value) -> Result<f64, Thrown> {
    client_x(cx, this).map(f64::from)
}

/// <https://drafts.csswg.org/cssom-view/#dom-mouseevent-y>
pub(crate) fn y(cx: &mut Cx<'_>, this: &Value) -> Result<f64, Thrown> {
    client_y(cx, this).map(f64::from)
}

/// Elements have no boxes: the value is that of `pageX`.
/// <https://drafts.csswg.org/cssom-view/#dom-mouseevent-offsetx>
pub(crate) fn offset_x(cx: &mut Cx<'_>, this: &Value) -> Result<f64, Thrown> {
    page_x(cx, this)
}

/// <https://drafts.csswg.org/cssom-view/#dom-mouseevent-offsety>
pub(crate) fn offset_y(cx: &mut Cx<'_>, this: &Value) -> Result<f64, Thrown> {
    page_y(cx, this)
}

/// <https://w3c.github.io/pointerevents/#dom-mouseevent-initmouseevent>
#[expect(
    clippy::too_many_arguments,
    clippy::fn_params_excessive_bools,
    reason = "those of the method"
)]
pub(crate) fn init_mouse_event(
    cx: &mut Cx<'_>,
    this: &Value,
    type_: DomString,
    bubbles: bool,
    cancelable: bool,
    view: Option<Value>,
    detail: i32,
    screen_x: i32,
    screen_y: i32,
    client_x: i32,
    client_y: i32,
    ctrl_key: bool,
    alt_key: bool,
    shift_key: bool,
    meta_key: bool,
    button: i16,
    related_target: Option<Value>,
) -> Result<(), Thrown> {
    if !ui_event::initialize(cx, this, type_, (bubbles, cancelable), view.as_ref(), Some(detail)) {
        return Ok(());
    }
    event::extra(cx, this, |part: &mut Part| {
        let buttons = part.buttons;
        *part = Part { screen_x, screen_y, client_x, client_y, button, buttons };
    });
    event::extra(cx, this, |modifiers: &mut Modifiers| {
        *modifiers = Modifiers { ctrl_key, alt_key, shift_key, meta_key, others: 0 };
    });
    event::set_slot(cx, this, Slot::RelatedTarget, related_target.as_ref());
    Ok(())
}
