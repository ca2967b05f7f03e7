//! Fetching: requests of documents, with the checks of the Fetch Standard between a page and a
//! loader.
//!
//! <https://fetch.spec.whatwg.org/>
//!
//! Nothing is answered at once: responses of a loader are queued as tasks of the networking task
//! source, at the time that the response gives.

mod cors;
mod hand_out;
mod integrity;
mod mime;
mod preloads;
mod referrer;
mod relay;
mod request;
mod response;
mod run;
mod schemes;

pub(crate) use cors::{is_a_safelisted_method, is_a_safelisted_request_header};
pub(crate) use mime::{
    decode, extract_a_mime_type, get_decode_and_split, legacy_extract_an_encoding, utf8_decode,
};
pub(crate) use preloads::{forget_preloads_of, preload};
pub(crate) use referrer::{
    determine_the_referrer, parse_the_referrer_policy_header, policy_of_attribute,
};
pub(crate) use relay::{RelayLoader, forget_relayed, relay, stop_relaying};
pub(crate) use request::{CorsSetting, FetchRequest, Referrer};
pub(crate) use response::{BodyBytes, FetchResponse, ResponseType};
pub(crate) use run::{
    abort, abort_all_of, deliver, fetch, fetch_and_wait, fetch_in_parts, may_be_kept_alive,
    poll_the_loader, terminate, when_terminated,
};
pub(crate) use schemes::{BlobEntry, BlobUrls};

use rustc_hash::FxHashMap;
use treewright_dom::NodeId;

use crate::Cx;
use crate::loader::{ChainLoader, Loader, RequestId};

/// Steps that get a whole response.
/// <https://fetch.spec.whatwg.org/#fetch-processresponseconsumebody>
pub(crate) type ProcessResponseConsumeBody = Box<dyn FnOnce(&mut Cx<'_>, FetchResponse, BodyBytes)>;

/// Steps that process a response in parts.
pub(crate) trait ProcessResponse {
    /// <https://fetch.spec.whatwg.org/#process-response>
    fn response(&mut self, cx: &mut Cx<'_>, response: &FetchResponse);
    /// <https://fetch.spec.whatwg.org/#process-request-body-chunk-length>, for responses.
    fn chunk(&mut self, cx: &mut Cx<'_>, bytes: &[u8]);
    /// The body has ended; false if it ended too early.
    /// <https://fetch.spec.whatwg.org/#process-response-end-of-body>
    fn end(self: Box<Self>, cx: &mut Cx<'_>, is_complete: bool);
}

/// The fetches of an agent.
pub(crate) struct Fetching {
    pub(crate) loader: Box<dyn Loader>,
    last: u64,
    /// Requests whose response the loader will give later.
    open: FxHashMap<RequestId, run::Open>,
    /// Requests of workers whose response the loader will give later.
    relayed: FxHashMap<RequestId, relay::Relayed>,
    /// Fetches whose response is being delivered in tasks: they stop once their number is removed
    /// here.
    delivering: FxHashMap<RequestId, Option<NodeId>>,
    /// Steps for fetches that are terminated from outside: those whose scripts must be notified.
    terminated: FxHashMap<RequestId, crate::event_loop::Steps>,
    pub(crate) blob_urls: BlobUrls,
    preloads: preloads::Preloads,
}

impl Default for Fetching {
    fn default() -> Self {
        Self {
            loader: Box::new(ChainLoader::new()),
            last: 0,
            open: FxHashMap::default(),
            relayed: FxHashMap::default(),
            delivering: FxHashMap::default(),
            terminated: FxHashMap::default(),
            blob_urls: BlobUrls::default(),
            preloads: preloads::Preloads::default(),
        }
    }
}

impl Fetching {
    fn next_id(&mut self) -> RequestId {
        self.last = self.last.saturating_add(1);
        RequestId(self.last)
    }

    /// True if the loader still has to answer.
    pub(crate) fn waits_for_responses(&self) -> bool {
        !self.open.is_empty() || !self.relayed.is_empty()
    }

    /// True while a response is to come, or a body of one.
    pub(crate) fn has_fetches(&self) -> bool {
        self.waits_for_responses() || !self.delivering.is_empty()
    }
}
