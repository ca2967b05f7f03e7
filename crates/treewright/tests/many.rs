//! Many documents on all cores.

use std::fmt::Write as _;
use std::sync::Arc;
use std::thread;

use treewright::{Edition, Many, Options, OutOfBandMetadata, Parsed};

/// The number of cores, the caller alone, fewer threads than pages and more.
const THREADS: [usize; 5] = [0, 1, 2, 3, 16];

/// Everything that a parse returns.
fn description(parsed: &Parsed) -> String {
    let mut text = parsed.document.dump(parsed.document.root());
    let _ = write!(
        text,
        "{:?} {:?} {:?} {:?} {:?}",
        parsed.document.mode(),
        parsed.errors,
        parsed.decoding_errors,
        parsed.encoding,
        parsed.end
    );
    text
}

/// Asserts that many at once equal one by one, in order.
#[track_caller]
fn check(options: &Options, pages: &[Vec<u8>]) {
    let metadata = OutOfBandMetadata::new().content_type("text/html; charset=windows-1251");
    let bytes: Vec<String> = pages
        .iter()
        .map(|page| description(&options.parse(treewright::Input::bytes(page, &metadata))))
        .collect();
    let texts: Vec<String> =
        pages.iter().map(|page| String::from_utf8_lossy(page).into_owned()).collect();
    let of_texts: Vec<String> =
        texts.iter().map(|text| description(&options.parse(text))).collect();
    for threads in THREADS {
        let many = options.parse_many_bytes(pages.to_vec(), metadata.clone()).threads(threads);
        let found: Vec<String> = many.map(|parsed| description(&parsed)).collect();
        assert!(found == bytes, "bytes, {threads} threads");
        let many = options.parse_many(texts.clone()).threads(threads);
        let found: Vec<String> = many.map(|parsed| description(&parsed)).collect();
        assert!(found == of_texts, "texts, {threads} threads");
    }
}

/// Pages with a number in them, some of them with errors.
fn small_pages(count: usize) -> Vec<Vec<u8>> {
    let page = |number: usize| match number % 4 {
        0 => format!("<!doctype html><title>{number}</title>").into_bytes(),
        1 => format!("<p id={number} id=b>{number}</q>").into_bytes(),
        2 => [b"<table>\xE0", number.to_string().as_bytes(), b"<td>\x98"].concat(),
        _ => Vec::new(),
    };
    (0..count).map(page).collect()
}

#[test]
fn many_are_as_one_by_one() {
    let giant = b"<p id=1 id=2>a<b>b</b><td>c</q>".repeat(4000);
    let with_giants_at = |places: &[usize]| {
        let mut pages = small_pages(200);
        for place in places {
            pages.insert(*place, giant.clone());
        }
        pages
    };
    let plain = Options::new();
    check(&plain, &[]);
    check(&plain, &small_pages(1));
    check(&plain, &small_pages(2));
    check(&plain.clone().collect_errors(true), &small_pages(5000));
    check(&plain.clone().stop_at_first_error(true).edition(Edition::CLASSIC), &small_pages(50));
    check(&plain.clone().scripting(true), &with_giants_at(&[0]));
    check(&plain, &with_giants_at(&[100, 101, 202]));
}

#[test]
fn defaults() {
    let documents = treewright::parse_many(vec!["<title>a</title>"; 300]);
    let expected = treewright::parse("<title>a</title>");
    let expected = expected.dump(expected.root());
    let dumps: Vec<String> = documents.map(|document| document.dump(document.root())).collect();
    assert_eq!(dumps, vec![expected; 300]);
}

/// All kinds of text and bytes.
#[test]
fn inputs() {
    fn texts(inputs: impl IntoIterator<Item = Parsed>) -> Vec<String> {
        let text = |parsed: Parsed| parsed.document.text_content(parsed.document.root());
        inputs.into_iter().map(text).collect()
    }
    let options = Options::new();
    let known = OutOfBandMetadata::new;
    assert_eq!(texts(options.parse_many(["a", "b"])), ["a", "b"]);
    assert_eq!(texts(options.parse_many(vec!["a".to_owned()])), ["a"]);
    let shared: Arc<str> = "a".into();
    assert_eq!(texts(options.parse_many(vec![shared])), ["a"]);
    assert_eq!(texts(options.parse_many((0..3).map(|n| n.to_string()))), ["0", "1", "2"]);
    assert_eq!(texts(options.parse_many_bytes([b"a"], known())), ["a"]);
    assert_eq!(texts(options.parse_many_bytes(vec![vec![b'a']], known())), ["a"]);
    assert_eq!(texts(options.parse_many_bytes(["a"], known())), ["a"]);
    // In text, a declaration of an encoding has no effect.
    let page = "<meta charset=windows-1251>\u{E9}";
    assert_eq!(texts(options.parse_many([page])), ["\u{E9}"]);
    assert_ne!(texts(options.parse_many_bytes([page], known())), ["\u{E9}"]);

    // Borrowed from the stack.
    let pages = vec!["a".to_owned(), "b".to_owned()];
    let parsed = thread::scope(|scope| {
        let many = Many::scoped(scope, &pages, |page: &String| options.parse(page));
        texts(many.sizes(|page| page.len() as u64).threads(2))
    });
    assert_eq!(parsed, pages);
}
