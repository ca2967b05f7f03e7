//! `Navigation` objects, and the windows that they belong to.
//!
//! <https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-interface>

use rustc_hash::FxHashMap;
use treewright_dom::NodeId;
use treewright_quickjs::{Realm, Thrown, Value};

use super::slots;
use crate::Cx;
use crate::bindings;
use crate::events::{self, EventFlags, Target};
use crate::generated::Interface;
use crate::global_objects::{engine_realm, window_of_realm};
use crate::navigables::NavigableId;
use crate::realms::RealmId;

/// The state of an agent.
#[derive(Default)]
pub(crate) struct State {
    /// The number of the last entry that a script has seen.
    pub(super) last_entry: u64,
    /// The `Navigation` objects of child navigables that were destroyed while their trees changed.
    pub(super) destroyed: Vec<Value>,
}

/// The state of a `Navigation` object, apart from values.
#[derive(Debug)]
pub(super) struct NavigationData {
    pub(super) realm: RealmId,
    /// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#focus-changed-during-ongoing-navigation>
    pub(super) focus_changed: bool,
    /// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#suppress-normal-scroll-restoration-during-ongoing-navigation>
    pub(super) suppresses_scroll_restoration: bool,
    /// The keys of the upcoming traverse API method trackers, with their slots.
    pub(super) upcoming: FxHashMap<String, u64>,
    pub(super) last_upcoming: u64,
}

/// The `navigation` of a window.
pub(crate) fn of_window(cx: &mut Cx<'_>, window: &Value) -> Result<Value, Thrown> {
    if let Some(navigation) = cx.slot(window, crate::objects::slots::NAVIGATION) {
        return Ok(navigation);
    }
    let realm = bindings::global::realm_of(cx, window).unwrap_or_else(|| cx.realm());
    let navigation = cx.in_realm(&realm, |cx| {
        let navigation = bindings::new_object(cx, Interface::Navigation)?;
        let realm = RealmId(cx.realm_number());
        let data = NavigationData {
            realm,
            focus_changed: false,
            suppresses_scroll_restoration: false,
            upcoming: FxHashMap::default(),
            last_upcoming: 0,
        };
        cx.set_data(&navigation, Box::new(data));
        Ok::<_, Thrown>(navigation)
    })?;
    cx.set_slot(window, crate::objects::slots::NAVIGATION, &navigation);
    Ok(navigation)
}

/// A `Navigation` object with its window.
#[derive(Clone)]
pub(crate) struct Api {
    pub(crate) navigation: Value,
    pub(crate) realm: RealmId,
    engine: Realm,
}

impl Api {
    /// That of a `Navigation` object.
    pub(crate) fn of(cx: &mut Cx<'_>, navigation: &Value) -> Result<Self, Thrown> {
        let realm = cx.data(navigation, |data: &mut NavigationData, _| data.realm);
        let engine = realm.and_then(|realm| engine_realm(cx, realm));
        match realm.zip(engine) {
            Some((realm, engine)) => Ok(Self { navigation: navigation.clone(), realm, engine }),
            None => Err(cx.type_error("Illegal invocation")),
        }
    }

    /// That of the window of a document.
    pub(super) fn of_document(cx: &mut Cx<'_>, document: NodeId) -> Option<Self> {
        let realm = cx.host.window_of(document)?;
        let window = window_of_realm(cx, realm)?;
        // Memory can be short.
        let navigation = of_window(cx, &window).ok()?;
        Self::of(cx, &navigation).ok()
    }

    /// The same, if the object exists: otherwise no script can listen to it.
    pub(super) fn known_of_document(cx: &mut Cx<'_>, document: NodeId) -> Option<Self> {
        let realm = cx.host.window_of(document)?;
        let window = window_of_realm(cx, realm)?;
        let navigation = cx.slot(&window, crate::objects::slots::NAVIGATION)?;
        Self::of(cx, &navigation).ok()
    }

