//! Declarations of `style` by property and value.

use cssparser::{ParseError, Parser, Token};
use treewright_semantics::css::is_math_function;
use treewright_semantics::declarations::each_declaration;

use super::apply::Prepared;
use super::css_urls::{self, DEEPEST, Mapped};
use super::pattern;
use super::urls::{RewrittenUrls, Verdict, is_fragment};
use super::values::{Judged, Part};
use crate::{Action, Kind, Reason};

/// The values that a property may have in `style`, for [`Policies::style`](super::Policies::style). Each component of
/// a value must be one that the property can have; their order, keywords that begin with `-`, and the arguments of some
/// functions, such as gradients, are not checked. Functions whose result depends on the page, such as `var()` and
/// `attr()`, are not allowed.
///
/// ```
/// use treewright_sanitize::{Policies, StyleValues};
/// let policies = Policies::new()
///     .style("color", StyleValues::any())?
///     .style("text-align", StyleValues::listed(["left", "right", "center"]))?
///     .style("margin", StyleValues::any().negative(false))?;
/// # Ok::<(), treewright_sanitize::InvalidPolicy>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct StyleValues {
    pub(super) patterns: Option<Vec<String>>,
    pub(super) negative: bool,
    pub(super) urls: bool,
}

impl StyleValues {
    /// All values of the property, without URLs.
    pub fn any() -> Self {
        Self { patterns: None, negative: true, urls: false }
    }

    /// The values that fit one of these patterns, in which `*` is for any characters, or none. Upper and lower case are the
    /// same.
    pub fn listed<T: Into<String>>(patterns: impl IntoIterator<Item = T>) -> Self {
        let patterns = patterns.into_iter().map(|pattern| pattern.into().to_ascii_lowercase());
        Self { patterns: Some(patterns.collect()), ..Self::any() }
    }

    /// Sets whether negative numbers are allowed, and calculations, which can give some.
    #[must_use]
    pub fn negative(mut self, allowed: bool) -> Self {
        self.negative = allowed;
        self
    }

    /// Sets whether URLs are allowed; those that the policies about URLs allow for the attribute `style`. Those that are
    /// only a fragment always are.
    #[must_use]
    pub fn urls(mut self, allowed: bool) -> Self {
        self.urls = allowed;
        self
    }
}

/// A declaration that is kept.
#[derive(Debug, PartialEq, Eq)]
struct Kept {
    name: String,
    value: String,
    is_important: bool,
}

impl Prepared {
    /// Decides about the declarations of an attribute.
    pub(super) fn judge_declarations(
        &self,
        styles: &std::collections::BTreeMap<String, StyleValues>,
        element: &str,
        style: &str,
        rewritten: &mut RewrittenUrls,
    ) -> Option<Judged> {
        let (mut kept, mut parts) = (Vec::new(), Vec::new());
        each_declaration(style, |declaration| {
            let name = declaration.name.to_ascii_lowercase();
            let mut part = |action, reason| {
                parts.push(Part {
                    kind: Kind::Declaration,
                    action,
                    name: Some(name.clone()),
                    value: declaration.value.to_owned(),
                    reason,
                });
            };
            let is_kept = styles
                .get(&name)
                .is_some_and(|values| is_allowed(values, &name, declaration.value));
            if !is_kept {
                part(Action::Removed, Reason::Style);
                return;
            }
            let may_have_urls = styles.get(&name).is_some_and(|values| values.urls);
            let judge = |url: &str| {
                if may_have_urls || is_fragment(url) {
                    self.policies.judge_url(element, "style", url, rewritten)
                } else {
                    Verdict::Remove(Reason::Style)
                }
            };
            let value = match css_urls::map(declaration.value, judge) {
                Mapped::Same => declaration.value.to_owned(),
                Mapped::Changed(value, reason) => {
                    part(Action::Changed, reason);
                    value
                }
                Mapped::Removed(reason) => {
                    part(Action::Removed, reason);
                    return;
                }
            };
            let is_important = declaration.is_important;
            kept.push(Kept { name: declaration.name.to_owned(), value, is_important });
        });
        let written = written(&kept);
        if parts.is_empty() && without_spaces(&written) == without_spaces(style) {
            return None;
        }
        if written.is_empty() || !is_read_as(&written, &kept) {
            parts.push(Part {
                kind: Kind::Attribute,
                action: Action::Removed,
                name: None,
                value: style.to_owned(),
                reason: Reason::Style,
            });
            return Some(Judged { becomes: None, parts });
        }
        if parts.is_empty() {
            // What is not a declaration is left out.
            parts.push(Part {
                kind: Kind::Attribute,
                action: Action::Changed,
                name: None,
                value: style.to_owned(),
                reason: Reason::Style,
            });
        }
        Some(Judged { becomes: Some(written), parts })
    }
}

fn written(kept: &[Kept]) -> String {
    let one = |kept: &Kept| {
        let end = if kept.is_important { " !important" } else { "" };
        format!("{}: {}{end}", kept.name, kept.value)
    };
    kept.iter().map(one).collect::<Vec<String>>().join("; ")
}

/// Returns true if a style has these declarations. One at the end can be without its closing parentheses, so that nothing
/// can be written after it.
fn is_read_as(style: &str, kept: &[Kept]) -> bool {
    let mut read = Vec::new();
    each_declaration(style, |declaration| {
        read.push(Kept {
            name: declaration.name.to_owned(),
            value: declaration.value.to_owned(),
            is_important: declaration.is_important,
        });
    });
    read == kept
}

fn without_spaces(style: &str) -> String {
    style.chars().filter(|letter| !letter.is_ascii_whitespace() && *letter != ';').collect()
}

