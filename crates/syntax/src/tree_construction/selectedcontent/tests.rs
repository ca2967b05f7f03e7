//! Trees built with the caches equal those of the plain steps.

use proptest::prelude::*;
use treewright_dom::scripting::CharacterData;
use treewright_dom::{Document, NodeId};

use super::super::testing::dump;
use crate::{Limit, ParserOptions, Pause, ScriptingMode, TreeParser};

/// The parts of the documents.
const PARTS: &[&str] = &[
    "<select>",
    "<select size=2>",
    "<select multiple>",
    "</select>",
    "<button>",
    "</button>",
    "<selectedcontent>",
    "</selectedcontent>",
    "<button><selectedcontent></selectedcontent></button>",
    "<selectedcontent></selectedcontent>",
    "<option>",
    "<option selected>",
    "<option disabled>",
    "</option>",
    "<option>x</option>",
    "<option selected>y<br></option>",
    "<optgroup>",
    "<optgroup disabled>",
    "</optgroup>",
    "<hr>",
    "<datalist>",
    "<div>",
    "</div>",
    "<a>",
    "</a>",
    "<b>",
    "</b>",
    "<table>",
    "<td>",
    "</table>",
    "<input>",
    "<object>",
    "</object>",
    "x",
    "<template>",
    "</template>",
    "<?marker name='m'>",
    "<?start name='m'>",
    "<?end?>",
    "<template for=m>",
    "<?start name='m'><selectedcontent></selectedcontent><?end?>",
    "<?start name='m'><selectedcontent></selectedcontent><selectedcontent></selectedcontent><?end?>",
    "<?start name='m'><div><selectedcontent></selectedcontent><selectedcontent></selectedcontent></div><?end?>",
    "<selectedcontent><option>x</option></selectedcontent>",
    "<template for=m></template>",
    "<template for=m><option>z</option></template>",
];

fn parse(html: &str, context: Option<&str>, is_plain: bool) -> String {
    dump(html, context, |parser| {
        if is_plain {
            parser.leave_out_no_steps_for_selectedcontent();
        }
    })
}

fn check(html: &str, context: Option<&str>) {
    let (plain, cached) = (parse(html, context, true), parse(html, context, false));
    assert_eq!(cached, plain, "{html}");
}

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(2000)
    })]

    #[test]
    fn caches_change_nothing(
        parts in prop::collection::vec(prop::sample::select(PARTS), 0..24),
        context in prop::sample::select(&[None, None, Some("div"), Some("html"), Some("template")][..]),
    ) {
        let html = parts.concat();
        for html in [html.clone(), format!("<select>{html}"), format!("<select><selectedcontent>{html}")] {
            check(&html, context);
        }
    }
}

#[test]
fn the_smallest_documents_that_were_found() {
    for html in [
        "<select><option><selectedcontent></option><option selected>x</select>",
        "<select><selectedcontent></selectedcontent><option><?start name='m'><selectedcontent><select>\
         <template for=m>",
        "<select><selectedcontent></selectedcontent><?start name='m'><selectedcontent></selectedcontent>\
         <option>x</option><template for=m><option disabled><select>",
        "<select><selectedcontent><?marker name='m'><input><template for=m><option><option>",
        // An update removes the option that it copies.
        "<select><?start name='m'><selectedcontent></selectedcontent><selectedcontent></selectedcontent><?end?>\
         <selectedcontent><option>x</option></selectedcontent><option>y</option><template for=m></template>",
        "<select><?start name='m'><selectedcontent></selectedcontent><selectedcontent></selectedcontent><?end?>\
         <selectedcontent><option>x</option></selectedcontent><option>y</option><option>z</option><template for=m>\
         <option>w</option></template>",
        // The copy is in a `select` inside the one that loses an element.
        "<select><?marker name='m'><?marker name='m'><table><select multiple><selectedcontent></table>\
         <template for=m></template><?start name='m'><selectedcontent></selectedcontent><template for=m></template>\
         <option>x</option><template for=m>",
        // The one in an inner `select` is the first when the last update is made.
        "<select><?start name='m'><selectedcontent></selectedcontent><?end?><template for=m>\
         <button><selectedcontent></selectedcontent></button><select><button><selectedcontent></selectedcontent></button>\
         <select><?end?><option>x</option><button><selectedcontent></selectedcontent></button><template for=m>",
    ] {
        check(html, None);
        check(html, Some("div"));
    }
}

