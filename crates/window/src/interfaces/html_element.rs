//! <https://html.spec.whatwg.org/multipage/dom.html#htmlelement>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::custom_elements;
use crate::events::activation;

/// <https://html.spec.whatwg.org/multipage/interaction.html#dom-click>
pub(crate) fn click(cx: &mut Cx<'_>, this: NodeId) -> Result<(), Thrown> {
    activation::click(cx, this);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/custom-elements.html#dom-attachinternals>
pub(crate) fn attach_internals(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    custom_elements::internals::attach(cx, this)
}
