//! The names that a server answers to, and the pages of browsers that may ask it.
//!
//! A page from anywhere can make a browser send requests to this machine. It cannot choose the headers that are looked at
//! here: `Origin`, and `Sec-Fetch-Site` where a browser sends no origin, name the page; and `Host` is the name under which
//! the page knows this server, which is its own one if it has that name resolved to this machine (DNS rebinding).

use std::net::IpAddr;

use hyper::header::{HOST, HeaderName, HeaderValue, ORIGIN, REFERER};
use hyper::http::request::Parts;
use hyper::http::uri::Authority;
use hyper::{Uri, Version};

use super::answer::Answer;

const SEC_FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");
const SEC_FETCH_MODE: HeaderName = HeaderName::from_static("sec-fetch-mode");

/// The names that a server answers to: those of this machine, the address of the connection, and others that were allowed.
#[derive(Clone, Debug, Default)]
pub(crate) struct Access {
    names: Vec<String>,
}

impl Access {
    /// `names` as [`Self::name`] gives them.
    pub(crate) fn new(names: Vec<String>) -> Self {
        Self { names }
    }

    /// The name of a host that may be allowed, without a port. An error is a message.
    pub(crate) fn name(text: &str) -> Result<String, String> {
        let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
        if let Ok(address) = bare.parse::<IpAddr>() {
            return Ok(address.to_canonical().to_string());
        }
        match text.parse::<Authority>() {
            Ok(authority) if authority.as_str() == authority.host() => Ok(host(&authority)),
            _ => Err("a name or an address without a port is expected".to_owned()),
        }
    }

    /// Checks a request over a connection to this address. Returns the origin of the page that asks, if it may read the
    /// answer.
    pub(super) fn check(&self, head: &Parts, local: IpAddr) -> Result<Option<HeaderValue>, Answer> {
        let mut hosts = head.headers.get_all(HOST).iter();
        let named = match (hosts.next(), hosts.next()) {
            (Some(host), None) => Some(host.as_bytes()),
            (None, _) if head.version == Version::HTTP_10 => None,
            (None, _) => return Err(Answer::text(400, "the header Host is missing\n").last()),
            _ => return Err(Answer::text(400, "more than one header Host\n").last()),
        };
        // The target of a request may have its own: https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2
        let of_target = head.uri.authority().map(|authority| authority.as_str().as_bytes());
        for authority in named.into_iter().chain(of_target) {
            let Ok(authority) = Authority::try_from(authority) else {
                return Err(Answer::text(400, "the header Host is not a host\n").last());
            };
            if !self.knows(&authority, local) {
                let message =
                    format!("{authority} is not a name of this server; see --allow-host\n");
                return Err(Answer::text(403, &message));
            }
        }
        let foreign = || Answer::text(403, "pages from elsewhere may not ask; see --allow-host\n");
        if let Some(origin) = head.headers.get(ORIGIN) {
            let is_known = self.knows_origin(origin, local);
            return if is_known { Ok(Some(origin.clone())) } else { Err(foreign()) };
        }
        let is = |name, value: &str| head.headers.get(name).is_some_and(|found| found == value);
        let is_from_another = is(SEC_FETCH_SITE, "cross-site") || is(SEC_FETCH_SITE, "same-site");
        // Navigation shows the answer to the user, not to the page.
        if is_from_another && !is(SEC_FETCH_MODE, "navigate") {
            let page = head.headers.get(REFERER);
            if !page.is_some_and(|page| self.knows_origin(page, local)) {
                return Err(foreign());
            }
        }
        Ok(None)
    }

    /// Returns true if this server, or a page on this machine, has the name.
    fn knows(&self, authority: &Authority, local: IpAddr) -> bool {
        // A user before the name may look like one.
        if authority.as_str().contains('@') {
            return false;
        }
        let host = host(authority);
        match host.parse::<IpAddr>() {
            Ok(address) if address.is_loopback() || address == local.to_canonical() => true,
            _ => host == "localhost" || host.ends_with(".localhost") || self.names.contains(&host),
        }
    }

    fn knows_origin(&self, origin: &HeaderValue, local: IpAddr) -> bool {
        let Ok(origin) = Uri::try_from(origin.as_bytes()) else { return false };
        matches!(origin.scheme_str(), Some("http" | "https"))
            && origin.authority().is_some_and(|authority| self.knows(authority, local))
    }
}

