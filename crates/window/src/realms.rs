//! Realms and the windows that are their global objects.
//!
//! <https://html.spec.whatwg.org/multipage/webappapis.html#realms-settings-objects-global-objects>

use treewright_dom::NodeId;
use treewright_quickjs::Realm;

use crate::navigables::NavigableId;

/// The number of a realm in its agent. A number is not used again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct RealmId(pub(crate) u32);

/// A realm with its window.
pub(crate) struct RealmState {
    /// The engine's realm, while the window is in use: it keeps the window alive. A window that was
    /// left lives as long as scripts can reach it.
    pub(crate) realm: Option<Realm>,
    /// The handle of the global object.
    pub(crate) handle: u64,
    /// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#concept-document-window>
    pub(crate) document: NodeId,
    /// The navigable of the window, until it is destroyed.
    pub(crate) navigable: Option<NavigableId>,
}

/// The realms of an agent.
#[derive(Default)]
pub(crate) struct Realms {
    states: Vec<RealmState>,
}

impl Realms {
    /// The number that the next realm will have.
    pub(crate) fn next(&self) -> RealmId {
        RealmId(u32::try_from(self.states.len()).unwrap_or(u32::MAX))
    }

    pub(crate) fn push(&mut self, state: RealmState) -> RealmId {
        let id = self.next();
        self.states.push(state);
        id
    }

    /// The realm whose global object has this handle.
    pub(crate) fn by_handle(&self, handle: u64) -> Option<RealmId> {
        let place = self.states.iter().position(|state| state.handle == handle)?;
        u32::try_from(place).ok().map(RealmId)
    }

    pub(crate) fn get(&self, id: RealmId) -> Option<&RealmState> {
        self.states.get(id.0 as usize)
    }

    pub(crate) fn get_mut(&mut self, id: RealmId) -> Option<&mut RealmState> {
        self.states.get_mut(id.0 as usize)
    }
}
