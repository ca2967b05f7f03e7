//! `SVGNumberList`.
//!
//! <https://svgwg.org/svg2-draft/types.html#InterfaceSVGNumberList>

crate::svg::lists::members!();
