//! <https://html.spec.whatwg.org/multipage/webstorage.html#the-storageevent-interface>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::events::attributes::StorageEvent as Part;
use crate::events::event::{self, Slot};
use crate::generated::Interface;
use crate::generated::dictionaries::StorageEventInit;
use crate::strings::DomString;

read_only!(Part {
    key: Option<DomString>,
    old_value: Option<DomString>,
    new_value: Option<DomString>,
    url: String,
});

/// <https://html.spec.whatwg.org/multipage/webstorage.html#storageevent>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    type_: DomString,
    init: StorageEventInit,
) -> Result<Value, Thrown> {
    let event = event::construct(cx, prototype, Interface::StorageEvent, type_, init.base.into());
    let part =
        Part { key: init.key, old_value: init.old_value, new_value: init.new_value, url: init.url };
    event::with(cx, &event, |data| data.add(part));
    event::set_slot(cx, &event, Slot::StorageArea, init.storage_area.as_ref());
    Ok(event)
}

/// <https://html.spec.whatwg.org/multipage/webstorage.html#dom-storageevent-storagearea>
pub(crate) fn storage_area(cx: &mut Cx<'_>, this: &Value) -> Result<Option<Value>, Thrown> {
    Ok(event::slot(cx, this, Slot::StorageArea))
}

/// <https://html.spec.whatwg.org/multipage/webstorage.html#dom-storageevent-initstorageevent>
#[expect(clippy::too_many_arguments, reason = "those of the method")]
pub(crate) fn init_storage_event(
    cx: &mut Cx<'_>,
    this: &Value,
    type_: DomString,
    bubbles: bool,
    cancelable: bool,
    key: Option<DomString>,
    old_value: Option<DomString>,
    new_value: Option<DomString>,
    url: String,
    storage_area: Option<Value>,
) -> Result<(), Thrown> {
    if !event::initialize_unless_dispatched(cx, this, type_, bubbles, cancelable) {
        return Ok(());
    }
    event::extra(cx, this, |part: &mut Part| *part = Part { key, old_value, new_value, url });
    event::set_slot(cx, this, Slot::StorageArea, storage_area.as_ref());
    Ok(())
}
