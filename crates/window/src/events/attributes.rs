//! The attributes of events by interface, apart from those of Event and values of the engine: the
//! state that the IDL attributes return.

use std::f64::consts::FRAC_PI_2;
use std::rc::Rc;

use treewright_messages::Serialized;

use crate::generated::enums::{NavigationFocusReset, NavigationScrollBehavior, NavigationType};
use crate::navigation_api::Interception;
use crate::origin::Origin;
use crate::realms::RealmId;
use crate::strings::DomString;

/// The attributes of `AnimationEvent`.
#[derive(Debug, Default)]
pub(crate) struct AnimationEvent {
    pub(crate) animation_name: DomString,
    pub(crate) elapsed_time: f64,
    pub(crate) pseudo_element: DomString,
}

/// The attributes of `AnimationPlaybackEvent`.
#[derive(Debug, Default)]
pub(crate) struct AnimationPlaybackEvent {
    pub(crate) current_time: Option<f64>,
    pub(crate) timeline_time: Option<f64>,
}

/// The attributes of `BeforeUnloadEvent`.
#[derive(Debug, Default)]
pub(crate) struct BeforeUnloadEvent {
    pub(crate) return_value: DomString,
}

/// The attributes of `CloseEvent`.
#[derive(Debug, Default)]
pub(crate) struct CloseEvent {
    pub(crate) was_clean: bool,
    pub(crate) code: u16,
    pub(crate) reason: String,
}

/// The attributes of `CommandEvent`.
#[derive(Debug, Default)]
pub(crate) struct CommandEvent {
    pub(crate) command: DomString,
}

/// The attributes of `CompositionEvent`.
#[derive(Debug, Default)]
pub(crate) struct CompositionEvent {
    pub(crate) data: String,
}

/// The attributes of `ErrorEvent`.
#[derive(Debug, Default)]
pub(crate) struct ErrorEvent {
    pub(crate) message: DomString,
    pub(crate) filename: String,
    pub(crate) lineno: u32,
    pub(crate) colno: u32,
}

/// The attributes of `HashChangeEvent`.
#[derive(Debug, Default)]
pub(crate) struct HashChangeEvent {
    pub(crate) old_url: String,
    pub(crate) new_url: String,
}

/// The attributes of `InputEvent`.
#[derive(Debug, Default)]
pub(crate) struct InputEvent {
    pub(crate) data: Option<String>,
    pub(crate) is_composing: bool,
    pub(crate) input_type: DomString,
}

/// The attributes of `KeyboardEvent`, except the modifiers.
#[derive(Debug, Default)]
pub(crate) struct KeyboardEvent {
    pub(crate) key: DomString,
    pub(crate) code: DomString,
    pub(crate) location: u32,
    pub(crate) repeat: bool,
    pub(crate) is_composing: bool,
    pub(crate) char_code: u32,
    pub(crate) key_code: u32,
}

/// The attributes of `MediaQueryListEvent`.
#[derive(Debug, Default)]
pub(crate) struct MediaQueryListEvent {
    pub(crate) media: DomString,
    pub(crate) matches: bool,
}

/// The origin of an event: "an origin, a string, or null"; null is returned as an empty string.
#[derive(Clone, Debug)]
pub(crate) enum Sender {
    Origin(Origin),
    Text(String),
}

impl Default for Sender {
    fn default() -> Self {
        Self::Text(String::new())
    }
}

/// The attributes of `MessageEvent`.
#[derive(Debug, Default)]
pub(crate) struct MessageEvent {
    pub(crate) sender: Sender,
    pub(crate) last_event_id: DomString,
}

/// The attributes of `MouseEvent`, except the modifiers.
#[derive(Debug, Default)]
pub(crate) struct MouseEvent {
    pub(crate) screen_x: i32,
    pub(crate) screen_y: i32,
    pub(crate) client_x: i32,
    pub(crate) client_y: i32,
    pub(crate) button: i16,
    pub(crate) buttons: u16,
}

/// The attributes of `NavigateEvent`, and its state.
/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-navigateevent-interface>
#[derive(Debug)]
pub(crate) struct NavigateEvent {
    pub(crate) navigation_type: NavigationType,
    pub(crate) can_intercept: bool,
    pub(crate) user_initiated: bool,
    pub(crate) hash_change: bool,
    pub(crate) download_request: Option<DomString>,
    pub(crate) has_ua_visual_transition: bool,
    pub(crate) interception: Interception,
    /// The number of handlers, and that of precommit handlers. They are slots of the event.
    pub(crate) handlers: u32,
    pub(crate) precommit_handlers: u32,
    pub(crate) focus_reset: Option<NavigationFocusReset>,
    pub(crate) scroll: Option<NavigationScrollBehavior>,
    /// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#concept-navigateevent-classic-history-api-state>
    pub(crate) classic_state: Option<Rc<Serialized>>,
    /// The realm of the relevant global object.
    pub(crate) realm: Option<RealmId>,
}

