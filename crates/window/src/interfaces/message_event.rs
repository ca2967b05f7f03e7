//! <https://html.spec.whatwg.org/multipage/comms.html#the-messageevent-interface>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::events::attributes::{MessageEvent as Part, Sender};
use crate::events::event::{self, Slot, set_ports};
use crate::generated::Interface;
use crate::generated::dictionaries::MessageEventInit;
use crate::generated::unions::MessageEventSource;
use crate::origin::Origin;
use crate::strings::DomString;

read_only!(Part { last_event_id: DomString });

/// <https://html.spec.whatwg.org/multipage/comms.html#dom-messageevent-origin>
pub(crate) fn origin(cx: &mut Cx<'_>, this: &Value) -> Result<String, Thrown> {
    Ok(event::extra(cx, this, |part: &mut Part| match &part.sender {
        Sender::Origin(origin) => origin.serialization(),
        Sender::Text(text) => text.clone(),
    }))
}

/// "Extract an origin": "this's origin if it is an origin; otherwise null."
/// <https://html.spec.whatwg.org/multipage/comms.html#messageevent>
pub(super) fn sender(cx: &mut Cx<'_>, event: &Value) -> Option<Origin> {
    event::extra(cx, event, |part: &mut Part| match &part.sender {
        Sender::Origin(origin) => Some(origin.clone()),
        Sender::Text(_) => None,
    })
}

/// <https://html.spec.whatwg.org/multipage/comms.html#messageevent>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    type_: DomString,
    init: MessageEventInit,
) -> Result<Value, Thrown> {
    let event = event::construct(cx, prototype, Interface::MessageEvent, type_, init.base.into());
    let part = Part { sender: Sender::Text(init.origin), last_event_id: init.last_event_id };
    event::with(cx, &event, |data| data.add(part));
    event::set_slot(cx, &event, Slot::Data, Some(&init.data));
    let source = init.source.map(source_value);
    event::set_slot(cx, &event, Slot::Source, source.as_ref());
    set_ports(cx, &event, init.ports)?;
    Ok(event)
}

/// <https://html.spec.whatwg.org/multipage/comms.html#dom-messageevent-data>
pub(crate) fn data(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    Ok(event::slot_or_null(cx, this, Slot::Data))
}

/// <https://html.spec.whatwg.org/multipage/comms.html#dom-messageevent-source>
pub(crate) fn source(cx: &mut Cx<'_>, this: &Value) -> Result<Option<MessageEventSource>, Thrown> {
    // Both are returned unchanged.
    Ok(event::slot(cx, this, Slot::Source).map(MessageEventSource::WindowProxy))
}

fn source_value(source: MessageEventSource) -> Value {
    let (MessageEventSource::WindowProxy(value) | MessageEventSource::MessagePort(value)) = source;
    value
}

/// <https://html.spec.whatwg.org/multipage/comms.html#dom-messageevent-ports>
pub(crate) fn ports(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    if let Some(ports) = event::slot(cx, this, Slot::Ports) {
        return Ok(ports);
    }
    set_ports(cx, this, Vec::new())?;
    Ok(event::slot_or_null(cx, this, Slot::Ports))
}

/// <https://html.spec.whatwg.org/multipage/comms.html#dom-messageevent-initmessageevent>
#[expect(clippy::too_many_arguments, reason = "those of the method")]
pub(crate) fn init_message_event(
    cx: &mut Cx<'_>,
    this: &Value,
    type_: DomString,
    bubbles: bool,
    cancelable: bool,
    data: Value,
    origin: String,
    last_event_id: DomString,
    source: Option<MessageEventSource>,
    ports: Vec<Value>,
) -> Result<(), Thrown> {
    if !event::initialize_unless_dispatched(cx, this, type_, bubbles, cancelable) {
        return Ok(());
    }
    event::extra(cx, this, |part: &mut Part| {
        *part = Part { sender: Sender::Text(origin), last_event_id };
    });
    event::set_slot(cx, this, Slot::Data, Some(&data));
    let source = source.map(source_value);
    event::set_slot(cx, this, Slot::Source, source.as_ref());
    set_ports(cx, this, ports)
}
