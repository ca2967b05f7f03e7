//! The display types of HTML elements in the standard's style sheet for user agents.

use super::{LocalName, tag};

/// The value of the CSS property `display` that the standard's style sheet for user agents gives the
/// elements of a name. Attributes and a page's own styles can change it.
/// <https://html.spec.whatwg.org/multipage/rendering.html#the-css-user-agent-style-sheet-and-presentational-hints>
///
/// ```
/// use treewright_markup::{DefaultDisplay, LocalName};
/// assert_eq!(LocalName::DIV.default_display(), DefaultDisplay::Block);
/// assert_eq!(LocalName::TITLE.default_display(), DefaultDisplay::None);
/// assert_eq!(LocalName::B.default_display(), DefaultDisplay::Inline);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DefaultDisplay {
    /// `none`: the element and its contents are not shown.
    None,
    /// `block`
    Block,
    /// `list-item`
    ListItem,
    /// `inline`, which is the initial value.
    Inline,
    /// `inline-block`
    InlineBlock,
    /// `contents`: the contents are shown as if the element were absent.
    Contents,
    /// `ruby`
    Ruby,
    /// `ruby-text`
    RubyText,
    /// `table`
    Table,
    /// `table-caption`
    TableCaption,
    /// `table-column-group` or `table-column`: they have no contents.
    TableColumn,
    /// `table-header-group`, `table-row-group` or `table-footer-group`
    TableRowGroup,
    /// `table-row`
    TableRow,
    /// `table-cell`
    TableCell,
}

impl LocalName {
    /// The display type of HTML elements with this name.
    pub const fn default_display(self) -> DefaultDisplay {
        match self {
            tag::AREA
            | tag::BASE
            | tag::BASEFONT
            | tag::BGSOUND
            | tag::DATALIST
            | tag::HEAD
            | tag::LINK
            | tag::META
            | tag::NOEMBED
            | tag::NOFRAMES
            | tag::PARAM
            | tag::RP
            | tag::SCRIPT
            | tag::STYLE
            | tag::TEMPLATE
            | tag::TITLE => DefaultDisplay::None,
            tag::HTML
            | tag::BODY
            // They fill the window.
            | tag::FRAMESET
            | tag::FRAME
            | tag::ADDRESS
            | tag::BLOCKQUOTE
            | tag::CENTER
            | tag::DIALOG
            | tag::DIV
            | tag::FIGURE
            | tag::FIGCAPTION
            | tag::FOOTER
            | tag::FORM
            | tag::HEADER
            | tag::HR
            | tag::LEGEND
            | tag::LISTING
            | tag::MAIN
            | tag::P
            | tag::PLAINTEXT
            | tag::PRE
            | tag::SEARCH
            | tag::XMP
            | tag::ARTICLE
            | tag::ASIDE
            | tag::H1
            | tag::H2
            | tag::H3
            | tag::H4
            | tag::H5
            | tag::H6
            | tag::HGROUP
            | tag::NAV
            | tag::SECTION
            | tag::DIR
            | tag::DD
            | tag::DL
            | tag::DT
            | tag::MENU
            | tag::OL
            | tag::UL
            | tag::FIELDSET
            | tag::DETAILS
            | tag::SUMMARY
            | tag::OPTGROUP
            | tag::OPTION => DefaultDisplay::Block,
            tag::LI => DefaultDisplay::ListItem,
            tag::TABLE => DefaultDisplay::Table,
            tag::CAPTION => DefaultDisplay::TableCaption,
            tag::COLGROUP | tag::COL => DefaultDisplay::TableColumn,
            tag::THEAD | tag::TBODY | tag::TFOOT => DefaultDisplay::TableRowGroup,
            tag::TR => DefaultDisplay::TableRow,
            tag::TD | tag::TH => DefaultDisplay::TableCell,
            tag::INPUT
            | tag::BUTTON
            | tag::MARQUEE
            | tag::METER
            | tag::PROGRESS
            | tag::SELECT
            | tag::TEXTAREA => DefaultDisplay::InlineBlock,
            tag::RUBY => DefaultDisplay::Ruby,
            tag::RT => DefaultDisplay::RubyText,
            tag::SLOT => DefaultDisplay::Contents,
            _ => DefaultDisplay::Inline,
        }
    }
}
