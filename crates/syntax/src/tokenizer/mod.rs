//! The tokenizer: <https://html.spec.whatwg.org/multipage/parsing.html#tokenization>
//!
//! One method per state, named as in the standard, with the standard's arms in the standard's
//! order. They share these idioms:
//!
//! - **Consuming.** `match input.consume()? { … }` consumes the next input character. `None` is the
//!   standard's EOF. `?` leaves the state when the input runs out (starvation): everything a state knows is
//!   in the tokenizer, so it continues with the next character.
//! - **Looking ahead.** If the standard looks at several characters at once, the state consumes them one by
//!   one. `look_ahead` knows how far words have matched, `character_reference`'s matcher how far named
//!   character references have.
//! - **Runs.** A hot state starts with a line that takes the characters up to the first that has its own
//!   arm (`take_until`). The arms are complete without that line.
//! - **Reconsuming.** `self.reconsume(input, state)` makes the current input character the next one again.
//!   Nothing else is put back.
//! - **Emitting.** `self.emit_token(…)`, `self.emit_run(…)` and others end a step with the kind of token
//!   for `next_token` to lend. A state switches before it emits. "Emit X and an end-of-file token" is: emit
//!   X, switch to the data state, which meets the EOF again.
//! - **NUL.** A state has an arm for it if the standard has one; the runs of such a state never contain
//!   one.
//! - **CR.** The input stream converts it to LF; no state has an arm for it, but it ends each run.
//! - **Errors.** `input.error(…)` raises one at the current input character.
//!
//! All tokens, for the parser and for direct users of the tokenizer, come from one function in
//! `next_token`. It tries a *fast twin* first: `tags_in_one_go` (with `attributes_in_one_go`) and
//! `text_in_one_go` (with `end_of_text`) read a whole tag, comment or text if it is contiguous in the input
//! and free of parse errors, as nearly all are. The states read everything else, and are complete without
//! the twins; input that comes one character at a time goes through the states alone, which is how tests
//! compare the two.
//!
//! A token is lent, not given: a [`Token::StartTag`] or [`Token::EndTag`] has its name as a number and its
//! attributes as ranges of the input, text is a slice of the input if possible.

#![allow(
    clippy::unnecessary_wraps,
    reason = "helpers return what the states return, so that a state can end with one"
)]

mod attributes;
mod attributes_in_one_go;
mod cdata;
mod character_reference;
mod characters;
mod comment;
mod doctype;
mod end_of_text;
mod look_ahead;
mod name_keys;
mod next_token;
mod processing_instruction;
mod script_data;
mod state;
mod tag;
mod tags_in_one_go;
mod text;
mod text_buffer;
mod text_in_one_go;
mod token;

pub use state::State;
pub use token::{Characters, Comment, Doctype, ProcessingInstruction, Tag, Token};

use crate::input::{Slice, Starved, StopSet};
use crate::limits::LimitsMet;
use crate::{AttributeBuffer, Edition, ErrorCode, InputStream, Reporter, Span};
use attributes::CurrentAttribute;
use attributes_in_one_go::MOST_IN_ONE_GO;
pub(crate) use attributes_in_one_go::read_attributes_again;
pub use character_reference::named_character_reference;

use character_reference::Matcher;
use doctype::DoctypeToken;
use look_ahead::LookAhead;
use name_keys::RecentNames;
pub(crate) use next_token::TreeConstructionStage;
use tags_in_one_go::TagInOneGo;
use text_buffer::TextBuffer;
pub(crate) use text_in_one_go::length_of_text;
pub(crate) use token::TagKind;
use treewright_markup::Mark;
use treewright_markup::{LocalName, NameInterner};

