//! Typical work on a tree: selecting, reading, extracting, checking. Parsing is part of each.

use std::hint::black_box;

use treewright::read::{InnerTextOptions, MainContent, MarkdownOptions, inner_text, markdown};
use treewright::{Checker, Document, Limits, Select, Selector, SelectorSet};
use treewright_extract::{Content, Extractor, Page as ExtractedPage, Plan};

use super::{Kind, Page, Run, Way};

/// Selectors of every kind that programs use.
const SELECTORS: &[&str] = &[
    "a",
    "p",
    "h1",
    "img",
    "script",
    "meta",
    "*",
    ".icon",
    ".title",
    ".menu-item",
    ".does-not-exist",
    "div.content",
    "a.external",
    "#content",
    "#main",
    "ul#nav",
    "[role]",
    "[data-id]",
    "[does-not-exist]",
    "a[href]",
    "img[alt]",
    "meta[name=\"description\"]",
    "link[rel~=\"icon\"]",
    "[class*=\"icon\"]",
    "[href^=\"http\"]",
    "[href$=\".html\"]",
    "script[type=\"application/ld+json\"]",
    "div p",
    "ul > li",
    "div div div",
    "body > div",
    "nav ul li a",
    "table tr > td",
    "h1 + p",
    "p ~ p",
    ".content a[href]",
    "#content p",
    "article header h1",
    "figure > img",
    ":first-child",
    "li:last-child",
    "tr:nth-child(odd) td:nth-child(even)",
    "p:nth-of-type(3)",
    "div:empty",
    "h1, h2, h3, h4, h5, h6",
    ":is(ul, ol) > li",
    "a:not([href])",
    "div:not([id]):not([class])",
    "a:has(> img)",
    "div:has(> p + p)",
];

/// The plan of the extraction: columns by selectors, a list of records, and the title.
pub const PLAN: &str = r##"
[columns]
title = { get = "title" }
language = { get = "language" }
description = { select = "meta[name=description]", attr = "content" }
canonical = { select = "link[rel~=canonical]", attr = "href", type = "url" }
heading = { select = "h1", get = "line" }
headings = { select = "h2, h3", get = "line", list = true }
paragraphs = { select = "article p, main p, #content p", get = "line", list = true }
paragraph_count = { select = "p", get = "count" }
author = { select = "[rel=author], .author, .byline", get = "line" }
published = { select = "time[datetime]", attr = "datetime" }
links = { select = "a[href]", attr = "href", list = true }
external = { select = "a[href^='http']", get = "count" }
images = { select = "img[src]", attr = "src", list = true }
captions = { select = "figure > figcaption", get = "line", list = true }
navigation = { select = "nav a, header a, .menu-item a", get = "line", list = true }
cells = { select = "table tr > td:first-child", get = "line", list = true }
has_comments = { select = "#comments, .comments", get = "exists" }
image_links = { select = "a:has(> img)", get = "count" }

[columns.items]
select = "ul > li"
list = true

[columns.items.fields]
text = { get = "line" }
link = { select = "a", attr = "href" }
"##;

/// Creates a method that parses a page, and then works on the tree.
fn on_a_tree(name: &'static str, work: fn(&Document) -> usize) -> Way {
    Way::ours(name, Kind::Work, move || {
        Box::new(move |page| work(&treewright::parse(&page.text)) as u64)
    })
}

pub(super) fn ways() -> Vec<Way> {
    vec![
        on_a_tree("treewright, &str, and selected", |document| {
            document.select("a[href]").map_or(0, Iterator::count)
        }),
        Way::ours("treewright, &str, and selected by 50 selectors", Kind::Work, one_by_one),
        Way::ours("treewright, &str, and selected by a set of 50", Kind::Work, by_a_set),
        on_a_tree("treewright, &str, and its text", |document| {
            inner_text(document.root_node(), &InnerTextOptions::new()).len()
        }),
        on_a_tree("treewright, &str, and its Markdown", |document| {
            markdown(document.root_node(), &MarkdownOptions::new()).len()
        }),
        on_a_tree("treewright, &str, and its main content", |document| {
            MainContent::of(document).map_or(0, |content| content.text().len())
        }),
        Way::ours("treewright, &str, and extracted", Kind::Work, extraction),
        Way::ours("treewright, &str, and checked", Kind::Work, || {
            let checker = Checker::new();
            Box::new(move |page| checker.check(&page.text).1.diagnostics.len() as u64)
        }),
    ]
}

/// Applies one selector after another.
fn one_by_one() -> Run {
    let parse = |text: &&str| Selector::parse(text).ok();
    let selectors: Vec<Selector> = SELECTORS.iter().filter_map(parse).collect();
    Box::new(move |page| {
        let document = treewright::parse(&page.text);
        selectors.iter().map(|selector| selector.select(&document).count() as u64).sum()
    })
}

/// Applies all selectors at once.
fn by_a_set() -> Run {
    let set = SelectorSet::parse(SELECTORS).ok();
    Box::new(move |page| {
        let document = treewright::parse(&page.text);
        let found = set.iter().flat_map(|set| set.select_all(&document));
        found.map(|found| found.len() as u64).sum()
    })
}

/// Extracts the columns of [`PLAN`]. Time is unlimited, because a counter of instructions makes a program
/// slow.
fn extraction() -> Run {
    let plan = Plan::parse(PLAN).ok();
    let mut limits = Limits::BROWSER;
    limits.time = None;
    let options = treewright_extract::Options::new().limits(limits);
    let mut extractor = plan.map(|plan| Extractor::new(&plan, &options));
    Box::new(move |page: &Page| {
        let Some(extractor) = &mut extractor else { return 0 };
        extractor.push(&ExtractedPage {
            content: Some(Content::Text(&page.text)),
            ..ExtractedPage::default()
        });
        let bytes = extractor.bytes();
        black_box(extractor.finish().is_ok());
        bytes
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<!doctype html><title>Tea</title><h1>Tea</h1><center>green</center><ul><li>\
                        <a href=/black>black</a></ul><p>Tea is made of leaves, in hot water, with some patience.";

    #[test]
    fn each_does_its_work_again() {
        let page = Page::new(PAGE.to_owned());
        for way in ways() {
            let mut run = way.start();
            let done = run(&page);
            assert_eq!((run(&page), done > 0), (done, true), "{}", way.name);
        }
    }

    #[test]
    fn one_by_one_and_as_a_set_the_same_is_found() {
        assert_eq!(SELECTORS.len(), 50);
        let document = treewright::parse(PAGE);
        let found = |text: &&str| document.select(text).expect("a selector").count() as u64;
        let all: u64 = SELECTORS.iter().map(found).sum();
        let page = Page::new(PAGE.to_owned());
        assert_eq!([one_by_one()(&page), by_a_set()(&page)], [all; 2]);
    }

    #[test]
    fn the_plan_finds_something() {
        let plan = Plan::parse(PLAN).unwrap_or_else(|error| panic!("{error}"));
        let mut extractor = Extractor::new(&plan, &treewright_extract::Options::new());
        let text = "<title>Tea</title><nav><a href=/>home</a></nav><ul><li>green</ul>";
        extractor.push(&ExtractedPage {
            content: Some(Content::Text(text)),
            ..ExtractedPage::default()
        });
        let batch = extractor.finish().expect("a batch");
        let nulls = |name: &str| batch.column_by_name(name).expect("a column").null_count();
        assert_eq!(["title", "navigation", "items", "heading"].map(nulls), [0, 0, 0, 1]);
    }
}
