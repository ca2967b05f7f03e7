//! Facts about documents beyond their trees.
//!
//! <https://html.spec.whatwg.org/multipage/dom.html#the-document-object>

use std::collections::VecDeque;

use encoding_rs::Encoding;
use rustc_hash::FxHashMap;
use treewright_dom::scripting::NodeDocuments;
use treewright_dom::{DocumentType, NodeId};
use treewright_markup::SourceId;
use url::Url;

use crate::navigables::NavigableId;
use crate::origin::Origin;
use crate::parsing::{ActiveParser, ActiveXmlParser};
use crate::realms::RealmId;
use crate::world::World;

/// <https://html.spec.whatwg.org/multipage/dom.html#current-document-readiness>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Readiness {
    Loading,
    Interactive,
    Complete,
}

/// The state of a document.
pub(crate) struct DocumentState {
    /// Its interface is `XMLDocument`: it was made by `createDocument`, or is a copy of such a
    /// document.
    /// <https://dom.spec.whatwg.org/#xmldocument>
    pub(crate) is_an_xml_document: bool,
    /// The realm of its relevant global object: that of its window, or of the window whose script made it.
    pub(crate) realm: RealmId,
    /// The navigable whose active document it is or was; null for a document without a browsing context.
    pub(crate) navigable: Option<NavigableId>,
    /// <https://dom.spec.whatwg.org/#concept-document-url>
    pub(crate) url: Url,
    /// <https://html.spec.whatwg.org/multipage/urls-and-fetching.html#concept-document-about-base-url>
    pub(crate) about_base_url: Option<Url>,
    /// The first `base` element with an `href`, and its URL.
    pub(crate) frozen_base: Option<crate::base_urls::FrozenBase>,
    /// <https://dom.spec.whatwg.org/#concept-document-origin>
    pub(crate) origin: Origin,
    /// <https://dom.spec.whatwg.org/#concept-document-content-type>
    pub(crate) content_type: String,
    /// <https://dom.spec.whatwg.org/#concept-document-encoding>
    pub(crate) encoding: &'static Encoding,
    /// <https://html.spec.whatwg.org/multipage/dom.html#the-document's-referrer>
    pub(crate) referrer: String,
    /// <https://html.spec.whatwg.org/multipage/browsers.html#policy-container-referrer-policy>
    pub(crate) referrer_policy: String,
    /// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment>
    pub(crate) target_element: Option<NodeId>,
    /// <https://html.spec.whatwg.org/multipage/dom.html#ancestor-origins>
    pub(crate) internal_ancestor_origin_objects: Vec<Origin>,
    /// <https://html.spec.whatwg.org/multipage/browsers.html#active-sandboxing-flag-set>
    pub(crate) sandboxing: crate::sandboxing::Sandboxing,
    /// <https://html.spec.whatwg.org/multipage/webappapis.html#is-origin-keyed>
    pub(crate) is_origin_keyed: bool,
    /// <https://html.spec.whatwg.org/multipage/semantics.html#will-declaratively-refresh>
    pub(crate) will_declaratively_refresh: bool,
    /// The refresh that waits for the document to be completely loaded.
    pub(crate) refresh: Option<crate::navigation::Refresh>,
    /// The navigation that made it active.
    /// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-activation-interface>
    pub(crate) activation: Option<Box<crate::navigation_api::Activation>>,
    /// The clock's time then.
    /// <https://html.spec.whatwg.org/multipage/document-lifecycle.html#completely-loaded-time>
    pub(crate) completely_loaded_time: u64,
    pub(crate) timing: crate::performance::LoadTiming,
    /// <https://html.spec.whatwg.org/multipage/browsers.html#policy-container-csp-list>
    pub(crate) policies: Vec<crate::content_security_policy::Policy>,
    /// The time of a `Last-Modified` header, as it came.
    pub(crate) last_modified: Option<String>,
    /// <https://html.spec.whatwg.org/multipage/dom.html#is-initial-about:blank>
    pub(crate) is_initial_about_blank: bool,
    pub(crate) readiness: Readiness,
    /// The parser that is associated with the document.
    /// <https://html.spec.whatwg.org/multipage/dom.html#active-parser>
    pub(crate) parser: Option<Box<ActiveParser>>,
    /// The XML parser that is associated with the document.
    /// <https://html.spec.whatwg.org/multipage/xhtml.html#xml-parser>
    pub(crate) xml_parser: Option<Box<ActiveXmlParser>>,
    /// <https://html.spec.whatwg.org/multipage/dom.html#active-parser-was-aborted>
    pub(crate) active_parser_was_aborted: bool,
    /// <https://html.spec.whatwg.org/multipage/scripting.html#list-of-scripts-that-will-execute-when-the-document-has-finished-parsing>
    pub(crate) scripts_that_will_execute_when_the_document_has_finished_parsing: VecDeque<NodeId>,
    /// <https://html.spec.whatwg.org/multipage/scripting.html#list-of-scripts-that-will-execute-in-order-as-soon-as-possible>
    pub(crate) scripts_that_will_execute_in_order_as_soon_as_possible: VecDeque<NodeId>,
    /// <https://html.spec.whatwg.org/multipage/scripting.html#set-of-scripts-that-will-execute-as-soon-as-possible>
    pub(crate) scripts_that_will_execute_as_soon_as_possible: Vec<NodeId>,
    /// <https://html.spec.whatwg.org/multipage/scripting.html#pending-parsing-blocking-script>
    pub(crate) pending_parsing_blocking_script: Option<NodeId>,
    /// `document.currentScript`.
    pub(crate) current_script: Option<NodeId>,
    /// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#ignore-destructive-writes-counter>
    pub(crate) ignore_destructive_writes_counter: u32,
    /// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#throw-on-dynamic-markup-insertion-counter>
    pub(crate) throw_on_dynamic_markup_insertion_counter: u32,
    /// <https://html.spec.whatwg.org/multipage/document-lifecycle.html#unload-counter>
    pub(crate) unload_counter: u32,
    /// The number of reasons to delay the load event.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#delay-the-load-event>
    pub(crate) delays_of_the_load_event: u32,
    /// <https://html.spec.whatwg.org/multipage/semantics.html#script-blocking-style-sheet-set>
    pub(crate) script_blocking_style_sheets: Vec<NodeId>,
    /// The parses whose end was reached, and what each still waits for: a parse that
    /// `document.open` began may reach its end before the earlier one has finished.
    pub(crate) ends: Vec<TheEnd>,
    /// The main source of the parser, in the origins of the tree.
    pub(crate) source: SourceId,
    /// The parser of the document has placeholders for lone surrogates that a script wrote.
    pub(crate) surrogates_were_written: bool,
    /// The number of parsers that the document has had.
    pub(crate) parses: u32,
    /// <https://html.spec.whatwg.org/multipage/document-sequences.html#completely-loaded>
    pub(crate) is_completely_loaded: bool,
    /// <https://html.spec.whatwg.org/multipage/document-lifecycle.html#page-showing>
    pub(crate) page_showing: bool,
    /// Its visibility state became "hidden", when it was unloaded.
    /// <https://html.spec.whatwg.org/multipage/interaction.html#visibility-state>
    pub(crate) was_hidden: bool,
    /// <https://html.spec.whatwg.org/multipage/iframe-embed-object.html#iframe-load-in-progress>
    pub(crate) iframe_load_in_progress: bool,
    /// <https://html.spec.whatwg.org/multipage/iframe-embed-object.html#mute-iframe-load>
    pub(crate) mute_iframe_load: bool,
    /// <https://html.spec.whatwg.org/multipage/document-lifecycle.html#concept-document-salvageable>
    pub(crate) salvageable: bool,
    /// <https://html.spec.whatwg.org/multipage/dom.html#is-fully-active> is false for good.
    pub(crate) is_destroyed: bool,
    /// `document.designMode` and similar attributes affect no rendering here, and keep the value
    /// that was set.
    pub(crate) design_mode: bool,
    /// The scripting mode of documents that have no browsing context is disabled.
    pub(crate) scripting_is_enabled: bool,
    /// <https://drafts.css-houdini.org/css-properties-values-api-1/#dom-window-registeredpropertyset-slot>
    pub(crate) registered_properties: Vec<treewright_style::cssom::RegisteredProperty>,
    /// Counts the bytes of these.
    pub(crate) registrations: Vec<treewright_quickjs::Charge>,
    /// <https://html.spec.whatwg.org/multipage/parsing.html#concept-document-template-contents-owner>
    pub(crate) template_contents_owner: Option<NodeId>,
    /// <https://html.spec.whatwg.org/multipage/dom.html#concept-document-policy-container>: the cookie string
    /// of documents without a jar.
    pub(crate) allows_declarative_shadow_roots: bool,
    /// <https://html.spec.whatwg.org/multipage/webappapis.html#concept-settings-object-cross-origin-isolated-capability>
    pub(crate) is_cross_origin_isolated: bool,
    /// The embedder policy is compatible with cross-origin isolation.
    /// <https://html.spec.whatwg.org/multipage/browsers.html#compatible-with-cross-origin-isolation>
    pub(crate) has_a_safe_embedder_policy: bool,
}

