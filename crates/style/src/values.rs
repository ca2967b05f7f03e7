//! Values that programs ask for often.

use style::computed_values::visibility::T as StyloVisibility;
use style::values::computed::Display as StyloDisplay;
use style::values::specified::box_::{DisplayInside, DisplayOutside};

/// The computed value of `display`, without what only layout tells apart.
/// <https://drafts.csswg.org/css-display-3/#the-display-properties>
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Display {
    /// `none`.
    None,
    /// `contents`.
    Contents,
    /// `inline`, and the bases of ruby.
    Inline,
    /// `inline-block`.
    InlineBlock,
    /// `inline-flex`, `inline-grid`.
    InlineFlex,
    /// `inline-table`.
    InlineTable,
    /// `block`, `flow-root`, `list-item`.
    Block,
    /// `flex`, `grid`.
    Flex,
    /// `table`.
    Table,
    /// `table-caption`.
    TableCaption,
    /// `table-column`, `table-column-group`.
    TableColumn,
    /// `table-row-group`, `table-header-group`, `table-footer-group`.
    TableRowGroup,
    /// `table-row`.
    TableRow,
    /// `table-cell`.
    TableCell,
    /// `ruby`.
    Ruby,
    /// `ruby-text`.
    RubyText,
}

impl Display {
    pub(crate) fn of(display: StyloDisplay) -> Self {
        let is_inline = display.outside() == DisplayOutside::Inline;
        match display.inside() {
            DisplayInside::None => Self::None,
            DisplayInside::Contents => Self::Contents,
            _ if display.outside() == DisplayOutside::TableCaption => Self::TableCaption,
            DisplayInside::TableRowGroup
            | DisplayInside::TableHeaderGroup
            | DisplayInside::TableFooterGroup => Self::TableRowGroup,
            DisplayInside::TableColumn | DisplayInside::TableColumnGroup => Self::TableColumn,
            DisplayInside::TableRow => Self::TableRow,
            DisplayInside::TableCell => Self::TableCell,
            DisplayInside::Table if is_inline => Self::InlineTable,
            DisplayInside::Table => Self::Table,
            DisplayInside::Flex | DisplayInside::Grid if is_inline => Self::InlineFlex,
            DisplayInside::Flex | DisplayInside::Grid => Self::Flex,
            DisplayInside::FlowRoot if is_inline => Self::InlineBlock,
            _ if is_inline => Self::Inline,
            _ => Self::Block,
        }
    }
}

/// The computed value of `visibility`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(clippy::exhaustive_enums, reason = "the standard closes the list")]
pub enum Visibility {
    /// `visible`.
    Visible,
    /// `hidden`.
    Hidden,
    /// `collapse`.
    Collapse,
}

impl Visibility {
    pub(crate) const fn of(visibility: StyloVisibility) -> Self {
        match visibility {
            StyloVisibility::Visible => Self::Visible,
            StyloVisibility::Hidden => Self::Hidden,
            StyloVisibility::Collapse => Self::Collapse,
        }
    }
}
