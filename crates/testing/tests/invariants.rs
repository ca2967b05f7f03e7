//! The invariants of every parse, over public cases, our own, real pages and generated documents.

use std::collections::BTreeSet;
use std::sync::Mutex;

use treewright_dom::Document;
use treewright_syntax::{DocumentMode, ErrorCode, ParserOptions, ScriptingMode};
use treewright_testing::check::{Feed, Mismatch, Play, Setup, Skip, parse, setup_of};
use treewright_testing::formats::{CaseContext, Input, ScriptPlay, TreeCase};
use treewright_testing::generator::GeneratedCase;
use treewright_testing::invariants::round_trips::RoundTrip;
use treewright_testing::invariants::same_tree::{Expected, check_by_character, check_other_trees};
use treewright_testing::invariants::shrinking::{check_without_panic, shrink};
use treewright_testing::invariants::warnings::Warning;
use treewright_testing::invariants::watching::Watched;
use treewright_testing::invariants::{
    Subject, Violation, check_one_parse, check_text, round_trips::check_round_trip,
};
use treewright_testing::scripted_host::ScriptedHost;
use treewright_testing::suites::{Suite, corpus_pages, report, run_all};
use treewright_testing::trees::TestTree;

const GENERATED: u64 = 2_000;

/// The percentage of the error codes that need not occur.
const MISSING_PERCENT: usize = 10;

/// Longer real pages are left to the benchmarks.
const LONGEST_PAGE: usize = 300_000;

fn mismatch(run: impl Into<String>, violation: &Violation) -> Mismatch {
    Mismatch {
        run: run.into(),
        expected: violation.invariant.to_owned(),
        found: violation.what.clone(),
    }
}

fn complaints(results: Vec<Result<(), Mismatch>>) -> Vec<String> {
    results.into_iter().filter_map(|result| result.err().map(|error| error.to_string())).collect()
}

fn no_setup() -> Setup {
    let mut options = ParserOptions::default();
    options.report_errors = true;
    options.allow_declarative_shadow_roots = true;
    Setup { options, context: None, context_mode: DocumentMode::NoQuirks, form: false }
}

#[test]
fn generated_documents() {
    let cases: Vec<GeneratedCase> =
        (1..=GENERATED).map(|seed| GeneratedCase::new(seed, 30)).collect();
    let warned = Mutex::new(0);
    let results = run_all(&cases, |case| match check_without_panic(case) {
        Ok(round_trip) => {
            if round_trip.warning.is_some() {
                *warned.lock().expect("no thread panics with the lock") += 1;
            }
            Ok(())
        }
        Err(violation) => {
            let (smallest, violation) = shrink(case, violation);
            let what = format!("seed {}, {:#?}, {:?}", case.seed, smallest.setup, smallest.text());
            Err(mismatch(what, &violation))
        }
    });
    report(&complaints(results));
    let warned = warned.into_inner().expect("no thread panics with the lock");
    assert!(
        warned * 20 < GENERATED,
        "{warned} of {GENERATED} documents do not have to come through"
    );
}

/// Generated documents reach nearly every place where the standard says "parse error".
#[test]
fn generated_documents_have_errors_of_all_kinds() {
    let mut met = BTreeSet::new();
    for seed in 1..=GENERATED {
        let case = GeneratedCase::new(seed, 30);
        let input = Input::Text(case.text());
        let play: &mut dyn Play<Document> = &mut Skip;
        let parsed = parse(&case.setup, &input, Feed::Whole, play).expect("it parses");
        met.extend(parsed.errors.iter().map(|error| error.code.as_str()));
    }
    let all = ErrorCode::ALL.iter().map(|code| code.as_str());
    let missing: Vec<&str> = all.filter(|code| !met.contains(code)).collect();
    assert!(missing.len() * 100 <= ErrorCode::ALL.len() * MISSING_PERCENT, "{missing:?}");
}

/// The case in each of its scripting modes. If its scripts run they can change the tree in any way, but it
/// stays a tree.
fn check_case(case: &TreeCase, suite: Suite) -> Result<(), Mismatch> {
    let text = case.input.to_text();
    for scripting in case.scripting_modes() {
        let setup = setup_of(case, suite.edition(), scripting);
        let subject = Subject { setup: &setup, text: &text };
        let result = if case.options.scripts == ScriptPlay::Run {
            check_with_scripts(&subject)
        } else {
            check_text(&subject, case.id.index as u64).map(drop)
        };
        result.map_err(|violation| mismatch(format!("{}, {scripting:?}", case.id), &violation))?;
    }
    Ok(())
}

fn check_with_scripts(subject: &Subject<'_>) -> Result<(), Violation> {
    let input = Input::Text(subject.text.to_owned());
    let play: &mut dyn Play<Document> = &mut ScriptedHost::default();
    let parsed = parse(subject.setup, &input, Feed::Whole, play)
        .map_err(|message| Violation::new("the end", message))?;
    treewright_testing::invariants::check_trees(&parsed.tree, parsed.root)
}

