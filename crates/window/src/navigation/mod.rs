//! Navigation within the process, and session history.
//!
//! <https://html.spec.whatwg.org/multipage/browsing-the-web.html>

mod aborting;
mod commit;
mod conditions;
mod fetch;
mod fragments;
mod history;
pub(crate) mod history_objects;
mod hyperlinks;
mod javascript;
mod navigate;
mod refresh;
mod reload;
mod scrolling;
mod traversal;
mod unloading;

pub(crate) use aborting::{abort_a_document, stop_loading};
pub(crate) use conditions::{
    equals_without_fragments, is_allowed_by_sandboxing_to_navigate, must_be_a_replace,
};
pub(crate) use fetch::{is_a_document, open_a_top_level_traversable, open_at_once};
pub(crate) use history::{
    Entry, SessionHistory, can_have_its_url_rewritten, initialize_the_history, number_of_entries,
    restore_scroll_position_data, state_of_the_active_entry, url_and_history_update,
};
pub(crate) use hyperlinks::{
    cannot_navigate, follow_the_hyperlink, get_an_elements_noopener, get_an_elements_target,
    is_a_link,
};
pub(crate) use navigate::{HistoryHandling, NavigateOptions, Resource, navigate};
pub(crate) use refresh::{
    Refresh, process_a_meta_element, shared_declarative_refresh_steps, wait_for_the_refresh,
};
pub(crate) use reload::reload;
pub(crate) use scrolling::{
    scroll_to_the_fragment_or_the_beginning, try_to_scroll_to_the_fragment,
};
pub(crate) use traversal::{
    Applied, apply_the_traverse_history_step, closest_step,
    resume_applying_the_traverse_history_step, traverse_the_history_by_a_delta,
};
pub(crate) use unloading::{check_if_unloading_is_canceled, unload_a_document_and_its_descendants};