impl Default for NavigateEvent {
    fn default() -> Self {
        Self {
            navigation_type: NavigationType::Push,
            can_intercept: false,
            user_initiated: false,
            hash_change: false,
            download_request: None,
            has_ua_visual_transition: false,
            interception: Interception::None,
            handlers: 0,
            precommit_handlers: 0,
            focus_reset: None,
            scroll: None,
            classic_state: None,
            realm: None,
        }
    }
}

/// The attributes of `NavigationCurrentEntryChangeEvent`.
#[derive(Debug, Default)]
pub(crate) struct NavigationCurrentEntryChangeEvent {
    pub(crate) navigation_type: Option<NavigationType>,
}

/// The attributes of `PageTransitionEvent`.
#[derive(Debug, Default)]
pub(crate) struct PageTransitionEvent {
    pub(crate) persisted: bool,
}

/// The attributes of `PointerEvent`.
#[derive(Debug)]
pub(crate) struct PointerEvent {
    pub(crate) pointer_id: i32,
    pub(crate) width: f64,
    pub(crate) height: f64,
    pub(crate) pressure: f32,
    pub(crate) tangential_pressure: f32,
    pub(crate) tilt_x: i32,
    pub(crate) tilt_y: i32,
    pub(crate) twist: i32,
    pub(crate) altitude_angle: f64,
    pub(crate) azimuth_angle: f64,
    pub(crate) pointer_type: DomString,
    pub(crate) is_primary: bool,
    pub(crate) persistent_device_id: i32,
}

impl Default for PointerEvent {
    fn default() -> Self {
        Self {
            pointer_id: 0,
            width: 1.0,
            height: 1.0,
            pressure: 0.0,
            tangential_pressure: 0.0,
            tilt_x: 0,
            tilt_y: 0,
            twist: 0,
            altitude_angle: FRAC_PI_2,
            azimuth_angle: 0.0,
            pointer_type: DomString::default(),
            is_primary: false,
            persistent_device_id: 0,
        }
    }
}

/// The attributes of `PopStateEvent`.
#[derive(Debug, Default)]
pub(crate) struct PopStateEvent {
    pub(crate) has_ua_visual_transition: bool,
}

/// The attributes of `ProgressEvent`.
#[derive(Debug, Default)]
pub(crate) struct ProgressEvent {
    pub(crate) length_computable: bool,
    pub(crate) loaded: f64,
    pub(crate) total: f64,
}

/// The attributes of `SecurityPolicyViolationEvent`.
#[derive(Debug, Default)]
pub(crate) struct SecurityPolicyViolationEvent {
    pub(crate) document_uri: String,
    pub(crate) referrer: String,
    pub(crate) blocked_uri: String,
    pub(crate) effective_directive: DomString,
    pub(crate) violated_directive: DomString,
    pub(crate) original_policy: DomString,
    pub(crate) source_file: String,
    pub(crate) sample: DomString,
    pub(crate) is_report_only: bool,
    pub(crate) status_code: u16,
    pub(crate) line_number: u32,
    pub(crate) column_number: u32,
}

/// The attributes of `StorageEvent`.
#[derive(Debug, Default)]
pub(crate) struct StorageEvent {
    pub(crate) key: Option<DomString>,
    pub(crate) old_value: Option<DomString>,
    pub(crate) new_value: Option<DomString>,
    pub(crate) url: String,
}

/// The attributes of `TextEvent`.
#[derive(Debug, Default)]
pub(crate) struct TextEvent {
    pub(crate) data: DomString,
}

/// The attributes of `ToggleEvent`.
#[derive(Debug, Default)]
pub(crate) struct ToggleEvent {
    pub(crate) old_state: DomString,
    pub(crate) new_state: DomString,
}

/// The attributes of `TransitionEvent`.
#[derive(Debug, Default)]
pub(crate) struct TransitionEvent {
    pub(crate) property_name: DomString,
    pub(crate) elapsed_time: f64,
    pub(crate) pseudo_element: DomString,
}

/// The attributes of `UIEvent`.
#[derive(Debug, Default)]
pub(crate) struct UiEvent {
    pub(crate) detail: i32,
    pub(crate) which: u32,
}

/// The attributes of `WheelEvent`.
#[derive(Debug, Default)]
pub(crate) struct WheelEvent {
    pub(crate) delta_x: f64,
    pub(crate) delta_y: f64,
    pub(crate) delta_z: f64,
    pub(crate) delta_mode: u32,
    pub(crate) momentum: bool,
}
