//! Policies about the values of attributes: lists of them, and a function that decides.

use std::sync::Arc;

use super::{Function, InvalidPolicy, Policies, PolicyRule};
use crate::parsed_names::{is_attribute, is_element};

/// An attribute with its value, for [`Policies::filter_attributes`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct FoundAttribute<'a> {
    /// The local name of the element.
    pub element: &'a str,
    /// The local name of the attribute.
    pub attribute: &'a str,
    /// The value.
    pub value: &'a str,
}

/// The answer of the function of [`Policies::filter_attributes`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Filtered {
    /// The attribute stays.
    Same,
    /// The attribute has another value.
    Value(
        /// The new value.
        String,
    ),
    /// The attribute is removed.
    Removed,
}

impl Policies {
    /// Sets the values that an attribute may have on the elements with this local name, or on all elements with `*`, which
    /// are patterns: `*` is for any characters, or none, and upper and lower case are the same. With another value the
    /// attribute is removed. The configuration must allow the attribute.
    ///
    /// ```
    /// use treewright_sanitize::Policies;
    /// let policies = Policies::new().attribute_values("input", "type", ["checkbox"])?;
    /// assert!(policies.clone().attribute_values("input", "", ["checkbox"]).is_err());
    /// # Ok::<(), treewright_sanitize::InvalidPolicy>(())
    /// ```
    ///
    /// # Errors
    /// [`PolicyRule::ElementName`] and [`PolicyRule::AttributeName`] for names that parsers do not make.
    pub fn attribute_values<T: Into<String>>(
        mut self,
        element: &str,
        attribute: &str,
        patterns: impl IntoIterator<Item = T>,
    ) -> Result<Self, InvalidPolicy> {
        if element != "*" && !is_element(element) {
            return Err(InvalidPolicy::new("attributeValues", element, PolicyRule::ElementName));
        }
        if !is_attribute(attribute) {
            let pair = format!("{element} {attribute}");
            return Err(InvalidPolicy::new("attributeValues", &pair, PolicyRule::AttributeName));
        }
        let patterns = patterns.into_iter().map(|pattern| pattern.into().to_ascii_lowercase());
        let of_element = self.attribute_values.get_or_default().entry(element.to_owned());
        of_element.or_default().insert(attribute.to_owned(), patterns.collect());
        Ok(self)
    }

    /// Sets a function that sees each attribute that the configuration keeps, and can remove it or give it another value. The
    /// configuration and the other policies decide about the new value, so it cannot run scripts either. Attributes that
    /// policies set are not passed to it.
    ///
    /// The attributes of a result that is sanitized again are passed to the function again, so it should return what it
    /// has already replaced unchanged.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// use treewright_sanitize::{Filtered, Policies, Sanitizer};
    ///
    /// let policies = Policies::new().filter_attributes(|found| match (found.attribute, found.value) {
    ///     ("title", "") => Filtered::Removed,
    ///     ("lang", value) => Filtered::Value(value.to_ascii_lowercase()),
    ///     _ => Filtered::Same,
    /// });
    /// let mut document = Document::new();
    /// let fragment = document.create_document_fragment();
    /// let bold = document.create_element(Namespace::Html, "b")?;
    /// document.set_attribute(bold, "title", "")?;
    /// document.set_attribute(bold, "lang", "EN")?;
    /// document.append(fragment, bold)?;
    /// Sanitizer::default().filter().policies(policies).sanitize(&mut document, fragment);
    /// assert_eq!(document.inner_html(fragment), r#"<b lang="en"></b>"#);
    /// # Ok::<(), treewright_dom::NodeError>(())
    /// ```
    #[must_use]
    pub fn filter_attributes(
        mut self,
        filter: impl Fn(&FoundAttribute<'_>) -> Filtered + Send + Sync + 'static,
    ) -> Self {
        self.attribute_filter = Some(Function(Arc::new(filter)));
        self
    }
}
