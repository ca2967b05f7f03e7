//! XPath: expressions and their results, in `data/xpath`; errors in expressions; trees that are not
//! documents; hostile expressions and documents.

use std::cell::Cell;
use std::thread;

use proptest::prelude::*;
use treewright::xpath::{EvaluateError, Item, Options, Tree, Value, XPath};
use treewright::{Document, Namespace, NodeKind, NodeRef, ShadowRootInit, ShadowRootMode};

const PAGE: &str = include_str!("../data/xpath/page.html");
const CASES: &str = include_str!("../data/xpath/cases.tsv");
const MISTAKES: &str = include_str!("../data/xpath/mistakes.tsv");

/// The expressions of a data file and their expected results.
fn cases(data: &str) -> impl Iterator<Item = (String, &str)> {
    data.lines().filter(|line| !line.is_empty() && !line.starts_with("# ")).map(|line| {
        let mut fields = line.split('\t');
        let expression = fields.next().unwrap_or_default().replace("\\t", "\t");
        (expression, fields.next().unwrap_or_default())
    })
}

/// The result of an expression at the document, on one line.
fn result(expression: &str, node: NodeRef<'_>) -> String {
    let expression = match XPath::compile(expression) {
        Ok(expression) => expression,
        Err(error) => return error.to_string(),
    };
    match expression.evaluate(node) {
        Ok(Value::Nodes(items)) => {
            let items: Vec<String> = items.into_iter().map(described).collect();
            format!("nodes {}", items.join(" ")).trim_end().to_owned()
        }
        Ok(Value::String(string)) => format!("string {string:?}"),
        Ok(Value::Boolean(boolean)) => boolean.to_string(),
        Ok(number) => format!("number {}", number.to_text()),
        Err(error) => error.to_string(),
    }
}

fn described(item: Item<'_>) -> String {
    match item {
        Item::Attribute { name, value, .. } => match name.prefix {
            Some(prefix) => format!("@{prefix}:{}={value:?}", name.local),
            None => format!("@{}={value:?}", name.local),
        },
        Item::Namespace { prefix, .. } => format!("xmlns:{prefix}"),
        Item::Node(node) => match node.kind() {
            NodeKind::Document => "/".to_owned(),
            NodeKind::Text => format!("{:?}", node.text()),
            NodeKind::Comment => format!("<!--{}-->", node.text()),
            NodeKind::ProcessingInstruction => format!("<?{}?>", node.name()),
            _ => match node.attr("id") {
                Some(id) => format!("{}#{id}", node.name()),
                None => node.name().to_owned(),
            },
        },
    }
}

/// Compares the second field of each line with the result of the first.
fn check(data: &str, least: usize) {
    let document = treewright::parse(PAGE);
    let mut wrong = Vec::new();
    let mut count = 0;
    for (expression, expected) in cases(data) {
        let actual = result(&expression, document.root_node());
        if actual != expected {
            wrong.push(format!("{expression}\n  expected {expected}\n  actual   {actual}"));
        }
        count += 1;
    }
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(count >= least, "only {count} cases");
}

#[test]
fn expressions_have_their_results() {
    check(CASES, 392);
}

#[test]
fn mistakes_are_found_and_placed() {
    check(MISTAKES, 50);
}

#[test]
fn carets_stand_below_the_place() {
    let error = XPath::compile("//é[\n\tfoo(1)]").unwrap_err();
    assert_eq!((error.offset(), error.caret().as_str()), (7, "\tfoo(1)]\n\t^"));
    let error = XPath::compile("//a[1").unwrap_err();
    assert_eq!((error.offset(), error.caret().as_str()), (5, "//a[1\n     ^"));
}

#[test]
fn expressions_trees_and_values_can_be_sent_and_shared() {
    fn assert_send_sync<T: Send + Sync>() {}
    assert_send_sync::<(XPath, Tree<'_>, Value<'_>)>();
}

