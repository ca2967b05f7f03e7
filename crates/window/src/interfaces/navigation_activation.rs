//! <https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-activation-interface>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::generated::enums::NavigationType;
use crate::navigation_api::{slots, transition_type};

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigationactivation-from>
pub(crate) fn from(cx: &mut Cx<'_>, this: &Value) -> Result<Option<Value>, Thrown> {
    Ok(cx.slot(this, slots::FROM))
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigationactivation-entry>
pub(crate) fn entry(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    Ok(cx.slot(this, slots::ENTRY).unwrap_or_else(|| cx.null()))
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigationactivation-navigationtype>
pub(crate) fn navigation_type(cx: &mut Cx<'_>, this: &Value) -> Result<NavigationType, Thrown> {
    transition_type(cx, this)
}
