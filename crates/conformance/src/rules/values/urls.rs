//! URLs, as the URL Standard's parser reports them.
//!
//! <https://url.spec.whatwg.org/#url-writing>
//! <https://html.spec.whatwg.org/multipage/urls-and-fetching.html#valid-url-potentially-surrounded-by-spaces>

use std::cell::Cell;
use std::sync::LazyLock;

use treewright_microsyntaxes::mime;
use url::{Host, SyntaxViolation, Url};

use super::plain_urls::{has_plain_bytes, is_plain};
use crate::codes::urls as codes;
use crate::context::{Attribute, Context, Element};
use crate::place::Place;

/// The URL of a page that nothing is known about.
static PAGE: LazyLock<Option<Url>> = LazyLock::new(|| Url::parse("https://example.com/a/b").ok());

/// Checks "a valid URL potentially surrounded by spaces", which may be empty or not.
pub(super) fn url<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    attribute: Attribute<'a>,
    may_be_empty: bool,
) {
    let value = attribute.value.trim_ascii();
    if value.is_empty() {
        if !may_be_empty {
            let names = [("attribute", attribute.name.local), ("element", element.name())];
            let place = Place::Value(element.node, attribute.name);
            cx.report(&codes::EMPTY_URL, place, &names);
        }
        return;
    }
    report(cx, element, attribute, value, false);
}

/// Checks the URLs of `ping`, each of which "must be a valid non-empty URL whose scheme is an HTTP(S) scheme". The
/// scheme of a relative one is that of the page.
/// <https://html.spec.whatwg.org/multipage/links.html#ping>
pub(super) fn urls<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    for value in attribute.value.split_ascii_whitespace() {
        let has_other_scheme =
            || Url::parse(value).is_ok_and(|url| !matches!(url.scheme(), "http" | "https"));
        if mistake(value, false).is_none() && has_other_scheme() {
            let place = element_part(element, attribute, value);
            let values = [
                ("url", value),
                ("reason", "its scheme must be `http` or `https`"),
                ("attribute", attribute.name.local),
                ("element", element.name()),
            ];
            cx.report(&codes::BAD_URL, place, &values);
        } else {
            report(cx, element, attribute, value, false);
        }
    }
}

/// "The `value` attribute, if specified and not empty, must have a value that is a valid URL potentially surrounded by
/// spaces that is also an absolute URL."
/// <https://html.spec.whatwg.org/multipage/input.html#url-state-(type=url)>
pub(super) fn absolute_url<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    attribute: Attribute<'a>,
) {
    let value = attribute.value.trim_ascii();
    if !value.is_empty() {
        report(cx, element, attribute, value, true);
    } else if !attribute.value.is_empty() {
        empty(cx, element, attribute);
    }
}

fn empty<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    let names = [("attribute", attribute.name.local), ("element", element.name())];
    cx.report(&codes::EMPTY_URL, Place::Value(element.node, attribute.name), &names);
}

/// Checks "valid absolute URLs" in a list that is separated by white space.
pub(in crate::rules) fn absolute_urls<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    attribute: Attribute<'a>,
) {
    // "The attribute's value must have at least one token."
    if attribute.value.trim_ascii().is_empty() {
        empty(cx, element, attribute);
    }
    for value in attribute.value.split_ascii_whitespace() {
        report(cx, element, attribute, value, true);
    }
}

/// The place of a slice of a value.
fn element_part<'a>(element: Element<'a>, attribute: Attribute<'a>, part: &str) -> Place<'a> {
    let start = part.as_ptr().addr().saturating_sub(attribute.value.as_ptr().addr());
    Place::PartOfValue(element.node, attribute, start..start.saturating_add(part.len()))
}

/// Reports a mistake in a URL, which is a part of the value.
#[inline]
fn report<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    attribute: Attribute<'a>,
    value: &'a str,
    is_absolute: bool,
) {
    if !is_plain(value, is_absolute) || has_fragment_of_data(value) {
        report_other(cx, element, attribute, value, is_absolute);
    }
}

