//! Safe passing of structured data: values as records that belong to no realm, and back.
//!
//! <https://html.spec.whatwg.org/multipage/structured-data.html#safe-passing-of-structured-data>
//!
//! The records are those of `treewright-messages`. Nothing here recurses over the depth of a value.

mod deserialize;
mod platform;
mod serialize;
mod text;
mod transfer;
mod views;

pub(crate) use deserialize::structured_deserialize;
pub(crate) use serialize::{structured_serialize, structured_serialize_for_storage};
pub(crate) use text::{from_text, to_text};
pub(crate) use transfer::{
    Received, structured_deserialize_with_transfer, structured_serialize_with_transfer,
};

use std::sync::atomic::{AtomicU64, Ordering};

use treewright_messages::Limits;
use treewright_quickjs::Thrown;
use treewright_storage::site_of;

use crate::Cx;
use crate::exception::{DomExceptionName, dom_exception};
use crate::origin::Origin;
use crate::realms::RealmId;

/// The number of agent clusters made in this process.
static CLUSTERS: AtomicU64 = AtomicU64::new(0);

/// The state of an agent for structured data.
#[derive(Debug)]
pub(crate) struct State {
    /// The number of the agent's cluster.
    /// <https://tc39.es/ecma262/#sec-agent-clusters>
    pub(crate) cluster: u64,
    /// The limits for a value.
    pub(crate) limits: Limits,
}

impl Default for State {
    fn default() -> Self {
        let cluster = CLUSTERS.fetch_add(1, Ordering::Relaxed);
        Self { cluster, limits: Limits::default() }
    }
}

/// The agent cluster of the current realm. If memory can be shared, clusters have one origin each;
/// that several of them run on one thread here is not observable.
/// <https://html.spec.whatwg.org/multipage/webappapis.html#obtain-similar-origin-window-agent>
fn agent_cluster(cx: &Cx<'_>) -> String {
    let origin = cx.host.origin_of_settings(RealmId(cx.realm_number()));
    let number = cx.host.structured_data.cluster;
    match origin {
        Origin::Opaque(opaque) => format!("{number} opaque {opaque}"),
        Origin::Tuple { .. } => format!("{number} {}", origin.serialization()),
    }
}

/// The agent cluster of the current realm for sharing code: one per site, unless it is keyed by the
/// origin. A worker is in its owner's.
/// <https://html.spec.whatwg.org/multipage/webappapis.html#obtain-similar-origin-window-agent>
fn agent_cluster_for_code(cx: &Cx<'_>) -> String {
    let state = cx.host.realms.get(RealmId(cx.realm_number()));
    let state = state.and_then(|state| cx.host.documents.get(state.document));
    match state {
        Some(state) if !state.is_origin_keyed && !state.origin.is_opaque() => {
            let origin = state.origin.serialization();
            let scheme = origin.split(':').next().unwrap_or_default();
            let number = cx.host.structured_data.cluster;
            format!("{number} {scheme} {}", site_of(&origin))
        }
        _ => agent_cluster(cx),
    }
}

fn data_clone_error(cx: &mut Cx<'_>, message: &str) -> Thrown {
    dom_exception(cx, DomExceptionName::DataCloneError, message)
}

/// An exception that replaces another one, unless a limit of the budget was reached.
fn instead_of(cx: &mut Cx<'_>, thrown: Thrown, message: &str) -> Thrown {
    if thrown.uncatchable { thrown } else { data_clone_error(cx, message) }
}
