//! Permissions policies, the values of `allow`.
//!
//! <https://www.w3.org/TR/permissions-policy/#algo-parse-policy-directive>

use url::Url;

use super::lists::PERMISSIONS;
use super::texts::report;
use super::tokens::part;
use crate::codes::permissions as codes;
use crate::context::{Attribute, Context, Element};

/// Checks "a serialized permissions policy".
/// <https://html.spec.whatwg.org/multipage/iframe-embed-object.html#attr-iframe-allow>
pub(super) fn allow<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    for directive in attribute.value.split(';') {
        let mut words = directive.split_ascii_whitespace();
        let Some(feature) = words.next() else { continue };
        let is_name = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        if !feature.bytes().all(is_name) {
            let reason = format!("`{feature}` is not the name of a feature");
            report(cx, element, attribute, &codes::BAD_PERMISSIONS_POLICY, &reason);
            return;
        }
        if let Some(wrong) = words.find(|word| !is_in_an_allow_list(word)) {
            let reason = format!("`{wrong}` is not `*`, `'self'`, `'src'`, `'none'` or an origin");
            report(cx, element, attribute, &codes::BAD_PERMISSIONS_POLICY, &reason);
            return;
        }
        if !PERMISSIONS.iter().any(|known| known.eq_ignore_ascii_case(feature)) {
            let values = [("feature", feature)];
            let place = part(element, attribute, feature);
            cx.report(&codes::UNKNOWN_PERMISSION, place, &values);
        }
    }
}

/// `serialized-origin / "*" / "'self'" / "'src'" / "'none'"`; an origin can have wildcards for subdomains and for the
/// port.
fn is_in_an_allow_list(word: &str) -> bool {
    let quoted = ["'self'", "'src'", "'none'"];
    if word == "*" || quoted.iter().any(|quoted| quoted.eq_ignore_ascii_case(word)) {
        return true;
    }
    let word = word.strip_suffix(":*").unwrap_or(word);
    Url::parse(&word.replacen("://*.", "://", 1)).is_ok()
}
