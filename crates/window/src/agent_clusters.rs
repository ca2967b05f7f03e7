//! Agent clusters, as far as scripts can observe them: each document's cluster is keyed by its site
//! or by its origin.
//!
//! <https://html.spec.whatwg.org/multipage/browsers.html#origin-keyed-agent-clusters>

use rustc_hash::FxHashMap;
use treewright_dom::NodeId;
use url::{Host, Url};

use crate::loader::Headers;
use crate::navigables::NavigableId;
use crate::origin::Origin;
use crate::world::World;

/// The number of a browsing context group.
/// <https://html.spec.whatwg.org/multipage/document-sequences.html#browsing-context-group>
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct GroupId(u32);

/// The browsing context groups of a world.
#[derive(Default)]
pub(crate) struct Groups {
    last: u32,
    /// Per group and origin, true if the key is the origin.
    /// <https://html.spec.whatwg.org/multipage/document-sequences.html#historical-agent-cluster-key-map>
    historical_keys: FxHashMap<(GroupId, String), bool>,
}

impl Groups {
    /// <https://html.spec.whatwg.org/multipage/document-sequences.html#creating-a-new-browsing-context-group>
    pub(crate) fn create_a_new_group(&mut self) -> GroupId {
        self.last = self.last.saturating_add(1);
        GroupId(self.last)
    }

    /// Returns true if the agent cluster is keyed by the origin. Two origins of one site do not get
    /// separate agents here: access between them depends on their origins alone.
    /// <https://html.spec.whatwg.org/multipage/webappapis.html#obtain-similar-origin-window-agent>
    fn obtain_a_similar_origin_window_agent(
        &mut self,
        group: GroupId,
        origin: &Origin,
        requests_oac: bool,
    ) -> bool {
        // The site of an opaque origin is the origin.
        if origin.is_opaque() {
            return true;
        }
        *self.historical_keys.entry((group, origin.serialization())).or_insert(requests_oac)
    }
}

impl World {
    /// The browsing context group of a navigable.
    pub(crate) fn group_of(&self, id: NavigableId) -> GroupId {
        let top = self.traversable_of(id);
        self.navigables.get(top).map(|navigable| navigable.group).unwrap_or_default()
    }

    /// Puts a document of a navigable into its agent cluster.
    pub(crate) fn set_the_agent_cluster(
        &mut self,
        document: NodeId,
        id: NavigableId,
        requests_oac: bool,
    ) {
        let group = self.group_of(id);
        let requests_oac = requests_oac && self.is_a_secure_context(document);
        let Some(state) = self.documents.get_mut(document) else { return };
        state.is_origin_keyed =
            self.groups.obtain_a_similar_origin_window_agent(group, &state.origin, requests_oac);
    }

    /// True if the document, and all that contain it, came over a connection that cannot be
    /// tampered with.
    /// <https://html.spec.whatwg.org/multipage/webappapis.html#secure-context>
    pub(crate) fn is_a_secure_context(&self, document: NodeId) -> bool {
        let Some(state) = self.documents.get(document) else { return false };
        let Some(id) = state.navigable else { return false };
        let top = self.traversable_of(id);
        let active = self.navigables.get(top).map(|navigable| navigable.active_document);
        let url = if top == id {
            Some(&state.url)
        } else {
            active.and_then(|active| self.documents.get(active)).map(|state| &state.url)
        };
        url.is_some_and(is_potentially_trustworthy)
    }
}

/// <https://w3c.github.io/webappsec-secure-contexts/#is-url-trustworthy>
fn is_potentially_trustworthy(url: &Url) -> bool {
    if crate::urls::matches_about_blank(url) || url.as_str() == "about:srcdoc" {
        return true;
    }
    match url.scheme() {
        "https" | "wss" | "file" | "data" => true,
        "blob" => Url::parse(url.path()).is_ok_and(|inner| is_potentially_trustworthy(&inner)),
        _ => match url.host() {
            Some(Host::Ipv4(address)) => address.is_loopback(),
            Some(Host::Ipv6(address)) => address.is_loopback(),
            Some(Host::Domain(name)) => {
                let name = name.strip_suffix('.').unwrap_or(name);
                name == "localhost" || name.ends_with(".localhost")
            }
            None => false,
        },
    }
}

