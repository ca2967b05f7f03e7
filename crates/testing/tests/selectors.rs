//! Selectors: the elements that they find, in `data/selectors/cases`; errors in them, in
//! `data/selectors/mistakes.tsv`; hostile selectors and pages.

use std::{fs, path::Path};

use treewright::dom::internal::ElementTables;
use treewright::select::SelectorErrorKind;
use treewright::{
    Document, NodeId, NodeRef, Scope, Select, Selector, SelectorError, SelectorOptions, SelectorSet,
};

use crate::growth;

const MISTAKES: &str = include_str!("../data/selectors/mistakes.tsv");

/// A selector, the node that it is applied to, and the expected elements.
struct Case {
    selector: String,
    expected: String,
    options: SelectorOptions,
    from: Option<String>,
    /// The page and the line, for messages.
    place: String,
}

/// A page and the cases for it.
struct Page {
    html: String,
    cases: Vec<Case>,
}

fn read_case(line: &str, place: String) -> Case {
    let mut fields = line.split('\t');
    let mut next = || fields.next().unwrap_or_default().to_owned();
    let (selector, expected, settings) = (next(), next(), next());
    assert!(fields.next().is_none(), "{place} has too many fields");
    let (mut options, mut from) = (SelectorOptions::new(), None);
    for setting in settings.split(' ').filter(|setting| !setting.is_empty()) {
        let (name, value) = setting.split_once('=').unwrap_or((setting, ""));
        options = match (name, value) {
            ("scope", "templates") => options.scope(Scope::Templates),
            ("scope", "shadows") => options.scope(Scope::Shadows),
            ("scope", "all") => options.scope(Scope::All),
            ("ns", _) => match value.split_once('=') {
                Some(("", url)) => options.default_namespace(url),
                Some((prefix, url)) => options.namespace(prefix, url),
                None => panic!("{place}: {setting}"),
            },
            ("from", _) => {
                from = Some(value.to_owned());
                options
            }
            _ => panic!("{place}: unknown setting {setting}"),
        };
    }
    Case { selector, expected, options, from, place }
}

/// All pages of the data files.
fn pages() -> Vec<Page> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/selectors/cases");
    let mut paths: Vec<_> =
        fs::read_dir(folder).expect("it is there").map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let mut pages: Vec<Page> = Vec::new();
    for path in paths {
        let text = fs::read_to_string(&path).expect("it is text");
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let mut in_page = false;
        for (number, line) in (1..).zip(text.lines()) {
            match (line, pages.last_mut()) {
                ("#page", _) => {
                    pages.push(Page { html: String::new(), cases: Vec::new() });
                    in_page = true;
                }
                ("#cases", _) => in_page = false,
                (line, Some(page)) if in_page => {
                    page.html.push_str(line);
                    page.html.push('\n');
                }
                (line, Some(page)) if !line.is_empty() && !line.starts_with("# ") => {
                    page.cases.push(read_case(line, format!("{name}:{number}")));
                }
                _ => {}
            }
        }
    }
    pages
}

/// The id of an element, or its name.
fn label(element: NodeRef<'_>) -> &str {
    element.attr("id").unwrap_or(element.name())
}

fn labels<'a>(elements: impl Iterator<Item = NodeRef<'a>>) -> String {
    elements.map(label).collect::<Vec<_>>().join(" ")
}

/// The element with an id, in any of the trees.
fn element_with_id<'a>(page: &'a Document, id: &str) -> NodeRef<'a> {
    let options = SelectorOptions::new().scope(Scope::All);
    let all = Selector::parse_with("[id]", &options).unwrap();
    let found = all.select(page).find(|element| element.attr("id") == Some(id));
    found.unwrap_or_else(|| panic!("{id} is missing"))
}