#[test]
fn all_cases() {
    for suite in [Suite::TreeConstruction, Suite::TreeConstruction2023, Suite::Own] {
        let Some(cases) = suite.tree_cases() else { continue };
        report(&complaints(run_all(&cases, |case| check_case(case, suite))));
    }
}

/// The inputs of the tokenizer cases, as documents.
#[test]
fn all_tokenizer_inputs() {
    for suite in [Suite::Tokenizer, Suite::Own] {
        let Some(cases) = suite.tokenizer_cases() else { continue };
        let inputs: BTreeSet<String> = cases.iter().map(|case| case.input.to_text()).collect();
        let inputs: Vec<String> = inputs.into_iter().collect();
        let setup = no_setup();
        let results = run_all(&inputs, |text| {
            let subject = Subject { setup: &setup, text };
            check_text(&subject, 1).map(drop).map_err(|violation| mismatch(text, &violation))
        });
        report(&complaints(results));
    }
}

/// Real pages, next to the checkout, if available.
#[test]
fn real_pages() {
    let pages = corpus_pages().into_iter();
    let pages: Vec<(String, String)> = pages
        .map(|(name, bytes)| (name, String::from_utf8_lossy(&bytes).into_owned()))
        .filter(|(_, text)| text.len() <= LONGEST_PAGE)
        .collect();
    let setup = no_setup();
    let results = run_all(&pages, |(name, text)| {
        let subject = Subject { setup: &setup, text };
        check_page(&subject).map_err(|violation| mismatch(name, &violation))
    });
    report(&complaints(results));
}

fn check_page(subject: &Subject<'_>) -> Result<(), Violation> {
    let parsed = check_one_parse(subject, &mut Skip)?;
    let dump = TestTree::dump(&parsed.tree, &parsed.root);
    let expected = Expected { dump: &dump, errors: &parsed.errors };
    check_by_character(subject, expected)?;
    check_other_trees(subject, expected)?;
    check_round_trip(subject, parsed.tree.tree(), parsed.root).map(drop)
}

/// The result for a text, as a fragment if there is a context.
fn round_trip(context: &str, text: &str) -> RoundTrip {
    let mut setup = no_setup();
    setup.options.scripting = ScriptingMode::Inert;
    if !context.is_empty() {
        setup.context = Some(CaseContext::read(context).expect("it is a context"));
    }
    let subject = Subject { setup: &setup, text };
    let parsed = check_one_parse(&subject, &mut Skip).expect("the parse is in order");
    check_round_trip(&subject, parsed.tree.tree(), parsed.root).expect("a warning says why")
}

#[test]
fn the_standard_warns_of_unstable_cases() {
    let cases = [
        ("", "<plaintext>x", Warning::Plaintext),
        (
            "colgroup",
            "<?marker name='n'><template for=n><?start name='n'?><a><template for=n>x",
            Warning::Ignored,
        ),
        ("", "<pre>\n\n\n\nx", Warning::InitialNewline),
        ("div", "<textarea>\n\n\n\nx", Warning::InitialNewline),
        ("", "<form><b></form><form></form><form>", Warning::NestedForm),
        (
            "",
            "<select><button><selectedcontent></button><option><button>",
            Warning::EndedByStartTag,
        ),
        ("", "<h1><a><h2><table><a>", Warning::EndedByStartTag),
        ("div", "<select><option><selectedcontent>", Warning::CopiedAgain),
        ("", "<select><option>x</option><selectedcontent>", Warning::CopiedAgain),
        ("svg path", "<table><iframe>&#xD", Warning::CarriageReturn),
        (
            "math mrow",
            "<table><?start name='m'><template for=m><bgsound>",
            Warning::HtmlInForeignContent,
        ),
        ("", "x<?start name='m'><template for=m><td><template for=m><caption>", Warning::Ignored),
        ("", "<a<script><script><!--<script>", Warning::UnterminatedScript),
        ("", "<template><noscript>&lt;p>", Warning::InertNoscript),
        ("template", "<noscript>&amp;", Warning::InertNoscript),
        (
            "",
            "<template><p><template shadowrootmode=open shadowrootserializable><noscript><b>",
            Warning::InertNoscript,
        ),
    ];
    for (context, text, warning) in cases {
        let found = round_trip(context, text);
        assert!(!found.is_stable && found.warning == Some(warning), "{text}: {found:?}");
    }
}

