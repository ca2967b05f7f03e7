//! Elements whose contents users can edit.
//! <https://html.spec.whatwg.org/multipage/interaction.html#elementcontenteditable>

use treewright_dom::{LocalName, NodeRef};

/// A state of the attribute `contenteditable` that is not inherited.
/// <https://html.spec.whatwg.org/multipage/interaction.html#dom-contenteditable>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are the keywords")]
pub enum ContentEditable {
    True,
    False,
    PlaintextOnly,
}

impl ContentEditable {
    /// The state of an element; `None` for the inherit state, and for elements that are not of HTML.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// use treewright_semantics::content_editable::ContentEditable;
    /// let mut document = Document::new();
    /// let div = document.create_element(Namespace::Html, "div").unwrap();
    /// document.set_attribute(div, "contenteditable", "").unwrap();
    /// assert_eq!(ContentEditable::of(document.get(div).unwrap()), Some(ContentEditable::True));
    /// ```
    pub fn of(element: NodeRef<'_>) -> Option<Self> {
        let value = element.plain_attribute(LocalName::CONTENTEDITABLE)?;
        Self::of_keyword(value).filter(|_| element.is_in_html())
    }

    /// The state that a value of the attribute stands for; `None` for the inherit state.
    pub fn of_keyword(value: &str) -> Option<Self> {
        let is = |keyword| value.eq_ignore_ascii_case(keyword);
        if value.is_empty() || is("true") {
            Some(Self::True)
        } else if is("false") {
            Some(Self::False)
        } else if is("plaintext-only") {
            Some(Self::PlaintextOnly)
        } else {
            None
        }
    }

    /// The canonical keyword.
    pub const fn keyword(self) -> &'static str {
        match self {
            Self::True => "true",
            Self::False => "false",
            Self::PlaintextOnly => "plaintext-only",
        }
    }

    /// Returns true for the states that make an element an editing host.
    pub const fn is_editable(self) -> bool {
        matches!(self, Self::True | Self::PlaintextOnly)
    }
}

/// Returns true for an editing host, but for documents in the design mode.
/// <https://html.spec.whatwg.org/multipage/interaction.html#editing-host>
pub fn is_editing_host(element: NodeRef<'_>) -> bool {
    ContentEditable::of(element).is_some_and(ContentEditable::is_editable)
}

/// The editability that an element has by itself, whatever it stands in; `None` where that of its parent decides.
/// An SVG or MathML element is editable only if it is the `svg` or `math` element of an editable HTML element.
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_semantics::content_editable::own_editability;
/// let mut document = Document::new();
/// let p = document.create_element(Namespace::Html, "p").unwrap();
/// let rect = document.create_element(Namespace::Svg, "rect").unwrap();
/// assert_eq!(own_editability(document.get(p).unwrap()), None);
/// assert_eq!(own_editability(document.get(rect).unwrap()), Some(false));
/// ```
///
/// <https://w3c.github.io/editing/docs/execCommand/#editable>
pub fn own_editability(element: NodeRef<'_>) -> Option<bool> {
    if element.is_in_html() {
        return ContentEditable::of(element).map(ContentEditable::is_editable);
    }
    let is_outermost = matches!(element.element_name(), Some(LocalName::SVG | LocalName::MATH))
        && element.parent_element().is_some_and(NodeRef::is_in_html);
    (!is_outermost).then_some(false)
}
