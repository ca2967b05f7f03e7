//! A page converted to Markdown, and back to a page by another program, has the same text.

use std::fmt::Write as _;

use pulldown_cmark::{Options, Parser, html::push_html};
use treewright::{Document, NodeRef, Read as _};
use treewright_testing::check::Mismatch;
use treewright_testing::formats::Input;
use treewright_testing::generator::{GeneratedCase, SplitMix64};
use treewright_testing::subjects::generated;
use treewright_testing::suites::{Suite, corpus_pages, report, run_all};

/// The page that a reader of Markdown creates.
pub(super) fn page_of(markdown: &str) -> Document {
    let options =
        Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH | Options::ENABLE_TASKLISTS;
    let mut html = String::new();
    push_html(&mut html, Parser::new_ext(markdown, options));
    treewright::parse(&format!("<!doctype html><body>{html}"))
}

/// The words of a text. Lines and the number of spaces are ignored: tabs separate cells in one page and
/// newlines in the other, if their table does not have rows and columns.
fn words(text: &str) -> Vec<&str> {
    text.split_whitespace().collect()
}

/// Compares the words of a page with those of its Markdown.
fn check(name: &str, document: &Document) -> Result<(), Mismatch> {
    let expected = document.inner_text();
    let markdown = document.markdown();
    let found = page_of(&markdown).inner_text();
    // docs/reference/text.md has these differences: formulas are on one line in Markdown, and on one for
    // each part in the text; rows outside any table, and text in rows outside cells, are blocks only in
    // Markdown.
    let is_row = |node: NodeRef<'_>| matches!(node.name(), "tr" | "tbody" | "thead" | "tfoot");
    let is_apart = |node: NodeRef<'_>| match node.parent() {
        _ if node.name() == "math" => true,
        Some(parent) if is_row(node) => !is_row(parent) && !parent.is_html("table"),
        Some(parent) if is_row(parent) && !matches!(node.name(), "td" | "th") => {
            !node.text().trim_ascii().is_empty()
        }
        Some(_) => false,
        None => false,
    };
    let is_same = if document.root_node().descendants().any(is_apart) {
        words(&expected).concat() == words(&found).concat()
    } else {
        words(&expected) == words(&found)
    };
    if is_same {
        return Ok(());
    }
    let (one, other) = (words(&expected), words(&found));
    let first = one.iter().zip(&other).take_while(|(one, other)| one == other).count();
    let around = |words: &[&str]| {
        let start = first.saturating_sub(3).min(words.len());
        words[start..(first + 5).min(words.len())].join(" ")
    };
    let mut run = name.to_owned();
    if markdown.len() < 2_000 {
        let _ = write!(run, "\n{document}\n--\n{markdown}");
    }
    Err(Mismatch { run, expected: around(&one), found: around(&other) })
}

fn complaints(results: Vec<Result<(), Mismatch>>) -> Vec<String> {
    results.into_iter().filter_map(|result| result.err().map(|error| error.to_string())).collect()
}

#[test]
fn real_pages() {
    let pages = corpus_pages();
    report(&complaints(run_all(&pages, |(name, bytes)| {
        check(name, &treewright::parse(&String::from_utf8_lossy(bytes)))
    })));
}

#[test]
fn tree_construction_cases() {
    for suite in [Suite::TreeConstruction, Suite::Own] {
        let Some(cases) = suite.tree_cases() else {
            continue;
        };
        assert!(!cases.is_empty());
        report(&complaints(run_all(&cases, |case| match &case.input {
            Input::Text(text) => check(&case.id.to_string(), &treewright::parse(text)),
            Input::CodeUnits(_) => Ok(()),
        })));
    }
}

#[test]
fn generated_documents() {
    let seeds: Vec<u64> = (1..=generated() / 2).collect();
    report(&complaints(run_all(&seeds, |seed| {
        let text = GeneratedCase::new(*seed, 40).text();
        check(&format!("seed {seed}"), &treewright::parse(&text))
    })));
}