/// The examples of the standard that a parser produces: they are stable in the second round.
#[test]
fn the_examples_of_the_standard_are_stable_from_the_second_round_on() {
    for text in [
        "<form id=\"outer\"><div></form><form id=\"inner\"><input>",
        "<a><table><a>",
        "<pre>\n\nHello.</pre>",
        "<p is=\"super-p\">Superb!</p>",
    ] {
        let found = round_trip("", text);
        assert!(found.is_stable && found.warning.is_none(), "{text}: {found:?}");
        assert_eq!(found.is_stable_at_once, text.contains("is="), "{text}");
    }
}

/// The examples that only a script can make.
#[test]
fn the_standard_warns_of_trees_that_scripts_make() {
    let cases = [
        ("textarea", "<!--x-->", Warning::NodeInRawText),
        ("div", "<!--a-->", Warning::EndInComment),
        ("script", "x", Warning::EndTagInRawText),
        ("style", "x", Warning::EndTagInRawText),
        ("p", "<ul>", Warning::BlockInParagraph),
    ];
    for (name, inside, warning) in cases {
        let mut document =
            parse::<Document>(&no_setup(), &Input::Text(inside.to_owned()), Feed::Whole, &mut Skip)
                .expect("it parses")
                .tree;
        let root = document.create_document_fragment();
        let element =
            document.create_element(treewright_dom::Namespace::Html, name).expect("it is a name");
        document.append(root, element).expect("it can be there");
        let node = document
            .descendants(document.root())
            .find(|node| {
                let is_ul = document.local_name(*node) == Some("ul");
                is_ul || document.text(*node).is_some()
            })
            .expect("there is a node");
        if warning == Warning::EndInComment {
            document.set_text(node, "a --> b").expect("it is a comment");
        } else if warning == Warning::EndTagInRawText {
            document.set_text(node, &format!("a</{name}>b")).expect("it is text");
        }
        document.append(element, node).expect("it can be there");
        assert_eq!(Warning::about(&document, root, &no_setup()), Some(warning), "{name}");
    }
}

/// Each check finds its violations.
#[test]
fn violations_are_found() {
    let setup = no_setup();
    let subject = Subject { setup: &setup, text: "<p>a<b>c" };
    let mut parsed = check_one_parse(&subject, &mut Skip).expect("the parse is in order");
    let dump = TestTree::dump(&parsed.tree, &parsed.root);
    let errors = std::mem::take(&mut parsed.errors);
    let other = Expected { dump: "| <html>", errors: &errors };
    assert!(check_by_character(&subject, other).is_err());
    assert!(check_other_trees(&subject, other).is_err());
    let fewer = Expected { dump: &dump, errors: &[] };
    assert!(check_by_character(&subject, fewer).is_err());
    let mut late = errors.clone();
    late.reverse();
    assert!(treewright_testing::invariants::errors::check_order(&late).is_err());
    assert!(treewright_testing::invariants::errors::check_error_offsets("", &[], &errors).is_err());
    let mut document = parsed.tree.tree().clone();
    let text = document
        .descendants(parsed.root)
        .find(|node| document.text(*node) == Some("a"))
        .expect("the text is there");
    let parent = document.parent(text).expect("it has a parent");
    let second = document.create_text("b");
    document.append(parent, second).expect("it can be there");
    document.append(parent, text).expect("it can be there");
    assert!(treewright_testing::invariants::check_trees(&document, parsed.root).is_ok());
    assert!(
        treewright_testing::invariants::texts::check_texts(&document, parsed.root, &|_| false)
            .is_err()
    );
    document.set_text(second, "").expect("it is text");
    assert!(
        treewright_testing::invariants::texts::check_texts(&document, parsed.root, &|_| true)
            .is_err()
    );
}

/// The watching tree complains about everything that a parser may not do.
#[test]
fn broken_promises_are_found() {
    use treewright_syntax::{Origin, Run, Span, TreeQuery, TreeSink};
    type Misdeed = fn(&mut Watched);
    let misdeeds: [Misdeed; 5] = [
        |tree| {
            let document = tree.document();
            tree.insert_text(&document, None, Run::new("x"), Origin::default());
        },
        |tree| {
            let fragment = tree.create_document_fragment();
            tree.insert_text(&fragment, None, Run::new(""), Origin::default());
        },
        |tree| {
            let fragment = tree.create_document_fragment();
            tree.insert_text(&fragment, None, Run::in_source("x", 1), Origin::default());
        },
        |tree| {
            let fragment = tree.create_document_fragment();
            let doctype = tree.create_doctype("html", "", "", Origin::default());
            tree.insert(&fragment, &doctype, None, Origin::default());
        },
        |tree| {
            let origin = Origin::new(Span::in_main(1, 9), treewright_syntax::Cause::Source);
            tree.create_comment(Run::new("x"), origin);
        },
    ];
    for (index, misdeed) in misdeeds.iter().enumerate() {
        let mut tree = Watched::for_source("source");
        misdeed(&mut tree);
        assert_eq!(tree.complaints().len(), 1, "{index}: {:?}", tree.complaints());
    }
}
