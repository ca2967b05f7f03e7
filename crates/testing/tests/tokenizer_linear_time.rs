//! The time to tokenize hostile input grows in proportion to its length, whether it is fed at once, in
//! pieces, or by scripts.

use std::fmt::Write as _;

use treewright_syntax::tokenizer::{State, Token, Tokenizer};
use treewright_syntax::{Edition, InputStream, Reporter};

/// The number of repetitions for the shorter input.
const TIMES: usize = if cfg!(debug_assertions) { 6_000 } else { 40_000 };

struct Run {
    tokenizer: Tokenizer,
    input: InputStream,
    reporter: Reporter,
    tokens: usize,
}

impl Run {
    fn new(state: State) -> Self {
        let mut tokenizer = Tokenizer::new(Edition::LIVING);
        tokenizer.switch_to(state);
        tokenizer.set_last_start_tag("script");
        // So that the input has CDATA sections.
        tokenizer.set_adjusted_current_node_is_foreign(true);
        let (input, reporter) = (InputStream::new(), Reporter::new(true));
        Self { tokenizer, input, reporter, tokens: 0 }
    }

    fn append(&mut self, text: &str) {
        self.input.append(text).expect("it fits");
    }

    fn write(&mut self, text: &str) {
        self.input.write(text).expect("it fits");
    }

    /// Takes all available tokens.
    fn pump(&mut self) {
        while let Some(token) = self.tokenizer.next_token(&mut self.input, &mut self.reporter) {
            self.tokens += 1;
            if matches!(token, Token::EndOfFile(_)) {
                return;
            }
        }
    }

    /// Takes the rest. Returns the numbers of tokens and of errors.
    fn finish(mut self) -> (usize, usize) {
        self.input.end_of_input();
        self.pump();
        (self.tokens, self.reporter.take().len())
    }
}

/// Compares `work`, which does something this number of times, with four times as much of it.
fn check(name: &str, work: impl Fn(usize)) {
    if let Err(error) = crate::growth::compare(|| work(TIMES), || work(4 * TIMES)) {
        panic!("{name}: {error}");
    }
}

#[test]
fn appending_single_characters() {
    for text in ["a", "<p a=b>", "<!--", "<p b='", "&not", "<p b='&no", "<![CDATA[", "<!DOCTYPE "] {
        check(text, |times| {
            let mut run = Run::new(State::Data);
            for character in text.chars().cycle().take(times) {
                run.append(character.encode_utf8(&mut [0; 4]));
                run.pump();
            }
            run.finish();
        });
    }
}

#[test]
fn appending_to_a_long_text_before_it_is_read() {
    check("appending", |times| {
        let mut run = Run::new(State::Plaintext);
        run.append(&"x".repeat(20 * times));
        for _ in 0..times {
            run.append("x");
        }
        run.finish();
    });
}

#[test]
fn writing_single_characters() {
    check("writing", |times| {
        let mut run = Run::new(State::Data);
        run.append(&"x".repeat(20 * times));
        run.input.begin_script();
        for character in "<p a=b>&amp;text".chars().cycle().take(times) {
            run.write(character.encode_utf8(&mut [0; 4]));
            run.pump();
        }
        run.input.end_script();
        run.finish();
    });
}

#[test]
fn nesting_scripts() {
    check("nesting", |times| {
        let mut run = Run::new(State::Data);
        for _ in 0..times {
            run.input.begin_script();
            run.write("<p>");
        }
        for _ in 0..times {
            run.pump();
            run.input.end_script();
        }
        run.finish();
    });
}

#[test]
fn a_tag_with_many_attributes() {
    for names in [usize::MAX, 10] {
        check("attributes", |times| {
            let mut tag = "<p".to_owned();
            for number in 0..times {
                let _ = write!(tag, " a{}={number}", number % names);
            }
            let mut run = Run::new(State::Data);
            run.append(&tag);
            run.append(">");
            assert_eq!(run.finish(), (2, times.saturating_sub(names)));
        });
    }
}

#[test]
fn long_beginnings_of_something_else() {
    for text in
        ["<", "</", "<!-", "<!", "&", "&a", "&#", "&#1", "]]", "<!--", "-", "<?", "<a ", "\0", "\r"]
    {
        for state in [State::Data, State::Rcdata, State::ScriptData, State::CdataSection] {
            let (short, long) = (text.repeat(TIMES), text.repeat(4 * TIMES));
            let tokenize = |text: &str| {
                let mut run = Run::new(state);
                run.append(text);
                run.finish();
            };
            if let Err(error) = crate::growth::compare(|| tokenize(&short), || tokenize(&long)) {
                panic!("{state:?}, {text:?}: {error}");
            }
        }
    }
}
