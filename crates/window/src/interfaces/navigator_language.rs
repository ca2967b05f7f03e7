//! <https://html.spec.whatwg.org/multipage/system-state.html#navigatorlanguage>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::strings::DomString;

/// The language that the standard suggests to protect the user's privacy.
const LANGUAGE: &str = "en-US";

/// The slot of the frozen array.
const LANGUAGES: u64 = 1;

/// <https://html.spec.whatwg.org/multipage/system-state.html#dom-navigator-language>
pub(crate) fn language(_cx: &mut Cx<'_>, _this: &Value) -> Result<DomString, Thrown> {
    Ok(LANGUAGE.into())
}

/// <https://html.spec.whatwg.org/multipage/system-state.html#dom-navigator-languages>
pub(crate) fn languages(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    if let Some(languages) = cx.slot(this, LANGUAGES) {
        return Ok(languages);
    }
    let language = cx.string(LANGUAGE);
    let languages = cx.array(vec![language]);
    cx.freeze(&languages)?;
    cx.set_slot(this, LANGUAGES, &languages);
    Ok(languages)
}
