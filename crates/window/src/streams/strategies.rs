//! Queuing strategies.
//!
//! <https://streams.spec.whatwg.org/#qs>

use treewright_quickjs::{Call, Thrown, Value};

use super::{set_slot, slot, slots};
use crate::generated::N;
use crate::generated::dictionaries::QueuingStrategy;
use crate::{Cx, callbacks};

/// The slots of a global object for its size functions.
const COUNT: u64 = 5 << 48;
const BYTE_LENGTH: u64 = (5 << 48) + 1;

/// `highWaterMark` of an object.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HighWaterMark(pub(crate) f64);

/// <https://streams.spec.whatwg.org/#validate-and-normalize-high-water-mark>
pub(crate) fn extract_high_water_mark(
    cx: &mut Cx<'_>,
    strategy: &QueuingStrategy,
    default: f64,
) -> Result<f64, Thrown> {
    match strategy.high_water_mark {
        None => Ok(default),
        Some(mark) if mark.is_nan() || mark < 0.0 => {
            Err(cx.range_error("highWaterMark must be a number, and not negative"))
        }
        Some(mark) => Ok(mark),
    }
}

/// Keeps the size algorithm of a strategy; undefined for the one that returns 1.
/// <https://streams.spec.whatwg.org/#make-size-algorithm-from-size-function>
pub(super) fn keep_size_algorithm(cx: &Cx<'_>, controller: &Value, size: &Value) {
    set_slot(cx, controller, slots::SIZE, size);
}

/// The result of the size algorithm.
pub(super) fn size_of(cx: &mut Cx<'_>, controller: &Value, chunk: &Value) -> Result<f64, Thrown> {
    let function = slot(cx, controller, slots::SIZE);
    if function.is_undefined() {
        return Ok(1.0);
    }
    let undefined = cx.undefined();
    let size = callbacks::call(cx, &function, &undefined, std::slice::from_ref(chunk))?;
    cx.to_number(&size)
}

/// <https://streams.spec.whatwg.org/#count-queuing-strategy-size-function>
pub(crate) fn count_size(cx: &mut Cx<'_>, _call: &Call<'_>) -> Result<Value, Thrown> {
    Ok(cx.int(1))
}

/// <https://streams.spec.whatwg.org/#byte-length-queuing-strategy-size-function>
pub(crate) fn byte_length_size(cx: &mut Cx<'_>, call: &Call<'_>) -> Result<Value, Thrown> {
    cx.get_str(&call.arg(0), "byteLength")
}

/// The size function of the current global object.
fn size_function(cx: &mut Cx<'_>, key: u64, native: N, length: u16) -> Value {
    let realm = cx.realm();
    let global = cx.global_object(&realm);
    let known = slot(cx, &global, key);
    if !known.is_undefined() {
        return known;
    }
    let function = cx.function(native as u16, "size", length);
    set_slot(cx, &global, key, &function);
    function
}

pub(crate) fn count_size_function(cx: &mut Cx<'_>) -> Value {
    size_function(cx, COUNT, N::streams_strategies_count_size, 0)
}

pub(crate) fn byte_length_size_function(cx: &mut Cx<'_>) -> Value {
    size_function(cx, BYTE_LENGTH, N::streams_strategies_byte_length_size, 1)
}
