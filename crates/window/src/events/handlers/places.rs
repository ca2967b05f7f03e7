//! The locations where the script bodies of event handler content attributes originated, for messages.
//!
//! <https://html.spec.whatwg.org/multipage/webappapis.html#internal-raw-uncompiled-handler>

use rustc_hash::FxHashMap;
use treewright_dom::NodeId;
use treewright_quickjs::ErrorLocation;

use super::names;
use crate::world::World;

/// A location where a script body originated. Handlers of fragments, of clones, and those written
/// by scripts, have none.
#[derive(Clone, Debug)]
pub(crate) enum Place {
    /// The line and the column in the page at which the attribute's value begins.
    InThePage((u32, u32)),
    /// The running script that set the attribute.
    InAScript(ErrorLocation),
}

/// The locations of content attributes, by element and name.
#[derive(Debug, Default)]
pub(crate) struct Places {
    of: FxHashMap<(NodeId, &'static str), Place>,
    /// The number of entries at which entries of freed elements are removed.
    next_look: usize,
}

/// Notes the location of a content attribute.
pub(crate) fn note_a_place(world: &mut World, element: NodeId, attribute: &str, place: Place) {
    let Some(name) = attribute.strip_prefix("on").and_then(names::known) else { return };
    let places = &mut world.event_targets.places;
    if places.of.len() >= places.next_look {
        places.of.retain(|(element, _), _| world.tree.contains(*element));
        places.next_look = 2 * places.of.len() + 64;
    }
    places.of.insert((element, name), place);
}

/// The location of a content attribute.
pub(super) fn place_of(world: &World, element: NodeId, name: &str) -> Option<Place> {
    let places = &world.event_targets.places.of;
    if places.is_empty() { None } else { places.get(&(element, names::known(name)?)).cloned() }
}

/// A content attribute was removed.
pub(super) fn forget_the_place(world: &mut World, element: NodeId, name: &str) {
    if let Some(name) = names::known(name) {
        world.event_targets.places.of.remove(&(element, name));
    }
}
