//! Source lists, and matching against them.
//!
//! <https://w3c.github.io/webappsec-csp/#match-url-to-source-list>

use base64::Engine;
use sha2::{Digest, Sha256, Sha384, Sha512};
use treewright_semantics::content_security_policy::{self, host_part_matches, is_scheme_part};
use url::Url;

use crate::origin::Origin;

fn is_keyword(source: &str, keyword: &str) -> bool {
    source.eq_ignore_ascii_case(keyword)
}

pub(super) fn has(list: &[String], keyword: &str) -> bool {
    list.iter().any(|source| is_keyword(source, keyword))
}

/// <https://w3c.github.io/webappsec-csp/#match-url-to-source-list>
pub(super) fn matches_url(
    list: &[String],
    url: &Url,
    self_origin: &Origin,
    was_redirected: bool,
) -> bool {
    if let [only] = list
        && is_keyword(only, "'none'")
    {
        return false;
    }
    list.iter().any(|source| matches_expression(source, url, self_origin, was_redirected))
}

fn is_network_scheme(scheme: &str) -> bool {
    matches!(scheme, "http" | "https" | "ws" | "wss" | "ftp")
}

/// <https://w3c.github.io/webappsec-csp/#match-url-to-source-expression>
fn matches_expression(source: &str, url: &Url, self_origin: &Origin, was_redirected: bool) -> bool {
    let self_scheme = match self_origin {
        Origin::Tuple { scheme, .. } => scheme.as_str(),
        Origin::Opaque(_) => "",
    };
    if source == "*" {
        return is_network_scheme(url.scheme()) || url.scheme() == self_scheme;
    }
    if is_keyword(source, "'self'") {
        let own = Origin::of(url);
        return own.is_same_origin(self_origin) || is_upgraded_self(&own, self_origin);
    }
    if let Some(scheme) = source.strip_suffix(':')
        && is_scheme_part(scheme)
    {
        return scheme_part_matches(&scheme.to_ascii_lowercase(), url.scheme());
    }
    if source.starts_with('\'') {
        return false;
    }
    matches_a_host_source(source, url, self_scheme, was_redirected)
}

/// The same host over a connection that is as good or better, each with its default port.
fn is_upgraded_self(own: &Origin, self_origin: &Origin) -> bool {
    match (own, self_origin) {
        (
            Origin::Tuple { scheme, host, port, .. },
            Origin::Tuple { scheme: other, host: other_host, port: other_port, .. },
        ) => {
            host == other_host
                && (port == other_port)
                && (matches!(scheme.as_str(), "https" | "wss")
                    || (other == "http" && scheme == "ws"))
        }
        _ => false,
    }
}

/// <https://w3c.github.io/webappsec-csp/#scheme-part-match>
fn scheme_part_matches(own: &str, other: &str) -> bool {
    own == other
        || matches!((own, other), ("http" | "wss", "https") | ("ws", "wss" | "http" | "https"))
}

fn matches_a_host_source(source: &str, url: &Url, self_scheme: &str, was_redirected: bool) -> bool {
    let Some(host) = url.host_str() else { return false };
    let (scheme, rest) = match source.split_once("://") {
        Some((scheme, rest)) => (Some(scheme.to_ascii_lowercase()), rest),
        None => (None, source),
    };
    let scheme_matches = match &scheme {
        Some(scheme) => scheme_part_matches(scheme, url.scheme()),
        None => scheme_part_matches(self_scheme, url.scheme()),
    };
    let (authority, path) = match rest.find('/') {
        Some(place) => rest.split_at(place),
        None => (rest, ""),
    };
    let (host_part, port_part) = match authority.rsplit_once(':') {
        Some((host, port)) if port == "*" || port.bytes().all(|byte| byte.is_ascii_digit()) => {
            (host, Some(port))
        }
        _ => (authority, None),
    };
    scheme_matches
        && host_part_matches(host_part, host)
        && port_part_matches(port_part, scheme.as_deref().unwrap_or(self_scheme), url)
        && (path.is_empty() || was_redirected || path_part_matches(path, url.path()))
}

/// <https://w3c.github.io/webappsec-csp/#port-part-matches>
fn port_part_matches(pattern: Option<&str>, scheme: &str, url: &Url) -> bool {
    let port = url.port_or_known_default();
    match pattern {
        Some("*") => true,
        Some(pattern) => {
            let pattern = pattern.parse::<u16>().ok();
            // A page may be reached over the better connection.
            pattern.is_some() && (pattern == port || (pattern == Some(80) && port == Some(443)))
        }
        None => {
            url.port().is_none()
                || Url::parse(&format!("{scheme}://h"))
                    .ok()
                    .and_then(|url| url.port_or_known_default())
                    == port
        }
    }
}

