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
    if element.is(tag::LINK) && element.has("fetchpriority") {
        fetch_priority(cx, element, attribute.value);
    }
    for token in attribute.value.split_ascii_whitespace() {
        let name = in_lower_case(token);
        let place = || part(element, attribute, token);
        // "If the `shortcut` keyword is present, the `rel` attribute's entire value must be an ASCII case-insensitive match for the
        // string `shortcut icon`."
        if name == "shortcut"
            && element.is(tag::LINK)
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
        } else if !elements.split(' ').any(|one| one == element.local) && !is_of_rdfa(element) {
            let elements = elements.split(' ').map(|one| format!("`<{one}>`"));
            let expected = elements.collect::<Vec<_>>().join(", ");
            let values =
                [("token", token), ("element", element.local), ("expected", expected.as_str())];
            cx.report(&codes::LINK_TYPE_NOT_ALLOWED_HERE, place(), &values);
        }
    }
}

/// "The `fetchpriority` attribute … is intended for use with external resource links".
/// <https://html.spec.whatwg.org/multipage/semantics.html#attr-link-fetchpriority>
fn fetch_priority<'a>(cx: &mut Context<'a>, link: Element<'a>, types: &'a str) {
    const EXTERNAL_RESOURCES: [&str; 9] = [
        "dns-prefetch",
        "icon",
        "manifest",
        "modulepreload",
        "pingback",
        "preconnect",
        "prefetch",
        "preload",
        "stylesheet",
    ];
    let is_external = |name: &str| EXTERNAL_RESOURCES.contains(&&*in_lower_case(name));
    if !types.split_ascii_whitespace().any(is_external) {
        cx.report(&codes::PRIORITY_OF_NO_RESOURCE, link.place_of("fetchpriority"), &[]);
    }
}

/// RDFa gives `rel` another meaning, together with its own attributes.
/// <https://www.w3.org/TR/html-rdfa/#extensions-to-the-html5-syntax>
fn is_of_rdfa(element: Element<'_>) -> bool {
    ["property", "about", "resource", "typeof", "inlist"].iter().any(|name| element.has(name))
}

/// The keywords with their elements.
static LINES: LazyLock<Vec<(&'static str, &'static str)>> = LazyLock::new(|| {
    let data = include_str!("../../../data/link-types.tsv");
    let lines = data.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_once('\t')).collect()
});

/// The elements that may have a keyword, or `= ` with the keyword that it is a synonym of.
fn elements_of(name: &str) -> Option<&'static str> {
    static BY_KEYWORD: LazyLock<FxHashMap<&'static str, &'static str>> =
        LazyLock::new(|| LINES.iter().copied().collect());
    BY_KEYWORD.get(name).copied()
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
    LINES
        .iter()
        .filter(|(_, elements)| !elements.starts_with('=') && !name.contains(':'))
        .map(|(keyword, _)| *keyword)
        .find(|keyword| is_near(keyword))
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
