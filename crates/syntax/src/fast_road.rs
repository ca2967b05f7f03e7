//! The fast road: nearly all tokens of nearly all pages, in one loop.
//!
//! # Where it leads
//!
//! Most of a page is start tags, end tags and text, most of it in the body and written without an error.
//! Each of these could take the path of all tokens: the tokenizer checks its state, makes a [`Token`] and
//! lends it; the dispatcher takes it apart again, determines what is open and what comes next, and looks up
//! the rules of the mode. The answers are the same, token after token. Here they are determined once, and a
//! loop reads tags and text straight from the input and calls the rules of the mode for them, with its
//! position in the text in a local variable.
//!
//! The road has no rules of its own. It reads with the functions of `tags_in_one_go` and
//! `attributes_in_one_go`, and it calls the functions of the modes, as `next_token_for` and
//! `process_at_once` do: three of "in body" by name, and those of other modes by
//! [`Rules::process_in_html_content`]. It makes each tag as the token that these take, so that none is
//! copied.
//!
//! # When it is taken
//!
//! [`the_fast_road_is_open`] checks the conditions that do not change between two calls of the parser: no
//! budget and no limit of nodes, so that nothing is counted. If errors are collected, the road extends to
//! the next character that can be an error of the input stream, and it ends after each token for which the
//! rules raise an error. A self-closing flag of a start tag that is not acknowledged is also an error.
//! Otherwise the flag is ignored.
//!
//! [`ConstructionState::is_on_the_fast_road`] checks the rest, before the first token and after each that
//! can change it: no foreign element is open, and no line feed is to be dropped. The tokenizer is in the
//! data state, because every state switch is reported in the token's outcome.
//!
//! # Where it ends
//!
//! At the first token that is not one of these, *before* it: the position is written back, nothing of the
//! token was consumed, and the path of all tokens continues with it. Such tokens are comments, tags with an
//! attribute that cannot be lent, tags that are cut off, and text with a NUL, a character reference, or a CR
//! after its first character. The road ends after a token if the rules have a message for the parser, if a
//! foreign element is then open, or if the tree requests control.
//!
//! # Why it is right
//!
//! Both paths call the same rules with the same tokens in the same order. Tests verify that the tokens are the
//! same: input that comes in single characters never has a whole tag, so it goes through the states, and a
//! parse with a budget or a limit of nodes takes the path of all tokens. The trees and errors of recorded
//! pages, of the public suites and of generated documents are compared with both.

use treewright_markup::{AttributeBuffer, SourceId, SourceToken, Span, TokenKind, TreeSink};

use crate::input::InputStream;
use crate::tokenizer::{Characters, State, Tag, TagKind, Token, Tokenizer, length_of_text};
use crate::tree_construction::{InsertionMode, Outcome, Rules};
use crate::{ParserOptions, Run};

/// The reason why the road ended.
pub(crate) enum Road<H> {
    /// The next token needs the path of all tokens.
    Ends,
    /// The tree requests control.
    WantsControl,
    /// The outcome of the last token, which is not [`Outcome::Done`].
    Outcome(Outcome<H>),
}

/// True if no tokens and no nodes are counted.
pub(crate) fn the_fast_road_is_open(options: &ParserOptions) -> bool {
    options.limits.nodes.is_none() && options.tokens_per_pump.is_none()
}

/// [`drive`] for a parse that collects errors: separate code, so that the other need not check for it.
#[inline(never)]
pub(crate) fn drive_and_collect_errors<T: TreeSink + ?Sized>(
    rules: &mut Rules<'_, T>,
    tokenizer: &mut Tokenizer,
    input: &mut InputStream,
) -> Road<T::Handle> {
    drive::<T, true>(rules, tokenizer, input)
}

