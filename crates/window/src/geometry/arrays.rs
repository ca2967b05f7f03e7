//! Typed arrays of floating point numbers.

use treewright_quickjs::{Thrown, Value, ViewKind};

use crate::Cx;

/// A `Float32Array` or `Float64Array` of these numbers.
pub(crate) fn float_array(
    cx: &mut Cx<'_>,
    numbers: &[f64],
    is_double: bool,
) -> Result<Value, Thrown> {
    let (kind, bytes): (_, Vec<u8>) = if is_double {
        (ViewKind::Float64, numbers.iter().flat_map(|number| number.to_ne_bytes()).collect())
    } else {
        let singles = numbers.iter().flat_map(|number| (*number as f32).to_ne_bytes());
        (ViewKind::Float32, singles.collect())
    };
    let buffer = cx.array_buffer(bytes);
    cx.buffer_view(kind, &buffer, 0, Some(numbers.len()))
}

/// The numbers of a `Float32Array` or `Float64Array`.
pub(crate) fn numbers_of(cx: &Cx<'_>, array: &Value, is_double: bool) -> Vec<f64> {
    let bytes = cx.bytes(array).unwrap_or_default();
    if is_double {
        let (all, _) = bytes.as_chunks::<8>();
        all.iter().map(|bytes| f64::from_ne_bytes(*bytes)).collect()
    } else {
        let (all, _) = bytes.as_chunks::<4>();
        all.iter().map(|bytes| f64::from(f32::from_ne_bytes(*bytes))).collect()
    }
}
