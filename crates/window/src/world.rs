//! The state of an agent that is not JavaScript.

use std::cell::RefCell;

use encoding_rs::Encoding;
use rustc_hash::{FxHashMap, FxHashSet};
use treewright_dom::parsing::ParserTarget;
use treewright_dom::scripting::{
    NodeDocuments, RecordChanges, SelectedOptions, ShadowIncludingTrees,
};
use treewright_dom::{Document, DocumentMode, NodeId};
use treewright_quickjs::Realm;
use url::Url;

use crate::AgentEvent;
use crate::agent::Inject;
use crate::animation_frames::AnimationFrames;
use crate::console::Consoles;
use crate::custom_elements::{CustomElements, RegistryId};
use crate::details::DetailsElements;
use crate::documents::{DocumentState, Documents};
use crate::error_reports::ErrorReports;
use crate::event_loop::{Clock, EventLoop};
use crate::events::EventTargets;
use crate::generated::Interface;
use crate::idle_callbacks::IdleCallbacks;
use crate::navigables::{NavigableId, Navigables};
use crate::objects::Handles;
use crate::observers::Observers;
use crate::origin::Origin;
use crate::performance::Times;
use crate::ranges::{NodeIterators, Ranges};
use crate::realms::{RealmId, Realms};
use crate::reflect;
use crate::scripts::{RejectedPromises, ScriptElements};
use crate::selectors::Selectors;
use crate::slots::Slots;
use crate::timers::Timers;
use crate::token_sets::TokenSets;
use crate::tree_changes::{Marks, TreeVersions};
use crate::wrappers::{Orphans, Reached};

/// An attribute map that a script has changed: the data does not always determine it. All others
/// are parsed from the data on demand.
/// <https://dom.spec.whatwg.org/#concept-pi-attribute-map>
pub(crate) type AttributeMap = Vec<(String, crate::strings::DomString)>;

/// The whole state of an agent, except the values of the engine, which belong to objects of the
/// engine.
///
/// <https://tc39.es/ecma262/#sec-agents>
pub(crate) struct World {
    /// All nodes of all documents of the agent: a node keeps its identity when another document
    /// adopts it.
    pub(crate) tree: Document,
    pub(crate) workers: crate::workers::State,
    pub(crate) wasm: crate::wasm::State,
    pub(crate) documents: Documents,
    pub(crate) realms: Realms,
    pub(crate) navigables: Navigables,
    pub(crate) navigation_api: crate::navigation_api::State,
    pub(crate) event_loop: EventLoop,
    pub(crate) orphans: Orphans,
    pub(crate) reached: Reached,
    pub(crate) reflected_elements: reflect::State,
    pub(crate) token_sets: TokenSets,
    pub(crate) svg: crate::svg::State,
    pub(crate) style_blocks: crate::style::Blocks,
    pub(crate) computed_styles: RefCell<crate::style::Computed>,
    pub(crate) script_elements: ScriptElements,
    pub(crate) modules: crate::scripts::modules::Modules,
    pub(crate) import_maps: crate::scripts::import_maps::ImportMaps,
    pub(crate) style_sheets: crate::links::StyleSheets,
    pub(crate) fetching: crate::fetching::Fetching,
    pub(crate) html_elements: crate::html::State,
    pub(crate) fetches: crate::fetches::Fetches,
    pub(crate) forms: crate::forms::State,
    pub(crate) messaging: crate::messaging::State,
    pub(crate) structured_data: crate::structured_data::State,
    pub(crate) storage: crate::storage::State,
    pub(crate) media_query_lists: crate::media_queries::Lists,
    pub(crate) ranges: Ranges,
    pub(crate) node_iterators: NodeIterators,
    pub(crate) selections: crate::selections::Selections,
    pub(crate) observers: Observers,
    pub(crate) intersections: crate::intersections::Intersections,
    /// The value of `navigator.userAgent` that the caller gave.
    pub(crate) user_agent: Option<std::sync::Arc<str>>,
    pub(crate) resizes: crate::resizes::Resizes,
    pub(crate) observables: crate::observables::State,
    pub(crate) processing_instructions: FxHashMap<NodeId, AttributeMap>,
    pub(crate) slots: Slots,
    pub(crate) custom_elements: CustomElements,
    pub(crate) selectors: Selectors,
    pub(crate) named_elements: RefCell<crate::named_elements::NamedElements>,
    /// A node is being moved: no removing and insertion steps run.
    pub(crate) is_moving: bool,
    /// Counts the changes of trees, for data computed from them.
    pub(crate) tree_versions: TreeVersions,
    pub(crate) last_collections: crate::collections::LastCollections,
    /// The marks of nodes whose changes are followed.
    pub(crate) marks: Marks,
    pub(crate) handles: Handles,
    pub(crate) embedded: crate::frames::EmbeddedContents,
    pub(crate) images: crate::image_loading::Images,
    pub(crate) media: crate::media::Media,
    pub(crate) groups: crate::agent_clusters::Groups,
    /// `status` of windows.
    pub(crate) statuses: rustc_hash::FxHashMap<RealmId, crate::strings::DomString>,
    pub(crate) event_targets: EventTargets,
    /// <https://html.spec.whatwg.org/multipage/interaction.html#click-in-progress-flag>
    pub(crate) clicks_in_progress: FxHashSet<NodeId>,
    pub(crate) error_reports: ErrorReports,
    pub(crate) rejected_promises: RejectedPromises,
    pub(crate) timers: Timers,
    pub(crate) details_elements: DetailsElements,
    pub(crate) interactive: crate::interactive::State,
    pub(crate) animation_frames: AnimationFrames,
    pub(crate) scrolling: crate::scrolling::State,
    pub(crate) animations: crate::animations::State,
    pub(crate) idle_callbacks: IdleCallbacks,
    pub(crate) times: Times,
    pub(crate) consoles: Consoles,
    pub(crate) budget: crate::budget::State,
    pub(crate) kept: crate::memory::Kept,
    /// Scripts that run in each new window before those of its page.
    pub(crate) injected: std::rc::Rc<[Inject]>,
    /// The writes of scripts, if the origins of nodes are kept.
    pub(crate) writes: Option<crate::written::Writes>,
    /// The trace since the last call, if one was requested.
    pub(crate) trace: Option<Vec<crate::trace::TraceEntry>>,
    /// Events for the caller that were not yet taken.
    pub(crate) outbox: Vec<AgentEvent>,
}

