//! The style of elements as others compute it.

use std::fmt;

use treewright_dom::{Namespace, NodeId, NodeRef};

pub use super::style::{Display, TextTransform, WhiteSpace};
use super::style::{Style, TextStyle, of_foreign, of_html};

/// Computed styles, for readers that apply the style sheets of a page: [`inner_text_styled`](crate::inner_text_styled),
/// [`markdown_styled`](crate::markdown_styled), [`tables_styled`](crate::tables_styled) and
/// [`MainContent::of_styled`](crate::MainContent::of_styled). The package `treewright-style` has two; without a view, readers know
/// the style that follows from markup and `style` attributes.
pub trait StyleView: fmt::Debug + Send + Sync {
    /// The style of an element. `None` for one without a computed style, such as one inside an element that is not shown; its style
    /// is that without a view then.
    fn style_of(&self, element: NodeId) -> Option<ElementStyle>;
}

/// The computed style of an element, as far as it decides which text is shown, and in which lines.
///
/// ```
/// use treewright_read::style::{Display, ElementStyle};
/// let mut style = ElementStyle::new();
/// assert_eq!(style.display, Display::Inline);
/// style.display = Display::Block;
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct ElementStyle {
    /// `display`.
    pub display: Display,
    /// The element floats or is positioned: `float`, `position`.
    pub is_out_of_flow: bool,
    /// `content-visibility` is `hidden`.
    pub hides_contents: bool,
    /// `visibility` is `visible`.
    pub is_visible: bool,
    /// `white-space-collapse`.
    pub white_space: WhiteSpace,
    /// `text-transform`.
    pub text_transform: TextTransform,
}

impl Default for ElementStyle {
    fn default() -> Self {
        Self::new()
    }
}

impl ElementStyle {
    /// Creates a style with the initial value of each property.
    pub const fn new() -> Self {
        Self {
            display: Display::Inline,
            is_out_of_flow: false,
            hides_contents: false,
            is_visible: true,
            white_space: WhiteSpace::Collapse,
            text_transform: TextTransform::None,
        }
    }
}

/// The settings of a walk.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Viewing<'v> {
    pub(crate) scripting: bool,
    pub(crate) view: Option<&'v dyn StyleView>,
}

impl<'v> Viewing<'v> {
    pub(crate) const fn new(scripting: bool, view: Option<&'v dyn StyleView>) -> Self {
        Self { scripting, view }
    }

    /// The computed style of an element.
    pub(super) fn style_of(self, element: NodeId) -> Option<ElementStyle> {
        self.view?.style_of(element)
    }

    /// The style that the text in an element inherits. `None` if the element, or what is in it, is not shown.
    pub(crate) fn shown(self, element: NodeRef<'_>, parent: TextStyle) -> Option<TextStyle> {
        let Style { display, hides_contents, text, .. } = self.style(element, parent);
        (display != Display::None && !hides_contents).then_some(text)
    }

    /// Returns true for an element that is not displayed.
    pub(crate) fn has_no_box(self, node: NodeRef<'_>) -> bool {
        node.is_element() && self.style(node, TextStyle::INITIAL).display == Display::None
    }

    fn style(self, element: NodeRef<'_>, parent: TextStyle) -> Style {
        match element.namespace() {
            Some(Namespace::Html) => of_html(element, parent, self),
            _ => of_foreign(element, Display::Inline, parent, self),
        }
    }
}
