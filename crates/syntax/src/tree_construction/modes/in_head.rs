//! The "in head" insertion mode.

use treewright_encoding::Encoding;

use super::super::{
    Context, InsertionMode, Kind, Origin, Outcome, ScriptFlags, TreeBuilder, TreeSink, kind,
    shadow_roots,
};
use crate::tokenizer::{State, Tag, Token};
use crate::tree_construction::inserting::name_and_attributes;
use crate::{ScriptingMode, tree_construction::Cause};
use treewright_encoding::extract_a_character_encoding_from_a_meta_element;
use treewright_markup::ErrorCode;
use treewright_markup::{LocalName, Namespace};

impl<H: Clone + PartialEq> TreeBuilder<H> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inhead>
    pub(in super::super) fn in_head<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        token: &mut Token<'_>,
    ) -> Outcome
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        match kind(token) {
            Kind::Characters(text) => {
                let (space, rest) = text.split_leading_space();
                if !space.is_empty() {
                    self.insert_characters(cx, space);
                }
                if rest.is_empty() {
                    return Outcome::Done;
                }
                *token = Token::Characters(rest);
            }
            Kind::Comment | Kind::ProcessingInstruction => {
                return self.insert_comment_or_instruction(cx, token, None);
            }
            Kind::Doctype(span) => return Self::ignore(cx, ErrorCode::DoctypeInHead, span),
            Kind::Start(LocalName::HTML, _) => return self.in_body(cx, token),
            Kind::Start(
                LocalName::BASE | LocalName::BASEFONT | LocalName::BGSOUND | LocalName::LINK,
                tag,
            ) => {
                self.insert_a_childless_html_element(cx, tag);
                self.acknowledge_the_self_closing_flag();
                return Outcome::Done;
            }
            Kind::Start(LocalName::META, tag) => {
                self.insert_a_childless_html_element(cx, tag);
                self.acknowledge_the_self_closing_flag();
                self.declared_encoding = declared_encoding(tag);
                return match self.declared_encoding {
                    Some(_) => Outcome::Encoding,
                    None => Outcome::Done,
                };
            }
            Kind::Start(LocalName::TITLE, tag) => {
                self.generic_rcdata_element_parsing_algorithm(cx, tag);
                return Outcome::Done;
            }
            Kind::Start(LocalName::NOSCRIPT, tag) if self.scripting != ScriptingMode::Disabled => {
                self.generic_raw_text_element_parsing_algorithm(cx, tag);
                return Outcome::Done;
            }
            Kind::Start(LocalName::NOFRAMES | LocalName::STYLE, tag) => {
                self.generic_raw_text_element_parsing_algorithm(cx, tag);
                return Outcome::Done;
            }
            Kind::Start(LocalName::NOSCRIPT, tag) => {
                self.insert_an_html_element(cx, tag);
                self.insertion_mode = InsertionMode::InHeadNoscript;
                return Outcome::Done;
            }
            Kind::Start(LocalName::SCRIPT, tag) => {
                self.script_start_tag(cx, tag);
                return Outcome::Done;
            }
            Kind::End(LocalName::HEAD, _) => {
                self.pop(cx);
                self.insertion_mode = InsertionMode::AfterHead;
                return Outcome::Done;
            }
            Kind::End(LocalName::BODY | LocalName::HTML | LocalName::BR, _) => {}
            Kind::Start(LocalName::TEMPLATE, tag) => {
                self.template_start_tag(cx, tag);
                return Outcome::Done;
            }
            Kind::End(LocalName::TEMPLATE, tag) => return self.template_end_tag(cx, tag),
            Kind::Start(LocalName::HEAD, tag) | Kind::End(_, tag) => {
                return Self::ignore(cx, ErrorCode::UnexpectedTagInHead, tag.span);
            }
            _ => {}
        }
        // Anything else
        self.pop(cx);
        self.insertion_mode = InsertionMode::AfterHead;
        Outcome::Reprocess
    }

    /// The steps of "A start tag whose tag name is "script"".
    fn script_start_tag<T>(&mut self, cx: &mut Context<'_, T>, tag: &Tag<'_>)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        // 1.
        let location = self.appropriate_place_for_a_new_element(cx.tree, tag.span);
        let origin = Origin::new(tag.span, Cause::Source);
        // 2.
        let (name, attributes) = name_and_attributes(tag, Namespace::Html);
        let element =
            self.create_an_element_for_the_token(cx, name, attributes, &location.parent, origin);
        // 3. to 6.
        let flags = ScriptFlags::new(
            self.scripting != ScriptingMode::Fragment,
            self.scripting == ScriptingMode::Inert,
        );
        cx.tree.prepare_parser_inserted_script(&element, flags);
        // 7.
        let location = Self::appropriate_place_given(cx.tree, &location);
        Self::insert_an_element_at_the_adjusted_insertion_location(cx, &element, &location, origin);
        // 8.
        self.push(element, tag, Namespace::Html);
        // 9. to 11.
        self.tokenizer_state = Some(State::ScriptData);
        self.original_insertion_mode = self.insertion_mode;
        self.insertion_mode = InsertionMode::Text;
    }

    /// The steps of "A start tag whose tag name is "template"".
    fn template_start_tag<T>(&mut self, cx: &mut Context<'_, T>, tag: &Tag<'_>)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        // 2. to 5.
        self.formatting.insert_marker();
        self.frameset_ok = false;
        self.insertion_mode = InsertionMode::InTemplate;
        self.template_insertion_modes.push(InsertionMode::InTemplate);
        // 6.
        let location = self.appropriate_place(cx.tree);
        // 7. to 9.
        // Gate: declarative_shadow_roots
        let mode =
            shadow_roots::shadow_root_mode(tag).filter(|_| self.edition.declarative_shadow_roots);
        // Gate: template_patching
        let marker = tag.attributes.get("for").filter(|_| self.edition.template_patching);
        match (mode, marker) {
            (Some(mode), _) => {
                self.insert_a_template_with_shadow_root_mode(cx, tag, mode, &location);
            }
            (None, Some(marker)) => self.insert_a_template_with_for(cx, tag, marker, &location),
            (None, None) => drop(self.insert_an_html_element(cx, tag)),
        }
    }

    /// The steps of "An end tag whose tag name is "template"".
    fn template_end_tag<T>(&mut self, cx: &mut Context<'_, T>, tag: &Tag<'_>) -> Outcome
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        let Some(_) = self.stack.last_html(LocalName::TEMPLATE) else {
            return Self::ignore(cx, ErrorCode::TemplateEndTagWithoutTemplate, tag.span);
        };
        // 1.
        self.generate_all_implied_end_tags_thoroughly(cx);
        // 2.
        if !self.stack.current_is(LocalName::TEMPLATE) {
            Self::error(cx, ErrorCode::TemplateEndTagClosesOpenElements, tag.span);
        }
        // 3. and 4.
        if let Some(index) = self.stack.last_html(LocalName::TEMPLATE) {
            let template = self.stack.get(index).handle.clone();
            self.finish_content_patching(cx, &template);
        }
        // 5. to 8.
        self.close_the_template(cx);
        Outcome::Done
    }

    /// Pops the last `template` element with what belongs to it.
    pub(super) fn close_the_template<T>(&mut self, cx: &mut Context<'_, T>)
    where
        T: TreeSink<Handle = H> + ?Sized,
    {
        self.pop_until(cx, LocalName::TEMPLATE);
        self.formatting.clear_up_to_the_last_marker();
        self.template_insertion_modes.pop();
        self.reset_the_insertion_mode_appropriately();
    }
}

/// The encoding that a `meta` element declares. Whether it matters is for the parser to say, which
/// knows the confidence.
fn declared_encoding(tag: &Tag<'_>) -> Option<&'static Encoding> {
    if let Some(charset) = tag.attributes.get("charset")
        && let Some(encoding) = Encoding::for_label(charset.as_bytes())
    {
        return Some(encoding);
    }
    let http_equiv = tag.attributes.get("http-equiv")?;
    if !http_equiv.eq_ignore_ascii_case("content-type") {
        return None;
    }
    extract_a_character_encoding_from_a_meta_element(tag.attributes.get("content")?.as_bytes())
}
