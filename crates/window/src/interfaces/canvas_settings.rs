//! <https://html.spec.whatwg.org/multipage/canvas.html#canvassettings>

use treewright_quickjs::{Thrown, Value};

use crate::generated::dictionaries::CanvasRenderingContext2DSettings;
use crate::{Cx, canvas};

/// <https://html.spec.whatwg.org/multipage/canvas.html#dom-context-2d-canvas-getcontextattributes>
pub(crate) fn get_context_attributes(
    cx: &mut Cx<'_>,
    this: &Value,
) -> Result<CanvasRenderingContext2DSettings, Thrown> {
    let settings = canvas::settings_of(cx, this)?;
    Ok(CanvasRenderingContext2DSettings {
        alpha: settings.alpha,
        color_space: settings.color_space,
        color_type: settings.color_type,
        desynchronized: settings.desynchronized,
        will_read_frequently: settings.will_read_frequently,
    })
}
