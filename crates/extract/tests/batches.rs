//! Batches: types of columns, statuses, budgets, and random batches.

use std::sync::Arc;

use arrow_array::cast::AsArray;
use arrow_array::types::Int32Type;
use arrow_array::{
    Array, ArrayRef, BinaryArray, BinaryViewArray, DictionaryArray, FixedSizeBinaryArray,
    Int32Array, LargeBinaryArray, LargeStringArray, NullArray, RecordBatch, StringArray,
    StringViewArray,
};
use proptest::prelude::*;
use treewright_extract::{Content, Extractor, Options, Page, Plan, Status, extract};

use crate::growth;

fn plan(columns: &str) -> Plan {
    Plan::parse(&format!("[columns]\n{columns}")).unwrap_or_else(|error| panic!("{error}"))
}

fn batch(columns: Vec<(&str, ArrayRef)>) -> RecordBatch {
    RecordBatch::try_from_iter_with_nullable(
        columns.into_iter().map(|(name, array)| (name, array, true)),
    )
    .unwrap()
}

/// The texts of a column; null is `-`.
fn texts(rows: &RecordBatch, name: &str) -> Vec<String> {
    let column = rows[name].as_string::<i32>();
    column.iter().map(|value| value.unwrap_or("-").to_owned()).collect()
}

#[test]
fn all_types_of_text_and_bytes_will_do() {
    let texts_of = |null: bool| vec![Some("<p>a"), if null { None } else { Some("<p>b") }];
    let bytes_of = || vec![Some(&b"<p>a"[..]), None];
    let keys = Int32Array::from(vec![Some(1), None]);
    let values: ArrayRef = Arc::new(StringArray::from(vec!["x", "<p>a"]));
    let dictionary = DictionaryArray::<Int32Type>::new(keys, values);
    let contents: Vec<ArrayRef> = vec![
        Arc::new(StringArray::from(texts_of(true))),
        Arc::new(LargeStringArray::from(texts_of(true))),
        Arc::new(StringViewArray::from(texts_of(true))),
        Arc::new(BinaryArray::from(bytes_of())),
        Arc::new(LargeBinaryArray::from(bytes_of())),
        Arc::new(BinaryViewArray::from(bytes_of())),
        Arc::new(
            FixedSizeBinaryArray::try_from_sparse_iter_with_size(bytes_of().into_iter(), 4)
                .unwrap(),
        ),
        Arc::new(dictionary),
    ];
    for content in contents {
        let kind = content.data_type().clone();
        let urls: ArrayRef = Arc::new(StringArray::from(vec!["u", "v"]));
        let rows = extract(
            &batch(vec![("url", urls), ("content", content)]),
            &plan("x = 'p'"),
            &Options::new(),
        );
        let rows = rows.unwrap();
        assert_eq!(texts(&rows, "x"), ["a", "-"], "{kind}");
        assert_eq!(texts(&rows, "url"), ["u", "v"], "{kind}");
        assert_eq!(texts(&rows, "status"), ["complete", "failed"], "{kind}");
        assert_eq!(texts(&rows, "message"), ["-", "the content is null"], "{kind}");
    }
    for urls in [
        Arc::new(LargeStringArray::from(vec!["u"])) as ArrayRef,
        Arc::new(StringViewArray::from(vec!["u"])),
        Arc::new(NullArray::new(1)),
    ] {
        let content: ArrayRef = Arc::new(NullArray::new(1));
        let rows = extract(
            &batch(vec![("url", urls), ("content", content)]),
            &plan("x = 'p'"),
            &Options::new(),
        );
        assert_eq!(texts(&rows.unwrap(), "status"), ["failed"]);
    }
}

#[test]
fn batches_without_the_columns_are_errors() {
    let text = || Arc::new(StringArray::from(vec!["a"])) as ArrayRef;
    let number = || Arc::new(Int32Array::from(vec![1])) as ArrayRef;
    let bytes = || Arc::new(BinaryArray::from(vec![&b"a"[..]])) as ArrayRef;
    for (columns, expected) in [
        (vec![("url", text())], "no column `content`"),
        (vec![("urls", text()), ("content", text())], "no column `url`; did you mean `urls`?"),
        (
            vec![("url", text()), ("content", number())],
            "the column `content` must be of bytes or text, and is Int32",
        ),
        (
            vec![("url", bytes()), ("content", text())],
            "the column `url` must be of text, and is Binary",
        ),
        (
            vec![("url", text()), ("content", text()), ("content_type", number())],
            "the column `content_type` must be of text, and is Int32",
        ),
    ] {
        let error = extract(&batch(columns), &plan("x = 'p'"), &Options::new()).unwrap_err();
        assert_eq!(error.to_string(), expected);
    }
}

