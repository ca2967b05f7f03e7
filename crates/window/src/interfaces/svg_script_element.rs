//! <https://www.w3.org/TR/SVG2/interact.html#InterfaceSVGScriptElement>

use treewright_dom::NodeId;
use treewright_quickjs::Thrown;

use crate::Cx;
use crate::reflect;
use crate::strings::DomString;

/// The keyword of the CORS settings attribute.
///
/// <https://svgwg.org/svg2-draft/interact.html#__svg__SVGScriptElement__crossOrigin>
pub(crate) fn cross_origin(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<DomString>, Thrown> {
    let value = cx.host.tree.attribute(this, "crossorigin");
    let keyword = value.map(|value| {
        let is_other = value.eq_ignore_ascii_case("use-credentials");
        if is_other { "use-credentials" } else { "anonymous" }
    });
    Ok(keyword.map(DomString::from))
}

/// <https://svgwg.org/svg2-draft/interact.html#__svg__SVGScriptElement__crossOrigin>
pub(crate) fn set_cross_origin(
    cx: &mut Cx<'_>,
    this: NodeId,
    value: Option<DomString>,
) -> Result<(), Thrown> {
    reflect::set_nullable_string(cx, this, "crossorigin", value)
}
