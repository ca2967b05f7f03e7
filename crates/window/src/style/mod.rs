//! Declarations of CSS: those of `style` attributes. Nothing is rendered; no sheet is applied.
//!
//! <https://drafts.csswg.org/cssom/#css-declaration-blocks>

mod declarations;
mod names;

pub(crate) use declarations::{Block, Blocks, Declaration, is_a_value, parse};
pub(crate) use names::{attribute_of_property, is_supported, supported_names, without_alias};
