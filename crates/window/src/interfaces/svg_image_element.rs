//! `SVGImageElement`.
//!
//! <https://svgwg.org/svg2-draft/embedded.html#InterfaceSVGImageElement>

pub(crate) use super::svg_script_element::{cross_origin, set_cross_origin};
