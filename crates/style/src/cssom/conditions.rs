//! Conditions of `CSS.supports()`, and identifiers as text.
//!
//! <https://drafts.csswg.org/css-conditional-3/#the-css-namespace>

use std::borrow::Cow;

use cssparser::{Parser, serialize_identifier};
use selectors::context::QuirksMode;
use style::custom_properties::AttrTaint;
use style::parser::ParserContext;
use style::stylesheets::supports_rule::{SupportsCondition, parse_condition_or_declaration};
use style::stylesheets::{CssRuleType, Origin, UrlExtraData};
use style_traits::ParsingMode;

use super::properties::supports;
use crate::preferences;
use crate::sheets::about_blank;
use crate::text::bounded;

/// Returns true if a condition of `@supports`, or a declaration without parentheses, is valid and holds. One with blocks and
/// functions that are nested very deep does not hold.
/// <https://drafts.csswg.org/css-conditional-3/#dom-css-supports-conditiontext-conditiontext>
///
/// ```
/// use treewright_style::cssom::supports_condition;
/// assert!(supports_condition("(display: grid) and (not (display: mesh))"));
/// assert!(supports_condition("display: grid") && supports_condition("selector(a > b)"));
/// assert!(!supports_condition("(display: mesh)") && !supports_condition("and"));
/// ```
pub fn supports_condition(text: &str) -> bool {
    preferences::set();
    let Some(text) = bounded(text) else { return false };
    match Parser::new(text).parse_entirely(parse_condition_or_declaration) {
        Ok(condition) => holds(&condition),
        Err(_) => false,
    }
}

/// Declarations are judged as those of scripts are, which knows more properties.
pub(super) fn holds(condition: &SupportsCondition) -> bool {
    match condition {
        SupportsCondition::Not(inner) => !holds(inner),
        SupportsCondition::Parenthesized(inner) => holds(inner),
        SupportsCondition::And(all) => all.iter().all(holds),
        SupportsCondition::Or(all) => all.iter().any(holds),
        SupportsCondition::Declaration(declaration) => {
            let Some((name, value)) = declaration.0.split_once(':') else { return false };
            let value = value.trim();
            let value = match value.rsplit_once('!') {
                Some((value, word)) if word.trim().eq_ignore_ascii_case("important") => value,
                _ => value,
            };
            supports(name.trim(), value)
        }
        other => {
            let url = UrlExtraData::from(about_blank());
            let mut context = ParserContext::new(
                Origin::Author,
                &url,
                Some(CssRuleType::Style),
                ParsingMode::DEFAULT,
                QuirksMode::NoQuirks,
                Cow::default(),
                None,
                None,
                AttrTaint::default(),
            );
            other.eval(&mut context)
        }
    }
}

/// The text of an identifier in a sheet or a selector.
/// <https://drafts.csswg.org/cssom/#serialize-an-identifier>
///
/// ```
/// use treewright_style::cssom::escape_identifier;
/// assert_eq!(escape_identifier("1.a"), "\\31 \\.a");
/// ```
pub fn escape_identifier(identifier: &str) -> String {
    let mut text = String::new();
    // A string takes everything.
    let _ = serialize_identifier(identifier, &mut text);
    text
}
