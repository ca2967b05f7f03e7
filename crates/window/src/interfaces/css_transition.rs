//! <https://drafts.csswg.org/css-transitions-2/#the-CSSTransition-interface>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::animations::{self, handle_of_animation};
use crate::strings::DomString;

/// <https://drafts.csswg.org/css-transitions-2/#dom-csstransition-transitionproperty>
pub(crate) fn transition_property(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    let handle = handle_of_animation(cx, this)?;
    Ok(animations::css_name(cx.host, handle))
}
