// Made by `cargo xtask codegen` from spec/idl/. Do not edit.

//! The glue between the interface definitions and the functions of the standard.

pub(crate) mod dictionaries;
mod elements;
pub(crate) mod enums;
mod interface;
mod natives;
mod prelude;
pub(crate) mod unions;

mod abort_controller;
mod abort_signal;
mod abstract_range;
mod animation_event;
mod attr;
mod before_unload_event;
mod cdata_section;
mod character_data;
mod close_event;
mod command_event;
mod comment;
mod composition_event;
mod console;
mod crypto;
mod custom_event;
mod document;
mod document_fragment;
mod document_type;
mod dom_exception;
mod dom_implementation;
mod dom_token_list;
mod element;
mod error_event;
mod event;
mod event_target;
mod focus_event;
mod form_data_event;
mod hash_change_event;
mod html_collection;
mod html_element;
mod html_slot_element;
mod html_unknown_element;
mod input_event;
mod keyboard_event;
mod mathml_element;
mod message_event;
mod mouse_event;
mod mutation_observer;
mod mutation_record;
mod named_node_map;
mod navigator;
mod node;
mod node_filter;
mod node_iterator;
mod node_list;
mod page_transition_event;
mod performance;
mod performance_entry;
mod performance_mark;
mod performance_measure;
mod pointer_event;
mod pop_state_event;
mod processing_instruction;
mod progress_event;
mod promise_rejection_event;
mod quota_exceeded_error;
mod range;
mod shadow_root;
mod static_range;
mod storage_event;
mod submit_event;
mod svg_element;
mod text;
mod text_event;
mod toggle_event;
mod transition_event;
mod tree_walker;
mod ui_event;
mod wheel_event;
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
    &abort_controller::DEFINITION,
    &abstract_range::DEFINITION,
    &range::DEFINITION,
    &static_range::DEFINITION,
    &crypto::DEFINITION,
    &dom_exception::DEFINITION,
    &quota_exceeded_error::DEFINITION,
    &dom_implementation::DEFINITION,
    &dom_token_list::DEFINITION,
    &event::DEFINITION,
    &animation_event::DEFINITION,
    &before_unload_event::DEFINITION,
    &close_event::DEFINITION,
    &command_event::DEFINITION,
    &custom_event::DEFINITION,
    &error_event::DEFINITION,
    &form_data_event::DEFINITION,
    &hash_change_event::DEFINITION,
    &message_event::DEFINITION,
    &page_transition_event::DEFINITION,
    &pop_state_event::DEFINITION,
    &progress_event::DEFINITION,
    &promise_rejection_event::DEFINITION,
    &storage_event::DEFINITION,
    &submit_event::DEFINITION,
    &toggle_event::DEFINITION,
    &transition_event::DEFINITION,
    &ui_event::DEFINITION,
    &composition_event::DEFINITION,
    &focus_event::DEFINITION,
    &input_event::DEFINITION,
    &keyboard_event::DEFINITION,
    &mouse_event::DEFINITION,
    &pointer_event::DEFINITION,
    &wheel_event::DEFINITION,
    &text_event::DEFINITION,
    &event_target::DEFINITION,
    &abort_signal::DEFINITION,
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
    &html_slot_element::DEFINITION,
    &html_unknown_element::DEFINITION,
    &mathml_element::DEFINITION,
    &svg_element::DEFINITION,
    &performance::DEFINITION,
    &window::DEFINITION,
    &html_collection::DEFINITION,
    &mutation_observer::DEFINITION,
    &mutation_record::DEFINITION,
    &named_node_map::DEFINITION,
    &navigator::DEFINITION,
    &node_filter::DEFINITION,
    &node_iterator::DEFINITION,
    &node_list::DEFINITION,
    &performance_entry::DEFINITION,
    &performance_mark::DEFINITION,
    &performance_measure::DEFINITION,
    &tree_walker::DEFINITION,
    &console::DEFINITION,
];
