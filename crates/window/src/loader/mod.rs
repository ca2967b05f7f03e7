//! The bytes that pages request: requests and responses as values, and loaders that answer them.
//!
//! An agent opens no file and no connection. It makes [`Request`]s, and a [`Loader`] answers them:
//! from a folder ([`FileLoader`]), a table ([`MapLoader`]), the network (`NetLoader`, with the
//! feature `net`), a recording ([`ReplayLoader`]), or with a function of the caller: every
//! `FnMut(&Request) -> Answer` is a loader. `about:`, `blob:` and `data:` addresses never reach a
//! loader: the agent answers them itself.
//!
//! ```
//! use treewright_window::loader::{Answer, Loader, LoadError, MapLoader, Request, RequestId, Response};
//!
//! let mut loader = MapLoader::new();
//! loader.insert("https://example.org/".parse()?, Response::of_type("text/html", "<p>Hello"));
//! let request = Request::get(RequestId(1), "https://example.org/#part".parse()?);
//! let Answer::Now(Ok(response)) = loader.start(&request) else { panic!("a map answers at once") };
//! assert_eq!(response.body.bytes(), b"<p>Hello");
//! # Ok::<(), url::ParseError>(())
//! ```

mod chain;
mod content_types;
mod error;
mod files;
mod headers;
mod map;
#[cfg(feature = "net")]
mod net;
#[cfg(feature = "net")]
mod public_addresses;
mod recording;
mod redirects;
mod request;
mod response;
mod robots;

use std::time::Duration;

pub use self::chain::ChainLoader;
pub use self::content_types::content_type_of;
pub use self::error::LoadError;
pub use self::files::FileLoader;
pub use self::headers::Headers;
pub use self::map::MapLoader;
#[cfg(feature = "net")]
pub use self::net::{NetLoader, NetOptions, NotAProxy, Proxy};
pub use self::recording::{Exchange, RecordError, RecordingForm, RecordingLoader, ReplayLoader};
pub use self::redirects::{FollowingLoader, MOST_REDIRECTS, redirected};
pub use self::request::{Cache, Credentials, Destination, Mode, Redirect, Request, RequestId};
pub use self::response::{Body, Chunk, Response, usual_status_text};
pub use self::robots::RobotsLoader;

/// A response, or the reason why it is missing.
pub type LoadResult = Result<Response, LoadError>;

/// The immediate result of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The answer.
    Now(LoadResult),
    /// The answer will be among those of [`Loader::take_answers`].
    Later,
}

/// Answers requests.
///
/// A response can be a redirect: the agent follows it as the Fetch Standard says, with the checks
/// of origins and cookies in between. [`FollowingLoader`] follows for other callers.
pub trait Loader {
    /// Starts a request.
    fn start(&mut self, request: &Request) -> Answer;

    /// The answers that have arrived for deferred requests. Without any, waits for the first, at
    /// most for this time.
    fn take_answers(&mut self, wait: Duration) -> Vec<(RequestId, LoadResult)> {
        let _ = wait;
        Vec::new()
    }

    /// The agent is no longer interested in a request: no answer is needed, and a late one is
    /// dropped.
    fn cancel(&mut self, id: RequestId) {
        let _ = id;
    }
}

impl<F: FnMut(&Request) -> Answer> Loader for F {
    fn start(&mut self, request: &Request) -> Answer {
        self(request)
    }
}

impl Loader for Box<dyn Loader> {
    fn start(&mut self, request: &Request) -> Answer {
        (**self).start(request)
    }

    fn take_answers(&mut self, wait: Duration) -> Vec<(RequestId, LoadResult)> {
        (**self).take_answers(wait)
    }

    fn cancel(&mut self, id: RequestId) {
        (**self).cancel(id);
    }
}
