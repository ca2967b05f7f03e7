//! Objects that events are dispatched to.
//!
//! <https://dom.spec.whatwg.org/#interface-eventtarget>

use treewright_dom::scripting::ShadowIncludingTrees;
use treewright_dom::{NodeId, NodeKind, ShadowRootMode};
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bindings::receiver;
use crate::generated::Interface;
use crate::realms::RealmId;
use crate::windows::proxy::window_of_proxy;
use crate::world::World;
use crate::wrappers;

/// An event target.
#[derive(Clone, Debug)]
pub(crate) enum Target {
    Node(NodeId),
    /// The global object of a realm; scripts see the proxy of a window.
    Window(RealmId),
    Object(Value),
}

impl Target {
    /// The event target of a value, if it is one.
    pub(crate) fn of(cx: &Cx<'_>, value: &Value) -> Option<Self> {
        // Most are nodes.
        if let Some(node) = receiver::as_node(cx, value, Interface::Node) {
            return Some(Self::Node(node));
        }
        let window = window_of_proxy(cx, value);
        let value = window.as_ref().unwrap_or(value);
        if receiver::is_window(cx, value) || receiver::is_worker_global_scope(cx, value) {
            let handle = receiver::platform(cx, value)?.handle;
            return cx.host.realms.by_handle(handle).map(Self::Window);
        }
        receiver::is(cx, value, Interface::EventTarget).then(|| Self::Object(value.clone()))
    }

    /// The value that scripts see.
    pub(crate) fn value(&self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        match self {
            Self::Node(node) => wrappers::wrap(cx, *node),
            Self::Window(realm) => {
                let realm = crate::global_objects::engine_realm(cx, *realm);
                Ok(realm.map_or_else(|| cx.null(), |realm| cx.global_this(&realm)))
            }
            Self::Object(object) => Ok(object.clone()),
        }
    }

    /// The object that owns the callbacks of the listeners.
    pub(super) fn owner(&self, cx: &mut Cx<'_>) -> Result<Option<Value>, Thrown> {
        match self {
            Self::Node(node) => wrappers::wrap(cx, *node).map(Some),
            Self::Window(realm) => Ok(global_of(cx, *realm)),
            Self::Object(object) => Ok(Some(object.clone())),
        }
    }

    /// The key of a window.
    pub(super) fn key_of_window(world: &World, realm: RealmId) -> u64 {
        world.realms.get(realm).map_or(0, |state| state.handle)
    }

    /// The number under which the world knows it.
    pub(crate) fn key(&self, cx: &mut Cx<'_>) -> u64 {
        match self {
            Self::Node(node) => wrappers::handle(*node),
            Self::Window(realm) => Self::key_of_window(cx.host, *realm),
            Self::Object(object) => handle_of(cx, object),
        }
    }

    pub(crate) fn is_same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Node(one), Self::Node(two)) => one == two,
            (Self::Window(one), Self::Window(two)) => one == two,
            (Self::Object(one), Self::Object(two)) => one.strict_equals(two),
            _ => false,
        }
    }

    pub(crate) const fn node(&self) -> Option<NodeId> {
        match self {
            Self::Node(node) => Some(*node),
            _ => None,
        }
    }

    /// The root of a node, unless the target is something else.
    pub(super) fn root(&self, world: &World) -> Option<NodeId> {
        self.node().map(|node| world.root_of(node))
    }

    /// <https://dom.spec.whatwg.org/#retarget>
    pub(crate) fn retarget(&self, world: &World, against: &Self) -> Self {
        let mut object = self.clone();
        loop {
            let Some(root) = object.root(world).filter(|root| is_shadow_root(world, *root)) else {
                return object;
            };
            if let Some(against) = against.node()
                && world.tree.is_shadow_including_inclusive_ancestor(root, against)
            {
                return object;
            }
            match world.tree.host(root) {
                Some(host) => object = Self::Node(host),
                None => return object,
            }
        }
    }
}

/// The number of an object that is not a node; it gets one on first use.
pub(crate) fn handle_of(cx: &mut Cx<'_>, object: &Value) -> u64 {
    let Some(platform) = cx.platform(object) else { return 0 };
    if platform.handle != 0 {
        return platform.handle;
    }
    let handle = cx.host.handles.next();
    cx.set_platform(object, platform.interface, handle);
    handle
}

/// The global object of a realm.
fn global_of(cx: &Cx<'_>, realm: RealmId) -> Option<Value> {
    cx.cached(cx.host.realms.get(realm)?.handle)
}

/// True for shadow roots, and not for other fragments with a host: contents of templates.
pub(super) fn is_shadow_root(world: &World, node: NodeId) -> bool {
    world.tree.kind(node) == Some(NodeKind::ShadowRoot)
}

/// True for a shadow root whose mode is closed.
pub(super) fn is_closed(world: &World, shadow_root: NodeId) -> bool {
    world
        .tree
        .shadow_root_properties(shadow_root)
        .is_some_and(|properties| properties.mode == ShadowRootMode::Closed)
}

/// The slot that a node is assigned to.
/// <https://dom.spec.whatwg.org/#slotable-assigned-slot>
pub(super) fn assigned_slot(world: &World, node: NodeId) -> Option<NodeId> {
    world.slots.assigned_slot.get(&node).copied()
}
