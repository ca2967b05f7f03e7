//! Names with any namespace and any prefix, as scripts and XML give them.

use crate::NodeError;
use treewright_markup::{
    AttributeNamespace, is_valid_attribute_local_name, is_valid_element_local_name,
    is_valid_namespace_prefix,
};

/// The name of an element or an attribute in its three parts, each as text.
///
/// ```
/// use treewright_dom::scripting::UncheckedNodes;
/// use treewright_dom::{Document, FullName};
/// let mut document = Document::new();
/// let name = FullName { namespace: Some("urn:a"), prefix: Some("a"), local: "b" };
/// let element = document.create_named_element(name);
/// assert_eq!(document.full_name(element), Some(name));
/// assert_eq!(document.qualified_name(element), Some("a:b"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(clippy::exhaustive_structs, reason = "the DOM Standard has these three")]
pub struct FullName<'a> {
    /// The namespace. Null is `None`.
    pub namespace: Option<&'a str>,
    /// The namespace; `None` is null.
    pub prefix: Option<&'a str>,
    /// The local name.
    pub local: &'a str,
}

/// Selects the kind of name for [`FullName::validate_and_extract`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(clippy::exhaustive_enums, reason = "the DOM Standard has these two")]
pub enum NameContext {
    /// "element"
    Element,
    /// "attribute"
    Attribute,
}

const XML: Option<&str> = AttributeNamespace::Xml.url();
const XMLNS: Option<&str> = AttributeNamespace::Xmlns.url();

impl<'a> FullName<'a> {
    /// A name without namespace and prefix.
    pub const fn plain(local: &'a str) -> Self {
        Self { namespace: None, prefix: None, local }
    }

    /// Splits a name from a script into its parts. An empty namespace is null.
    /// <https://dom.spec.whatwg.org/#validate-and-extract>
    ///
    /// # Errors
    /// [`NodeError::InvalidName`] for a prefix or a local name that is not valid; [`NodeError::Namespace`]
    /// if they do not go with the namespace.
    ///
    /// ```
    /// use treewright_dom::{FullName, NameContext, NodeError};
    /// let extract = |namespace, name| {
    ///     FullName::validate_and_extract(namespace, name, NameContext::Element)
    /// };
    /// let name = extract(Some("urn:a"), "a:b").unwrap();
    /// assert_eq!((name.prefix, name.local), (Some("a"), "b"));
    /// assert_eq!(extract(None, "a:b"), Err(NodeError::Namespace));
    /// assert_eq!(extract(None, "a b"), Err(NodeError::InvalidName));
    /// ```
    pub fn validate_and_extract(
        namespace: Option<&'a str>,
        qualified_name: &'a str,
        context: NameContext,
    ) -> Result<Self, NodeError> {
        let namespace = namespace.filter(|namespace| !namespace.is_empty());
        // The name is split at each colon, and everything from the second one on is dropped.
        let mut split_result = qualified_name.split(':');
        let first = split_result.next().unwrap_or_default();
        let (prefix, local) = match split_result.next() {
            Some(local) => (Some(first), local),
            None => (None, first),
        };
        if !prefix.is_none_or(is_valid_namespace_prefix) {
            return Err(NodeError::InvalidName);
        }
        let is_valid = match context {
            NameContext::Element => is_valid_element_local_name(local),
            NameContext::Attribute => is_valid_attribute_local_name(local),
        };
        if !is_valid {
            return Err(NodeError::InvalidName);
        }
        let is_xmlns = qualified_name == "xmlns" || prefix == Some("xmlns");
        if prefix.is_some() && namespace.is_none()
            || prefix == Some("xml") && namespace != XML
            || is_xmlns != (namespace == XMLNS)
        {
            return Err(NodeError::Namespace);
        }
        Ok(Self { namespace, prefix, local })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_validated_and_extracted() {
        use NodeError::{InvalidName, Namespace};
        let (xml, xmlns, other) = (XML, XMLNS, Some("urn:a"));
        for (namespace, name, expected) in [
            (None, "a", Ok((None, "a"))),
            (Some(""), "a", Ok((None, "a"))),
            (other, "a", Ok((None, "a"))),
            (other, "b:a", Ok((Some("b"), "a"))),
            (other, "b:a:c", Ok((Some("b"), "a"))),
            (other, "0:a", Ok((Some("0"), "a"))),
            (other, ":a", Err(InvalidName)),
            (other, "b:", Err(InvalidName)),
            (other, "", Err(InvalidName)),
            (other, "b:a b", Err(InvalidName)),
            (other, "b/:a", Err(InvalidName)),
            (Some(""), "b:a", Err(Namespace)),
            (other, "xml:a", Err(Namespace)),
            (xml, "xml:a", Ok((Some("xml"), "a"))),
            (xml, "b:a", Ok((Some("b"), "a"))),
            (other, "xmlns", Err(Namespace)),
            (other, "xmlns:a", Err(Namespace)),
            (xmlns, "xmlns", Ok((None, "xmlns"))),
            (xmlns, "xmlns:a", Ok((Some("xmlns"), "a"))),
            (xmlns, "a", Err(Namespace)),
            (xmlns, "a:xmlns", Err(Namespace)),
        ] {
            for context in [NameContext::Element, NameContext::Attribute] {
                let extracted = FullName::validate_and_extract(namespace, name, context);
                let extracted = extracted.map(|name| (name.prefix, name.local));
                assert_eq!(extracted, expected, "{namespace:?} {name:?}");
            }
        }
        for (name, element, attribute) in
            [("1", false, true), ("a=", true, false), ("_$", false, true)]
        {
            let is_valid = |context| FullName::validate_and_extract(None, name, context).is_ok();
            assert_eq!(is_valid(NameContext::Element), element, "{name}");
            assert_eq!(is_valid(NameContext::Attribute), attribute, "{name}");
        }
    }
}
