//! The response of a navigation, and the document made from it.
//!
//! <https://html.spec.whatwg.org/multipage/browsing-the-web.html#populating-a-session-history-entry>

use encoding_rs::Encoding;
use treewright_dom::NodeId;
use treewright_encoding::{InputByteStream, OutOfBandMetadata};
use treewright_quickjs::EngineError;
use url::Url;

use super::commit::{self, NewDocument};
use super::navigate::{Attempt, Resource, end, is_ongoing};
use crate::Cx;
use crate::agent_clusters::requests_an_origin_keyed_cluster;
use crate::content_security_policy::{
    Policy, csp_derived_sandboxing_flags, do_policies_block, parse_a_response_s_policies,
    should_request_of_be_blocked,
};
use crate::fetching::{
    self, FetchRequest, FetchResponse, ProcessResponse, Referrer, extract_a_mime_type,
    legacy_extract_an_encoding,
};
use crate::frames;
use crate::loader::{Destination, LoadError, Mode, Redirect, Response};
use crate::navigables::NavigableId;
use crate::origin::Origin;
use crate::sandboxing::Sandboxing;
use crate::{parsing, tree_changes};

/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#attempt-to-populate-the-history-entry's-document>
pub(super) fn attempt_to_populate(cx: &mut Cx<'_>, attempt: Attempt) {
    if let Resource::Srcdoc(text) = &attempt.resource {
        let mut response = FetchResponse::of(Response::of_type("text/html", ""));
        response.urls.push(attempt.url.clone());
        let origin = container_origin(cx, attempt.navigable);
        let text = text.clone();
        return load_at_once(cx, attempt, &response, origin, text.as_bytes());
    }
    if crate::urls::matches_about_blank(&attempt.url) {
        let mut response = FetchResponse::of(Response::of_type("text/html;charset=utf-8", ""));
        response.urls.push(attempt.url.clone());
        let origin = attempt.initiator_origin.clone();
        return load_at_once(cx, attempt, &response, origin, b"");
    }
    if let Some(known) = attempt.response.clone() {
        let (response, body) = &*known;
        let origin = attempt.initiator_origin.clone();
        return load_at_once(cx, attempt, response, origin, body);
    }
    let scheme = attempt.url.scheme();
    if !matches!(scheme, "http" | "https" | "file" | "data" | "blob" | "about") {
        // No external program can be asked here.
        return end(cx, &attempt);
    }
    let mut request = request_of(cx, &attempt);
    if let Resource::Post { body, content_type } = &attempt.resource {
        request.method = "POST".into();
        request.body = Some(body.clone());
        request.headers.set("Content-Type", content_type);
    }
    if is_blocked_by_the_initiator(cx, &attempt, &request) {
        let error = LoadError::Network("the policy of the document does not allow it".into());
        let origin = Origin::new_opaque();
        return load_at_once(cx, attempt, &FetchResponse::network_error(error), origin, b"");
    }
    let loading = Loading { attempt, document: None, kind: Kind::Nothing, bytes: Vec::new() };
    fetching::fetch_in_parts(cx, request, Box::new(loading));
}

/// Checks the policies of the initiator, which are its document's unless that is gone.
/// <https://w3c.github.io/webappsec-csp/#should-block-request>
fn is_blocked_by_the_initiator(cx: &mut Cx<'_>, attempt: &Attempt, request: &FetchRequest) -> bool {
    match attempt.initiator {
        Some(document)
            if cx
                .host
                .documents
                .get(document)
                .is_some_and(|state| state.policies == attempt.initiator_policies) =>
        {
            should_request_of_be_blocked(cx, document, request)
        }
        _ => do_policies_block(&attempt.initiator_policies, request),
    }
}

fn request_of(cx: &Cx<'_>, attempt: &Attempt) -> FetchRequest {
    let container = cx.host.navigables.get(attempt.navigable).and_then(|one| one.container);
    let destination = match container.and_then(|container| cx.host.tree.local_name(container)) {
        Some("iframe") => Destination::Iframe,
        Some("frame") => Destination::Frame,
        Some("object") => Destination::Object,
        Some("embed") => Destination::Embed,
        _ => Destination::Document,
    };
    let mut request = FetchRequest::without_client(
        attempt.url.clone(),
        destination,
        attempt.initiator_origin.clone(),
    );
    request.mode = Mode::Navigate;
    request.redirect = Redirect::Follow;
    request.credentials = crate::loader::Credentials::Include;
    request.referrer = match &attempt.referrer {
        Some(url) => Referrer::Url(url.clone()),
        None => Referrer::None,
    };
    request.referrer_policy.clone_from(&attempt.referrer_policy);
    request.container =
        cx.host.navigables.get(attempt.navigable).and_then(|navigable| navigable.parent);
    request
}

