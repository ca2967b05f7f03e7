//! <https://streams.spec.whatwg.org/#blqs-class>

use treewright_quickjs::{Thrown, Value};

use crate::generated::Interface;
use crate::generated::dictionaries::QueuingStrategyInit;
use crate::streams::strategies::{HighWaterMark, byte_length_size_function};
use crate::{Cx, bindings};

/// <https://streams.spec.whatwg.org/#blqs-constructor>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    init: QueuingStrategyInit,
) -> Result<Value, Thrown> {
    let object = bindings::new_object_with(cx, Interface::ByteLengthQueuingStrategy, prototype);
    cx.set_data(&object, Box::new(HighWaterMark(init.high_water_mark)));
    Ok(object)
}

/// <https://streams.spec.whatwg.org/#blqs-high-water-mark>
pub(crate) fn high_water_mark(cx: &mut Cx<'_>, this: &Value) -> Result<f64, Thrown> {
    match cx.data(this, |mark: &mut HighWaterMark, _| mark.0) {
        Some(mark) => Ok(mark),
        None => Err(cx.type_error("Illegal invocation")),
    }
}

/// <https://streams.spec.whatwg.org/#blqs-size>
pub(crate) fn size(cx: &mut Cx<'_>, _this: &Value) -> Result<Value, Thrown> {
    Ok(byte_length_size_function(cx))
}
