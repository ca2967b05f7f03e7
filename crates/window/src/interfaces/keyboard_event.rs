//! <https://w3c.github.io/uievents/#interface-keyboardevent>

use treewright_quickjs::{Thrown, Value};

use super::ui_event;
use crate::Cx;
use crate::events::attributes::KeyboardEvent as Part;
use crate::events::event;
use crate::events::modifiers::Modifiers;
use crate::generated::Interface;
use crate::generated::dictionaries::KeyboardEventInit;
use crate::strings::DomString;

read_only!(Part {
    key: DomString,
    code: DomString,
    location: u32,
    repeat: bool,
    is_composing: bool,
    char_code: u32,
    key_code: u32,
});

read_only!(Modifiers { ctrl_key: bool, shift_key: bool, alt_key: bool, meta_key: bool });

/// <https://w3c.github.io/uievents/#dom-keyboardevent-keyboardevent>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    type_: DomString,
    init: KeyboardEventInit,
) -> Result<Value, Thrown> {
    let modifiers = Modifiers::of(&init.base);
    let event = ui_event::construct(cx, prototype, Interface::KeyboardEvent, type_, init.base.base);
    let part = Part {
        key: init.key,
        code: init.code,
        location: init.location,
        repeat: init.repeat,
        is_composing: init.is_composing,
        char_code: init.char_code,
        key_code: init.key_code,
    };
    event::with(cx, &event, |data| {
        data.add(part);
        data.add(modifiers);
    });
    Ok(event)
}

/// <https://w3c.github.io/uievents/#dom-keyboardevent-getmodifierstate>
pub(crate) fn get_modifier_state(
    cx: &mut Cx<'_>,
    this: &Value,
    key: DomString,
) -> Result<bool, Thrown> {
    Ok(event::extra(cx, this, |modifiers: &mut Modifiers| modifiers.state(&key)))
}

/// <https://w3c.github.io/uievents/#dom-keyboardevent-initkeyboardevent>
#[expect(
    clippy::too_many_arguments,
    clippy::fn_params_excessive_bools,
    reason = "those of the method"
)]
pub(crate) fn init_keyboard_event(
    cx: &mut Cx<'_>,
    this: &Value,
    type_: DomString,
    bubbles: bool,
    cancelable: bool,
    view: Option<Value>,
    key: DomString,
    location: u32,
    ctrl_key: bool,
    alt_key: bool,
    shift_key: bool,
    meta_key: bool,
) -> Result<(), Thrown> {
    if !ui_event::initialize(cx, this, type_, (bubbles, cancelable), view.as_ref(), None) {
        return Ok(());
    }
    event::extra(cx, this, |part: &mut Part| {
        part.key = key;
        part.location = location;
    });
    event::extra(cx, this, |modifiers: &mut Modifiers| {
        *modifiers = Modifiers { ctrl_key, alt_key, shift_key, meta_key, others: 0 };
    });
    Ok(())
}
