//! The interfaces that inherit from Event: the attributes of each, and the interfaces that
//! `createEvent` supports.

use treewright_quickjs::Value;

use super::modifiers::Modifiers;
use super::{attributes, event};
use crate::Cx;
use crate::generated::Interface;

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
            | Interface::TextEvent => data.add(attributes::UiEvent::default()),
            _ => {}
        }
        match interface {
            Interface::MouseEvent
            | Interface::DragEvent
            | Interface::WheelEvent
            | Interface::PointerEvent => {
                data.add(attributes::MouseEvent::default());
                data.add(Modifiers::default());
            }
            Interface::KeyboardEvent => data.add(Modifiers::default()),
            _ => {}
        }
        match interface {
            Interface::WheelEvent => data.add(attributes::WheelEvent::default()),
            Interface::PointerEvent => data.add(attributes::PointerEvent::default()),
            Interface::KeyboardEvent => data.add(attributes::KeyboardEvent::default()),
            Interface::InputEvent => data.add(attributes::InputEvent::default()),
            Interface::CompositionEvent => data.add(attributes::CompositionEvent::default()),
            Interface::TextEvent => data.add(attributes::TextEvent::default()),
            Interface::MessageEvent => data.add(attributes::MessageEvent::default()),
            Interface::ErrorEvent => data.add(attributes::ErrorEvent::default()),
            Interface::MediaQueryListEvent => data.add(attributes::MediaQueryListEvent::default()),
            Interface::PageTransitionEvent => data.add(attributes::PageTransitionEvent::default()),
            Interface::PopStateEvent => data.add(attributes::PopStateEvent::default()),
            Interface::HashChangeEvent => data.add(attributes::HashChangeEvent::default()),
            Interface::NavigateEvent => data.add(attributes::NavigateEvent::default()),
            Interface::NavigationCurrentEntryChangeEvent => {
                data.add(attributes::NavigationCurrentEntryChangeEvent::default());
            }
            Interface::BeforeUnloadEvent => data.add(attributes::BeforeUnloadEvent::default()),
            Interface::ProgressEvent => data.add(attributes::ProgressEvent::default()),
            Interface::ToggleEvent => data.add(attributes::ToggleEvent::default()),
            Interface::CommandEvent => data.add(attributes::CommandEvent::default()),
            Interface::StorageEvent => data.add(attributes::StorageEvent::default()),
            Interface::CloseEvent => data.add(attributes::CloseEvent::default()),
            Interface::AnimationEvent => data.add(attributes::AnimationEvent::default()),
            Interface::AnimationPlaybackEvent => {
                data.add(attributes::AnimationPlaybackEvent::default());
            }
            Interface::TransitionEvent => data.add(attributes::TransitionEvent::default()),
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
        // SPEC-NOTE: "devicemotionevent", "deviceorientationevent" and "touchevent" belong to
        // interfaces for devices that this agent lacks.
        _ => return None,
    })
}
