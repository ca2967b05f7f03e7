//! Web storage: access to areas, and events.
//!
//! <https://html.spec.whatwg.org/multipage/webstorage.html>

mod areas;
mod broadcast;
pub(crate) mod cookies;
mod host;
mod objects;
mod session;

pub use host::{SpaceRequest, StorageDecision, StorageHost};

use std::collections::{BTreeMap, VecDeque};
use std::rc::Rc;

use rustc_hash::FxHashMap;
use treewright_storage::{Area, Client, Context, Profile, Rule, SessionWindow, StorageError, Text};

use crate::navigables::NavigableId;
use crate::strings::DomString;
use crate::world::World;
use crate::{AgentEvent, Cx};

pub(crate) use areas::{clear, get_item, key, keys, remove_item, set_item, with_map};
pub(crate) use objects::{StorageObject, local_storage, session_storage};

/// The storage of an agent.
#[derive(Default)]
pub(crate) struct State {
    /// The profile that the caller gave, or one in memory once something is stored.
    profile: Option<Profile>,
    /// Areas in the profile, and those for this session only.
    lasting: Option<Client>,
    passing: Option<Client>,
    /// Session storage, by top-level traversable and origin.
    sessions: BTreeMap<(NavigableId, String), Area>,
    /// The `Storage` objects that may be alive, by their handles.
    objects: BTreeMap<u64, Rc<StorageObject>>,
    host: Option<Box<dyn StorageHost>>,
    /// The rules in effect, as a cache.
    rules: FxHashMap<Context, Rule>,
    /// The answers of the host.
    answers: FxHashMap<Context, Rule>,
    /// The version of the policy that these come from.
    policy_version: u64,
    /// Windows of a session that is resumed: the next top-level traversables get their areas.
    resumed: VecDeque<SessionWindow>,
    /// A listener for `storage` events was added.
    has_new_listeners: bool,
}

impl State {
    pub(crate) fn set_profile(&mut self, profile: Profile) {
        self.profile = Some(profile);
    }

    /// A worker has the profile of the agent that made it, for its cookies.
    pub(crate) fn begin_in_a_worker(&mut self, profile: Option<Profile>) {
        self.profile = profile;
    }

    pub(crate) fn set_host(&mut self, host: Box<dyn StorageHost>) {
        self.host = Some(host);
    }

    /// The profile, made in memory if it is missing.
    pub(crate) fn profile(&mut self) -> Result<Profile, StorageError> {
        if let Some(profile) = &self.profile {
            return Ok(profile.clone());
        }
        let profile = Profile::in_memory()?;
        self.profile = Some(profile.clone());
        Ok(profile)
    }

    /// A listener for `storage` events was added.
    pub(crate) fn note_a_listener(&mut self) {
        self.has_new_listeners = true;
    }

    pub(crate) fn forget_object(&mut self, handle: u64) {
        self.objects.remove(&handle);
    }

    /// The areas of a traversable that is gone.
    pub(crate) fn forget_traversable(&mut self, id: NavigableId) {
        self.sessions.retain(|(owner, _), _| *owner != id);
    }

    /// True if others can change data that a page of this agent sees.
    pub(crate) fn listens(&self) -> bool {
        let clients = [&self.lasting, &self.passing];
        clients.iter().any(|client| client.as_ref().is_some_and(Client::is_listening))
    }

    fn clients(&mut self) -> impl Iterator<Item = &mut Client> {
        self.lasting.iter_mut().chain(&mut self.passing)
    }

    /// The agent is idle for the moment.
    pub(crate) fn rest_if_quiet(&mut self) {
        self.clients().for_each(Client::rest_if_quiet);
    }

    /// The agent is idle: deleted data is removed from the medium.
    pub(crate) fn rest(&mut self) {
        self.clients().for_each(Client::rest);
    }

    /// Writes the changes of scripts. Returns the reason if they are lost.
    fn commit(&mut self) -> Option<StorageError> {
        let results = self.clients().filter(|client| client.has_pending()).map(Client::commit);
        // Changes that wait because another process is busy are not lost.
        results.filter_map(Result::err).find(|error| *error != StorageError::Busy)
    }
}

impl World {
    /// Ends a task for storage: its changes become visible to all.
    pub(crate) fn commit_storage(&mut self) {
        if let Some(error) = self.storage.commit() {
            self.report_a_storage_error(&error);
        }
    }

    pub(crate) fn report_a_storage_error(&mut self, error: &StorageError) {
        self.outbox.push(AgentEvent::Storage { message: error.to_string() });
    }
}

/// Makes changes of other agents and processes visible to pages. No script runs.
pub(crate) fn take_news(cx: &mut Cx<'_>) {
    objects::meet_listeners(cx);
    for is_passing in [false, true] {
        let storage = &mut cx.host.storage;
        let client = if is_passing { &mut storage.passing } else { &mut storage.lasting };
        let Some(client) = client else { continue };
        match client.news() {
            Ok(changes) => {
                for change in changes {
                    broadcast::broadcast_from_elsewhere(cx, is_passing, change);
                }
            }
            Err(StorageError::Busy) => {}
            Err(error) => cx.host.report_a_storage_error(&error),
        }
    }
}

/// Converts a string of a script to one of the storage.
fn to_text(text: &DomString) -> Text {
    match text.as_str() {
        Some(text) => text.into(),
        None => Text::from_utf16(&text.to_utf16()),
    }
}

/// Converts a string of the storage to one of scripts.
fn from_text(text: &Text) -> DomString {
    match text.as_str() {
        Some(text) => text.into(),
        None => DomString::from_utf16(&text.to_utf16()),
    }
}
