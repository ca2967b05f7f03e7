//! The addresses that `doc=` may name.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use treewright::read::url::{Host, Url};

/// An error for the addresses of this machine and of private networks, which only programs in them should reach.
/// Names are not resolved here: where such names exist, the server must not be reached by others.
pub(super) fn refuse_private(url: &Url) -> Result<(), String> {
    let is_private = match url.host() {
        None => true,
        Some(Host::Domain(name)) => {
            let name = name.trim_end_matches('.');
            name == "localhost" || name.ends_with(".localhost") || !name.contains('.')
        }
        Some(Host::Ipv4(address)) => is_private_v4(address),
        Some(Host::Ipv6(address)) => is_private(IpAddr::V6(address)),
    };
    if is_private { Err("Forbidden host.".to_owned()) } else { Ok(()) }
}

fn is_private(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_private_v4(address),
        IpAddr::V6(address) => {
            let [first, ..] = address.segments();
            let is_local = first & 0xFE00 == 0xFC00 || first & 0xFFC0 == 0xFE80;
            is_local
                || address == Ipv6Addr::LOCALHOST
                || address == Ipv6Addr::UNSPECIFIED
                || address.to_ipv4().is_some_and(is_private_v4)
        }
    }
}

fn is_private_v4(address: Ipv4Addr) -> bool {
    let [first, second, ..] = address.octets();
    let is_shared = first == 100 && second & 0xC0 == 64;
    address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_unspecified()
        || address.is_broadcast()
        || address.is_multicast()
        || is_shared
        || first == 0
}

/// The type and the bytes in a `data:` URL.
/// <https://fetch.spec.whatwg.org/#data-url-processor>
pub(super) fn data(url: &Url) -> Option<(String, Vec<u8>)> {
    let text = url.as_str().strip_prefix("data:")?;
    let text = text.split('#').next()?;
    let (kind, data) = text.split_once(',')?;
    let bytes = percent_decoded(data);
    let kind = String::from_utf8_lossy(&percent_decoded(kind)).trim().to_owned();
    let is_base64 =
        kind.rsplit_once(';').filter(|(_, last)| last.trim().eq_ignore_ascii_case("base64"));
    match is_base64 {
        None => Some((kind, bytes)),
        Some((kind, _)) => {
            let bytes: Vec<u8> =
                bytes.into_iter().filter(|byte| !byte.is_ascii_whitespace()).collect();
            let bytes = STANDARD.decode(&bytes).ok()?;
            Some((kind.trim().to_owned(), bytes))
        }
    }
}

fn percent_decoded(text: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        let digits = after.get(..2).and_then(|digits| str::from_utf8(digits).ok());
        let is_hex = |digits: &&str| digits.bytes().all(|byte| byte.is_ascii_hexdigit());
        let escaped = digits.filter(is_hex).and_then(|digits| u8::from_str_radix(digits, 16).ok());
        match escaped.filter(|_| *first == b'%') {
            Some(byte) => {
                bytes.push(byte);
                rest = after.get(2..).unwrap_or_default();
            }
            None => {
                bytes.push(*first);
                rest = after;
            }
        }
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn private_addresses() {
        for (url, is_refused) in [
            ("http://example.com/", false),
            ("http://93.184.216.34/", false),
            ("http://localhost:80/", true),
            ("http://a.localhost/", true),
            ("http://intranet/", true),
            ("http://127.1/", true),
            ("http://0x7f000001/", true),
            ("http://10.0.0.1/", true),
            ("http://169.254.169.254/", true),
            ("http://[::1]/", true),
            ("http://[::ffff:127.0.0.1]/", true),
            ("http://[fd00::1]/", true),
        ] {
            assert_eq!(refuse_private(&Url::parse(url).unwrap()).is_err(), is_refused, "{url}");
        }
    }

    #[test]
    fn data_urls() {
        for (url, kind, bytes) in [
            ("data:text/html,<p>%41", "text/html", &b"<p>A"[..]),
            ("data:text/html;charset=utf-8;base64,PHA+", "text/html;charset=utf-8", b"<p>"),
            ("data:,%zz", "", b"%zz"),
        ] {
            let found = data(&Url::parse(url).unwrap()).unwrap();
            assert_eq!((found.0.as_str(), found.1.as_slice()), (kind, bytes), "{url}");
        }
    }
}
