//! <https://w3c.github.io/uievents/#textevent>

use treewright_quickjs::{Thrown, Value};

use super::ui_event;
use crate::Cx;
use crate::events::attributes::TextEvent as Part;
use crate::events::event;
use crate::strings::DomString;

read_only!(Part { data: DomString });

/// <https://w3c.github.io/uievents/#dom-textevent-inittextevent>
pub(crate) fn init_text_event(
    cx: &mut Cx<'_>,
    this: &Value,
    type_: DomString,
    bubbles: bool,
    cancelable: bool,
    view: Option<Value>,
    data: DomString,
) -> Result<(), Thrown> {
    if ui_event::initialize(cx, this, type_, (bubbles, cancelable), view.as_ref(), None) {
        event::extra(cx, this, |part: &mut Part| part.data = data);
    }
    Ok(())
}