fn container_origin(cx: &Cx<'_>, id: NavigableId) -> Origin {
    let container = cx.host.navigables.get(id).and_then(|navigable| navigable.container);
    let document = container.map(|container| cx.host.node_document(container));
    let state = document.and_then(|document| cx.host.documents.get(document));
    state.map_or_else(Origin::new_opaque, |state| state.origin.clone())
}

/// <https://html.spec.whatwg.org/multipage/document-sequences.html#determining-the-origin>
fn determine_the_origin(url: &Url, sandboxing: Sandboxing, inherited: &Origin) -> Origin {
    if sandboxing.has(Sandboxing::ORIGIN) {
        Origin::new_opaque()
    } else if crate::urls::matches_about_blank(url) || url.as_str() == "about:srcdoc" {
        inherited.clone()
    } else {
        Origin::of(url)
    }
}

/// The kind of document that the bytes of a response become.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Nothing,
    Html,
    /// With the encoding that the server names.
    Xml(Option<&'static Encoding>),
    Text,
}

impl Kind {
    fn is_xml(self) -> bool {
        matches!(self, Self::Xml(_))
    }
}

/// <https://html.spec.whatwg.org/multipage/document-lifecycle.html#loading-a-document>
fn kind_of(response: &FetchResponse) -> (Kind, String) {
    let Some(mime) = extract_a_mime_type(&response.headers) else {
        return (Kind::Html, "text/html".into());
    };
    let charset = mime.parameter("charset");
    let encoding = charset.and_then(|charset| Encoding::for_label(charset.as_bytes()));
    let kind = match mime.essence() {
        "text/html" => Kind::Html,
        _ if mime.is_xml() => Kind::Xml(encoding),
        "text/css" | "text/plain" | "text/vtt" => Kind::Text,
        _ if mime.is_javascript() || mime.is_json() => Kind::Text,
        _ if mime.type_() == "text" => Kind::Text,
        _ => Kind::Nothing,
    };
    (kind, mime.essence().to_owned())
}

/// True for a response whose content becomes a document.
pub(crate) fn is_a_document(response: &FetchResponse) -> bool {
    kind_of(response).0 != Kind::Nothing
}

/// A navigation that receives its response.
struct Loading {
    attempt: Attempt,
    /// Set once the response has come.
    document: Option<NodeId>,
    kind: Kind,
    /// The bytes that have come, for kinds that are not parsed incrementally.
    bytes: Vec<u8>,
}

impl ProcessResponse for Loading {
    fn response(&mut self, cx: &mut Cx<'_>, response: &FetchResponse) {
        if !is_ongoing(cx.host, &self.attempt) {
            return;
        }
        let (document, kind) = begin_a_document(cx, &self.attempt, response, None);
        self.document = document;
        self.kind = kind;
    }

    fn chunk(&mut self, cx: &mut Cx<'_>, bytes: &[u8]) {
        match (self.document, self.kind) {
            (Some(document), Kind::Html) => parsing::append_bytes(cx, document, bytes),
            (Some(_), Kind::Xml(_) | Kind::Text) => self.bytes.extend_from_slice(bytes),
            _ => {}
        }
    }

    fn end(self: Box<Self>, cx: &mut Cx<'_>, _is_complete: bool) {
        if let Some(document) = self.document {
            end_a_document(cx, document, self.kind, &self.bytes);
        }
    }
}

/// Loads a document whose bytes are known.
pub(super) fn load_at_once(
    cx: &mut Cx<'_>,
    attempt: Attempt,
    response: &FetchResponse,
    inherited: Origin,
    bytes: &[u8],
) {
    let (document, kind) = begin_a_document(cx, &attempt, response, Some(inherited));
    let Some(document) = document else { return };
    if kind == Kind::Html {
        parsing::append_bytes(cx, document, bytes);
    }
    end_a_document(cx, document, kind, bytes);
}

/// Loads a page into a new top-level traversable.
pub(crate) fn open_a_top_level_traversable(cx: &mut Cx<'_>, url: Url) {
    let mut request =
        FetchRequest::without_client(url.clone(), Destination::Document, Origin::new_opaque());
    request.mode = Mode::Navigate;
    request.credentials = crate::loader::Credentials::Include;
    request.referrer = Referrer::None;
    request.has_initiator = false;
    let opening = Opening { url, document: None, kind: Kind::Nothing, bytes: Vec::new() };
    fetching::fetch_in_parts(cx, request, Box::new(opening));
}