/// Pieces of text that are special in Markdown, and those around which emphasis is difficult.
const TEXTS: [&str; 72] = [
    "word",
    "a",
    "B2",
    "é",
    "中文",
    "的",
    "*",
    "**",
    "_",
    "__",
    "snake_case",
    "`",
    "``",
    "#",
    "##",
    "# ",
    "1.",
    "1)",
    "12. ",
    "-",
    "- ",
    "--",
    "---",
    "+",
    "+ x",
    "=",
    "==",
    "|",
    "a|b",
    "|-|",
    ":-",
    ":--|",
    ">",
    "> q",
    "[",
    "]",
    "[a]",
    "[a]: b",
    "(c)",
    "!",
    "![",
    "<",
    "<b>",
    "<!--",
    "&",
    "&amp;",
    "&#35;",
    "&copy;",
    "\\",
    "\\\\",
    "\\*",
    "~",
    "~~",
    "~~~",
    "```",
    ".",
    ",",
    "\"q\"",
    "“q”",
    "(",
    ")",
    "…",
    "x.",
    "/",
    "$5",
    "😀",
    "\u{a0}",
    "\u{200b}",
    "\t",
    "https://e.x/_a_*b*",
    "www.e.x",
    "a*b",
];

/// Inline elements of several kinds, in large numbers.
const INLINE: [&str; 22] = [
    "b",
    "strong",
    "i",
    "em",
    "code",
    "a href=/u",
    "a href='x (y' title='t \"q\" *'",
    "del",
    "s",
    "sub",
    "sup",
    "q",
    "span",
    "kbd",
    "cite",
    "span style='display:inline-block'",
    "button",
    "label",
    "font",
    "u",
    "span style=white-space:pre",
    "span hidden",
];

const BLOCKS: [&str; 30] = [
    "p",
    "p",
    "div",
    "h1",
    "h3",
    "ul",
    "ol",
    "ol start=7",
    "li",
    "li",
    "li",
    "blockquote",
    "pre",
    "pre><code class=language-c",
    "table",
    "tr",
    "td",
    "td",
    "th align=right",
    "td colspan=2 rowspan=2",
    "dl",
    "dt",
    "dd",
    "section",
    "details open",
    "select",
    "option",
    "figure",
    "caption",
    "div style='float:left'",
];

/// A document of such pieces: not a tidy one, which the parser repairs.
fn document_of(seed: u64) -> String {
    let mut random = SplitMix64::new(seed);
    let mut html = String::from("<!doctype html>");
    let mut open: Vec<&str> = Vec::new();
    for _ in 0..5 + random.below(60) {
        match random.below(100) {
            0..45 => {
                let text = random.pick(&TEXTS);
                html.push_str(&text.replace('&', "&amp;").replace('<', "&lt;"));
            }
            45..57 => html.push(if random.chance(20) { '\n' } else { ' ' }),
            chance @ 57..79 => {
                let name = if chance < 69 { random.pick(&INLINE) } else { random.pick(&BLOCKS) };
                let _ = write!(html, "<{name}>");
                open.push(name);
            }
            79..95 => {
                if let Some(name) = open.pop() {
                    let name = name.split([' ', '>']).next().unwrap_or_default();
                    let _ = write!(html, "</{name}>");
                }
            }
            95 => html.push_str("<hr>"),
            96 => html.push_str("<img src=i alt='a*b]'>"),
            97 => html.push_str("<input type=checkbox>"),
            _ => html.push_str("<br>"),
        }
    }
    html
}

#[test]
fn documents_of_difficult_text() {
    let seeds: Vec<u64> = (1..=generated() / 2).collect();
    report(&complaints(run_all(&seeds, |seed| {
        check(&format!("seed {seed}"), &treewright::parse(&document_of(*seed)))
    })));
}