/// <https://w3c.github.io/webappsec-csp/#path-part-match>
fn path_part_matches(pattern: &str, path: &str) -> bool {
    let decode =
        |text: &str| percent_encoding::percent_decode_str(text).decode_utf8_lossy().into_owned();
    let (pattern, path) = (decode(pattern), decode(path));
    if pattern == "/" && path.is_empty() {
        return true;
    }
    if pattern.ends_with('/') { path.starts_with(&pattern) } else { pattern == path }
}

/// <https://w3c.github.io/webappsec-csp/#match-nonce-to-source-list>
pub(super) fn matches_nonce(list: &[String], nonce: &str) -> bool {
    content_security_policy::matches_nonce(list.iter().map(String::as_str), nonce)
}

/// True if one of the hashes is that of a text.
pub(super) fn matches_hash(list: &[String], text: &str) -> bool {
    list.iter().any(|source| {
        let inside = source.strip_prefix('\'').and_then(|rest| rest.strip_suffix('\''));
        let Some((kind, value)) = inside.and_then(|inside| inside.split_once('-')) else {
            return false;
        };
        let bytes = text.as_bytes();
        let digest = match kind.to_ascii_lowercase().as_str() {
            "sha256" => Sha256::digest(bytes).to_vec(),
            "sha384" => Sha384::digest(bytes).to_vec(),
            "sha512" => Sha512::digest(bytes).to_vec(),
            _ => return false,
        };
        let value = value.replace('-', "+").replace('_', "/");
        base64::engine::general_purpose::STANDARD.encode(digest) == value
    })
}

/// <https://w3c.github.io/webappsec-csp/#allow-all-inline>
pub(super) fn allows_all_inline(list: &[String], is_style: bool) -> bool {
    content_security_policy::allows_all_inline(list.iter().map(String::as_str), is_style)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(text: &str) -> Vec<String> {
        text.split(' ').map(str::to_owned).collect()
    }

    #[test]
    fn addresses() {
        fn check(sources: &str, url: &str, expected: bool) {
            let own = Origin::of(&"https://example.com/".parse().unwrap());
            let url = url.parse().unwrap();
            assert_eq!(matches_url(&list(sources), &url, &own, false), expected, "{sources} {url}");
        }
        check("'none'", "https://example.com/", false);
        check("", "https://example.com/", false);
        check("*", "https://other.example/", true);
        check("*", "data:,", false);
        check("data:", "data:,", true);
        check("'SELF'", "https://example.com/a", true);
        check("'self'", "https://www.example.com/a", false);
        check("'self'", "http://example.com/a", false);
        check("'none' 'self'", "https://example.com/a", true);
        check("http:", "https://example.com/", true);
        check("other.example", "https://other.example/", true);
        check("other.example", "http://other.example/", false);
        check("http://other.example", "https://other.example/", true);
        check("*.example", "https://other.example/", true);
        check("*.other.example", "https://other.example/", false);
        check("other.example:8443", "https://other.example:8443/", true);
        check("other.example", "https://other.example:8443/", false);
        check("other.example:*", "https://other.example:8443/", true);
        check("other.example/a/", "https://other.example/a/b", true);
        check("other.example/a", "https://other.example/a/b", false);
        check("other.example/%61", "https://other.example/a", true);
    }

    #[test]
    fn a_redirect_is_not_asked_for_its_path() {
        let own = Origin::of(&"https://example.com/".parse().unwrap());
        let url = "https://other.example/b".parse().unwrap();
        assert!(matches_url(&list("other.example/a"), &url, &own, true));
    }

    #[test]
    fn inline() {
        assert!(matches_nonce(&list("'self' 'nonce-a'"), "a"));
        assert!(!matches_nonce(&list("'nonce-a'"), "A"));
        assert!(!matches_nonce(&list("'nonce-'"), ""));
        // `echo -n "alert(1)" | openssl dgst -sha256 -binary | base64`
        let hash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
        assert!(matches_hash(&list(hash), "alert(1)"));
        assert!(!matches_hash(&list(hash), "alert(2)"));
        for (text, of_scripts, of_styles) in [
            ("'unsafe-inline' 'self'", true, true),
            ("'unsafe-inline' 'nonce-a'", false, false),
            ("'unsafe-inline' 'strict-dynamic'", false, true),
            ("'self'", false, false),
        ] {
            assert_eq!(allows_all_inline(&list(text), false), of_scripts, "{text}");
            assert_eq!(allows_all_inline(&list(text), true), of_styles, "{text}");
        }
    }
}
