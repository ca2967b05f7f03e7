//! Web storage: who sees which area, and the events.
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
    /// The rules that apply, as they were found.
    rules: FxHashMap<Context, Rule>,
    /// The answers of the host.
    answers: FxHashMap<Context, Rule>,
    /// The version of the policy that these come from.
    policy_version: u64,
    /// Windows of a session that is resumed: the next top-level traversables get their areas.
    resumed: VecDeque<SessionWindow>,
    /// A listener for `storage` events was added to something.
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

    /// The profile, made in memory if there is none.
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

    /// True if somebody else can change what a page of this agent sees.
    pub(crate) fn listens(&self) -> bool {
        let clients = [&self.lasting, &self.passing];
        clients.iter().any(|client| client.as_ref().is_some_and(Client::is_listening))
    }

    fn clients(&mut self) -> impl Iterator<Item = &mut Client> {
        self.lasting.iter_mut().chain(&mut self.passing)
    }

    /// There is nothing to do for the moment.
    pub(crate) fn rest_if_quiet(&mut self) {
        self.clients().for_each(Client::rest_if_quiet);
    }

    /// There is nothing to do: what was deleted is deleted from the medium.
    pub(crate) fn rest(&mut self) {
        self.clients().for_each(Client::rest);
    }

    /// Writes what scripts have changed. The reason for which it is lost, if it is.
    fn commit(&mut self) -> Option<StorageError> {
        let results = self.clients().filter(|client| client.has_pending()).map(Client::commit);
        // What waits because another process is busy is not lost.
        results.filter_map(Result::err).find(|error| *error != StorageError::Busy)
    }
}

impl World {
    /// Ends a task as far as storage is concerned: its changes become those of all.
    pub(crate) fn commit_storage(&mut self) {
        if let Some(error) = self.storage.commit() {
            self.report_a_storage_error(&error);
        }
    }

    pub(crate) fn report_a_storage_error(&mut self, error: &StorageError) {
        self.outbox.push(AgentEvent::Storage { message: error.to_string() });
    }
}

/// Lets pages see what other agents and processes have changed. No script runs.
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

/// A string of a script as the storage has it.
fn to_text(text: &DomString) -> Text {
    match text.as_str() {
        Some(text) => text.into(),
        None => Text::from_utf16(&text.to_utf16()),
    }
}

/// A string of the storage as scripts have it.
fn from_text(text: &Text) -> DomString {
    match text.as_str() {
        Some(text) => text.into(),
        None => DomString::from_utf16(&text.to_utf16()),
    }
}
