//! The insertion modes, a file each, with the arms in the standard's order.

use treewright_markup::{LocalName, tag};

use super::InsertionMode;

mod after_after_body;
mod after_after_frameset;
mod after_body;
mod after_frameset;
mod after_head;
mod before_head;
mod before_html;
mod in_body;
mod in_body_end_tags;
mod in_caption;
mod in_cell;
mod in_column_group;
mod in_frameset;
mod in_head;
mod in_head_noscript;
mod in_row;
mod in_select;
mod in_select_in_table;
mod in_table;
mod in_table_body;
mod in_table_text;
mod in_template;
mod initial;
mod text;

/// Facts about the rules of a mode that other code needs before it follows the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Properties {
    /// Characters are inserted unchanged: the rules only check whether any of them is not whitespace.
    pub(super) takes_text_as_a_whole: bool,
    /// A `</p>` that closes nothing is ignored, and creates no element.
    pub(super) ignores_the_p_end_tag: bool,
    /// A `</br>` is ignored, and creates no element.
    pub(super) ignores_the_br_end_tag: bool,
}

impl InsertionMode {
    /// The facts about this mode's rules.
    pub(super) const fn properties(self) -> Properties {
        use InsertionMode as Mode;
        Properties {
            takes_text_as_a_whole: matches!(
                self,
                Mode::InBody | Mode::Text | Mode::InCaption | Mode::InCell
            ),
            ignores_the_p_end_tag: match self {
                Mode::Initial | Mode::BeforeHtml | Mode::BeforeHead => true,
                Mode::InHead | Mode::InHeadNoscript | Mode::AfterHead => true,
                Mode::InSelect | Mode::InSelectInTable | Mode::InTemplate => true,
                Mode::InFrameset | Mode::AfterFrameset | Mode::AfterAfterFrameset => true,
                Mode::InBody | Mode::Text | Mode::InCaption | Mode::InCell => false,
                Mode::InTable | Mode::InTableText | Mode::InColumnGroup => false,
                Mode::InTableBody | Mode::InRow => false,
                Mode::AfterBody | Mode::AfterAfterBody => false,
            },
            ignores_the_br_end_tag: match self {
                Mode::InSelect | Mode::InSelectInTable | Mode::InTemplate => true,
                Mode::InFrameset | Mode::AfterFrameset | Mode::AfterAfterFrameset => true,
                Mode::Initial | Mode::BeforeHtml | Mode::BeforeHead => false,
                Mode::InHead | Mode::InHeadNoscript | Mode::AfterHead => false,
                Mode::InBody | Mode::Text | Mode::InCaption | Mode::InCell => false,
                Mode::InTable | Mode::InTableText | Mode::InColumnGroup => false,
                Mode::InTableBody | Mode::InRow => false,
                Mode::AfterBody | Mode::AfterAfterBody => false,
            },
        }
    }
}

/// True for the start tags that several modes leave to the rules of "in head".
const fn is_an_element_of_the_head(name: LocalName) -> bool {
    matches!(name, tag::BASE | tag::BASEFONT | tag::BGSOUND | tag::LINK | tag::META)
        || matches!(name, tag::NOFRAMES | tag::SCRIPT | tag::STYLE | tag::TEMPLATE | tag::TITLE)
}
