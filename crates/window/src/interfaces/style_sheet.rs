//! `StyleSheet`.
//!
//! <https://drafts.csswg.org/cssom/#the-stylesheet-interface>

use treewright_quickjs::{Thrown, Value};

use super::css_style_sheet::parent_and_owner_rule;
use crate::Cx;
use crate::generated::unions::ElementOrProcessingInstruction;
use crate::strings::DomString;
use crate::style;

/// <https://drafts.csswg.org/cssom/#dom-stylesheet-type>
pub(crate) fn type_(_cx: &mut Cx<'_>, _this: &Value) -> Result<DomString, Thrown> {
    Ok("text/css".into())
}

/// <https://drafts.csswg.org/cssom/#dom-stylesheet-href>
pub(crate) fn href(cx: &mut Cx<'_>, this: &Value) -> Result<Option<String>, Thrown> {
    let state = style::sheet_of_object(cx, this)?;
    Ok(state.location().map(str::to_owned))
}

/// <https://drafts.csswg.org/cssom/#dom-stylesheet-ownernode>
pub(crate) fn owner_node(
    cx: &mut Cx<'_>,
    this: &Value,
) -> Result<Option<ElementOrProcessingInstruction>, Thrown> {
    let state = style::sheet_of_object(cx, this)?;
    Ok(state.owner().map(ElementOrProcessingInstruction::Element))
}

/// <https://drafts.csswg.org/cssom/#dom-stylesheet-parentstylesheet>
pub(crate) fn parent_style_sheet(cx: &mut Cx<'_>, this: &Value) -> Result<Option<Value>, Thrown> {
    Ok(parent_and_owner_rule(cx, this)?.map(|(parent, _)| parent))
}

/// <https://drafts.csswg.org/cssom/#dom-stylesheet-title>
pub(crate) fn title(cx: &mut Cx<'_>, this: &Value) -> Result<Option<DomString>, Thrown> {
    let state = style::sheet_of_object(cx, this)?;
    let title = state.owner().and_then(|owner| style::title_of(cx.host, owner));
    Ok(title.map(DomString::from))
}

/// <https://drafts.csswg.org/cssom/#dom-stylesheet-media>
pub(crate) fn media(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    // An imported sheet has the queries of its rule.
    match parent_and_owner_rule(cx, this)? {
        Some((_, rule)) => style::media_list(cx, &rule),
        None => style::media_list(cx, this),
    }
}

/// <https://drafts.csswg.org/cssom/#dom-stylesheet-disabled>
pub(crate) fn disabled(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    let state = style::sheet_of_object(cx, this)?;
    Ok(style::is_disabled(cx.host, &state))
}

/// <https://drafts.csswg.org/cssom/#dom-stylesheet-disabled>
pub(crate) fn set_disabled(cx: &mut Cx<'_>, this: &Value, value: bool) -> Result<(), Thrown> {
    let state = style::sheet_of_object(cx, this)?;
    style::set_disabled(cx.host, &state, value);
    Ok(())
}
