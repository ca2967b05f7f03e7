//! `Screen`: the screen of a window.
//!
//! <https://drafts.csswg.org/cssom-view/#the-screen-interface>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::windows::shape::SCREEN;

/// <https://drafts.csswg.org/cssom-view/#dom-screen-availwidth>
pub(crate) fn avail_width(_cx: &mut Cx<'_>, _this: &Value) -> Result<i32, Thrown> {
    Ok(SCREEN.0)
}

/// <https://drafts.csswg.org/cssom-view/#dom-screen-availheight>
pub(crate) fn avail_height(_cx: &mut Cx<'_>, _this: &Value) -> Result<i32, Thrown> {
    Ok(SCREEN.1)
}

/// <https://drafts.csswg.org/cssom-view/#dom-screen-width>
pub(crate) fn width(_cx: &mut Cx<'_>, _this: &Value) -> Result<i32, Thrown> {
    Ok(SCREEN.0)
}

/// <https://drafts.csswg.org/cssom-view/#dom-screen-height>
pub(crate) fn height(_cx: &mut Cx<'_>, _this: &Value) -> Result<i32, Thrown> {
    Ok(SCREEN.1)
}

/// <https://drafts.csswg.org/cssom-view/#dom-screen-colordepth>
pub(crate) fn color_depth(_cx: &mut Cx<'_>, _this: &Value) -> Result<u32, Thrown> {
    Ok(24)
}

/// <https://drafts.csswg.org/cssom-view/#dom-screen-pixeldepth>
pub(crate) fn pixel_depth(_cx: &mut Cx<'_>, _this: &Value) -> Result<u32, Thrown> {
    Ok(24)
}
