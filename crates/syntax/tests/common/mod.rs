//! Shared by the tests of the tokenizer: tokens as lines of text.

use std::fmt::Write as _;
use treewright_syntax::tokenizer::{State, Token, Tokenizer};
use treewright_syntax::{Edition, ErrorCode, InputStream, ParseError, Reporter};

/// A tokenizer with its output so far.
#[derive(Clone, Debug)]
pub(crate) struct Run {
    pub(crate) tokenizer: Tokenizer,
    pub(crate) input: InputStream,
    pub(crate) reporter: Reporter,
    /// One line a token; adjacent characters are joined.
    pub(crate) tokens: Vec<String>,
    pub(crate) finished: bool,
    in_text: bool,
}

/// The state in which a tokenizer starts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Start {
    pub(crate) state: State,
    pub(crate) last_start_tag: &'static str,
    pub(crate) foreign: bool,
    pub(crate) edition: Edition,
}

impl Start {
    pub(crate) const DATA: Self = Self {
        state: State::Data,
        last_start_tag: "script",
        foreign: false,
        edition: Edition::LIVING,
    };
    pub(crate) const FOREIGN: Self = Self { foreign: true, ..Self::DATA };
    pub(crate) const CLASSIC: Self = Self { edition: Edition::CLASSIC, ..Self::DATA };

    pub(crate) const fn in_state(state: State) -> Self {
        Self { state, ..Self::DATA }
    }
}

impl Run {
    pub(crate) fn new(start: Start) -> Self {
        let mut tokenizer = Tokenizer::new(start.edition);
        tokenizer.switch_to(start.state);
        tokenizer.set_last_start_tag(start.last_start_tag);
        tokenizer.set_adjusted_current_node_is_foreign(start.foreign);
        Self {
            tokenizer,
            input: InputStream::new(),
            reporter: Reporter::new(true),
            tokens: Vec::new(),
            finished: false,
            in_text: false,
        }
    }

    pub(crate) fn append(&mut self, text: &str) {
        self.input.append(text).unwrap_or_else(|error| panic!("{error}"));
    }

    pub(crate) fn write(&mut self, text: &str) {
        self.input.write(text).unwrap_or_else(|error| panic!("{error}"));
    }

    /// Takes all available tokens.
    pub(crate) fn pump(&mut self) {
        while !self.finished {
            let Some(token) = self.tokenizer.next_token(&mut self.input, &mut self.reporter) else {
                return;
            };
            let in_text = std::mem::replace(&mut self.in_text, false);
            let line = match token {
                Token::Characters(characters) => {
                    let text = characters.run.text();
                    assert!(!text.is_empty() && !text.contains('\0'));
                    self.in_text = true;
                    if in_text && let Some(last) = self.tokens.last_mut() {
                        last.push_str(text);
                        continue;
                    }
                    format!("text {text}")
                }
                Token::NullCharacter(_) => "null".to_owned(),
                Token::Comment(comment) => format!("comment {}", comment.data.text()),
                Token::ProcessingInstruction(instruction) => {
                    format!("pi {} {}", instruction.target, instruction.data.text())
                }
                Token::Doctype(doctype) => format!(
                    "doctype {:?} {:?} {:?} {}",
                    doctype.name,
                    doctype.public_identifier,
                    doctype.system_identifier,
                    if doctype.force_quirks { "quirks" } else { "" }
                ),
                Token::StartTag(tag) | Token::EndTag(tag) => {
                    let slash = if matches!(token, Token::EndTag(_)) { "/" } else { "" };
                    let mut line = format!("<{slash}{}", tag.text);
                    for attribute in tag.attributes.iter() {
                        let name = attribute.name.local;
                        let _ = write!(line, " {name}=[{}]", attribute.value.text());
                    }
                    line + if tag.self_closing { "/>" } else { ">" }
                }
                Token::EndOfFile(_) => {
                    self.finished = true;
                    "eof".to_owned()
                }
                other => panic!("{other:?}"),
            };
            self.tokens.push(line);
        }
    }

    /// Ends the input and takes the rest.
    pub(crate) fn finish(mut self) -> (Vec<String>, Vec<ParseError>) {
        self.input.end_of_input();
        self.pump();
        assert!(self.finished, "no end of file");
        (self.tokens, self.reporter.take())
    }
}

/// The tokens and errors of a text in one piece.
pub(crate) fn tokenize(start: Start, text: &str) -> (Vec<String>, Vec<ParseError>) {
    let mut run = Run::new(start);
    run.append(text);
    run.finish()
}

pub(crate) fn codes(errors: &[ParseError]) -> Vec<ErrorCode> {
    errors.iter().map(|error| error.code).collect()
}
