//! `CSSImportRule`.
//!
//! <https://drafts.csswg.org/cssom/#the-cssimportrule-interface>

use treewright_quickjs::{Thrown, Value};

use crate::strings::DomString;
use crate::{Cx, style};

/// <https://drafts.csswg.org/cssom/#dom-cssimportrule-href>
pub(crate) fn href(cx: &mut Cx<'_>, this: &Value) -> Result<String, Thrown> {
    Ok(style::the_rule(cx, this)?.import_url())
}

/// <https://drafts.csswg.org/cssom/#dom-cssimportrule-media>
pub(crate) fn media(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    style::media_list(cx, this)
}

/// <https://drafts.csswg.org/cssom/#dom-cssimportrule-stylesheet>
pub(crate) fn style_sheet(cx: &mut Cx<'_>, this: &Value) -> Result<Option<Value>, Thrown> {
    match style::state_of_an_imported_sheet(cx, this) {
        Some(state) if style::sheet_of(cx.host, &state).is_some() => {
            let sheet = style::object_of_sheet(cx, &state)?;
            Ok(Some(sheet))
        }
        _ => Ok(None),
    }
}

/// <https://drafts.csswg.org/cssom/#dom-cssimportrule-layername>
pub(crate) fn layer_name(cx: &mut Cx<'_>, this: &Value) -> Result<Option<DomString>, Thrown> {
    Ok(style::the_rule(cx, this)?.import_conditions().0.map(DomString::from))
}

/// <https://drafts.csswg.org/cssom/#dom-cssimportrule-supportstext>
pub(crate) fn supports_text(cx: &mut Cx<'_>, this: &Value) -> Result<Option<DomString>, Thrown> {
    Ok(style::the_rule(cx, this)?.import_conditions().1.map(DomString::from))
}