/// The copy that one `selectedcontent` loses is not the next one's after a script changed the option.
#[test]
fn an_option_that_a_script_changed_is_cloned_again() {
    let parse = |is_plain: bool| {
        let mut document = Document::new();
        let options =
            ParserOptions { scripting: ScriptingMode::Normal, ..ParserOptions::default() };
        let mut parser = TreeParser::new(options);
        if is_plain {
            parser.leave_out_no_steps_for_selectedcontent();
        }
        let html = "<select><?start name='m'><selectedcontent></selectedcontent><?end?><selectedcontent></selectedcontent>\
                    <option>x</option><script></script><template for=m></template></select>";
        parser.append(html).unwrap();
        parser.end_of_input();
        assert!(matches!(parser.pump(&mut document), Pause::Script(_)));
        parser.begin_script();
        let is_option =
            |node: &NodeId| document.get(*node).is_some_and(|node| node.is_html("option"));
        let option = document.descendants(document.root()).find(is_option).unwrap();
        let text = document.first_child(option).unwrap();
        document.set_data(text, &"y".into()).unwrap();
        parser.end_script();
        assert_eq!(parser.pump(&mut document), Pause::Finished);
        document.inner_html(document.root())
    };
    let plain = parse(true);
    assert!(plain.contains("<selectedcontent>y</selectedcontent>"), "{plain}");
    assert_eq!(parse(false), plain);
}

/// "Replace all" leaves nothing but the copy, also where an update takes out the option that it copies, or copies with
/// `selectedcontent` elements in them.
#[test]
fn a_selectedcontent_has_nothing_but_the_copy() {
    let check_tree = |html: &str, expected: &str| {
        check(html, Some("div"));
        assert_eq!(parse(html, Some("div"), false), parse(expected, Some("div"), false), "{html}");
    };
    check_tree(
        "<select><option>a</option><selectedcontent><selectedcontent><option selected>b",
        "<select><option>a</option><selectedcontent>b</selectedcontent>",
    );
    let each =
        "<option selected><selectedcontent></selectedcontent><selectedcontent></selectedcontent>";
    for options in [1, 2, 3, 4, 60] {
        let html = format!("<select>{}", each.repeat(options));
        check(&html, Some("div"));
        let tree = parse(&html, Some("div"), false);
        let found = tree.matches("<selectedcontent>").count();
        assert_eq!(found, 2 * options + 2, "{options} options");
    }
}

#[test]
fn copies_end_at_a_limit() {
    fn check(limits: &str, html: &str, expected: &str, met: &[Limit]) {
        let parsed = limits.parse().unwrap();
        let options = ParserOptions { limits: parsed, ..ParserOptions::default() };
        let mut document = Document::new();
        let mut parser = TreeParser::new(options);
        parser.append(html).unwrap();
        parser.end_of_input();
        assert_eq!(parser.pump(&mut document), Pause::Finished);
        let tree = document.inner_html(document.root());
        assert_eq!(tree.split_once("<body>").unwrap().1, format!("{expected}</body></html>"));
        let found: Vec<_> = parser.limits_met().iter().map(|met| met.limit).collect();
        assert_eq!(found, met, "{limits}");
    }

    let html = "<select><selectedcontent></selectedcontent><option>a<br>b</option><hr></select>";
    let with = |copy: &str, last: &str| {
        format!(
            "<select><selectedcontent>{copy}</selectedcontent><option>a<br>b</option>{last}</select>"
        )
    };
    check("none", html, &with("a<br>b", "<hr>"), &[]);
    check("formatting-work=4", html, &with("a<br>b", "<hr>"), &[]);
    check("formatting-work=2", html, &with("a<br>", "<hr>"), &[Limit::FormattingWork]);
    check("formatting-work=0", html, &with("", "<hr>"), &[Limit::FormattingWork]);
    // html, head, body, select, selectedcontent, and four of the option come before the copy.
    check("nodes=13", html, &with("a<br>b", "<hr>"), &[]);
    check("nodes=12", html, &with("a<br>b", ""), &[Limit::Nodes]);
    check("nodes=11", html, &with("a<br>", ""), &[Limit::Nodes]);
    check("nodes=10", html, &with("a", ""), &[Limit::Nodes]);
    // The second of two that a patch removes one by one comes after the limit: it passes nothing on, though a
    // part of the copy would still fit.
    let two = "<selectedcontent></selectedcontent><selectedcontent></selectedcontent>";
    let option = "<option>a<b><br><br><br></b></option>";
    let html = format!(
        "<select><?start name='m'>{two}<?end?><selectedcontent></selectedcontent>{option}<i><p></i></p>\
         <template for=m></template></select>"
    );
    let with = |copy: &str| {
        format!(
            "<select><selectedcontent>{copy}</selectedcontent>{option}<i></i><p><i></i></p></select>"
        )
    };
    check("none", &html, &with("a<b><br><br><br></b>"), &[]);
    check("formatting-work=9", &html, &with(""), &[Limit::FormattingWork]);
}
