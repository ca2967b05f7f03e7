//! `HTMLObjectElement`. It is not a submittable element.
//!
//! <https://html.spec.whatwg.org/multipage/iframe-embed-object.html#htmlobjectelement>

pub(crate) use super::html_iframe_element::{content_document, content_window, get_svg_document};

owned_by_a_form!();
validated!();