impl World {
    pub(crate) fn new(clock: Clock) -> Self {
        let mut tree = Document::new();
        tree.keep_node_documents();
        tree.record_changes(true);
        tree.keep_selectedness_in_states();
        let messaging = crate::messaging::State::default();
        Self {
            tree,
            workers: crate::workers::State::new(messaging.inbox.clone()),
            wasm: crate::wasm::State::default(),
            documents: Documents::default(),
            realms: Realms::default(),
            navigables: Navigables::default(),
            navigation_api: crate::navigation_api::State::default(),
            event_loop: EventLoop::new(clock),
            orphans: Orphans::default(),
            reached: Reached::default(),
            reflected_elements: reflect::State::default(),
            token_sets: TokenSets::default(),
            svg: crate::svg::State::default(),
            style_blocks: crate::style::Blocks::default(),
            computed_styles: RefCell::default(),
            script_elements: ScriptElements::default(),
            modules: crate::scripts::modules::Modules::default(),
            import_maps: crate::scripts::import_maps::ImportMaps::default(),
            style_sheets: crate::links::StyleSheets::default(),
            fetching: crate::fetching::Fetching::default(),
            html_elements: crate::html::State::default(),
            fetches: crate::fetches::Fetches::default(),
            forms: crate::forms::State::default(),
            messaging,
            structured_data: crate::structured_data::State::default(),
            storage: crate::storage::State::default(),
            media_query_lists: crate::media_queries::Lists::default(),
            ranges: Ranges::default(),
            node_iterators: NodeIterators::default(),
            selections: crate::selections::Selections::default(),
            observers: Observers::default(),
            intersections: crate::intersections::Intersections::default(),
            user_agent: None,
            resizes: crate::resizes::Resizes::default(),
            observables: crate::observables::State::default(),
            processing_instructions: FxHashMap::default(),
            slots: Slots::default(),
            custom_elements: CustomElements::default(),
            selectors: Selectors::default(),
            named_elements: RefCell::default(),
            is_moving: false,
            tree_versions: TreeVersions::default(),
            last_collections: crate::collections::LastCollections::default(),
            marks: Marks::default(),
            handles: Handles::default(),
            embedded: crate::frames::EmbeddedContents::default(),
            images: crate::image_loading::Images::default(),
            media: crate::media::Media::default(),
            groups: crate::agent_clusters::Groups::default(),
            statuses: rustc_hash::FxHashMap::default(),
            event_targets: EventTargets::default(),
            clicks_in_progress: FxHashSet::default(),
            error_reports: ErrorReports::default(),
            rejected_promises: RejectedPromises::default(),
            timers: Timers::default(),
            details_elements: DetailsElements::default(),
            interactive: crate::interactive::State::default(),
            animation_frames: AnimationFrames::default(),
            scrolling: crate::scrolling::State::default(),
            animations: crate::animations::State::default(),
            idle_callbacks: IdleCallbacks::default(),
            times: Times::default(),
            consoles: Consoles::default(),
            budget: crate::budget::State::new(crate::budget::Budget::default()),
            kept: crate::memory::Kept::default(),
            injected: std::rc::Rc::default(),
            writes: None,
            trace: None,
            outbox: Vec::new(),
        }
    }