/// A parse whose end was reached.
/// <https://html.spec.whatwg.org/multipage/parsing.html#the-end>
#[derive(Clone, Copy, Debug)]
pub(crate) struct TheEnd {
    /// The number of the parse, as in [`DocumentState::parses`].
    pub(crate) parse: u32,
    pub(crate) stage: End,
    /// The task that fires `DOMContentLoaded` has run.
    pub(crate) dom_content_loaded_was_fired: bool,
}

/// The stage of "the end".
/// <https://html.spec.whatwg.org/multipage/parsing.html#the-end>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// Step 5: scripts that wait for the end of the parse run.
    Scripts,
    /// Step 7: scripts that are to run as soon as possible are awaited.
    AsyncScripts,
    /// Step 8: everything that delays the load event is awaited.
    Delays,
    /// All steps are queued.
    Reached,
}

impl DocumentState {
    pub(crate) fn new(realm: RealmId, url: Url, origin: Origin) -> Self {
        Self {
            is_an_xml_document: false,
            realm,
            navigable: None,
            url,
            about_base_url: None,
            frozen_base: None,
            origin,
            content_type: "text/html".into(),
            encoding: encoding_rs::UTF_8,
            referrer: String::new(),
            referrer_policy: String::new(),
            target_element: None,
            internal_ancestor_origin_objects: Vec::new(),
            sandboxing: crate::sandboxing::Sandboxing::NONE,
            is_origin_keyed: false,
            will_declaratively_refresh: false,
            refresh: None,
            activation: None,
            completely_loaded_time: 0,
            timing: crate::performance::LoadTiming::default(),
            policies: Vec::new(),
            last_modified: None,
            is_initial_about_blank: false,
            readiness: Readiness::Complete,
            parser: None,
            xml_parser: None,
            active_parser_was_aborted: false,
            scripts_that_will_execute_when_the_document_has_finished_parsing: VecDeque::new(),
            scripts_that_will_execute_in_order_as_soon_as_possible: VecDeque::new(),
            scripts_that_will_execute_as_soon_as_possible: Vec::new(),
            pending_parsing_blocking_script: None,
            current_script: None,
            ignore_destructive_writes_counter: 0,
            throw_on_dynamic_markup_insertion_counter: 0,
            unload_counter: 0,
            delays_of_the_load_event: 0,
            script_blocking_style_sheets: Vec::new(),
            ends: Vec::new(),
            source: SourceId::MAIN,
            surrogates_were_written: false,
            parses: 0,
            is_completely_loaded: false,
            page_showing: false,
            was_hidden: false,
            iframe_load_in_progress: false,
            mute_iframe_load: false,
            salvageable: true,
            is_destroyed: false,
            design_mode: false,
            scripting_is_enabled: false,
            registered_properties: Vec::new(),
            registrations: Vec::new(),
            template_contents_owner: None,
            allows_declarative_shadow_roots: false,
            is_cross_origin_isolated: false,
            has_a_safe_embedder_policy: false,
        }
    }
}

