//! Style sheets as resources: nothing is rendered, but their loads delay events and block scripts.
//!
//! <https://html.spec.whatwg.org/multipage/links.html#link-type-stylesheet>
//! <https://html.spec.whatwg.org/multipage/semantics.html#the-style-element>

use rustc_hash::{FxHashMap, FxHashSet};
use treewright_dom::{LocalName, Namespace, NodeId, NodeRef};
use treewright_microsyntaxes::mime;
use url::Url;

use crate::Cx;
use crate::content_security_policy::{Inline, should_inline_behavior_be_blocked};
use crate::event_loop::{Steps, TaskSource};
use crate::events::{self, EventFlags};
use crate::fetching::{
    self, BodyBytes, CorsSetting, FetchRequest, FetchResponse, policy_of_attribute,
};
use crate::loader::Destination;
use crate::parsing;
use crate::preload_links;
use crate::scripts::ScriptFetchOptions;
use crate::style::{self, Source, Waiting};
use crate::world::World;

/// The state of `link` and `style` elements that load.
#[derive(Default)]
pub(crate) struct StyleSheets {
    /// The number of the last load of an element: an older one does nothing when it ends.
    loads: FxHashMap<NodeId, u64>,
    /// The same of the preloads of an element.
    preloads: FxHashMap<NodeId, u64>,
    last: u64,
    /// The document whose parser insertions are being processed.
    pub(crate) inserting_parser: Option<NodeId>,
    /// `style` elements whose load event is queued and was not fired yet.
    queued_styles: FxHashSet<NodeId>,
    /// Elements whose `style` attributes were checked against policies, and are not to be applied.
    pub(crate) checked_attributes: FxHashMap<NodeId, bool>,
    /// `link` elements that are explicitly enabled.
    /// <https://html.spec.whatwg.org/multipage/semantics.html#explicitly-enabled>
    explicitly_enabled: FxHashSet<NodeId>,
    /// A script sets a `style` attribute through the CSSOM.
    pub(crate) is_setting_declarations: bool,
}

/// Returns true for the attributes of a `link` element that refers to a style sheet.
pub(crate) fn is_a_style_sheet_link<'a>(attribute: impl Fn(&str) -> Option<&'a str>) -> bool {
    let rel = attribute("rel").unwrap_or_default();
    let has = |word: &str| rel.split_ascii_whitespace().any(|one| one.eq_ignore_ascii_case(word));
    let of_type = attribute("type").unwrap_or_default();
    has("stylesheet")
        && attribute("href").is_some_and(|href| !href.is_empty())
        && attribute("disabled").is_none()
        && (of_type.is_empty() || is_text_css(of_type))
}

fn is_text_css(text: &str) -> bool {
    mime::parse(text).is_ok_and(|mime_type| mime_type.essence() == "text/css")
}

/// <https://html.spec.whatwg.org/multipage/semantics.html#create-a-link-request>
pub(crate) fn style_sheet_request(
    world: &World,
    document: NodeId,
    url: Url,
    cors: CorsSetting,
    integrity: &str,
    referrer_policy: String,
) -> FetchRequest {
    let mut request = FetchRequest::potential_cors(world, document, url, Destination::Style, cors);
    integrity.clone_into(&mut request.integrity);
    request.referrer_policy = referrer_policy;
    request
}

/// Fetches and processes the resource of a connected `link` element.
/// <https://html.spec.whatwg.org/multipage/semantics.html#fetch-and-process-the-linked-resource>
pub(crate) fn fetch_and_process(cx: &mut Cx<'_>, link: NodeId) {
    if !cx.host.is_connected(link) {
        return;
    }
    let document = cx.host.node_document(link);
    if !cx.host.is_fully_active(document) {
        return;
    }
    let rel = cx.host.tree.attribute(link, "rel").unwrap_or_default();
    if rel.split_ascii_whitespace().any(|word| word.eq_ignore_ascii_case("modulepreload")) {
        return modulepreload(cx, link, document);
    }
    if is_a_style_sheet_link(|name| cx.host.tree.attribute(link, name)) {
        style_sheet(cx, link, document);
    } else {
        style::forget_sheet(cx.host, link);
    }
    if preload_links::is_a_preload_link(|name| cx.host.tree.attribute(link, name)) {
        preload_links::fetch_and_process(cx, link, document);
    }
}

