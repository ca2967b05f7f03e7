//! `javascript:` URLs.
//!
//! <https://html.spec.whatwg.org/multipage/browsing-the-web.html#the-javascript:-url-special-case>

use treewright_dom::NodeId;
use treewright_quickjs::JsString;
use url::Url;

use super::fetch;
use super::navigate::{Attempt, Resource, end, is_ongoing};
use crate::Cx;
use crate::content_security_policy::{Inline, should_inline_behavior_be_blocked};
use crate::fetching::FetchResponse;
use crate::loader::Response;
use crate::navigables::NavigableId;
use crate::scripts::{
    ClassicScript, ScriptFetchOptions, check_if_we_can_run_script,
    run_a_classic_script_for_its_value,
};
use crate::trusted_types::{TrustedType, get_trusted_type_compliant_string, realm_of};

/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#navigate-to-a-javascript:-url>
pub(super) fn navigate_to_a_javascript_url(
    cx: &mut Cx<'_>,
    mut attempt: Attempt,
    initial_insertion: bool,
) {
    if !is_ongoing(cx.host, &attempt) {
        return;
    }
    let id = attempt.navigable;
    end_without_a_check(cx, id);
    let Some(document) = cx.host.navigables.get(id).map(|navigable| navigable.active_document)
    else {
        return;
    };
    let Some(state) = cx.host.documents.get(document) else { return };
    let url = state.url.clone();
    let is_same_origin = attempt.initiator_origin.is_same_origin_domain(&state.origin);
    let is_allowed = match attempt.initiator {
        Some(initiator) if is_same_origin => {
            let url = compliant_url(cx, initiator, &attempt.url);
            url.map(|url| attempt.url = url).is_some()
        }
        _ => true,
    };
    let is_blocked = !is_allowed
        || attempt.initiator.is_some_and(|initiator| {
            let source = attempt.url.as_str();
            should_inline_behavior_be_blocked(cx, initiator, None, Inline::Navigation, source)
        });
    let text = if is_same_origin && !is_blocked { evaluate(cx, id, &attempt.url) } else { None };
    let Some(text) = text else {
        if initial_insertion
            && let Some(navigable) = cx.host.navigables.get(id)
            && let Some(container) = navigable.container
            && cx
                .host
                .documents
                .get(navigable.active_document)
                .is_some_and(|state| state.is_initial_about_blank)
        {
            crate::frames::run_the_load_event_steps(cx, container);
        }
        return end(cx, &attempt);
    };
    let mut response =
        FetchResponse::of(Response::of_type("text/html;charset=utf-8", text.clone()));
    response.urls.push(url.clone());
    attempt.url = url;
    attempt.resource = Resource::None;
    let origin = attempt.initiator_origin.clone();
    fetch::load_at_once(cx, attempt, &response, origin, text.as_bytes());
}

/// The address after the check by Trusted Types.
/// <https://w3c.github.io/trusted-types/dist/spec/#require-trusted-types-for-pre-navigation-check>
fn compliant_url(cx: &mut Cx<'_>, initiator: NodeId, url: &Url) -> Option<Url> {
    let global = realm_of(cx.host, initiator);
    let text = url.as_str().strip_prefix("javascript:")?;
    let realm = cx.host.realms.get(global).and_then(|state| state.realm.clone());
    let Some(realm) = realm else { return Some(url.clone()) };
    let source = JsString::from(text);
    let (of, sink) = (TrustedType::Script, "Location href");
    let compliant = cx.in_realm(&realm, |cx| {
        // An exception of the default policy is not reported.
        get_trusted_type_compliant_string(cx, of, global, source, sink).ok()
    })?;
    Url::parse(&format!("javascript:{}", compliant.to_scalar())).ok()
}

/// The ongoing navigation is null again; the container's load event keeps waiting.
fn end_without_a_check(cx: &mut Cx<'_>, id: NavigableId) {
    if let Some(navigable) = cx.host.navigables.get_mut(id) {
        navigable.ongoing_navigation = None;
    }
}

/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#evaluate-a-javascript:-url>
fn evaluate(cx: &mut Cx<'_>, id: NavigableId, url: &Url) -> Option<String> {
    let text = url.as_str();
    let encoded = text.strip_prefix("javascript:").unwrap_or(text);
    let bytes: Vec<u8> = percent_encoding::percent_decode_str(encoded).collect();
    let source = crate::fetching::utf8_decode(&bytes);
    let document = cx.host.navigables.get(id)?.active_document;
    let realm = cx.host.window_of(document)?;
    check_if_we_can_run_script(cx.host, realm)?;
    let base = cx.host.document_base_url(document);
    let script =
        ClassicScript::new(JsString::from(source), realm, base, ScriptFetchOptions::default());
    let value = run_a_classic_script_for_its_value(cx, &script)?;
    value.as_js_string().map(JsString::into_scalar)
}
