//! Events: targets, listeners, handlers, dispatch.
//!
//! The lists of listeners and the event handlers are tables of the world, by the keys of their
//! targets; the functions are owned by the objects of the targets. So a node without an object can
//! have handlers (of its content attributes), and the collector sees functions of scripts.

pub(crate) mod activation;
pub(crate) mod attributes;
mod dispatch;
pub(crate) mod event;
pub(crate) mod fire;
pub(crate) mod handlers;
pub(crate) mod kinds;
mod listeners;
pub(crate) mod modifiers;
mod path;
mod target;

pub(crate) use dispatch::{composed_path, dispatch};
pub(crate) use event::EventFlags;
pub(crate) use fire::{
    fire, fire_a_page_transition_event, fire_at_node, fire_load_at_window, fire_with,
};
pub(crate) use handlers::is_an_event_handler_content_attribute;
pub(crate) use listeners::{
    EventTargets, Options, add_an_event_listener, erase_all_event_listeners_and_handlers,
    remove_an_event_listener, remove_by_number,
};
pub(crate) use target::{Target, handle_of};
