use url::Url;

use super::Headers;

/// The number of a request: unique within an agent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RequestId(pub u64);

/// A request of an agent (<https://fetch.spec.whatwg.org/#concept-request>), as a value.
///
/// The headers are those that are sent, with `Cookie`, `Origin` and `Referer` where the standard
/// sends them; a loader adds the headers of the connection (`Host`, `Accept-Encoding`).
///
/// ```
/// use treewright_window::loader::{Destination, Request, RequestId};
///
/// let mut request = Request::get(RequestId(1), "https://example.org/a".parse()?);
/// request.destination = Destination::Script;
/// assert_eq!((request.method.as_str(), request.destination.as_str()), ("GET", "script"));
/// # Ok::<(), url::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Request {
    /// Names the request in a later answer.
    pub id: RequestId,
    /// The method, in upper case if the standard normalizes it.
    pub method: String,
    /// The address, with its fragment.
    pub url: Url,
    /// The headers.
    pub headers: Headers,
    /// The body, of a form or of `fetch()`.
    pub body: Option<Vec<u8>>,
    /// The use of the response.
    pub destination: Destination,
    /// The treatment of other origins.
    pub mode: Mode,
    /// When cookies are sent.
    pub credentials: Credentials,
    /// The treatment of redirects.
    pub redirect: Redirect,
    /// The use of caches.
    pub cache: Cache,
    /// The address of the `Referer` header, if it has one.
    pub referrer: Option<Url>,
    /// The referrer policy that determined it, or the empty string.
    pub referrer_policy: String,
    /// The origin of the requesting document, serialized: `null` for an opaque one.
    pub origin: String,
    /// The hashes of subresource integrity, as the author wrote them.
    pub integrity: String,
}

impl Request {
    /// A plain request for an address, as a navigation makes it.
    pub fn get(id: RequestId, url: Url) -> Request {
        Request {
            id,
            method: "GET".to_owned(),
            url,
            headers: Headers::new(),
            body: None,
            destination: Destination::Document,
            mode: Mode::Navigate,
            credentials: Credentials::Include,
            redirect: Redirect::Manual,
            cache: Cache::Default,
            referrer: None,
            referrer_policy: String::new(),
            origin: "null".to_owned(),
            integrity: String::new(),
        }
    }
}

/// An enumeration whose members have names in the Fetch Standard.
macro_rules! names {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $member:ident = $text:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum $name {
            $($(#[$doc])* $member,)*
        }

        impl $name {
            /// All members, in the order of the standard.
            pub const ALL: &[$name] = &[$($name::$member),*];

            /// The name that the standard has for it.
            pub fn as_str(self) -> &'static str {
                match self {
                    $($name::$member => $text,)*
                }
            }

            /// The member of a name.
            pub fn from_name(name: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|member| member.as_str() == name)
            }
        }
    };
}

names! {
    /// The use of a response (<https://fetch.spec.whatwg.org/#concept-request-destination>).
    Destination {
        /// `fetch()`, `XMLHttpRequest`, `navigator.sendBeacon()`, `download`, and everything
        /// without another name.
        #[default]
        Empty = "",
        /// `<audio>`.
        Audio = "audio",
        /// A script of an audio worklet.
        AudioWorklet = "audioworklet",
        /// A navigation of a top-level page.
        Document = "document",
        /// `<embed>`.
        Embed = "embed",
        /// `@font-face`.
        Font = "font",
        /// A navigation of `<frame>`.
        Frame = "frame",
        /// A navigation of `<iframe>`.
        Iframe = "iframe",
        /// Images of elements, style sheets and icons.
        Image = "image",
        /// A JSON module.
        Json = "json",
        /// `<link rel=manifest>`.
        Manifest = "manifest",
        /// `<object>`.
        Object = "object",
        /// A script of a paint worklet.
        PaintWorklet = "paintworklet",
        /// Reports of policies.
        Report = "report",
        /// `<script>`, `importScripts()` and imports of modules.
        Script = "script",
        /// A service worker.
        ServiceWorker = "serviceworker",
        /// A shared worker.
        SharedWorker = "sharedworker",
        /// Style sheets, and CSS modules.
        Style = "style",
        /// `<track>`.
        Track = "track",
        /// `<video>`.
        Video = "video",
        /// `new Worker()`.
        Worker = "worker",
        /// An XSLT style sheet.
        Xslt = "xslt",
    }
}

names! {
    /// The treatment of other origins (<https://fetch.spec.whatwg.org/#concept-request-mode>).
    Mode {
        /// Only the same origin.
        SameOrigin = "same-origin",
        /// Other origins if they allow it.
        Cors = "cors",
        /// Other origins, with a response that scripts cannot read.
        #[default]
        NoCors = "no-cors",
        /// A navigation.
        Navigate = "navigate",
        /// The handshake of a web socket.
        WebSocket = "websocket",
    }
}

names! {
    /// When cookies are sent (<https://fetch.spec.whatwg.org/#concept-request-credentials-mode>).
    Credentials {
        /// Never.
        Omit = "omit",
        /// To the same origin.
        #[default]
        SameOrigin = "same-origin",
        /// Always.
        Include = "include",
    }
}

names! {
    /// The treatment of redirects (<https://fetch.spec.whatwg.org/#concept-request-redirect-mode>).
    Redirect {
        /// It is followed.
        #[default]
        Follow = "follow",
        /// It is an error.
        Error = "error",
        /// The caller sees it: navigations follow redirects themselves.
        Manual = "manual",
    }
}

names! {
    /// The use of caches (<https://fetch.spec.whatwg.org/#concept-request-cache-mode>). The loaders
    /// here have none.
    Cache {
        /// By the rules of HTTP.
        #[default]
        Default = "default",
        /// Neither read nor written.
        NoStore = "no-store",
        /// Not read.
        Reload = "reload",
        /// Read after revalidation by the server.
        NoCache = "no-cache",
        /// Read regardless of age.
        ForceCache = "force-cache",
        /// Read regardless of age, without a request.
        OnlyIfCached = "only-if-cached",
    }
}
