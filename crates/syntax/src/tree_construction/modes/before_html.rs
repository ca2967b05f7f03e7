//! The "before html" insertion mode.

use super::super::{
    Cause, Context, InsertionMode, Kind, Origin, Outcome, TreeBuilder, TreeSink, kind, span_of,
    start_tag_token_with_no_attributes,
};
use crate::tokenizer::{Tag, Token};
use crate::tree_construction::inserting::{InsertionLocation, name_and_attributes};
use treewright_markup::ErrorCode;
use treewright_markup::{LocalName, Namespace};

impl<H: Clone + PartialEq> TreeBuilder<H> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#the-before-html-insertion-mode>
    pub(in super::super) fn before_html<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        token: &mut Token<'_>,
    ) -> Outcome
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        match kind(token) {
            Kind::Doctype(span) => return Self::ignore(cx, ErrorCode::DoctypeBeforeHtml, span),
            Kind::Comment | Kind::ProcessingInstruction => {
                let location = InsertionLocation::at_the_end_of(cx.tree.document());
                return self.insert_comment_or_instruction(cx, token, Some(location));
            }
            Kind::Characters(text) => {
                let (_, rest) = text.split_leading_space();
                if rest.is_empty() {
                    return Outcome::Done;
                }
                *token = Token::Characters(rest);
            }
            Kind::Start(LocalName::HTML, tag) => {
                self.insert_the_html_element(cx, tag, Cause::Source);
                self.insertion_mode = InsertionMode::BeforeHead;
                return Outcome::Done;
            }
            Kind::End(LocalName::HEAD | LocalName::BODY | LocalName::HTML | LocalName::BR, _) => {}
            Kind::End(_, tag) => return Self::ignore(cx, ErrorCode::EndTagBeforeHtml, tag.span),
            _ => {}
        }
        // Anything else
        let tag = start_tag_token_with_no_attributes(LocalName::HTML, span_of(token));
        self.insert_the_html_element(cx, &tag, Cause::Implied);
        self.insertion_mode = InsertionMode::BeforeHead;
        Outcome::Reprocess
    }

    /// Creates the `html` element, inserts it into the document and pushes it.
    fn insert_the_html_element<T>(&mut self, cx: &mut Context<'_, T>, tag: &Tag<'_>, cause: Cause)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        let location = self.appropriate_place_for_a_new_element(cx.tree, tag.span);
        let origin = Origin::new(tag.span, cause);
        let (name, attributes) = name_and_attributes(tag, Namespace::Html);
        let element =
            self.create_an_element_for_the_token(cx, name, attributes, &location.parent, origin);
        Self::insert_an_element_at_the_adjusted_insertion_location(cx, &element, &location, origin);
        self.push(element, tag, Namespace::Html);
    }
}
