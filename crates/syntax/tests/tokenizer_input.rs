//! The tokens do not depend on how the input is cut, appended and written.

use crate::common::{Run, Start, codes, tokenize};
use proptest::prelude::*;
use treewright_syntax::ErrorCode;
use treewright_syntax::tokenizer::{State, Token};

/// Pieces of markup that random texts are made from: openings, ends and half matches.
const PIECES: &[&str] = &[
    "<",
    ">",
    "</",
    "/",
    "<!",
    "<!-",
    "<!--",
    "-",
    "--",
    "-->",
    "--!>",
    "!",
    "?",
    "<?",
    "]",
    "]]>",
    "<![CDATA[",
    "[CDAT",
    "<!DOCTYPE",
    "<!doctyp",
    " html",
    "PUBLIC",
    "publi",
    "SYSTEM",
    "\"",
    "'",
    "=",
    "&",
    ";",
    "#",
    "#x",
    "not",
    "notin;",
    "amp",
    "amp;",
    "lt",
    "CounterClockwiseContour",
    "80",
    "D800",
    "0",
    "1F600",
    "script",
    "</script",
    "<script",
    "SCRIPT",
    "title",
    "xml",
    "xml-stylesheet",
    "_t-1",
    "a",
    "B",
    " ",
    "\t",
    "\n",
    "\r",
    "\r\n",
    "\u{c}",
    "\0",
    "\u{1}",
    "\u{7f}",
    "\u{85}",
    "\u{fdd0}",
    "\u{ffff}",
    "\u{1fffe}",
    "\u{fffd}",
    "é",
    "字",
    "\u{1F600}",
    "a b=c d='e' f=\"g&h;\"",
    "<a b=",
    "abcdefghijklmnopqrstuvwxyz",
    "`",
];

const STARTS: &[Start] = &[
    Start::DATA,
    Start::FOREIGN,
    Start::CLASSIC,
    Start::in_state(State::Rcdata),
    Start::in_state(State::Rawtext),
    Start::in_state(State::ScriptData),
    Start::in_state(State::ScriptDataEscaped),
    Start::in_state(State::ScriptDataDoubleEscaped),
    Start::in_state(State::Plaintext),
    Start::in_state(State::CdataSection),
];

fn markup() -> impl Strategy<Value = String> {
    prop::collection::vec(prop::sample::select(PIECES), 0..16).prop_map(|pieces| pieces.concat())
}

fn start() -> impl Strategy<Value = Start> {
    prop::sample::select(STARTS)
}

#[derive(Clone, Debug)]
enum Operation {
    Append(String),
    Write(String),
    Begin,
    End,
    Pump,
}

fn operations() -> impl Strategy<Value = Vec<Operation>> {
    let operation = prop_oneof![
        markup().prop_map(Operation::Append),
        markup().prop_map(Operation::Write),
        Just(Operation::Begin),
        Just(Operation::End),
        Just(Operation::Pump),
    ];
    prop::collection::vec(operation, 0..24)
}

/// A model of the input stream: a text with insertion points.
#[derive(Debug, Default)]
struct Model {
    read: String,
    rest: String,
    /// The length of the rest after each insertion point.
    insertion_points: Vec<usize>,
}

impl Model {
    fn append(&mut self, text: &str) {
        self.rest.push_str(text);
        for after in &mut self.insertion_points {
            *after += text.len();
        }
    }

    fn write(&mut self, text: &str) {
        match self.insertion_points.last() {
            Some(after) => self.rest.insert_str(self.rest.len() - after, text),
            None => self.append(text),
        }
    }

    fn pump(&mut self) {
        let after = self.insertion_points.last().copied().unwrap_or(0);
        let end = self.rest.len() - after;
        self.read.extend(self.rest.drain(..end));
    }

