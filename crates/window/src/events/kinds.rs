//! The interfaces that inherit from Event: what an event of each has, and which of them `createEvent`
//! knows.

use treewright_quickjs::Value;

use super::event;
use super::modifiers::Modifiers;
use crate::Cx;
use crate::generated::Interface;
use crate::interfaces::{
    animation_event, before_unload_event, close_event, command_event, composition_event,
    error_event, hash_change_event, input_event, keyboard_event, media_query_list_event,
    message_event, mouse_event, page_transition_event, pointer_event, pop_state_event,
    progress_event, storage_event, text_event, toggle_event, transition_event, ui_event,
    wheel_event,
};

/// Gives a new event the attributes of its interface, with their defaults.
pub(super) fn add_defaults(cx: &mut Cx<'_>, event: &Value, interface: Interface) {
    event::with(cx, event, |data| {
        match interface {
            Interface::UIEvent
            | Interface::FocusEvent
            | Interface::MouseEvent
            | Interface::DragEvent
            | Interface::WheelEvent
            | Interface::PointerEvent
            | Interface::KeyboardEvent
            | Interface::InputEvent
            | Interface::CompositionEvent
            | Interface::TextEvent => data.add(ui_event::Part::default()),
            _ => {}
        }
        match interface {
            Interface::MouseEvent
            | Interface::DragEvent
            | Interface::WheelEvent
            | Interface::PointerEvent => {
                data.add(mouse_event::Part::default());
                data.add(Modifiers::default());
            }
            Interface::KeyboardEvent => data.add(Modifiers::default()),
            _ => {}
        }
        match interface {
            Interface::WheelEvent => data.add(wheel_event::Part::default()),
            Interface::PointerEvent => data.add(pointer_event::Part::default()),
            Interface::KeyboardEvent => data.add(keyboard_event::Part::default()),
            Interface::InputEvent => data.add(input_event::Part::default()),
            Interface::CompositionEvent => data.add(composition_event::Part::default()),
            Interface::TextEvent => data.add(text_event::Part::default()),
            Interface::MessageEvent => data.add(message_event::Part::default()),
            Interface::ErrorEvent => data.add(error_event::Part::default()),
            Interface::MediaQueryListEvent => data.add(media_query_list_event::Part::default()),
            Interface::PageTransitionEvent => data.add(page_transition_event::Part::default()),
            Interface::PopStateEvent => data.add(pop_state_event::Part::default()),
            Interface::HashChangeEvent => data.add(hash_change_event::Part::default()),
            Interface::BeforeUnloadEvent => data.add(before_unload_event::Part::default()),
            Interface::ProgressEvent => data.add(progress_event::Part::default()),
            Interface::ToggleEvent => data.add(toggle_event::Part::default()),
            Interface::CommandEvent => data.add(command_event::Part::default()),
            Interface::StorageEvent => data.add(storage_event::Part::default()),
            Interface::CloseEvent => data.add(close_event::Part::default()),
            Interface::AnimationEvent => data.add(animation_event::Part::default()),
            Interface::TransitionEvent => data.add(transition_event::Part::default()),
            _ => {}
        }
    });
}

/// The interfaces that `createEvent` makes, by its argument in lower case.
/// <https://dom.spec.whatwg.org/#dom-document-createevent>
pub(crate) fn legacy_interface(name: &str) -> Option<Interface> {
    Some(match name {
        "beforeunloadevent" => Interface::BeforeUnloadEvent,
        "compositionevent" => Interface::CompositionEvent,
        "customevent" => Interface::CustomEvent,
        "dragevent" => Interface::DragEvent,
        "event" | "events" | "htmlevents" | "svgevents" => Interface::Event,
        "focusevent" => Interface::FocusEvent,
        "hashchangeevent" => Interface::HashChangeEvent,
        "keyboardevent" => Interface::KeyboardEvent,
        "messageevent" => Interface::MessageEvent,
        "mouseevent" | "mouseevents" => Interface::MouseEvent,
        "storageevent" => Interface::StorageEvent,
        "textevent" => Interface::TextEvent,
        "uievent" | "uievents" => Interface::UIEvent,
        // SPEC-NOTE: "devicemotionevent", "deviceorientationevent" and "touchevent" are of interfaces for devices
        // that there are none of.
        _ => return None,
    })
}