    /// Creates a document node with its state.
    pub(crate) fn create_a_document(
        &mut self,
        mode: DocumentMode,
        realm: RealmId,
        url: Url,
        origin: Origin,
    ) -> NodeId {
        let document = self.tree.create_document(mode);
        self.documents.insert(document, DocumentState::new(realm, url, origin));
        document
    }

    /// The node document of a node.
    /// <https://dom.spec.whatwg.org/#concept-node-document>
    pub(crate) fn node_document(&self, node: NodeId) -> NodeId {
        self.tree.node_document(node).unwrap_or(node)
    }

    /// The realm of the relevant global object of a document's nodes, unless its window was
    /// unloaded.
    pub(crate) fn relevant_realm(&self, document: NodeId) -> Option<Realm> {
        let state = self.documents.get(document)?;
        self.realms.get(state.realm)?.realm.clone()
    }

    /// The origin of the settings object of a realm.
    pub(crate) fn origin_of_settings(&self, realm: RealmId) -> Origin {
        let document = self.realms.get(realm).map(|state| state.document);
        let state = document.and_then(|document| self.documents.get(document));
        state.map_or_else(Origin::new_opaque, |state| state.origin.clone())
    }

    /// The window of a document with a browsing context.
    pub(crate) fn window_of(&self, document: NodeId) -> Option<RealmId> {
        let state = self.documents.get(document)?;
        let realm = self.realms.get(state.realm)?;
        (realm.document == document && state.navigable.is_some()).then_some(state.realm)
    }

    /// <https://html.spec.whatwg.org/multipage/document-sequences.html#fully-active>
    pub(crate) fn is_fully_active(&self, document: NodeId) -> bool {
        if self.workers.is_settings(document) {
            return true;
        }
        let mut document = document;
        loop {
            let navigable = self.documents.get(document).and_then(|state| state.navigable);
            let Some(navigable) = navigable.and_then(|id| self.navigables.get(id)) else {
                return false;
            };
            if navigable.active_document != document {
                return false;
            }
            match navigable.container {
                Some(container) => document = self.node_document(container),
                None => return true,
            }
        }
    }

    /// The navigable whose active document this is.
    /// <https://html.spec.whatwg.org/multipage/document-sequences.html#node-navigable>
    pub(crate) fn node_navigable(&self, document: NodeId) -> Option<NavigableId> {
        let id = self.documents.get(document)?.navigable?;
        (self.navigables.get(id)?.active_document == document).then_some(id)
    }

    /// <https://html.spec.whatwg.org/multipage/webappapis.html#concept-n-script>
    pub(crate) fn is_scripting_enabled(&self, document: NodeId) -> bool {
        self.documents.get(document).is_some_and(|state| {
            (state.navigable.is_some() || self.workers.is_settings(document))
                && state.scripting_is_enabled
                && !state.is_destroyed
        })
    }