fn style_sheet(cx: &mut Cx<'_>, link: NodeId, document: NodeId) {
    let attribute = |name| cx.host.tree.attribute(link, name);
    let href = attribute("href").unwrap_or_default();
    let cors = CorsSetting::of(attribute("crossorigin"));
    let integrity = attribute("integrity").unwrap_or_default();
    let policy = policy_of_attribute(attribute("referrerpolicy"));
    let Some(url) = cx.host.encoding_parse_a_url(href, document) else { return };
    let request = style_sheet_request(cx.host, document, url.clone(), cors, integrity, policy);
    // "The linked resource fetch setup steps."
    let blocks_scripts = cx.host.style_sheets.inserting_parser == Some(document);
    if blocks_scripts {
        block_scripts(cx.host, document, link);
    }
    let number = cx.host.style_sheets.begin(link);
    cx.host.delay_the_load_event(document);
    fetching::fetch(
        cx,
        request,
        Box::new(move |cx, response, body| {
            let text = text_of_a_sheet(cx.host, document, &response, body);
            let is_success = text.is_some();
            let is_current = cx.host.style_sheets.loads.get(&link) == Some(&number)
                && is_a_style_sheet_link(|name| cx.host.tree.attribute(link, name));
            if is_current {
                match text {
                    Some(text) => {
                        let url = response.url().cloned().unwrap_or(url);
                        let is_origin_clean = !response.is_cors_cross_origin();
                        let text = text.into();
                        let source = Source::Linked { text, url, is_origin_clean };
                        style::set_sheet(cx.host, link, source);
                    }
                    None => style::forget_sheet(cx.host, link),
                }
            }
            // The sheets that it imports are critical subresources.
            let end = Box::new(move |cx: &mut Cx<'_>| {
                if is_current && cx.host.tree.contains(link) {
                    let name = if is_success { "load" } else { "error" };
                    events::fire_at_node(cx, link, name, EventFlags::NONE);
                }
                if blocks_scripts {
                    unblock_scripts(cx, document, link);
                }
                parsing::no_longer_delay_the_load_event(cx, document);
            });
            after_imports(cx, link, end);
        }),
    );
}

/// Runs steps when the imports of the sheet of an element are loaded: at once without any.
fn after_imports(cx: &mut Cx<'_>, element: NodeId, steps: Steps) {
    if !style::may_import(cx.host, element) {
        return steps(cx);
    }
    let waiting = Waiting::new(steps);
    if let Some(state) = style::owned_sheet(cx.host, element) {
        style::load_imports(cx, &state, Some(&waiting));
    }
    waiting.end(cx);
}

/// The text of a style sheet, if the response is one.
/// <https://html.spec.whatwg.org/multipage/links.html#link-type-stylesheet>
pub(crate) fn text_of_a_sheet(
    world: &World,
    document: NodeId,
    response: &FetchResponse,
    body: BodyBytes,
) -> Option<String> {
    let is_quirky = world.tree.mode_of(document) == Some(treewright_dom::DocumentMode::Quirks)
        && !response.is_cors_cross_origin();
    let mime = fetching::extract_a_mime_type(&response.headers);
    let is_css = mime.as_ref().is_none_or(|mime| mime.essence() == "text/css") || is_quirky;
    let bytes = body.into_bytes().filter(|_| is_css && response.has_an_ok_status())?;
    let charset = mime.as_ref().and_then(|mime| mime.parameter("charset"));
    Some(style::decode(&bytes, charset, world.encoding_of(document)))
}

/// True for a `style` element of SVG.
/// <https://www.w3.org/TR/SVG2/styling.html#StyleElement>
pub(crate) fn is_an_svg_style(world: &World, node: NodeId) -> bool {
    world.tree.is_element(node, Namespace::Svg, LocalName::STYLE)
}

