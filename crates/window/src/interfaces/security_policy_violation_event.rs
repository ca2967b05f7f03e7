//! <https://w3c.github.io/webappsec-csp/#violation-events>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::events::event;
use crate::generated::Interface;
use crate::generated::dictionaries::SecurityPolicyViolationEventInit;
use crate::generated::enums::SecurityPolicyViolationEventDisposition;
use crate::strings::DomString;

/// The attributes that hold no values of the engine.
#[derive(Debug, Default)]
pub(crate) struct Part {
    pub(crate) document_uri: String,
    pub(crate) referrer: String,
    pub(crate) blocked_uri: String,
    pub(crate) effective_directive: DomString,
    pub(crate) violated_directive: DomString,
    pub(crate) original_policy: DomString,
    pub(crate) source_file: String,
    pub(crate) sample: DomString,
    pub(crate) is_report_only: bool,
    pub(crate) status_code: u16,
    pub(crate) line_number: u32,
    pub(crate) column_number: u32,
}

read_only!(Part {
    document_uri: String,
    referrer: String,
    blocked_uri: String,
    effective_directive: DomString,
    violated_directive: DomString,
    original_policy: DomString,
    source_file: String,
    sample: DomString,
    status_code: u16,
    line_number: u32,
    column_number: u32,
});

/// The value that the attribute was initialized to.
///
/// <https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-disposition>
pub(crate) fn disposition(
    cx: &mut Cx<'_>,
    this: &Value,
) -> Result<SecurityPolicyViolationEventDisposition, Thrown> {
    let is_report_only = event::extra(cx, this, |part: &mut Part| part.is_report_only);
    Ok(if is_report_only {
        SecurityPolicyViolationEventDisposition::Report
    } else {
        SecurityPolicyViolationEventDisposition::Enforce
    })
}

/// The constructor.
/// <https://dom.spec.whatwg.org/#concept-event-constructor>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    type_: DomString,
    init: SecurityPolicyViolationEventInit,
) -> Result<Value, Thrown> {
    let interface = Interface::SecurityPolicyViolationEvent;
    let event = event::construct(cx, prototype, interface, type_, init.base.into());
    let part = Part {
        document_uri: init.document_uri,
        referrer: init.referrer,
        blocked_uri: init.blocked_uri,
        effective_directive: init.effective_directive,
        violated_directive: init.violated_directive,
        original_policy: init.original_policy,
        source_file: init.source_file,
        sample: init.sample,
        is_report_only: matches!(init.disposition, SecurityPolicyViolationEventDisposition::Report),
        status_code: init.status_code,
        line_number: init.line_number,
        column_number: init.column_number,
    };
    event::with(cx, &event, |data| data.add(part));
    Ok(event)
}