#[test]
fn columns_can_have_other_names() {
    let text = |text| Arc::new(StringArray::from(vec![text])) as ArrayRef;
    let bytes: ArrayRef = Arc::new(BinaryArray::from(vec![&b"<p>\xC1"[..]]));
    let columns =
        vec![("uri", text("u")), ("html", bytes), ("type", text("text/html;charset=koi8-r"))];
    let options = Options::new().url("uri").content("html").content_type("type");
    let rows = extract(&batch(columns), &plan("x = 'p'"), &options).unwrap();
    assert_eq!(
        (texts(&rows, "url"), texts(&rows, "x")),
        (vec!["u".to_owned()], vec!["а".to_owned()])
    );
}

/// Status, limits and message of a page.
fn outcome(options: &Options, columns: &str, html: &str) -> (Status, String, String, RecordBatch) {
    let mut extractor = Extractor::new(&plan(columns), options);
    let content = Some(Content::Text(html));
    let status = extractor.push(&Page { content, ..Page::default() });
    let rows = extractor.finish().unwrap();
    assert_eq!(texts(&rows, "status"), [status.as_str()]);
    let (limits, message) = (texts(&rows, "limits").remove(0), texts(&rows, "message").remove(0));
    (status, limits, message, rows)
}

#[test]
fn statuses_tell_what_became_of_a_page() {
    let deep = "<div>".repeat(1000) + "x";
    let long = "<p>abc".repeat(1000);
    let limits = |text: &str| Options::new().limits(text.parse().unwrap());
    let table = "<table><tr><td colspan=1000 rowspan=65534>a</table>";
    let rest = "the rest of the page was left out from byte";
    let values = "some values were cut off or left out";
    let cases = [
        (Options::new(), "x = 'p'", "<p>a", Status::Complete, "-", "-"),
        (Options::new(), "x = 'p'", "", Status::Complete, "-", "-"),
        (
            Options::new(),
            "x = 'p'",
            &deep,
            Status::Degraded,
            "depth",
            "the tree differs from the standard's",
        ),
        (limits("bytes=20"), "x = 'p'", &long, Status::Truncated, "bytes", rest),
        (limits("nodes=20"), "x = 'p'", &long, Status::Truncated, "nodes", rest),
        (limits("depth=5,nodes=20"), "x = 'p'", &deep, Status::Truncated, "depth,nodes", rest),
        (limits("time=0"), "x = 'p'", &long, Status::Truncated, "time", ""),
        (
            Options::new().output_bytes(10),
            "x = { get = 'text' }",
            &long,
            Status::Truncated,
            "output-bytes",
            values,
        ),
        (
            Options::new().output_bytes(10),
            "x = { get = 'html' }",
            &long,
            Status::Truncated,
            "output-bytes",
            values,
        ),
        (
            Options::new().output_bytes(20),
            "x = { select = 'p', list = true }",
            &long,
            Status::Truncated,
            "output-bytes",
            values,
        ),
        (
            Options::new().batch_bytes(300),
            "x = { get = 'text' }",
            &long,
            Status::Truncated,
            "batch-bytes",
            values,
        ),
        (
            Options::new().batch_bytes(3),
            "x = { get = 'text' }",
            "",
            Status::Failed,
            "batch-bytes",
            "the page does not fit in its batch",
        ),
        (
            Options::new().output_bytes(90),
            "x = { get = 'microdata' }",
            "<p itemscope><b itemprop=a id=b itemscope itemref='b c'><i id=c itemprop=c>long text in here that is long, it is",
            Status::Truncated,
            "output-bytes",
            values,
        ),
        (
            Options::new(),
            "x = { get = 'tables' }\ny = { get = 'text' }",
            table,
            Status::Degraded,
            "table-slots",
            "the rows of a table with too many slots were left out",
        ),
        (
            Options::new(),
            "x = { select = 'p', get = 'sanitized-html', sanitize = { policies = { maxLength = 9 } } }",
            "<p>long text",
            Status::Degraded,
            "not-sanitized",
            "HTML that could not be sanitized was left out",
        ),
        (
            Options::new().output_bytes(10),
            "x = { select = 'p', get = 'sanitized-html' }",
            "<p>long text",
            Status::Truncated,
            "output-bytes",
            values,
        ),
    ];
    for (options, columns, html, status, limits, message) in cases {
        let found = outcome(&options, columns, html);
        assert_eq!((found.0, found.1.as_str()), (status, limits), "{columns} {options:?}");
        assert!(found.2.starts_with(message), "{columns} {options:?}: {}", found.2);
    }
}

