// Made by `cargo xtask codegen` from spec/idl/. Do not edit.

//! The glue between the interface definitions and the functions of the standard.

pub(crate) mod dictionaries;
mod elements;
pub(crate) mod enums;
mod interface;
mod natives;
mod prelude;
pub(crate) mod unions;

mod document;
mod element;
mod event;
mod event_target;
mod node;

pub(crate) use elements::html_element_interface;
pub(crate) use interface::Interface;
pub(crate) use natives::{N, NATIVES};
use crate::bindings::definition::Definition;

/// All interfaces.
pub(crate) const INTERFACES: &[Interface] = interface::ALL;

/// The definitions, by the number of the interface.
pub(crate) static DEFINITIONS: &[&Definition] = &[
    &event::DEFINITION,
    &event_target::DEFINITION,
    &node::DEFINITION,
    &document::DEFINITION,
    &element::DEFINITION,
];
