//! Targets that parse text: cut, written by scripts, in fragments.

use treewright_dom::Document;
use treewright_syntax::{Limits, ParseError, ScriptingMode, Stage};

use super::layout::{Head, TextHead, split_scripts};
use crate::check::{Feed, Parsed, Play, Setup, Skip, parse};
use crate::formats::{CaseContext, Input};
use crate::generator::WritePattern;
use crate::invariants::feeding::{Insertions, deliver};
use crate::invariants::same_tree::{
    Expected, check_by_character, check_deliveries, check_insertions, check_other_trees,
};
use crate::invariants::{Subject, Violation, check_one_parse, check_text};
use crate::trees::TestTree;

/// Text, its options, and the seed of the pattern. Shared with the target `serializer`.
pub(super) fn read_text(data: &[u8]) -> (TextHead, String) {
    let mut head = Head::new(data);
    let text_head = TextHead::read(&mut head);
    (text_head, String::from_utf8_lossy(head.rest()).into_owned())
}

pub(super) fn explain(data: &[u8]) -> String {
    let (head, text) = read_text(data);
    if head.is_utf16 {
        return format!("{head:?}\ncode units {:04X?}", code_units(data));
    }
    format!("{head:?}\ntext {text:?}")
}

fn code_units(data: &[u8]) -> Vec<u16> {
    let mut head = Head::new(data);
    head.take(TextHead::LENGTH);
    let (pairs, _) = head.rest().as_chunks::<2>();
    pairs.iter().map(|pair| u16::from_le_bytes(*pair)).collect()
}

/// One text, fed in all ways.
pub(super) fn check_chunks(data: &[u8]) -> Result<(), Violation> {
    let (head, text) = read_text(data);
    if head.is_utf16 {
        return check_code_units(&head.setup, code_units(data));
    }
    let subject = Subject { setup: &head.setup, text: &text };
    let parsed = check_one_parse(&subject, &mut Skip)?;
    let dump = TestTree::dump(&parsed.tree, &parsed.root);
    let expected = Expected { dump: &dump, errors: &parsed.errors };
    check_other_trees(&subject, expected)?;
    check_by_character(&subject, expected)?;
    if head.setup.options.limits == Limits::NONE {
        return check_deliveries(&subject, expected, head.pattern);
    }
    let mut pattern = WritePattern::new(head.pattern, &text);
    if head.setup.options.limits.bytes.is_some() {
        // Bytes are counted as they arrive, and a script writes before text that is already there.
        (pattern.written_first, pattern.scripts) = (0, Vec::new());
    }
    let with_places = pattern.written_first == 0 && pattern.scripts.is_empty();
    let parsed = deliver::<Document>(&head.setup, &text, &pattern)
        .map_err(|message| Violation::new("same tree", message))?;
    let found = TestTree::dump(&parsed.tree, &parsed.root);
    let expected = codes(expected.errors, with_places);
    let errors = codes(&parsed.errors, with_places);
    if (&found, &errors) == (&dump, &expected) {
        return Ok(());
    }
    let errors = format!("{expected:#?}\n{errors:#?}");
    let what = format!("with limits, {pattern:?}:\nexpected:\n{dump}\nfound:\n{found}\n{errors}");
    Err(Violation::new("same tree", what))
}

/// The codes, with their places unless the text comes from another source.
fn codes(errors: &[ParseError], with_places: bool) -> Vec<String> {
    let code = |error: &ParseError| {
        if with_places {
            format!("{} at {}..{}", error.code, error.span.start, error.span.end)
        } else {
            error.code.to_string()
        }
    };
    // The standard does not say when the errors of the input stream are raised.
    let (first, second): (Vec<_>, Vec<_>) =
        errors.iter().partition(|error| error.code.stage() == Stage::InputStream);
    first.into_iter().chain(second).map(code).collect()
}