#[inline(never)]
fn report_other<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    attribute: Attribute<'a>,
    value: &'a str,
    is_absolute: bool,
) {
    let place = || element_part(element, attribute, value);
    if let Some(reason) = mistake(value, is_absolute) {
        let (attribute, element) = (attribute.name.local, element.name());
        let values =
            [("url", value), ("reason", reason), ("attribute", attribute), ("element", element)];
        cx.report(&codes::BAD_URL, place(), &values);
    } else if has_fragment_of_data(value) {
        cx.report(&codes::FRAGMENT_OF_DATA_URL, place(), &[("url", value)]);
    }
}

/// A `data:` URL with a `#`, which is mostly meant as a part of the data.
fn has_fragment_of_data(value: &str) -> bool {
    value.get(..5).is_some_and(|scheme| scheme.eq_ignore_ascii_case("data:")) && value.contains('#')
}

/// The first mistake in a URL; `None` for a valid URL string.
/// <https://url.spec.whatwg.org/#valid-url-string>
pub(in crate::rules) fn mistake(value: &str, is_absolute: bool) -> Option<&'static str> {
    if is_plain(value, is_absolute) { None } else { mistake_of_others(value, is_absolute) }
}

pub(super) fn mistake_of_others(value: &str, is_absolute: bool) -> Option<&'static str> {
    if !has_plain_bytes(value.as_bytes())
        && let Some(reason) = mistake_of_characters(value)
    {
        return Some(reason);
    }
    let found = Cell::new(None);
    let note = |violation: SyntaxViolation| {
        let is_first =
            found.get().is_none_or(|first| matches!(first, SyntaxViolation::NonUrlCodePoint));
        if is_first {
            found.set(Some(violation));
        }
    };
    let base = if is_absolute { None } else { PAGE.as_ref() };
    let parsed = Url::options().base_url(base).syntax_violation_callback(Some(&note)).parse(value);
    match parsed {
        Err(error) => Some(in_words_of_error(error)),
        // The characters have been examined; the crate still leaves out some that are allowed, such as U+E0000.
        Ok(_)
            if found.get().is_some_and(|violation| {
                !matches!(violation, SyntaxViolation::NonUrlCodePoint)
            }) =>
        {
            found.get().map(in_words)
        }
        Ok(url) => mistake_of_scheme(value, &url).or_else(|| mistake_of_host(value, &url)),
    }
}

/// Mistakes that the parser does not report: characters that are not allowed in their place.
fn mistake_of_characters(value: &str) -> Option<&'static str> {
    let (before, fragment) = match value.split_once('#') {
        Some((before, fragment)) => (before, Some(fragment)),
        None => (value, None),
    };
    if fragment.is_some_and(|fragment| fragment.contains('#')) {
        return Some("`#` is not allowed in a fragment");
    }
    if value.contains([' ', '\t', '\n', '\r', '\x0C']) {
        return Some("white space is not allowed");
    }
    if value.contains('\\') {
        return Some("`\\` is not a delimiter");
    }
    let is_url_code_point = |c: char| {
        c.is_ascii_alphanumeric()
            || "!$&'()*+,-./:;=?@_~%#[]".contains(c)
            || c >= '\u{A0}' && !is_noncharacter(c)
    };
    if !value.chars().all(is_url_code_point) {
        return Some("it contains a character that is not allowed; write it percent-encoded");
    }
    // Brackets are for addresses of IPv6 only.
    let authority = before
        .split_once("//")
        .map_or("", |(_, rest)| rest.split(['/', '?']).next().unwrap_or_default());
    let brackets = |text: &str| text.matches(['[', ']']).count();
    if brackets(value) > brackets(authority) {
        return Some("`[` and `]` are not allowed; write them percent-encoded");
    }
    let mut rest = value;
    while let Some((_, after)) = rest.split_once('%') {
        let is_encoded = after.bytes().take(2).filter(u8::is_ascii_hexdigit).count() == 2;
        if !is_encoded {
            return Some("`%` is not followed by two hexadecimal digits");
        }
        rest = after;
    }
    None
}

const fn is_noncharacter(c: char) -> bool {
    let code = c as u32;
    matches!(code, 0xFDD0..=0xFDEF) || code & 0xFFFE == 0xFFFE
}

/// Returns true for a special scheme other than `file`.
/// <https://url.spec.whatwg.org/#special-scheme>
fn is_special(url: &Url) -> bool {
    matches!(url.scheme(), "http" | "https" | "ws" | "wss" | "ftp")
}

