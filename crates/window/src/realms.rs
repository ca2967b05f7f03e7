//! Realms and the windows that are their global objects.
//!
//! <https://html.spec.whatwg.org/multipage/webappapis.html#realms-settings-objects-global-objects>

use rustc_hash::FxHashMap;
use treewright_dom::NodeId;
use treewright_quickjs::Realm;

use crate::navigables::NavigableId;
use crate::user_activation::LastActivation;

/// The number of a realm in its agent. A number is not used again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct RealmId(pub(crate) u32);

/// A realm with its window.
pub(crate) struct RealmState {
    /// The engine's realm, while the window is in use: it keeps the window alive. An unloaded
    /// window lives while scripts can reach it.
    pub(crate) realm: Option<Realm>,
    /// The handle of the global object.
    pub(crate) handle: u64,
    /// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#concept-document-window>
    pub(crate) document: NodeId,
    /// The navigable of the window, until it is destroyed.
    pub(crate) navigable: Option<NavigableId>,
    pub(crate) last_activation: LastActivation,
}

/// The realms of an agent, except those whose windows are unreachable.
#[derive(Default)]
pub(crate) struct Realms {
    states: FxHashMap<RealmId, RealmState>,
    /// By the handles of the global objects.
    by_handle: FxHashMap<u64, RealmId>,
    next: u32,
}

impl Realms {
    /// The number that the next realm will have.
    pub(crate) fn next(&self) -> RealmId {
        RealmId(self.next)
    }

    pub(crate) fn push(&mut self, state: RealmState) -> RealmId {
        let id = self.next();
        self.next = self.next.saturating_add(1);
        self.by_handle.insert(state.handle, id);
        self.states.insert(id, state);
        id
    }

    /// The realm whose global object has this handle.
    pub(crate) fn by_handle(&self, handle: u64) -> Option<RealmId> {
        self.by_handle.get(&handle).copied()
    }

    pub(crate) fn get(&self, id: RealmId) -> Option<&RealmState> {
        self.states.get(&id)
    }

    pub(crate) fn get_mut(&mut self, id: RealmId) -> Option<&mut RealmState> {
        self.states.get_mut(&id)
    }

    pub(crate) fn remove(&mut self, id: RealmId) {
        if let Some(state) = self.states.remove(&id) {
            self.by_handle.remove(&state.handle);
        }
    }
}