#[test]
fn values_are_cut_off_at_characters() {
    let (.., rows) =
        outcome(&Options::new().output_bytes(4), "x = { get = 'text' }\ny = 'p'", "<p>aあい");
    assert_eq!(
        (texts(&rows, "x"), texts(&rows, "y")),
        (vec!["aあ".to_owned()], vec!["-".to_owned()])
    );
}

#[test]
fn hostile_plans_and_pages_end() {
    // Each element has the text of all that are in it; the budget ends that.
    let page = |many: usize| "<div>".repeat(many) + &"text ".repeat(many / 10);
    let mut options = Options::new().output_bytes(1 << 20);
    options.limits.depth = Some(100_000);
    let columns = "x = { select = 'div', list = true }\ny = { select = 'div', list = true, get = 'html' }\n\
                   z = { select = 'div', list = true, fields = { a = { select = 'div', list = true, fields = { b = 'div' } } } }";
    options.limits.time = None;
    let extract = |page: &str| {
        let (status, limits, ..) = outcome(&options, columns, page);
        assert_eq!(status, Status::Truncated);
        assert!(limits.contains("output-bytes"), "{limits}");
    };
    let (short, long) = (page(10_000), page(40_000));
    assert_eq!(growth::compare(|| extract(&short), || extract(&long)), Ok(()));
}

#[test]
fn rows_are_the_same_in_memory_that_was_used() {
    let plan = plan(
        "x = { get = 'text' }\ny = { get = 'links' }\nz = { get = 'errors' }\nh = { get = 'tree-hash' }",
    );
    let pages =
        ["<p>a<a href=b>c", "", "<table><b>x", "<a href=d>", "<!doctype html><p id=a id=b>"];
    let mut extractor = Extractor::new(&plan, &Options::new());
    let mut alone = Vec::new();
    for html in pages {
        let page = Page { content: Some(Content::Text(html)), ..Page::default() };
        extractor.push(&page);
        let mut other = Extractor::new(&plan, &Options::new());
        other.push(&page);
        alone.push(other.finish().unwrap());
    }
    let rows = extractor.finish().unwrap();
    for (number, row) in alone.into_iter().enumerate() {
        assert_eq!(rows.slice(number, 1), row);
    }
}

#[test]
fn huge_cells_are_rows_like_others() {
    let huge = "<p>abc def ".repeat(100_000_000 / 11);
    let content: ArrayRef =
        Arc::new(LargeStringArray::from(vec![Some(huge.as_str()), Some("<p>a")]));
    drop(huge);
    let urls: ArrayRef = Arc::new(NullArray::new(2));
    let batch = batch(vec![("url", urls), ("content", content)]);
    let mut options = Options::new();
    // The size that a test without optimizations can handle.
    options.limits.bytes = Some(1 << 20);
    options.limits.time = None;
    let rows = extract(
        &batch,
        &plan("x = { get = 'text' }\nn = { select = 'p', get = 'count' }"),
        &options,
    )
    .unwrap();
    validate(&rows);
    assert_eq!(texts(&rows, "status"), ["truncated", "complete"]);
}

fn validate(rows: &RecordBatch) {
    for column in rows.columns() {
        column.to_data().validate_full().unwrap();
    }
}

/// Pieces that pages are made of.
fn html() -> impl Strategy<Value = Vec<u8>> {
    let pieces = prop::sample::select(vec![
        &b"<p>"[..],
        b"text ",
        b"<a href='../x'>",
        b"</a>",
        b"<table><tr><td rowspan=3>",
        b"<li><b>",
        b"<div itemscope>",
        b"<b itemprop=a>",
        b"<script type=application/ld+json>{\"a\":1}</script>",
        b"<meta charset=utf-16>",
        b"\xFF\xFE",
        b"<meta name=keywords content='a,b'>",
        b"<svg><title>",
        b"<!--",
        b"-->",
        b"\0",
        b"\xC3",
        b"\xA9",
        b"<template>",
        b"<img srcset='a 1x' src=b>",
        b"<select><option>",
        b"<meta property=og:image:width content=1>",
        b"\r\n",
        b"&amp",
    ]);
    prop::collection::vec(pieces, 0..40).prop_map(|pieces| pieces.concat())
}