/// A host is a domain without percent-encoding, or an address in its usual form.
/// <https://url.spec.whatwg.org/#host-writing>
fn mistake_of_host(value: &str, url: &Url) -> Option<&'static str> {
    let is_scheme = |scheme: &str| scheme.eq_ignore_ascii_case(url.scheme());
    let (_, rest) = value.split_once("//").filter(|(before, _)| {
        before.is_empty() || before.strip_suffix(':').is_some_and(is_scheme)
    })?;
    let authority = rest.split(['/', '?', '#']).next().unwrap_or_default();
    let host = authority.rsplit_once('@').map_or(authority, |(_, host)| host);
    let host =
        if host.starts_with('[') { host } else { host.split(':').next().unwrap_or_default() };
    match url.host()? {
        Host::Domain(_) if is_special(url) && host.contains('%') => {
            Some("`%` is not allowed in a host")
        }
        // "VerifyDnsLength": only the label of the root, which is after the last dot, may be empty, and others have 63
        // characters at most.
        Host::Domain(domain) if is_special(url) && has_label_of_wrong_length(domain) => {
            Some("a part of the host between dots is empty or too long")
        }
        Host::Domain(domain) if is_special(url) => mistake_of_domain(domain),
        Host::Ipv4(address) if host != address.to_string() => {
            Some("an IPv4 address is four decimal numbers")
        }
        _ => None,
    }
}

fn has_label_of_wrong_length(domain: &str) -> bool {
    let domain = domain.strip_suffix('.').unwrap_or(domain);
    domain.len() > 253 || domain.split('.').any(|label| label.is_empty() || label.len() > 63)
}

/// A valid domain has the characters that `UseSTD3ASCIIRules` allows and the hyphens that `CheckHyphens` allows. The
/// domain is in ASCII, where labels that begin with `xn--` encode others.
/// <https://url.spec.whatwg.org/#valid-domain>
fn mistake_of_domain(domain: &str) -> Option<&'static str> {
    let is_of_domain = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'.');
    if !domain.bytes().all(is_of_domain) {
        return Some("the only ASCII characters of a host are letters, digits, `-` and `.`");
    }
    domain.split('.').find_map(|label| {
        if label.starts_with('-') || label.ends_with('-') {
            Some("a part of the host between dots begins or ends with `-`")
        } else if label.get(2..4) == Some("--") && !label.starts_with("xn--") {
            Some("the third and the fourth character of a part of the host are both `-`")
        } else {
            None
        }
    })
}

fn mistake_of_scheme(value: &str, url: &Url) -> Option<&'static str> {
    let scheme_length = url.scheme().len();
    let has_scheme =
        value.get(..scheme_length).is_some_and(|scheme| scheme.eq_ignore_ascii_case(url.scheme()))
            && value.as_bytes().get(scheme_length) == Some(&b':');
    if !has_scheme {
        return None;
    }
    let rest = value.get(scheme_length.saturating_add(1)..).unwrap_or_default();
    // <https://fetch.spec.whatwg.org/#data-url-processor>
    if url.scheme() == "data" {
        return mistake_of_data(rest);
    }
    if is_special(url) && !rest.starts_with("//") {
        return Some("`//` is missing after the scheme");
    }
    if url.scheme() == "file" {
        let Some(host) = rest.strip_prefix("//") else {
            return Some("`//` is missing after `file:`");
        };
        if starts_with_drive_letter(host) {
            return Some("a drive letter is not a host: it has `///` before it");
        }
    }
    None
}

/// <https://url.spec.whatwg.org/#start-with-a-windows-drive-letter>,
/// <https://url.spec.whatwg.org/#file-invalid-windows-drive-letter-host>
fn starts_with_drive_letter(text: &str) -> bool {
    match text.as_bytes() {
        [letter, b':'] | [letter, b':', b'/' | b'?' | b'#', ..] => letter.is_ascii_alphabetic(),
        _ => false,
    }
}

