//! `CSSFontFaceRule`.
//!
//! <https://drafts.csswg.org/css-fonts-5/#cssfontfacerule>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::generated::Interface;
use crate::style::{new_declaration_of_a_rule, the_rule};

/// <https://drafts.csswg.org/css-fonts-5/#dom-cssfontfacerule-style>
pub(crate) fn style(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let rule = the_rule(cx, this)?;
    new_declaration_of_a_rule(cx, Interface::CSSFontFaceDescriptors, this, rule)
}
