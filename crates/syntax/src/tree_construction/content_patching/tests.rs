//! Known markers equal those that a search finds.

use proptest::prelude::*;
use treewright_dom::Document;

use super::super::testing::dump;
use crate::{Limit, ParserOptions, Pause, TreeParser};

/// The parts of the documents.
const PARTS: &[&str] = &[
    "<?marker name='m'>",
    "<?marker name='n'>",
    "<?start name='m'>",
    "<?start name='n'>",
    "<?end>",
    "<?end name='m'>",
    "<template for=m>",
    "<template for=n>",
    "<template for=m>x</template>",
    "<template for=n><?marker name='n'></template>",
    "<template for=m><?start name='m'><?end></template>",
    "<template>",
    "</template>",
    "<div>",
    "</div>",
    "<b>",
    "</b>",
    "<p>",
    "<table>",
    "<td>",
    "</table>",
    "<select>",
    "<selectedcontent>",
    "<option>",
    "</select>",
    "<body>",
    "x",
];

fn parse(html: &str, context: Option<&str>, is_searched: bool) -> String {
    dump(html, context, |parser| {
        if is_searched {
            parser.search_for_all_markers();
        }
    })
}

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(3000)
    })]

    #[test]
    fn markers_that_are_known_are_those_of_a_search(
        parts in prop::collection::vec(prop::sample::select(PARTS), 0..24),
        context in prop::sample::select(&[None, None, Some("div"), Some("html"), Some("template")][..]),
    ) {
        let html = parts.concat();
        prop_assert_eq!(parse(&html, context, false), parse(&html, context, true));
    }
}

/// As many markers of a name as are known, and one more.
#[test]
fn many_markers_of_a_name() {
    for count in 0..8 {
        for taken in 0..=count {
            let markers = "<p><?marker name='m'></p>".repeat(count);
            let inside = "<div><?marker name='m'><template for=m>y</template></div>";
            let html = format!("{markers}{inside}{}", "<template for=m>x</template>".repeat(taken));
            assert_eq!(parse(&html, None, false), parse(&html, None, true), "{count} {taken}");
        }
    }
}

/// A copy of a marker is found, and so is the marker when the copy was removed.
#[test]
fn copies_of_markers_are_found() {
    let select = "<select><button><selectedcontent></selectedcontent></button><option>a<?marker name='m'></option></select>";
    for count in 0..4 {
        let html = format!("<div>{select}{}</div>", "<template for=m>x</template>".repeat(count));
        assert_eq!(parse(&html, None, false), parse(&html, None, true), "{count}");
    }
}

#[test]
fn searches_end_at_a_limit() {
    #[track_caller]
    fn check(limits: &str, html: &str, is_patched: bool) {
        let parsed = limits.parse().unwrap();
        let options = ParserOptions { limits: parsed, ..ParserOptions::default() };
        let mut document = Document::new();
        let mut parser = TreeParser::new(options);
        parser.append(html).unwrap();
        parser.end_of_input();
        assert_eq!(parser.pump(&mut document), Pause::Finished);
        let tree = document.inner_html(document.root());
        assert_eq!(tree.contains("<i>x</i>"), is_patched, "{limits}");
        let found: Vec<_> = parser.limits_met().iter().map(|met| met.limit).collect();
        let expected: &[Limit] = if is_patched { &[] } else { &[Limit::FormattingWork] };
        assert_eq!(found, expected, "{limits}");
    }
    // Two of one name in the scope are searched for, after 3,000 nodes.
    let before = "<br>".repeat(3_000);
    let markers = "<i><?marker name='m'></i><?marker name='m'>";
    let template = "<template for=m>x</template>";
    let html = format!("{before}{markers}{template}");
    check("none", &html, true);
    check("formatting-work=3", &html, true);
    check("formatting-work=2", &html, false);
    check("formatting-work=0", &html, false);
    // One is examined without a search.
    let html = format!("{before}<i><?marker name='m'></i>{template}");
    check("formatting-work=1", &html, true);
    check("formatting-work=0", &html, false);
}

/// Searches count towards the tokens of a call.
#[test]
fn searches_take_of_a_budget() {
    let pauses = |html: &str| {
        let options = ParserOptions { tokens_per_pump: Some(50), ..ParserOptions::default() };
        let mut document = Document::new();
        let mut parser = TreeParser::new(options);
        parser.append(html).unwrap();
        parser.end_of_input();
        let mut pauses = 0;
        while parser.pump(&mut document) != Pause::Finished {
            pauses += 1;
        }
        pauses
    };
    let lines = "<br>".repeat(3_000);
    let markers = "<?marker name='m'>".repeat(200);
    let templates = |attribute| format!("<template {attribute}=m>x</template>").repeat(100);
    let with_searches = pauses(&format!("{lines}{markers}{}", templates("for")));
    let without = pauses(&format!("{lines}{markers}{}", templates("dir")));
    assert!(with_searches > without, "{with_searches} {without}");
}