/// <https://html.spec.whatwg.org/multipage/links.html#link-type-modulepreload>
fn modulepreload(cx: &mut Cx<'_>, link: NodeId, document: NodeId) {
    let attribute = |name| cx.host.tree.attribute(link, name);
    let Some(href) = attribute("href").filter(|href| !href.is_empty()) else { return };
    let destination = match attribute("as").unwrap_or_default().to_ascii_lowercase().as_str() {
        "" | "script" => Destination::Script,
        "worker" => Destination::Worker,
        "serviceworker" => Destination::ServiceWorker,
        "sharedworker" => Destination::SharedWorker,
        "audioworklet" => Destination::AudioWorklet,
        "paintworklet" => Destination::PaintWorklet,
        _ => {
            let steps = Box::new(move |cx: &mut Cx<'_>| {
                events::fire_at_node(cx, link, "error", EventFlags::NONE);
            });
            let source = TaskSource::Networking;
            return cx.host.event_loop.queue_a_task(source, Some(document), steps);
        }
    };
    let Some(url) = cx.host.encoding_parse_a_url(href, document) else { return };
    let Some(realm) = cx.host.documents.get(document).map(|state| state.realm) else { return };
    let integrity = match attribute("integrity") {
        Some(integrity) => integrity.to_owned(),
        None => {
            crate::scripts::import_maps::resolve_a_module_integrity_metadata(cx.host, realm, &url)
        }
    };
    let options = ScriptFetchOptions {
        integrity,
        credentials: CorsSetting::of(attribute("crossorigin")).credentials_mode(),
        referrer_policy: policy_of_attribute(attribute("referrerpolicy")),
        ..ScriptFetchOptions::default()
    };
    crate::scripts::modules::fetch_a_modulepreload_module_script_graph(
        cx,
        realm,
        url,
        destination,
        options,
        Box::new(move |cx, result| {
            let name = if result.is_some() { "load" } else { "error" };
            events::fire_at_node(cx, link, name, EventFlags::NONE);
        }),
    );
}

impl StyleSheets {
    fn begin(&mut self, element: NodeId) -> u64 {
        self.last = self.last.saturating_add(1);
        self.loads.insert(element, self.last);
        self.last
    }

    /// Begins a preload of an element, which replaces an older one.
    pub(crate) fn begin_a_preload(&mut self, element: NodeId) -> u64 {
        self.last = self.last.saturating_add(1);
        self.preloads.insert(element, self.last);
        self.last
    }

    pub(crate) fn is_the_current_preload(&self, element: NodeId, number: u64) -> bool {
        self.preloads.get(&element) == Some(&number)
    }

    /// The attribute `disabled` of a `link` element was removed.
    pub(crate) fn enable_explicitly(&mut self, link: NodeId) {
        self.explicitly_enabled.insert(link);
    }

    pub(crate) fn is_explicitly_enabled(&self, link: NodeId) -> bool {
        self.explicitly_enabled.contains(&link)
    }

    /// An element is freed.
    pub(crate) fn forget(&mut self, element: NodeId) {
        self.explicitly_enabled.remove(&element);
        self.loads.remove(&element);
        self.preloads.remove(&element);
        self.queued_styles.remove(&element);
        if !self.checked_attributes.is_empty() {
            self.checked_attributes.remove(&element);
        }
    }
}

/// <https://html.spec.whatwg.org/multipage/semantics.html#script-blocking-style-sheet-set>
fn block_scripts(world: &mut World, document: NodeId, element: NodeId) {
    if let Some(state) = world.documents.get_mut(document)
        && !state.script_blocking_style_sheets.contains(&element)
    {
        state.script_blocking_style_sheets.push(element);
    }
}

fn unblock_scripts(cx: &mut Cx<'_>, document: NodeId, element: NodeId) {
    if let Some(state) = cx.host.documents.get_mut(document) {
        let count = state.script_blocking_style_sheets.len();
        state.script_blocking_style_sheets.retain(|one| *one != element);
        if state.script_blocking_style_sheets.len() < count {
            parsing::unblock(cx, document);
        }
    }
}

/// The part of a text where imports make scripts wait, in characters.
const START_OF_A_SHEET: usize = 4096;

