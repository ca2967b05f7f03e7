//! <https://drafts.csswg.org/web-animations-1/#the-animationtimeline-interface>

use treewright_quickjs::{Thrown, Value};

use crate::{Cx, animations};

/// <https://drafts.csswg.org/web-animations-1/#dom-animationtimeline-currenttime>
pub(crate) fn current_time(cx: &mut Cx<'_>, this: &Value) -> Result<Option<f64>, Thrown> {
    let timeline = animations::timeline_of(cx, this)?;
    Ok(cx.host.timeline_time(timeline))
}