/// Opens a page whose bytes are known in a new top-level traversable.
pub(crate) fn open_at_once(
    cx: &mut Cx<'_>,
    url: Url,
    content_type: &str,
    bytes: &[u8],
) -> Result<(), EngineError> {
    let document = crate::windows::create_a_window(cx, url.clone())?;
    if let Some(id) = cx.host.node_navigable(document) {
        cx.host.set_the_agent_cluster(document, id, false);
    }
    let mut response = FetchResponse::of(Response::of_type(content_type, ""));
    response.urls.push(url);
    let (kind, content_type) = kind_of(&response);
    commit::initialize(cx, document, &response, &content_type, kind.is_xml());
    crate::navigation_api::activate_the_first(cx.host, document);
    begin_to_parse(cx, document, kind, &response);
    if kind == Kind::Html {
        parsing::append_bytes(cx, document, bytes);
    }
    end_a_document(cx, document, kind, bytes);
    Ok(())
}

/// The first document of a top-level traversable.
struct Opening {
    url: Url,
    document: Option<NodeId>,
    kind: Kind,
    bytes: Vec<u8>,
}

impl ProcessResponse for Opening {
    fn response(&mut self, cx: &mut Cx<'_>, response: &FetchResponse) {
        let url = response.url().unwrap_or(&self.url).clone();
        let own_url = url.clone();
        // If memory is short, no page is opened.
        let Ok(document) = crate::windows::create_a_window(cx, url) else { return };
        let policies = parse_a_response_s_policies(&response.headers, &Origin::of(&own_url));
        let sandboxing = csp_derived_sandboxing_flags(&policies);
        if let Some(state) = cx.host.documents.get_mut(document) {
            state.policies = policies;
            state.sandboxing = sandboxing;
            state.scripting_is_enabled = !sandboxing.has(Sandboxing::SCRIPTS);
            if sandboxing.has(Sandboxing::ORIGIN) {
                state.origin = Origin::new_opaque();
            }
        }
        let requests_oac = requests_an_origin_keyed_cluster(&response.headers);
        if let Some(id) = cx.host.node_navigable(document) {
            cx.host.set_the_agent_cluster(document, id, requests_oac);
        }
        let (kind, content_type) = kind_of(response);
        commit::initialize(cx, document, response, &content_type, kind.is_xml());
        self.kind = if response.is_network_error() { Kind::Nothing } else { kind };
        self.document = Some(document);
        crate::navigation_api::activate_the_first(cx.host, document);
        begin_to_parse(cx, document, self.kind, response);
    }

    fn chunk(&mut self, cx: &mut Cx<'_>, bytes: &[u8]) {
        match (self.document, self.kind) {
            (Some(document), Kind::Html) => parsing::append_bytes(cx, document, bytes),
            (Some(_), Kind::Xml(_) | Kind::Text) => self.bytes.extend_from_slice(bytes),
            _ => {}
        }
    }

    fn end(self: Box<Self>, cx: &mut Cx<'_>, _is_complete: bool) {
        if let Some(document) = self.document {
            end_a_document(cx, document, self.kind, &self.bytes);
        }
    }
}

/// The policies of a response, or those that its document inherits.
/// <https://html.spec.whatwg.org/multipage/browsers.html#determining-navigation-params-policy-container>
fn policies_of(cx: &Cx<'_>, attempt: &Attempt, url: &Url, response: &FetchResponse) -> Vec<Policy> {
    if url.as_str() == "about:srcdoc" {
        let container = cx.host.navigables.get(attempt.navigable).and_then(|one| one.container);
        let document = container.map(|container| cx.host.node_document(container));
        let state = document.and_then(|document| cx.host.documents.get(document));
        return state.map(|state| state.policies.clone()).unwrap_or_default();
    }
    // "If responseURL is local": its document has the policies of the requesting document.
    if matches!(url.scheme(), "about" | "blob" | "data") {
        return attempt.initiator_policies.clone();
    }
    parse_a_response_s_policies(&response.headers, &Origin::of(url))
}