/// Code units with halves of pairs.
fn check_code_units(setup: &Setup, units: Vec<u16>) -> Result<(), Violation> {
    let lossy = Input::Text(String::from_utf16_lossy(&units));
    let input = Input::CodeUnits(units);
    let run = |input: &Input, feed: Feed| {
        let play: &mut dyn Play<Document> = &mut Skip;
        parse(setup, input, feed, play)
            .map_err(|message| Violation::new("same tree", format!("{feed:?}: {message}")))
    };
    let whole = run(&input, Feed::Whole)?;
    let expected = TestTree::dump(&whole.tree, &whole.root);
    let compare = |how: &str, parsed: &Parsed<Document>| {
        let found = TestTree::dump(&parsed.tree, &parsed.root);
        if found == expected {
            return Ok(());
        }
        let what = format!("{how}:\nexpected:\n{expected}\nfound:\n{found}");
        Err(Violation::new("same tree", what))
    };
    for (feed, with_places) in [(Feed::ByCharacter, true), (Feed::Written, false)] {
        let parsed = run(&input, feed)?;
        compare(&format!("{feed:?}"), &parsed)?;
        let expected = codes(&whole.errors, with_places);
        let found = codes(&parsed.errors, with_places);
        if expected != found {
            let what = format!("{feed:?}:\nexpected:\n{expected:#?}\nfound:\n{found:#?}");
            return Err(Violation::new("same errors", what));
        }
    }
    compare("with U+FFFD for lone surrogates", &run(&lossy, Feed::Whole)?)
}

/// Setup, pattern, text of the input, and the texts of scripts.
fn read_document_write(data: &[u8]) -> (TextHead, String, Vec<Vec<String>>) {
    let mut head = Head::new(data);
    let mut text_head = TextHead::read(&mut head);
    text_head.setup.options.scripting = ScriptingMode::Normal;
    text_head.setup.options.limits = Limits::NONE;
    let (text, insertions) = split_scripts(head.rest());
    (text_head, text, insertions)
}

pub(super) fn explain_document_write(data: &[u8]) -> String {
    let (head, text, insertions) = read_document_write(data);
    format!("{head:?}\nscripts write {insertions:?}\ntext {text:?}")
}

/// Text of the input that scripts write, and text that only they have.
pub(super) fn check_document_write(data: &[u8]) -> Result<(), Violation> {
    let (head, text, insertions) = read_document_write(data);
    let subject = Subject { setup: &head.setup, text: &text };
    let parsed = check_one_parse(&subject, &mut Skip)?;
    let dump = TestTree::dump(&parsed.tree, &parsed.root);
    let expected = Expected { dump: &dump, errors: &parsed.errors };
    check_deliveries(&subject, expected, head.pattern)?;
    check_insertions(&subject, &insertions)?;
    check_nested_insertions(&subject, &insertions)
}

/// A script writes the whole text a character at a time, and the scripts in it write theirs: nested, so
/// that each has its own insertion point, and the tree is that of scripts in the input.
fn check_nested_insertions(
    subject: &Subject<'_>,
    insertions: &[Vec<String>],
) -> Result<(), Violation> {
    let input = Input::Text(subject.text.to_owned());
    let run = |feed: Feed| {
        let play: &mut dyn Play<Document> = &mut Insertions::new(insertions);
        let parsed = parse(subject.setup, &input, feed, play)
            .map_err(|message| Violation::new("same tree", format!("{feed:?}: {message}")))?;
        crate::invariants::check_trees(&parsed.tree, parsed.root)?;
        Ok((TestTree::dump(&parsed.tree, &parsed.root), codes(&parsed.errors, false)))
    };
    let (expected, found) = (run(Feed::Whole)?, run(Feed::Written)?);
    if expected == found {
        return Ok(());
    }
    let what = format!("written:\nexpected:\n{}\nfound:\n{}", expected.0, found.0);
    Err(Violation::new("same tree", format!("{what}\n{:?}\n{:?}", expected.1, found.1)))
}

/// A setup with a context, which is that of the first line, and the text. `None` if the line is not a
/// context, or names an element that a program could not create. Shared with the other targets that have
/// contexts.
pub(super) fn read_fragment(data: &[u8]) -> Option<(TextHead, String)> {
    let mut head = Head::new(data);
    let mut text_head = TextHead::read(&mut head);
    let context = CaseContext::read(&head.line()).ok()?;
    Document::new().create_element(context.namespace, &context.local_name).ok()?;
    text_head.setup.context = Some(context);
    Some((text_head, String::from_utf8_lossy(head.rest()).into_owned()))
}

pub(super) fn explain_fragment(data: &[u8]) -> String {
    match read_fragment(data) {
        Some((head, text)) => format!("{head:?}\ntext {text:?}"),
        None => "no context".to_owned(),
    }
}

/// A fragment.
pub(super) fn check_fragment(data: &[u8]) -> Result<(), Violation> {
    let Some((head, text)) = read_fragment(data) else { return Ok(()) };
    let mut setup = head.setup;
    // Round trips do not hold for a tree that was cut off.
    setup.options.limits = Limits::NONE;
    check_text(&Subject { setup: &setup, text: &text }, head.pattern).map(|_| ())
}
