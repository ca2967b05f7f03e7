//! Values of scripts in modules: imported functions, and references.
//!
//! The interpreter does not collect the contents of a store, and cannot see values of scripts. So
//! each realm has an object with those that its scripts gave to modules; they live as long as the
//! realm, or a function of it.
//! <https://webassembly.github.io/spec/js-api/#host-value-cache>

use std::cell::RefCell;
use std::rc::Rc;

use rustc_hash::FxHashMap;
use treewright_quickjs::{ObjectId, Thrown, Value};
use wasmi::ExternRef;

use super::{Store, with};
use crate::generated::N;
use crate::objects::{HOST_VALUES, PLAIN};
use crate::{Cx, bindings};

/// The maximum number of references of a store to values of scripts: none is freed before the
/// store.
const MOST: u32 = 1 << 20;

/// The location of a value.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    /// The handle of the realm's object.
    holder: u64,
    key: u64,
}

#[derive(Default)]
struct Known {
    next: u64,
    /// The references to objects, by store.
    objects: FxHashMap<(u64, ObjectId), ExternRef>,
}

type Holder = Rc<RefCell<Known>>;

/// The object of the current realm with the values.
pub(super) fn holder(cx: &mut Cx<'_>) -> Value {
    let number = N::wasm_errors_link_error as u16 | 0x8000;
    if let Some(holder) = bindings::kept_for_realm(cx, number) {
        return holder;
    }
    let handle = cx.host.handles.next();
    let holder = cx.platform_object(PLAIN, &cx.null(), HOST_VALUES, handle);
    cx.set_data(&holder, Box::new(Holder::default()));
    cx.cache_insert(handle, &holder);
    bindings::keep_for_realm(cx, number, &holder);
    holder
}

fn known(cx: &mut Cx<'_>, holder: &Value) -> Holder {
    cx.data(holder, |known: &mut Holder, _| Rc::clone(known)).unwrap_or_default()
}

/// Keeps a value.
pub(super) fn keep(cx: &mut Cx<'_>, value: &Value) -> Place {
    let holder = holder(cx);
    let known = known(cx, &holder);
    let key = {
        let mut known = known.borrow_mut();
        known.next = known.next.saturating_add(1);
        known.next
    };
    cx.set_slot(&holder, key, value);
    Place { holder: cx.platform(&holder).map_or(0, |platform| platform.handle), key }
}

/// The value, unless its realm is gone.
pub(super) fn value_at(cx: &Cx<'_>, place: Place) -> Option<Value> {
    let holder = cx.cached(place.holder)?;
    cx.slot(&holder, place.key)
}

/// The reference for a value.
pub(super) fn reference_to(
    cx: &mut Cx<'_>,
    store: &Rc<Store>,
    value: &Value,
) -> Result<ExternRef, Thrown> {
    let holder = holder(cx);
    let known = known(cx, &holder);
    let identity = value.object_id().map(|id| (store.number, id));
    if let Some(identity) = identity
        && let Some(reference) = known.borrow().objects.get(&identity)
    {
        return Ok(*reference);
    }
    if store.externs.get() >= MOST {
        return Err(cx.range_error("WebAssembly has too many references to values"));
    }
    store.externs.set(store.externs.get().saturating_add(1));
    let place = keep(cx, value);
    let reference = with(cx, store, |context| ExternRef::new(context, place));
    if let Some(identity) = identity {
        known.borrow_mut().objects.insert(identity, reference);
    }
    Ok(reference)
}

/// <https://webassembly.github.io/spec/js-api/#retrieving-a-host-value>
pub(super) fn retrieve(cx: &mut Cx<'_>, store: &Store, reference: ExternRef) -> Value {
    let place =
        with(cx, store, |context| reference.data(&context).downcast_ref::<Place>().copied());
    place.and_then(|place| value_at(cx, place)).unwrap_or_else(|| cx.undefined())
}
