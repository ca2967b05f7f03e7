//! Strings of the engine and of records, which have the same form.

use treewright_messages::Text;
use treewright_quickjs::JsString;

pub(crate) fn to_text(text: JsString) -> Text {
    match text {
        JsString::Utf8(text) => Text::Utf8(text),
        JsString::Utf16(units) => Text::Utf16(units),
    }
}

pub(crate) fn from_text(text: &Text) -> JsString {
    match text {
        Text::Utf8(text) => JsString::Utf8(text.clone()),
        Text::Utf16(units) => JsString::Utf16(units.clone()),
    }
}
