//! The "before html" insertion mode.

use treewright_markup::{Cause, ErrorCode, LocalName, Namespace, Origin, TreeSink, tag};

use crate::tokenizer::{Tag, Token};
use crate::tree_construction::inserting::{InsertionLocation, name_and_attributes};
use crate::tree_construction::rules::start_tag_token_with_no_attributes;
use crate::tree_construction::whitespace::ignore_the_leading_space;
use crate::tree_construction::{InsertionMode, Outcome, Rules};

impl<T: TreeSink + ?Sized> Rules<'_, T> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#the-before-html-insertion-mode>
    pub(crate) fn before_html(&mut self, token: &mut Token<'_>) -> Outcome<T::Handle> {
        match (&*token, token.tag_name()) {
            (Token::Doctype(it), _) => self.ignore(ErrorCode::DoctypeBeforeHtml, it.span),
            (Token::Comment(_) | Token::ProcessingInstruction(_), _) => {
                let location = InsertionLocation::at_the_end_of(self.tree.document());
                self.insert_comment_or_instruction(token, Some(location))
            }
            (Token::Characters(text), _) if text.starts_with_space() => {
                ignore_the_leading_space(*text, token)
            }
            (Token::StartTag(tag), tag::HTML) => {
                self.insert_the_html_element(tag, Cause::Source);
                Outcome::Done
            }
            (Token::EndTag(tag), name) if !acts_as_anything_else(name) => {
                self.ignore(ErrorCode::EndTagBeforeHtml, tag.span)
            }
            // Anything else
            _ => {
                let tag = start_tag_token_with_no_attributes(tag::HTML, token.span());
                self.insert_the_html_element(&tag, Cause::Implied);
                Outcome::Reprocess
            }
        }
    }

    /// Creates the `html` element, inserts it into the document and pushes it.
    fn insert_the_html_element(&mut self, tag: &Tag<'_>, cause: Cause) {
        let location = self.appropriate_place_for_a_new_element(tag.span);
        let origin = Origin::new(tag.span, cause);
        let (name, attributes) = name_and_attributes(tag, Namespace::Html);
        let element =
            self.create_an_element_for_the_token(name, attributes, &location.parent, origin);
        self.insert_an_element_at_the_adjusted_insertion_location(&element, &location, origin);
        self.push(element, tag, Namespace::Html);
        self.insertion_mode = InsertionMode::BeforeHead;
    }
}

/// True for the end tags that "act as described in the anything else entry" before the `head` element
/// exists.
pub(super) const fn acts_as_anything_else(name: LocalName) -> bool {
    matches!(name, tag::HEAD | tag::BODY | tag::HTML | tag::BR)
}
