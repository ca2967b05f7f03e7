//! `CSSNamespaceRule`.
//!
//! <https://drafts.csswg.org/cssom/#the-cssnamespacerule-interface>

use treewright_quickjs::{Thrown, Value};

use crate::strings::DomString;
use crate::{Cx, style};

/// <https://drafts.csswg.org/cssom/#dom-cssnamespacerule-namespaceuri>
pub(crate) fn namespace_uri(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    Ok(style::the_rule(cx, this)?.namespace_names().1.into())
}

/// <https://drafts.csswg.org/cssom/#dom-cssnamespacerule-prefix>
pub(crate) fn prefix(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    Ok(style::the_rule(cx, this)?.namespace_names().0.into())
}
