//! Explanations of every place and every node of many pages: our cases, the public ones, generated
//! documents, and hostile input.

use std::collections::BTreeSet;

use treewright::explain::{Drawing, StepKind};
use treewright::{Context, Explanation, Options, Parsed, SourceId};
use treewright_testing::check::{Mismatch, setup_of};
use treewright_testing::formats::ScriptPlay;
use treewright_testing::generator::GeneratedCase;
use treewright_testing::hostile::{CASES, Case, OTHERS};
use treewright_testing::origins::{Feed, Subject, context_of, nodes, options_of, parse};
use treewright_testing::suites::{LimitsThatDoNotHold, Suite, report, run_all};

/// The number of generated documents; `.ci/health` sets more.
fn generated() -> u64 {
    let number = std::env::var("TREEWRIGHT_GENERATED");
    number.map_or(200, |number| number.parse().expect("a number"))
}

/// The maximum number of characters of a page of which every place is explained.
const MOST: usize = 400;

/// Sentences are complete, on one line, and contain no terminal control characters.
fn check_words(explanation: &Explanation) -> Result<(), String> {
    let is_plain = |text: &str| !text.is_empty() && !text.contains(char::is_control);
    if !is_plain(&explanation.summary) || explanation.summary.ends_with('.') {
        return Err(format!("the summary {:?}", explanation.summary));
    }
    if explanation.steps.is_empty() {
        return Err(format!("{} has no steps", explanation.summary));
    }
    for step in &explanation.steps {
        if !is_plain(&step.sentence) || !step.sentence.ends_with('.') {
            return Err(format!("the sentence {:?}", step.sentence));
        }
    }
    Ok(())
}

/// The sentence for a place that nothing is known about.
const UNKNOWN: &str = "No node of the tree comes from this place.";

/// Checks the explanations of a page. `is_unchanged` is false if a script may have removed nodes.
fn check(parsed: &Parsed, is_unchanged: bool) -> Result<(), String> {
    let document = &parsed.document;
    let explainer = parsed.explainer().map_err(|error| error.to_string())?;
    let text = document.source_of(SourceId::MAIN).unwrap_or_default();
    let mut last = None;
    let offsets = text.char_indices().map(|(index, _)| index).chain([text.len()]);
    for offset in offsets.take(MOST) {
        let explanation = explainer.at(offset as u32);
        check_words(&explanation)?;
        let Some(span) = explanation.span else { return Err(format!("{offset}: no place")) };
        let contains =
            span.start as usize <= offset && (offset as u32) < span.end.max(span.start + 1);
        if !contains {
            return Err(format!("{offset}: {} is at {span:?}", explanation.summary));
        }
        let is_unknown = explanation.steps.iter().any(|step| step.sentence.starts_with(UNKNOWN));
        if is_unknown && is_unchanged {
            return Err(format!("{offset}: {} ({:?})", explanation.summary, text.get(offset..)));
        }
        if last != Some(span) {
            last = Some(span);
            let drawing = Drawing::new(document, &explanation).to_string();
            if !drawing.contains(explanation.summary.as_str()) {
                return Err(format!("{offset}: {drawing}"));
            }
        }
    }
    for node in nodes(document) {
        let explanation = explainer.node(node.id()).ok_or("a node without an explanation")?;
        check_words(&explanation)?;
    }
    let all: Vec<Explanation> = explainer.all().collect();
    let starts: Vec<u32> = all.iter().filter_map(|found| Some(found.span?.start)).collect();
    if !starts.is_sorted() || starts.len() != all.len() {
        return Err(format!("not in the order of the source: {starts:?}"));
    }
    let steps = || all.iter().flat_map(|explanation| &explanation.steps);
    let is_cut = steps()
        .any(|step| step.kind == StepKind::Note && step.sentence.contains("more parse errors"));
    let codes: BTreeSet<_> = steps().filter_map(|step| step.error).collect();
    let of_the_page = parsed.errors.iter().filter(|error| error.span.source == SourceId::MAIN);
    let missing = of_the_page.map(|error| error.code).find(|code| !codes.contains(code));
    match missing {
        Some(code) if !is_cut => Err(format!("{code} is in no explanation: {codes:?}")),
        _ => Ok(()),
    }
}

