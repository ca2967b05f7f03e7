//! The rules for parsing tokens in foreign content.

use treewright_markup::{ElementFlags, ErrorCode, LocalName, Namespace, Run, TreeSink, tag};

use super::{Outcome, Rules};
use crate::tokenizer::{Characters, Tag, Token};

impl<T: TreeSink + ?Sized> Rules<'_, T> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inforeign>
    pub(super) fn foreign_content(&mut self, token: &mut Token<'_>) -> Outcome<T::Handle> {
        match (&*token, token.tag_name()) {
            (Token::NullCharacter(span), _) => {
                self.error(ErrorCode::NullCharacterInForeignContent, *span);
                self.insert_characters(&Characters { run: Run::new("\u{FFFD}"), span: *span });
            }
            (Token::Characters(text), _) => {
                self.insert_characters(text);
                if self.frameset_ok && !text.split_leading_space().1.is_empty() {
                    self.frameset_ok = false;
                }
            }
            (Token::Comment(_) | Token::ProcessingInstruction(_), _) => {
                return self.insert_comment_or_instruction(token, None);
            }
            (Token::Doctype(it), _) => {
                return self.ignore(ErrorCode::DoctypeInForeignContent, it.span);
            }
            (Token::StartTag(tag), name) if breaks_out(name, tag) => {
                return self.break_out_of_foreign_content(tag);
            }
            (Token::EndTag(tag), tag::BR | tag::P) => {
                return self.break_out_of_foreign_content(tag);
            }
            (Token::StartTag(tag), name) => {
                let namespace = self
                    .adjusted_current_node()
                    .map_or(Namespace::Html, |(namespace, _, _)| namespace);
                self.insert_a_foreign_element(tag, namespace, false);
                if tag.self_closing {
                    self.acknowledge_the_self_closing_flag();
                    if name == tag::SCRIPT && namespace == Namespace::Svg {
                        return self.end_an_svg_script();
                    }
                    self.pop();
                }
            }
            (Token::EndTag(_), tag::SCRIPT)
                if self.stack.current().is_some_and(|entry| {
                    entry.namespace == Namespace::Svg && entry.name == tag::SCRIPT
                }) =>
            {
                return self.end_an_svg_script();
            }
            (Token::EndTag(tag), name) => return self.any_other_foreign_end_tag(name, tag),
            // The dispatcher sends it to the rules of the insertion mode.
            (Token::EndOfFile(_), _) => return Outcome::ReprocessInHtmlContent,
        }
        Outcome::Done
    }

    /// Parse error. Pops elements until the current node can have HTML content.
    fn break_out_of_foreign_content(&mut self, tag: &Tag<'_>) -> Outcome<T::Handle> {
        self.error(ErrorCode::HtmlTagInForeignContent, tag.span);
        while self.stack.current().is_some_and(|entry| {
            entry.namespace != Namespace::Html
                && !entry.flags.intersects(
                    ElementFlags::MATHML_TEXT_INTEGRATION_POINT
                        .with(ElementFlags::HTML_INTEGRATION_POINT),
                )
        }) {
            self.pop();
        }
        Outcome::ReprocessInHtmlContent
    }

    /// The steps of a `script` end tag whose current node is an SVG `script` element.
    fn end_an_svg_script(&mut self) -> Outcome<T::Handle> {
        match self.stack.current().map(|entry| entry.handle.clone()) {
            Some(element) => {
                self.pop();
                Outcome::Script { element, is_svg: true }
            }
            None => Outcome::Done,
        }
    }

    /// "Any other end tag". The walk up the stack is two look-ups: the nearest HTML element ends it, and
    /// the last foreign element of the name is either above that or not.
    fn any_other_foreign_end_tag(&mut self, name: LocalName, tag: &Tag<'_>) -> Outcome<T::Handle> {
        // 1. and 2.
        if self.stack.current().is_none_or(|entry| entry.name.to_ascii_lowercase() != name) {
            self.error(ErrorCode::ForeignEndTagNotCurrent, tag.span);
        }
        // 3. The topmost element is current: the fragment case.
        if self.stack.len() <= 1 {
            return Outcome::Done;
        }
        // 4. to 7.
        let html = self.stack.nearest_html().unwrap_or(0);
        match self.stack.last_foreign(name) {
            Some(index) if index > html => {
                self.pop_through(index);
                Outcome::Done
            }
            _ => Outcome::ReprocessInHtmlContent,
        }
    }
}

/// True for a start tag that ends foreign content.
fn breaks_out(name: LocalName, tag: &Tag<'_>) -> bool {
    name.flags(Namespace::Html).intersects(ElementFlags::FOREIGN_BREAKOUT)
        || name == tag::FONT
            && ["color", "face", "size"].iter().any(|name| tag.attributes.get(name).is_some())
}
