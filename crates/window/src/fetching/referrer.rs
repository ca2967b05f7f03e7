//! Referrers and their policies.
//!
//! <https://w3c.github.io/webappsec-referrer-policy/>

use url::Url;

use crate::urls::is_potentially_trustworthy;

use super::mime::get_decode_and_split;
use super::request::{FetchRequest, Referrer};
use crate::loader::Headers;
use crate::origin::Origin;
use crate::world::World;

/// <https://w3c.github.io/webappsec-referrer-policy/#default-referrer-policy>
pub(crate) const DEFAULT_POLICY: &str = "strict-origin-when-cross-origin";

/// The policies, except the empty string.
const POLICIES: [&str; 8] = [
    "no-referrer",
    "no-referrer-when-downgrade",
    "same-origin",
    "origin",
    "strict-origin",
    "origin-when-cross-origin",
    "strict-origin-when-cross-origin",
    "unsafe-url",
];

/// The state of a referrer policy attribute.
/// <https://html.spec.whatwg.org/multipage/urls-and-fetching.html#referrer-policy-attribute>
pub(crate) fn policy_of_attribute(value: Option<&str>) -> String {
    let value = value.unwrap_or_default();
    let known = POLICIES.iter().find(|policy| policy.eq_ignore_ascii_case(value));
    known.copied().unwrap_or_default().to_owned()
}

/// <https://w3c.github.io/webappsec-referrer-policy/#parse-referrer-policy-from-header>
pub(crate) fn parse_the_referrer_policy_header(headers: &Headers) -> String {
    let tokens = get_decode_and_split(headers, "Referrer-Policy").unwrap_or_default();
    let mut known = tokens
        .iter()
        .rev()
        .filter_map(|token| POLICIES.iter().find(|policy| policy.eq_ignore_ascii_case(token)));
    known.next().copied().unwrap_or_default().to_owned()
}

/// <https://w3c.github.io/webappsec-referrer-policy/#determine-requests-referrer>
pub(crate) fn determine_the_referrer(world: &World, request: &FetchRequest) -> Option<Url> {
    let source = match &request.referrer {
        Referrer::None => return None,
        Referrer::Url(url) => url.clone(),
        Referrer::Client => {
            let document = request.client?;
            // "While document is an iframe srcdoc document, let document be its container document."
            world.document_of_the_referrer(document)?
        }
    };
    let url = strip_for_use_as_a_referrer(&source, false)?;
    let origin_only = strip_for_use_as_a_referrer(&source, true)?;
    let url = if url.as_str().len() > 4096 { origin_only.clone() } else { url };
    let is_same_origin = Origin::of(&url).is_same_origin(&Origin::of(&request.url));
    let is_downgrade =
        is_potentially_trustworthy(&url) && !is_potentially_trustworthy(&request.url);
    match request.referrer_policy.as_str() {
        "no-referrer" => None,
        "origin" => Some(origin_only),
        "unsafe-url" => Some(url),
        "strict-origin" => (!is_downgrade).then_some(origin_only),
        "same-origin" => is_same_origin.then_some(url),
        "origin-when-cross-origin" => Some(if is_same_origin { url } else { origin_only }),
        "no-referrer-when-downgrade" => (!is_downgrade).then_some(url),
        _ if is_same_origin => Some(url),
        _ => (!is_downgrade).then_some(origin_only),
    }
}

/// <https://w3c.github.io/webappsec-referrer-policy/#strip-url>
fn strip_for_use_as_a_referrer(url: &Url, origin_only: bool) -> Option<Url> {
    if !matches!(url.scheme(), "http" | "https") {
        return None;
    }
    let mut url = url.clone();
    // A URL of HTTP can have both.
    let _ = url.set_username("");
    let _ = url.set_password(None);
    url.set_fragment(None);
    if origin_only {
        url.set_path("");
        url.set_query(None);
    }
    Some(url)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_policies() {
        fn check(header: &str, expected: &str) {
            let headers: Headers = [("referrer-policy", header)].into_iter().collect();
            assert_eq!(parse_the_referrer_policy_header(&headers), expected, "{header}");
        }
        check("", "");
        check("origin", "origin");
        check("Origin, garbage", "origin");
        check("origin, unsafe-url", "unsafe-url");
        assert_eq!(policy_of_attribute(Some("NO-Referrer")), "no-referrer");
        assert_eq!(policy_of_attribute(Some("never")), "");
        assert_eq!(policy_of_attribute(None), "");
    }

    #[test]
    fn strips_addresses() {
        fn check(url: &str, origin_only: bool, expected: Option<&str>) {
            let url = Url::parse(url).unwrap();
            let stripped = strip_for_use_as_a_referrer(&url, origin_only);
            assert_eq!(stripped.as_ref().map(Url::as_str), expected, "{url}");
        }
        check("https://a:b@x.org/p?q#f", false, Some("https://x.org/p?q"));
        check("https://a:b@x.org/p?q#f", true, Some("https://x.org/"));
        check("file:///a", false, None);
        check("data:,x", true, None);
    }
}
