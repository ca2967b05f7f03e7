//! <https://w3c.github.io/IntersectionObserver/#intersection-observer-entry>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bindings;
use crate::generated::Interface;
use crate::generated::dictionaries::IntersectionObserverEntryInit;
use crate::geometry::Rect;
use crate::intersections::{Entry, entry, new_entry, rect};

/// <https://w3c.github.io/IntersectionObserver/#dom-intersectionobserverentry-intersectionobserverentry>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    init: IntersectionObserverEntryInit,
) -> Result<Value, Thrown> {
    let object = bindings::new_object_with(cx, Interface::IntersectionObserverEntry, prototype);
    let rects = [
        init.root_bounds.as_ref().map(Rect::from),
        Some(Rect::from(&init.bounding_client_rect)),
        Some(Rect::from(&init.intersection_rect)),
    ];
    let entry = Entry {
        time: init.time,
        rects,
        is_intersecting: init.is_intersecting,
        is_visible: init.is_visible,
        intersection_ratio: init.intersection_ratio,
        target: init.target,
    };
    new_entry(cx, &object, entry)?;
    Ok(object)
}

/// <https://w3c.github.io/IntersectionObserver/#dom-intersectionobserverentry-time>
pub(crate) fn time(cx: &mut Cx<'_>, this: &Value) -> Result<f64, Thrown> {
    Ok(entry(cx, this)?.time)
}

/// <https://w3c.github.io/IntersectionObserver/#dom-intersectionobserverentry-rootbounds>
pub(crate) fn root_bounds(cx: &mut Cx<'_>, this: &Value) -> Result<Option<Value>, Thrown> {
    rect(cx, this, 0)
}

fn present(cx: &mut Cx<'_>, rect: Option<Value>) -> Result<Value, Thrown> {
    rect.ok_or_else(|| cx.type_error("Illegal invocation"))
}

/// <https://w3c.github.io/IntersectionObserver/#dom-intersectionobserverentry-boundingclientrect>
pub(crate) fn bounding_client_rect(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let rect = rect(cx, this, 1)?;
    present(cx, rect)
}

/// <https://w3c.github.io/IntersectionObserver/#dom-intersectionobserverentry-intersectionrect>
pub(crate) fn intersection_rect(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let rect = rect(cx, this, 2)?;
    present(cx, rect)
}

/// <https://w3c.github.io/IntersectionObserver/#dom-intersectionobserverentry-isintersecting>
pub(crate) fn is_intersecting(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    Ok(entry(cx, this)?.is_intersecting)
}

/// <https://w3c.github.io/IntersectionObserver/#dom-intersectionobserverentry-isvisible>
pub(crate) fn is_visible(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    Ok(entry(cx, this)?.is_visible)
}

/// <https://w3c.github.io/IntersectionObserver/#dom-intersectionobserverentry-intersectionratio>
pub(crate) fn intersection_ratio(cx: &mut Cx<'_>, this: &Value) -> Result<f64, Thrown> {
    Ok(entry(cx, this)?.intersection_ratio)
}

/// <https://w3c.github.io/IntersectionObserver/#dom-intersectionobserverentry-target>
pub(crate) fn target(cx: &mut Cx<'_>, this: &Value) -> Result<NodeId, Thrown> {
    Ok(entry(cx, this)?.target)
}
