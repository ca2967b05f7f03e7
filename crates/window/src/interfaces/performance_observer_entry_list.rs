//! <https://w3c.github.io/performance-timeline/#the-performanceobserverentrylist-interface>
//!
//! A list is filtered as the timeline is.

use treewright_quickjs::{Thrown, Value};

use super::performance;
use crate::Cx;
use crate::strings::DomString;

/// <https://w3c.github.io/performance-timeline/#dom-performanceobserverentrylist-getentries>
pub(crate) fn get_entries(cx: &mut Cx<'_>, this: &Value) -> Result<Vec<Value>, Thrown> {
    performance::get_entries(cx, this)
}

/// <https://w3c.github.io/performance-timeline/#dom-performanceobserverentrylist-getentriesbytype>
pub(crate) fn get_entries_by_type(
    cx: &mut Cx<'_>,
    this: &Value,
    type_: DomString,
) -> Result<Vec<Value>, Thrown> {
    performance::get_entries_by_type(cx, this, type_)
}

/// <https://w3c.github.io/performance-timeline/#dom-performanceobserverentrylist-getentriesbyname>
pub(crate) fn get_entries_by_name(
    cx: &mut Cx<'_>,
    this: &Value,
    name: DomString,
    type_: Option<DomString>,
) -> Result<Vec<Value>, Thrown> {
    performance::get_entries_by_name(cx, this, name, type_)
}
