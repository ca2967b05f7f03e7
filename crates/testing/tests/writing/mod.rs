//! Writing: minified and pretty HTML, and XML. Properties of all subjects, and our cases.

mod cases;
mod hostile;
mod shown;
pub(crate) mod trees;
mod xml_trees;

use std::sync::atomic::{AtomicUsize, Ordering};

use treewright::write::shown_differences;
use treewright::{
    Input, Minifier, MinifyOptions, PrettyOptions, PrettyPrinter, Rewritten, WriteError,
};
use treewright_testing::check::Mismatch;
use treewright_testing::subjects::{Subject, generated, generated_subjects, given_subjects};
use treewright_testing::suites::{report, run_all};

use shown::{Unknown, shown};
use trees::without_white_space;

const UNKNOWN: [Unknown; 3] = [Unknown::Inline, Unknown::Block, Unknown::NotShown];

fn minify(subject: &Subject, options: &MinifyOptions) -> Result<Rewritten, WriteError> {
    let minifier = Minifier::new().parse_options(subject.options.clone());
    let input = Input::from(&subject.source).in_context(subject.context.as_ref());
    minifier.minify_options(options.clone()).minify(input)
}

fn pretty(subject: &Subject, options: &PrettyOptions) -> Result<Rewritten, WriteError> {
    let printer = PrettyPrinter::new().parse_options(subject.options.clone());
    let input = Input::from(&subject.source).in_context(subject.context.as_ref());
    printer.pretty_options(options.clone()).print(input)
}

fn same(run: &str, expected: String, found: String, html: &str) -> Result<(), Mismatch> {
    if expected == found {
        return Ok(());
    }
    Err(Mismatch { run: format!("{run}: {html}"), expected, found })
}

fn json(subject: &Subject, text: &str) -> String {
    let document = subject.parse(text).document;
    document.to_json(document.root())
}

/// The same tree, compared by JSON, whose code is independent of the code that decides on the rewriting.
fn minified_has_the_same_tree(subject: &Subject) -> Result<Rewritten, Mismatch> {
    let minified = minify(subject, &MinifyOptions::new()).expect("the length is not limited");
    let (expected, found) = (json(subject, &subject.source), json(subject, &minified.html));
    same(&subject.name, expected, found, &minified.html)?;
    if minified.html.len() > subject.source.len() && minified.left_alone == 0 {
        // Entities and the like that a source does without are not counted: only small ones grow.
        let grown = minified.html.len() - subject.source.len();
        let most = 16 + 8 * subject.source.len();
        assert!(grown <= most, "{}: {} bytes more", subject.name, grown);
    }
    Ok(minified)
}

/// The same names, attributes and texts without their white space; and the same rendering.
fn shows_the_same(
    subject: &Subject,
    rewritten: &Rewritten,
    comments: bool,
) -> Result<(), Mismatch> {
    let (before, after) = (subject.parse(&subject.source), subject.parse(&rewritten.html));
    let [before, after] = [&before.document, &after.document];
    let tree = |document| without_white_space(document, comments);
    let run = format!("{}, tree", subject.name);
    same(&run, tree(before), tree(after), &rewritten.html)?;
    for unknown in UNKNOWN {
        let run = format!("{}, shown, {unknown:?}", subject.name);
        let shown = |document| shown(document, unknown, comments);
        same(&run, shown(before), shown(after), &rewritten.html)?;
    }
    Ok(())
}

fn collapsed_shows_the_same(subject: &Subject) -> Result<Rewritten, Mismatch> {
    let options = MinifyOptions::new().collapse_white_space(true).remove_comments(true);
    let minified = minify(subject, &options).expect("the length is not limited");
    // The whole source includes its comments.
    shows_the_same(subject, &minified, false)?;
    Ok(minified)
}

fn pretty_shows_the_same(subject: &Subject) -> Result<Rewritten, Mismatch> {
    let pretty = pretty(subject, &PrettyOptions::new()).expect("the length is not limited");
    shows_the_same(subject, &pretty, true)?;
    let (before, after) = (subject.parse(&subject.source), subject.parse(&pretty.html));
    let different = shown_differences(before.document.root_node(), after.document.root_node(), 1);
    assert!(different.is_empty(), "{}: another relation than the documented one", subject.name);
    Ok(pretty)
}

/// The number of pages that were left alone, in part or as a whole.
#[derive(Debug, Default)]
struct Counts {
    all: AtomicUsize,
    in_part: AtomicUsize,
    as_a_whole: AtomicUsize,
}

impl Counts {
    fn note(&self, rewritten: &Rewritten) {
        self.all.fetch_add(1, Ordering::Relaxed);
        if rewritten.is_source {
            self.as_a_whole.fetch_add(1, Ordering::Relaxed);
        } else if rewritten.left_alone > 0 {
            self.in_part.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// Checks all subjects: the given ones, and the generated ones in parts that fit into memory.
fn check_all(check: impl Fn(&Subject) -> Result<Rewritten, Mismatch> + Sync) {
    let counts = [Counts::default(), Counts::default()];
    let check_with = |counts: &Counts, subjects: &[Subject]| {
        let results = run_all(subjects, |subject| check(subject).map(|done| counts.note(&done)));
        let complaint = |(subject, result): (&Subject, &Result<(), Mismatch>)| {
            let mismatch = result.as_ref().err()?;
            Some(format!("{}\n{:?}\n{mismatch}", subject.name, subject.source))
        };
        let complaints: Vec<_> = subjects.iter().zip(&results).filter_map(complaint).collect();
        report(&complaints);
    };
    check_with(&counts[0], &given_subjects());
    let seeds: Vec<u64> = (1..=generated()).collect();
    for seeds in seeds.chunks(1000) {
        let subjects: Vec<_> = generated_subjects(seeds.iter().copied(), 30).collect();
        check_with(&counts[1], &subjects);
    }
    let [given, generated] = counts;
    eprintln!("given {given:?}, generated {generated:?}");
}

/// Found among 100,000: a form that a patch removed from the tree still owns elements.
#[test]
fn seeds_that_were_found() {
    for subject in generated_subjects([83_641], 30) {
        minified_has_the_same_tree(&subject).expect("it is the same");
        collapsed_shows_the_same(&subject).expect("it is the same");
        pretty_shows_the_same(&subject).expect("it is the same");
    }
}

#[test]
fn minified_pages_have_the_same_tree() {
    check_all(minified_has_the_same_tree);
}

#[test]
fn pages_with_collapsed_white_space_show_the_same() {
    check_all(collapsed_shows_the_same);
}

#[test]
fn pretty_pages_show_the_same() {
    check_all(pretty_shows_the_same);
}
