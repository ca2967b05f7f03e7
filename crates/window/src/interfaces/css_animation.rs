//! <https://drafts.csswg.org/css-animations-2/#the-CSSAnimation-interface>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::animations::{self, handle_of_animation};
use crate::strings::DomString;

/// <https://drafts.csswg.org/css-animations-2/#dom-cssanimation-animationname>
pub(crate) fn animation_name(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    let handle = handle_of_animation(cx, this)?;
    Ok(animations::css_name(cx.host, handle))
}
