//! `HTMLAudioElement`.
//!
//! <https://html.spec.whatwg.org/multipage/media.html#htmlaudioelement>

use treewright_dom::FullName;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::html::{create_an_html_element, document_of_the_current_realm};
use crate::strings::DomString;
use crate::tree_changes;
use crate::wrappers;

/// `new Audio()`
/// <https://html.spec.whatwg.org/multipage/media.html#dom-audio>
pub(crate) fn legacy_factory_audio(
    cx: &mut Cx<'_>,
    prototype: &Value,
    src: Option<DomString>,
) -> Result<Value, Thrown> {
    // 1. and 2.
    let document = document_of_the_current_realm(cx)?;
    let audio = create_an_html_element(cx, document, "audio")?;
    // 3. and 4.
    for (local, value) in [("preload", Some("auto".into())), ("src", src)] {
        if let Some(value) = value {
            tree_changes::set_an_attribute(cx, audio, FullName::plain(local), &value);
        }
    }
    // 5.
    wrappers::wrap_with_prototype(cx, audio, prototype)
}