/// Processes tokens up to the first that is not for the road. The caller knows that the road is open, that
/// the construction is on it, and whether errors are collected.
#[expect(clippy::arithmetic_side_effects, reason = "indices and offsets of the text that is read")]
#[expect(
    clippy::indexing_slicing,
    clippy::string_slice,
    reason = "text begins and ends where a character does, in the text that is read"
)]
#[inline(always)]
#[allow(clippy::inline_always, reason = "called in two places, with different constants")]
pub(crate) fn drive<T: TreeSink + ?Sized, const ERRORS_ARE_COLLECTED: bool>(
    rules: &mut Rules<'_, T>,
    tokenizer: &mut Tokenizer,
    input: &mut InputStream,
) -> Road<T::Handle> {
    debug_assert!(rules.is_on_the_fast_road() && tokenizer.state() == State::Data);
    if input.rest().is_empty() {
        return Road::Ends;
    }
    let end_of_the_road = input.end_of_text_without_errors(rules.reporter);
    let text = input.text_being_read();
    let bytes = text.as_bytes();
    let start_of_the_text = input.start_of_the_text();
    let source = start_of_the_text.source;
    let offset = |index: usize| start_of_the_text.offset + index as u32;
    let span = |start: usize, end: usize| Span { source, start: offset(start), end: offset(end) };
    let mut at = input.position();
    let mut end_of_the_last_tag = None;
    let reason = loop {
        let Some(byte) = bytes.get(at) else { break Road::Ends };
        if *byte != b'<' {
            // Text that starts with CR LF is the part from the LF on, as it is for the states.
            let start = at + usize::from(*byte == b'\r' && bytes.get(at + 1) == Some(&b'\n'));
            let end = start + length_of_text(&bytes[start..]);
            // Anything else that ends text may belong to it.
            if bytes.get(end) != Some(&b'<') || ERRORS_ARE_COLLECTED && end > end_of_the_road {
                break Road::Ends;
            }
            let span = span(at, end);
            let run = match source {
                SourceId::MAIN => Run::in_source(&text[start..end], offset(start)),
                _ => Run::new(&text[start..end]),
            };
            at = end;
            rules.tree.token_follows(SourceToken::of_characters_at(span));
            rules.state.text_is_on_the_fast_road();
            let text = Characters { run, span };
            if matches!(rules.insertion_mode(), InsertionMode::InBody | InsertionMode::InCell) {
                rules.characters_in_body(&text);
            } else {
                let outcome = rules.process_in_other_modes(&Token::Characters(text));
                if outcome != Outcome::Done {
                    break Road::Outcome(outcome);
                }
                if !rules.is_on_the_fast_road() {
                    break Road::Ends;
                }
            }
            if ERRORS_ARE_COLLECTED && rules.reporter.has_errors_of_this_token() {
                break Road::Ends;
            }
            if rules.tree.wants_control() {
                break Road::WantsControl;
            }
        }
        let (kind, name, end, self_closing, has_attributes);
        if bytes.get(at + 1) == Some(&b'/') {
            let Some(name_of_tag) = tokenizer.tag_name_at(bytes, at + 2) else {
                break Road::Ends;
            };
            if name_of_tag.next != b'>' {
                break Road::Ends;
            }
            (kind, name, end) = (TagKind::End, name_of_tag.name, name_of_tag.end + 1);
            (self_closing, has_attributes) = (false, false);
            if ERRORS_ARE_COLLECTED && end > end_of_the_road {
                break Road::Ends;
            }
        } else {
            let Some(name_of_tag) = tokenizer.tag_name_at(bytes, at + 1) else {
                break Road::Ends;
            };
            let end_of_name = name_of_tag.end;
            (kind, name) = (TagKind::Start, name_of_tag.name);
            if name_of_tag.next == b'>' {
                (end, self_closing, has_attributes) = (end_of_name + 1, false, false);
            } else {
                let Some((end_of_tag, is_self_closing)) =
                    tokenizer.plain_attributes_at(bytes, end_of_name, start_of_the_text)
                else {
                    break Road::Ends;
                };
                (end, self_closing, has_attributes) = (end_of_tag, is_self_closing, true);
            }
            if ERRORS_ARE_COLLECTED && end > end_of_the_road {
                break Road::Ends;
            }
            tokenizer.note_the_last_start_tag(name);
        }
        let attributes = if has_attributes {
            tokenizer.plain_attributes()
        } else {
            AttributeBuffer::without_attributes()
        };
        let mut token = Token::of_tag(
            kind,
            Tag {
                name,
                text: tokenizer.names().text(name),
                attributes: attributes.view_in(text),
                self_closing,
                span: span(at, end),
            },
        );
        let span = span(at, end);
        at = end;
        end_of_the_last_tag = Some(end);
        rules.state.a_tag_is_on_the_fast_road();
        let kind_of_token = match kind {
            TagKind::Start => TokenKind::StartTag,
            TagKind::End => TokenKind::EndTag,
        };
        rules.tree.token_follows(SourceToken::new(kind_of_token, name, span));
        if ERRORS_ARE_COLLECTED && self_closing {
            rules.a_self_closing_tag_comes();
        }
        let mut outcome = match (&token, rules.insertion_mode()) {
            (Token::StartTag(tag), InsertionMode::InBody) => rules.start_tag_in_body(tag),
            (Token::EndTag(tag), InsertionMode::InBody) => rules.end_tag_in_body(tag),
            _ => rules.process_in_html_content(&mut token),
        };
        if outcome != Outcome::Done {
            outcome = rules.dispatch_again(&mut token, outcome);
        }
        if ERRORS_ARE_COLLECTED && self_closing {
            rules.end_of_a_self_closing_tag(span);
        }
        if outcome != Outcome::Done {
            break Road::Outcome(outcome);
        }
        if ERRORS_ARE_COLLECTED && rules.reporter.has_errors_of_this_token() {
            break Road::Ends;
        }
        if rules.tree.wants_control() {
            break Road::WantsControl;
        }
        if !rules.is_on_the_fast_road() {
            break Road::Ends;
        }
    };
    input.arrive_at(at, end_of_the_last_tag);
    reason
}
