//! The context element of a fragment, written as text.

mod infer;

use std::borrow::Cow;
use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use treewright_dom::{Document, NodeId};
use treewright_syntax::{AttributeBuffer, Namespace};

/// The element that a fragment is parsed for.
///
/// The rules for a piece of HTML depend on the element that it goes into: `<td>` is a cell in a `tr`
/// and is ignored in a `div`. Written as text, a context is an optional namespace (`svg` or `math`),
/// the element's name, and its attributes. The name of an HTML element is converted to lower case;
/// the names of SVG and MathML elements keep their case. The words `svg` and `math` alone are the
/// HTML elements of these names; the root elements are `svg svg` and `math math`.
///
/// ```
/// use treewright::{Context, Namespace};
///
/// let context: Context = "svg foreignObject".parse()?;
/// assert_eq!(context.namespace(), Namespace::Svg);
/// assert_eq!(context.local_name(), "foreignObject");
///
/// let context: Context = "math annotation-xml encoding=text/html".parse()?;
/// assert_eq!(context.attributes().collect::<Vec<_>>(), [("encoding", "text/html")]);
/// # Ok::<(), treewright::ContextError>(())
/// ```
///
/// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-html-fragments>
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Context {
    namespace: Namespace,
    local_name: String,
    attributes: Vec<(String, String)>,
}

impl Context {
    /// An element without attributes. The name keeps its case.
    pub fn new(namespace: Namespace, local_name: &str) -> Self {
        Self { namespace, local_name: local_name.to_owned(), attributes: Vec::new() }
    }

    /// Adds an attribute. If two have the same name, the first counts.
    #[must_use]
    pub fn with_attribute(mut self, name: &str, value: &str) -> Self {
        self.attributes.push((name.to_owned(), value.to_owned()));
        self
    }

    /// The namespace.
    pub fn namespace(&self) -> Namespace {
        self.namespace
    }

    /// The local name.
    pub fn local_name(&self) -> &str {
        &self.local_name
    }

    /// The names and values of the attributes.
    pub fn attributes(&self) -> impl ExactSizeIterator<Item = (&str, &str)> {
        self.attributes.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    pub(crate) fn attribute_buffer(&self) -> AttributeBuffer {
        let mut buffer = AttributeBuffer::default();
        for (name, value) in self.attributes() {
            buffer.push(name, value);
        }
        buffer
    }

    /// Creates the element where the parser needs one: a form, which its controls belong to.
    pub(crate) fn create_form(&self, document: &mut Document) -> Option<NodeId> {
        if self.namespace != Namespace::Html || self.local_name != "form" {
            return None;
        }
        document.create_element(Namespace::Html, "form").ok()
    }
}

impl FromStr for Context {
    type Err = ContextError;

    fn from_str(text: &str) -> Result<Self, ContextError> {
        let mut words = Words { rest: text };
        let first =
            words.next().ok_or_else(|| ContextError::new(text, "it does not name an element"))?;
        let second = words.clone().next();
        let namespace = match (first.as_ref(), second) {
            (_, None) => Namespace::Html,
            (_, Some(word)) if word.contains('=') => Namespace::Html,
            ("svg", Some(_)) => Namespace::Svg,
            ("math", Some(_)) => Namespace::MathMl,
            (_, Some(_)) => {
                return Err(ContextError::new(
                    text,
                    "only `svg` or `math` may come before the name of an element, \
                     and attributes are written name=value",
                ));
            }
        };
        let local_name = if namespace == Namespace::Html {
            first.to_ascii_lowercase()
        } else {
            words.next().unwrap_or_default().into_owned()
        };
        if !local_name.starts_with(|first: char| first.is_ascii_alphabetic())
            || local_name.contains(['<', '>', '/', '=', '"', '\'', '\0'])
        {
            return Err(ContextError::new(text, "this is not the name of an element"));
        }
        let mut context = Self::new(namespace, &local_name);
        for word in words {
            match word.split_once('=') {
                Some((name, value)) if !name.is_empty() => {
                    context = context.with_attribute(name, value);
                }
                _ => {
                    return Err(ContextError::new(text, "attributes are written name=value"));
                }
            }
        }
        Ok(context)
    }
}

/// Lets functions take a context as text.
impl TryFrom<&str> for Context {
    type Error = ContextError;