    /// The LF of a CR LF is part of the newline that was read with the CR, so it is dropped as soon as it
    /// is next: an insertion point is never between the two.
    fn settle(&mut self) {
        let after = self.insertion_points.last().copied().unwrap_or(0);
        let is_next = self.rest.len() > after && self.rest.starts_with('\n');
        if is_next && self.read.ends_with('\r') {
            self.rest.remove(0);
            self.read.push('\n');
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 512, ..ProptestConfig::default() })]

    #[test]
    fn chunks_make_no_difference(text in markup(), start in start(), size in 1_usize..5) {
        let expected = tokenize(start, &text);
        let characters: Vec<char> = text.chars().collect();
        let mut run = Run::new(start);
        for chunk in characters.chunks(size) {
            run.append(&chunk.iter().collect::<String>());
            run.pump();
        }
        prop_assert_eq!(run.finish(), expected);
    }

    #[test]
    fn no_cut_makes_a_difference(text in markup(), start in start()) {
        let expected = tokenize(start, &text);
        for cut in (0..text.len()).filter(|cut| text.is_char_boundary(*cut)) {
            let mut run = Run::new(start);
            run.append(&text[..cut]);
            run.pump();
            run.append(&text[cut..]);
            prop_assert_eq!(run.finish(), expected.clone(), "cut at {}", cut);
        }
    }

    #[test]
    fn errors_cost_no_token(text in markup(), start in start()) {
        let mut run = Run::new(start);
        run.reporter = treewright_syntax::Reporter::new(false);
        run.append(&text);
        prop_assert_eq!(run.finish().0, tokenize(start, &text).0);
    }

    #[test]
    fn utf16_makes_no_difference(text in markup(), start in start()) {
        let mut run = Run::new(start);
        for unit in text.encode_utf16() {
            prop_assert_eq!(run.input.append_utf16(&[unit]), Ok(()));
            run.pump();
        }
        prop_assert_eq!(run.finish(), tokenize(start, &text));
    }

    #[test]
    fn written_text_is_read_in_its_place(operations in operations(), start in start()) {
        let mut run = Run::new(start);
        let mut model = Model::default();
        for operation in operations {
            match operation {
                Operation::Append(text) => {
                    run.append(&text);
                    model.append(&text);
                }
                Operation::Write(text) => {
                    run.write(&text);
                    model.write(&text);
                }
                Operation::Begin => {
                    run.input.begin_script();
                    model.insertion_points.push(model.rest.len());
                }
                Operation::End => {
                    run.input.end_script();
                    model.insertion_points.pop();
                }
                Operation::Pump => {
                    run.pump();
                    model.pump();
                }
            }
            model.settle();
            prop_assert_eq!(run.input.has_insertion_point(), !model.insertion_points.is_empty());
        }
        while run.input.has_insertion_point() {
            run.input.end_script();
        }
        model.read.push_str(&model.rest);
        let (tokens, errors) = run.finish();
        let (expected_tokens, expected_errors) = tokenize(start, &model.read);
        prop_assert_eq!(tokens, expected_tokens, "{:?}", model.read);
        prop_assert_eq!(codes(&errors), codes(&expected_errors), "{:?}", model.read);
    }
}

#[test]
fn written_text_joins_the_text_after_it() {
    let mut run = Run::new(Start::DATA);
    run.append("<p>v id=x>&am");
    let first = run.tokenizer.next_token(&mut run.input, &mut run.reporter);
    assert!(matches!(first, Some(Token::StartTag(_))));
    run.input.begin_script();
    run.write("<di");
    run.pump();
    assert_eq!(run.tokens, [""; 0]);
    run.input.end_script();
    run.pump();
    assert_eq!(run.tokens, ["<div id=[x]>"]);
    run.input.begin_script();
    run.write("p;");
    run.input.end_script();
    let (tokens, errors) = run.finish();
    assert_eq!(tokens, ["<div id=[x]>", "text &", "eof"]);
    assert_eq!(errors, []);
}

#[test]
fn a_clone_goes_on_by_itself() {
    let mut run = Run::new(Start::DATA);
    run.append("<p a=1 b='&no");
    run.pump();
    let mut other = run.clone();
    other.append("'>other");
    run.append("t;'>one");
    assert_eq!(other.finish().0, ["<p a=[1] b=[&no]>", "text other", "eof"]);
    assert_eq!(run.finish().0, ["<p a=[1] b=[¬]>", "text one", "eof"]);
}

#[test]
fn discarding_ends_everything() {
    let mut run = Run::new(Start::DATA);
    run.append("a<p b=");
    run.pump();
    run.input.begin_script();
    run.write("x>");
    run.input.discard();
    let (tokens, errors) = run.finish();
    assert_eq!(tokens, ["text a", "eof"]);
    assert_eq!(codes(&errors), [ErrorCode::EofInTag]);
}
