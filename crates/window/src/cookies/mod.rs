//! Cookies: one jar for all windows of an agent.
//!
//! <https://www.rfc-editor.org/rfc/rfc6265>

mod date;
mod parse;

use url::{Host, Url};

use parse::{SetCookie, parse_set_cookie};

/// The most cookies that one host may have; the oldest go first.
const MOST_PER_DOMAIN: usize = 180;

/// The most bytes that name and value of a cookie may have.
const LONGEST: usize = 4096;

/// A stored cookie (RFC 6265, section 5.3).
#[derive(Clone, Debug, PartialEq, Eq)]
struct Cookie {
    name: String,
    value: String,
    /// In seconds since 1970; none for one of the session.
    expiry: Option<i64>,
    domain: String,
    path: String,
    creation: u64,
    host_only: bool,
    secure_only: bool,
    http_only: bool,
}

/// SPEC-NOTE: `SameSite` is not looked at, and there is no list of public suffixes: only a domain without a
/// dot is refused as one.
#[derive(Debug, Default)]
pub(crate) struct CookieJar {
    cookies: Vec<Cookie>,
    last: u64,
}

fn is_http(url: &Url) -> bool {
    matches!(url.scheme(), "http" | "https")
}

/// RFC 6265, section 5.1.3: both in lower case, as URLs have them.
fn domain_matches(host: &str, is_a_domain: bool, domain: &str) -> bool {
    host == domain
        || (is_a_domain && host.strip_suffix(domain).is_some_and(|before| before.ends_with('.')))
}

/// RFC 6265, section 5.1.4.
fn path_matches(request: &str, path: &str) -> bool {
    request
        .strip_prefix(path)
        .is_some_and(|rest| rest.is_empty() || path.ends_with('/') || rest.starts_with('/'))
}

/// RFC 6265, section 5.1.4.
fn default_path(url: &Url) -> String {
    match url.path().rsplit_once('/') {
        Some((directory, _)) if !directory.is_empty() => directory.to_owned(),
        _ => "/".to_owned(),
    }
}

impl CookieJar {
    /// Stores a cookie that a server or a script gave (RFC 6265, section 5.3).
    pub(crate) fn set(&mut self, url: &Url, text: &str, now: i64, is_from_a_script: bool) {
        let Some(host) = url.host_str().filter(|_| is_http(url)) else { return };
        let Some(SetCookie { name, value, expiry, max_age, domain, path, is_secure, http_only }) =
            parse_set_cookie(text)
        else {
            return;
        };
        if name.len().saturating_add(value.len()) > LONGEST {
            return;
        }
        let is_a_domain = matches!(url.host(), Some(Host::Domain(_)));
        let domain = domain.filter(|domain| domain != host);
        if let Some(domain) = &domain
            && (!domain.contains('.') || !domain_matches(host, is_a_domain, domain))
        {
            return;
        }
        let is_secure_url = url.scheme() == "https";
        let is_prefix_kept = match name.get(..9).map(str::to_ascii_lowercase).as_deref() {
            Some("__secure-") => is_secure && is_secure_url,
            _ if name.to_ascii_lowercase().starts_with("__host-") => {
                is_secure && is_secure_url && domain.is_none() && path.as_deref() == Some("/")
            }
            _ => true,
        };
        if !is_prefix_kept || (is_secure && !is_secure_url) || (is_from_a_script && http_only) {
            return;
        }
        self.last = self.last.saturating_add(1);
        let cookie = Cookie {
            name,
            value,
            expiry: max_age
                .map(|age| if age <= 0 { i64::MIN } else { now.saturating_add(age) })
                .or(expiry),
            host_only: domain.is_none(),
            domain: domain.unwrap_or_else(|| host.to_owned()),
            path: path.unwrap_or_else(|| default_path(url)),
            creation: self.last,
            secure_only: is_secure,
            http_only,
        };
        self.store(cookie, now, is_from_a_script);
    }

