//! <https://html.spec.whatwg.org/multipage/web-messaging.html#broadcastchannel>

use treewright_quickjs::{Thrown, Value};

use crate::generated::Interface;
use crate::messaging::broadcast;
use crate::strings::DomString;
use crate::structured_data::from_text;
use crate::{Cx, bindings};

/// <https://html.spec.whatwg.org/multipage/web-messaging.html#dom-broadcastchannel>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    name: DomString,
) -> Result<Value, Thrown> {
    let channel = bindings::new_object_with(cx, Interface::BroadcastChannel, prototype);
    broadcast::begin(cx, &channel, name);
    Ok(channel)
}

/// <https://html.spec.whatwg.org/multipage/web-messaging.html#dom-broadcastchannel-name>
pub(crate) fn name(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    Ok(broadcast::name_of(cx, this).map_or_else(DomString::default, |name| from_text(&name)))
}

/// <https://html.spec.whatwg.org/multipage/web-messaging.html#dom-broadcastchannel-postmessage>
pub(crate) fn post_message(cx: &mut Cx<'_>, this: &Value, message: Value) -> Result<(), Thrown> {
    broadcast::post_message(cx, this, &message)
}

/// <https://html.spec.whatwg.org/multipage/web-messaging.html#dom-broadcastchannel-close>
pub(crate) fn close(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    broadcast::close(cx, this);
    Ok(())
}
