//! `HTMLFrameElement`.
//!
//! <https://html.spec.whatwg.org/multipage/obsolete.html#htmlframeelement>

pub(crate) use super::html_iframe_element::{content_document, content_window};