/// Makes the document of a response, unless the response does not become a document.
fn begin_a_document(
    cx: &mut Cx<'_>,
    attempt: &Attempt,
    response: &FetchResponse,
    inherited: Option<Origin>,
) -> (Option<NodeId>, Kind) {
    let is_download = response
        .headers
        .text("Content-Disposition")
        .is_some_and(|value| value.trim_start().to_ascii_lowercase().starts_with("attachment"));
    if matches!(response.status, 204 | 205) || (is_download && !response.is_network_error()) {
        end(cx, attempt);
        return (None, Kind::Nothing);
    }
    let url = response.url().unwrap_or(&attempt.url).clone();
    let container = cx.host.navigables.get(attempt.navigable).and_then(|one| one.container);
    let popup = cx.host.navigables.get(attempt.navigable).map(|one| one.popup_sandboxing);
    let policies = policies_of(cx, attempt, &url, response);
    let sandboxing =
        frames::determine_the_creation_sandboxing_flags(cx, popup.unwrap_or_default(), container)
            .union(csp_derived_sandboxing_flags(&policies));
    let (mut kind, mut content_type) = kind_of(response);
    let origin = if response.is_network_error() {
        kind = Kind::Nothing;
        content_type = "text/html".into();
        Origin::new_opaque()
    } else {
        determine_the_origin(
            &url,
            sandboxing,
            &inherited.unwrap_or_else(|| attempt.initiator_origin.clone()),
        )
    };
    let about_base_url = if url.as_str() == "about:srcdoc" || crate::urls::matches_about_blank(&url)
    {
        match container {
            Some(container) if url.as_str() == "about:srcdoc" => {
                let document = cx.host.node_document(container);
                Some(cx.host.document_base_url(document))
            }
            _ => attempt.initiator_base_url.clone(),
        }
    } else {
        None
    };
    let new = NewDocument {
        url,
        origin,
        sandboxing,
        about_base_url,
        is_xml: kind.is_xml(),
        requests_oac: requests_an_origin_keyed_cluster(&response.headers),
        policies,
    };
    let Some(document) = commit::commit(cx, attempt, new) else { return (None, Kind::Nothing) };
    commit::initialize(cx, document, response, &content_type, kind.is_xml());
    if let Some(state) = cx.host.documents.get_mut(document) {
        state.referrer = attempt.referrer.as_ref().map(Url::to_string).unwrap_or_default();
    }
    begin_to_parse(cx, document, kind, response);
    (Some(document), kind)
}

fn begin_to_parse(cx: &mut Cx<'_>, document: NodeId, kind: Kind, response: &FetchResponse) {
    let state = cx.host.documents.get(document);
    let is_srcdoc = state.is_some_and(|state| state.url.as_str() == "about:srcdoc");
    let mut metadata = OutOfBandMetadata::new();
    if let Some(value) = response.headers.text("Content-Type") {
        metadata = metadata.content_type(&value);
    }
    if is_srcdoc {
        metadata = metadata.known_definite_encoding(encoding_rs::UTF_8);
    } else if let Some(encoding) = encoding_of_the_container(cx, document) {
        metadata = metadata.container_document(encoding);
    }
    match kind {
        Kind::Html => parsing::begin(cx.host, document, Some(InputByteStream::new(metadata))),
        _ => {
            if let Some(state) = cx.host.documents.get_mut(document) {
                state.readiness = crate::documents::Readiness::Loading;
                let mime = extract_a_mime_type(&response.headers);
                state.encoding = legacy_extract_an_encoding(mime.as_ref(), encoding_rs::UTF_8);
            }
        }
    }
}

/// The encoding of the container document, if it has the same origin.
/// <https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding>
fn encoding_of_the_container(cx: &Cx<'_>, document: NodeId) -> Option<&'static Encoding> {
    let state = cx.host.documents.get(document)?;
    let container = cx.host.navigables.get(state.navigable?)?.container?;
    let of_the_container = cx.host.documents.get(cx.host.node_document(container))?;
    let is_same = of_the_container.origin.is_same_origin(&state.origin);
    is_same.then_some(of_the_container.encoding)
}

fn end_a_document(cx: &mut Cx<'_>, document: NodeId, kind: Kind, bytes: &[u8]) {
    let encoding = cx.host.encoding_of(document);
    match kind {
        Kind::Html => return parsing::end_of_input(cx, document),
        Kind::Xml(encoding) => return load_an_xml_document(cx, document, bytes, encoding),
        Kind::Text => load_a_text_document(cx, document, &fetching::decode(bytes, encoding)),
        Kind::Nothing => {
            frames::populate_with_html_head_body(cx, document);
        }
    }
    parsing::stop_parsing(cx, document);
}

/// <https://html.spec.whatwg.org/multipage/document-lifecycle.html#read-xml>
fn load_an_xml_document(
    cx: &mut Cx<'_>,
    document: NodeId,
    bytes: &[u8],
    encoding: Option<&'static Encoding>,
) {
    let (text, encoding) = parsing::decode_xml(bytes, encoding);
    if let Some(state) = cx.host.documents.get_mut(document) {
        state.encoding = encoding;
    }
    parsing::parse_an_xml_document(cx, document, &text);
}

/// <https://html.spec.whatwg.org/multipage/document-lifecycle.html#read-text>
fn load_a_text_document(cx: &mut Cx<'_>, document: NodeId, text: &str) {
    let Some(body) = frames::populate_with_html_head_body(cx, document) else { return };
    let Some(pre) = frames::append_a_new_element(cx, document, body, "pre") else { return };
    // The preprocessing of the input stream.
    let text = text.replace("\r\n", "\n").replace('\r', "\n").replace('\0', "\u{FFFD}");
    if !text.is_empty() {
        let text = cx.host.create_a_text(document, &text.into());
        // An element accepts text.
        let _appended = tree_changes::append(cx, text, pre);
    }
}
