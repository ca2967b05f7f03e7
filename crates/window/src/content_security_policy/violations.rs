//! Violations, and their events.
//!
//! Reports are not sent to servers: `report-uri` and `report-to` have no effect.
//! <https://w3c.github.io/webappsec-csp/#framework-violation>

use treewright_dom::NodeId;
use url::Url;

use super::policy::Policy;
use crate::Cx;
use crate::event_loop::TaskSource;
use crate::events::attributes::SecurityPolicyViolationEvent as Part;
use crate::events::{self, EventFlags, Target};
use crate::generated::Interface;
use crate::strings::DomString;

/// The resource of a violation.
/// <https://w3c.github.io/webappsec-csp/#violation-resource>
#[derive(Clone, Debug)]
pub(crate) enum Resource {
    Inline,
    Eval,
    WasmEval,
    TrustedTypesPolicy,
    TrustedTypesSink,
    Address(Url),
}

/// An action that a policy does not allow.
pub(super) struct Violation<'a> {
    /// The document of the global object.
    pub(super) document: NodeId,
    pub(super) policy: &'a Policy,
    pub(super) directive: &'static str,
    pub(super) resource: Resource,
    pub(super) element: Option<NodeId>,
    /// The source, whose beginning a report may have.
    pub(super) source: &'a str,
}

/// <https://w3c.github.io/webappsec-csp/#strip-url-for-use-in-reports>
fn strip_for_use_in_reports(url: &Url) -> String {
    if !matches!(url.scheme(), "http" | "https") {
        return url.scheme().to_owned();
    }
    let mut url = url.clone();
    url.set_fragment(None);
    // These addresses have a host, so they can have neither.
    let _is_set = (url.set_username(""), url.set_password(None));
    url.into()
}

/// The same for text, which is an address or empty.
fn strip_text(text: &str) -> String {
    Url::parse(text).map(|url| strip_for_use_in_reports(&url)).unwrap_or_default()
}

/// The first 40 characters, if the directive asks for them.
fn sample_of(policy: &Policy, directive: &str, source: &str) -> String {
    let list = policy.effective(directive).unwrap_or_default();
    if super::sources::has(list, "'report-sample'") {
        source.chars().take(40).collect()
    } else {
        String::new()
    }
}

/// <https://w3c.github.io/webappsec-csp/#report-violation>
pub(super) fn report(cx: &mut Cx<'_>, violation: Violation<'_>) {
    let Violation { document, policy, directive, resource, element, source } = violation;
    let Some(state) = cx.host.documents.get(document) else { return };
    let (url, referrer) = (state.url.clone(), state.referrer.clone());
    let place = cx.running_place();
    let (line, column) = place.as_ref().map_or((0, 0), |place| (place.line, place.column));
    let sample = match resource {
        Resource::TrustedTypesPolicy | Resource::TrustedTypesSink => source.to_owned(),
        _ => sample_of(policy, directive, source),
    };
    let part = Part {
        document_uri: strip_for_use_in_reports(&url),
        referrer: strip_text(&referrer),
        blocked_uri: match resource {
            Resource::Inline => "inline".into(),
            Resource::Eval => "eval".into(),
            Resource::WasmEval => "wasm-eval".into(),
            Resource::TrustedTypesPolicy => "trusted-types-policy".into(),
            Resource::TrustedTypesSink => "trusted-types-sink".into(),
            Resource::Address(url) => strip_for_use_in_reports(&url),
        },
        effective_directive: DomString::from(directive),
        violated_directive: DomString::from(directive),
        original_policy: DomString::from(policy.serialized()),
        source_file: place.map(|place| strip_text(&place.file.to_scalar())).unwrap_or_default(),
        sample: DomString::from(sample.as_str()),
        is_report_only: policy.is_report_only(),
        // The loader returns only pages that loaded without an error.
        status_code: if matches!(url.scheme(), "http" | "https") { 200 } else { 0 },
        line_number: line,
        column_number: column,
    };
    let steps = Box::new(move |cx: &mut Cx<'_>| fire(cx, document, element, part));
    cx.host.event_loop.queue_a_task(TaskSource::DomManipulation, Some(document), steps);
}

/// Step 3.
fn fire(cx: &mut Cx<'_>, document: NodeId, element: Option<NodeId>, part: Part) {
    let world = &*cx.host;
    let target = element.filter(|element| {
        world.is_connected(*element) && world.node_document(*element) == document
    });
    let target = match target {
        Some(element) => Target::Node(element),
        None if world.workers.is_settings(document) => {
            let Some(state) = world.documents.get(document) else { return };
            Target::Window(state.realm)
        }
        None => Target::Node(document),
    };
    let flags = EventFlags { bubbles: true, cancelable: false, composed: true };
    let interface = Interface::SecurityPolicyViolationEvent;
    events::fire_with(
        cx,
        &target,
        interface,
        "securitypolicyviolation",
        flags,
        false,
        |cx, event| {
            events::event::with(cx, event, |data| data.add(part));
        },
    );
}
