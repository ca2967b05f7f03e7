//! `RadioNodeList`.
//!
//! <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#radionodelist>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};
use treewright_semantics::InputType;

use crate::Cx;
use crate::collections::with_nodes;
use crate::forms::{input_type, radio};
use crate::strings::DomString;

fn buttons(cx: &mut Cx<'_>, this: &Value) -> Vec<NodeId> {
    with_nodes(cx, this, |nodes, world| {
        let is_button = |node: &NodeId| input_type(world, *node) == Some(InputType::RadioButton);
        nodes.iter().copied().filter(is_button).collect()
    })
}

fn value_of(cx: &Cx<'_>, button: NodeId) -> DomString {
    cx.host.attribute(button, "value").unwrap_or_else(|| "on".into())
}

/// <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-radionodelist-value>
pub(crate) fn value(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    let checked = buttons(cx, this).into_iter().find(|one| radio::is_checked(cx.host, *one));
    Ok(checked.map_or_else(|| "".into(), |button| value_of(cx, button)))
}

/// <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-radionodelist-value>
pub(crate) fn set_value(cx: &mut Cx<'_>, this: &Value, value: DomString) -> Result<(), Thrown> {
    let found = buttons(cx, this).into_iter().find(|one| value_of(cx, *one) == value);
    if let Some(button) = found {
        radio::set_checked(cx.host, button, true);
    }
    Ok(())
}