#[test]
fn values_are_converted() {
    let document = treewright::parse("<p>12</p><p>x</p>");
    let value =
        |expression| XPath::compile(expression).unwrap().evaluate(document.root_node()).unwrap();
    for (expression, text, number, boolean) in [
        ("//p", "12", 12.0, true),
        ("//q", "", f64::NAN, false),
        ("true()", "true", 1.0, true),
        ("false()", "false", 0.0, false),
        ("0", "0", 0.0, false),
        ("'a' + 1", "NaN", f64::NAN, false),
        ("0.5", "0.5", 0.5, true),
        ("' 7 '", " 7 ", 7.0, true),
        ("''", "", f64::NAN, false),
    ] {
        let value = value(expression);
        assert_eq!(value.to_text(), text, "{expression}");
        let same = value.to_number().total_cmp(&number).is_eq();
        assert!(same || value.to_number().is_nan() && number.is_nan(), "{expression}");
        assert_eq!(value.to_boolean(), boolean, "{expression}");
    }
    assert_eq!(value("//p | //p/@*").nodes().count(), 2);
    assert_eq!(value("1").items(), []);
}

#[test]
fn trees_outside_the_document_are_separate() {
    let html = "<template><b id=in></b><i></i></template><b id=out></b>";
    let mut document = treewright::parse(html);
    let template = document.root_node().descendants().find(|node| node.is_html("template"));
    let contents = template.unwrap().template_contents().unwrap().id();
    let host = document.create_element(Namespace::Html, "div").unwrap();
    let shadow =
        document.attach_shadow_root(host, ShadowRootInit::new(ShadowRootMode::Open)).unwrap();
    let inside = document.create_element(Namespace::Html, "b").unwrap();
    document.append(shadow, inside).unwrap();

    assert_eq!(result("//b", document.root_node()), "nodes b#out");
    let contents = document.get(contents).unwrap();
    assert_eq!(result("//b", contents), "nodes b#in");
    assert_eq!(result("/b/following-sibling::*", contents.first_child().unwrap()), "nodes i");
    assert_eq!(result("/", contents), "nodes #document-fragment");
    let (host, shadow) = (document.get(host).unwrap(), document.get(shadow).unwrap());
    assert_eq!(result("count(//node())", host), "number 0");
    assert_eq!(result("/self::div | //b", host), "nodes div");
    assert_eq!(result("//b", shadow), "nodes b");

    let tree = Tree::of(document.root_node());
    let all = XPath::compile("//b").unwrap();
    assert_eq!(all.evaluate_in(&tree, shadow), Err(EvaluateError::NotInTheTree));
    assert_eq!(all.evaluate_in(&tree, contents), Err(EvaluateError::NotInTheTree));
    let clone = document.clone();
    assert_eq!(all.evaluate_in(&tree, clone.root_node()), Err(EvaluateError::NotInTheTree));
}

#[test]
fn doctypes_are_not_seen() {
    let document = treewright::parse("<!doctype html><!--a--><p>");
    assert_eq!(result("/node()", document.root_node()), "nodes <!--a--> html");
    assert_eq!(result("/html/preceding::node()", document.root_node()), "nodes <!--a-->");
    let doctype = document.root_node().first_child().unwrap();
    let error = XPath::compile(".").unwrap().evaluate(doctype).unwrap_err();
    assert_eq!(error, EvaluateError::NotInTheTree);
}

#[test]
fn results_are_in_tree_order_also_where_nodes_moved() {
    // The parser creates the `i` after the table, and moves the children of the `b`.
    let document =
        treewright::parse("<table><tr id=a></tr><i id=b></i></table><b id=c><p id=d>x</b>y");
    let found = result("//*[@id]", document.root_node());
    assert_eq!(found, "nodes i#b tr#a b#c p#d b#c");
    assert_eq!(result("//tr/preceding::i | //b | //i", document.root_node()), "nodes i#b b#c b#c");
}

