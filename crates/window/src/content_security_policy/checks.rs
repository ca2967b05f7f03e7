//! The checks for documents and requests.

use treewright_dom::{LocalName, NodeId};
use treewright_quickjs::{ErrorKind, JsString, Thrown, Value};

use super::policy::Policy;
use super::sources::{allows_all_inline, has, matches_hash, matches_nonce, matches_url};
use super::trusted_types::does_a_sink_type_require_trusted_types;
use super::violations::{Resource, Violation, report};
use crate::Cx;
use crate::fetching::FetchRequest;
use crate::loader::Destination;
use crate::origin::Origin;
use crate::realms::RealmId;
use crate::sandboxing::Sandboxing;
use crate::trees::html_name;
use crate::trusted_types::{self, TrustedType, get_trusted_type_compliant_string};
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
    let found = policies
        .iter()
        .rev()
        .filter(|policy| !policy.is_report_only())
        .find_map(|policy| policy.directive("sandbox"));
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

/// Reports the violations of policies by the given means, and tells whether one of the violated
/// policies is enforced.
pub(super) fn report_all(
    cx: &mut Cx<'_>,
    document: NodeId,
    directive: &'static str,
    resource: &Resource,
    (element, source): (Option<NodeId>, &str),
    violates: impl Fn(&Policy) -> bool,
) -> bool {
    let state = cx.host.documents.get(document);
    let policies = state.map(|state| state.policies.clone()).unwrap_or_default();
    let mut is_blocked = false;
    for policy in policies.iter().filter(|policy| violates(policy)) {
        let resource = resource.clone();
        report(cx, Violation { document, policy, directive, resource, element, source });
        is_blocked |= !policy.is_report_only();
    }
    is_blocked
}

/// <https://w3c.github.io/webappsec-csp/#should-block-request>
pub(crate) fn should_request_be_blocked(cx: &mut Cx<'_>, request: &FetchRequest) -> bool {
    let Some(document) = request.client else { return false };
    should_request_of_be_blocked(cx, document, request)
}

/// The same for a request of a document.
pub(crate) fn should_request_of_be_blocked(
    cx: &mut Cx<'_>,
    document: NodeId,
    request: &FetchRequest,
) -> bool {
    let Some(directive) = effective_directive(request.destination) else { return false };
    // The address that was requested first: later ones must not be revealed to the page.
    let url = request.earlier_urls.first().unwrap_or(&request.url).clone();
    report_all(cx, document, directive, &Resource::Address(url), (None, ""), |policy| {
        does_request_violate_policy(policy, request)
    })
}

/// True if one of the policies does not allow a request; nothing is reported.
pub(crate) fn do_policies_block(policies: &[Policy], request: &FetchRequest) -> bool {
    policies
        .iter()
        .any(|policy| !policy.is_report_only() && does_request_violate_policy(policy, request))
}

/// <https://w3c.github.io/webappsec-csp/#does-request-violate-policy>
fn does_request_violate_policy(policy: &Policy, request: &FetchRequest) -> bool {
    let Some(directive) = effective_directive(request.destination) else { return false };
    let was_redirected = !request.earlier_urls.is_empty();
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

/// The kinds of scripts and styles that are part of a page.
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
    /// A `style` element with its nonce.
    Style {
        nonce: &'a str,
    },
    StyleAttribute,
}

/// <https://w3c.github.io/webappsec-csp/#should-block-inline>
pub(crate) fn should_inline_behavior_be_blocked(
    cx: &mut Cx<'_>,
    document: NodeId,
    element: Option<NodeId>,
    kind: Inline<'_>,
    source: &str,
) -> bool {
    let directive = match kind {
        Inline::ScriptAttribute => "script-src-attr",
        Inline::Style { .. } => "style-src-elem",
        Inline::StyleAttribute => "style-src-attr",
        Inline::Script { .. } | Inline::Navigation => "script-src-elem",
    };
    report_all(cx, document, directive, &Resource::Inline, (element, source), |policy| {
        let list = policy.effective(directive);
        list.is_some_and(|list| !is_inline_allowed(list, kind, source))
    })
}

/// <https://w3c.github.io/webappsec-csp/#match-element-to-source-list>
fn is_inline_allowed(list: &[String], kind: Inline<'_>, source: &str) -> bool {
    let is_style = matches!(kind, Inline::Style { .. } | Inline::StyleAttribute);
    if allows_all_inline(list, is_style) {
        return true;
    }
    match kind {
        Inline::Style { nonce } => matches_nonce(list, nonce) || matches_hash(list, source),
        Inline::Script { nonce, is_parser_inserted } => {
            matches_nonce(list, nonce)
                || matches_hash(list, source)
                || (has(list, "'strict-dynamic'") && !is_parser_inserted)
        }
        _ => has(list, "'unsafe-hashes'") && matches_hash(list, source),
    }
}

