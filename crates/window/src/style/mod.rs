//! Declarations, sheets and computed styles of CSS, which scripts read and change. Nothing is laid out.
//!
//! <https://drafts.csswg.org/cssom/>

mod adopted;
mod blocks;
mod computed;
mod imports;
mod objects;
mod owner;
mod sheets;
mod visibility;

pub(crate) use adopted::{adopted_style_sheets, set_adopted_style_sheets, was_adopted};
pub(crate) use blocks::{Blocks, update_style_attribute};
pub(crate) use computed::{
    Computed, computed_item, computed_length, computed_value, device, font_size, register_property,
    throw_if_stopped, value, with_style, with_styles,
};
pub(crate) use imports::{Waiting, load_imports, may_import};
pub(crate) use objects::{
    delete_rule, demand, insert_rule, keyframes_changed, list_of, media_list, media_of,
    new_constructed, object_of_sheet, parent_of, replace, rule_at, rule_list, rule_object,
    rules_changed, sheet_of_object, state_of_an_imported_sheet, the_rule,
};
pub(crate) use owner::{Owner, Pseudo, new_declaration, new_declaration_of_a_rule, owner_of};
pub(crate) use sheets::{
    Source, StyleSheet, decode, forget_sheet, is_disabled, owned_sheet, set_disabled, set_sheet,
    sheet_of, sheets_of_a_tree, the_media_changed, title_of,
};
pub(crate) use visibility::{
    Boxes, check_visibility, inner_text, is_being_rendered, is_visible, markdown,
};
