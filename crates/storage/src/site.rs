//! Sites: the registrable domains of origins.
//!
//! <https://html.spec.whatwg.org/multipage/browsers.html#sites>

use url::{Host, Url};

/// The host of an origin or of an address.
pub(crate) fn host_of(origin: &str) -> Option<Host<String>> {
    let url = Url::parse(origin).ok()?;
    url.host().map(|host| host.to_owned())
}

/// The site of an origin, without the scheme: the registrable domain of its host, or the host
/// itself if it has none, such as `localhost` and IP addresses. An origin without a host is its own
/// site.
///
/// ```
/// use treewright_storage::site_of;
///
/// assert_eq!(site_of("https://a.b.example.co.uk:8443"), "example.co.uk");
/// assert_eq!(site_of("http://127.0.0.1:8000"), "127.0.0.1");
/// assert_eq!(site_of("http://localhost"), "localhost");
/// ```
pub fn site_of(origin: &str) -> String {
    match host_of(origin) {
        Some(Host::Domain(name)) => site_of_a_domain(&name).to_owned(),
        Some(host) => host.to_string(),
        None => origin.to_owned(),
    }
}

/// The registrable domain of a domain, or the domain itself if it has none.
pub(crate) fn site_of_a_domain(name: &str) -> &str {
    psl::domain_str(name).unwrap_or(name)
}

/// True for a public suffix, below which anyone can register a domain: no cookie may be for it.
pub(crate) fn is_a_public_suffix(domain: &str) -> bool {
    psl::suffix_str(domain) == Some(domain)
}

/// True if a host is this domain or below it.
pub(crate) fn is_within(host: &str, domain: &str) -> bool {
    host == domain || host.strip_suffix(domain).is_some_and(|before| before.ends_with('.'))
}

/// The host of an origin as text, or the origin itself if it has none.
pub(crate) fn host_text(origin: &str) -> String {
    host_of(origin).map_or_else(|| origin.to_owned(), |host| host.to_string())
}

#[cfg(test)]
mod tests {
    use super::{is_a_public_suffix, is_within, site_of};

    #[test]
    fn sites() {
        for (origin, site) in [
            ("https://www.example.org", "example.org"),
            ("https://example.org", "example.org"),
            ("https://user.github.io", "user.github.io"),
            ("http://web-platform.test:8000", "web-platform.test"),
            ("http://[::1]:80", "[::1]"),
            ("https://co.uk", "co.uk"),
            ("file://", "file://"),
        ] {
            assert_eq!(site_of(origin), site, "{origin}");
        }
        assert!(is_a_public_suffix("co.uk") && !is_a_public_suffix("example.co.uk"));
        assert!(
            is_within("a.example.org", "example.org")
                && !is_within("badexample.org", "example.org")
        );
    }
}
