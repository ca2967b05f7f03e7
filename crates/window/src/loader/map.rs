use std::collections::HashMap;

use url::Url;

use super::{Answer, LoadError, LoadResult, Loader, Request};

/// A loader from a table of addresses. A fragment makes no difference; a query does.
///
/// A missing address is [`LoadError::NotFound`], so loaders can be tried in order;
/// [`MapLoader::otherwise`] gives all of those one answer, such as a 404 page.
///
/// ```
/// use treewright_window::loader::{Answer, Loader, MapLoader, Request, RequestId, Response};
///
/// let mut loader = MapLoader::new();
/// loader.insert("https://example.org/a.js".parse()?, Response::of_type("text/javascript", "go()"));
/// loader.otherwise(Ok(Response::with_status(404)));
/// let answer = loader.start(&Request::get(RequestId(1), "https://example.org/b.js".parse()?));
/// assert_eq!(answer, Answer::Now(Ok(Response::with_status(404))));
/// # Ok::<(), url::ParseError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct MapLoader {
    entries: HashMap<String, LoadResult>,
    otherwise: Option<LoadResult>,
}

impl MapLoader {
    /// An empty table.
    pub fn new() -> MapLoader {
        MapLoader::default()
    }

    /// Puts a response at an address, replacing an earlier one.
    pub fn insert(&mut self, url: Url, response: super::Response) {
        self.entries.insert(key(url), Ok(response));
    }

    /// Makes requests for an address fail.
    pub fn insert_error(&mut self, url: Url, error: LoadError) {
        self.entries.insert(key(url), Err(error));
    }

    /// The answer for all other addresses.
    pub fn otherwise(&mut self, answer: LoadResult) {
        self.otherwise = Some(answer);
    }
}

impl Loader for MapLoader {
    fn start(&mut self, request: &Request) -> Answer {
        let entry = self.entries.get(&key(request.url.clone())).or(self.otherwise.as_ref());
        Answer::Now(entry.cloned().unwrap_or(Err(LoadError::NotFound)))
    }
}

fn key(mut url: Url) -> String {
    url.set_fragment(None);
    url.into()
}
