//! The origins of nodes: our cases, and properties of the public cases, real pages and generated documents.

mod bytes;
mod changes;
mod scripts;

use std::collections::HashSet;
use std::sync::Mutex;

use treewright::{Edition, Options};
use treewright_testing::check::{Mismatch, Setup, setup_of};
use treewright_testing::formats::{Input, ScriptPlay, TreeCase};
use treewright_testing::generator::GeneratedCase;
use treewright_testing::invariants::Violation;
use treewright_testing::invariants::shrinking::shrink_by;
use treewright_testing::origins::dump::dump;
use treewright_testing::origins::{
    Changes, Counts, Feed, Subject, cases, check, context_of, options_of, parse,
};
use treewright_testing::suites::{Suite, corpus_pages, data, report, run_all};

/// The number of generated documents; `.ci/health` sets more.
fn generated() -> u64 {
    let number = std::env::var("TREEWRIGHT_GENERATED");
    number.map_or(3_000, |number| number.parse().expect("a number"))
}

/// Longer pages, and most others, are only read if `.ci/health` requests all.
const LONGEST_PAGE: usize = 100_000;

/// The real pages to read.
fn pages() -> Vec<(String, Vec<u8>)> {
    let all = std::env::var_os("TREEWRIGHT_ALL_PAGES").is_some();
    let short = |(_, bytes): &(String, Vec<u8>)| all || bytes.len() <= LONGEST_PAGE;
    corpus_pages().into_iter().filter(short).step_by(if all { 1 } else { 4 }).collect()
}

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

/// The first line in which two texts differ.
fn compare(expected: &str, found: &str) -> Result<(), Violation> {
    if expected == found {
        return Ok(());
    }
    let pairs = expected.lines().zip(found.lines());
    let first = pairs.into_iter().find(|(one, other)| one != other);
    let what = format!("{first:?}\n{expected}\n{found}");
    Err(Violation::new("the origins do not depend on the pieces of the input", what))
}

/// Checks the origins of input that is fed at once and in pieces, and that the tree is the one without
/// origins.
fn check_text(subject: &Subject<'_>, input: &Input) -> Result<Counts, Violation> {
    let run = |subject, feed| {
        parse(subject, input, feed).map_err(|error| Violation::new("scripts run", error))
    };
    let parsed = run(subject, Feed::Whole)?;
    let counts = check(&parsed, subject, Changes::None)?;
    let without = subject.options.clone().origins(false);
    let unwatched = Subject { options: &without, ..*subject };
    let plain = run(&unwatched, Feed::Whole)?.document;
    let (plain, watched) =
        (plain.to_json(plain.root()), parsed.document.to_json(parsed.document.root()));
    if plain != watched {
        return Err(Violation::new("the tree does not depend on origins", watched));
    }
    let in_pieces = run(subject, Feed::ByCharacter)?;
    compare(&dump(&parsed), &dump(&in_pieces))?;
    Ok(counts)
}

#[test]
fn our_cases() {
    let mut complaints = Vec::new();
    for file in ["causes.txt"] {
        for case in cases::read(file) {
            let (whole, pieces) = if case.scripts {
                (Feed::Scripted, Feed::ScriptedByCharacter)
            } else {
                (Feed::Whole, Feed::ByCharacter)
            };
            for feed in [whole, pieces] {
                let input = Input::Text(case.text.clone());
                let options = case.options();
                let subject = Subject {
                    options: &options,
                    edition: Edition::LIVING,
                    context: case.context.as_ref(),
                };
                let parsed = parse(&subject, &input, feed);
                let parsed = parsed.expect("the scripts run");
                let found = dump(&parsed);
                if found != case.expected {
                    complaints.push(format!(
                        "{file}, {}, {feed:?}: {:?}\n{}\n{found}",
                        case.name, case.text, case.expected
                    ));
                }
                let changes =
                    if case.scripts { Changes::by_scripts_in(&case.text) } else { Changes::None };
                if let Err(violation) = check(&parsed, &subject, changes) {
                    complaints.push(format!("{file}, {}: {violation}", case.name));
                }
            }
        }
    }
    report(&complaints);
}

/// Each expectation cites an existing part of the standard.
#[test]
fn our_cases_cite_the_standard() {
    let anchors = data().join("../../../spec/anchors.txt");
    let anchors = std::fs::read_to_string(anchors).expect("the list is there");
    let anchors: HashSet<&str> =
        anchors.lines().filter_map(|line| line.split('\t').nth(1)).collect();
    for case in cases::read("causes.txt") {
        let (_, anchor) =
            case.why.split_once("https://html.spec.whatwg.org/multipage/").expect("one");
        assert!(anchors.contains(anchor.trim()), "{}: {anchor}", case.name);
    }
}

