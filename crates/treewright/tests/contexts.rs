//! Contexts that are inferred from a fragment.

use treewright::{Context, Edition, Options};

/// An attribute that identifies the first tag.
const MARK: &str = " data-mark";

fn cases() -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = include_str!("contexts.tsv").lines().filter(|line| !line.starts_with("# "));
    lines.map(|line| line.split_once('\t').unwrap())
}

#[test]
fn the_first_tag_decides() {
    let mut count = 0;
    for (html, expected) in cases() {
        let html = html.replace('@', MARK);
        let inferred = Context::infer(&html);
        let text = inferred.as_ref().map_or("-".to_owned(), ToString::to_string);
        assert_eq!(text, expected, "{html}");
        count += 1;
    }
    assert!(count > 80, "{count}");
}

#[test]
fn the_first_tag_becomes_an_element() {
    for (html, expected) in cases().filter(|(html, _)| html.contains('@')) {
        let html = html.replace('@', MARK);
        let context: Context = expected.parse().unwrap();
        for edition in [Edition::LIVING, Edition::CLASSIC] {
            let parsed = Options::new().edition(edition).parse_fragment(&html, &context);
            let root = parsed.document.root_node();
            let marked = root.descendants().find(|node| node.has_attr(&MARK[1..]));
            let marked = marked.unwrap_or_else(|| panic!("{html} in {context}: {root}"));
            let (before, _) = html.split_once(MARK).unwrap();
            let name = &before[before.rfind('<').unwrap() + 1..];
            assert!(name.eq_ignore_ascii_case(marked.name()), "{html} in {context}: {root}");
        }
    }
}
