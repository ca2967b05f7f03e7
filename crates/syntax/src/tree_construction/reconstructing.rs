//! Reconstructing the active formatting elements, and inserting one.
//! <https://html.spec.whatwg.org/multipage/parsing.html#reconstruct-the-active-formatting-elements>

use std::sync::Arc;

use treewright_markup::attributes::ElementName;
use treewright_markup::{Cause, Namespace, Origin, Span, TreeSink};

use super::Rules;
use super::list_of_active_formatting_elements::Entry;
use super::rules::start_of;
use super::rules::start_tag_token_with_no_attributes;
use crate::Limit;
use crate::tokenizer::Tag;

impl<T: TreeSink + ?Sized> Rules<'_, T> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#reconstruct-the-active-formatting-elements>
    #[inline]
    pub(super) fn reconstruct_the_active_formatting_elements(&mut self, span: Span) {
        // 1. and 2.
        let Some(last) = self.formatting.len().checked_sub(1) else {
            return;
        };
        if !self.is_marker_or_open(last) {
            self.reopen_formatting_elements(span, last);
        }
    }

    /// Steps 3 to 10.
    #[cold]
    #[expect(
        clippy::arithmetic_side_effects,
        reason = "not below the first index; the element was pushed"
    )]
    fn reopen_formatting_elements(&mut self, span: Span, last: usize) {
        // 3. to 6. Rewind.
        let mut first = last;
        while first > 0 && !self.is_marker_or_open(first - 1) {
            first -= 1;
        }
        let source = Arc::clone(self.formatting.source());
        let meets_a_limit = if self.in_text { start_of(span) } else { span };
        // 7. to 10. Advance and create.
        for index in first..=last {
            let Entry::Element(element) = self.formatting.get(index) else {
                continue;
            };
            let (name, like) = (element.name, element.handle.clone());
            // Text that follows has a place reserved for it.
            if self.nodes.wrapping_add(u64::from(self.in_text)) >= self.most_nodes {
                self.limits_met.note(Limit::Nodes, meets_a_limit);
                self.formatting.forget_from(index);
                break;
            }
            let attributes = self.formatting.lend_attributes(index);
            let tag = Tag {
                attributes: attributes.view_with(&source),
                ..start_tag_token_with_no_attributes(name, span)
            };
            let length = tag.attributes.length_of_texts();
            if !self.has_formatting_work_left(length, meets_a_limit) {
                // Those that stay closed are not needed.
                self.formatting.forget_from(index);
                break;
            }
            let handle = self.insert_again(&tag, &like);
            self.formatting.take_attributes_back(index, attributes);
            let stack_index = self.stack.len() - 1;
            self.formatting.replace_handle(index, handle, stack_index);
        }
    }

    /// "Insert an HTML element" for the token of a formatting element that was inserted before.
    fn insert_again(&mut self, tag: &Tag<'_>, like: &T::Handle) -> T::Handle {
        let location = self.appropriate_place_for_a_new_element(tag.span);
        let origin = Origin::new(tag.span, Cause::Reconstructed);
        let name = ElementName { namespace: Namespace::Html, local: tag.name, text: tag.text };
        let parent = &location.parent;
        let element = self.tree.create_element_like(like, name, tag.attributes, parent, origin);
        let origin = origin.with_cause(location.cause.unwrap_or(origin.cause));
        self.insert_an_element_at_the_adjusted_insertion_location(&element, &location, origin);
        self.push(element.clone(), tag, Namespace::Html);
        element
    }

    /// Returns true if an entry of the list is a marker, or an element that is on the stack.
    fn is_marker_or_open(&self, index: usize) -> bool {
        self.formatting.element(index).is_none_or(|element| {
            self.stack.handle_at(element.stack_index) == Some(&element.handle)
        })
    }

    /// Inserts an HTML element for the token and pushes it onto the list of active formatting
    /// elements.
    #[expect(clippy::arithmetic_side_effects, reason = "the element was pushed")]
    pub(super) fn insert_a_formatting_element(&mut self, tag: &Tag<'_>) {
        let element = self.insert_an_html_element(tag);
        let stack_index = self.stack.len() - 1;
        self.formatting.push(element, tag.name, tag.attributes, stack_index);
    }
}
