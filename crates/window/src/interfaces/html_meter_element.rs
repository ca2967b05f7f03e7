//! `HTMLMeterElement`.
//!
//! <https://html.spec.whatwg.org/multipage/form-elements.html#the-meter-element>

use treewright_dom::NodeId;
use treewright_microsyntaxes::numbers::parse_floating_point_number;
use treewright_quickjs::Thrown;

use crate::Cx;

labelled!();

fn number(cx: &Cx<'_>, element: NodeId, local: &str) -> Option<f64> {
    let value = cx.host.tree.attribute(element, local)?;
    parse_floating_point_number(value).ok()
}

/// A number between two others; the lower one if the bounds are in the wrong order.
fn between(value: f64, low: f64, high: f64) -> f64 {
    value.min(high).max(low)
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-meter-min>
pub(crate) fn min(cx: &mut Cx<'_>, this: NodeId) -> Result<f64, Thrown> {
    Ok(number(cx, this, "min").unwrap_or(0.0))
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-meter-max>
pub(crate) fn max(cx: &mut Cx<'_>, this: NodeId) -> Result<f64, Thrown> {
    Ok(number(cx, this, "max").unwrap_or(1.0).max(min(cx, this)?))
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-meter-value>
pub(crate) fn value(cx: &mut Cx<'_>, this: NodeId) -> Result<f64, Thrown> {
    let (low, high) = (min(cx, this)?, max(cx, this)?);
    Ok(between(number(cx, this, "value").unwrap_or(0.0), low, high))
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-meter-low>
pub(crate) fn low(cx: &mut Cx<'_>, this: NodeId) -> Result<f64, Thrown> {
    let (low, high) = (min(cx, this)?, max(cx, this)?);
    Ok(between(number(cx, this, "low").unwrap_or(low), low, high))
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-meter-high>
pub(crate) fn high(cx: &mut Cx<'_>, this: NodeId) -> Result<f64, Thrown> {
    let (low, high) = (low(cx, this)?, max(cx, this)?);
    Ok(between(number(cx, this, "high").unwrap_or(high), low, high))
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-meter-optimum>
pub(crate) fn optimum(cx: &mut Cx<'_>, this: NodeId) -> Result<f64, Thrown> {
    let (low, high) = (min(cx, this)?, max(cx, this)?);
    Ok(between(number(cx, this, "optimum").unwrap_or(f64::midpoint(low, high)), low, high))
}
