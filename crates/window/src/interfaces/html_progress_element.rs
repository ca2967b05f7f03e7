//! `HTMLProgressElement`.
//!
//! <https://html.spec.whatwg.org/multipage/form-elements.html#the-progress-element>

use treewright_dom::NodeId;
use treewright_microsyntaxes::numbers::parse_floating_point_number;
use treewright_quickjs::Thrown;

use crate::Cx;

labelled!();

fn number(cx: &Cx<'_>, element: NodeId, local: &str) -> Option<f64> {
    let value = cx.host.tree.attribute(element, local)?;
    parse_floating_point_number(value).ok()
}

/// The current value and the maximum value.
fn numbers(cx: &Cx<'_>, element: NodeId) -> (f64, f64) {
    let maximum = number(cx, element, "max").filter(|max| *max > 0.0).unwrap_or(1.0);
    let value = number(cx, element, "value").unwrap_or(0.0).max(0.0);
    (value.min(maximum), maximum)
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-progress-value>
pub(crate) fn value(cx: &mut Cx<'_>, this: NodeId) -> Result<f64, Thrown> {
    Ok(numbers(cx, this).0)
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-progress-position>
pub(crate) fn position(cx: &mut Cx<'_>, this: NodeId) -> Result<f64, Thrown> {
    if cx.host.tree.attribute(this, "value").is_none() {
        return Ok(-1.0);
    }
    let (value, maximum) = numbers(cx, this);
    Ok(value / maximum)
}
