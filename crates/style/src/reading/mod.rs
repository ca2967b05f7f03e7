//! The styles as readers of text take them.

mod cascade;
pub(crate) mod reduced;
mod styles;

use reduced::Reduction;
pub use styles::ReadingStyles;

use std::sync::LazyLock;

use style::Atom;
use style::properties::ComputedValues;
use style::values::computed::text::TextTransform as StyloTextTransform;
use style::values::computed::{Float, PositionProperty};
use style::values::specified::text::TextTransformCase;
use style_traits::ToCss as _;
use treewright_dom::NodeId;
use treewright_read::style::{Display, ElementStyle, StyleView, TextTransform, WhiteSpace};

use crate::styles::Styles;
use crate::text::CONTENT_VISIBILITY;

/// How much of the sheets is read. Each has what those before it have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Extent {
    /// The declarations that readers need, see [`reduced`].
    Reading {
        custom_properties: bool,
    },
    Whole,
}

impl Extent {
    /// The extent that a text needs which was reduced to this one, if it is a greater one.
    pub(crate) const fn after(reduction: Reduction) -> Option<Self> {
        match reduction {
            Reduction::Complete => None,
            Reduction::NeedsCustomProperties => Some(Self::Reading { custom_properties: true }),
            Reduction::Impossible => Some(Self::Whole),
        }
    }
}

impl StyleView for Styles {
    fn style_of(&self, element: NodeId) -> Option<ElementStyle> {
        self.values_of(element).map(|values| style(values))
    }
}

/// The style of an element with these values.
pub(crate) fn style(values: &ComputedValues) -> ElementStyle {
    let mut style = ElementStyle::new();
    let boxed = values.get_box();
    style.display = display(crate::Display::of(*boxed.get_display()));
    style.is_out_of_flow = *boxed.get_float() != Float::None
        || matches!(*boxed.get_position(), PositionProperty::Absolute | PositionProperty::Fixed);
    style.hides_contents = hides_contents(values);
    let visibility = values.get_inherited_box().slow_clone_visibility();
    style.is_visible = crate::Visibility::of(visibility) == crate::Visibility::Visible;
    let text = values.get_inherited_text();
    style.white_space = white_space(&text.get_white_space_collapse().to_css_string());
    style.text_transform = text_transform(*text.get_text_transform());
    style
}

fn hides_contents(values: &ComputedValues) -> bool {
    content_visibility(values).is_some_and(|value| value == "hidden")
}

/// The value of `content-visibility`, if it was declared.
pub(crate) fn content_visibility(values: &ComputedValues) -> Option<String> {
    static NAME: LazyLock<Atom> =
        LazyLock::new(|| Atom::from(CONTENT_VISIBILITY.trim_start_matches('-')));
    let value = values.custom_properties().non_inherited.get(&NAME);
    value.map(style_traits::ToCss::to_css_string)
}

fn display(display: crate::Display) -> Display {
    match display {
        crate::Display::None => Display::None,
        crate::Display::Contents => Display::Contents,
        crate::Display::InlineBlock => Display::InlineBlock,
        crate::Display::InlineFlex => Display::InlineFlex,
        crate::Display::InlineTable => Display::InlineTable,
        crate::Display::Block => Display::Block,
        crate::Display::Flex => Display::Flex,
        crate::Display::Table => Display::Table,
        crate::Display::TableCaption => Display::TableCaption,
        crate::Display::TableColumn => Display::TableColumn,
        crate::Display::TableRowGroup => Display::TableRowGroup,
        crate::Display::TableRow => Display::TableRow,
        crate::Display::TableCell => Display::TableCell,
        // Annotations of ruby are in the line of their base.
        crate::Display::Inline | crate::Display::Ruby | crate::Display::RubyText => Display::Inline,
    }
}

fn white_space(keyword: &str) -> WhiteSpace {
    match keyword {
        "preserve" | "break-spaces" => WhiteSpace::Preserve,
        "preserve-breaks" => WhiteSpace::PreserveBreaks,
        "preserve-spaces" => WhiteSpace::PreserveSpaces,
        _ => WhiteSpace::Collapse,
    }
}

fn text_transform(transform: StyloTextTransform) -> TextTransform {
    match transform.case() {
        TextTransformCase::Uppercase => TextTransform::Uppercase,
        TextTransformCase::Lowercase => TextTransform::Lowercase,
        TextTransformCase::Capitalize => TextTransform::Capitalize,
        _ => TextTransform::None,
    }
}
