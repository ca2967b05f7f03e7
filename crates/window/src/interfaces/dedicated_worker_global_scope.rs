//! <https://html.spec.whatwg.org/multipage/workers.html#dedicatedworkerglobalscope>

use treewright_quickjs::{Thrown, Value};

use crate::generated::dictionaries::StructuredSerializeOptions;
use crate::messaging::ports;
use crate::objects::slots;
use crate::strings::DomString;
use crate::structured_data::from_text;
use crate::{Cx, workers};

/// <https://html.spec.whatwg.org/multipage/workers.html#dom-dedicatedworkerglobalscope-name>
pub(crate) fn name(cx: &mut Cx<'_>, _this: &Value) -> Result<DomString, Thrown> {
    let inside = cx.host.workers.inside.as_ref();
    Ok(inside.map_or_else(DomString::default, |inside| from_text(&inside.name)))
}

/// <https://html.spec.whatwg.org/multipage/workers.html#dom-dedicatedworkerglobalscope-postmessage>
pub(crate) fn post_message(
    cx: &mut Cx<'_>,
    this: &Value,
    message: Value,
    transfer: Vec<Value>,
) -> Result<(), Thrown> {
    match cx.slot(this, slots::PORT) {
        Some(port) => ports::post_message(cx, &port, &message, &transfer),
        None => Ok(()),
    }
}

/// <https://html.spec.whatwg.org/multipage/workers.html#dom-dedicatedworkerglobalscope-postmessage-options>
pub(crate) fn post_message_2(
    cx: &mut Cx<'_>,
    this: &Value,
    message: Value,
    options: StructuredSerializeOptions,
) -> Result<(), Thrown> {
    post_message(cx, this, message, options.transfer)
}

/// <https://html.spec.whatwg.org/multipage/workers.html#dom-dedicatedworkerglobalscope-close>
pub(crate) fn close(cx: &mut Cx<'_>, _this: &Value) -> Result<(), Thrown> {
    workers::close(cx);
    Ok(())
}