    /// That of the active window of a navigable, if the object exists.
    pub(super) fn known_of_navigable(cx: &mut Cx<'_>, id: NavigableId) -> Option<Self> {
        let document = cx.host.navigables.get(id)?.active_document;
        Self::known_of_document(cx, document)
    }

    /// That of an event, a tracker or an entry.
    pub(super) fn of_part(cx: &mut Cx<'_>, object: &Value) -> Option<Self> {
        let navigation = cx.slot(object, slots::NAVIGATION)?;
        Self::of(cx, &navigation).ok()
    }

    /// "Navigation's relevant global object's associated Document".
    pub(crate) fn document(&self, cx: &Cx<'_>) -> Option<NodeId> {
        cx.host.realms.get(self.realm).map(|state| state.document)
    }

    /// That document, if it is fully active.
    pub(crate) fn active_document(&self, cx: &Cx<'_>) -> Option<NodeId> {
        let document = self.document(cx)?;
        let is_of_the_window = cx.host.window_of(document) == Some(self.realm);
        Some(document).filter(|document| is_of_the_window && cx.host.is_fully_active(*document))
    }

    /// The navigable of a fully active document.
    pub(crate) fn navigable(&self, cx: &Cx<'_>) -> Option<NavigableId> {
        cx.host.node_navigable(self.active_document(cx)?)
    }

    /// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#has-entries-and-events-disabled>
    pub(crate) fn has_entries_and_events_disabled(&self, cx: &Cx<'_>) -> bool {
        let state = self.active_document(cx).and_then(|document| cx.host.documents.get(document));
        state.is_none_or(|state| state.is_initial_about_blank || state.origin.is_opaque())
    }

    /// Runs steps in the relevant realm.
    pub(crate) fn in_realm<R>(&self, cx: &mut Cx<'_>, steps: impl FnOnce(&mut Cx<'_>) -> R) -> R {
        cx.in_realm(&self.engine, steps)
    }

    pub(super) fn with<R>(
        &self,
        cx: &mut Cx<'_>,
        steps: impl FnOnce(&mut NavigationData) -> R,
    ) -> Option<R> {
        cx.data(&self.navigation, |data: &mut NavigationData, _| steps(data))
    }

    pub(super) fn slot(&self, cx: &Cx<'_>, slot: u64) -> Option<Value> {
        cx.slot(&self.navigation, slot)
    }

    pub(super) fn set_slot(&self, cx: &Cx<'_>, slot: u64, value: Option<&Value>) {
        match value {
            Some(value) => cx.set_slot(&self.navigation, slot, value),
            None => drop(cx.take_slot(&self.navigation, slot)),
        }
    }

    /// Fires a plain event at the object.
    pub(super) fn fire(&self, cx: &mut Cx<'_>, name: &str) {
        let target = Target::Object(self.navigation.clone());
        self.in_realm(cx, |cx| events::fire(cx, &target, name, EventFlags::NONE));
    }
}

/// A focusable area became the focused area of a document.
/// <https://html.spec.whatwg.org/multipage/interaction.html#focus-update-steps>
pub(crate) fn focus_has_changed(cx: &mut Cx<'_>, document: NodeId) {
    if let Some(api) = Api::known_of_document(cx, document) {
        api.with(cx, |data| data.focus_changed = true);
    }
}

/// The focused area of a document was not focusable any more.
/// <https://html.spec.whatwg.org/multipage/webappapis.html#update-the-rendering>
pub(crate) fn focus_was_fixed_up(cx: &mut Cx<'_>, document: NodeId) {
    if let Some(api) = Api::known_of_document(cx, document) {
        api.with(cx, |data| data.focus_changed = false);
    }
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#suppress-normal-scroll-restoration-during-ongoing-navigation>
pub(crate) fn suppresses_normal_scroll_restoration(cx: &mut Cx<'_>, document: NodeId) -> bool {
    let Some(api) = Api::known_of_document(cx, document) else { return false };
    api.with(cx, |data| data.suppresses_scroll_restoration).unwrap_or_default()
}