/// The tokenizer of the standard: takes characters from an [`InputStream`], lends tokens.
///
/// The tree builder switches its state, and tells it if the adjusted current node is a foreign element;
/// without a tree builder it behaves as for HTML content.
///
/// ```
/// use treewright_syntax::{Edition, InputStream, Reporter};
/// use treewright_syntax::tokenizer::{State, Token, Tokenizer};
///
/// let mut input = InputStream::new();
/// input.append("a < b</title>")?;
/// input.end_of_input();
/// let mut tokenizer = Tokenizer::new(Edition::LIVING);
/// tokenizer.set_last_start_tag("title");
/// tokenizer.switch_to(State::Rcdata);
/// let mut reporter = Reporter::new(true);
/// let mut text = String::new();
/// while let Some(token) = tokenizer.next_token(&mut input, &mut reporter) {
///     match token {
///         Token::Characters(characters) => text.push_str(characters.run.text()),
///         Token::EndOfFile(_) => break,
///         _ => {}
///     }
/// }
/// assert_eq!(text, "a < b");
/// # Ok::<(), treewright_syntax::InputTooLong>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tokenizer {
    edition: Edition,
    state: State,
    return_state: State,
    names: NameInterner,
    recent_names: Box<RecentNames>,
    last_start_tag: Option<LocalName>,
    adjusted_current_node_is_foreign: bool,
    /// The place of the `<` of the token, or of a potential token.
    token_start: Mark,
    temporary_buffer: String,
    /// The words that the current state searches for.
    look_ahead: LookAhead,
    tag: TagToken,
    doctype: DoctypeToken,
    /// The data of the comment or processing instruction token, the texts of the doctype token, or
    /// the text of [`Emission::Text`].
    data: TextBuffer,
    /// The target of the processing instruction token.
    target: String,
    /// The `&` of the character reference.
    reference_start: Mark,
    character_reference_code: u32,
    matcher: Matcher,
    /// The character after the longest name that has matched: a semicolon is missing before it.
    after_longest_match: Span,
    emitted: Emitted,
    limit_of_attributes: usize,
    /// The maximum number of attributes that are read in one go.
    most_in_one_go: usize,
    limits_met: LimitsMet,
}

/// The current tag token, with room for the attributes of the next one.
#[derive(Clone, Debug)]
struct TagToken {
    kind: TagKind,
    name: String,
    local_name: LocalName,
    /// True if `local_name` is already set, and `name` is empty.
    name_is_interned: bool,
    self_closing: bool,
    attributes: AttributeBuffer,
    current: CurrentAttribute,
}

impl Default for TagToken {
    fn default() -> Self {
        Self {
            kind: TagKind::Start,
            name: String::new(),
            local_name: LocalName::HTML,
            name_is_interned: false,
            self_closing: false,
            attributes: AttributeBuffer::with_room(),
            current: CurrentAttribute::default(),
        }
    }
}

impl TagToken {
    fn clear(&mut self) {
        self.name.clear();
        self.name_is_interned = false;
        self.self_closing = false;
        self.attributes.clear();
        self.current.clear();
    }
}

/// The parts of an emitted token that are not in the current token itself.
#[derive(Clone, Debug, Default)]
struct Emitted {
    span: Span,
    /// For [`Emission::Run`].
    slice: Slice,
}

/// The kind of token that a state emits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Emission {
    Doctype,
    Tag,
    Comment,
    ProcessingInstruction,
    /// Characters as in the input.
    Run,
    /// Other characters.
    Text,
    NullCharacter,
    EndOfFile,
}

/// The outcome of a step of a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    /// Continue with the next step, in the state that is then current.
    Step,
    /// Emit a token first.
    Emit(Emission),
}

type Step = Result<Next, Starved>;

const NEXT: Step = Ok(Next::Step);

/// The input of a state, and the reporter of its errors.
#[derive(Debug)]
struct Input<'a> {
    stream: &'a mut InputStream,
    reporter: &'a mut Reporter,
}

