//! <https://webidl.spec.whatwg.org/#quotaexceedederror>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::exception::{self, ExceptionData, QuotaData};
use crate::generated::Interface;
use crate::generated::dictionaries::QuotaExceededErrorOptions;
use crate::strings::DomString;

/// <https://webidl.spec.whatwg.org/#dom-quotaexceedederror-quotaexceedederror>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    message: DomString,
    options: QuotaExceededErrorOptions,
) -> Result<Value, Thrown> {
    let QuotaExceededErrorOptions { quota, requested, .. } = options;
    if quota.is_some_and(|quota| quota < 0.0) {
        return Err(cx.range_error("The quota is negative."));
    }
    if requested.is_some_and(|requested| requested < 0.0) {
        return Err(cx.range_error("The requested amount is negative."));
    }
    if let (Some(quota), Some(requested)) = (quota, requested)
        && requested < quota
    {
        return Err(cx.range_error("The requested amount is less than the quota."));
    }
    let name = "QuotaExceededError".into();
    let data = ExceptionData { name, message, quota: QuotaData { quota, requested } };
    Ok(exception::with_prototype(cx, Interface::QuotaExceededError, prototype, data))
}

fn data(cx: &mut Cx<'_>, this: &Value) -> QuotaData {
    exception::data(cx, this).map(|data| data.quota).unwrap_or_default()
}

/// <https://webidl.spec.whatwg.org/#dom-quotaexceedederror-quota>
pub(crate) fn quota(cx: &mut Cx<'_>, this: &Value) -> Result<Option<f64>, Thrown> {
    Ok(data(cx, this).quota)
}

/// <https://webidl.spec.whatwg.org/#dom-quotaexceedederror-requested>
pub(crate) fn requested(cx: &mut Cx<'_>, this: &Value) -> Result<Option<f64>, Thrown> {
    Ok(data(cx, this).requested)
}
