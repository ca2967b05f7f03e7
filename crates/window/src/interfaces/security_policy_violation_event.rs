//! <https://w3c.github.io/webappsec-csp/#violation-events>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::events::attributes::SecurityPolicyViolationEvent as Part;
use crate::events::event;
use crate::generated::Interface;
use crate::generated::dictionaries::SecurityPolicyViolationEventInit;
use crate::generated::enums::SecurityPolicyViolationEventDisposition;
use crate::strings::DomString;

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
