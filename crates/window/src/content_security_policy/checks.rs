//! The checks of documents and requests.

use treewright_dom::{LocalName, NodeId};

use super::policy::Policy;
use super::sources::{allows_all_inline, has, matches_hash, matches_nonce, matches_url};
use crate::fetching::FetchRequest;
use crate::frames::Sandboxing;
use crate::loader::Destination;
use crate::origin::Origin;
use crate::steps::html_name;
use crate::world::World;

/// A `meta` element was inserted into a document.
/// <https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-content-security-policy>
pub(crate) fn process_a_meta_element(world: &mut World, meta: NodeId) {
    let tree = &world.tree;
    let is_in_a_head =
        tree.parent(meta).is_some_and(|parent| html_name(world, parent) == Some(LocalName::HEAD));
    let document = world.node_document(meta);
    let Some(state) = world.documents.get(document).filter(|_| is_in_a_head) else { return };
    let policy = policy_of_a_meta_element(|name| tree.attribute(meta, name), &state.origin);
    if let (Some(policy), Some(state)) = (policy, world.documents.get_mut(document)) {
        state.policies.push(policy);
    }
}

/// <https://html.spec.whatwg.org/multipage/browsers.html#csp-derived-sandboxing-flags>
pub(crate) fn csp_derived_sandboxing_flags(policies: &[Policy]) -> Sandboxing {
    let found = policies.iter().rev().find_map(|policy| policy.directive("sandbox"));
    found
        .map(|tokens| Sandboxing::parse_a_sandboxing_directive(&tokens.join(" ")))
        .unwrap_or_default()
}

/// The directive for the requests of a destination.
/// <https://w3c.github.io/webappsec-csp/#effective-directive-for-a-request>
const fn effective_directive(destination: Destination) -> Option<&'static str> {
    Some(match destination {
        Destination::Empty => "connect-src",
        Destination::Manifest => "manifest-src",
        Destination::Object | Destination::Embed => "object-src",
        Destination::Frame | Destination::Iframe => "frame-src",
        Destination::Audio | Destination::Track | Destination::Video => "media-src",
        Destination::Font => "font-src",
        Destination::Image => "img-src",
        Destination::Style => "style-src-elem",
        Destination::Script
        | Destination::Xslt
        | Destination::AudioWorklet
        | Destination::PaintWorklet => "script-src-elem",
        Destination::ServiceWorker | Destination::SharedWorker | Destination::Worker => {
            "worker-src"
        }
        Destination::Json => "connect-src",
        _ => return None,
    })
}

/// <https://w3c.github.io/webappsec-csp/#should-block-request>
pub(crate) fn should_request_be_blocked(world: &World, request: &FetchRequest) -> bool {
    let state = request.client.and_then(|document| world.documents.get(document));
    state.is_some_and(|state| do_policies_block(&state.policies, request))
}

/// True if one of the policies does not allow a request.
pub(crate) fn do_policies_block(policies: &[Policy], request: &FetchRequest) -> bool {
    let Some(directive) = effective_directive(request.destination) else { return false };
    let was_redirected = !request.earlier_urls.is_empty();
    policies.iter().any(|policy| {
        let Some(list) = policy.effective(directive) else { return false };
        let is_a_script = directive == "script-src-elem";
        let has_nonces = is_a_script || directive == "style-src-elem";
        if has_nonces && matches_nonce(list, &request.nonce) {
            return false;
        }
        if is_a_script && has(list, "'strict-dynamic'") {
            return request.is_parser_inserted;
        }
        !matches_url(list, &request.url, &policy.self_origin, was_redirected)
    })
}

/// The policy of a `meta` element, for a parser that reads ahead.
pub(crate) fn policy_of_a_meta_element<'a>(
    attribute: impl Fn(&str) -> Option<&'a str>,
    self_origin: &Origin,
) -> Option<Policy> {
    let is_a_policy = attribute("http-equiv")
        .is_some_and(|state| state.eq_ignore_ascii_case("content-security-policy"));
    let content = attribute("content").filter(|content| is_a_policy && !content.is_empty())?;
    let policy = Policy::parse(content, self_origin.clone()).without_directives_of_headers();
    (!policy.is_empty()).then_some(policy)
}

/// The kinds of scripts that stand in a page.
/// <https://w3c.github.io/webappsec-csp/#should-block-inline>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Inline<'a> {
    /// A `script` element with its nonce.
    Script {
        nonce: &'a str,
        is_parser_inserted: bool,
    },
    ScriptAttribute,
    /// A `javascript:` address.
    Navigation,
}

/// <https://w3c.github.io/webappsec-csp/#should-block-inline>
pub(crate) fn should_inline_behavior_be_blocked(
    world: &World,
    document: NodeId,
    kind: Inline<'_>,
    source: &str,
) -> bool {
    let Some(state) = world.documents.get(document) else { return false };
    let directive = match kind {
        Inline::ScriptAttribute => "script-src-attr",
        _ => "script-src-elem",
    };
    state.policies.iter().any(|policy| {
        let Some(list) = policy.effective(directive) else { return false };
        !is_inline_allowed(list, kind, source)
    })
}

/// <https://w3c.github.io/webappsec-csp/#match-element-to-source-list>
fn is_inline_allowed(list: &[String], kind: Inline<'_>, source: &str) -> bool {
    if allows_all_inline(list) {
        return true;
    }
    match kind {
        Inline::Script { nonce, is_parser_inserted } => {
            matches_nonce(list, nonce)
                || matches_hash(list, source)
                || (has(list, "'strict-dynamic'") && !is_parser_inserted)
        }
        _ => has(list, "'unsafe-hashes'") && matches_hash(list, source),
    }
}

/// <https://w3c.github.io/webappsec-csp/#can-compile-strings>
pub(crate) fn blocks_string_compilation(world: &World, document: NodeId) -> bool {
    let Some(state) = world.documents.get(document) else { return false };
    state.policies.iter().any(|policy| {
        policy.effective("script-src").is_some_and(|list| !has(list, "'unsafe-eval'"))
    })
}
