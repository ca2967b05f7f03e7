//! `SVGAnimationElement`.
//!
//! <https://svgwg.org/specs/animations/#InterfaceSVGAnimationElement>

use treewright_dom::{Namespace, NodeId};
use treewright_quickjs::Thrown;

use crate::Cx;
use crate::svg::targets;

/// <https://svgwg.org/specs/animations/#__svg__SVGAnimationElement__targetElement>
pub(crate) fn target_element(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<NodeId>, Thrown> {
    let target = match targets::reference(cx.host, this) {
        Some(reference) => targets::target(cx.host, this, &reference),
        None => cx.host.tree.parent(this),
    };
    Ok(target.filter(|target| cx.host.tree.namespace(*target) == Some(Namespace::Svg)))
}
