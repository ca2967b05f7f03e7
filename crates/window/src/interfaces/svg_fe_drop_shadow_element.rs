//! `SVGFEDropShadowElement`.
//!
//! <https://drafts.csswg.org/filter-effects-1/#InterfaceSVGFEDropShadowElement>

pub(crate) use super::svg_fe_gaussian_blur_element::set_std_deviation;
