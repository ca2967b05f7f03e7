//! The members of interfaces: a module for each interface or mixin, a function for each member.
//!
//! `cargo xtask codegen --signatures NAME` prints the functions that an interface needs; the members that
//! have one are listed in `crates/window/idl/`.
#![allow(
    clippy::needless_pass_by_value,
    clippy::unnecessary_wraps,
    reason = "all functions have the signatures that the generated glue expects"
)]

pub(crate) mod abstract_range;
pub(crate) mod attr;
pub(crate) mod character_data;
pub(crate) mod child_node;
pub(crate) mod comment;
pub(crate) mod document;
pub(crate) mod document_fragment;
mod document_markup;
pub(crate) mod document_type;
pub(crate) mod dom_exception;
pub(crate) mod dom_implementation;
pub(crate) mod dom_parser;
pub(crate) mod dom_token_list;
pub(crate) mod element;
mod element_markup;
pub(crate) mod html_collection;
pub(crate) mod html_script_element;
pub(crate) mod mutation_observer;
pub(crate) mod mutation_record;
pub(crate) mod named_node_map;
pub(crate) mod node;
pub(crate) mod node_iterator;
pub(crate) mod node_list;
pub(crate) mod non_document_type_child_node;
pub(crate) mod non_element_parent_node;
pub(crate) mod parent_node;
pub(crate) mod processing_instruction;
pub(crate) mod range;
mod range_contents;
pub(crate) mod shadow_root;
pub(crate) mod slottable;
pub(crate) mod static_range;
pub(crate) mod text;
pub(crate) mod tree_walker;
pub(crate) mod window;