    fn try_from(text: &str) -> Result<Self, ContextError> {
        text.parse()
    }
}

/// Lets functions take a context by reference.
impl From<&Self> for Context {
    fn from(context: &Self) -> Self {
        context.clone()
    }
}

impl fmt::Display for Context {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.namespace {
            Namespace::Svg => f.write_str("svg ")?,
            Namespace::MathMl => f.write_str("math ")?,
            _ => {}
        }
        f.write_str(&self.local_name)?;
        for (name, value) in self.attributes() {
            if value.is_empty() || value.contains([' ', '\t', '\n', '\r', '\x0C', '"', '\'']) {
                let quote = if value.contains('"') { '\'' } else { '"' };
                write!(f, " {name}={quote}{value}{quote}")?;
            } else {
                write!(f, " {name}={value}")?;
            }
        }
        Ok(())
    }
}

/// The words of a context: they end at ASCII white space, except inside a quoted value.
#[derive(Clone)]
struct Words<'a> {
    rest: &'a str,
}

impl<'a> Iterator for Words<'a> {
    type Item = Cow<'a, str>;

    fn next(&mut self) -> Option<Cow<'a, str>> {
        let is_space = |character: char| character.is_ascii_whitespace();
        let rest = self.rest.trim_start_matches(is_space);
        if rest.is_empty() {
            return None;
        }
        let (word, after) = rest.split_once(is_space).unwrap_or((rest, ""));
        if let Some((name, _)) = word.split_once('=')
            && let Some(value) = rest.strip_prefix(name).and_then(|rest| rest.strip_prefix('='))
            && let Some(quote @ ('"' | '\'')) = value.chars().next()
            && let Some((_, value)) = value.split_once(quote)
            && let Some((value, after)) = value.split_once(quote)
        {
            self.rest = after;
            return Some(Cow::Owned(format!("{name}={value}")));
        }
        self.rest = after;
        Some(Cow::Borrowed(word))
    }
}

/// The error for text that does not describe a context element.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContextError {
    text: String,
    reason: &'static str,
}

impl ContextError {
    fn new(text: &str, reason: &'static str) -> Self {
        Self { text: text.to_owned(), reason }
    }
}

impl fmt::Display for ContextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a context element: {}", self.text, self.reason)
    }
}

impl std::error::Error for ContextError {}

/// The conversion of a [`Context`] to itself cannot fail.
impl From<Infallible> for ContextError {
    fn from(never: Infallible) -> Self {
        match never {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contexts_are_read_and_written() {
        for (text, namespace, name, attributes) in [
            ("div", Namespace::Html, "div", &[][..]),
            (" TBODY ", Namespace::Html, "tbody", &[]),
            ("svg", Namespace::Html, "svg", &[]),
            ("svg svg", Namespace::Svg, "svg", &[]),
            ("svg foreignObject", Namespace::Svg, "foreignObject", &[]),
            ("math mi", Namespace::MathMl, "mi", &[]),
            ("x-é", Namespace::Html, "x-é", &[]),
            (
                "math annotation-xml encoding=text/html",
                Namespace::MathMl,
                "annotation-xml",
                &[("encoding", "text/html")],
            ),
            (
                "form id=a class=\"b  c\" title='d \"e\"' lang=''",
                Namespace::Html,
                "form",
                &[("id", "a"), ("class", "b  c"), ("title", "d \"e\""), ("lang", "")],
            ),
        ] {
            let context: Context = text.parse().unwrap();
            assert_eq!(context.namespace(), namespace, "{text}");
            assert_eq!(context.local_name(), name, "{text}");
            assert_eq!(context.attributes().collect::<Vec<_>>(), attributes, "{text}");
            assert_eq!(context.to_string().parse::<Context>().unwrap(), context, "{text}");
        }
    }

    #[test]
    fn text_that_is_not_a_context_is_refused() {
        for text in ["", " ", "<div>", "div p", "xml a", "svg =x", "a =b", "1", "svg path d", "-"] {
            let error = text.parse::<Context>().unwrap_err();
            assert!(error.to_string().starts_with(&format!("{text:?} is not")), "{error}");
        }
    }
}
