//! Declarations, sheets and computed styles of CSS, which scripts read and change. Nothing is laid out.
//!
//! <https://drafts.csswg.org/cssom/>

mod blocks;
mod computed;
mod owner;
mod sheets;
mod visibility;

pub(crate) use blocks::{Blocks, update_style_attribute};
pub(crate) use computed::{
    Computed, computed_item, computed_length, computed_value, register_property, throw_if_stopped,
};
pub(crate) use owner::{Owner, Pseudo, new_declaration, owner_of};
pub(crate) use sheets::{Source, decode, forget_sheet, set_sheet};
pub(crate) use visibility::{check_visibility, inner_text, is_being_rendered, is_visible};
