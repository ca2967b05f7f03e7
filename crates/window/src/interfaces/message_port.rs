//! <https://html.spec.whatwg.org/multipage/web-messaging.html#message-ports>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::generated::dictionaries::StructuredSerializeOptions;
use crate::messaging::ports;

/// <https://html.spec.whatwg.org/multipage/web-messaging.html#dom-messageport-postmessage>
pub(crate) fn post_message(
    cx: &mut Cx<'_>,
    this: &Value,
    message: Value,
    transfer: Vec<Value>,
) -> Result<(), Thrown> {
    ports::post_message(cx, this, &message, &transfer)
}

/// <https://html.spec.whatwg.org/multipage/web-messaging.html#dom-messageport-postmessage-options>
pub(crate) fn post_message_2(
    cx: &mut Cx<'_>,
    this: &Value,
    message: Value,
    options: StructuredSerializeOptions,
) -> Result<(), Thrown> {
    ports::post_message(cx, this, &message, &options.transfer)
}

/// <https://html.spec.whatwg.org/multipage/web-messaging.html#dom-messageport-start>
pub(crate) fn start(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    ports::start(cx, this);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/web-messaging.html#dom-messageport-close>
pub(crate) fn close(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    ports::close(cx, this);
    Ok(())
}