#[test]
fn names_of_html_elements_are_in_any_case_and_others_are_not() {
    let html = "<div id=1 nonÄsciiAttribute></div><svg id=2 refX=3><path id=3 refx><DIV></svg>";
    let document = treewright::parse(html);
    for (expression, expected) in [
        ("//DiV[@Id]", "nodes div#1"),
        ("//*[@Id]", "nodes div#1"),
        ("//*[@id]", "nodes div#1 svg#2 path#3"),
        ("//*[@nonÄsciiattribute]", "nodes div#1"),
        ("//*[@nonäsciiattribute]", "nodes"),
        ("//*[@refX]", "nodes svg#2 path#3"),
        ("//*[@refx]", "nodes"),
        ("//svg:Path", "nodes"),
        ("//html:Div", "nodes"),
        ("//html:div", "nodes div#1 div"),
    ] {
        assert_eq!(result(expression, document.root_node()), expected, "{expression}");
    }
}

/// <https://www.w3.org/TR/1999/REC-xpath-19991116/#function-lang>
#[test]
fn languages_are_those_of_xml_and_of_html_elements() {
    let html = "<p id=1 xml:lang=de>x</p><p id=2 lang=en-US-x-private><b id=3 xml:lang=fr></b></p>\
        <svg id=4 xml:lang=zh-Hant-TW lang=ja><g id=5 lang=fr></g><foreignObject><i id=6></i>\
        <i id=7 lang=''></i><i id=8 lang=\u{212A}o></i></svg>";
    let document = treewright::parse(html);
    for (language, expected) in [
        ("de", "nodes"),
        ("fr", "nodes"),
        ("ja", "nodes"),
        ("en", "nodes p#2 b#3"),
        ("en-us", "nodes p#2 b#3"),
        ("en-US-X", "nodes p#2 b#3"),
        ("en-US-x-private", "nodes p#2 b#3"),
        ("en-U", "nodes"),
        ("en-US-", "nodes"),
        ("US", "nodes"),
        ("zh-hant", "nodes svg#4 g#5 i#6"),
        ("", "nodes i#7"),
        ("ko", "nodes i#8"),
    ] {
        let expression = format!("//*[@id][lang('{language}')]");
        assert_eq!(result(&expression, document.root_node()), expected, "{language}");
    }
}

/// A document of nested elements.
fn nested(depth: usize) -> Document {
    treewright::parse(&"<div>".repeat(depth))
}

/// A name, expressions of every depth, and the maximum accepted number.
type Family<'a> = (&'a str, &'a dyn Fn(usize) -> String, usize);

#[test]
fn deep_expressions_need_little_stack_or_are_refused() {
    let nested = |open: &str, inside: &str, close: &str, count: usize| {
        format!("{}{inside}{}", open.repeat(count), close.repeat(count))
    };
    let families: [Family<'_>; 12] = [
        ("parentheses", &|n| nested("(", "1", ")", n), 32),
        ("predicates", &|n| nested("*[", "*", "]", n), 32),
        ("node tests", &|n| format!("*{}", nested("[self::node()", "", "]", n)), 31),
        ("calls", &|n| nested("string(", "1", ")", n), 32),
        ("rounded numbers", &|n| nested("round(", "1", ")", n), 13),
        ("languages", &|n| nested("lang(", "'a'", ")", n), 7),
        ("sums of paths", &|n| nested("*[sum(", "*", ")]", n), 14),
        ("signs", &|n| format!("{}1", "-".repeat(n)), 192),
        ("sums", &|n| format!("1{}", "+1".repeat(n)), 192),
        ("alternatives", &|n| format!("0{}", " or 0".repeat(n)), 192),
        ("unions", &|n| format!("a{}", " | a".repeat(n)), 192),
        ("both", &|n| format!("{}+{}", nested("(", "1", ")", n), "1+".repeat(5 * n) + "1"), 17),
    ];
    let document = treewright::parse(PAGE);
    for (name, family, most) in families {
        let result = |count: usize| {
            let expression = family(count);
            let work =
                || match XPath::compile_with(&expression, &Options::new().work_limit(100_000)) {
                    Ok(expression) => {
                        let _ = expression.evaluate(document.root_node());
                        "accepted".to_owned()
                    }
                    Err(error) => error.to_string(),
                };
            thread::scope(|scope| {
                let small = thread::Builder::new().stack_size(1 << 20);
                small.spawn_scoped(scope, work).unwrap().join().unwrap()
            })
        };
        assert_eq!(result(most), "accepted", "{name}");
        for more in [most + 1, 10_000] {
            let error = result(more);
            assert!(
                error.starts_with("the expression is too deep, at character "),
                "{name}: {error}"
            );
        }
    }
}