/// The host, in one of several forms: without a port, brackets or a last dot, and in lower case.
fn host(authority: &Authority) -> String {
    let host = authority.host().to_ascii_lowercase();
    let bare = host.strip_prefix('[').and_then(|host| host.strip_suffix(']')).unwrap_or(&host);
    match bare.parse::<IpAddr>() {
        Ok(address) => address.to_canonical().to_string(),
        Err(_) => bare.strip_suffix('.').unwrap_or(bare).to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use hyper::Request;

    use super::*;

    /// The status of a refusal, or 200; and the origin that may read the answer.
    fn check(names: &[&str], headers: &[(&str, &str)]) -> (u16, Option<String>) {
        let names = names.iter().map(|name| Access::name(name).unwrap()).collect();
        let request = headers
            .iter()
            .fold(Request::builder(), |request, (name, value)| request.header(*name, *value));
        let (head, ()) = request.body(()).unwrap().into_parts();
        match Access::new(names).check(&head, "192.0.2.7".parse().unwrap()) {
            Ok(origin) => (200, origin.map(|origin| origin.to_str().unwrap().to_owned())),
            Err(answer) => (answer.status, None),
        }
    }

    #[test]
    fn hosts() {
        for (host, status) in [
            ("localhost", 200),
            ("localhost:8888", 200),
            ("LOCALHOST.:1", 200),
            ("a.localhost", 200),
            ("127.0.0.1:8888", 200),
            ("127.9.9.9", 200),
            ("[::1]:8888", 200),
            ("[::ffff:127.0.0.1]", 200),
            ("192.0.2.7:80", 200),
            ("192.0.2.8:80", 403),
            ("example.com", 403),
            ("localhost.example.com", 403),
            ("notlocalhost", 403),
            ("localhost@example.com", 403),
            ("example.com@localhost", 403),
            ("127.0.0.1.example.com", 403),
            ("tools.example:9", 200),
            ("Tools.Example.", 200),
            ("x.tools.example", 403),
            ("[2001:db8::1]:9", 200),
            ("", 400),
            ("a b", 400),
        ] {
            let names = ["Tools.example", "[2001:DB8::1]"];
            assert_eq!(check(&names, &[("Host", host)]).0, status, "{host}");
        }
        assert_eq!(check(&[], &[]).0, 400);
        assert_eq!(check(&[], &[("Host", "localhost"), ("Host", "localhost")]).0, 400);
        for text in ["a:1", "http://a/", "a/", "a@b", "", "[::1]:8"] {
            assert!(Access::name(text).is_err(), "{text}");
        }
    }

    #[test]
    fn origins() {
        let ask = |headers: &[(&str, &str)]| {
            check(&["tools.example"], &[&[("Host", "localhost")], headers].concat())
        };
        for (origin, is_allowed) in [
            ("http://localhost:3000", true),
            ("https://127.0.0.1", true),
            ("https://tools.example", true),
            ("https://example.com", false),
            ("https://tools.example.com", false),
            ("null", false),
            ("file://", false),
            ("moz-extension://localhost", false),
        ] {
            let allowed = is_allowed.then(|| origin.to_owned());
            let expected = (if is_allowed { 200 } else { 403 }, allowed);
            assert_eq!(ask(&[("Origin", origin)]), expected, "{origin}");
        }
        // Scripts, images and frames send no origin.
        for (site, mode, page, status) in [
            ("cross-site", "no-cors", None, 403),
            ("same-site", "no-cors", None, 403),
            ("cross-site", "no-cors", Some("https://example.com/"), 403),
            ("cross-site", "no-cors", Some("http://127.0.0.1:3000/page"), 200),
            ("cross-site", "navigate", None, 200),
            ("same-origin", "no-cors", None, 200),
            ("none", "navigate", None, 200),
        ] {
            let mut headers = vec![("Sec-Fetch-Site", site), ("Sec-Fetch-Mode", mode)];
            headers.extend(page.map(|page| ("Referer", page)));
            assert_eq!(ask(&headers), (status, None), "{site} {mode} {page:?}");
        }
    }
}
