//! `ProcessingInstruction`.
//!
//! <https://dom.spec.whatwg.org/#interface-processinginstruction>

use treewright_dom::NodeId;
use treewright_quickjs::Thrown;

use crate::Cx;
use crate::strings::DomString;

pub(crate) fn target(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    let target = cx.host.tree.processing_instruction(this).map(|(target, _)| target);
    Ok(target.unwrap_or_default().into())
}