    fn store(&mut self, mut cookie: Cookie, now: i64, is_from_a_script: bool) {
        let old = self.cookies.iter().position(|old| {
            old.name == cookie.name
                && old.domain == cookie.domain
                && old.path == cookie.path
                && old.host_only == cookie.host_only
        });
        if let Some(place) = old {
            let is_hidden = self.cookies.get(place).is_some_and(|old| old.http_only);
            if is_from_a_script && is_hidden {
                return;
            }
            cookie.creation = self.cookies.remove(place).creation;
        }
        self.cookies.retain(|cookie| cookie.expiry.is_none_or(|expiry| expiry > now));
        if cookie.expiry.is_some_and(|expiry| expiry <= now) {
            return;
        }
        let of_domain = self.cookies.iter().filter(|other| other.domain == cookie.domain);
        if of_domain.count() >= MOST_PER_DOMAIN
            && let Some(oldest) =
                self.cookies.iter().position(|other| other.domain == cookie.domain)
        {
            self.cookies.remove(oldest);
        }
        self.cookies.push(cookie);
    }

    /// The `Cookie` header of a request, or `document.cookie` (RFC 6265, section 5.4).
    pub(crate) fn text(&self, url: &Url, now: i64, is_for_a_script: bool) -> String {
        let Some(host) = url.host_str().filter(|_| is_http(url)) else { return String::new() };
        let is_a_domain = matches!(url.host(), Some(Host::Domain(_)));
        let mut cookies: Vec<&Cookie> = self
            .cookies
            .iter()
            .filter(|cookie| {
                let is_of_the_host = if cookie.host_only {
                    host == cookie.domain
                } else {
                    domain_matches(host, is_a_domain, &cookie.domain)
                };
                is_of_the_host
                    && path_matches(url.path(), &cookie.path)
                    && cookie.expiry.is_none_or(|expiry| expiry > now)
                    && (!cookie.secure_only || url.scheme() == "https")
                    && (!cookie.http_only || !is_for_a_script)
            })
            .collect();
        cookies.sort_by_key(|cookie| (std::cmp::Reverse(cookie.path.len()), cookie.creation));
        let pairs = cookies.iter().map(|cookie| {
            if cookie.name.is_empty() {
                cookie.value.clone()
            } else {
                format!("{}={}", cookie.name, cookie.value)
            }
        });
        pairs.collect::<Vec<_>>().join("; ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_cookies() {
        fn check(set: &[(&str, &str)], get: &str, expected: &str) {
            let mut jar = CookieJar::default();
            let url = |text: &str| text.parse::<Url>().expect("a URL");
            for (from, text) in set {
                jar.set(&url(from), text, 100, false);
            }
            assert_eq!(jar.text(&url(get), 100, true), expected, "{set:?} at {get}");
        }
        const A: &str = "https://a.example.org/dir/page";
        check(&[(A, "a=1"), (A, "b=2; Path=/")], A, "a=1; b=2");
        check(&[(A, "a=1")], "https://a.example.org/other", "");
        check(&[(A, "a=1; Domain=.example.org; Path=/")], "https://b.example.org/", "a=1");
        check(&[(A, "a=1; Domain=other.org")], A, "");
        check(&[(A, "a=1; Domain=org")], A, "");
        check(&[(A, "a=1; HttpOnly")], A, "");
        check(&[(A, "a=1; Secure")], "http://a.example.org/dir/page", "");
        check(&[(A, "a=1"), (A, "a=; Max-Age=0")], A, "");
        check(&[(A, "a=1; Expires=Thu, 01 Jan 1970 00:00:01 GMT")], A, "");
        check(&[(A, "a=1; Expires=Fri, 01-Jan-2038 00:00:01 GMT")], A, "a=1");
        check(&[(A, "a=1"), (A, "b=2"), (A, "a=3")], A, "a=3; b=2");
        check(&[(A, "alone")], A, "alone");
        check(&[(A, "__Host-a=1; Secure")], A, "");
        check(&[("file:///a", "a=1")], "file:///a", "");
    }
}
