//! `SVGPointList`.
//!
//! <https://svgwg.org/svg2-draft/shapes.html#InterfaceSVGPointList>

crate::svg::lists::members!();
