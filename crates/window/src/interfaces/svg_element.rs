//! `SVGElement`.
//!
//! <https://svgwg.org/svg2-draft/types.html#InterfaceSVGElement>

use treewright_dom::NodeId;
use treewright_quickjs::Thrown;

use crate::Cx;
use crate::svg::viewports;

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGElement__ownerSVGElement>
pub(crate) fn owner_svg_element(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<NodeId>, Thrown> {
    Ok(viewports::owner_svg_element(cx.host, this))
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGElement__viewportElement>
pub(crate) fn viewport_element(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<NodeId>, Thrown> {
    Ok(viewports::viewport_element(cx.host, this))
}