/// Runs a case in all ways: they find the expected elements.
fn check(page: &Document, case: &Case) -> Result<(), String> {
    let start = match &case.from {
        Some(id) => element_with_id(page, id),
        None => page.root_node(),
    };
    let selector =
        Selector::parse_with(&case.selector, &case.options).map_err(|error| error.to_string())?;
    let found = labels(selector.select(start));
    if found != case.expected {
        return Err(format!("found    {found}"));
    }
    let first = selector.select_first(start).map(label).unwrap_or_default();
    if first != found.split(' ').next().unwrap_or_default() {
        return Err(format!("the first is {first}"));
    }
    if !case.selector.contains(":scope") && !case.selector.contains('&') {
        // The elements that match are those that are found.
        let every = Selector::parse_with("*|*", &case.options).unwrap();
        let matching = every.select(start).filter(|element| selector.matches(*element));
        let matching = labels(matching);
        if matching != found {
            return Err(format!("matching {matching}"));
        }
        let closest = every.select(start).find(|element| {
            let up = std::iter::successors(Some(*element), |node| node.parent());
            let nearest = up.into_iter().find(|node| selector.matches(*node));
            selector.closest(*element).map(NodeRef::id) != nearest.map(NodeRef::id)
        });
        if let Some(closest) = closest {
            return Err(format!("another is the closest of {}", label(closest)));
        }
    }
    Ok(())
}

/// A set of all selectors for a node with the same options finds for each of them what that selector finds
/// alone.
fn check_sets(page: &Page, document: &Document) {
    for case in &page.cases {
        let same: Vec<&Case> = page
            .cases
            .iter()
            .filter(|other| {
                other.from == case.from
                    && format!("{:?}", other.options) == format!("{:?}", case.options)
            })
            .collect();
        if !std::ptr::eq(same[0], case) {
            continue;
        }
        let start = match &case.from {
            Some(id) => element_with_id(document, id),
            None => document.root_node(),
        };
        let texts = same.iter().map(|case| &case.selector);
        let set = SelectorSet::parse_with(texts, &case.options).unwrap();
        for (case, found) in same.iter().zip(set.select_all(start)) {
            assert_eq!(labels(found.into_iter()), case.expected, "{} in the set", case.place);
        }
        let mut at_once: Vec<(usize, NodeId)> =
            set.select(start).map(|(number, element)| (number, element.id())).collect();
        let every = Selector::parse_with("*|*", &case.options).unwrap();
        let in_tree_order: Vec<(usize, NodeId)> = every
            .select(start)
            .flat_map(|element| {
                let matching = set.matching(element).into_iter();
                matching.map(move |number| (number, element.id()))
            })
            .collect();
        if !same.iter().any(|case| case.selector.contains(":scope")) {
            assert_eq!(at_once, in_tree_order, "{}", case.place);
        }
        at_once.dedup();
        assert_eq!(at_once.len(), set.select(start).count(), "{}", case.place);
    }
}

#[test]
fn selectors_find_their_elements() {
    let (mut count, mut wrong) = (0, Vec::new());
    for page in pages() {
        let document = treewright::parse(page.html.as_str());
        for case in &page.cases {
            count += 1;
            if let Err(what) = check(&document, case) {
                let Case { place, selector, expected, .. } = case;
                wrong.push(format!("{place}: {selector}\n  expected {expected}\n  {what}"));
            }
        }
        if wrong.is_empty() {
            check_sets(&page, &document);
        }
    }
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(count >= 400, "only {count} cases");
}

/// The same cases with a walk along the table of elements from the start.
#[test]
fn selectors_find_their_elements_in_the_table_of_elements() {
    for page in pages() {
        let document = treewright::parse(page.html.as_str());
        assert!(document.element_table().is_some());
        for case in &page.cases {
            check(&document, case).unwrap_or_else(|what| panic!("{}: {what}", case.place));
        }
    }
}

