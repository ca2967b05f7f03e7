//! `Storage`.
//!
//! <https://html.spec.whatwg.org/multipage/webstorage.html#the-storage-interface>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::storage;
use crate::strings::DomString;

/// <https://html.spec.whatwg.org/multipage/webstorage.html#dom-storage-length>
pub(crate) fn length(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    storage::with_map(cx, this, |map| u32::try_from(map.len()).unwrap_or(u32::MAX))
}

/// <https://html.spec.whatwg.org/multipage/webstorage.html#dom-storage-key>
pub(crate) fn key(cx: &mut Cx<'_>, this: &Value, index: u32) -> Result<Option<DomString>, Thrown> {
    storage::key(cx, this, index)
}

/// <https://html.spec.whatwg.org/multipage/webstorage.html#dom-storage-getitem>
pub(crate) fn get_item(
    cx: &mut Cx<'_>,
    this: &Value,
    key: DomString,
) -> Result<Option<DomString>, Thrown> {
    storage::get_item(cx, this, &key)
}

/// <https://html.spec.whatwg.org/multipage/webstorage.html#dom-storage-setitem>
pub(crate) fn set_item(
    cx: &mut Cx<'_>,
    this: &Value,
    key: DomString,
    value: DomString,
) -> Result<(), Thrown> {
    storage::set_item(cx, this, &key, &value)
}

/// <https://html.spec.whatwg.org/multipage/webstorage.html#dom-storage-removeitem>
pub(crate) fn remove_item(cx: &mut Cx<'_>, this: &Value, key: DomString) -> Result<(), Thrown> {
    storage::remove_item(cx, this, &key)
}

/// <https://html.spec.whatwg.org/multipage/webstorage.html#dom-storage-clear>
pub(crate) fn clear(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    storage::clear(cx, this)
}

pub(crate) fn supported_property_names(
    cx: &mut Cx<'_>,
    this: &Value,
) -> Result<Vec<DomString>, Thrown> {
    storage::keys(cx, this)
}

pub(crate) fn named_property(
    cx: &mut Cx<'_>,
    this: &Value,
    name: DomString,
) -> Result<Option<DomString>, Thrown> {
    storage::get_item(cx, this, &name)
}
