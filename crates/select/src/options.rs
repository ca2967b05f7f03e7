//! The settings of a selector.

use treewright_dom::{AttributeNamespace, Namespace};

/// The trees that a query searches, in addition to that of its start node.
///
/// Combinators never lead out of a tree: `template p` matches nothing in the contents of the template,
/// because a `p` in there has no `template` among its ancestors. `:host` and `::slotted()` connect a shadow
/// tree and its host.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Scope {
    /// No other trees, as in a browser's `querySelectorAll()`.
    #[default]
    Light,
    /// Also the contents of `template` elements.
    Templates,
    /// Also shadow trees, including closed ones.
    Shadows,
    /// Template contents and shadow trees.
    All,
}

impl Scope {
    /// Returns true if the contents of `template` elements are searched.
    pub const fn has_templates(self) -> bool {
        matches!(self, Self::Templates | Self::All)
    }

    /// Returns true if shadow trees are searched.
    pub const fn has_shadows(self) -> bool {
        matches!(self, Self::Shadows | Self::All)
    }
}

/// The settings of a [`Selector`](crate::Selector).
///
/// ```
/// use treewright_select::{Scope, Selector, SelectorOptions};
/// let options = SelectorOptions::new().scope(Scope::Templates).namespace("s", "http://www.w3.org/2000/svg");
/// assert!(Selector::parse_with("s|a", &options).is_ok());
/// assert!(Selector::parse("s|a").is_err());
/// ```
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct SelectorOptions {
    pub(crate) scope: Scope,
    pub(crate) text_match: bool,
    pub(crate) validation: bool,
    pub(crate) pseudo_elements: bool,
    pub(crate) default_namespace: Option<Box<str>>,
    pub(crate) prefixes: Vec<(Box<str>, Box<str>)>,
}

impl Default for SelectorOptions {
    fn default() -> Self {
        Self::new()
    }
}

impl SelectorOptions {
    /// Creates the default settings: [`Scope::Light`], with the extension for text, no default namespace,
    /// and the prefixes `html`, `svg`, `math`, `xlink`, `xml` and `xmlns`.
    pub fn new() -> Self {
        let prefixes = [
            ("html", Namespace::Html.url()),
            ("svg", Namespace::Svg.url()),
            ("math", Namespace::MathMl.url()),
            ("xlink", AttributeNamespace::XLink.url().unwrap_or_default()),
            ("xml", AttributeNamespace::Xml.url().unwrap_or_default()),
            ("xmlns", AttributeNamespace::Xmlns.url().unwrap_or_default()),
        ];
        Self {
            scope: Scope::Light,
            text_match: true,
            validation: false,
            pseudo_elements: false,
            default_namespace: None,
            prefixes: prefixes.map(|(prefix, url)| (prefix.into(), url.into())).into(),
        }
    }

    /// Sets the trees that a query searches.
    #[must_use]
    pub fn scope(mut self, scope: Scope) -> Self {
        self.scope = scope;
        self
    }

    /// Switches the extension `:contains("text")` on or off. It is on by default.
    ///
    /// It matches elements whose text content has the text, with the same case and white space; with
    /// several texts, those that have one of them. `:-treewright-contains("text")` is the same with a name
    /// that no standard will use. When switched off, both are errors.
    #[must_use]
    pub fn text_match(mut self, on: bool) -> Self {
        self.text_match = on;
        self
    }

    /// Allows `:valid`, `:invalid`, `:in-range` and `:out-of-range`, for trees whose elements have the
    /// states that these test: [`treewright_dom::ElementState::Valid`]. Otherwise they are errors.
    #[must_use]
    pub fn validation(mut self, on: bool) -> Self {
        self.validation = on;
        self
    }

    /// Switches on pseudo-elements such as `::before`, which are valid selectors that match no element, as
    /// in a browser. By default a selector with one is an error, because a search with it is a mistake, unless it is
    /// in a list with others that have none, as lists in style sheets are.
    ///
    /// ```
    /// use treewright_select::{Selector, SelectorOptions};
    /// assert!(Selector::parse("p::before").is_err());
    /// assert!(Selector::parse("a, p::before").is_ok());
    /// let options = SelectorOptions::new().pseudo_elements(true);
    /// assert!(Selector::parse_with("p::before, p:first-line", &options).is_ok());
    /// assert!(Selector::parse_with("p::unknown", &options).is_err());
    /// ```
    #[must_use]
    pub fn pseudo_elements(mut self, on: bool) -> Self {
        self.pseudo_elements = on;
        self
    }

    /// Removes all namespace prefixes, including those that are declared without
    /// [`namespace`](Self::namespace), as for the `querySelector` methods of the DOM Standard.
    ///
    /// ```
    /// use treewright_select::{Selector, SelectorOptions};
    /// assert!(Selector::parse_with("svg|a", &SelectorOptions::new().without_prefixes()).is_err());
    /// ```
    #[must_use]
    pub fn without_prefixes(mut self) -> Self {
        self.prefixes.clear();
        self
    }

    /// Declares a namespace prefix for `prefix|name`, as `@namespace` does in a style sheet. An empty URL
    /// means no namespace.
    #[must_use]
    pub fn namespace(mut self, prefix: &str, url: &str) -> Self {
        self.prefixes.retain(|(other, _)| **other != *prefix);
        self.prefixes.push((prefix.into(), url.into()));
        self
    }

    /// Declares the default namespace: that of type selectors and `*` without a prefix, and of compound
    /// selectors without either. Attributes without a prefix still have no namespace.
    #[must_use]
    pub fn default_namespace(mut self, url: &str) -> Self {
        self.default_namespace = Some(url.into());
        self
    }
}
