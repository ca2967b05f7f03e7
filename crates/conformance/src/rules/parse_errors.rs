//! Parse errors as findings.

use treewright_markup::ParseError;

use crate::codes::parse_errors;
use crate::context::Context;
use crate::place::Place;

/// Reports each parse error, with the element that it is about.
pub(crate) fn report(cx: &mut Context<'_>, errors: impl IntoIterator<Item = ParseError>) {
    for error in errors {
        let Some(rule) = parse_errors::of(error.code) else { continue };
        let reported = cx.report(rule, Place::Span(error.span), &[]);
        if let Some(element) = error.related() {
            let message = format!("`<{}>` is opened here", element.name());
            reported.related(Place::Span(element.span()), &message);
        }
    }
}
