//! Interfaces, as objects of a realm.

use treewright_dom::NodeId;
use treewright_quickjs::{NativeId, Thrown, Value};

use crate::Cx;
use crate::host_functions;
use crate::objects::PLAIN;
use crate::world::World;

/// The number of a native that no interface has.
pub(crate) const fn hand_written_native(index: u16) -> NativeId {
    index
}

/// All natives.
pub(crate) const NATIVES: &[treewright_quickjs::Native<World>] = host_functions::NATIVES;

/// All classes of platform objects.
pub(crate) const CLASSES: &[treewright_quickjs::Class<World>] =
    &[treewright_quickjs::Class { name: "Object", exotic: None, call: None }];

/// The interface of a node.
pub(crate) fn interface_of_node(_world: &World, _node: NodeId) -> u16 {
    0
}

/// Makes an object for a node in the current realm.
pub(crate) fn new_node_object(cx: &mut Cx<'_>, interface: u16, handle: u64) -> Result<Value, Thrown> {
    Ok(cx.platform_object(PLAIN, &cx.null(), interface, handle))
}
