//! The error for policies that are not valid.

use std::fmt;

/// A rule that policies must keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PolicyRule {
    /// It is not a scheme of URLs.
    Scheme,
    /// It is not the name of an element that parsers make.
    ElementName,
    /// It is not the name of an attribute that parsers make, or of an element and an attribute.
    AttributeName,
    /// It is not an absolute URL that others can be relative to.
    Base,
    /// It is not a token.
    Token,
    /// It cannot be the start of ids.
    Prefix,
    /// Policies do not set this attribute.
    SetAttribute,
    /// No property of CSS has this name.
    Property,
    /// The program was built without the tables of CSS: the feature `styles`, or `check` of the library `treewright`.
    NoStyles,
    /// It is not a value of this policy; the text says what is.
    Value(&'static str),
}

/// The error for policies that are not valid.
///
/// ```
/// use treewright_sanitize::{Policies, PolicyRule};
/// let error = Policies::new().prefix("a b").unwrap_err();
/// assert_eq!(error.rule, PolicyRule::Prefix);
/// assert_eq!(
///     error.to_string(),
///     "policy `prefix`: `a b` does not consist of letters, digits, `-` and `_`, of which the first is a letter"
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct InvalidPolicy {
    /// The name of the policy, as in files.
    pub policy: &'static str,
    /// The value that breaks the rule.
    pub value: String,
    /// The rule that is broken.
    pub rule: PolicyRule,
}

impl InvalidPolicy {
    pub(crate) fn new(policy: &'static str, value: &str, rule: PolicyRule) -> Self {
        Self { policy, value: value.to_owned(), rule }
    }
}

impl fmt::Display for InvalidPolicy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { policy, value, rule } = self;
        write!(f, "policy `{policy}`: `{value}` ")?;
        match rule {
            PolicyRule::Scheme => f.write_str("is not the scheme of a URL, such as `https`"),
            PolicyRule::ElementName => {
                f.write_str("is not the name of an element in lower case, such as `img`")
            }
            PolicyRule::AttributeName => f.write_str(
                "is not the name of an attribute in lower case, such as `src`, or of an element and an attribute, such as \
                 `img src`",
            ),
            PolicyRule::Base => f.write_str("is not an absolute URL that others can be relative to"),
            PolicyRule::Token => f.write_str("is not a token, which has no white space"),
            PolicyRule::Prefix => f.write_str(
                "does not consist of letters, digits, `-` and `_`, of which the first is a letter",
            ),
            PolicyRule::SetAttribute => f.write_str(
                "cannot be set: event handlers, styles, classes, ids and URLs depend on the text",
            ),
            PolicyRule::Property => f.write_str("is not a property of CSS"),
            PolicyRule::NoStyles => {
                f.write_str("cannot be set: the program was built without the tables of CSS")
            }
            PolicyRule::Value(expected) => write!(f, "is not {expected}"),
        }
    }
}

impl std::error::Error for InvalidPolicy {}