impl Input<'_> {
    /// Consumes the next input character.
    #[inline]
    fn consume(&mut self) -> Result<Option<char>, Starved> {
        self.stream.consume(self.reporter)
    }

    /// Consumes the next input character where the standard only looks ahead. Errors of the input stream
    /// are raised for it if it is reconsumed.
    fn look_ahead(&mut self) -> Result<Option<char>, Starved> {
        self.stream.consume(&mut Reporter::new(false))
    }

    /// Consumes the next input character for a state that looks ahead for words. The standard consumes at
    /// most the first character before it knows the answer.
    fn consume_for(&mut self, look_ahead: &LookAhead) -> Result<Option<char>, Starved> {
        if look_ahead.is_under_way() { self.look_ahead() } else { self.consume() }
    }

    /// Consumes the characters before the next stop.
    #[inline]
    fn take_until<const N: usize>(&mut self, stops: &StopSet<N>) -> Option<Slice> {
        self.stream.take_until(stops, self.reporter)
    }

    /// Raises a parse error at the current input character.
    #[cold]
    fn error(&mut self, code: ErrorCode) {
        let span = self.stream.current_span();
        self.reporter.report(code, span);
    }

    /// Raises a parse error at another place.
    #[cold]
    fn error_at(&mut self, code: ErrorCode, span: Span) {
        self.reporter.report(code, span);
    }
}

impl Tokenizer {
    /// Creates a tokenizer in the data state.
    pub fn new(edition: Edition) -> Self {
        Self {
            edition,
            state: State::Data,
            return_state: State::Data,
            names: NameInterner::default(),
            recent_names: Box::default(),
            last_start_tag: None,
            adjusted_current_node_is_foreign: false,
            token_start: Mark::default(),
            temporary_buffer: String::new(),
            look_ahead: LookAhead::default(),
            tag: TagToken::default(),
            doctype: DoctypeToken::default(),
            data: TextBuffer::default(),
            target: String::new(),
            reference_start: Mark::default(),
            character_reference_code: 0,
            matcher: Matcher::default(),
            after_longest_match: Span::default(),
            emitted: Emitted::default(),
            limit_of_attributes: usize::MAX,
            most_in_one_go: MOST_IN_ONE_GO,
            limits_met: LimitsMet::default(),
        }
    }

    /// Resets the tokenizer, and keeps its memory.
    pub(crate) fn renew(&mut self, edition: Edition) {
        // In place: for a short page, moving all of it takes as long as parsing.
        let Self {
            edition: rules,
            state,
            return_state,
            names,
            recent_names,
            last_start_tag,
            adjusted_current_node_is_foreign,
            token_start,
            temporary_buffer,
            look_ahead,
            tag,
            doctype,
            data,
            target,
            reference_start,
            character_reference_code,
            matcher,
            after_longest_match,
            emitted,
            limit_of_attributes,
            most_in_one_go,
            limits_met,
        } = self;
        (*rules, *state, *return_state) = (edition, State::Data, State::Data);
        names.clear();
        recent_names.begin_another_page();
        (*last_start_tag, *adjusted_current_node_is_foreign) = (None, false);
        *token_start = Mark::default();
        temporary_buffer.clear();
        *look_ahead = LookAhead::default();
        tag.clear();
        doctype.clear();
        data.clear();
        target.clear();
        (*reference_start, *character_reference_code) = (Mark::default(), 0);
        (*matcher, *after_longest_match) = (Matcher::default(), Span::default());
        *emitted = Emitted::default();
        (*limit_of_attributes, *most_in_one_go) = (usize::MAX, MOST_IN_ONE_GO);
        *limits_met = LimitsMet::default();
    }

    pub(crate) fn limit_attributes(&mut self, most: Option<u32>) {
        self.limit_of_attributes = most.map_or(usize::MAX, |most| most as usize);
        self.most_in_one_go = MOST_IN_ONE_GO.min(self.limit_of_attributes);
    }

    pub(crate) fn limits_met(&self) -> &LimitsMet {
        &self.limits_met
    }

    /// The current state.
    pub fn state(&self) -> State {
        self.state
    }

    /// Switches to a state, as the tree construction stage may after a start tag.
    pub fn switch_to(&mut self, state: State) {
        self.state = state;
    }

    /// Sets the name that makes an end tag token an appropriate one, as if a start tag token of
    /// this name had been emitted.
    pub fn set_last_start_tag(&mut self, name: &str) {
        self.last_start_tag = Some(self.names.intern(name));
    }

    /// Sets whether the adjusted current node exists and is not in the HTML namespace: only then
    /// `<![CDATA[` opens a CDATA section.
    pub fn set_adjusted_current_node_is_foreign(&mut self, foreign: bool) {
        self.adjusted_current_node_is_foreign = foreign;
    }

