//! Requests of the Fetch Standard.

use treewright_dom::NodeId;
use url::Url;

use crate::loader::{Cache, Credentials, Destination, Headers, Mode, Redirect};
use crate::navigables::NavigableId;
use crate::origin::Origin;
use crate::world::World;

/// <https://fetch.spec.whatwg.org/#concept-request-referrer>
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Referrer {
    /// The address of the client.
    Client,
    /// "no-referrer"
    None,
    Url(Url),
}

/// <https://fetch.spec.whatwg.org/#concept-request-response-tainting>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tainting {
    Basic,
    Cors,
    Opaque,
}

/// <https://fetch.spec.whatwg.org/#concept-request>
#[derive(Clone, Debug)]
pub(crate) struct FetchRequest {
    /// The document of the client, whose tasks the fetch queues; `None` for work without a
    /// document.
    pub(crate) client: Option<NodeId>,
    pub(crate) method: String,
    /// The current URL.
    pub(crate) url: Url,
    pub(crate) headers: Headers,
    pub(crate) body: Option<Vec<u8>>,
    pub(crate) destination: Destination,
    pub(crate) mode: Mode,
    pub(crate) credentials: Credentials,
    pub(crate) redirect: Redirect,
    pub(crate) cache: Cache,
    pub(crate) referrer: Referrer,
    pub(crate) referrer_policy: String,
    pub(crate) origin: Origin,
    pub(crate) integrity: String,
    /// <https://fetch.spec.whatwg.org/#concept-request-nonce-metadata>
    pub(crate) nonce: String,
    /// <https://fetch.spec.whatwg.org/#concept-request-parser-metadata>
    pub(crate) is_parser_inserted: bool,
    /// <https://fetch.spec.whatwg.org/#use-cors-preflight-flag>
    pub(crate) uses_cors_preflight: bool,
    /// <https://fetch.spec.whatwg.org/#unsafe-request-flag>
    pub(crate) is_unsafe: bool,
    /// The addresses before the current one.
    pub(crate) earlier_urls: Vec<Url>,
    pub(crate) tainting: Tainting,
    /// A redirect went from one foreign origin to another.
    /// <https://fetch.spec.whatwg.org/#concept-request-tainted-origin>
    pub(crate) has_a_tainted_origin: bool,
    /// The navigable that contains the navigated one.
    pub(crate) container: Option<NavigableId>,
    /// False if the request does not come from a page.
    pub(crate) has_initiator: bool,
    /// The request is sent even if the document goes away.
    /// <https://fetch.spec.whatwg.org/#request-keepalive-flag>
    pub(crate) keepalive: bool,
}

impl FetchRequest {
    /// A request of a document, with the defaults of the standard.
    pub(crate) fn new(world: &World, client: NodeId, url: Url, destination: Destination) -> Self {
        let origin = world.documents.get(client).map(|state| state.origin.clone());
        let origin = origin.unwrap_or_else(Origin::new_opaque);
        let client = world.documents.get(client).map(|_| client);
        Self { client, ..Self::without_client(url, destination, origin) }
    }

    /// A request without a document.
    pub(crate) fn without_client(url: Url, destination: Destination, origin: Origin) -> Self {
        Self {
            client: None,
            method: "GET".into(),
            url,
            headers: Headers::new(),
            body: None,
            destination,
            mode: Mode::NoCors,
            credentials: Credentials::SameOrigin,
            redirect: Redirect::Follow,
            cache: Cache::Default,
            referrer: Referrer::Client,
            referrer_policy: String::new(),
            origin,
            integrity: String::new(),
            nonce: String::new(),
            is_parser_inserted: false,
            uses_cors_preflight: false,
            is_unsafe: false,
            earlier_urls: Vec::new(),
            tainting: Tainting::Basic,
            has_a_tainted_origin: false,
            container: None,
            has_initiator: true,
            keepalive: false,
        }
    }

    /// <https://html.spec.whatwg.org/multipage/urls-and-fetching.html#create-a-potential-cors-request>
    pub(crate) fn potential_cors(
        world: &World,
        client: NodeId,
        url: Url,
        destination: Destination,
        cors: CorsSetting,
    ) -> Self {
        let mut request = Self::new(world, client, url, destination);
        request.mode = if cors == CorsSetting::NoCors { Mode::NoCors } else { Mode::Cors };
        request.credentials = match cors {
            CorsSetting::Anonymous => Credentials::SameOrigin,
            _ => Credentials::Include,
        };
        request
    }

    /// <https://fetch.spec.whatwg.org/#serializing-a-request-origin>
    pub(crate) fn serialized_origin(&self) -> String {
        if self.has_a_tainted_origin { "null".into() } else { self.origin.serialization() }
    }
}

/// The states of a CORS settings attribute.
/// <https://html.spec.whatwg.org/multipage/urls-and-fetching.html#cors-settings-attribute>
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum CorsSetting {
    NoCors,
    Anonymous,
    UseCredentials,
}

impl CorsSetting {
    /// The state of an attribute's value.
    pub(crate) fn of(value: Option<&str>) -> Self {
        match value {
            None => Self::NoCors,
            Some(value) if value.eq_ignore_ascii_case("use-credentials") => Self::UseCredentials,
            Some(_) => Self::Anonymous,
        }
    }

    /// <https://html.spec.whatwg.org/multipage/urls-and-fetching.html#cors-settings-attribute-credentials-mode>
    pub(crate) const fn credentials_mode(self) -> Credentials {
        match self {
            Self::NoCors | Self::Anonymous => Credentials::SameOrigin,
            Self::UseCredentials => Credentials::Include,
        }
    }
}