const EVERYTHING: &str = "
[columns]
text = { get = 'text' }
line = { get = 'line' }
content = { get = 'content' }
html = { get = 'html' }
markdown = { get = 'markdown' }
links = { get = 'links' }
images = { get = 'images' }
tables = { get = 'tables' }
microdata = { get = 'microdata' }
hash = { get = 'tree-hash' }
title = { get = 'title' }
metadata = { get = 'metadata' }
json = { get = 'json-ld' }
language = { get = 'language' }
encoding = { get = 'encoding' }
errors = { get = 'errors' }
count = { select = 'p', get = 'count' }
exists = { select = 'p', get = 'exists' }
first = 'p'
all = { select = 'p, b', list = true, get = 'inner-html' }
numbers = { select = 'td', list = true, type = 'float' }
structs = { select = 'div', list = true, fields = { a = { attr = 'class' }, b = { select = 'b', list = true, fields = { c = { get = 'text', type = 'boolean' } } } } }
";

/// The bytes of cells of 100 MB, from the first to the last.
const HUGE: [&[u8]; 5] = [b"<p>abc def ", b"\xFF\xC3(", b"<div>", b"text without an end ", b"\0"];

/// The length of such a cell.
const LONG: usize = 100_000_000;

proptest! {
    // Each case has gone through some hundred megabytes.
    #![proptest_config(ProptestConfig { cases: 3, ..ProptestConfig::default() })]

    #[test]
    fn random_batches_with_huge_cells_become_valid_batches(
        cells in prop::collection::vec(prop::option::weighted(0.7, html()), 1..5),
        piece in prop::sample::select(HUGE.to_vec()),
        place in any::<prop::sample::Index>(),
    ) {
        let plan = Plan::parse(EVERYTHING).unwrap();
        let place = place.index(cells.len());
        let mut content = arrow_array::builder::LargeBinaryBuilder::new();
        for (row, cell) in cells.iter().enumerate() {
            if row == place {
                content.append_value(piece.repeat(LONG / piece.len()));
            } else {
                content.append_option(cell.as_ref());
            }
        }
        let content: ArrayRef = Arc::new(content.finish());
        let urls: ArrayRef = Arc::new(NullArray::new(cells.len()));
        let mut options = Options::new();
        // The size that a test without optimizations can handle; the tests of the Python package read such cells whole.
        options.limits.bytes = Some(1 << 17);
        options.limits.time = None;
        let rows = extract(&batch(vec![("url", urls), ("content", content)]), &plan, &options).unwrap();
        validate(&rows);
        prop_assert_eq!(rows.num_rows(), cells.len());
        for (row, status) in texts(&rows, "status").iter().enumerate() {
            if row == place {
                prop_assert_eq!(status, "truncated");
            } else {
                prop_assert_eq!(status == "failed", cells[row].is_none());
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn random_batches_become_valid_batches(
        cells in prop::collection::vec(prop::option::weighted(0.8, prop_oneof![html(), prop::collection::vec(any::<u8>(), 0..200)]), 0..12),
        types in prop::collection::vec(prop::option::of("[ -~]{0,30}|text/html; ?charset=(utf-8|koi8-r|x)"), 12),
        urls in prop::collection::vec(prop::option::of("https://[a-z]{1,5}\\.example/[a-z/]{0,9}|\\PC{0,20}"), 12),
        output in prop::sample::select(vec![0_u64, 1, 50, 1000, 1 << 20]),
        batch_bytes in prop::sample::select(vec![0_u64, 300, 3000, 1 << 24, u64::MAX]),
    ) {
        let plan = Plan::parse(EVERYTHING).unwrap();
        let len = cells.len();
        let content: ArrayRef = Arc::new(BinaryArray::from_iter(&cells));
        let columns = vec![
            ("url", Arc::new(StringArray::from_iter(&urls[..len])) as ArrayRef),
            ("content", content),
            ("content_type", Arc::new(StringArray::from_iter(&types[..len]))),
        ];
        let options = Options::new().output_bytes(output).batch_bytes(batch_bytes);
        let input = batch(columns);
        let rows = extract(&input, &plan, &options).unwrap();
        validate(&rows);
        prop_assert_eq!(rows.num_rows(), len);
        prop_assert_eq!(rows.schema(), plan.schema());
        for (row, status) in texts(&rows, "status").iter().enumerate() {
            let is_known = Status::ALL.iter().any(|known| known.as_str() == status);
            prop_assert!(is_known, "{}", status);
            prop_assert_eq!(status == "complete", rows["message"].is_null(row));
            prop_assert!(cells[row].is_some() || status == "failed");
        }
        // A part of a batch has the same rows, unless the budget of the batch says otherwise.
        if batch_bytes > 1 << 20 && len > 1 {
            let part = extract(&input.slice(1, len - 1), &plan, &options).unwrap();
            prop_assert_eq!(part, rows.slice(1, len - 1));
        }
    }
}
