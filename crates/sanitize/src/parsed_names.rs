//! Names that parsers make: in lower case, but for some of SVG and MathML.

use std::fmt;

use treewright_markup::{LocalName, Namespace};

use crate::names::Item;
use crate::{SanitizerAttribute, SanitizerConfig, SanitizerElement};

/// The error for a name in a profile that no parser makes, so that it would do nothing.
///
/// ```
/// use treewright_sanitize::{Profile, SanitizerConfig};
/// let config = SanitizerConfig::new().remove_elements(["TABLE"]);
/// let error = Profile::from(config).into_parts().unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "`TABLE` in the list `removeElements` is not the name of an element that parsers make; they write `table`"
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct InvalidName {
    /// The list, as in files.
    pub list: &'static str,
    /// The name.
    pub name: String,
    /// The name that parsers make for the same letters, if they make one.
    pub written: Option<String>,
    is_element: bool,
}

impl fmt::Display for InvalidName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { list, name, written, is_element } = self;
        let kind = if *is_element { "element" } else { "attribute" };
        write!(f, "`{name}` in the list `{list}` is not the name of an {kind} that parsers make")?;
        match written {
            Some(written) => write!(f, "; they write `{written}`"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for InvalidName {}

/// Checks the names of all lists of a configuration.
pub(crate) fn check_names(config: &SanitizerConfig) -> Result<(), InvalidName> {
    for element in config.elements.iter().flatten() {
        check_element("elements", element.element())?;
        for attribute in element.attributes.iter().flatten() {
            check_attribute("attributes", attribute)?;
        }
        for attribute in element.remove_attributes.iter().flatten() {
            check_attribute("removeAttributes", attribute)?;
        }
    }
    for element in config.remove_elements.iter().flatten() {
        check_element("removeElements", element)?;
    }
    for element in config.replace_with_children_elements.iter().flatten() {
        check_element("replaceWithChildrenElements", element)?;
    }
    for attribute in config.attributes.iter().flatten() {
        check_attribute("attributes", attribute)?;
    }
    for attribute in config.remove_attributes.iter().flatten() {
        check_attribute("removeAttributes", attribute)?;
    }
    Ok(())
}

fn check_element(list: &'static str, element: &SanitizerElement) -> Result<(), InvalidName> {
    let (namespace, name) = element.key();
    let write = |name: &str| written_element(namespace, name);
    check(list, name, true, write)
}

fn check_attribute(list: &'static str, attribute: &SanitizerAttribute) -> Result<(), InvalidName> {
    let (namespace, name) = attribute.key();
    if namespace.is_some() {
        return Ok(());
    }
    check(list, name, false, written_attribute)
}

fn check(
    list: &'static str,
    name: &str,
    is_element: bool,
    write: impl Fn(&str) -> Option<String>,
) -> Result<(), InvalidName> {
    let written = write(name);
    if written.as_deref() == Some(name) {
        return Ok(());
    }
    Err(InvalidName { list, name: name.to_owned(), written, is_element })
}

/// Returns true for a name that parsers give to HTML elements.
pub(crate) fn is_html_element(name: &str) -> bool {
    written_element(Some(Namespace::Html.url()), name).as_deref() == Some(name)
}

/// Returns true for a name that parsers give to elements of HTML, SVG or MathML.
pub(crate) fn is_element(name: &str) -> bool {
    is_html_element(name)
        || written_element(Some(Namespace::Svg.url()), name).as_deref() == Some(name)
}

/// Returns true for a name that parsers give to attributes.
pub(crate) fn is_attribute(name: &str) -> bool {
    written_attribute(name).as_deref() == Some(name)
}

/// The name that parsers make for a tag with this name; `None` if it is none.
/// <https://html.spec.whatwg.org/multipage/parsing.html#tag-open-state>
fn written_element(namespace: Option<&str>, name: &str) -> Option<String> {
    let known = [Namespace::Html, Namespace::Svg, Namespace::MathMl]
        .into_iter()
        .find(|known| namespace == Some(known.url()));
    let Some(namespace) = known else { return (!name.is_empty()).then(|| name.to_owned()) };
    let is_name = name.starts_with(|letter: char| letter.is_ascii_alphabetic())
        && !name.contains(['\t', '\n', '\x0C', '\r', ' ', '/', '>', '\0']);
    let lower = is_name.then(|| name.to_ascii_lowercase())?;
    if namespace != Namespace::Svg {
        return Some(lower);
    }
    let adjusted = LocalName::known(&lower).map(LocalName::adjusted_for_svg);
    let adjusted = adjusted.and_then(LocalName::known_text).map(ToOwned::to_owned);
    Some(adjusted.unwrap_or(lower))
}

/// The name that parsers make for an attribute without a namespace; `None` if it is none. Elements of SVG and MathML have
/// some with capital letters.
/// <https://html.spec.whatwg.org/multipage/parsing.html#before-attribute-name-state>
fn written_attribute(name: &str) -> Option<String> {
    let is_name = !name.is_empty()
        && !name.contains(['\t', '\n', '\x0C', '\r', ' ', '/', '>', '\0'])
        && !name.chars().skip(1).any(|letter| letter == '=');
    let is_adjusted = || LocalName::known(name).is_some();
    is_name.then(|| if is_adjusted() { name.to_owned() } else { name.to_ascii_lowercase() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_that_parsers_make() {
        let html = Some(Namespace::Html.url());
        let svg = Some(Namespace::Svg.url());
        for (namespace, name, written) in [
            (html, "p", Some("p")),
            (html, "P", Some("p")),
            (html, "my-Element", Some("my-element")),
            (html, "x\u{e9}\u{c9}", Some("x\u{e9}\u{c9}")),
            (html, "foreignObject", Some("foreignobject")),
            (html, "", None),
            (html, "a b", None),
            (html, "1", None),
            (html, "*", None),
            (html, "p>", None),
            (html, "a\"<=", Some("a\"<=")),
            (svg, "foreignobject", Some("foreignObject")),
            (svg, "foreignObject", Some("foreignObject")),
            (svg, "PATH", Some("path")),
            (svg, "x-Y", Some("x-y")),
            (Some("urn:a"), "P", Some("P")),
            (None, "P", Some("P")),
            (None, "", None),
        ] {
            assert_eq!(
                written_element(namespace, name).as_deref(),
                written,
                "{namespace:?} {name}"
            );
        }
        for (name, written) in [
            ("href", Some("href")),
            ("HREF", Some("href")),
            ("viewBox", Some("viewBox")),
            ("definitionURL", Some("definitionURL")),
            ("data-A", Some("data-a")),
            ("=a", Some("=a")),
            ("a=", None),
            ("a b", None),
            ("", None),
        ] {
            assert_eq!(written_attribute(name).as_deref(), written, "{name}");
        }
    }
}
