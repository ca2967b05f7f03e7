//! Resources that the page's own Content Security Policy blocks, as far as their addresses show. The page may say
//! where it is from; otherwise a relative address is taken for one of its origin, and others for those of other
//! origins.
//!
//! <https://w3c.github.io/webappsec-csp/#does-url-match-source-list>

use treewright_dom::NodeRef;
use treewright_markup::{LocalName, tag};
use treewright_semantics::content_security_policy::{host_part_matches, is_scheme_part};

use super::blocked::{Directive, find};
use crate::context::Element;
use crate::tables::ElementSet;

/// The elements that load something by an address.
pub(super) const ELEMENTS: ElementSet = ElementSet::of(&[
    tag::AUDIO,
    tag::EMBED,
    tag::IFRAME,
    tag::IMG,
    tag::INPUT,
    tag::LINK,
    tag::OBJECT,
    tag::SCRIPT,
    tag::SOURCE,
    tag::TRACK,
    tag::VIDEO,
]);

/// The directives of fetches in a policy.
/// <https://w3c.github.io/webappsec-csp/#directive-fallback-list>
pub(super) struct Fetches<'a> {
    script: Directive<'a>,
    style: Directive<'a>,
    image: Directive<'a>,
    media: Directive<'a>,
    frame: Directive<'a>,
    object: Directive<'a>,
    manifest: Directive<'a>,
}

impl<'a> Fetches<'a> {
    pub(super) fn new(content: &'a str) -> Self {
        Self {
            script: find(content, "script-src-elem"),
            style: find(content, "style-src-elem"),
            image: find(content, "img-src"),
            media: find(content, "media-src"),
            frame: find(content, "frame-src"),
            object: find(content, "object-src"),
            manifest: find(content, "manifest-src"),
        }
    }

    /// The attributes of an element whose addresses are blocked, with the directives that do so.
    pub(super) fn blocked(
        &self,
        element: Element<'a>,
        parent: Option<LocalName>,
        own_hosts: &[String],
    ) -> impl Iterator<Item = (&'static str, Directive<'a>)> {
        self.addresses(element, parent).into_iter().flatten().filter(move |(name, directive)| {
            let address = element.attr(name).unwrap_or_default().trim_ascii();
            let has_nonce = directive.has_nonce(element.attr("nonce").unwrap_or_default());
            !address.is_empty() && !has_nonce && !directive.allows(address, own_hosts)
        })
    }

    fn addresses(
        &self,
        element: Element<'a>,
        parent: Option<LocalName>,
    ) -> [Option<(&'static str, Directive<'a>)>; 2] {
        let first = match element.tag {
            tag::SCRIPT => ("src", self.script),
            tag::LINK => ("href", self.link(element)),
            tag::IMG => ("src", self.image),
            tag::INPUT if element.attr_is("type", "image") => ("src", self.image),
            tag::AUDIO | tag::TRACK => ("src", self.media),
            tag::VIDEO => return [Some(("src", self.media)), Some(("poster", self.image))],
            tag::SOURCE if matches!(parent, Some(tag::AUDIO | tag::VIDEO)) => ("src", self.media),
            tag::IFRAME => ("src", self.frame),
            tag::EMBED => ("src", self.object),
            tag::OBJECT => ("data", self.object),
            _ => return [None; 2],
        };
        [Some(first), None]
    }

    /// The directive for the resource of a `link`, which blocks nothing for the others.
    fn link(&self, link: Element<'a>) -> Directive<'a> {
        let has = |keyword: &str| {
            let mut types = link.attr("rel").unwrap_or_default().split_ascii_whitespace();
            types.any(|one| one.eq_ignore_ascii_case(keyword))
        };
        if has("stylesheet") {
            self.style
        } else if has("icon") {
            self.image
        } else if has("manifest") {
            self.manifest
        } else {
            Directive::default()
        }
    }
}

impl Directive<'_> {
    /// Returns true if the address may be loaded.
    fn allows(self, address: &str, own_hosts: &[String]) -> bool {
        let Some((_, sources)) = self.0 else { return true };
        let address = address.to_ascii_lowercase();
        let (scheme, host) = scheme_and_host(&address);
        let is_own = match host {
            Some(host) => own_hosts.iter().any(|own| own == host),
            None => scheme.is_none(),
        };
        sources.split_ascii_whitespace().any(|source| {
            let source = source.to_ascii_lowercase();
            match source.strip_suffix(':') {
                Some(of_source) if is_scheme_part(of_source) => scheme.is_none_or(|scheme| {
                    scheme == of_source || scheme == "https" && of_source == "http"
                }),
                _ if source.starts_with('\'') => {
                    // Scripts that others load, and those with a fitting hash, can be anywhere.
                    source.starts_with("'sha") || source == "'self'" && is_own
                }
                _ if source == "*" => {
                    scheme.is_none_or(|scheme| matches!(scheme, "http" | "https"))
                }
                // The host of the page can be named.
                _ => host.map_or(scheme.is_none(), |host| is_host_of(&source, host)),
            }
        })
    }
}

