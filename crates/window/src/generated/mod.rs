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
mod animation_event;
mod before_unload_event;
mod close_event;
mod command_event;
mod composition_event;
mod console;
mod crypto;
mod custom_event;
mod document;
mod element;
mod error_event;
mod event;
mod event_target;
mod focus_event;
mod form_data_event;
mod hash_change_event;
mod input_event;
mod keyboard_event;
mod message_event;
mod mouse_event;
mod navigator;
mod node;
mod page_transition_event;
mod performance;
mod performance_entry;
mod performance_mark;
mod performance_measure;
mod pointer_event;
mod pop_state_event;
mod progress_event;
mod promise_rejection_event;
mod storage_event;
mod submit_event;
mod text_event;
mod toggle_event;
mod transition_event;
mod ui_event;
mod wheel_event;
mod window;

pub(crate) use elements::html_element_interface;
pub(crate) use interface::Interface;
pub(crate) use natives::{N, NATIVES};
use crate::bindings::definition::Definition;

/// All interfaces.
pub(crate) const INTERFACES: &[Interface] = interface::ALL;

/// The definitions, by the number of the interface.
pub(crate) static DEFINITIONS: &[&Definition] = &[
    &abort_controller::DEFINITION,
    &crypto::DEFINITION,
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
    &document::DEFINITION,
    &element::DEFINITION,
    &performance::DEFINITION,
    &window::DEFINITION,
    &navigator::DEFINITION,
    &performance_entry::DEFINITION,
    &performance_mark::DEFINITION,
    &performance_measure::DEFINITION,
    &console::DEFINITION,
];