    /// The interner of the names of tag tokens.
    pub fn names(&self) -> &NameInterner {
        &self.names
    }

    /// The interner of the names of tag tokens, to add names.
    pub fn names_mut(&mut self) -> &mut NameInterner {
        &mut self.names
    }

    /// Lends the tag token that was emitted.
    #[inline]
    fn lend_tag(&self) -> Token<'_> {
        let tag = Tag {
            name: self.tag.local_name,
            text: self.names.text(self.tag.local_name),
            attributes: self.tag.attributes.view(),
            self_closing: self.tag.self_closing,
            span: self.emitted.span,
        };
        Token::of_tag(self.tag.kind, tag)
    }

    fn run(&mut self, input: &mut Input<'_>) -> Result<Emission, Starved> {
        loop {
            if let Next::Emit(emission) = self.step(input)? {
                return Ok(emission);
            }
        }
    }

    fn step(&mut self, input: &mut Input<'_>) -> Step {
        match self.state {
            State::Data => self.data_state(input),
            State::Rcdata => self.rcdata_state(input),
            State::Rawtext => self.rawtext_state(input),
            State::ScriptData => self.script_data_state(input),
            State::Plaintext => self.plaintext_state(input),
            State::TagOpen => self.tag_open_state(input),
            State::EndTagOpen => self.end_tag_open_state(input),
            State::TagName => self.tag_name_state(input),
            State::RcdataLessThanSign => self.rcdata_less_than_sign_state(input),
            State::RcdataEndTagOpen => self.rcdata_end_tag_open_state(input),
            State::RcdataEndTagName => self.rcdata_end_tag_name_state(input),
            State::RawtextLessThanSign => self.rawtext_less_than_sign_state(input),
            State::RawtextEndTagOpen => self.rawtext_end_tag_open_state(input),
            State::RawtextEndTagName => self.rawtext_end_tag_name_state(input),
            State::ScriptDataLessThanSign => self.script_data_less_than_sign_state(input),
            State::ScriptDataEndTagOpen => self.script_data_end_tag_open_state(input),
            State::ScriptDataEndTagName => self.script_data_end_tag_name_state(input),
            State::ScriptDataEscapeStart => self.script_data_escape_start_state(input),
            State::ScriptDataEscapeStartDash => self.script_data_escape_start_dash_state(input),
            State::ScriptDataEscaped => self.script_data_escaped_state(input),
            State::ScriptDataEscapedDash => self.script_data_escaped_dash_state(input),
            State::ScriptDataEscapedDashDash => self.script_data_escaped_dash_dash_state(input),
            State::ScriptDataEscapedLessThanSign => {
                self.script_data_escaped_less_than_sign_state(input)
            }
            State::ScriptDataEscapedEndTagOpen => {
                self.script_data_escaped_end_tag_open_state(input)
            }
            State::ScriptDataEscapedEndTagName => {
                self.script_data_escaped_end_tag_name_state(input)
            }
            State::ScriptDataDoubleEscapeStart => self.script_data_double_escape_start_state(input),
            State::ScriptDataDoubleEscaped => self.script_data_double_escaped_state(input),
            State::ScriptDataDoubleEscapedDash => self.script_data_double_escaped_dash_state(input),
            State::ScriptDataDoubleEscapedDashDash => {
                self.script_data_double_escaped_dash_dash_state(input)
            }
            State::ScriptDataDoubleEscapedLessThanSign => {
                self.script_data_double_escaped_less_than_sign_state(input)
            }
            State::ScriptDataDoubleEscapeEnd => self.script_data_double_escape_end_state(input),
            State::BeforeAttributeName => self.before_attribute_name_state(input),
            State::AttributeName => self.attribute_name_state(input),
            State::AfterAttributeName => self.after_attribute_name_state(input),
            State::BeforeAttributeValue => self.before_attribute_value_state(input),
            State::AttributeValueDoubleQuoted => self.attribute_value_double_quoted_state(input),
            State::AttributeValueSingleQuoted => self.attribute_value_single_quoted_state(input),
            State::AttributeValueUnquoted => self.attribute_value_unquoted_state(input),
            State::AfterAttributeValueQuoted => self.after_attribute_value_quoted_state(input),
            State::SelfClosingStartTag => self.self_closing_start_tag_state(input),
            State::BogusComment => self.bogus_comment_state(input),
            State::MarkupDeclarationOpen => self.markup_declaration_open_state(input),
            State::CommentStart => self.comment_start_state(input),
            State::CommentStartDash => self.comment_start_dash_state(input),
            State::Comment => self.comment_state(input),
            State::CommentLessThanSign => self.comment_less_than_sign_state(input),
            State::CommentLessThanSignBang => self.comment_less_than_sign_bang_state(input),
            State::CommentLessThanSignBangDash => {
                self.comment_less_than_sign_bang_dash_state(input)
            }
            State::CommentLessThanSignBangDashDash => {
                self.comment_less_than_sign_bang_dash_dash_state(input)
            }
            State::CommentEndDash => self.comment_end_dash_state(input),
            State::CommentEnd => self.comment_end_state(input),
            State::CommentEndBang => self.comment_end_bang_state(input),
            State::Doctype => self.doctype_state(input),
            State::BeforeDoctypeName => self.before_doctype_name_state(input),
            State::DoctypeName => self.doctype_name_state(input),
            State::AfterDoctypeName => self.after_doctype_name_state(input),
            State::AfterDoctypePublicKeyword => self.after_doctype_public_keyword_state(input),
            State::BeforeDoctypePublicIdentifier => {
                self.before_doctype_public_identifier_state(input)
            }
            State::DoctypePublicIdentifierDoubleQuoted => {
                self.doctype_public_identifier_double_quoted_state(input)
            }
            State::DoctypePublicIdentifierSingleQuoted => {
                self.doctype_public_identifier_single_quoted_state(input)
            }
            State::AfterDoctypePublicIdentifier => {
                self.after_doctype_public_identifier_state(input)
            }
            State::BetweenDoctypePublicAndSystemIdentifiers => {
                self.between_doctype_public_and_system_identifiers_state(input)
            }
            State::AfterDoctypeSystemKeyword => self.after_doctype_system_keyword_state(input),
            State::BeforeDoctypeSystemIdentifier => {
                self.before_doctype_system_identifier_state(input)
            }
            State::DoctypeSystemIdentifierDoubleQuoted => {
                self.doctype_system_identifier_double_quoted_state(input)
            }
            State::DoctypeSystemIdentifierSingleQuoted => {
                self.doctype_system_identifier_single_quoted_state(input)
            }
            State::AfterDoctypeSystemIdentifier => {
                self.after_doctype_system_identifier_state(input)
            }
            State::BogusDoctype => self.bogus_doctype_state(input),
            State::CdataSection => self.cdata_section_state(input),
            State::CdataSectionBracket => self.cdata_section_bracket_state(input),
            State::CdataSectionEnd => self.cdata_section_end_state(input),
            State::ProcessingInstructionOpen => self.processing_instruction_open_state(input),
            State::ProcessingInstructionTarget => self.processing_instruction_target_state(input),
            State::AfterProcessingInstructionTarget => {
                self.after_processing_instruction_target_state(input)
            }
            State::ProcessingInstructionData => self.processing_instruction_data_state(input),
            State::ProcessingInstructionQuestionable => {
                self.processing_instruction_questionable_state(input)
            }
            State::CharacterReference => self.character_reference_state(input),
            State::NamedCharacterReference => self.named_character_reference_state(input),
            State::AmbiguousAmpersand => self.ambiguous_ampersand_state(input),
            State::NumericCharacterReference => self.numeric_character_reference_state(input),
            State::HexadecimalCharacterReferenceStart => {
                self.hexadecimal_character_reference_start_state(input)
            }
            State::HexadecimalCharacterReference => {
                self.hexadecimal_character_reference_state(input)
            }
            State::DecimalCharacterReference => self.decimal_character_reference_state(input),
            State::NumericCharacterReferenceEnd => {
                self.numeric_character_reference_end_state(input)
            }
        }
    }

    /// Switches to `state`, which consumes the next input character.
    #[inline]
    fn switch(&mut self, state: State) -> Step {
        self.state = state;
        NEXT
    }

    /// Reconsumes the current input character in `state`.
    #[inline]
    fn reconsume(&mut self, input: &mut Input<'_>, state: State) -> Step {
        input.stream.reconsume();
        self.state = state;
        NEXT
    }

    /// Emits a token that is complete except for its span, which ends with the current input character.
    fn emit_token(&mut self, input: &Input<'_>, emission: Emission) -> Step {
        self.emitted.span = input.stream.span_to_next(self.token_start);
        Ok(Next::Emit(emission))
    }

    /// Emits an end-of-file token.
    #[cold]
    fn emit_end_of_file(&mut self, input: &Input<'_>) -> Step {
        self.emitted.span = input.stream.current_span();
        Ok(Next::Emit(Emission::EndOfFile))
    }

    /// Emits the characters of a run.
    #[inline]
    fn emit_run(&mut self, slice: Slice) -> Step {
        self.emitted.slice = slice;
        Ok(Next::Emit(Emission::Run))
    }

    /// Emits the current input character as a character token.
    #[inline]
    fn emit_current(&mut self, input: &Input<'_>) -> Step {
        match input.stream.current_character() {
            Some(slice) => self.emit_run(slice),
            None => self.emit_instead(input, "\n"),
        }
    }

    /// Emits `text` instead of the current input character.
    fn emit_instead(&mut self, input: &Input<'_>, text: &str) -> Step {
        self.emitted.span = input.stream.current_span();
        self.data.set(text, None);
        Ok(Next::Emit(Emission::Text))
    }

    /// Emits a U+FFFD for the NUL that is the current input character.
    #[cold]
    fn emit_replacement_character(&mut self, input: &Input<'_>) -> Step {
        self.emit_instead(input, "\u{FFFD}")
    }

    /// Emits `text`, ASCII that was consumed directly before the current input character.
    fn emit_before_current(&mut self, input: &Input<'_>, text: &str) -> Step {
        self.emitted.span = input.stream.span_before_current(text.len());
        let at = input.stream.before_current_in_main(text.len());
        self.data.set(text, at);
        Ok(Next::Emit(Emission::Text))
    }

    /// Emits `text`, ASCII that ends with the current input character.
    fn emit_through_current(&mut self, input: &Input<'_>, text: &str) -> Step {
        self.emitted.span = input.stream.span_through_current(text.len());
        self.data.set(text, input.stream.through_current_in_main(text.len()));
        Ok(Next::Emit(Emission::Text))
    }

    /// Emits `prefix` and the temporary buffer, which are the characters directly before the current input
    /// character.
    #[expect(
        clippy::arithmetic_side_effects,
        reason = "the length of a text in memory; offsets in the main source"
    )]
    fn emit_with_temporary_buffer(&mut self, input: &Input<'_>, prefix: &str) -> Step {
        let length = prefix.len() + self.temporary_buffer.len();
        self.emitted.span = input.stream.span_before_current(length);
        let at = input.stream.before_current_in_main(length);
        let buffer_at = at.map(|at| at + prefix.len() as u32);
        self.data.set(prefix, at);
        self.data.push(&self.temporary_buffer, buffer_at);
        Ok(Next::Emit(Emission::Text))
    }

    /// Appends to the data of the comment or processing instruction token.
    #[inline]
    fn append_run_to_data(&mut self, input: &Input<'_>, slice: Slice) {
        self.data.push(input.stream.text(slice), input.stream.offset_in_main(slice));
    }

    /// Appends the current input character to the data of the token.
    fn append_current_to_data(&mut self, input: &Input<'_>) {
        match input.stream.current_character() {
            Some(slice) => self.append_run_to_data(input, slice),
            None => self.data.push("\n", None),
        }
    }

    /// Appends ASCII that was consumed directly before the current input character.
    fn append_before_current_to_data(&mut self, input: &Input<'_>, text: &str) {
        self.data.push(text, input.stream.before_current_in_main(text.len()));
    }
}
