//! <https://w3c.github.io/FileAPI/#dfn-filelist>
//!
//! The files are slots of the object, without a gap.

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::objects::slots;

/// <https://w3c.github.io/FileAPI/#dfn-item>
pub(crate) fn item(cx: &mut Cx<'_>, this: &Value, index: u32) -> Result<Option<Value>, Thrown> {
    Ok(cx.slot(this, slots::ITEMS | u64::from(index)))
}

/// <https://w3c.github.io/FileAPI/#dfn-length>
pub(crate) fn length(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    let files = cx.slot_keys(this).into_iter().filter(|key| key >> 32 == slots::ITEMS >> 32);
    Ok(u32::try_from(files.count()).unwrap_or(u32::MAX))
}

pub(crate) fn supported_property_indices(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    length(cx, this)
}
