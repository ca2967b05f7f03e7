//! The insertion mode and how it is found again.

use super::TreeBuilder;
use treewright_markup::{ElementFlags, LocalName, Namespace};

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

impl<H: Clone + PartialEq> TreeBuilder<H> {
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
                    LocalName::TD | LocalName::TH if !last => return InsertionMode::InCell,
                    LocalName::TR => return InsertionMode::InRow,
                    LocalName::TBODY | LocalName::THEAD | LocalName::TFOOT => {
                        return InsertionMode::InTableBody;
                    }
                    LocalName::CAPTION => return InsertionMode::InCaption,
                    LocalName::COLGROUP => return InsertionMode::InColumnGroup,
                    LocalName::TABLE => return InsertionMode::InTable,
                    LocalName::TEMPLATE => {
                        return self
                            .template_insertion_modes
                            .last()
                            .copied()
                            .unwrap_or(InsertionMode::InBody);
                    }
                    LocalName::HEAD if !last => return InsertionMode::InHead,
                    LocalName::BODY => return InsertionMode::InBody,
                    LocalName::FRAMESET => return InsertionMode::InFrameset,
                    LocalName::HTML => {
                        return if self.head.is_none() {
                            InsertionMode::BeforeHead
                        } else {
                            InsertionMode::AfterHead
                        };
                    }
                    // Gate: relaxed_select
                    LocalName::SELECT if !self.edition.relaxed_select => {
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
            if node.is_html(LocalName::TEMPLATE) {
                break;
            }
            if node.is_html(LocalName::TABLE) {
                return InsertionMode::InSelectInTable;
            }
        }
        InsertionMode::InSelect
    }

    /// Whether the adjusted current node is an element outside the HTML namespace, which is what
    /// decides about CDATA sections.
    #[inline]
    pub(crate) fn adjusted_current_node_is_foreign(&self) -> bool {
        if !self.stack.contains_foreign() && self.fragment.is_none() {
            return false;
        }
        self.adjusted_current_node().is_some_and(|(namespace, _, _)| namespace != Namespace::Html)
    }

    /// Namespace, name and flags of the adjusted current node.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#adjusted-current-node>
    #[inline]
    pub(super) fn adjusted_current_node(&self) -> Option<(Namespace, LocalName, ElementFlags)> {
        if self.stack.len() == 1
            && let Some(context) = &self.fragment
        {
            return Some((context.namespace, context.name, context.flags));
        }
        let node = self.stack.current()?;
        Some((node.namespace, node.name, node.flags))
    }
}
