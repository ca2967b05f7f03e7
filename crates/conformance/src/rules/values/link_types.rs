//! The keywords of `rel`: the elements that may have them, synonyms out of use, and words that are nearly keywords.
//!
//! <https://html.spec.whatwg.org/multipage/links.html#linkTypes>

use std::sync::LazyLock;

use rustc_hash::FxHashMap;
use treewright_markup::tag;

use super::tokens::part;
use crate::codes::links as codes;
use crate::context::{Attribute, Context, Element};
use crate::rules::microsyntaxes::{in_lower_case, is_one_edit_apart};

/// Checks a `rel`.
pub(super) fn rel<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    if element.is_html_element(tag::LINK) && element.has("fetchpriority") {
        fetch_priority(cx, element, attribute.value);
    }
    for token in attribute.value.split_ascii_whitespace() {
        let name = in_lower_case(token);
        let place = || part(element, attribute, token);
        // "If the `shortcut` keyword is present, the `rel` attribute's entire value must be an ASCII case-insensitive match for the
        // string `shortcut icon`."
        if name == "shortcut"
            && element.is_html_element(tag::LINK)
            && !attribute.value.eq_ignore_ascii_case("shortcut icon")
        {
            cx.report(&codes::SHORTCUT_BESIDE_MORE, place(), &[]);
        }
        let Some(elements) = elements_of(&name) else {
            if let Some(keyword) = nearly(&name) {
                let values = [("token", token), ("keyword", keyword)];
                cx.report(&codes::NEARLY_A_LINK_TYPE, place(), &values);
            }
            continue;
        };
        if let Some(keyword) = elements.strip_prefix("= ") {
            let values = [("token", token), ("keyword", keyword)];
            cx.report(&codes::SYNONYM_OF_A_LINK_TYPE, place(), &values);
        } else if !elements.split(' ').any(|one| one == element.name()) && !is_of_rdfa(element) {
            let elements = elements.split(' ').map(|one| format!("`<{one}>`"));
            let expected = elements.collect::<Vec<_>>().join(", ");
            let values =
                [("token", token), ("element", element.name()), ("expected", expected.as_str())];
            cx.report(&codes::LINK_TYPE_NOT_ALLOWED_HERE, place(), &values);
        }
    }
}

/// "The `fetchpriority` attribute … is intended for use with external resource links".
/// <https://html.spec.whatwg.org/multipage/semantics.html#attr-link-fetchpriority>
fn fetch_priority<'a>(cx: &mut Context<'a>, link: Element<'a>, types: &'a str) {
    if !types.split_ascii_whitespace().any(|name| has_trait(name, "external")) {
        cx.report(&codes::PRIORITY_OF_NO_RESOURCE, link.place_of("fetchpriority"), &[]);
    }
}

/// RDFa gives `rel` another meaning, together with its own attributes.
/// <https://www.w3.org/TR/html-rdfa/#extensions-to-the-html5-syntax>
fn is_of_rdfa(element: Element<'_>) -> bool {
    ["property", "about", "resource", "typeof", "inlist"].iter().any(|name| element.has(name))
}

/// A keyword of the table.
struct LinkType {
    keyword: &'static str,
    /// The elements that may have it, or `= ` with the keyword that it is a synonym of.
    elements: &'static str,
    traits: &'static str,
}

static LINK_TYPES: LazyLock<Vec<LinkType>> = LazyLock::new(|| {
    let data = include_str!("../../../data/link-types.tsv");
    let lines = data.lines().filter(|line| !line.starts_with('#'));
    let link_type = |line: &'static str| {
        let mut cells = line.split('\t');
        let (keyword, elements, traits) = (cells.next()?, cells.next()?, cells.next()?);
        Some(LinkType { keyword, elements, traits })
    };
    lines.filter_map(link_type).collect()
});

fn link_type(keyword: &str) -> Option<&'static LinkType> {
    static BY_KEYWORD: LazyLock<FxHashMap<&'static str, &'static LinkType>> =
        LazyLock::new(|| LINK_TYPES.iter().map(|of| (of.keyword, of)).collect());
    BY_KEYWORD.get(keyword).copied()
}

/// The elements that may have a keyword, or `= ` with the keyword that it is a synonym of.
fn elements_of(keyword: &str) -> Option<&'static str> {
    link_type(keyword).map(|of| of.elements)
}

fn has_trait(keyword: &str, wanted: &str) -> bool {
    let of = link_type(&in_lower_case(keyword));
    of.is_some_and(|of| of.traits.split(' ').any(|one| one == wanted))
}

/// Returns true for a keyword that a `link` in the body may have.
/// <https://html.spec.whatwg.org/multipage/links.html#linkTypes>
pub(in crate::rules) fn is_body_ok(keyword: &str) -> bool {
    has_trait(keyword, "body-ok")
}

/// The keyword that a word differs from by a letter, or by two if it is long.
fn nearly(name: &str) -> Option<&'static str> {
    const SHORTEST: usize = 4;
    const LONG: usize = 7;
    let is_near = |keyword: &str| match keyword.len() {
        ..SHORTEST => false,
        SHORTEST..LONG => is_one_edit_apart(keyword, name),
        LONG.. => are_two_edits_apart(keyword, name),
    };
    // One with a colon is a CURIE of RDFa.
    let mut keywords = LINK_TYPES.iter().filter(|of| !of.elements.starts_with('='));
    let near = keywords.find(|of| !name.contains(':') && is_near(of.keyword))?;
    Some(near.keyword)
}

/// Returns true if two edits at most make one of the other. Most words show by their lengths and letters that they do not.
fn are_two_edits_apart(one: &str, other: &str) -> bool {
    // An edit takes two letters away or brings two at most.
    const MOST_LETTERS: u32 = 4;
    let letters = |text: &str| {
        text.bytes().fold(0_u64, |letters, byte| letters | 1 << u32::from(byte & 0x3F))
    };
    one.len().abs_diff(other.len()) <= 2
        && (letters(one) ^ letters(other)).count_ones() <= MOST_LETTERS
        && strsim::osa_distance(one, other) <= 2
}

#[cfg(test)]
mod tests {
    use super::{are_two_edits_apart, elements_of, nearly};

    #[test]
    fn two_edits() {
        let words =
            ["prefetch", "perfetch", "preftech", "prefech", "pretch", "preload", "xrefetcy", "x"];
        for one in words {
            for other in words {
                let expected = strsim::osa_distance(one, other) <= 2;
                assert_eq!(are_two_edits_apart(one, other), expected, "{one} {other}");
            }
        }
    }

    #[test]
    fn words_that_are_nearly_keywords() {
        for (word, expected) in [
            ("stylesheets", Some("stylesheet")),
            ("nofolow", Some("nofollow")),
            ("icno", Some("icon")),
            ("nexxt", Some("next")),
            ("tagg", None),
            ("alternative", Some("alternate")),
            ("lisence", Some("license")),
            ("apple-touch-icon", None),
            ("me", None),
            ("shortcut", None),
            (":license", None),
            ("authro", Some("author")),
        ] {
            assert_eq!(nearly(word), expected, "{word}");
        }
        assert_eq!(elements_of("tag"), Some("a area"));
    }
}