/// A `data:` URL has a MIME type, or its parameters, or nothing, maybe `;base64`, and a comma before the data.
/// <https://fetch.spec.whatwg.org/#data-url-processor>, <https://www.rfc-editor.org/rfc/rfc2397#section-3>
pub(super) fn mistake_of_data(rest: &str) -> Option<&'static str> {
    let Some((before, _)) = rest.split_once(',') else {
        return Some("the `,` before the data is missing");
    };
    let media_type = match before.rsplit_once(';') {
        Some((media_type, last)) if last.eq_ignore_ascii_case("base64") => media_type,
        _ => before,
    };
    let is_right = media_type.is_empty()
        || mime::valid(media_type).is_ok()
        || media_type.starts_with(';') && mime::valid(&format!("text/plain{media_type}")).is_ok();
    if is_right { None } else { Some("a valid MIME type is missing before its `,`") }
}

fn in_words(violation: SyntaxViolation) -> &'static str {
    match violation {
        SyntaxViolation::Backslash => "`\\` is not a delimiter",
        SyntaxViolation::C0SpaceIgnored => "spaces and control characters around it are ignored",
        SyntaxViolation::EmbeddedCredentials => "a user name and a password must not be in a URL",
        SyntaxViolation::ExpectedDoubleSlash => "`//` is missing after the scheme",
        SyntaxViolation::ExpectedFileDoubleSlash => "`//` is missing after `file:`",
        SyntaxViolation::FileWithHostAndWindowsDrive => "it has a host and a drive letter",
        SyntaxViolation::NonUrlCodePoint => {
            "it contains a character that is not allowed; write it percent-encoded"
        }
        SyntaxViolation::NullInFragment => "U+0000 is not allowed in a fragment",
        SyntaxViolation::PercentDecode => "`%` is not followed by two hexadecimal digits",
        SyntaxViolation::TabOrNewlineIgnored => "tabs and line breaks in it are ignored",
        SyntaxViolation::UnencodedAtSign => "`@` is not allowed there; write it percent-encoded",
        _ => "it does not follow the URL Standard",
    }
}

fn in_words_of_error(error: url::ParseError) -> &'static str {
    use url::ParseError as Error;
    match error {
        Error::EmptyHost => "the host is missing",
        Error::IdnaError => "the host is not a valid domain name",
        Error::InvalidPort => "the port is not a number from 0 to 65535",
        Error::InvalidIpv4Address => "the host is not a valid IPv4 address",
        Error::InvalidIpv6Address => "the host is not a valid IPv6 address",
        Error::InvalidDomainCharacter => "the host contains a character that is not allowed",
        Error::RelativeUrlWithoutBase | Error::RelativeUrlWithCannotBeABaseBase => {
            "it must be an absolute URL"
        }
        _ => "it cannot be parsed",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn urls_of_the_standard() {
        for good in [
            "https://example.com/",
            "//example.com/a?b#c",
            "a/b",
            "",
            "?a=b",
            "#c",
            "mailto:a@example.com",
            "data:text/plain,a",
            "http://[::1]:80/",
            "https://example.com/%20",
            "https://ex\u{E4}mple.com/\u{E4}",
            "urn:isbn:1",
            "data:,a",
            "data:;charset=utf-8,a",
            "data:image/png;base64,eA==",
            "https://a./",
            "a\u{E0000}",
            "https://a-b.c--d--e.example/",
            "https://abc--d.example/_-_",
            "https://xn--exmple-cua.com/",
            "file:///C:/x",
            "file://c/x",
            "x://a_b/",
        ] {
            assert_eq!(mistake(good, false), None, "{good}");
        }
        for bad in [
            "https://",
            "https:a",
            "http:/a",
            "a b",
            "a\\b",
            "a%2",
            "a#b#c",
            "http://a:b@c/",
            "http://a:99999/",
            "http://[a]/",
            "a|b",
            "a\u{7F}",
            "data:text,a",
            "data:image/svg+xml;utf8,a",
            "https://a..b/",
            "https://.a/",
            "https://exa_mple.org/",
            "//exa_mple.org:80/",
            "https://-a.example/",
            "https://a-.example/",
            "https://ab--cd.example/",
            "https://a---b.example/",
            "https://a.example-/",
            "file://C:/x",
            "file://c:",
        ] {
            assert!(mistake(bad, false).is_some(), "{bad}");
        }
        assert!(mistake("a", true).is_some());
    }
}
