//! The "in head" insertion mode.

use treewright_encoding::{Encoding, extract_a_character_encoding_from_a_meta_element};
use treewright_markup::{Cause, ErrorCode, Namespace, Origin, ScriptFlags, TreeSink, tag};

use crate::ScriptingMode;
use crate::tokenizer::{State, Tag, Token};
use crate::tree_construction::inserting::name_and_attributes;
use crate::tree_construction::shadow_roots::shadow_root_mode;
use crate::tree_construction::{InsertionMode, Outcome, Rules};

impl<T: TreeSink + ?Sized> Rules<'_, T> {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inhead>
    pub(crate) fn in_head(&mut self, token: &mut Token<'_>) -> Outcome<T::Handle> {
        match (&*token, token.tag_name()) {
            (Token::Characters(text), _) if text.starts_with_space() => {
                self.insert_the_leading_space(*text, token)
            }
            (Token::Comment(_) | Token::ProcessingInstruction(_), _) => {
                self.insert_comment_or_instruction(token, None)
            }
            (Token::Doctype(it), _) => self.ignore(ErrorCode::DoctypeInHead, it.span),
            (Token::StartTag(_), tag::HTML) => self.in_body(token),
            (Token::StartTag(tag), tag::BASE | tag::BASEFONT | tag::BGSOUND | tag::LINK) => {
                self.insert_a_void_html_element(tag);
                Outcome::Done
            }
            (Token::StartTag(tag), tag::META) => {
                self.insert_a_void_html_element(tag);
                declared_encoding(tag).map_or(Outcome::Done, Outcome::ChangeTheEncoding)
            }
            (Token::StartTag(tag), tag::TITLE) => {
                self.generic_rcdata_element_parsing_algorithm(tag)
            }
            (Token::StartTag(tag), tag::NOSCRIPT) if self.scripting != ScriptingMode::Disabled => {
                self.generic_raw_text_element_parsing_algorithm(tag)
            }
            (Token::StartTag(tag), tag::NOFRAMES | tag::STYLE) => {
                self.generic_raw_text_element_parsing_algorithm(tag)
            }
            (Token::StartTag(tag), tag::NOSCRIPT) => {
                self.insert_an_html_element(tag);
                self.switch_to(InsertionMode::InHeadNoscript)
            }
            (Token::StartTag(tag), tag::SCRIPT) => self.script_start_tag(tag),
            (Token::EndTag(_), tag::HEAD) => {
                self.pop();
                self.switch_to(InsertionMode::AfterHead)
            }
            (Token::EndTag(_), tag::BODY | tag::HTML | tag::BR) => self.anything_else_in_head(),
            (Token::StartTag(tag), tag::TEMPLATE) => {
                self.template_start_tag(tag);
                Outcome::Done
            }
            (Token::EndTag(tag), tag::TEMPLATE) => self.template_end_tag(tag),
            (Token::StartTag(tag), tag::HEAD) | (Token::EndTag(tag), _) => {
                self.ignore(ErrorCode::UnexpectedTagInHead, tag.span)
            }
            _ => self.anything_else_in_head(),
        }
    }

    fn anything_else_in_head(&mut self) -> Outcome<T::Handle> {
        self.pop();
        self.switch_to_and_reprocess(InsertionMode::AfterHead)
    }

    /// A start tag whose tag name is "script".
    fn script_start_tag(&mut self, tag: &Tag<'_>) -> Outcome<T::Handle> {
        // 1.
        let location = self.appropriate_place_for_a_new_element(tag.span);
        let origin = Origin::new(tag.span, Cause::Source);
        // 2.
        let (name, attributes) = name_and_attributes(tag, Namespace::Html);
        let element =
            self.create_an_element_for_the_token(name, attributes, &location.parent, origin);
        // 3. to 6.
        let flags = ScriptFlags::new(
            self.scripting != ScriptingMode::Fragment,
            self.scripting == ScriptingMode::Inert,
        );
        self.tree.prepare_parser_inserted_script(&element, flags);
        // 7.
        let location = self.appropriate_place_given(&location);
        let origin = origin.with_cause(location.cause.unwrap_or(origin.cause));
        self.insert_an_element_at_the_adjusted_insertion_location(&element, &location, origin);
        // 8.
        self.push(element, tag, Namespace::Html);
        // 9. to 11.
        self.original_insertion_mode = self.insertion_mode;
        self.insertion_mode = InsertionMode::Text;
        Outcome::SwitchTheTokenizer(State::ScriptData)
    }

    /// A start tag whose tag name is "template".
    fn template_start_tag(&mut self, tag: &Tag<'_>) {
        // 2. to 5.
        self.formatting.insert_marker();
        self.frameset_ok = false;
        self.insertion_mode = InsertionMode::InTemplate;
        self.template_insertion_modes.push(InsertionMode::InTemplate);
        // 6.
        let location = self.appropriate_place();
        // 7. to 9.
        // Gate: declarative_shadow_roots
        let mode = shadow_root_mode(tag).filter(|_| self.edition.declarative_shadow_roots);
        // Gate: template_patching
        let marker = tag.attributes.get("for").filter(|_| self.edition.template_patching);
        match (mode, marker) {
            (Some(mode), _) => self.insert_a_template_with_shadow_root_mode(tag, mode, &location),
            (None, Some(marker)) => self.insert_a_template_with_for(tag, marker, &location),
            (None, None) => drop(self.insert_an_html_element(tag)),
        }
    }

    /// An end tag whose tag name is "template".
    fn template_end_tag(&mut self, tag: &Tag<'_>) -> Outcome<T::Handle> {
        let Some(template) = self.stack.last_html(tag::TEMPLATE) else {
            return self.ignore(ErrorCode::TemplateEndTagWithoutTemplate, tag.span);
        };
        let template = self.stack.get(template).handle.clone();
        // 1.
        self.generate_all_implied_end_tags_thoroughly();
        // 2.
        if !self.stack.current_is(tag::TEMPLATE) {
            self.error(ErrorCode::TemplateEndTagClosesOpenElements, tag.span);
        }
        // 3. and 4.
        self.finish_content_patching(&template);
        // 5. to 8.
        self.close_the_template();
        Outcome::Done
    }

    /// Pops the last `template` element with the marker and the mode that belong to it.
    pub(super) fn close_the_template(&mut self) {
        self.pop_until(tag::TEMPLATE);
        self.formatting.clear_up_to_the_last_marker();
        self.template_insertion_modes.pop();
        self.reset_the_insertion_mode_appropriately();
    }
}

/// The encoding that a `meta` element declares. It matters only while the confidence is tentative, which
/// the parser knows.
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
