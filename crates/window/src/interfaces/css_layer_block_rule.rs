//! `CSSLayerBlockRule`.
//!
//! <https://drafts.csswg.org/css-cascade-5/#the-csslayerblockrule-interface>

use treewright_quickjs::{Thrown, Value};

use crate::strings::DomString;
use crate::{Cx, style};

/// <https://drafts.csswg.org/css-cascade-5/#dom-csslayerblockrule-name>
pub(crate) fn name(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    Ok(style::the_rule(cx, this)?.name().into())
}
