//! `CSSLayerStatementRule`.
//!
//! <https://drafts.csswg.org/css-cascade-5/#the-csslayerstatementrule-interface>

use treewright_quickjs::{Thrown, Value};

use crate::{Cx, style};

/// <https://drafts.csswg.org/css-cascade-5/#dom-csslayerstatementrule-namelist>
pub(crate) fn name_list(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let names = style::the_rule(cx, this)?.layer_names();
    let names = names.iter().map(|name| cx.string(name)).collect();
    let list = cx.array(names);
    cx.freeze(&list)?;
    Ok(list)
}
