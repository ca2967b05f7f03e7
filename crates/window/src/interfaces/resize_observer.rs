//! <https://drafts.csswg.org/resize-observer-1/#resize-observer-interface>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bindings;
use crate::generated::Interface;
use crate::generated::dictionaries::ResizeObserverOptions;
use crate::objects::{self, slots};
use crate::realms::RealmId;
use crate::resizes::{self, OfRealm};

/// <https://drafts.csswg.org/resize-observer-1/#dom-resizeobserver-resizeobserver>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    callback: Value,
) -> Result<Value, Thrown> {
    let observer = bindings::new_object_with(cx, Interface::ResizeObserver, prototype);
    cx.set_slot(&observer, slots::CALLBACK, &callback);
    cx.set_data(&observer, Box::new(OfRealm(RealmId(cx.realm_number()))));
    let handle = objects::give_a_handle(cx, &observer);
    cx.cache_insert(handle, &observer);
    Ok(observer)
}

/// <https://drafts.csswg.org/resize-observer-1/#dom-resizeobserver-observe>
pub(crate) fn observe(
    cx: &mut Cx<'_>,
    this: &Value,
    target: NodeId,
    options: ResizeObserverOptions,
) -> Result<(), Thrown> {
    resizes::observe(cx, this, target, options.box_);
    Ok(())
}

/// <https://drafts.csswg.org/resize-observer-1/#dom-resizeobserver-unobserve>
pub(crate) fn unobserve(cx: &mut Cx<'_>, this: &Value, target: NodeId) -> Result<(), Thrown> {
    resizes::unobserve(cx, this, target);
    Ok(())
}

/// <https://drafts.csswg.org/resize-observer-1/#dom-resizeobserver-disconnect>
pub(crate) fn disconnect(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    resizes::disconnect(cx, this);
    Ok(())
}
