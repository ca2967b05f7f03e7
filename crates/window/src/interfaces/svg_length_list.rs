//! `SVGLengthList`.
//!
//! <https://svgwg.org/svg2-draft/types.html#InterfaceSVGLengthList>

crate::svg::lists::members!();
