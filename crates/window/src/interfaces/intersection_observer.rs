//! <https://w3c.github.io/IntersectionObserver/#intersection-observer-interface>

use std::rc::Rc;

use treewright_dom::{NodeId, NodeKind};
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bindings;
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::Interface;
use crate::generated::dictionaries::IntersectionObserverInit;
use crate::generated::unions::{DoubleOrSequenceOfDouble, ElementOrDocument};
use crate::intersections::{self, Kept, Margins, Settings, parse_a_margin};
use crate::objects::{self, slots};
use crate::observers::records;
use crate::realms::RealmId;
use crate::strings::DomString;
use crate::wrappers;

/// The slots with the root and the thresholds.
const ROOT: u64 = 100;
const THRESHOLDS: u64 = 101;

/// <https://w3c.github.io/IntersectionObserver/#initialize-new-intersection-observer>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    callback: Value,
    options: IntersectionObserverInit,
) -> Result<Value, Thrown> {
    let root_margin = margin(cx, &options.root_margin)?;
    let scroll_margin = margin(cx, &options.scroll_margin)?;
    let mut thresholds = match options.threshold {
        DoubleOrSequenceOfDouble::Double(threshold) => vec![threshold],
        DoubleOrSequenceOfDouble::SequenceOfDouble(thresholds) => thresholds,
    };
    if thresholds.iter().any(|threshold| !(0.0..=1.0).contains(threshold)) {
        return Err(cx.range_error("Threshold values must be numbers between 0 and 1."));
    }
    thresholds.sort_by(f64::total_cmp);
    if thresholds.is_empty() {
        thresholds.push(0.0);
    }
    let delay = if options.track_visibility { options.delay.max(100) } else { options.delay };
    let root = options.root.map(|root| match root {
        ElementOrDocument::Element(root) | ElementOrDocument::Document(root) => root,
    });
    let observer = bindings::new_object_with(cx, Interface::IntersectionObserver, prototype);
    cx.set_slot(&observer, slots::CALLBACK, &callback);
    if let Some(root) = root {
        let root = wrappers::wrap(cx, root)?;
        cx.set_slot(&observer, ROOT, &root);
    }
    let bytes =
        size_of::<Settings>().saturating_add(thresholds.len().saturating_mul(size_of::<f64>()));
    let settings = Settings {
        root,
        root_margin,
        scroll_margin,
        thresholds,
        delay,
        track_visibility: options.track_visibility,
        realm: RealmId(cx.realm_number()),
    };
    let charge = cx.host.charge(bytes);
    let kept: Kept = Rc::new((settings, charge));
    cx.set_data(&observer, Box::new(kept));
    let handle = objects::give_a_handle(cx, &observer);
    cx.cache_insert(handle, &observer);
    Ok(observer)
}

fn margin(cx: &mut Cx<'_>, text: &DomString) -> Result<Margins, Thrown> {
    let margins = text.as_str().and_then(parse_a_margin);
    margins.ok_or_else(|| {
        let message = "A margin must have at most four absolute lengths or percentages.";
        dom_exception(cx, DomExceptionName::SyntaxError, message)
    })
}

fn read<R>(cx: &mut Cx<'_>, this: &Value, read: impl FnOnce(&Settings) -> R) -> Result<R, Thrown> {
    match cx.data(this, |kept: &mut Kept, _| read(&kept.0)) {
        Some(result) => Ok(result),
        None => Err(cx.type_error("Illegal invocation")),
    }
}

/// <https://w3c.github.io/IntersectionObserver/#dom-intersectionobserver-root>
pub(crate) fn root(cx: &mut Cx<'_>, this: &Value) -> Result<Option<ElementOrDocument>, Thrown> {
    let Some(root) = read(cx, this, |settings| settings.root)? else { return Ok(None) };
    Ok(Some(match cx.host.tree.kind(root) {
        Some(NodeKind::Document) => ElementOrDocument::Document(root),
        _ => ElementOrDocument::Element(root),
    }))
}

/// <https://w3c.github.io/IntersectionObserver/#dom-intersectionobserver-rootmargin>
pub(crate) fn root_margin(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    read(cx, this, |settings| settings.root_margin.to_string().into())
}

/// <https://w3c.github.io/IntersectionObserver/#dom-intersectionobserver-scrollmargin>
pub(crate) fn scroll_margin(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    read(cx, this, |settings| settings.scroll_margin.to_string().into())
}

/// <https://w3c.github.io/IntersectionObserver/#dom-intersectionobserver-thresholds>
pub(crate) fn thresholds(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    if let Some(thresholds) = cx.slot(this, THRESHOLDS) {
        return Ok(thresholds);
    }
    let thresholds = read(cx, this, |settings| settings.thresholds.clone())?;
    let thresholds = thresholds.into_iter().map(|threshold| cx.number(threshold)).collect();
    let thresholds = cx.array(thresholds);
    cx.freeze(&thresholds)?;
    cx.set_slot(this, THRESHOLDS, &thresholds);
    Ok(thresholds)
}

/// <https://w3c.github.io/IntersectionObserver/#dom-intersectionobserver-delay>
pub(crate) fn delay(cx: &mut Cx<'_>, this: &Value) -> Result<i32, Thrown> {
    read(cx, this, |settings| settings.delay)
}

/// <https://w3c.github.io/IntersectionObserver/#dom-intersectionobserver-trackvisibility>
pub(crate) fn track_visibility(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    read(cx, this, |settings| settings.track_visibility)
}

/// <https://w3c.github.io/IntersectionObserver/#dom-intersectionobserver-observe>
pub(crate) fn observe(cx: &mut Cx<'_>, this: &Value, target: NodeId) -> Result<(), Thrown> {
    intersections::observe_a_target_element(cx, this, target);
    Ok(())
}

/// <https://w3c.github.io/IntersectionObserver/#dom-intersectionobserver-unobserve>
pub(crate) fn unobserve(cx: &mut Cx<'_>, this: &Value, target: NodeId) -> Result<(), Thrown> {
    intersections::unobserve_a_target_element(cx, this, target);
    Ok(())
}

/// <https://w3c.github.io/IntersectionObserver/#dom-intersectionobserver-disconnect>
pub(crate) fn disconnect(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    intersections::disconnect(cx, this);
    Ok(())
}

/// <https://w3c.github.io/IntersectionObserver/#dom-intersectionobserver-takerecords>
pub(crate) fn take_records(cx: &mut Cx<'_>, this: &Value) -> Result<Vec<Value>, Thrown> {
    Ok(records::take(cx, this))
}