/// True if a response asks for a cluster that is keyed by its origin.
/// <https://html.spec.whatwg.org/multipage/browsers.html#origin-agent-cluster>
pub(crate) fn requests_an_origin_keyed_cluster(headers: &Headers) -> bool {
    headers.text("Origin-Agent-Cluster").is_some_and(|value| is_a_true_item(&value))
}

/// True for a structured item with the value true, with or without parameters.
/// <https://www.rfc-editor.org/rfc/rfc9651#name-parsing-an-item>
fn is_a_true_item(value: &str) -> bool {
    let Some(mut rest) = value.trim_matches(' ').strip_prefix("?1") else { return false };
    while let Some(after) = rest.strip_prefix(';') {
        let after = after.trim_start_matches(' ');
        let is_first = |c: char| c.is_ascii_lowercase() || c == '*';
        if !after.starts_with(is_first) {
            return false;
        }
        let is_key = |c: char| {
            c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, '_' | '-' | '.' | '*')
        };
        rest = after.trim_start_matches(is_key);
        if let Some(value) = rest.strip_prefix('=') {
            match skip_a_bare_item(value) {
                Some(after) => rest = after,
                None => return false,
            }
        }
    }
    rest.is_empty()
}

/// Skips a bare item, and returns the rest.
fn skip_a_bare_item(value: &str) -> Option<&str> {
    let first = value.chars().next()?;
    match first {
        '"' => {
            let mut is_escaped = false;
            for (place, c) in value.char_indices().skip(1) {
                match c {
                    _ if is_escaped => {
                        if c != '"' && c != '\\' {
                            return None;
                        }
                        is_escaped = false;
                    }
                    '\\' => is_escaped = true,
                    '"' => return value.get(place.saturating_add(1)..),
                    ' '..='~' => {}
                    _ => return None,
                }
            }
            None
        }
        '?' => value.strip_prefix("?0").or_else(|| value.strip_prefix("?1")),
        ':' => {
            let (bytes, after) = value.strip_prefix(':')?.split_once(':')?;
            let is_base64 = |c: char| c.is_ascii_alphanumeric() || matches!(c, '+' | '/' | '=');
            bytes.chars().all(is_base64).then_some(after)
        }
        '-' | '0'..='9' => {
            let number = value.strip_prefix('-').unwrap_or(value);
            let end = number.find(|c: char| !c.is_ascii_digit()).unwrap_or(number.len());
            let (whole, after) = number.split_at(end);
            if whole.is_empty() || whole.len() > 15 {
                return None;
            }
            let Some(fraction) = after.strip_prefix('.') else { return Some(after) };
            let end = fraction.find(|c: char| !c.is_ascii_digit()).unwrap_or(fraction.len());
            let (digits, after) = fraction.split_at(end);
            ((1..=3).contains(&digits.len()) && whole.len() <= 12).then_some(after)
        }
        'a'..='z' | 'A'..='Z' | '*' => {
            let is_token = |c: char| c.is_ascii_alphanumeric() || "!#$%&'*+-.^_`|~:/".contains(c);
            Some(value.trim_start_matches(is_token))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_true_item_asks() {
        for value in
            ["?1", " ?1 ", "?1;a", "?1; a=1;b=\"x\\\"\";c=?0", "?1;a=tok/en;d=:YQ==:;e=-1.5"]
        {
            assert!(is_a_true_item(value), "{value}");
        }
        for value in [
            "", "?0", "1", "\"?1\"", "?1, ?1", "?10", "?1;", "?1;A", "?1;a=", "?1;a=\"x", "?1 x",
            "true",
        ] {
            assert!(!is_a_true_item(value), "{value}");
        }
    }

    #[test]
    fn ways_that_can_be_trusted() {
        fn check(url: &str, expected: bool) {
            assert_eq!(is_potentially_trustworthy(&url.parse().unwrap()), expected, "{url}");
        }
        check("https://example.com/", true);
        check("http://example.com/", false);
        check("http://localhost:8000/", true);
        check("http://a.localhost./", true);
        check("http://127.3.2.1/", true);
        check("http://[::1]/", true);
        check("http://[::2]/", false);
        check("about:blank", true);
        check("about:srcdoc", true);
        check("about:x", false);
        check("blob:https://example.com/1", true);
        check("blob:http://example.com/1", false);
        check("data:text/html,", true);
    }
}
