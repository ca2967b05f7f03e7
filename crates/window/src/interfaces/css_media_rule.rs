//! `CSSMediaRule`.
//!
//! <https://drafts.csswg.org/css-conditional-3/#the-cssmediarule-interface>

use treewright_quickjs::{Thrown, Value};

use crate::media_queries::{environment, matches as match_queries};
use crate::{Cx, global_objects, style};

/// <https://drafts.csswg.org/cssom/#dom-cssmediarule-media>
pub(crate) fn media(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    style::media_list(cx, this)
}

/// <https://drafts.csswg.org/css-conditional-3/#dom-cssmediarule-matches>
pub(crate) fn matches(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    let rule = style::the_rule(cx, this)?;
    let document = global_objects::document_of_the_current_global(cx)?;
    Ok(match_queries(&rule.media_text(), &environment(cx.host, document)))
}
