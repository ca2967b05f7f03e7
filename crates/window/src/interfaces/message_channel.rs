//! <https://html.spec.whatwg.org/multipage/web-messaging.html#message-channels>

use treewright_quickjs::{Thrown, Value};

use crate::generated::Interface;
use crate::messaging::ports;
use crate::{Cx, bindings};

/// The slots of the ports.
const PORT_1: u64 = 1;
const PORT_2: u64 = 2;

/// <https://html.spec.whatwg.org/multipage/web-messaging.html#dom-messagechannel>
pub(crate) fn constructor(cx: &mut Cx<'_>, prototype: &Value) -> Result<Value, Thrown> {
    let (one, two) = ports::new_pair(cx)?;
    let channel = bindings::new_object_with(cx, Interface::MessageChannel, prototype);
    cx.set_slot(&channel, PORT_1, &one);
    cx.set_slot(&channel, PORT_2, &two);
    Ok(channel)
}

/// <https://html.spec.whatwg.org/multipage/web-messaging.html#dom-messagechannel-port1>
pub(crate) fn port1(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    Ok(cx.slot(this, PORT_1).unwrap_or_else(|| cx.null()))
}

/// <https://html.spec.whatwg.org/multipage/web-messaging.html#dom-messagechannel-port2>
pub(crate) fn port2(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    Ok(cx.slot(this, PORT_2).unwrap_or_else(|| cx.null()))
}
