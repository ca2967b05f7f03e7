//! The documents of `srcdoc` attributes.
//!
//! <https://html.spec.whatwg.org/multipage/iframe-embed-object.html#attr-iframe-srcdoc>

use crate::codes::texts as codes;
use crate::context::{Attribute, Context, Element};
use crate::place::Place;
use crate::{CheckOptions, Severity};

/// The maximum number of nested documents that are checked. The innermost is written with references in references,
/// and so on, so that each level takes more characters.
const DEEPEST: usize = 8;

/// Checks the document with the parser of the options, if they have one.
pub(super) fn srcdoc<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    let depth = cx.options.depth_of_srcdoc.saturating_add(1);
    let Some(parse) = cx.options.parse_srcdoc.clone().filter(|_| depth <= DEEPEST) else { return };
    let (document, errors) = parse(attribute.value);
    let CheckOptions { max_count, min_severity, severities, parse_srcdoc, .. } = cx.options;
    let options = CheckOptions {
        max_count: *max_count,
        min_severity: *min_severity,
        severities: severities.clone(),
        parse_srcdoc: parse_srcdoc.clone(),
        is_srcdoc: true,
        depth_of_srcdoc: depth,
        ..CheckOptions::new()
    };
    let report = crate::check(&document, errors, &options);
    for finding in report.diagnostics {
        if finding.severity == Severity::Error {
            let place = Place::Value(element.node, attribute.name);
            let (message, code) = (finding.message.as_str(), finding.rule.code);
            cx.report(&codes::ERROR_IN_SRCDOC, place, &[("reason", message), ("code", code)]);
        }
    }
}
