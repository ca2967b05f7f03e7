//! Sets of selectors: they must find what each of their selectors finds, on any node.

use treewright::dom::internal::ElementTables;
use treewright::{Document, Scope, Select, Selector, SelectorOptions, SelectorSet};

/// Selectors for pages, and more of the kinds that sets answer differently.
const OF_PAGES: &str = include_str!("../data/selectors/pages.txt");
const MORE: &str = r##"
linearGradient
LINEARGRADIENT
svg|path
x-200, x-3
x-3 > x-4
[data-7]
[data-190]
[data-190="190"]
[data-190^="1"] ~ [data-3]
:scope
:scope > *
:scope :is(p, li)
:is(:scope > *, b)
:not(:scope)
:link
:any-link:not([href^="#"])
:checked
:disabled
:nth-child(2 of .a)
:nth-last-of-type(2)
:first-child:last-child
:is(ul, ol) :not(li) > :is(a, b)
:not(:is(p, div) > *)
:has(> svg)
:has(+ li)
:has(~ p)
:has(~ p + p b)
:not(:has(*)):not(:empty)
li:has(+ li > b) > a
[class="a"]
[class="A"]
[class="a b"]
[class="a b" i]
[class~="b"]
[class~="B" i]
[class~="a b"]
[class|="a"]
[class^=""]
[class*=""]
[class$="b"]
[class*="a b c d e f g h i"]
[class="a b c d e f g h i j k"]
[class^="a b c d e f g h"]
[class$="d e f g h i j k"]
[id="one"]
[id="ONE"]
[id="ONE" i]
#ONE
.B
[type="TEXT"]
[type="text" s]
[TYPE=text i]
[lang|="en"]
[title=""]
[title|=""]
[viewBox="0 0 1 1"]
[VIEWBOX]
[*|href]
[*|href="y"]
[*|title]
"##;

fn selectors() -> Vec<&'static str> {
    let lines = OF_PAGES.lines().chain(MORE.lines());
    lines.filter(|line| !line.is_empty() && !line.starts_with("# ")).collect()
}

/// More names than a table has sets for.
fn many_names() -> String {
    let names = (0..300).map(|n| format!("<x-{n} data-{n}={n} class=c{n} id=i{n}>{n}</x-{n}>"));
    names.collect::<Vec<_>>().concat()
}

const PART: &str = r##"<div class="a b" id=one><p class=a>x<b>y</b><p lang=en-GB title="">z<p>w
<ul class="A b"><li class=a><a href=x title=T>1</a><li><a href="#x"><b>2</b></a><li class="a b">3</ul>
<svg viewBox="0 0 1 1" xml:lang=en><linearGradient/><a xlink:href=y></a><path type=TEXT class=a /></svg>
<form><input type=TEXT disabled><input type=text checked><input type=checkbox checked></form>
<p class="a b c d e f g h i j k">t</p><p class="a b c d e f g h i j K">t</p><i TYPE=text></i></div>"##;

fn check<'a>(
    document: &Document,
    start: impl Select<'a> + Copy,
    options: &SelectorOptions,
    place: &str,
) {
    let texts = selectors();
    let set = SelectorSet::parse_with(&texts, options).unwrap();
    for (text, found) in texts.iter().zip(set.select_all(start)) {
        let alone = Selector::parse_with(text, options).unwrap();
        let expected: Vec<_> = alone.select(start).map(treewright::NodeRef::id).collect();
        let found: Vec<_> = found.iter().map(|element| element.id()).collect();
        assert_eq!(found, expected, "{text} {place}");
    }
    assert!(document.element_table().is_some());
}

#[test]
fn sets_find_the_same_as_their_selectors() {
    let pages = [
        format!("<!DOCTYPE html>{PART}"),
        format!("{PART}{PART}"),
        format!("<!DOCTYPE html>{}{PART}", many_names()),
        format!("<!DOCTYPE html>{PART}<template>{PART}</template><x>{}</x>", PART.repeat(9)),
        String::new(),
    ];
    let options = SelectorOptions::new().namespace("svg", "http://www.w3.org/2000/svg");
    for (page, html) in pages.iter().enumerate() {
        let mut document = treewright::parse(html.as_str());
        let all: Vec<_> = document.select("*").unwrap().map(treewright::NodeRef::id).collect();
        for scope in [Scope::Light, Scope::Templates] {
            let options = options.clone().scope(scope);
            check(&document, &document, &options, &format!("on page {page}"));
            for id in all.iter().step_by(1 + all.len() / 40) {
                let start = document.get(*id).unwrap();
                check(&document, start, &options, &format!("on page {page} from {}", start.name()));
            }
        }
        // The root of a tree that is an element, in addition to the other tree.
        if let Some(id) = document.select_ids("body > *").unwrap().last().copied() {
            document.remove(id).unwrap();
            let start = document.get(id).unwrap();
            check(
                &document,
                start,
                &options,
                &format!("in a tree without a document, page {page}"),
            );
            check(&document, &document, &options, &format!("on what is left of page {page}"));
        }
    }
}