/// On a page that is long enough for a walk from row to row, the results are the same along links: on the
/// first query, on the second, which builds the table of elements on its way, and with the table.
#[test]
fn all_ways_of_walking_find_the_same() {
    let item = "<li class='a b'><a href=/ id=x>x</a><p title=t>y<b></b></p></li><!-- c -->";
    let html = format!("<!DOCTYPE html><ul>{}</ul><p class=a>", item.repeat(200));
    let page = treewright::parse(html.as_str());
    let mut without_the_table = 0;
    for selector in [
        "*",
        "a",
        "li, p",
        "a, b, p, li, ul, body",
        ".a",
        ".c",
        "#x",
        "[href]",
        "[title=t]",
        ".a, #x",
        "p.a",
        ":first-child",
        "li:nth-child(7n)",
        "ul *",
        "ul .b > a",
        "[class~=b], [title]",
    ] {
        let selector = Selector::parse(selector).unwrap();
        for from in ["html", "ul", "li:nth-child(150)", "ul + p"] {
            let from = page.select_first(from).unwrap().unwrap().id();
            // A clone has the same ids, and starts without the table.
            let document = page.clone();
            let find = || -> Vec<NodeId> {
                let from = document.get(from).unwrap();
                selector.select(from).map(NodeRef::id).collect()
            };
            let along_links = find();
            without_the_table += usize::from(document.made_element_table().is_none());
            assert_eq!(find(), along_links, "{selector}: the second time");
            document.element_table().unwrap();
            assert_eq!(find(), along_links, "{selector}: with the table");
        }
    }
    assert!(without_the_table >= 12 * 4, "only {without_the_table}");
}

#[test]
fn mistakes_are_found_and_placed() {
    let (mut count, mut wrong) = (0, Vec::new());
    for line in MISTAKES.lines().filter(|line| !line.is_empty() && !line.starts_with("# ")) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [text, column, message] = fields[..] else { panic!("{line} has not three fields") };
        let text = text.replace("\\n", "\n").replace("\\e", "");
        count += 1;
        let actual = match Selector::parse(&text) {
            Ok(_) => "0\t".to_owned(),
            Err(error) => {
                let whole = error.to_string();
                let (first, rest) = whole.split_once('\n').unwrap();
                let caret = rest.lines().last().and_then(|line| line.find('^'));
                let margin = error.line().to_string().len() + 3;
                assert_eq!(caret, Some(margin + error.column() - 1), "{whole}");
                assert_eq!(first, error.kind().to_string());
                assert!(text.is_char_boundary(error.offset()), "{whole}");
                format!("{}\t{first}", error.column())
            }
        };
        if actual != format!("{column}\t{message}") {
            wrong.push(format!("{text}\n  expected {column}\t{message}\n  actual   {actual}"));
        }
    }
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(count >= 100, "only {count} mistakes");
}

#[test]
fn the_extension_for_text_can_be_switched_off() {
    let options = SelectorOptions::new().text_match(false);
    for selector in ["p:contains(a)", ":not(:-treewright-contains('a'))"] {
        assert!(Selector::parse(selector).is_ok());
        let error = Selector::parse_with(selector, &options).unwrap_err();
        assert_eq!(*error.kind(), SelectorErrorKind::TextMatchIsOff, "{selector}");
    }
}

#[test]
fn an_error_of_a_set_has_its_selector() {
    let error = SelectorSet::parse(["a", "b >", "c"]).unwrap_err();
    assert_eq!((error.selector(), error.offset()), ("b >", 3));
    let set = SelectorSet::parse::<&str>([]).unwrap();
    assert!(set.is_empty());
    assert_eq!(set.select(&treewright::parse("<p>")).count(), 0);
}

#[test]
fn selectors_and_sets_can_be_sent_and_shared() {
    fn assert_send_sync<T: Send + Sync>() {}
    assert_send_sync::<(Selector, SelectorSet, SelectorError, SelectorOptions)>();
}

