//! `External`.
//!
//! <https://html.spec.whatwg.org/multipage/obsolete.html#external>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;

/// <https://html.spec.whatwg.org/multipage/obsolete.html#dom-external-addsearchprovider>
pub(crate) fn add_search_provider(_cx: &mut Cx<'_>, _this: &Value) -> Result<(), Thrown> {
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/obsolete.html#dom-external-issearchproviderinstalled>
pub(crate) fn is_search_provider_installed(_cx: &mut Cx<'_>, _this: &Value) -> Result<(), Thrown> {
    Ok(())
}
