//! `CSSLayerStatementRule`.
//!
//! <https://drafts.csswg.org/css-cascade-5/#the-csslayerstatementrule-interface>

use treewright_quickjs::{Thrown, Value};

use crate::{Cx, style};

/// The slot with the names, which never change.
const NAMES: u64 = 4;

/// <https://drafts.csswg.org/css-cascade-5/#dom-csslayerstatementrule-namelist>
pub(crate) fn name_list(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    if let Some(list) = cx.slot(this, NAMES) {
        return Ok(list);
    }
    let names = style::the_rule(cx, this)?.layer_names();
    let names = names.iter().map(|name| cx.string(name)).collect();
    let list = cx.array(names);
    cx.freeze(&list)?;
    cx.set_slot(this, NAMES, &list);
    Ok(list)
}
