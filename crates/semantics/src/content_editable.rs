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
