//! `CSSKeyframesRule`.
//!
//! <https://drafts.csswg.org/css-animations-1/#interface-csskeyframesrule>

use treewright_quickjs::{Thrown, Value};

use crate::strings::DomString;
use crate::{Cx, style};

/// <https://drafts.csswg.org/css-animations-1/#dom-csskeyframesrule-name>
pub(crate) fn name(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    Ok(style::the_rule(cx, this)?.name().into())
}

/// <https://drafts.csswg.org/css-animations-1/#dom-csskeyframesrule-name>
pub(crate) fn set_name(cx: &mut Cx<'_>, this: &Value, value: DomString) -> Result<(), Thrown> {
    let (rule, value) = (style::the_rule(cx, this)?, value.into_scalar());
    style::demand(cx, &value)?;
    rule.set_name(&value);
    style::rules_changed(cx);
    Ok(())
}

/// <https://drafts.csswg.org/css-animations-1/#dom-csskeyframesrule-cssrules>
pub(crate) fn css_rules(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    style::rule_list(cx, this)
}

/// <https://drafts.csswg.org/css-animations-1/#dom-csskeyframesrule-length>
pub(crate) fn length(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    Ok(u32::try_from(style::the_rule(cx, this)?.len()).unwrap_or(u32::MAX))
}

pub(crate) fn supported_property_indices(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    length(cx, this)
}

/// <https://drafts.csswg.org/css-animations-1/#interface-csskeyframesrule>
pub(crate) fn indexed_property(
    cx: &mut Cx<'_>,
    this: &Value,
    index: u32,
) -> Result<Option<Value>, Thrown> {
    let list = style::rule_list(cx, this)?;
    style::rule_at(cx, &list, index as usize)
}

/// <https://drafts.csswg.org/css-animations-1/#dom-csskeyframesrule-appendrule>
pub(crate) fn append_rule(cx: &mut Cx<'_>, this: &Value, rule: DomString) -> Result<(), Thrown> {
    let (keyframes, text) = (style::the_rule(cx, this)?, rule.into_scalar());
    style::demand(cx, &text)?;
    if keyframes.append_keyframe(&text) {
        style::keyframes_changed(cx, this, None);
    }
    Ok(())
}

/// <https://drafts.csswg.org/css-animations-1/#dom-csskeyframesrule-deleterule>
pub(crate) fn delete_rule(cx: &mut Cx<'_>, this: &Value, select: DomString) -> Result<(), Thrown> {
    let keyframes = style::the_rule(cx, this)?;
    let place = keyframes.find_keyframe(&select.to_scalar());
    if let Some(removed) = place.and_then(|place| keyframes.delete_rule(place).ok()) {
        style::keyframes_changed(cx, this, Some(&removed));
    }
    Ok(())
}

/// <https://drafts.csswg.org/css-animations-1/#dom-csskeyframesrule-findrule>
pub(crate) fn find_rule(
    cx: &mut Cx<'_>,
    this: &Value,
    select: DomString,
) -> Result<Option<Value>, Thrown> {
    match style::the_rule(cx, this)?.find_keyframe(&select.to_scalar()) {
        Some(place) => {
            let list = style::rule_list(cx, this)?;
            style::rule_at(cx, &list, place)
        }
        None => Ok(None),
    }
}
