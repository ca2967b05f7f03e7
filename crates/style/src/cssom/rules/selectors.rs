//! Selectors as the object model writes them.
//!
//! <https://drafts.csswg.org/cssom/#serialize-a-group-of-selectors>

use std::fmt::Write as _;

use cssparser::{Parser, ToCss as _};
use selectors::SelectorList;
use selectors::parser::ParseRelative;
use style::selector_parser::SelectorParser;
use style::stylesheets::{Namespaces, Origin, UrlExtraData};

use crate::limits::COMBINATORS;
use crate::selector_text::{self, END};
use crate::text;

/// A custom state that stands for something which Stylo does not have, with a number.
const HELD: &str = ":state(--treewright-held-";

/// How selectors are parsed.
pub(super) struct Grammar<'a> {
    pub(super) namespaces: &'a Namespaces,
    pub(super) url: &'a UrlExtraData,
    pub(super) relative: ParseRelative,
    /// Pseudo-elements are not allowed.
    pub(super) is_scope: bool,
}

impl Grammar<'_> {
    /// The text of a list of selectors; `None` if it is invalid.
    ///
    /// SPEC-NOTE: selectors with more than 256 combinators are invalid, because their matching recurses over them.
    pub(super) fn canonical(&self, selectors: &str) -> Option<String> {
        let text = text::bounded(selectors)?;
        if is_too_long(text) {
            return None;
        }
        let (text, held) = hold(text);
        let parser = SelectorParser {
            stylesheet_origin: Origin::Author,
            namespaces: self.namespaces,
            url_data: self.url,
            for_supports_rule: false,
        };
        let mut input = Parser::new(&text);
        let list = input.parse_entirely(|input| {
            if self.is_scope {
                SelectorList::parse_disallow_pseudo(&parser, input, self.relative)
            } else {
                SelectorList::parse(&parser, input, self.relative)
            }
        });
        let mut out = String::new();
        list.ok()?.to_css(&mut out).ok()?;
        Some(release(out, &held))
    }
}

/// Returns true if one of the selectors has too many combinators.
fn is_too_long(text: &str) -> bool {
    let (mut count, mut was_one) = (0_usize, true);
    for byte in text.bytes() {
        let is_one = matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | b'\x0c' | b'>' | b'+' | b'~');
        if byte == b',' {
            (count, was_one) = (0, true);
            continue;
        }
        count = count.saturating_add(usize::from(is_one && !was_one));
        was_one = is_one;
        if count > COMBINATORS {
            return true;
        }
    }
    false
}

/// Puts custom states where Stylo cannot read a selector; also returns what they stand for.
fn hold(text: &str) -> (String, Vec<String>) {
    let with_block = format!("{text}{{}}");
    let (mut out, mut held, mut start) = (String::new(), Vec::new(), 0_usize);
    for (range, with) in selector_text::edits(&with_block) {
        if with == END || range.start < start || range.end > text.len() {
            continue;
        }
        let before = text.get(start..range.start).unwrap_or_default();
        out.push_str(before);
        // Another name of a pseudo-class keeps its arguments, which are read like other selectors.
        if with == ":is" {
            out.push_str(&with);
        } else {
            let _ = write!(out, "{HELD}{})", held.len());
            held.push(text.get(range.clone()).unwrap_or_default().to_ascii_lowercase());
        }
        start = range.end;
    }
    out.push_str(text.get(start..).unwrap_or_default());
    (out, held)
}

fn release(mut text: String, held: &[String]) -> String {
    for (number, original) in held.iter().enumerate() {
        let state = format!("{HELD}{number})");
        if let Some(at) = text.find(&state) {
            text.replace_range(at..at.saturating_add(state.len()), original);
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheets::about_blank;

    #[test]
    fn selectors_are_written() {
        let url = UrlExtraData::from(about_blank());
        let mut namespaces = Namespaces::default();
        namespaces.prefixes.insert("p".into(), "urn:p".into());
        let grammar = Grammar {
            namespaces: &namespaces,
            url: &url,
            relative: ParseRelative::No,
            is_scope: false,
        };
        for (text, expected) in [
            ("a", Some("a")),
            (" .a , #b>c ", Some(".a, #b > c")),
            ("[a=b]", Some("[a=\"b\"]")),
            ("a:IN-RANGE b:hover", Some("a:in-range b:hover")),
            ("a::-webkit-scrollbar", Some("a::-webkit-scrollbar")),
            (":dir(RTL).a:heading(1, 2)", Some(":dir(rtl).a:heading(1, 2)")),
            ("::BEFORE, a:first-line", Some("::before, a::first-line")),
            ("p|a, *|b", Some("p|a, b")),
            ("q|a", None),
            ("", None),
            ("a,", None),
            ("> a", None),
            ("a:bogus", None),
            (":nth-child( 2n + 1 )", Some(":nth-child(2n+1)")),
            (".\\31 a", Some(".\\31 a")),
        ] {
            assert_eq!(grammar.canonical(text).as_deref(), expected, "{text}");
        }
        assert_eq!(grammar.canonical(&"a ".repeat(1000)), None);
        assert_eq!(grammar.canonical(&format!("{}a", ":not(".repeat(1000))), None);
        let nested = Grammar { relative: ParseRelative::ForNesting, ..grammar };
        assert_eq!(nested.canonical("> a, &.b").as_deref(), Some("& > a, &.b"));
    }
}
