//! The error for a configuration that is not valid.

use std::fmt;

use crate::SanitizerElementWithAttributes;
use crate::names::Item;

/// A rule that configurations must keep.
/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#configuration-invariants>
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Rule {
    /// A list of what is kept and the list of what is removed are both there.
    AllowAndRemove,
    /// A list has an item twice.
    Duplicate,
    /// An item is in two lists that exclude each other.
    InTwoLists,
    /// An element cannot be replaced with its children.
    NonReplaceable,
    /// An attribute is removed from one element, but not in the list of attributes that are kept.
    NotASubset,
    /// A custom data attribute is in a list, and `dataAttributes` already allows all of them.
    DataAttributeInList,
    /// An element has a list of attributes that are kept and one of attributes that are removed, without a list
    /// of attributes that are kept on all elements.
    AllowAndRemoveOnOneElement,
    /// `dataAttributes` is there without the list `attributes`.
    DataAttributesWithoutAttributes,
}

/// The error for a configuration that is not valid.
///
/// ```
/// use treewright_sanitize::{Rule, Sanitizer, SanitizerConfig};
/// let mut config = SanitizerConfig::default();
/// config.elements = Some(vec!["b".into()]);
/// config.replace_with_children_elements = Some(vec!["b".into()]);
/// let error = Sanitizer::new(config).unwrap_err();
/// assert_eq!(error.rule, Rule::InTwoLists);
/// assert_eq!(error.to_string(), "`b` is in the list `elements` and in another one that excludes it");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct InvalidConfig {
    /// The rule that is broken.
    pub rule: Rule,
    /// The list that breaks it.
    pub list: &'static str,
    /// The item of the list, or the name of the second list.
    pub item: String,
    /// The element that the list belongs to; `None` for the lists for all elements.
    pub element: Option<String>,
}

impl InvalidConfig {
    pub(crate) fn new(
        rule: Rule,
        list: &'static str,
        item: &impl Item,
        element: Option<&SanitizerElementWithAttributes>,
    ) -> Self {
        let item = item.key().1.to_owned();
        Self { rule, list, item, element: element.map(|element| element.key().1.to_owned()) }
    }

    pub(crate) fn of_lists(rule: Rule, list: &'static str, other: &'static str) -> Self {
        Self { rule, list, item: other.to_owned(), element: None }
    }
}

impl fmt::Display for InvalidConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { rule, list, item, element } = self;
        if let Some(element) = element {
            write!(f, "element `{element}`: ")?;
        }
        match rule {
            Rule::AllowAndRemove => write!(f, "`{list}` and `{item}` cannot both be there"),
            Rule::Duplicate => write!(f, "the list `{list}` has `{item}` twice"),
            Rule::InTwoLists => {
                write!(f, "`{item}` is in the list `{list}` and in another one that excludes it")
            }
            Rule::NonReplaceable => write!(f, "`{item}` cannot be replaced with its children"),
            Rule::NotASubset => {
                write!(
                    f,
                    "`{item}` is in the list `{list}`, but not in `attributes` for all elements"
                )
            }
            Rule::DataAttributeInList => write!(
                f,
                "`{item}` is in the list `{list}`, and `dataAttributes` already allows it"
            ),
            Rule::AllowAndRemoveOnOneElement => write!(
                f,
                "`{item}` has both `attributes` and `removeAttributes`, which needs a list `attributes` for all \
                 elements"
            ),
            Rule::DataAttributesWithoutAttributes => {
                write!(f, "`{list}` needs the list `{item}`")
            }
        }
    }
}

impl std::error::Error for InvalidConfig {}
