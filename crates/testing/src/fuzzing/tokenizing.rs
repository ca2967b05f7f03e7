//! The target `tokenizer`.

use std::fmt::Write as _;

use treewright_syntax::tokenizer::{State, Token, Tokenizer};
use treewright_syntax::{Edition, InputStream, ParseError, Reporter, Span};

use super::layout::Head;
use crate::generator::WritePattern;
use crate::invariants::Violation;

const NAME: &str = "tokens";

/// The possible initial states of a parse, or of the contents of an element.
const STATES: [State; 6] = [
    State::Data,
    State::Rcdata,
    State::Rawtext,
    State::ScriptData,
    State::Plaintext,
    State::CdataSection,
];

const NAMES: [&str; 8] =
    ["", "title", "textarea", "style", "script", "xmp", "noscript", "unknown-name"];

#[derive(Debug)]
struct TokenizerCase {
    state: State,
    last_start_tag: &'static str,
    edition: Edition,
    foreign: bool,
    /// States are switched as tree construction does for elements with raw text.
    follows_tags: bool,
    pattern: u64,
    text: String,
}

impl TokenizerCase {
    /// Four bytes, and the text.
    fn read(data: &[u8]) -> Self {
        let mut head = Head::new(data);
        let state = STATES[usize::from(head.byte()) % STATES.len()];
        let last_start_tag = NAMES[usize::from(head.byte()) % NAMES.len()];
        let flags = head.byte();
        Self {
            state,
            last_start_tag,
            edition: Edition::LIVING.with_processing_instructions(flags & 1 == 0),
            foreign: flags & 2 != 0,
            follows_tags: flags & 4 != 0,
            pattern: u64::from(head.byte()),
            text: String::from_utf8_lossy(head.rest()).into_owned(),
        }
    }
}

/// The case of a state, for seeds.
pub(super) fn write(state: State, last_start_tag: Option<&str>, text: &str) -> Vec<u8> {
    let state = STATES.iter().position(|it| *it == state).unwrap_or(0);
    let name = NAMES.iter().position(|name| Some(*name) == last_start_tag).unwrap_or(0);
    [&[state as u8, name as u8, 0, 7], text.as_bytes()].concat()
}

pub(super) fn explain(data: &[u8]) -> String {
    format!("{:?}", TokenizerCase::read(data))
}

/// The result: tokens in words, with their places, and errors.
#[derive(Debug, Default)]
struct Found {
    tokens: Vec<(String, Span)>,
    /// The last token is characters, to which others are joined.
    ends_with_characters: bool,
    errors: Vec<String>,
}

/// The tokens do not depend on how the text is fed; they are in its order, and inside it.
pub(super) fn check(data: &[u8]) -> Result<(), Violation> {
    let case = TokenizerCase::read(data);
    let whole = tokenize(&case, &[])?;
    let mut end = 0;
    for (token, span) in &whole.tokens {
        let range = span.start as usize..span.end as usize;
        if span.start < end || case.text.get(range).is_none() {
            return Err(Violation::new(NAME, format!("{token} at {span:?}, after {end}")));
        }
        end = span.end;
    }
    let by_character: Vec<usize> = case.text.char_indices().map(|(index, _)| index).collect();
    let cuts = WritePattern::new(case.pattern, &case.text).cuts;
    for (how, cuts) in [("by character", by_character), ("in pieces", cuts)] {
        let found = tokenize(&case, &cuts)?;
        if found.tokens != whole.tokens || found.errors != whole.errors {
            let what = format!("{how}:\nexpected:\n{}\nfound:\n{}", whole.lines(), found.lines());
            return Err(Violation::new(NAME, what));
        }
    }
    Ok(())
}