fn is_allowed(values: &StyleValues, property: &str, value: &str) -> bool {
    let fits_a_pattern = values.patterns.as_ref().is_none_or(|patterns| {
        let value = value.to_ascii_lowercase();
        patterns.iter().any(|pattern| pattern::matches(pattern, &value))
    });
    fits_a_pattern
        && treewright_conformance::check_declaration(property, value).is_ok()
        && has_only_allowed_tokens(&mut Parser::new(value), values, DEEPEST)
}

/// Functions whose result depends on the page around the text.
const SUBSTITUTIONS: [&str; 9] =
    ["attr", "constant", "env", "first-valid", "if", "inherit", "random-item", "toggle", "var"];

fn has_only_allowed_tokens(parser: &mut Parser<'_>, values: &StyleValues, depth: u32) -> bool {
    while let Ok(token) = parser.next() {
        let (is_allowed, is_block) = match token {
            Token::Function(name) => {
                let is_substitution = name.starts_with('-')
                    && !name.eq_ignore_ascii_case("-webkit-image-set")
                    || SUBSTITUTIONS.iter().any(|other| other.eq_ignore_ascii_case(name));
                let is_calculation = !values.negative && is_math_function(name);
                (!is_substitution && !is_calculation, true)
            }
            Token::ParenthesisBlock | Token::SquareBracketBlock | Token::CurlyBracketBlock => {
                (true, true)
            }
            Token::Number { value, .. } | Token::Dimension { value, .. } => {
                (values.negative || *value >= 0.0, false)
            }
            Token::Percentage { unit_value, .. } => (values.negative || *unit_value >= 0.0, false),
            token => (!token.is_parse_error(), false),
        };
        if !is_allowed {
            return false;
        }
        if is_block {
            let Some(depth) = depth.checked_sub(1) else { return false };
            let mut is_allowed = true;
            let _ = parser.parse_nested_block(|inside| -> Result<(), ParseError<()>> {
                is_allowed = has_only_allowed_tokens(inside, values, depth);
                while inside.next_including_whitespace_and_comments().is_ok() {}
                Ok(())
            });
            if !is_allowed {
                return false;
            }
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Policies;

    /// A style, what it becomes, and the declarations that are removed. An empty one is removed.
    #[test]
    fn declarations() {
        let policies = Policies::new()
            .style("color", StyleValues::any())
            .unwrap()
            .style("text-align", StyleValues::listed(["left", "Center"]))
            .unwrap()
            .style("margin", StyleValues::any().negative(false))
            .unwrap()
            .style("width", StyleValues::listed(["*px"]))
            .unwrap()
            .style("background", StyleValues::any().urls(true))
            .unwrap()
            .style("background-image", StyleValues::any())
            .unwrap()
            .style("font-family", StyleValues::any())
            .unwrap()
            .url_schemes(["https"])
            .unwrap()
            .prefix("p-")
            .unwrap();
        let prepared = Prepared::new(policies.clone());
        for (style, expected, removed) in [
            ("color: red", "color: red", ""),
            ("color:red;;COLOR : blue ;", "color:red;;COLOR : blue ;", ""),
            ("color: red; position: fixed", "color: red", "position"),
            ("color: red !important", "color: red !important", ""),
            ("color: 1px", "", "color style"),
            ("color: var(--x)", "", "color style"),
            ("color: rgb(1 2 3)", "color: rgb(1 2 3)", ""),
            ("color: rgb(1 2 3; text-align: left", "", "color style"),
            ("color: rgb(1 2 3", "color: rgb(1 2 3", ""),
            ("text-align: CENTER", "text-align: CENTER", ""),
            ("text-align: right; width: 3px", "width: 3px", "text-align"),
            ("width: 3em", "", "width style"),
            ("margin: 1px -1px", "", "margin style"),
            ("margin: calc(1px - 2px)", "", "margin style"),
            ("margin: 0 auto", "margin: 0 auto", ""),
            ("background: url(https://a) red", "background: url(https://a) red", ""),
            ("background: url(http://a) red", "", "background style"),
            ("background: url(#a)", "background: url(\"#p-a\")", ""),
            ("background-image: url(https://a)", "", "background-image style"),
            ("background-image: url(#p-a)", "background-image: url(#p-a)", ""),
            ("background-image: image-set('https://a' 1x)", "", "background-image style"),
            (
                "font-family: -apple-system, 'A B', serif",
                "font-family: -apple-system, 'A B', serif",
                "",
            ),
            ("c\\6Flor: red", "color: red", ""),
            ("color: red; {a: b}", "color: red", ""),
            ("color: red; x", "color: red", ""),
            ("--x: 1; color: expression(f())", "", "--x color style"),
            ("", "", ""),
            ("x", "", "style"),
        ] {
            let styles = policies.styles.get().unwrap();
            let judge =
                |style| prepared.judge_declarations(styles, "p", style, &mut RewrittenUrls::new());
            let judged = judge(style);
            let becomes = judged.as_ref().map_or(Some(style), |judged| judged.becomes.as_deref());
            assert_eq!(becomes.unwrap_or_default(), expected, "{style}");
            let parts = judged.map(|judged| judged.parts).unwrap_or_default();
            let names: Vec<String> = parts
                .into_iter()
                .filter(|part| part.action == Action::Removed)
                .map(|part| part.name.unwrap_or_else(|| "style".to_owned()))
                .collect();
            assert_eq!(names.join(" "), removed, "{style}");
            assert!(judge(expected).is_none(), "{expected}");
        }
    }
}
