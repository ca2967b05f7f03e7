// Made by `cargo xtask codegen` from spec/idl/. Do not edit.

//! The glue between the interface definitions and the functions of the standard.

pub(crate) mod dictionaries;
mod elements;
pub(crate) mod enums;
mod interface;
mod natives;
mod prelude;
pub(crate) mod unions;

mod abstract_range;
mod attr;
mod cdata_section;
mod character_data;
mod comment;
mod custom_event;
mod document;
mod document_fragment;
mod document_type;
mod dom_exception;
mod dom_implementation;
mod dom_parser;
mod dom_token_list;
mod element;
mod event;
mod event_target;
mod html_collection;
mod html_element;
mod html_script_element;
mod html_slot_element;
mod html_unknown_element;
mod mathml_element;
mod mutation_observer;
mod mutation_record;
mod named_node_map;
mod node;
mod node_filter;
mod node_iterator;
mod node_list;
mod processing_instruction;
mod quota_exceeded_error;
mod range;
mod shadow_root;
mod static_range;
mod svg_element;
mod text;
mod tree_walker;
mod window;
mod xml_document;

pub(crate) use elements::html_element_interface;
pub(crate) use interface::Interface;
pub(crate) use natives::{N, NATIVES};
use crate::bindings::definition::Definition;

/// All interfaces.
pub(crate) const INTERFACES: &[Interface] = interface::ALL;

/// The definitions, by the number of the interface.
pub(crate) static DEFINITIONS: &[&Definition] = &[
    &abstract_range::DEFINITION,
    &range::DEFINITION,
    &static_range::DEFINITION,
    &dom_exception::DEFINITION,
    &quota_exceeded_error::DEFINITION,
    &dom_implementation::DEFINITION,
    &dom_parser::DEFINITION,
    &dom_token_list::DEFINITION,
    &event::DEFINITION,
    &custom_event::DEFINITION,
    &event_target::DEFINITION,
    &node::DEFINITION,
    &attr::DEFINITION,
    &character_data::DEFINITION,
    &comment::DEFINITION,
    &processing_instruction::DEFINITION,
    &text::DEFINITION,
    &cdata_section::DEFINITION,
    &document::DEFINITION,
    &xml_document::DEFINITION,
    &document_fragment::DEFINITION,
    &shadow_root::DEFINITION,
    &document_type::DEFINITION,
    &element::DEFINITION,
    &html_element::DEFINITION,
    &html_script_element::DEFINITION,
    &html_slot_element::DEFINITION,
    &html_unknown_element::DEFINITION,
    &mathml_element::DEFINITION,
    &svg_element::DEFINITION,
    &window::DEFINITION,
    &html_collection::DEFINITION,
    &mutation_observer::DEFINITION,
    &mutation_record::DEFINITION,
    &named_node_map::DEFINITION,
    &node_filter::DEFINITION,
    &node_iterator::DEFINITION,
    &node_list::DEFINITION,
    &tree_walker::DEFINITION,
];