#[test]
fn long_expressions_that_are_not_deep_are_accepted() {
    let document = treewright::parse(PAGE);
    let path = format!("//li{}", "/..//li".repeat(2000));
    assert_eq!(result(&path, document.root_node()), "nodes li#i1 li#i2 li#i3 li#i4 li#i5 li#i6");
    let predicates = format!("//p{}", "[@id = 'p1' or @id]".repeat(500));
    assert_eq!(result(&predicates, document.root_node()), "nodes p#p1 p#p2 p#p3 p#p4 p#p5");
}

#[test]
fn deep_documents_need_no_stack() {
    let document = nested(100_000);
    let deepest = document.root_node().descendants().last().unwrap();
    assert_eq!(result("count(//div)", document.root_node()), "number 100000");
    assert_eq!(result("count(ancestor::div)", deepest), "number 99999");
    assert_eq!(result("string(/)", deepest), "string \"\"");
    assert_eq!(result("count(preceding::node())", deepest), "number 1");
    assert_eq!(result("boolean(//div[last()])", deepest), "true");
}

/// Expressions whose work grows with the square of a document, or worse, terminate.
#[test]
fn work_is_limited() {
    let deep = nested(1000);
    let wide = treewright::parse(&"<p title=a>b".repeat(1000));
    let options = Options::new().work_limit(100_000);
    for (expression, document) in [
        ("//div[string(//div) = '']", &deep),
        ("//*[//*[//*[//x]]]", &deep),
        ("//div[ancestor::div[x]]", &deep),
        ("//div/ancestor::div[last()]", &deep),
        ("//p[preceding-sibling::x]", &wide),
        ("//p[. = //p/@class]", &wide),
        ("//p[id('x')]", &wide),
        ("//p/following-sibling::p[last()]", &wide),
    ] {
        let result =
            XPath::compile_with(expression, &options).unwrap().evaluate(document.root_node());
        assert_eq!(result, Err(EvaluateError::TooMuchWork(100_000)), "{expression}");
        // One that is to end does so long before.
        let (asked, root) = (Cell::new(0), document.root_node());
        let is_over = || asked.replace(asked.get() + 1) == 2;
        let expression = XPath::compile(expression).unwrap();
        let result = expression.until(is_over).evaluate_in(&Tree::of(root), root);
        assert_eq!((result, asked.get()), (Err(EvaluateError::Ended), 3), "{expression:?}");
    }
    for (expression, document) in [
        ("//div/..", &deep),
        ("//div[div]", &deep),
        ("count(//div//div)", &deep),
        ("//div/ancestor::div", &deep),
        ("//div/descendant-or-self::*/ancestor-or-self::*/descendant::*", &deep),
        ("//div//div[ancestor::div]", &deep),
        ("//p/following-sibling::p", &wide),
        ("//p/following-sibling::p[1]", &wide),
        ("//p/preceding::p", &wide),
        ("count(//p/../p/../p/../p/following::p)", &wide),
        ("//p/@title = //p", &wide),
        ("//p/@title != //p", &wide),
        ("//p[@title][. = 'b']", &wide),
        ("//p/@title", &wide),
        ("//p[last()]", &wide),
    ] {
        let result =
            XPath::compile_with(expression, &options).unwrap().evaluate(document.root_node());
        assert!(result.is_ok(), "{expression}");
    }
}

