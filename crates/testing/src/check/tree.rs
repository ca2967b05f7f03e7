//! Tree-construction cases.

use treewright_dom::SerializeOptions;
use treewright_syntax::{Edition, ParseError, ParserOptions, ScriptingMode};

use super::{Feed, Mismatch, Parsed, Play, Setup, Skip, compare_errors, parse, places};
use crate::formats::{ScriptPlay, TreeCase};
use crate::scripted_host::ScriptedHost;
use crate::trees::TestTree;

/// Inputs up to this size are cut at each position.
const CUT_UP_TO: usize = 200;

/// The setting of the parser for a case, in one of its scripting modes.
pub fn setup_of(case: &TreeCase, edition: Edition, scripting: ScriptingMode) -> Setup {
    let mut options = ParserOptions::default();
    options.scripting = scripting;
    options.edition = case.options.edition.unwrap_or(edition);
    options.allow_declarative_shadow_roots =
        case.options.declarative_shadow_roots.unwrap_or(case.context.is_none());
    options.srcdoc = case.options.srcdoc;
    options.parser_cannot_change_the_mode = case.options.parser_cannot_change_the_mode;
    options.report_errors = true;
    Setup {
        options,
        context: case.context.clone(),
        context_mode: case.options.context_mode,
        form: case.options.form,
    }
}

/// Parses a case in one scripting mode.
fn run<T: TestTree>(
    case: &TreeCase,
    setup: &Setup,
    feed: Feed,
    what: &str,
) -> Result<Parsed<T>, Mismatch> {
    let mut host = ScriptedHost::default();
    let play: &mut dyn Play<T> = match case.options.scripts {
        ScriptPlay::Run => &mut host,
        ScriptPlay::Skip => &mut Skip,
    };
    parse(setup, &case.input, feed, play).map_err(|message| Mismatch::new(what, "a tree", message))
}

/// Checks tree, errors, mode and serialization of a case in each of its scripting modes: with the whole
/// input at once, in pieces of one character, cut at each position if it is short, and written by a script
/// one character at a time.
///
/// # Errors
/// The first run with a different result.
pub fn check_tree_case<T: TestTree>(case: &TreeCase, edition: Edition) -> Result<(), Mismatch> {
    for scripting in case.scripting_modes() {
        let setup = setup_of(case, edition, scripting);
        let run_name = format!("{scripting:?}, whole");
        let whole: Parsed<T> = run(case, &setup, Feed::Whole, &run_name)?;
        check_result(case, scripting, &run_name, &whole)?;
        let mut feeds = vec![Feed::ByCharacter, Feed::Written];
        if case.input.len() <= CUT_UP_TO {
            feeds.extend(case.input.cuts().into_iter().map(Feed::CutAt));
        }
        let expected = whole.tree.dump(&whole.root);
        for feed in feeds {
            let run_name = format!("{scripting:?}, {feed:?}");
            let parsed: Parsed<T> = run(case, &setup, feed, &run_name)?;
            let found = parsed.tree.dump(&parsed.root);
            if found != expected {
                return Err(Mismatch::new(run_name + ": tree", expected, found));
            }
            let positions = feed != Feed::Written;
            let (expected, found) =
                (lines(&whole.errors, positions), lines(&parsed.errors, positions));
            if expected != found {
                return Err(Mismatch::new(run_name + ": errors", expected, found));
            }
        }
    }
    Ok(())
}

/// The errors as text, in the order of their places. A written text is a separate source, so places are
/// left out there.
fn lines(errors: &[ParseError], positions: bool) -> String {
    let place = |error: &ParseError| if positions { error.span.start } else { 0 };
    let mut errors: Vec<_> = errors.iter().map(|e| (place(e), e.code.as_str())).collect();
    errors.sort_unstable();
    let line = |(place, code): &(u32, &str)| {
        if positions { format!("{code} at {place}") } else { (*code).to_owned() }
    };
    errors.iter().map(line).collect::<Vec<_>>().join("\n")
}

fn check_result<T: TestTree>(
    case: &TreeCase,
    scripting: ScriptingMode,
    run: &str,
    parsed: &Parsed<T>,
) -> Result<(), Mismatch> {
    let found = parsed.tree.dump(&parsed.root);
    if found != case.document {
        return Err(Mismatch::new(format!("{run}: tree"), &case.document, found));
    }
    if let Some(expected) = &case.error_codes {
        compare_errors(run, expected, &places(&parsed.errors, &case.input.to_text()))?;
    }
    if let Some(expected) = case.options.expected_mode {
        let found = parsed.tree.document_mode();
        if found != expected {
            let run = format!("{run}: document mode");
            return Err(Mismatch::new(run, expected.as_str(), found.as_str()));
        }
    }
    if let Some(expected) = &case.serialized {
        let options = SerializeOptions::new()
            .scripting(scripting != ScriptingMode::Disabled)
            .serializable_shadow_roots(case.options.serializable_shadow_roots);
        let found = parsed.tree.inner_html(&parsed.root, &options);
        if let Some(found) = found
            && found != *expected
        {
            return Err(Mismatch::new(format!("{run}: serialization"), expected, found));
        }
    }
    Ok(())
}

/// Checks that two trees become the same, in each scripting mode of the case. Returns the second ones, for
/// tests that examine them.
///
/// # Errors
/// The first mode in which the two differ.
pub fn check_same_tree<A: TestTree, B: TestTree>(
    case: &TreeCase,
    edition: Edition,
) -> Result<Vec<Parsed<B>>, Mismatch> {
    let mut trees = Vec::new();
    for scripting in case.scripting_modes() {
        let setup = setup_of(case, edition, scripting);
        let run_name = format!("{scripting:?}, another tree");
        let first: Parsed<A> = run(case, &setup, Feed::Whole, &run_name)?;
        let second: Parsed<B> = run(case, &setup, Feed::Whole, &run_name)?;
        let (expected, found) = (first.tree.dump(&first.root), second.tree.dump(&second.root));
        if expected != found {
            return Err(Mismatch::new(run_name, expected, found));
        }
        trees.push(second);
    }
    Ok(trees)
}

/// The trees of a case, one for each of its scripting modes.
///
/// # Errors
/// If a run fails.
pub fn trees_of_case<T: TestTree>(case: &TreeCase, edition: Edition) -> Result<Vec<T>, Mismatch> {
    let one = |scripting: ScriptingMode| {
        let setup = setup_of(case, edition, scripting);
        let parsed: Parsed<T> = run(case, &setup, Feed::Whole, &format!("{scripting:?}"))?;
        Ok(parsed.tree)
    };
    case.scripting_modes().into_iter().map(one).collect()
}