/// <https://w3c.github.io/webappsec-csp/#can-compile-strings>
fn blocks_string_compilation(cx: &mut Cx<'_>, document: NodeId, source: &str) -> bool {
    let realm = cx.host.documents.get(document).map(|state| state.realm);
    let requires_trusted_types =
        realm.is_some_and(|realm| does_a_sink_type_require_trusted_types(cx.host, realm, false));
    report_all(cx, document, "script-src", &Resource::Eval, (None, source), |policy| {
        let Some(list) = policy.effective("script-src") else { return false };
        let is_trusted = requires_trusted_types && has(list, "'trusted-types-eval'");
        !is_trusted && !has(list, "'unsafe-eval'")
    })
}

/// Throws an `EvalError` if the policies do not allow compiling a string.
/// <https://w3c.github.io/webappsec-csp/#can-compile-strings>
pub(crate) fn ensure_string_compilation_is_not_blocked(
    cx: &mut Cx<'_>,
    document: NodeId,
    source: &str,
) -> Result<(), Thrown> {
    if blocks_string_compilation(cx, document, source) {
        let message = "The Content Security Policy does not allow strings to be compiled";
        return Err(Thrown::new(cx.error(ErrorKind::EvalError, message)));
    }
    Ok(())
}

/// `HostGetCodeForEval` and `HostEnsureCanCompileStrings`, for `eval` and, with their arguments,
/// the constructors of functions, in the current realm: the code, if it is a string.
/// <https://w3c.github.io/webappsec-csp/#can-compile-strings>
pub(crate) fn host_ensure_can_compile_strings(
    cx: &mut Cx<'_>,
    source: &Value,
    arguments: Option<&[Value]>,
) -> Result<Option<JsString>, Thrown> {
    let code = if TrustedType::Script.is(cx, source) {
        trusted_types::data_of(cx, source)
    } else if source.is_string() {
        cx.to_js_string(source)?
    } else {
        return Ok(None);
    };
    let Some(document) = document_with_policies(cx) else { return Ok(Some(code)) };
    let source_text = code.to_scalar();
    // The engine puts functions into parentheses.
    let function = arguments.and_then(|_| source_text.strip_prefix('(')?.strip_suffix(')'));
    let checked = function.unwrap_or(&source_text);
    let is_trusted = match arguments {
        None => !source.is_string(),
        Some(arguments) => are_trusted(cx, checked, arguments),
    };
    if !is_trusted {
        let sink = if arguments.is_some() { "Function" } else { "eval" };
        let (of, global) = (TrustedType::Script, RealmId(cx.realm_number()));
        let text = JsString::from(checked);
        let compliant = get_trusted_type_compliant_string(cx, of, global, text, sink);
        if !compliant.is_ok_and(|compliant| compliant.to_scalar() == checked) {
            let message = "Trusted Types do not allow strings to be compiled";
            return Err(Thrown::new(cx.error(ErrorKind::EvalError, message)));
        }
    }
    ensure_string_compilation_is_not_blocked(cx, document, checked)?;
    Ok(Some(code))
}

/// True if the source of a function consists only of the data of `TrustedScript` objects.
fn are_trusted(cx: &mut Cx<'_>, source: &str, arguments: &[Value]) -> bool {
    if arguments.is_empty() || !arguments.iter().all(|value| TrustedType::Script.is(cx, value)) {
        return false;
    }
    let mut texts: Vec<String> =
        arguments.iter().map(|value| trusted_types::data_of(cx, value).into_scalar()).collect();
    let body = texts.pop().unwrap_or_default();
    let text = format!(" anonymous({}\n) {{\n{body}\n}}", texts.join(","));
    let heads = ["function", "function*", "async function", "async function*"];
    heads.iter().any(|head| source.strip_prefix(head) == Some(text.as_str()))
}

/// True if the policies of the current realm do not allow compiling modules of WebAssembly.
/// <https://w3c.github.io/webappsec-csp/#can-compile-wasm-bytes>
pub(crate) fn blocks_wasm_byte_compilation(cx: &mut Cx<'_>) -> bool {
    let Some(document) = document_with_policies(cx) else { return false };
    report_all(cx, document, "script-src", &Resource::WasmEval, (None, ""), |policy| {
        policy
            .effective("script-src")
            .is_some_and(|list| !has(list, "'unsafe-eval'") && !has(list, "'wasm-unsafe-eval'"))
    })
}

/// The document of the current realm, if it has a policy at all.
fn document_with_policies(cx: &Cx<'_>) -> Option<NodeId> {
    let document = cx.host.realms.get(RealmId(cx.realm_number()))?.document;
    let state = cx.host.documents.get(document)?;
    (!state.policies.is_empty()).then_some(document)
}
