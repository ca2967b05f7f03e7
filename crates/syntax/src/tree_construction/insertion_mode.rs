//! The insertion mode and how it is found again.

use super::ConstructionState;
use treewright_markup::{Namespace, tag};

/// <https://html.spec.whatwg.org/multipage/parsing.html#the-insertion-mode>
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum InsertionMode {
    #[default]
    Initial,
    BeforeHtml,
    BeforeHead,
    InHead,
    InHeadNoscript,
    AfterHead,
    InBody,
    Text,
    InTable,
    InTableText,
    InCaption,
    InColumnGroup,
    InTableBody,
    InRow,
    InCell,
    /// CLASSIC only.
    InSelect,
    /// CLASSIC only.
    InSelectInTable,
    InTemplate,
    AfterBody,
    InFrameset,
    AfterFrameset,
    AfterAfterBody,
    AfterAfterFrameset,
}

impl<H: Clone + PartialEq> ConstructionState<H> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#reset-the-insertion-mode-appropriately>
    pub(super) fn reset_the_insertion_mode_appropriately(&mut self) {
        self.insertion_mode = self.appropriate_insertion_mode();
    }

    /// Steps 1 to 17 of "reset the insertion mode appropriately", as a value.
    fn appropriate_insertion_mode(&self) -> InsertionMode {
        for index in (0..self.stack.len()).rev() {
            let node = self.stack.get(index);
            let last = index == 0;
            let (mut namespace, mut name) = (node.namespace, node.name);
            if last && let Some(context) = &self.fragment {
                (namespace, name) = (context.namespace, context.name);
            }
            if namespace == Namespace::Html {
                match name {
                    tag::TD | tag::TH if !last => return InsertionMode::InCell,
                    tag::TR => return InsertionMode::InRow,
                    tag::TBODY | tag::THEAD | tag::TFOOT => {
                        return InsertionMode::InTableBody;
                    }
                    tag::CAPTION => return InsertionMode::InCaption,
                    tag::COLGROUP => return InsertionMode::InColumnGroup,
                    tag::TABLE => return InsertionMode::InTable,
                    tag::TEMPLATE => {
                        return self
                            .template_insertion_modes
                            .last()
                            .copied()
                            .unwrap_or(InsertionMode::InBody);
                    }
                    tag::HEAD if !last => return InsertionMode::InHead,
                    tag::BODY => return InsertionMode::InBody,
                    tag::FRAMESET => return InsertionMode::InFrameset,
                    tag::HTML => {
                        return if self.head.is_none() {
                            InsertionMode::BeforeHead
                        } else {
                            InsertionMode::AfterHead
                        };
                    }
                    // Gate: relaxed_select
                    tag::SELECT if !self.edition.relaxed_select => {
                        return self.classic_select_mode(index);
                    }
                    _ => {}
                }
            }
        }
        InsertionMode::InBody
    }

    /// CLASSIC: "in select in table" when a table is open above the `select` and no template
    /// stands between the two. The `select` can be the context of a fragment.
    fn classic_select_mode(&self, select: usize) -> InsertionMode {
        for ancestor in (1..select).rev() {
            let node = self.stack.get(ancestor);
            if node.is_html(tag::TEMPLATE) {
                break;
            }
            if node.is_html(tag::TABLE) {
                return InsertionMode::InSelectInTable;
            }
        }
        InsertionMode::InSelect
    }
}
