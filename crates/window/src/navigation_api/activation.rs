//! `NavigationActivation` objects: the navigation that made a document active.
//!
//! <https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-activation-interface>

use std::rc::Rc;

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use super::{Api, entries, slots};
use crate::Cx;
use crate::bindings;
use crate::generated::Interface;
use crate::generated::enums::NavigationType;
use crate::navigation::Entry;
use crate::origin::Origin;
use crate::world::World;

/// The entry that was active before a document.
pub(crate) struct PreviousEntry {
    pub(crate) entry: Entry,
    pub(crate) origin: Origin,
    pub(crate) is_initial_about_blank: bool,
    pub(crate) hides_its_url: bool,
}

/// The navigation that made a document active. Its object is made when a script asks for it.
#[derive(Clone)]
pub(crate) struct Activation {
    /// The entry that was left, whether its address is hidden, and whether it is in the entry list.
    from: Option<(Entry, bool, bool)>,
    entry: Entry,
    navigation_type: NavigationType,
}

/// A document became active after another one.
/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#update-document-for-history-step-application>
pub(crate) fn activate(
    world: &mut World,
    document: NodeId,
    previous: Option<PreviousEntry>,
    navigation_type: NavigationType,
) {
    let Some(state) = world.documents.get(document) else { return };
    let Some(navigable) = state.navigable.and_then(|id| world.navigables.get(id)) else { return };
    let Some(entry) = navigable.history.active_entry().cloned() else { return };
    let is_listed = |previous: &PreviousEntry| {
        let mut all = navigable.history.entries.iter();
        all.any(|entry| Rc::ptr_eq(&entry.identity, &previous.entry.identity))
    };
    let from = previous.filter(|previous| previous.origin.is_same_origin(&state.origin));
    let from = from.and_then(|previous| {
        let is_listed = is_listed(&previous);
        let counts = is_listed
            || navigation_type == NavigationType::Replace && !previous.is_initial_about_blank;
        counts.then_some((previous.entry, previous.hides_its_url, is_listed))
    });
    let activation = Activation { from, entry, navigation_type };
    if let Some(state) = world.documents.get_mut(document) {
        state.activation = Some(Box::new(activation));
    }
}

/// The first document of a top-level traversable became active. Browsers say that it is pushed, after the page of a new
/// tab.
pub(crate) fn activate_the_first(world: &mut World, document: NodeId) {
    activate(world, document, None, NavigationType::Push);
}

/// The object of a window.
pub(crate) fn activation_of(cx: &mut Cx<'_>, api: &Api) -> Result<Option<Value>, Thrown> {
    if let Some(object) = api.slot(cx, slots::ACTIVATION) {
        return Ok(Some(object));
    }
    let state = api.document(cx).and_then(|document| cx.host.documents.get(document));
    let Some(activation) = state.and_then(|state| state.activation.clone()) else {
        return Ok(None);
    };
    let Activation { from, entry, navigation_type } = *activation;
    if api.has_entries_and_events_disabled(cx) {
        return Ok(None);
    }
    let object =
        api.in_realm(cx, |cx| bindings::new_object(cx, Interface::NavigationActivation))?;
    cx.set_data(&object, Box::new(navigation_type));
    let entry = entries::object_of(cx, api, &entry)?;
    cx.set_slot(&object, slots::ENTRY, &entry);
    if let Some((from, hides_its_url, is_listed)) = from {
        let from = if is_listed {
            entries::object_of(cx, api, &from)?
        } else {
            entries::new_object(cx, api, &from, false, hides_its_url)?
        };
        cx.set_slot(&object, slots::FROM, &from);
    }
    api.set_slot(cx, slots::ACTIVATION, Some(&object));
    Ok(Some(object))
}
