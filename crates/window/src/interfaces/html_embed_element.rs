//! `HTMLEmbedElement`.
//!
//! <https://html.spec.whatwg.org/multipage/iframe-embed-object.html#htmlembedelement>

pub(crate) use super::html_iframe_element::get_svg_document;