#[test]
fn tree_construction_cases() {
    for suite in [Suite::Own, Suite::TreeConstruction, Suite::TreeConstruction2023] {
        let Some(cases) = suite.tree_cases() else { continue };
        let results = run_all(&cases, |case| {
            for scripting in case.scripting_modes() {
                let setup = setup_of(case, suite.edition(), scripting);
                let (options, context) = (options_of(&setup), context_of(&setup));
                let edition = setup.options.edition;
                let subject = Subject { options: &options, edition, context: context.as_ref() };
                let has_scripts = case.options.scripts == ScriptPlay::Run;
                let feed = if has_scripts { Feed::Scripted } else { Feed::Whole };
                let parsed = parse(&subject, &case.input, feed);
                parsed.and_then(|parsed| check(&parsed, !has_scripts)).map_err(|found| {
                    Mismatch {
                        run: format!(
                            "{}/{}, {scripting:?}: {:?}",
                            suite.name(),
                            case.id,
                            case.input
                        ),
                        expected: String::new(),
                        found,
                    }
                })?;
            }
            Ok(())
        });
        let errors = results.into_iter().filter_map(Result::err);
        report(&errors.map(|error| error.to_string()).collect::<Vec<_>>());
        eprintln!("{}: {} cases", suite.name(), cases.len());
    }
}

#[test]
fn generated_documents() {
    let seeds: Vec<u64> = (1..=generated()).collect();
    let results = run_all(&seeds, |seed| {
        let case = GeneratedCase::new(*seed, 30);
        let (options, context) = (options_of(&case.setup), context_of(&case.setup));
        let text = case.text();
        let parsed = match &context {
            Some(context) => options.parse_fragment(text.as_str(), context),
            None => options.parse(text.as_str()),
        };
        check(&parsed, true).map_err(|found| Mismatch {
            run: format!("seed {seed}, {context:?}: {text:?}"),
            expected: String::new(),
            found,
        })
    });
    let errors = results.into_iter().filter_map(Result::err);
    report(&errors.map(|error| error.to_string()).collect::<Vec<_>>());
}

/// Making an explainer takes time in proportion to the page, and so do the explanations of a bounded number
/// of places: those of the first things that are not as written, of places all over the page, and of the
/// end.
#[test]
fn linear_time() {
    const BYTES: usize = if cfg!(debug_assertions) { 4_000 } else { 12_000 };
    const PLACES: usize = 8;
    let explain = |parsed: &Parsed| {
        let explainer = parsed.explainer().expect("origins are on");
        let length = parsed.document.source_of(SourceId::MAIN).unwrap_or_default().len();
        let places = (0..=PLACES).map(|part| explainer.at((length * part / PLACES) as u32));
        for explanation in places.chain(explainer.all().take(PLACES)) {
            std::hint::black_box(Drawing::new(&parsed.document, &explanation).to_string());
        }
    };
    let check = |case: &Case| {
        let options = || Options::new().origins(true).collect_errors(true);
        let pages = [BYTES, 4 * BYTES].map(|bytes| case.parse(&case.input_of(bytes), options()));
        crate::growth::compare(|| explain(&pages[0]), || explain(&pages[1]))
    };
    let cases = || CASES.iter().chain(OTHERS);
    let results: Vec<_> = cases().map(check).collect();
    let promise = "linear time of explanations";
    LimitsThatDoNotHold::of(promise).judge(cases().map(|case| case.name).zip(&results));
}

/// All explanations of a page with an error for each few bytes also take time in proportion.
#[test]
fn all_of_a_page_with_errors_everywhere() {
    let pieces = [
        "</p>", "<table>x", "<b><p>", "<a><a>", "&#0;", "<p a a>", "<!a>", "</b>x", "<body c>",
        "</>",
    ];
    for piece in pieces {
        let parse = |times| {
            let options = Options::new().origins(true).collect_errors(true);
            options.parse(piece.repeat(times).as_str())
        };
        let times = if cfg!(debug_assertions) { 500 } else { 2_000 };
        let pages = [parse(times), parse(4 * times)];
        let explain = |parsed: &Parsed| {
            let explainer = parsed.explainer().expect("origins are on");
            explainer.all().map(|explanation| explanation.steps.len()).sum::<usize>()
        };
        let growth = crate::growth::compare(
            || {
                std::hint::black_box(explain(&pages[0]));
            },
            || {
                std::hint::black_box(explain(&pages[1]));
            },
        );
        assert_eq!(growth, Ok(()), "{piece}");
    }
}

#[test]
fn a_context_has_explanations_too() {
    let context: Context = "tr".parse().expect("a context");
    let options = Options::new().origins(true).collect_errors(true);
    let parsed = options.parse_fragment("<td>a</table>", &context);
    check(&parsed, true).expect("all is explained");
}
