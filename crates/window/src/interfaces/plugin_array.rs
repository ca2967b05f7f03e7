//! The PDF viewer of a navigator: without one, the list is empty.
//!
//! <https://html.spec.whatwg.org/multipage/system-state.html#pluginarray>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;

/// <https://html.spec.whatwg.org/multipage/system-state.html#dom-pluginarray-refresh>
pub(crate) fn refresh(_cx: &mut Cx<'_>, _this: &Value) -> Result<(), Thrown> {
    Ok(())
}

pub(crate) use super::mime_type_array::{
    item, length, named_item, named_property, supported_property_indices, supported_property_names,
};
