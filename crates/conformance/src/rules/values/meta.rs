//! The `content` of metadata names and of pragma directives.
//!
//! <https://html.spec.whatwg.org/multipage/semantics.html#standard-metadata-names>
//! <https://html.spec.whatwg.org/multipage/semantics.html#pragma-directives>

use treewright_markup::tag;
use treewright_microsyntaxes::numbers::valid_non_negative_integer;

use super::texts::report;
use super::{REFERRER_POLICIES, keywords, security_policy, texts, urls};
use crate::codes::texts as codes;
use crate::context::{Attribute, Context, Element};
use crate::rules::css::mistake_of_keywords;

/// Checks the `content` of a `meta` with `name` or `http-equiv`.
pub(super) fn content<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    if let Some(name) = element.attr("name").filter(|_| element.is_html_element(tag::META)) {
        of_a_name(cx, element, attribute, name);
    }
    let Some(pragma) = element.attr("http-equiv").filter(|_| element.is_html_element(tag::META))
    else {
        return;
    };
    let value = attribute.value;
    if pragma.eq_ignore_ascii_case("refresh") {
        if let Some(reason) = mistake_of_refresh(value) {
            report(cx, element, attribute, &codes::BAD_REFRESH, reason);
        }
    } else if pragma.eq_ignore_ascii_case("content-type") {
        if !is_encoding_declaration(value) {
            let reason = "it is `text/html; charset=utf-8`";
            report(cx, element, attribute, &codes::BAD_PRAGMA_CONTENT, reason);
        }
    } else if pragma.eq_ignore_ascii_case("x-ua-compatible") {
        if !value.eq_ignore_ascii_case("IE=edge") {
            report(cx, element, attribute, &codes::BAD_PRAGMA_CONTENT, "it is `IE=edge`");
        }
    } else if pragma.eq_ignore_ascii_case("content-security-policy") {
        security_policy::policy(cx, element, attribute);
    }
}

/// The values of names that have a form.
fn of_a_name<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>, name: &str) {
    if name.eq_ignore_ascii_case("referrer") {
        keywords::one_of(cx, element, attribute, &REFERRER_POLICIES, false);
    } else if name.eq_ignore_ascii_case("theme-color") {
        texts::color(cx, element, attribute);
    } else if name.eq_ignore_ascii_case("color-scheme")
        && (mistake_of_keywords("color-scheme", attribute.value).is_some()
            || !has_color_schemes(attribute.value))
    {
        let reason = "it is `normal`, or names of colour schemes such as `light dark`";
        report(cx, element, attribute, &codes::BAD_TEXT, reason);
    }
}

/// "`normal | [ light | dark | <custom-ident> ]+ && only?`": `normal` is alone, and `only` is the first or the last
/// of several.
/// <https://drafts.csswg.org/css-color-adjust/#color-scheme-prop>
fn has_color_schemes(value: &str) -> bool {
    let value = value.to_ascii_lowercase();
    let words: Vec<&str> = value.split_ascii_whitespace().collect();
    let are_names = |words: &[&str]| !words.iter().any(|word| matches!(*word, "normal" | "only"));
    match words.as_slice() {
        [] | ["normal"] => true,
        ["only", names @ ..] | [names @ .., "only"] => !names.is_empty() && are_names(names),
        names => are_names(names),
    }
}

/// "`text/html;`", optionally followed by any number of ASCII whitespace, followed by "`charset=utf-8`".
fn is_encoding_declaration(value: &str) -> bool {
    let value = value.to_ascii_lowercase();
    let charset = value
        .strip_prefix("text/html;")
        .map(|rest| rest.trim_start_matches(|c: char| c.is_ascii_whitespace()));
    charset == Some("charset=utf-8")
}

/// "Just a valid non-negative integer, or a valid non-negative integer, followed by a U+003B SEMICOLON character (;),
/// followed by one or more ASCII whitespace, followed by … the string `URL`, followed by a U+003D EQUALS SIGN
/// character (=), followed by a valid URL string that does not start with a literal U+0027 APOSTROPHE (') or U+0022
/// QUOTATION MARK (") character."
fn mistake_of_refresh(value: &str) -> Option<&'static str> {
    let (seconds, rest) = match value.split_once(';') {
        Some((seconds, rest)) => (seconds, Some(rest)),
        None => (value, None),
    };
    if valid_non_negative_integer(seconds).is_err() {
        return Some("it begins with a number of seconds");
    }
    let rest = rest?;
    let address = rest.trim_start_matches(|c: char| c.is_ascii_whitespace());
    if address.len() == rest.len() {
        return Some("white space follows the `;`");
    }
    let address = address
        .split_at_checked(4)
        .filter(|(start, _)| start.eq_ignore_ascii_case("url="))
        .map(|(_, address)| address);
    let Some(address) = address else { return Some("`URL=` comes after the `;`") };
    if address.starts_with(['\'', '"']) {
        return Some("the address has no quotation marks around it");
    }
    urls::mistake(address, false)
}

#[cfg(test)]
mod tests {
    use super::{has_color_schemes, is_encoding_declaration, mistake_of_refresh};

    #[test]
    fn color_schemes() {
        for value in ["normal", "light", "light dark", "only light", "dark light only", "x y"] {
            assert!(has_color_schemes(value), "{value}");
        }
        for value in [
            "only",
            "normal light",
            "light Normal",
            "light only dark",
            "only light only",
            "only only",
        ] {
            assert!(!has_color_schemes(value), "{value}");
        }
    }

    #[test]
    fn contents_of_pragmas() {
        assert!(is_encoding_declaration("Text/HTML;charset=UTF-8"));
        assert!(!is_encoding_declaration("text/html; charset=utf-8 "));
        for value in ["0", "5; url=a", "5;\n URL=https://example.com/"] {
            assert_eq!(mistake_of_refresh(value), None, "{value}");
        }
        for value in
            ["", "a", "-1", "5;", "5; ", "5;url=a", "5; href=a", "5; url='a'", "5; url=a b"]
        {
            assert!(mistake_of_refresh(value).is_some(), "{value}");
        }
    }
}
