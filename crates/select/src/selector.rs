//! Compiled selectors.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use treewright_dom::NodeRef;

use crate::compile::Compiler;
use crate::error::{SelectorError, SelectorErrorKind};
use crate::grammar::{ParsedList, parse};
use crate::locate::{locate, token_before};
use crate::matches::{Matches, Query};
use crate::options::SelectorOptions;
use crate::program::Program;
use crate::select::Select;

/// A compiled list of selectors. It can be used on any node of any document, by several threads at once. A
/// clone shares its memory.
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_select::Selector;
/// let mut document = Document::new();
/// let link = document.create_element(Namespace::Html, "a").unwrap();
/// document.append(document.root(), link).unwrap();
/// document.set_attribute(link, "href", "/").unwrap();
///
/// let links = Selector::parse("a[href], area[href]").unwrap();
/// assert_eq!(links.select(&document).count(), 1);
/// assert!(links.matches(document.get(link).unwrap()));
/// ```
#[derive(Clone, Debug)]
pub struct Selector {
    program: Arc<Program>,
    text: Arc<str>,
}

impl Selector {
    /// Parses a list of selectors with the default [`SelectorOptions`].
    ///
    /// # Errors
    /// [`SelectorError`] for a text that is not a list of selectors, with the place.
    pub fn parse(text: &str) -> Result<Self, SelectorError> {
        Self::parse_with(text, &SelectorOptions::new())
    }

    /// Parses a list of selectors with these options.
    ///
    /// # Errors
    /// As for [`Selector::parse`].
    pub fn parse_with(text: &str, options: &SelectorOptions) -> Result<Self, SelectorError> {
        let mut compiler = Compiler::default();
        add(&mut compiler, text, options, 0)?;
        Ok(Self { program: Arc::new(compiler.finish(options.scope)), text: text.into() })
    }

    /// The descendants of a node that match, in tree order. The iterator searches as it advances. The node
    /// itself is not included. Ancestors of the node take part in matching, as in a browser: `body p` finds
    /// the `p` in a `div` in `body`.
    pub fn select<'a>(&self, from: impl Select<'a>) -> Matches<'a> {
        Matches::new(Arc::clone(&self.program), from.node())
    }

    /// The first of the elements that [`select`](Self::select) finds.
    pub fn select_first<'a>(&self, from: impl Select<'a>) -> Option<NodeRef<'a>> {
        self.select(from).next()
    }

    /// Returns true if a node is an element that matches.
    pub fn matches<'a>(&self, node: impl Select<'a>) -> bool {
        let node = node.node();
        node.is_element() && Query::new(node, &self.program).matches(&self.program, node)
    }

    /// The nearest element that matches among the node and its ancestors.
    pub fn closest<'a>(&self, node: impl Select<'a>) -> Option<NodeRef<'a>> {
        let node = node.node();
        let mut query = Query::new(node, &self.program);
        let mut next = Some(node);
        while let Some(node) = next {
            if node.is_element() && query.matches(&self.program, node) {
                return Some(node);
            }
            next = node.parent();
        }
        None
    }

    pub(crate) fn program(&self) -> &Program {
        &self.program
    }

    /// The text that was parsed.
    pub fn as_str(&self) -> &str {
        &self.text
    }
}

/// Parses a text. In a list, selectors with a pseudo-element are valid, and match nothing, if others have none.
fn parse_list(text: &str, options: &SelectorOptions) -> Result<ParsedList, SelectorErrorKind> {
    let kind = match parse(text, options) {
        Ok(list) => return Ok(list),
        Err(problem) => SelectorErrorKind::new(problem),
    };
    if matches!(kind, SelectorErrorKind::PseudoElement(_))
        && let Ok(list) = parse(text, &options.clone().pseudo_elements(true))
        && list.slice().iter().any(|selector| !selector.has_pseudo_element())
    {
        return Ok(list);
    }
    Err(kind)
}

/// Parses a text and adds its selectors.
pub(crate) fn add(
    compiler: &mut Compiler,
    text: &str,
    options: &SelectorOptions,
    owner: u32,
) -> Result<(), SelectorError> {
    let error = |kind, offset| SelectorError { kind, selector: text.into(), offset };
    if text.len() > SelectorError::MAX_LENGTH {
        return Err(error(SelectorErrorKind::TooLong, 0));
    }
    let list = parse_list(text, options).map_err(|mut kind| {
        let mut offset = locate(text, options);
        let (before, rest) = text.split_at_checked(offset).unwrap_or((text, ""));
        match kind {
            SelectorErrorKind::UndeclaredPrefix => {
                // The prefix is a separate token unless a bar follows, and in an attribute selector even
                // then: it could be a part of `|=`.
                offset = token_before(text, offset);
                if text.get(offset..).is_some_and(|rest| rest.starts_with('|')) {
                    offset = token_before(text, offset);
                }
            }
            // It is a block that ends.
            SelectorErrorKind::UnexpectedEnd if rest.starts_with(']') => {
                kind = SelectorErrorKind::Attribute;
            }
            SelectorErrorKind::UnexpectedEnd if !rest.trim().is_empty() => {
                kind = SelectorErrorKind::Unexpected;
            }
            // It is empty except, perhaps, for white space.
            SelectorErrorKind::DanglingCombinator
                if !before.trim_end().ends_with(['>', '+', '~']) =>
            {
                kind = SelectorErrorKind::Missing;
            }
            _ => {}
        }
        error(kind, offset)
    })?;
    compiler.add(list.slice(), owner).map_err(|_| error(SelectorErrorKind::TooDeep, 0))
}

impl FromStr for Selector {
    type Err = SelectorError;

    fn from_str(text: &str) -> Result<Self, SelectorError> {
        Self::parse(text)
    }
}

impl fmt::Display for Selector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}
