//! <https://html.spec.whatwg.org/multipage/dom.html#htmlelement>

use treewright_dom::NodeId;
use treewright_quickjs::Thrown;

use crate::Cx;
use crate::events::activation;

/// <https://html.spec.whatwg.org/multipage/interaction.html#dom-click>
pub(crate) fn click(cx: &mut Cx<'_>, this: NodeId) -> Result<(), Thrown> {
    activation::click(cx, this);
    Ok(())
}