/// "Update a style block": of the resources in the text, imports are fetched.
/// <https://html.spec.whatwg.org/multipage/semantics.html#update-a-style-block>
pub(crate) fn update_a_style_block(cx: &mut Cx<'_>, style: NodeId) {
    style::forget_sheet(cx.host, style);
    if !cx.host.is_connected(style) {
        return;
    }
    let of_type = cx.host.tree.attribute(style, "type").unwrap_or_default();
    if !of_type.is_empty() && !of_type.eq_ignore_ascii_case("text/css") {
        return;
    }
    let document = cx.host.node_document(style);
    // All changes that a parser makes to an open element are one update, at the end tag.
    let is_parsed = cx.host.style_sheets.inserting_parser == Some(document);
    // The text is read when the sheet is asked for.
    let has_policies =
        cx.host.documents.get(document).is_some_and(|state| !state.policies.is_empty());
    let waits_for_policies = is_parsed && has_policies;
    if !waits_for_policies {
        style::set_sheet(cx.host, style, Source::Element);
    }
    let is_new = cx.host.style_sheets.queued_styles.insert(style);
    if is_parsed && !is_new {
        // Imports come first.
        let node = cx.host.tree.get(style).and_then(NodeRef::first_child);
        let text = node.and_then(NodeRef::text_data).unwrap_or_default();
        let text: String = text.chars().take(START_OF_A_SHEET).collect();
        if text.to_ascii_lowercase().contains("@import") {
            block_scripts(cx.host, document, style);
        }
        return;
    }
    // The text of an open element is not known before its end tag.
    if !is_parsed && is_blocked(cx, document, style) {
        cx.host.style_sheets.queued_styles.remove(&style);
        style::forget_sheet(cx.host, style);
        return;
    }
    cx.host.delay_the_load_event(document);
    let steps = Box::new(move |cx: &mut Cx<'_>| {
        cx.host.style_sheets.queued_styles.remove(&style);
        if !(is_parsed && is_blocked(cx, document, style)) {
            if waits_for_policies && cx.host.is_connected(style) {
                style::set_sheet(cx.host, style, Source::Element);
            }
            let end = Box::new(move |cx: &mut Cx<'_>| {
                if cx.host.tree.contains(style) {
                    events::fire_at_node(cx, style, "load", EventFlags::NONE);
                }
                unblock_scripts(cx, document, style);
                parsing::no_longer_delay_the_load_event(cx, document);
            });
            return after_imports(cx, style, end);
        }
        unblock_scripts(cx, document, style);
        parsing::no_longer_delay_the_load_event(cx, document);
    });
    cx.host.event_loop.queue_a_task(TaskSource::Networking, Some(document), steps);
}

/// Step 5 for the text that the element has now.
fn is_blocked(cx: &mut Cx<'_>, document: NodeId, style: NodeId) -> bool {
    let has_policies =
        cx.host.documents.get(document).is_some_and(|state| !state.policies.is_empty());
    if !has_policies || !cx.host.tree.contains(style) {
        return false;
    }
    let nonce = cx.host.cryptographic_nonce(style);
    let text = cx.host.child_text_content(style).into_scalar();
    let kind = Inline::Style { nonce: &nonce };
    should_inline_behavior_be_blocked(cx, document, Some(style), kind, &text)
}

/// A `style` attribute has a value, which was not set through the CSSOM.
/// <https://html.spec.whatwg.org/multipage/dom.html#the-style-attribute>
pub(crate) fn a_style_attribute_was_set(cx: &mut Cx<'_>, element: NodeId, value: Option<&str>) {
    let document = cx.host.node_document(element);
    let has_policies =
        cx.host.documents.get(document).is_some_and(|state| !state.policies.is_empty());
    let is_blocked = has_policies
        && !cx.host.style_sheets.is_setting_declarations
        && value.is_some_and(|value| {
            let kind = Inline::StyleAttribute;
            should_inline_behavior_be_blocked(cx, document, Some(element), kind, value)
        });
    if has_policies {
        cx.host.style_sheets.checked_attributes.insert(element, is_blocked);
    }
}

/// An element was inserted, possibly with attributes from the parser.
pub(crate) fn check_a_style_attribute(cx: &mut Cx<'_>, element: NodeId) {
    if cx.host.tree.attribute(element, "style").is_none() {
        return;
    }
    let document = cx.host.node_document(element);
    let has_policies =
        cx.host.documents.get(document).is_some_and(|state| !state.policies.is_empty());
    if !has_policies || cx.host.style_sheets.checked_attributes.contains_key(&element) {
        return;
    }
    if let Some(value) = cx.host.tree.attribute(element, "style").map(str::to_owned) {
        a_style_attribute_was_set(cx, element, Some(&value));
    }
}

/// Attributes whose changes make a connected `link` element load again.
pub(crate) fn is_a_reason_to_load(name: &str) -> bool {
    matches!(name, "href" | "rel" | "crossorigin" | "disabled" | "type" | "as" | "media")
}
