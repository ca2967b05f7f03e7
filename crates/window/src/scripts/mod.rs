//! The `script` element, scripts, and their exceptions.

mod classic;
mod execute;
pub(crate) mod import_maps;
mod kind;
pub(crate) mod modules;
mod options;
mod prepare;
mod rejections;
mod state;
mod steps;

pub(crate) use classic::{
    ClassicScript, classic_script_request, run_a_classic_script, run_a_classic_script_and_rethrow,
    run_a_classic_script_for_its_value,
};
pub(crate) use execute::execute_the_script_element;
pub(crate) use kind::{is_a_script, is_for_another_event_by, supports, type_by};
pub(crate) use options::ScriptFetchOptions;
pub(crate) use prepare::{note_the_texts_of_scripts, prepare_the_script_element};
pub(crate) use rejections::{
    RejectedPromises, notify_about_rejected_promises, track_rejected_promises,
};
pub(crate) use state::{
    ScriptElements, ScriptType, cloning_steps, has_a_style_sheet_that_is_blocking_scripts,
    is_async, is_ready_to_be_parser_executed, set_already_started, the_parser_inserted,
};
pub(crate) use steps::{
    attribute_changed, children_changed, insertion_by_a_parser, post_connection, removing,
};

use treewright_quickjs::Realm;

use crate::realms::RealmId;
use crate::world::World;

/// The realm in which a script can run.
/// <https://html.spec.whatwg.org/multipage/webappapis.html#check-if-we-can-run-script>
pub(crate) fn check_if_we_can_run_script(world: &World, realm: RealmId) -> Option<Realm> {
    let state = world.realms.get(realm)?;
    let document = state.document;
    let can_run = world.is_fully_active(document) && world.is_scripting_enabled(document);
    if can_run { state.realm.clone() } else { None }
}
