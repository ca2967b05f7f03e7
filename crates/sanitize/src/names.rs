//! Names of elements and attributes in a configuration.

use std::cmp::Ordering;

use treewright_markup::Namespace;

/// An element in a list of a configuration: a local name and a namespace. A string is an HTML element.
///
/// ```
/// use treewright_sanitize::SanitizerElement;
/// let element = SanitizerElement::from("p");
/// assert_eq!(element.namespace(), Some("http://www.w3.org/1999/xhtml"));
/// assert_eq!(SanitizerElement::svg("path").name(), "path");
/// ```
///
/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#sanitizerelementnamespace>
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SanitizerElement {
    name: String,
    namespace: Option<String>,
}

impl SanitizerElement {
    /// Creates the name of an element. An empty namespace is none.
    /// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#canonicalize-a-sanitizer-name>
    pub fn new(name: &str, namespace: Option<&str>) -> Self {
        Self { name: name.to_owned(), namespace: canonical_namespace(namespace) }
    }

    /// Creates the name of an HTML element.
    pub fn html(name: &str) -> Self {
        Self::new(name, Some(Namespace::Html.url()))
    }

    /// Creates the name of an SVG element.
    pub fn svg(name: &str) -> Self {
        Self::new(name, Some(Namespace::Svg.url()))
    }

    /// Creates the name of a MathML element.
    pub fn mathml(name: &str) -> Self {
        Self::new(name, Some(Namespace::MathMl.url()))
    }

    /// The local name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The URL of the namespace.
    pub fn namespace(&self) -> Option<&str> {
        self.namespace.as_deref()
    }
}

impl From<&str> for SanitizerElement {
    fn from(name: &str) -> Self {
        Self::html(name)
    }
}

/// An attribute in a list of a configuration: a local name and a namespace. A string is an attribute without a
/// namespace.
///
/// ```
/// use treewright_sanitize::SanitizerAttribute;
/// assert_eq!(SanitizerAttribute::from("href").namespace(), None);
/// ```
///
/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#sanitizerattributenamespace>
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SanitizerAttribute {
    name: String,
    namespace: Option<String>,
}

impl SanitizerAttribute {
    /// Creates the name of an attribute. An empty namespace is none.
    /// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#canonicalize-a-sanitizer-name>
    pub fn new(name: &str, namespace: Option<&str>) -> Self {
        Self { name: name.to_owned(), namespace: canonical_namespace(namespace) }
    }

    /// The local name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The URL of the namespace.
    pub fn namespace(&self) -> Option<&str> {
        self.namespace.as_deref()
    }

    /// Returns true for a custom data attribute.
    /// <https://html.spec.whatwg.org/multipage/dom.html#custom-data-attribute>
    pub fn is_custom_data_attribute(&self) -> bool {
        self.namespace.is_none()
            && self.name.len() > "data-".len()
            && self.name.starts_with("data-")
            && treewright_markup::is_valid_attribute_local_name(&self.name)
            && !self.name.contains(|letter: char| letter.is_ascii_uppercase())
    }
}

impl From<&str> for SanitizerAttribute {
    fn from(name: &str) -> Self {
        Self::new(name, None)
    }
}

/// An element in the list `elements`, with the attributes that it may or may not have in addition to the lists
/// for all elements.
///
/// ```
/// use treewright_sanitize::SanitizerElementWithAttributes;
/// let link = SanitizerElementWithAttributes::from("a").with_attributes(["href"]);
/// assert_eq!(link.attributes().map(<[_]>::len), Some(1));
/// ```
///
/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#sanitizerelementnamespacewithattributes>
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SanitizerElementWithAttributes {
    pub(crate) element: SanitizerElement,
    pub(crate) attributes: Option<Vec<SanitizerAttribute>>,
    pub(crate) remove_attributes: Option<Vec<SanitizerAttribute>>,
}

impl SanitizerElementWithAttributes {
    /// Sets the list of attributes that the element may have.
    #[must_use]
    pub fn with_attributes<T: Into<SanitizerAttribute>>(
        mut self,
        attributes: impl IntoIterator<Item = T>,
    ) -> Self {
        self.attributes = Some(attributes.into_iter().map(Into::into).collect());
        self
    }

    /// Sets the list of attributes that are removed from the element.
    #[must_use]
    pub fn without_attributes<T: Into<SanitizerAttribute>>(
        mut self,
        attributes: impl IntoIterator<Item = T>,
    ) -> Self {
        self.remove_attributes = Some(attributes.into_iter().map(Into::into).collect());
        self
    }

    /// The name.
    pub fn element(&self) -> &SanitizerElement {
        &self.element
    }

    /// The attributes that the element may have.
    pub fn attributes(&self) -> Option<&[SanitizerAttribute]> {
        self.attributes.as_deref()
    }

    /// The attributes that are removed from the element.
    pub fn remove_attributes(&self) -> Option<&[SanitizerAttribute]> {
        self.remove_attributes.as_deref()
    }

    /// Adds the empty list that stands for no lists.
    /// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#canonicalize-a-sanitizer-element-with-attributes>
    pub(crate) fn canonicalized(mut self) -> Self {
        if self.attributes.is_none() && self.remove_attributes.is_none() {
            self.remove_attributes = Some(Vec::new());
        }
        self
    }
}

impl<T: Into<SanitizerElement>> From<T> for SanitizerElementWithAttributes {
    fn from(element: T) -> Self {
        Self { element: element.into(), attributes: None, remove_attributes: None }
    }
}

fn canonical_namespace(namespace: Option<&str>) -> Option<String> {
    namespace.filter(|namespace| !namespace.is_empty()).map(ToOwned::to_owned)
}

/// An item of a list, which can be sorted.
pub(crate) trait Item: PartialEq {
    /// The namespace and the name.
    fn key(&self) -> (Option<&str>, &str);

    /// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#compare-sanitizer-items>
    fn compare(&self, other: &Self) -> Ordering {
        let ((namespace, name), (other_namespace, other_name)) = (self.key(), other.key());
        let by_namespace = match (namespace, other_namespace) {
            (Some(namespace), Some(other)) => compare_code_units(namespace, other),
            (namespace, other) => namespace.is_some().cmp(&other.is_some()),
        };
        by_namespace.then_with(|| compare_code_units(name, other_name))
    }
}

/// Compares two strings by their UTF-16 code units.
pub(crate) fn compare_code_units(text: &str, other: &str) -> Ordering {
    text.encode_utf16().cmp(other.encode_utf16())
}

impl Item for SanitizerElement {
    fn key(&self) -> (Option<&str>, &str) {
        (self.namespace(), self.name())
    }
}

impl Item for SanitizerAttribute {
    fn key(&self) -> (Option<&str>, &str) {
        (self.namespace(), self.name())
    }
}

impl Item for SanitizerElementWithAttributes {
    fn key(&self) -> (Option<&str>, &str) {
        self.element.key()
    }
}

impl Item for String {
    fn key(&self) -> (Option<&str>, &str) {
        (None, self)
    }
}
