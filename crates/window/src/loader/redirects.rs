use std::collections::HashMap;
use std::time::Duration;

use url::Url;

use super::{Answer, LoadError, LoadResult, Loader, Redirect, Request, RequestId, Response};

/// The number of redirects after which a fetch fails (<https://fetch.spec.whatwg.org/#http-redirect-fetch>).
pub const MOST_REDIRECTS: u32 = 20;

/// Headers that describe a body (<https://fetch.spec.whatwg.org/#request-body-header-name>), and
/// its length.
const BODY_HEADERS: [&str; 5] =
    ["Content-Encoding", "Content-Language", "Content-Location", "Content-Type", "Content-Length"];

/// The request that follows a response, if that is a redirect
/// (<https://fetch.spec.whatwg.org/#http-redirect-fetch>): with the next address, and the method
/// and body for it. The caller checks CORS, cookies and referrers.
///
/// ```
/// use treewright_window::loader::{Request, RequestId, Response, redirected};
///
/// let mut request = Request::get(RequestId(1), "https://example.org/form#end".parse()?);
/// (request.method, request.body) = ("POST".to_owned(), Some(b"a=b".to_vec()));
/// let mut response = Response::with_status(303);
/// response.headers.set("Location", "done");
/// let next = redirected(&request, &response).expect("it is a redirect").expect("it can be followed");
/// assert_eq!((next.method.as_str(), next.url.as_str()), ("GET", "https://example.org/done#end"));
/// assert_eq!(next.body, None);
/// # Ok::<(), url::ParseError>(())
/// ```
pub fn redirected(request: &Request, response: &Response) -> Option<Result<Request, LoadError>> {
    if !matches!(response.status, 301 | 302 | 303 | 307 | 308) {
        return None;
    }
    let location = response.headers.values("Location").next()?;
    Some(location_url(request, location).map(|url| {
        let mut next = request.clone();
        let to_get = match response.status {
            301 | 302 => request.method == "POST",
            303 => !["GET", "HEAD"].contains(&request.method.as_str()),
            _ => false,
        };
        if to_get {
            "GET".clone_into(&mut next.method);
            next.body = None;
            for name in BODY_HEADERS {
                next.headers.delete(name);
            }
        }
        if request.url.origin() != url.origin() {
            next.headers.delete("Authorization");
        }
        next.url = url;
        next
    }))
}

/// <https://fetch.spec.whatwg.org/#concept-response-location-url>, for a scheme of HTTP.
fn location_url(request: &Request, location: &[u8]) -> Result<Url, LoadError> {
    // Bytes that are UTF-8 are read as such, as all browsers do; the others one by one.
    let text = match std::str::from_utf8(location) {
        Ok(text) => text.to_owned(),
        Err(_) => location.iter().copied().map(char::from).collect(),
    };
    let mut url = request.url.join(&text).map_err(|_| LoadError::BadRedirect(text.clone()))?;
    if url.fragment().is_none() {
        url.set_fragment(request.url.fragment());
    }
    if !["http", "https"].contains(&url.scheme()) {
        return Err(LoadError::BadRedirect(url.into()));
    }
    Ok(url)
}

/// Follows redirects for callers that do not: the returned response has the last address in its
/// `url`.
///
/// ```
/// use treewright_window::loader::{Answer, FollowingLoader, Loader, MapLoader, Redirect, Request, RequestId, Response};
///
/// let mut map = MapLoader::new();
/// let mut moved = Response::with_status(301);
/// moved.headers.set("Location", "/new");
/// map.insert("https://example.org/old".parse()?, moved);
/// map.insert("https://example.org/new".parse()?, Response::of_type("text/plain", "here"));
/// let mut request = Request::get(RequestId(1), "https://example.org/old".parse()?);
/// request.redirect = Redirect::Follow;
/// let Answer::Now(Ok(response)) = FollowingLoader::new(map).start(&request) else { panic!() };
/// assert_eq!(response.url.map(String::from).as_deref(), Some("https://example.org/new"));
/// assert_eq!(response.body.bytes(), b"here");
/// # Ok::<(), url::ParseError>(())
/// ```
#[derive(Clone, Debug)]
pub struct FollowingLoader<L> {
    inner: L,
    /// Pending requests, with the redirects followed so far and the time they took.
    open: HashMap<RequestId, Following>,
}

#[derive(Clone, Debug)]
struct Following {
    request: Request,
    followed: u32,
    delay: Duration,
}

enum Step {
    Done(LoadResult),
    Later,
}

impl<L: Loader> FollowingLoader<L> {
    /// Follows the redirects of a loader.
    pub fn new(inner: L) -> FollowingLoader<L> {
        FollowingLoader { inner, open: HashMap::new() }
    }

    /// Continues a request until the inner loader defers its answer or the last response has come.
    fn go_on(&mut self, mut following: Following, mut result: LoadResult) -> Step {
        loop {
            let mut response = match result {
                Ok(response) => response,
                Err(error) => return Step::Done(Err(error)),
            };
            let next = match redirected(&following.request, &response) {
                Some(_) if following.request.redirect == Redirect::Error => {
                    let location = response.headers.text("Location").unwrap_or_default();
                    return Step::Done(Err(LoadError::BadRedirect(location)));
                }
                Some(next) if following.request.redirect == Redirect::Follow => next,
                _ => {
                    response.delay = response.delay.saturating_add(following.delay);
                    if following.followed > 0 && response.url.is_none() {
                        response.url = Some(following.request.url);
                    }
                    return Step::Done(Ok(response));
                }
            };
            following.request = match next {
                Ok(next) => next,
                Err(error) => return Step::Done(Err(error)),
            };
            following.followed = following.followed.saturating_add(1);
            following.delay = following.delay.saturating_add(response.delay);
            if following.followed > MOST_REDIRECTS {
                return Step::Done(Err(LoadError::TooManyRedirects));
            }
            match self.inner.start(&following.request) {
                Answer::Now(answer) => result = answer,
                Answer::Later => {
                    self.open.insert(following.request.id, following);
                    return Step::Later;
                }
            }
        }
    }
}

impl<L: Loader> Loader for FollowingLoader<L> {
    fn start(&mut self, request: &Request) -> Answer {
        let following = Following { request: request.clone(), followed: 0, delay: Duration::ZERO };
        match self.inner.start(request) {
            Answer::Now(result) => match self.go_on(following, result) {
                Step::Done(result) => Answer::Now(result),
                Step::Later => Answer::Later,
            },
            Answer::Later => {
                self.open.insert(request.id, following);
                Answer::Later
            }
        }
    }

    fn take_answers(&mut self, wait: Duration) -> Vec<(RequestId, LoadResult)> {
        let mut answers = Vec::new();
        for (id, result) in self.inner.take_answers(wait) {
            let Some(following) = self.open.remove(&id) else { continue };
            if let Step::Done(result) = self.go_on(following, result) {
                answers.push((id, result));
            }
        }
        answers
    }

    fn cancel(&mut self, id: RequestId) {
        self.open.remove(&id);
        self.inner.cancel(id);
    }
}
