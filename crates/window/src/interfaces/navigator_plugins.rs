//! <https://html.spec.whatwg.org/multipage/system-state.html#navigatorplugins>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bindings;
use crate::generated::Interface;

/// Slots of the navigator.
const PLUGINS: u64 = 2;
const MIME_TYPES: u64 = 3;

fn kept(cx: &mut Cx<'_>, this: &Value, slot: u64, interface: Interface) -> Result<Value, Thrown> {
    if let Some(object) = cx.slot(this, slot) {
        return Ok(object);
    }
    let object = bindings::new_object(cx, interface)?;
    cx.set_slot(this, slot, &object);
    Ok(object)
}

/// <https://html.spec.whatwg.org/multipage/system-state.html#dom-navigator-plugins>
pub(crate) fn plugins(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    kept(cx, this, PLUGINS, Interface::PluginArray)
}

/// <https://html.spec.whatwg.org/multipage/system-state.html#dom-navigator-mimetypes>
pub(crate) fn mime_types(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    kept(cx, this, MIME_TYPES, Interface::MimeTypeArray)
}

/// <https://html.spec.whatwg.org/multipage/system-state.html#dom-navigator-javaenabled>
pub(crate) fn java_enabled(_cx: &mut Cx<'_>, _this: &Value) -> Result<bool, Thrown> {
    Ok(false)
}

/// PDF files cannot be shown here.
/// <https://html.spec.whatwg.org/multipage/system-state.html#dom-navigator-pdfviewerenabled>
pub(crate) fn pdf_viewer_enabled(_cx: &mut Cx<'_>, _this: &Value) -> Result<bool, Thrown> {
    Ok(false)
}