/// The hosts, with ports, of the addresses that a page gives as its own: its base URL and its canonical address.
pub(super) fn own_hosts(head: NodeRef<'_>) -> Vec<String> {
    let addresses = head.child_elements().filter_map(|child| {
        let element = Element::new(child);
        let is_canonical = || {
            let types = element.attr("rel").unwrap_or_default();
            types.split_ascii_whitespace().any(|one| one.eq_ignore_ascii_case("canonical"))
        };
        match element.tag {
            tag::BASE => element.attr("href"),
            tag::LINK if is_canonical() => element.attr("href"),
            tag::META if element.attr("property") == Some("og:url") => element.attr("content"),
            _ => None,
        }
    });
    addresses
        .filter_map(|address| {
            let address = address.trim_ascii().to_ascii_lowercase();
            scheme_and_host(&address).1.map(str::to_owned)
        })
        .collect()
}

/// The parts of an address in lower case.
fn scheme_and_host(address: &str) -> (Option<&str>, Option<&str>) {
    let (scheme, host) = match address.split_once(':') {
        Some((scheme, rest)) if is_scheme_part(scheme) => (Some(scheme), rest.strip_prefix("//")),
        _ => (None, address.strip_prefix("//")),
    };
    let host = host.map(|rest| {
        let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
        let authority = rest.get(..end).unwrap_or_default();
        authority.rsplit_once('@').map_or(authority, |(_, host)| host)
    });
    (scheme, host)
}

/// Returns true if a host is the one that a source names. Its scheme, port and path are not compared.
fn is_host_of(source: &str, host: &str) -> bool {
    let source = source.split_once("://").map_or(source, |(_, rest)| rest);
    let without_port = |text: &str| {
        let end = text.find(['/', ':']).unwrap_or(text.len());
        text.get(..end).unwrap_or_default().to_owned()
    };
    let (source, host) = (without_port(source), without_port(host));
    host_part_matches(&source, &host)
}

#[cfg(test)]
mod tests {
    use super::Directive;

    #[test]
    fn addresses_that_a_source_list_allows() {
        for (sources, address, expected) in [
            ("'none'", "/tea.png", false),
            ("", "tea.png", false),
            ("'self'", "tea.png", true),
            ("'self'", "//cdn.example/tea.png", false),
            ("'self'", "https://cdn.example/tea.png", false),
            ("'self'", "https://own.example/tea.png", true),
            ("'self'", "https://own.example:8443/tea.png", false),
            ("'self'", "data:,tea", false),
            ("data:", "DATA:,tea", true),
            ("https:", "https://cdn.example/tea.png", true),
            ("http:", "https://cdn.example/tea.png", true),
            ("https:", "http://cdn.example/tea.png", false),
            ("https:", "tea.png", true),
            ("*", "https://cdn.example/tea.png", true),
            ("*", "data:,tea", false),
            ("cdn.example", "https://CDN.example:8443/tea.png", true),
            ("https://cdn.example/a/", "//me@cdn.example?tea", true),
            ("cdn.example", "https://other.example/tea.png", false),
            ("*.example", "https://cdn.example/tea.png", true),
            ("*.example", "https://example/tea.png", false),
            ("cdn.example", "/tea.png", true),
            ("cdn.example", "data:,tea", false),
            ("'sha256-a='", "https://cdn.example/tea.js", true),
            ("'nonce-a'", "https://cdn.example/tea.js", false),
        ] {
            let directive = Directive(Some(("img-src", sources)));
            let own = ["own.example".to_owned()];
            assert_eq!(directive.allows(address, &own), expected, "{sources}: {address}");
        }
        assert!(Directive(None).allows("https://cdn.example/", &[]));
    }
}