#[test]
fn text_counts_as_work() {
    let document = treewright::parse(&format!("<p>{}", "a".repeat(64_000)));
    let limited = |expression, limit| {
        let options = Options::new().work_limit(limit);
        XPath::compile_with(expression, &options).unwrap().evaluate(document.root_node()).is_ok()
    };
    assert!(!limited("string(//p)", 1000));
    assert!(limited("string(//p)", 1100));
}

/// Pieces of expressions, put together at random.
const PIECES: [&str; 64] = [
    "/",
    "//",
    ".",
    "..",
    "@",
    "*",
    "::",
    "(",
    ")",
    "[",
    "]",
    ",",
    "|",
    "+",
    "-",
    "=",
    "!=",
    "<",
    "<=",
    ">",
    " and ",
    " or ",
    " mod ",
    " div ",
    "p",
    "li",
    "id",
    "'a'",
    "\"",
    "'",
    "1",
    ".5",
    "5.",
    "$",
    "$x",
    ":",
    "svg:",
    "svg:*",
    "x:y",
    "ancestor::",
    "preceding::",
    "following::",
    "self::",
    "namespace::",
    "attribute::",
    "node()",
    "text()",
    "comment()",
    "processing-instruction('a')",
    "position()",
    "last()",
    "count(",
    "sum(",
    "id(",
    "string(",
    "substring(",
    "translate(",
    "lang(",
    "not(",
    "é",
    "\u{1F980}",
    "\t",
    "\0",
    "#",
];

/// Numbers of all sizes whose double is finite, many of them at a half or at the end of the exact integers.
fn numbers() -> impl Strategy<Value = f64> {
    let halves = (-9_i32..9).prop_map(|number| f64::from(number) / 4.0);
    let large = (0_u8..9, any::<bool>()).prop_map(|(number, is_negative)| {
        let number = 4_503_599_627_370_492.0 + f64::from(number);
        if is_negative { -number } else { number }
    });
    let near =
        prop_oneof![Just(0.499_999_999_999_999_94), Just(-0.0), Just(-0.500_000_000_000_000_1)];
    let any = any::<f64>().prop_filter("not finite, or too large", |number| number.abs() < 8e307);
    prop_oneof![halves, large, near, any]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    /// Any text is compiled or refused, and evaluated, without a panic.
    #[test]
    fn nothing_panics(pieces in proptest::collection::vec(0..PIECES.len(), 0..24)) {
        let text: String = pieces.into_iter().map(|piece| PIECES[piece]).collect();
        let document = treewright::parse(PAGE);
        match XPath::compile_with(&text, &Options::new().work_limit(100_000)) {
            Ok(expression) => for node in document.root_node().descendants().take(20) {
                let _ = expression.evaluate(node);
            }
            Err(error) => {
                prop_assert!(text.is_char_boundary(error.offset()));
                prop_assert!(error.caret().ends_with('^'));
            }
        }
    }

    /// `round()`, `floor()`, `ceiling()` and `sum()` of any number, with the sign of zero, and its string.
    /// <https://www.w3.org/TR/1999/REC-xpath-19991116/#section-Number-Functions>
    #[test]
    fn numbers_are_rounded_as_the_recommendation_says(number in numbers()) {
        let document = treewright::parse(&format!("<p>{number}</p>"));
        let value = |expression: &str| {
            let value = XPath::compile(expression).unwrap().evaluate(document.root_node()).unwrap();
            (value.to_number(), value.to_text())
        };
        let below = number.floor();
        let nearest = if number - below >= 0.5 { below + 1.0 } else { below };
        // That of -0 is -0 + 0, the others are those of the number.
        let sum = number + 0.0;
        for (expression, expected) in [
            ("number(//p)", number),
            ("floor(//p)", below),
            ("ceiling(//p)", number.ceil()),
            ("round(//p)", nearest.copysign(number)),
            ("round(0 + //p)", nearest.copysign(sum)),
            ("sum(//p)", sum),
            ("sum(//p | //q)", sum),
            ("-//p", -number),
        ] {
            let (found, text) = value(expression);
            prop_assert_eq!(found.to_bits(), expected.to_bits(), "{} of {:?}: {:?}", expression, number, found);
            prop_assert!(!text.contains(['e', 'E', '+']), "{}", text);
            // Text has no sign of zero.
            prop_assert_eq!(text.parse::<f64>().unwrap().to_bits(), (expected + 0.0).to_bits(), "{}", text);
            prop_assert_eq!(expected == 0.0, text == "0", "{}", text);
        }
    }

    /// A language matches itself and each part of it that ends before a hyphen, in any case.
    #[test]
    fn languages_match_their_beginnings(own in "[aA](-[aAbB-]{0,3}){0,3}", asked in "[aA](-[aAbB-]{0,3}){0,2}") {
        let document = treewright::parse(&format!("<p lang='{own}'>"));
        let (lower, wanted) = (own.to_ascii_lowercase(), asked.to_ascii_lowercase());
        let rest = lower.strip_prefix(&wanted);
        let expected = rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'));
        let found = result(&format!("boolean(//p[lang('{asked}')])"), document.root_node());
        prop_assert_eq!(found, expected.to_string());
    }

    #[test]
    fn no_text_panics(text in "\\PC{0,40}") {
        let _ = XPath::compile(&text);
    }
}

