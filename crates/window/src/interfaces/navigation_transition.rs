//! <https://html.spec.whatwg.org/multipage/nav-history-apis.html#ongoing-navigation-tracking>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::generated::enums::NavigationType;
use crate::navigation_api::{committed_of, finished_of, slots, transition_type};

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigationtransition-navigationtype>
pub(crate) fn navigation_type(cx: &mut Cx<'_>, this: &Value) -> Result<NavigationType, Thrown> {
    transition_type(cx, this)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigationtransition-from>
pub(crate) fn from(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    Ok(cx.slot(this, slots::FROM).unwrap_or_else(|| cx.null()))
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigationtransition-to>
pub(crate) fn to(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    Ok(cx.slot(this, slots::TO).unwrap_or_else(|| cx.null()))
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigationtransition-committed>
pub(crate) fn committed(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    Ok(committed_of(cx, this))
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigationtransition-finished>
pub(crate) fn finished(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    Ok(finished_of(cx, this))
}
