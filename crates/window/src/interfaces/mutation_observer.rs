//! `MutationObserver`.
//!
//! <https://dom.spec.whatwg.org/#interface-mutationobserver>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bindings;
use crate::generated::Interface;
use crate::generated::dictionaries::MutationObserverInit;
use crate::objects::{self, slots};
use crate::observers::{self, Observed, Registered, records};
use crate::strings::DomString;
use crate::wrappers;

/// <https://dom.spec.whatwg.org/#dom-mutationobserver-mutationobserver>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    callback: Value,
) -> Result<Value, Thrown> {
    let observer = bindings::new_object_with(cx, Interface::MutationObserver, prototype);
    cx.set_slot(&observer, slots::CALLBACK, &callback);
    let handle = objects::give_a_handle(cx, &observer);
    cx.cache_insert(handle, &observer);
    Ok(observer)
}

/// <https://dom.spec.whatwg.org/#dom-mutationobserver-observe>
pub(crate) fn observe(
    cx: &mut Cx<'_>,
    this: &Value,
    target: NodeId,
    options: MutationObserverInit,
) -> Result<(), Thrown> {
    let attributes = options
        .attributes
        .unwrap_or(options.attribute_old_value.is_some() || options.attribute_filter.is_some());
    let character_data =
        options.character_data.unwrap_or(options.character_data_old_value.is_some());
    if !options.child_list && !attributes && !character_data {
        return Err(cx.type_error(
            "The options object must set at least one of 'attributes', 'characterData', or 'childList' to true.",
        ));
    }
    if options.attribute_old_value == Some(true) && !attributes {
        return Err(cx.type_error("'attributeOldValue' is true and 'attributes' is false."));
    }
    if options.attribute_filter.is_some() && !attributes {
        return Err(cx.type_error("'attributeFilter' is present and 'attributes' is false."));
    }
    if options.character_data_old_value == Some(true) && !character_data {
        return Err(cx.type_error("'characterDataOldValue' is true and 'characterData' is false."));
    }
    let Some(platform) = cx.platform(this) else { return Ok(()) };
    let observed = Observed {
        child_list: options.child_list,
        attributes,
        character_data,
        subtree: options.subtree,
        attribute_old_value: options.attribute_old_value == Some(true),
        character_data_old_value: options.character_data_old_value == Some(true),
        attribute_filter: options
            .attribute_filter
            .map(|filter| filter.into_iter().map(DomString::into_scalar).collect()),
    };
    let list = cx.host.observers.registered.entry(target).or_default();
    let known = list.iter_mut().find(|one| one.observer == platform.handle && one.source.is_none());
    if let Some(known) = known {
        known.options = observed;
        // The transient observers of this registration are removed.
        for list in cx.host.observers.registered.values_mut() {
            list.retain(|one| one.observer != platform.handle || one.source != Some(target));
        }
        return Ok(());
    }
    list.push(Registered { observer: platform.handle, options: observed, source: None });
    observers::keep_observer_at(cx, target, this, platform.handle);
    Ok(())
}

/// <https://dom.spec.whatwg.org/#dom-mutationobserver-disconnect>
pub(crate) fn disconnect(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    let Some(platform) = cx.platform(this) else { return Ok(()) };
    let mut nodes = Vec::new();
    for (node, list) in &mut cx.host.observers.registered {
        if list.iter().any(|one| one.observer == platform.handle) {
            nodes.push(*node);
        }
        list.retain(|one| one.observer != platform.handle);
    }
    cx.host.observers.registered.retain(|_, list| !list.is_empty());
    for node in nodes {
        if let Some(wrapper) = cx.cached(wrappers::handle(node)) {
            cx.take_slot(&wrapper, slots::observer(platform.handle));
        }
    }
    records::take(cx, this);
    Ok(())
}

/// <https://dom.spec.whatwg.org/#dom-mutationobserver-takerecords>
pub(crate) fn take_records(cx: &mut Cx<'_>, this: &Value) -> Result<Vec<Value>, Thrown> {
    Ok(records::take(cx, this))
}
