//! Mutation observers.
//!
//! <https://dom.spec.whatwg.org/#mutation-observers>

mod queue;
pub(crate) mod records;

pub(crate) use queue::{
    RecordKind, add_transient_observers, begin_many, end_many, keep_observer_at,
    queue_a_mutation_observer_microtask, queue_a_mutation_record_for,
};

use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};
use treewright_dom::NodeId;
use treewright_quickjs::Value;

/// The changes of a node that an observer is registered for.
#[derive(Clone, Debug, Default)]
pub(crate) struct Observed {
    pub(crate) child_list: bool,
    pub(crate) attributes: bool,
    pub(crate) character_data: bool,
    pub(crate) subtree: bool,
    pub(crate) attribute_old_value: bool,
    pub(crate) character_data_old_value: bool,
    pub(crate) attribute_filter: Option<Vec<String>>,
}

/// <https://dom.spec.whatwg.org/#registered-observer>
#[derive(Clone, Debug)]
pub(crate) struct Registered {
    /// The handle of the observer.
    pub(crate) observer: u64,
    pub(crate) options: Observed,
    /// The node whose registration a transient one follows.
    pub(crate) source: Option<NodeId>,
}

/// The observers of an agent.
#[derive(Default)]
pub(crate) struct Observers {
    /// The registered observer lists. The objects are slots of the nodes' objects.
    pub(crate) registered: FxHashMap<NodeId, Vec<Registered>>,
    /// <https://dom.spec.whatwg.org/#mutation-observer-list>, those that have records.
    pub(crate) pending: Vec<Value>,
    /// <https://dom.spec.whatwg.org/#signal-slot-list>
    pub(crate) signal_slots: Vec<NodeId>,
    /// The slots of that list.
    pub(crate) is_to_be_signaled: FxHashSet<NodeId>,
    /// The inclusive ancestors of nodes that have observers, while many changes are followed.
    pub(crate) observed_above: Option<FxHashMap<NodeId, Rc<[NodeId]>>>,
    /// <https://dom.spec.whatwg.org/#mutation-observer-compound-microtask-queued-flag>
    pub(crate) microtask_is_queued: bool,
}
