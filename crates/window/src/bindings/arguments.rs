//! The arguments of a call.

use treewright_quickjs::{Call, Thrown, Value};

use super::site::{At, Site};
use crate::Cx;

/// Throws unless there are enough arguments.
pub(crate) fn at_least(
    cx: &Cx<'_>,
    call: &Call<'_>,
    required: usize,
    site: &'static Site,
) -> Result<(), Thrown> {
    let present = call.len();
    if present >= required {
        return Ok(());
    }
    let plural = if required == 1 { "" } else { "s" };
    let reason = format!("{required} argument{plural} required, but only {present} present.");
    Err(site.type_error(cx, &reason))
}

/// The last arguments, from one on, converted in order.
pub(crate) fn variadic<T>(
    cx: &mut Cx<'_>,
    call: &Call<'_>,
    first: usize,
    site: &'static Site,
    convert: impl Fn(&mut Cx<'_>, &Value, At) -> Result<T, Thrown>,
) -> Result<Vec<T>, Thrown> {
    let mut all = Vec::with_capacity(call.len().saturating_sub(first));
    for index in first..call.len() {
        let number = u8::try_from(index + 1).unwrap_or(u8::MAX);
        all.push(convert(cx, &call.arg(index), site.argument(number))?);
    }
    Ok(all)
}

/// The error for arguments that match no overload.
pub(crate) fn no_overload(cx: &Cx<'_>, site: &'static Site) -> Result<Value, Thrown> {
    Err(site.type_error(cx, "Overload resolution failed."))
}