/// The states of all documents of an agent.
#[derive(Default)]
pub(crate) struct Documents {
    // Boxed, so that little is left in the table when most documents are gone.
    states: FxHashMap<NodeId, Box<DocumentState>>,
}

impl Documents {
    pub(crate) fn insert(&mut self, document: NodeId, state: DocumentState) {
        self.states.insert(document, Box::new(state));
    }

    pub(crate) fn remove(&mut self, document: NodeId) -> Option<DocumentState> {
        self.states.remove(&document).map(|state| *state)
    }

    pub(crate) fn get(&self, document: NodeId) -> Option<&DocumentState> {
        self.states.get(&document).map(Box::as_ref)
    }

    pub(crate) fn get_mut(&mut self, document: NodeId) -> Option<&mut DocumentState> {
        self.states.get_mut(&document).map(Box::as_mut)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (NodeId, &DocumentState)> {
        self.states.iter().map(|(node, state)| (*node, &**state))
    }
}

/// A clone of a document is a separate document, with the state of the other.
/// <https://dom.spec.whatwg.org/#concept-node-clone>
pub(crate) fn copy_the_state_of_a_document(world: &mut World, node: NodeId, copy: NodeId) {
    let Some(state) = world.documents.get(node) else { return };
    let mut new = DocumentState::new(state.realm, state.url.clone(), state.origin.clone());
    new.content_type.clone_from(&state.content_type);
    new.encoding = state.encoding;
    new.is_an_xml_document = state.is_an_xml_document;
    world.documents.insert(copy, new);
}

impl World {
    /// Returns true for a document of the type "html".
    /// <https://dom.spec.whatwg.org/#html-document>
    pub(crate) fn is_html_document(&self, document: NodeId) -> bool {
        self.tree.document_type(document) != Some(DocumentType::Xml)
    }

    /// Creates an empty document fragment for a document.
    pub(crate) fn create_a_fragment(&mut self, document: NodeId) -> NodeId {
        let fragment = self.tree.create_document_fragment();
        // Both are nodes of the tree.
        let _refused = self.tree.set_node_document(fragment, document);
        fragment
    }
}

/// `about:blank`.
pub(crate) fn about_blank() -> Url {
    // The text is a valid URL.
    #[expect(clippy::expect_used, reason = "a constant that is a URL")]
    Url::parse("about:blank").expect("about:blank is a URL")
}
