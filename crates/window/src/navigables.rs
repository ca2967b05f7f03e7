//! Navigables: what shows one document at a time.
//!
//! <https://html.spec.whatwg.org/multipage/document-sequences.html#navigables>

use treewright_dom::NodeId;

/// The number of a navigable in its agent. A number is not used again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct NavigableId(pub(crate) u32);

/// <https://html.spec.whatwg.org/multipage/document-sequences.html#navigable>
pub(crate) struct Navigable {
    /// <https://html.spec.whatwg.org/multipage/document-sequences.html#nav-document>
    pub(crate) active_document: NodeId,
    /// The element that contains it, unless it is a top-level traversable.
    pub(crate) container: Option<NodeId>,
    pub(crate) parent: Option<NavigableId>,
    /// <https://html.spec.whatwg.org/multipage/document-sequences.html#nav-target>
    pub(crate) name: String,
    /// The navigable whose script opened it.
    pub(crate) opener: Option<NavigableId>,
    /// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#delaying-load-events-mode>
    pub(crate) is_delaying_load_events: bool,
    /// The number of the navigation that is under way; an older one that comes to its end does nothing.
    pub(crate) ongoing_navigation: Option<u64>,
    /// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#is-closing>
    pub(crate) is_closing: bool,
}

/// The navigables of an agent.
#[derive(Default)]
pub(crate) struct Navigables {
    all: Vec<Option<Navigable>>,
}

impl Navigables {
    pub(crate) fn push(&mut self, navigable: Navigable) -> NavigableId {
        let id = NavigableId(u32::try_from(self.all.len()).unwrap_or(u32::MAX));
        self.all.push(Some(navigable));
        id
    }

    pub(crate) fn get(&self, id: NavigableId) -> Option<&Navigable> {
        self.all.get(id.0 as usize)?.as_ref()
    }

    pub(crate) fn get_mut(&mut self, id: NavigableId) -> Option<&mut Navigable> {
        self.all.get_mut(id.0 as usize)?.as_mut()
    }

    pub(crate) fn remove(&mut self, id: NavigableId) -> Option<Navigable> {
        self.all.get_mut(id.0 as usize)?.take()
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (NavigableId, &Navigable)> {
        (0..).zip(&self.all).filter_map(|(number, one)| Some((NavigableId(number), one.as_ref()?)))
    }
}
