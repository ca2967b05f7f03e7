//! <https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-navigationcurrententrychangeevent-interface>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::events::attributes::NavigationCurrentEntryChangeEvent as Part;
use crate::events::event::{self, Slot};
use crate::generated::Interface;
use crate::generated::dictionaries::NavigationCurrentEntryChangeEventInit;
use crate::generated::enums::NavigationType;
use crate::strings::DomString;

read_only!(Part { navigation_type: Option<NavigationType> });

/// The constructor.
/// <https://dom.spec.whatwg.org/#concept-event-constructor>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    type_: DomString,
    init: NavigationCurrentEntryChangeEventInit,
) -> Result<Value, Thrown> {
    let interface = Interface::NavigationCurrentEntryChangeEvent;
    let event = event::construct(cx, prototype, interface, type_, init.base.into());
    let part = Part { navigation_type: init.navigation_type };
    event::with(cx, &event, |data| data.add(part));
    event::set_slot(cx, &event, Slot::From, Some(&init.from));
    Ok(event)
}

/// The attribute `from`.
///
/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigationcurrententrychangeevent-from>
pub(crate) fn from(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    Ok(event::slot_or_null(cx, this, Slot::From))
}