/// Tokenizes the text, cut at these places.
fn tokenize(case: &TokenizerCase, cuts: &[usize]) -> Result<Found, Violation> {
    let fail = |message: &str| Violation::new("the end", message);
    let mut input = InputStream::new();
    let mut reporter = Reporter::new(true);
    let mut tokenizer = Tokenizer::new(case.edition);
    tokenizer.switch_to(case.state);
    tokenizer.set_adjusted_current_node_is_foreign(case.foreign);
    if !case.last_start_tag.is_empty() {
        tokenizer.set_last_start_tag(case.last_start_tag);
    }
    let mut found = Found::default();
    let mut start = 0;
    for end in cuts.iter().copied().map(Some).chain([None]) {
        let piece = &case.text[start..end.unwrap_or(case.text.len())];
        input.append(piece).map_err(|error| fail(&error.to_string()))?;
        match end {
            Some(end) => start = end,
            None => input.end_of_input(),
        }
        while let Some(token) = tokenizer.next_token(&mut input, &mut reporter) {
            if let Token::EndOfFile(span) = token {
                found.end_after_newlines(&case.text);
                found.tokens.push(("the end".to_owned(), span));
                found.errors = in_order(&reporter.take());
                return Ok(found);
            }
            let next = case.follows_tags.then(|| state_after(&token)).flatten();
            found.add(&token);
            if let Some(state) = next {
                tokenizer.switch_to(state);
            }
        }
    }
    Err(fail("the tokenizer wants more input after its end"))
}

/// The state that a start tag switches to in tree construction.
fn state_after(token: &Token<'_>) -> Option<State> {
    let Token::StartTag(tag) = token else { return None };
    match tag.text {
        "title" | "textarea" => Some(State::Rcdata),
        "style" | "xmp" | "iframe" | "noembed" | "noframes" => Some(State::Rawtext),
        "script" => Some(State::ScriptData),
        "plaintext" => Some(State::Plaintext),
        _ => None,
    }
}

/// By their places: the standard does not say when the errors of the input stream are raised.
fn in_order(errors: &[ParseError]) -> Vec<String> {
    let mut sorted: Vec<_> = errors
        .iter()
        .map(|error| (error.span.start, error.span.end, error.code.as_str()))
        .collect();
    sorted.sort_unstable();
    let line = |(start, end, code): &(u32, u32, &str)| format!("{code} at {start}..{end}");
    sorted.iter().map(line).collect()
}

impl Found {
    /// A line for each token and error.
    fn lines(&self) -> String {
        let token =
            |(text, span): &(String, Span)| format!("{text:?} at {}..{}", span.start, span.end);
        let tokens = self.tokens.iter().map(token);
        tokens.chain(self.errors.iter().cloned()).collect::<Vec<_>>().join("\n")
    }

    /// A CR at the end of a piece is emitted as a newline before it is known that an LF follows it, which
    /// then belongs to no token. So the spans of characters end after the LF for the comparison.
    fn end_after_newlines(&mut self, text: &str) {
        for (token, span) in &mut self.tokens {
            let (before, after) = text.as_bytes().split_at(span.end as usize);
            let is_cut = before.ends_with(b"\r") && after.starts_with(b"\n");
            if is_cut && token.starts_with("characters") {
                span.end += 1;
            }
        }
    }

    /// Adds a token; characters join those before them, because how they are cut has no meaning.
    fn add(&mut self, token: &Token<'_>) {
        let (text, span) = match token {
            Token::Characters(characters) => {
                let text = characters.run.text();
                if self.ends_with_characters
                    && let Some((before, span)) = self.tokens.last_mut()
                {
                    before.push_str(text);
                    span.end = characters.span.end;
                    return;
                }
                self.ends_with_characters = true;
                self.tokens.push((format!("characters {text}"), characters.span));
                return;
            }
            Token::NullCharacter(span) => ("NUL".to_owned(), *span),
            Token::Doctype(doctype) => {
                let (name, public) = (doctype.name, doctype.public_identifier);
                let rest = (doctype.system_identifier, doctype.force_quirks);
                (format!("doctype {name:?} {public:?} {rest:?}"), doctype.span)
            }
            Token::StartTag(tag) | Token::EndTag(tag) => {
                let kind = if matches!(token, Token::StartTag(_)) { "<" } else { "</" };
                let mut text = format!("{kind}{}", tag.text);
                for attribute in tag.attributes.iter() {
                    let (name, value) = (attribute.name.local, attribute.value.text());
                    // Writing to a string cannot fail.
                    let _ = write!(text, " {name}={value:?}");
                }
                text.push_str(if tag.self_closing { "/>" } else { ">" });
                (text, tag.span)
            }
            Token::Comment(comment) => (format!("comment {}", comment.data.text()), comment.span),
            Token::ProcessingInstruction(instruction) => {
                let (target, data) = (instruction.target, instruction.data.text());
                (format!("instruction {target} {data}"), instruction.span)
            }
            _ => return,
        };
        self.ends_with_characters = false;
        self.tokens.push((text, span));
    }
}