fn check_case(case: &TreeCase, suite: Suite, counts: &Mutex<Counts>) -> Result<(), Mismatch> {
    for scripting in case.scripting_modes() {
        let setup = setup_of(case, suite.edition(), scripting);
        let (options, context) = (options_of(&setup), context_of(&setup));
        let edition = setup.options.edition;
        let subject = Subject { options: &options, edition, context: context.as_ref() };
        let name = format!("{}/{}, {scripting:?}", suite.name(), case.id);
        let checked = if case.options.scripts == ScriptPlay::Run {
            let text = case.input.to_text();
            let run = |feed| {
                let parsed = parse(&subject, &case.input, feed);
                parsed.map_err(|error| Violation::new("scripts run", error))
            };
            run(Feed::Scripted).and_then(|parsed| {
                let pieces = run(Feed::ScriptedByCharacter)?;
                let counts = check(&parsed, &subject, Changes::by_scripts_in(&text))?;
                compare(&dump(&parsed), &dump(&pieces))?;
                Ok(counts)
            })
        } else {
            check_text(&subject, &case.input)
        };
        match checked {
            Ok(found) => counts.lock().expect("no thread panics with it").add(found),
            Err(violation) => return Err(mismatch(name, &violation)),
        }
    }
    Ok(())
}

#[test]
fn tree_construction_cases() {
    for suite in [Suite::TreeConstruction, Suite::TreeConstruction2023, Suite::Own] {
        let Some(cases) = suite.tree_cases() else { continue };
        let counts = Mutex::new(Counts::default());
        let results = run_all(&cases, |case| check_case(case, suite, &counts));
        report(&complaints(results));
        let counts = counts.into_inner().expect("no thread panics with it");
        eprintln!("{}: {} cases, {counts:?}", suite.name(), cases.len());
        assert!(counts.again > cases.len() as u64 && counts.moves > 0, "{counts:?}");
        assert!(counts.in_two_sources * 100 < counts.again, "{counts:?}");
    }
}

fn check_generated(case: &GeneratedCase) -> Result<Counts, Violation> {
    let (options, context) = (options_of(&case.setup), context_of(&case.setup));
    let edition = case.setup.options.edition;
    let subject = Subject { options: &options, edition, context: context.as_ref() };
    check_text(&subject, &Input::Text(case.text()))
}

#[test]
fn generated_documents() {
    let seeds: Vec<u64> = (1..=generated()).collect();
    let counts = Mutex::new(Counts::default());
    let results = run_all(&seeds, |seed| {
        let case = GeneratedCase::new(*seed, 30);
        match check_generated(&case) {
            Ok(found) => {
                counts.lock().expect("no thread panics with it").add(found);
                Ok(())
            }
            Err(violation) => {
                let (smallest, violation) =
                    shrink_by(&case, violation, &|case| check_generated(case).map(drop));
                let Setup { context, options, .. } = &smallest.setup;
                let run = format!(
                    "seed {seed}, {context:?}, {:?}, {:?}",
                    options.edition,
                    smallest.text()
                );
                Err(mismatch(run, &violation))
            }
        }
    });
    report(&complaints(results));
    let counts = counts.into_inner().expect("no thread panics with it");
    eprintln!("{} documents, {counts:?}", seeds.len());
    assert!(counts.again > 10 * generated() && counts.moves > generated() / 4, "{counts:?}");
}

#[test]
fn real_pages() {
    let pages = pages();
    let counts = Mutex::new(Counts::default());
    let results = run_all(&pages, |(name, bytes)| {
        let options = Options::new().origins(true).collect_errors(true);
        let subject = Subject { options: &options, edition: Edition::LIVING, context: None };
        let text = String::from_utf8_lossy(bytes).into_owned();
        let found = check_text(&subject, &Input::Text(text));
        let found = found.map_err(|violation| mismatch(name, &violation))?;
        counts.lock().expect("no thread panics with it").add(found);
        Ok(())
    });
    report(&complaints(results));
    let counts = counts.into_inner().expect("no thread panics with it");
    eprintln!("{} pages, {counts:?}", pages.len());
    assert!(pages.is_empty() || counts.again > 100 * pages.len() as u64, "{counts:?}");
}
