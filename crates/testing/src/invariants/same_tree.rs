//! The same tree and the same errors, whatever the tree is and however the text is fed.

use treewright_dom::Document;
use treewright_syntax::{ParseError, ScriptingMode, Stage};

use super::feeding::{Insertions, deliver};
use super::{Subject, Violation};
use crate::check::{Feed, Parsed, Play, Skip, parse};
use crate::formats::Input;
use crate::generator::WritePattern;
use crate::trees::{EventSink, RcTree, Recorder, TestTree};

/// The result of a text in one piece.
#[derive(Clone, Copy, Debug)]
pub struct Expected<'a> {
    /// The dump.
    pub dump: &'a str,
    /// The parse errors.
    pub errors: &'a [ParseError],
}

/// The precision with which errors can be compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Places {
    /// Code, place and order.
    Same,
    /// Code and order: a written text is a separate source.
    Other,
}

fn run<T: TestTree>(
    subject: &Subject<'_>,
    input: &Input,
    feed: Feed,
    play: &mut dyn Play<T>,
) -> Result<Parsed<T>, Violation> {
    parse(subject.setup, input, feed, play)
        .map_err(|message| Violation::new("same tree", format!("{feed:?}: {message}")))
}

fn compare<T: TestTree>(
    how: &str,
    expected: Expected<'_>,
    parsed: &Parsed<T>,
    places: Places,
) -> Result<(), Violation> {
    let found = parsed.tree.dump(&parsed.root);
    if found != expected.dump {
        let what = format!("{how}:\nexpected:\n{}\nfound:\n{found}", expected.dump);
        return Err(Violation::new("same tree", what));
    }
    compare_errors(how, expected.errors, &parsed.errors, places)
}

/// The errors are the same, in the same order: those of the input stream separately, because the standard
/// does not say when they are raised, and all others as one list.
fn compare_errors(
    how: &str,
    expected: &[ParseError],
    found: &[ParseError],
    places: Places,
) -> Result<(), Violation> {
    let lines = |errors: &[ParseError], of_the_input_stream: bool| {
        let of_stage =
            |error: &&ParseError| (error.code.stage() == Stage::InputStream) == of_the_input_stream;
        let line = |error: &ParseError| match places {
            Places::Same => format!("{} at {}..{}", error.code, error.span.start, error.span.end),
            Places::Other => error.code.to_string(),
        };
        errors.iter().filter(of_stage).map(line).collect::<Vec<_>>().join("\n")
    };
    for of_the_input_stream in [true, false] {
        let (expected, found) =
            (lines(expected, of_the_input_stream), lines(found, of_the_input_stream));
        if expected != found {
            let what = format!("{how}:\nexpected:\n{expected}\nfound:\n{found}");
            return Err(Violation::new("same errors", what));
        }
    }
    Ok(())
}

/// The reference-counted tree and the recorder's become the same, and the sink without a tree gets the same
/// events, unless the parser made a query that only a tree can answer.
///
/// # Errors
/// The first tree that differs.
pub fn check_other_trees(subject: &Subject<'_>, expected: Expected<'_>) -> Result<(), Violation> {
    let input = Input::Text(subject.text.to_owned());
    let counted = run::<RcTree>(subject, &input, Feed::Whole, &mut Skip)?;
    super::links::check_links(&counted.tree, &counted.root)?;
    compare("the reference-counted tree", expected, &counted, Places::Same)?;
    let recorded = run::<Recorder<Document>>(subject, &input, Feed::Whole, &mut Skip)?;
    compare("the recorder", expected, &recorded, Places::Same)?;
    let events = run::<EventSink>(subject, &input, Feed::Whole, &mut Skip)?;
    if !events.tree.needed_tree_reads() {
        let (found, recorded) = (events.tree.events(), recorded.tree.events());
        if found != recorded {
            let same = found.iter().zip(recorded).take_while(|(a, b)| a == b).count();
            let (found, recorded) = (found.get(same), recorded.get(same));
            let what = format!("event {same} is {found:?} and not {recorded:?}");
            return Err(Violation::new("same events", what));
        }
        compare_errors("events", expected.errors, &events.errors, Places::Same)?;
    }
    Ok(())
}

/// The text is fed one character at a time: through the states alone.
///
/// # Errors
/// If the tree or the errors differ.
pub fn check_by_character(subject: &Subject<'_>, expected: Expected<'_>) -> Result<(), Violation> {
    let input = Input::Text(subject.text.to_owned());
    let parsed = run::<Document>(subject, &input, Feed::ByCharacter, &mut Skip)?;
    compare("by character", expected, &parsed, Places::Same)
}

/// The text is fed in other ways: written by a script one character at a time, as UTF-16 code units one at
/// a time, and according to a pattern.
///
/// # Errors
/// The first way with another tree or other errors.
pub fn check_deliveries(
    subject: &Subject<'_>,
    expected: Expected<'_>,
    pattern: u64,
) -> Result<(), Violation> {
    let input = Input::Text(subject.text.to_owned());
    let parsed = run::<Document>(subject, &input, Feed::Written, &mut Skip)?;
    compare("written", expected, &parsed, Places::Other)?;
    let units = Input::CodeUnits(subject.text.encode_utf16().collect());
    let parsed = run::<Document>(subject, &units, Feed::ByCharacter, &mut Skip)?;
    compare("by code unit", expected, &parsed, Places::Same)?;
    let pattern = WritePattern::new(pattern, subject.text);
    let parsed = deliver::<Document>(subject.setup, subject.text, &pattern)
        .map_err(|message| Violation::new("same tree", message))?;
    let is_written = pattern.written_first > 0 || !pattern.scripts.is_empty();
    let places = if is_written { Places::Other } else { Places::Same };
    compare(&format!("{pattern:?}"), expected, &parsed, places)
}

/// Scripts write text that is not in the input: even then the tree does not depend on how the input is fed.
///
/// # Errors
/// If the tree or the errors differ.
pub fn check_insertions(
    subject: &Subject<'_>,
    insertions: &[Vec<String>],
) -> Result<(), Violation> {
    if subject.setup.options.scripting != ScriptingMode::Normal || insertions.is_empty() {
        return Ok(());
    }
    let input = Input::Text(subject.text.to_owned());
    let mut play = Insertions::new(insertions);
    let whole = run::<Document>(subject, &input, Feed::Whole, &mut play)?;
    super::errors::check_error_offsets(subject.text, play.written(), &whole.errors)?;
    let dump = TestTree::dump(&whole.tree, &whole.root);
    let expected = Expected { dump: &dump, errors: &whole.errors };
    let how = format!("scripts write {insertions:?}");
    let parsed =
        run::<Document>(subject, &input, Feed::ByCharacter, &mut Insertions::new(insertions))?;
    compare(&how, expected, &parsed, Places::Same)?;
    let counted = run::<RcTree>(subject, &input, Feed::Whole, &mut Insertions::new(insertions))?;
    compare(&how, expected, &counted, Places::Same)
}