    /// The encoding of a document.
    pub(crate) fn encoding_of(&self, document: NodeId) -> &'static Encoding {
        self.documents.get(document).map_or(encoding_rs::UTF_8, |state| state.encoding)
    }

    /// Nodes that something other than a script needs.
    pub(crate) fn pinned_nodes(&self) -> Vec<NodeId> {
        let mut pinned: Vec<NodeId> = self.workers.pinned_nodes().collect();
        pinned.extend(self.custom_elements.waiting());
        pinned.extend(self.images.waiting());
        for (_, navigable) in self.navigables.iter() {
            pinned.push(navigable.active_document);
            pinned.extend(navigable.container);
        }
        for (document, state) in self.documents.iter() {
            if let Some(parser) = &state.parser {
                pinned.push(document);
                pinned.extend(parser.nodes());
            }
            if let Some(parser) = &state.xml_parser {
                pinned.push(document);
                pinned.extend(parser.nodes());
            }
            pinned.extend(state.template_contents_owner);
            pinned.extend(&state.scripts_that_will_execute_as_soon_as_possible);
            pinned.extend(&state.scripts_that_will_execute_in_order_as_soon_as_possible);
            pinned.extend(&state.scripts_that_will_execute_when_the_document_has_finished_parsing);
            pinned.extend(state.pending_parsing_blocking_script);
        }
        for range in self.ranges.live.values() {
            pinned.extend([range.start.node, range.end.node]);
        }
        for iterator in self.node_iterators.values() {
            pinned.extend([iterator.root, iterator.reference]);
        }
        pinned
    }

    /// An object whose death must be reported has died.
    pub(crate) fn finalize(&mut self, interface: u16, handle: u64) {
        if interface == Interface::CustomElementRegistry as u16 {
            self.custom_elements.forget_the_registry(RegistryId::Scoped(handle));
        }
        if interface == Interface::Window as u16
            && let Some(realm) = self.realms.by_handle(handle)
        {
            self.forget_window(realm);
        }
        if interface == Interface::Worker as u16 {
            crate::workers::forget_the_object(self, handle);
        }
        self.event_targets.forget(handle);
        self.messaging.forget(handle);
        self.ranges.live.remove(&handle);
        self.node_iterators.remove(&handle);
        self.animations.forget(handle);
        self.storage.forget_object(handle);
    }

    /// The document of a window is destroyed: whatever waited for it no longer runs.
    pub(crate) fn forget_waiting_work_of(&mut self, realm: RealmId) {
        self.timers.forget(realm);
        self.animation_frames.forget(realm);
        self.media_query_lists.forget(realm);
        self.idle_callbacks.forget(realm);
        self.rejected_promises.forget(realm);
        self.fetches.forget(realm);
    }

    /// The window of a realm is gone.
    fn forget_window(&mut self, realm: RealmId) {
        self.forget_waiting_work_of(realm);
        self.consoles.remove(&realm.0);
        self.statuses.remove(&realm);
        self.times.forget(realm.0);
        self.modules.forget_realm(realm);
        self.import_maps.remove(&realm);
        self.custom_elements.forget_the_registry(RegistryId::Global(realm));
        self.event_targets.forget_current_events(realm);
        self.realms.remove(realm);
    }

    /// Frees an unreachable tree.
    pub(crate) fn forget_tree(&mut self, root: NodeId) {
        let mut next = Some(root);
        while let Some(node) = next {
            self.script_elements.remove(&node);
            self.html_elements.forget(node);
            self.reflected_elements.forget(node);
            self.token_sets.forget(node);
            self.svg.forget(node);
            self.style_blocks.forget(node);
            self.computed_styles.get_mut().forget(node);
            self.tree_versions.of_children.remove(&node);
            self.forms.forget(node);
            self.style_sheets.forget(node);
            self.slots.forget(node);
            self.processing_instructions.remove(&node);
            self.custom_elements.forget(node);
            self.event_targets.forget(crate::wrappers::handle(node));
            self.details_elements.forget(node);
            self.interactive.forget(node);
            self.scrolling.forget(node);
            self.animations.forget_node(node);
            self.embedded.forget(node);
            self.navigables.forget_the_insertion_of(node);
            self.images.forget(node);
            self.media.forget(node);
            self.observers.registered.remove(&node);
            self.intersections.forget(node);
            self.resizes.forget(node);
            next = self.tree.next_with_fragments(node, root);
        }
        // Otherwise the last parsed document would be kept.
        if self.tree.parser_document() == root {
            let main = self.tree.main_document();
            let _is_a_document = self.tree.set_parser_document(main);
        }
        self.selections.forget(root);
        // It is in the tree: the caller checked.
        let _deleted = self.tree.delete(root);
    }
}
