//! Functions for URLs that several standards share.

use url::Url;

/// <https://url.spec.whatwg.org/#matches-about-blank>
pub(crate) fn matches_about_blank(url: &Url) -> bool {
    url.scheme() == "about"
        && url.path() == "blank"
        && url.username().is_empty()
        && url.password().is_none()
        && url.host().is_none()
}

/// <https://w3c.github.io/webappsec-secure-contexts/#is-url-trustworthy>
pub(crate) fn is_potentially_trustworthy(url: &Url) -> bool {
    match url.scheme() {
        "https" | "wss" | "file" | "data" => true,
        "about" => matches!(url.path(), "blank" | "srcdoc"),
        "blob" => Url::parse(url.path()).is_ok_and(|inner| is_potentially_trustworthy(&inner)),
        _ => match url.host() {
            Some(url::Host::Domain(domain)) => {
                domain == "localhost" || domain.ends_with(".localhost")
            }
            Some(url::Host::Ipv4(address)) => address.is_loopback(),
            Some(url::Host::Ipv6(address)) => address.is_loopback(),
            None => false,
        },
    }
}
