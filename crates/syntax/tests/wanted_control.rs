//! Trees that request control after a token.

use treewright_dom::{Document, LocalName, WatchedDocument};
use treewright_syntax::{ParserOptions, Pause, TreeParser};

/// The markup of the body at each pause of a parse that pauses after `iframe` elements.
fn bodies(page: &str) -> Vec<String> {
    let mut document = Document::new();
    let mut parser = TreeParser::new(ParserOptions::default());
    parser.append(page).unwrap();
    parser.end_of_input();
    let mut bodies = Vec::new();
    loop {
        let mut sink = WatchedDocument::new(&mut document).pausing_after(&[LocalName::IFRAME]);
        let pause = parser.pump(&mut sink);
        bodies.push(document.body().map_or_else(String::new, |body| document.inner_html(body)));
        if pause != Pause::Tree {
            assert_eq!(pause, Pause::Finished);
            return bodies;
        }
    }
}

#[test]
fn pauses_once_for_each_element() {
    fn check(page: &str, expected: &[&str]) {
        assert_eq!(bodies(page), expected, "{page}");
    }
    check("<p>a", &["<p>a</p>"]);
    check("a<iframe>b</iframe>c", &["a<iframe></iframe>", "a<iframe>b</iframe>c"]);
    check(
        "<iframe></iframe><iframe></iframe>",
        &[
            "<iframe></iframe>",
            "<iframe></iframe><iframe></iframe>",
            "<iframe></iframe><iframe></iframe>",
        ],
    );
    // Not in the HTML namespace, and not for end tags.
    check("<svg><iframe></svg></iframe>", &["<svg><iframe></iframe></svg>"]);
    // Before a table, where it is inserted at once.
    check(
        "<table><iframe></iframe>",
        &["<iframe></iframe><table></table>", "<iframe></iframe><table></table>"],
    );
}
