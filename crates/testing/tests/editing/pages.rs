//! The pages that are changed.

use std::path::Path;

use treewright::{Minifier, MinifyOptions, Options, WriteHtml as _};
use treewright_testing::generator::GeneratedCase;
use treewright_testing::suites::corpus_pages;

use super::change;

/// Returns true for a run over all pages, as in `.ci/health`.
pub(super) fn all_pages() -> bool {
    std::env::var_os("TREEWRIGHT_ALL_PAGES").is_some()
}

/// A page with mistakes, for each seed.
pub(super) fn broken(seed: u64) -> String {
    GeneratedCase::new(seed, 30).text()
}

/// A page without parse errors, with as few tags as can be, or with all of them.
pub(super) fn clean(seed: u64) -> Option<String> {
    let broken = "<!doctype html><title>t</title>".to_owned() + &broken(seed);
    let document = treewright::parse(&broken);
    let html = if seed.is_multiple_of(3) {
        document.outer_html(document.root())
    } else {
        document.root_node().minified(&MinifyOptions::new()).expect("it is written")
    };
    let has_errors = !Options::new().collect_errors(true).parse(&html).errors.is_empty();
    (!has_errors).then_some(html)
}

/// The pages of the corpus, and the examples of the repository.
pub(super) fn real() -> Vec<(String, String)> {
    let mut pages: Vec<(String, String)> = Vec::new();
    for (name, bytes) in corpus_pages() {
        pages.push((name, String::from_utf8_lossy(&bytes).into_owned()));
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    for name in ["components.html", "foreign.html", "tables.html"] {
        let text = std::fs::read_to_string(folder.join(name)).expect("it is in the repository");
        pages.push((name.to_owned(), text));
    }
    pages
}

/// The first thing that one tries with an editor, on every real page.
#[test]
fn the_body_of_every_page_is_appended_to() {
    let mut pages = real();
    if all_pages() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let standard =
            std::fs::read_to_string(root.join("../../../shared/corpus/html-standard.html"));
        pages.extend(standard.ok().map(|text| ("html-standard".to_owned(), text)));
    } else {
        pages = pages.into_iter().rev().step_by(8).collect();
    }
    let (count, mut with_tags) = (pages.len(), 0);
    for (name, source) in pages {
        let append = treewright::Change::Append("<b>N</b>");
        let edited = change(&source, "body", append, false);
        let at = edited.find("<b>N</b>").unwrap_or_else(|| panic!("{name}: {edited:.100}"));
        let (before, rest) = (&edited[..at], &edited[at + 8..]);
        // End tags that the page leaves out at the place can come first.
        let tags = before.strip_prefix(source.strip_suffix(rest).expect("the end stays"));
        let tags = tags.unwrap_or_else(|| panic!("{name}: {edited:.100}"));
        assert!(
            tags.is_empty() || tags.starts_with("</") && !tags.contains("<b>"),
            "{name}: {tags}"
        );
        with_tags += usize::from(!tags.is_empty());
        assert!(rest.len() < 40 || rest.starts_with("</body>"), "{name}: {rest}");
    }
    println!("{count} pages, {with_tags} of them with end tags that the page leaves out");
}

/// Minified pages are never longer, with comments taken out too.
#[test]
fn minified_pages_are_not_longer() {
    let without_comments = MinifyOptions::new().remove_comments(true).collapse_white_space(true);
    let minifiers = [&Minifier::new(), &Minifier::new().minify_options(without_comments)];
    let found = minifiers[1].minify("<!----><b><p>x").expect("it is written");
    assert_eq!(found.html, "<b><p>x");
    assert_eq!(minifiers[0].minify("<b><p>x").expect("it is written").html, "<b><p>x");
    let check = |name: &str, source: &str| {
        for minifier in minifiers {
            let found = minifier.minify(source).expect("it is written");
            assert!(found.html.len() <= source.len(), "{name}: {source:?} became {}", found.html);
        }
    };
    let number = std::env::var("TREEWRIGHT_GENERATED");
    let number = number.map_or(400, |number| number.parse().expect("a number"));
    for seed in 1..=number {
        check(&seed.to_string(), &broken(seed));
        if let Some(clean) = clean(seed) {
            check(&seed.to_string(), &clean);
        }
    }
    let pages = real();
    for (name, source) in pages.iter().rev().step_by(if all_pages() { 1 } else { 16 }) {
        check(name, source);
    }
}