/// Long and deep selectors are compiled, or have an error with the reason; the time grows linearly with their length.
#[test]
fn hostile_selectors_are_bounded() {
    type Made = fn(usize) -> String;
    fn nested(open: &str, depth: usize) -> String {
        [open.repeat(depth), ")".repeat(depth)].concat()
    }
    let page = treewright::parse("<!DOCTYPE html><div><p class=a><b>x</b></p></div>");
    let cases: &[(&str, Made, usize, bool)] = &[
        (":not(:not(", |n| nested(":not(", n), 5_000, true),
        (":is(:is(", |n| nested(":is(", n), 30, false),
        (":is(:is(, deep", |n| nested(":is(", n), 10_000, true),
        (":not( left open", |n| ":not(".repeat(n), 20_000, true),
        ("[[[[", |n| "[".repeat(n), 20_000, true),
        (":has(:has(", |n| nested(":has(", n), 100, true),
        ("a b a b", |n| "a ".repeat(n), 400, false),
        ("a b a b, long", |n| "a ".repeat(n), 5_000, true),
        ("* > * > *", |n| vec!["*"; n].join(" > "), 400, false),
        ("* ~ * ~ *", |n| vec!["*"; n].join(" ~ "), 400, false),
        (".a.a.a", |n| ".a".repeat(n), 20_000, false),
        ("a,a,a", |n| vec!["a"; n].join(","), 20_000, false),
        ("a,a,a, too long", |n| vec!["a"; n].join(","), 40_000, true),
        (":not(a,a,a)", |n| format!(":not({})", vec!["a"; n].join(",")), 10_000, false),
        ("a name", |n| "a".repeat(n), 60_000, false),
        ("escapes", |n| "\\".repeat(n), 60_000, false),
        ("comments", |n| "/**/".repeat(n), 10_000, true),
        (
            ":nth-child(n of :nth-child(n of",
            |n| format!("{}a{}", ":nth-child(n of ".repeat(n), ")".repeat(n)),
            20,
            false,
        ),
    ];
    for (what, make, length, is_an_error) in cases {
        let (short, long) = (make(length / 4), make(*length));
        let parse_and_select = |selector: &str| {
            let parsed = Selector::parse(selector);
            if let Ok(selector) = &parsed {
                assert!(selector.select(&page).count() <= 6);
            }
            parsed
        };
        let growth =
            growth::compare(|| drop(parse_and_select(&short)), || drop(parse_and_select(&long)));
        assert_eq!(growth, Ok(()), "{what}");
        let error = parse_and_select(&long).err().map(|error| error.kind().clone());
        assert_eq!(error.is_some(), *is_an_error, "{what}: {error:?}");
    }
}

/// The time of a selector grows linearly with the page. The selectors are those for which a search from each
/// element would take longer.
#[test]
fn no_page_takes_more_than_linear_time() {
    let deep = |count: usize| "<div>".repeat(count);
    let wide = |count: usize| ["<p>", &"<i></i>".repeat(count)].concat();
    let alternating = |count: usize| "<a></a><b></b>".repeat(count);
    let radios = |count: usize| {
        let radio = |number| format!("<form><input type=radio name={number}></form>");
        (0..count).map(radio).collect::<String>()
    };
    let pages: [(&str, &dyn Fn(usize) -> String); 4] =
        [("deep", &deep), ("wide", &wide), ("alternating", &alternating), ("radios", &radios)];
    let selectors = [
        "x div",
        "nav * *",
        "nav > * *",
        "nav ~ *",
        "i ~ i ~ nav",
        "* * * * * nav",
        "* ~ * ~ * + nav",
        ":has(nav)",
        ":has(~ nav)",
        ":has(+ nav)",
        "div:has(div div nav)",
        ":has(* * nav)",
        ":has(* ~ nav)",
        ":not(:has(div))",
        "div div div",
        "i ~ i",
        ":nth-child(2n of :not(nav))",
        ":nth-last-child(3n)",
        ":nth-last-of-type(2)",
        "i:nth-of-type(2n+1)",
        ":only-of-type",
        ":lang(en)",
        ":dir(rtl)",
        ":disabled",
        ":read-write",
        ":indeterminate",
        ":checked",
        ":default",
        ":contains('zz')",
        ":empty",
        "a ~ b ~ a ~ nav",
        ":is(a, b):has(~ nav b)",
        ":nth-child(n of b ~ a)",
        ":has(:nth-child(2 of nav))",
        "nav :nth-child(n)",
        ":host-context(a) b",
        ":heading(2)",
    ];
    for (name, page) in pages {
        let [small, large] = [1_000, 4_000].map(|count| treewright::parse(page(count).as_str()));
        for text in selectors {
            let selector = Selector::parse(text).unwrap();
            let select = |page| assert!(selector.select(page).count() <= 16_000);
            let growth = growth::compare(|| select(&small), || select(&large));
            assert_eq!(growth, Ok(()), "{name}: {text}");
        }
    }
}
