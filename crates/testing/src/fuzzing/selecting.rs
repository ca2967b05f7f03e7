//! The target `selectors`.

use treewright::{
    Document, Namespace, NodeId, NodeRef, Scope, Selector, SelectorOptions, SelectorSet,
};

use super::layout::Head;
use crate::invariants::Violation;

const NAME: &str = "selectors";

/// Selectors that form a set with that of the case.
const OTHERS: [&str; 6] =
    ["*|*", "p", ".a, #b", "[class], a > b", ":nth-child(2n)", ":is(b, i) ~ *"];

/// The page of a case without one.
const PAGE: &str = "<!DOCTYPE html><div class='a b' id=b lang=en><p>x<b>y</b><i></i></p>\
    <template><p></p></template><svg><a xlink:href=x></a></svg><form><input type=radio name=a checked>\
    <select><option>1</select></form><p dir=auto>z</p><x-a><template shadowrootmode=open><slot></slot>\
    </template><b></b></x-a></div>";

/// A case: a byte with options, a line with the selector, and the page.
#[derive(Debug)]
struct Case {
    options: SelectorOptions,
    selector: String,
    page: String,
}

fn read(data: &[u8]) -> Case {
    let mut head = Head::new(data);
    let choice = head.byte();
    let scope = [Scope::Light, Scope::Templates, Scope::Shadows, Scope::All];
    let mut options = SelectorOptions::new()
        .scope(scope.get(usize::from(choice % 4)).copied().unwrap_or_default())
        .text_match(choice & 4 == 0);
    if choice & 8 != 0 {
        options = options.default_namespace(Namespace::Html.url());
    }
    // A line break in a selector is as good as a space, except in strings, which it ends: U+0001 represents
    // it.
    let selector = head.line().replace('\u{1}', "\n");
    let rest = head.rest();
    let page = if rest.is_empty() { PAGE.into() } else { String::from_utf8_lossy(rest) };
    Case { options, selector, page: page.into_owned() }
}

/// The bytes of a case.
pub(super) fn write(choice: u8, selector: &str, page: &str) -> Vec<u8> {
    [&[choice], selector.replace('\n', "\u{1}").as_bytes(), b"\n", page.as_bytes()].concat()
}

pub(super) fn explain(data: &[u8]) -> String {
    format!("{:?}", read(data))
}

/// A text is a selector or has an error with a place. The elements that a selector finds are unique and in
/// tree order; they are those that match, those that a set finds, and those that a walk along links finds.
pub(super) fn check(data: &[u8]) -> Result<(), Violation> {
    let Case { options, selector: text, page } = read(data);
    let fail = |what: &str| Err(Violation::new(NAME, format!("{text:?}: {what}")));
    let selector = match Selector::parse_with(&text, &options) {
        Ok(selector) => selector,
        Err(error) => {
            if !text.is_char_boundary(error.offset()) || error.selector() != text {
                return fail("the error is at no place of the text");
            }
            if !error.to_string().ends_with('^') {
                return fail("the error has no caret");
            }
            return Ok(());
        }
    };
    let document = treewright::parse(page.as_str());
    let found = ids(&selector, &document);
    if selector.select_first(&document).map(NodeRef::id) != found.first().copied() {
        return fail("the first is another one");
    }
    // The meaning of `:scope` differs for a node that is tested for a match, also in escapes.
    if !text.to_ascii_lowercase().contains("scope") && !text.contains('\\') {
        let Ok(all) = Selector::parse_with("*|*", &options) else {
            return fail("not even all can be selected");
        };
        let matching = all.select(&document).filter(|element| selector.matches(*element));
        if matching.map(NodeRef::id).collect::<Vec<_>>() != found {
            return fail("those that match are not those that are found");
        }
    }
    let texts = [text.as_str()].into_iter().chain(OTHERS);
    let Ok(set) = SelectorSet::parse_with(texts.clone(), &options) else {
        return fail("it cannot be in a set");
    };
    for (text, in_set) in texts.zip(set.select_all(&document)) {
        let Ok(alone) = Selector::parse_with(text, &options) else {
            return fail("it is a selector only once");
        };
        if !in_set.into_iter().map(NodeRef::id).eq(ids(&alone, &document)) {
            return fail(&format!("the set finds other elements for {text:?}"));
        }
    }
    // A clone starts without the table of elements.
    if ids(&selector, &document.clone()) != found {
        return fail("along links other elements are found");
    }
    Ok(())
}

fn ids(selector: &Selector, document: &Document) -> Vec<NodeId> {
    selector.select(document).map(NodeRef::id).collect()
}
