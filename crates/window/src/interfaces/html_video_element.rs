//! <https://html.spec.whatwg.org/multipage/media.html#htmlvideoelement>

use treewright_dom::NodeId;
use treewright_quickjs::Thrown;

use crate::Cx;

/// <https://html.spec.whatwg.org/multipage/media.html#dom-video-videowidth>
pub(crate) fn video_width(_cx: &mut Cx<'_>, _this: NodeId) -> Result<u32, Thrown> {
    Ok(0)
}

/// <https://html.spec.whatwg.org/multipage/media.html#dom-video-videoheight>
pub(crate) fn video_height(_cx: &mut Cx<'_>, _this: NodeId) -> Result<u32, Thrown> {
    Ok(0)
}
