//! The rules for parsing tokens in foreign content.

use super::{Context, Kind, Outcome, Script, TreeBuilder, TreeSink, kind};
use crate::Run;
use crate::tokenizer::{Characters, Tag, Token};
use treewright_markup::ErrorCode;
use treewright_markup::{ElementFlags, LocalName, Namespace};

impl<H: Clone + PartialEq> TreeBuilder<H> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inforeign>
    pub(super) fn foreign_content<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        token: &mut Token<'_>,
    ) -> Outcome
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        match kind(token) {
            Kind::Null(span) => {
                Self::error(cx, ErrorCode::NullCharacterInForeignContent, span);
                self.insert_characters(cx, Characters { run: Run::new("\u{FFFD}"), span });
            }
            Kind::Characters(text) => {
                self.insert_characters(cx, *text);
                if self.frameset_ok && !text.split_leading_space().1.is_empty() {
                    self.frameset_ok = false;
                }
            }
            Kind::Comment | Kind::ProcessingInstruction => {
                return self.insert_comment_or_instruction(cx, token, None);
            }
            Kind::Doctype(span) => {
                return Self::ignore(cx, ErrorCode::DoctypeInForeignContent, span);
            }
            Kind::Start(name, tag) if breaks_out(name, tag) => {
                return self.break_out_of_foreign_content(cx, tag);
            }
            Kind::End(LocalName::BR | LocalName::P, tag) => {
                return self.break_out_of_foreign_content(cx, tag);
            }
            Kind::Start(name, tag) => {
                let namespace = self
                    .adjusted_current_node()
                    .map_or(Namespace::Html, |(namespace, _, _)| namespace);
                self.insert_a_foreign_element(cx, tag, namespace, false);
                if tag.self_closing {
                    self.acknowledge_the_self_closing_flag();
                    if name == LocalName::SCRIPT && namespace == Namespace::Svg {
                        return self.end_an_svg_script(cx);
                    }
                    self.pop(cx);
                }
            }
            Kind::End(LocalName::SCRIPT, _)
                if self.stack.current().is_some_and(|entry| {
                    entry.namespace == Namespace::Svg && entry.name == LocalName::SCRIPT
                }) =>
            {
                return self.end_an_svg_script(cx);
            }
            Kind::End(name, tag) => return self.any_other_foreign_end_tag(cx, name, tag),
            // The dispatcher never sends it here.
            Kind::EndOfFile(_) => return Outcome::ReprocessInHtmlContent,
        }
        Outcome::Done
    }

    /// Parse error; pops until HTML content can go on.
    fn break_out_of_foreign_content<T>(&mut self, cx: &mut Context<'_, T>, tag: &Tag<'_>) -> Outcome
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        Self::error(cx, ErrorCode::HtmlTagInForeignContent, tag.span);
        while self.stack.current().is_some_and(|entry| {
            entry.namespace != Namespace::Html
                && !entry.flags.intersects(
                    ElementFlags::MATHML_TEXT_INTEGRATION_POINT
                        .with(ElementFlags::HTML_INTEGRATION_POINT),
                )
        }) {
            self.pop(cx);
        }
        Outcome::ReprocessInHtmlContent
    }

    /// The steps of a `script` end tag whose current node is an SVG `script` element.
    fn end_an_svg_script<T>(&mut self, cx: &mut Context<'_, T>) -> Outcome
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        match self.stack.current().map(|entry| entry.handle.clone()) {
            Some(element) => {
                self.pop(cx);
                self.hand_out(Script { element, svg: true })
            }
            None => Outcome::Done,
        }
    }

    /// "Any other end tag". The walk up the stack is two look-ups: the nearest HTML element ends
    /// it, and before that the last foreign element of the name is found.
    fn any_other_foreign_end_tag<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        name: LocalName,
        tag: &Tag<'_>,
    ) -> Outcome
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        // 1. and 2.
        if self.stack.current().is_none_or(|entry| entry.name.to_ascii_lowercase() != name) {
            Self::error(cx, ErrorCode::ForeignEndTagNotCurrent, tag.span);
        }
        // 3. The topmost element is current: the fragment case.
        if self.stack.len() <= 1 {
            return Outcome::Done;
        }
        // 4. to 7.
        let html = self.stack.nearest_html().unwrap_or(0);
        match self.stack.last_foreign(name) {
            Some(index) if index > html => {
                self.pop_through(cx, index);
                Outcome::Done
            }
            _ => Outcome::ReprocessInHtmlContent,
        }
    }
}

/// Whether the start tag is one of those that do not stay in foreign content.
fn breaks_out(name: LocalName, tag: &Tag<'_>) -> bool {
    name.flags(Namespace::Html).intersects(ElementFlags::FOREIGN_BREAKOUT)
        || name == LocalName::FONT
            && ["color", "face", "size"].iter().any(|name| tag.attributes.get(name).is_some())
}
