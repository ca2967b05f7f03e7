//! `CSSRule`.
//!
//! <https://drafts.csswg.org/cssom/#the-cssrule-interface>

use treewright_quickjs::{Thrown, Value};

use treewright_style::cssom::RuleKind;

use crate::Cx;
use crate::bindings::receiver;
use crate::generated::Interface;
use crate::strings::DomString;
use crate::style;

/// <https://drafts.csswg.org/cssom/#dom-cssrule-csstext>
pub(crate) fn css_text(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    Ok(style::the_rule(cx, this)?.css_text().into())
}

/// It does nothing.
/// <https://drafts.csswg.org/cssom/#dom-cssrule-csstext>
pub(crate) fn set_css_text(
    _cx: &mut Cx<'_>,
    _this: &Value,
    _value: DomString,
) -> Result<(), Thrown> {
    Ok(())
}

/// <https://drafts.csswg.org/cssom/#dom-cssrule-parentrule>
pub(crate) fn parent_rule(cx: &mut Cx<'_>, this: &Value) -> Result<Option<Value>, Thrown> {
    let parent = style::parent_of(cx, this);
    Ok(parent.filter(|parent| receiver::is(cx, parent, Interface::CSSRule)))
}

/// <https://drafts.csswg.org/cssom/#dom-cssrule-parentstylesheet>
pub(crate) fn parent_style_sheet(cx: &mut Cx<'_>, this: &Value) -> Result<Option<Value>, Thrown> {
    let mut parent = style::parent_of(cx, this);
    while let Some(object) = parent {
        if receiver::is(cx, &object, Interface::CSSStyleSheet) {
            return Ok(Some(object));
        }
        parent = style::parent_of(cx, &object);
    }
    Ok(None)
}

/// <https://drafts.csswg.org/cssom/#dom-cssrule-type>
pub(crate) fn type_(cx: &mut Cx<'_>, this: &Value) -> Result<u16, Thrown> {
    Ok(match style::the_rule(cx, this)?.kind() {
        RuleKind::Style => 1,
        RuleKind::Import => 3,
        RuleKind::Media => 4,
        RuleKind::FontFace => 5,
        RuleKind::Page => 6,
        RuleKind::Keyframes => 7,
        RuleKind::Keyframe => 8,
        RuleKind::Margin => 9,
        RuleKind::Namespace => 10,
        RuleKind::Supports => 12,
        _ => 0,
    })
}
