//! The navigation API: a window's view of its navigable's history, and the event of each navigation.
//!
//! The entry list of a `Navigation` object is not stored: it is read from the session history, which is always up to
//! date here. Objects of entries are made when a script first sees them, and are slots of the `Navigation` object.
//!
//! <https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-api>

mod aborting;
mod activation;
mod api;
mod committing;
mod destination;
mod entries;
mod entry_updates;
mod firing;
mod identity;
mod initiating;
mod precommit;
mod scroll_and_focus;
mod trackers;
mod transition;

pub(crate) use aborting::{
    a_child_navigable_is_destroyed, a_cross_document_navigation_succeeds, abort_for_destruction,
    has_an_ongoing_event, inform_about_aborting_navigation,
    make_an_ongoing_event_the_ongoing_navigation,
};
pub(crate) use activation::{
    Activation, PreviousEntry, activate, activate_the_first, activation_of,
};
pub(crate) use api::{
    Api, State, focus_has_changed, focus_was_fixed_up, of_window,
    suppresses_normal_scroll_restoration,
};
pub(crate) use destination::with_destination;
pub(crate) use entries::{
    EntryData, current_entry, entry_list, entry_of, index_and_length, index_of_entry,
};
pub(crate) use entry_updates::{
    EntryChange, queue_dispose_events, update_the_entries_for_a_same_document_navigation,
};
pub(crate) use firing::{
    Firing, Interception, fire_a_download_request_navigate_event,
    fire_a_push_replace_reload_navigate_event, fire_a_traverse_navigate_event,
};
pub(crate) use identity::{Identity, SerializedState};
pub(crate) use initiating::{back_or_forward, navigate, reload, traverse_to, update_current_entry};
pub(crate) use precommit::{add_handler, intercept, redirect, scroll};
pub(crate) use trackers::Tracker;
pub(crate) use transition::{committed_of, finished_of, transition_type};

/// Values that `Navigation` objects, their events and the other objects own, by their slots. The slots of events from
/// [`crate::events::event::Slot`] are others.
pub(crate) mod slots {
    /// The ongoing `navigate` event of a `Navigation` object.
    pub(super) const ONGOING_EVENT: u64 = 1;

    /// The ongoing API method tracker of a `Navigation` object.
    pub(super) const ONGOING_TRACKER: u64 = 2;

    /// `transition`.
    pub(crate) const TRANSITION: u64 = 3;

    /// `activation`.
    pub(super) const ACTIVATION: u64 = 4;

    /// The `Navigation` object of an event, a tracker or an entry.
    pub(super) const NAVIGATION: u64 = 5;

    /// The API method tracker of an event.
    pub(super) const TRACKER: u64 = 6;

    /// The promises of trackers and transitions, as deferred objects.
    pub(super) const COMMITTED: u64 = 7;
    pub(super) const FINISHED: u64 = 8;

    /// `info` of a tracker.
    pub(super) const INFO: u64 = 9;

    /// The committed-to entry of a tracker, and the entries of destinations and activations.
    pub(crate) const ENTRY: u64 = 10;

    /// `from` of transitions and activations.
    pub(crate) const FROM: u64 = 11;

    /// `to` of transitions.
    pub(crate) const TO: u64 = 12;

    /// The event of a precommit controller.
    pub(super) const EVENT: u64 = 13;

    /// The first of the slots of an event for its handlers, and for its precommit handlers.
    pub(super) const HANDLERS: u64 = 1 << 40;
    pub(super) const PRECOMMIT_HANDLERS: u64 = 2 << 40;

    /// The first of the slots of a `Navigation` object for its upcoming traverse API method trackers.
    pub(super) const UPCOMING: u64 = 1 << 49;

    /// The first of the slots of a `Navigation` object for the objects of entries.
    pub(super) const ENTRIES: u64 = 1 << 50;
}