/// The table of `docs/reference/xpath.md` that compares selectors with expressions: both find the same
/// elements.
#[test]
fn expressions_and_selectors_side_by_side() {
    use treewright::Select as _;

    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let docs = std::fs::read_to_string(root.join("docs/reference/xpath.md")).unwrap();
    let (_, table) = docs.split_once("| XPath | selector |\n|---|---|\n").unwrap();
    let rows = table.lines().map_while(|line| {
        let row = line.strip_prefix("| ")?.strip_suffix(" |")?.replace("\\|", "\u{0}");
        let (expressions, selector) = row.split_once(" | ")?;
        let codes = |text: &str| {
            let codes = text.split('`').skip(1).step_by(2);
            codes.map(|code| code.replace('\u{0}', "|")).collect::<Vec<_>>()
        };
        Some((codes(expressions), codes(selector).remove(0)))
    });
    let page = "<h2>a</h2><p class='old new'>b<p>c<div><p id=top><a rel=next href=https://wiki.example>d</a>\
        <img></div><ul><li>1<li>2<li>3</ul><table><tr><td>e<tr><th>f</table><svg><path /></svg><h1>g</h1>";
    let documents = [PAGE, page].map(treewright::parse);
    let mut count = 0;
    for (expressions, selector) in rows {
        let mut found = 0;
        for document in &documents {
            let selected: Vec<_> = document.select(&selector).unwrap().collect();
            found += selected.len();
            for expression in &expressions {
                let expression = XPath::compile(expression).unwrap();
                let Ok(Value::Nodes(items)) = expression.evaluate(document.root_node()) else {
                    panic!("{selector}: no nodes");
                };
                let nodes: Vec<_> = items
                    .into_iter()
                    .map(|item| match item {
                        Item::Node(node) => node,
                        _ => panic!("{selector}: not a node"),
                    })
                    .collect();
                assert_eq!(nodes, selected, "{selector}");
                count += 1;
            }
        }
        assert!(found > 0, "{selector}");
    }
    assert!(count > 30, "{count}");
}
