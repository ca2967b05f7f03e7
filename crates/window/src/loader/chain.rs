use std::time::Duration;

use super::{Answer, LoadError, LoadResult, Loader, Request, RequestId};

/// Loaders that are tried in order: the next one is asked if one answers at once that it does not
/// have the address ([`LoadError::NotFound`], [`LoadError::UnsupportedScheme`] or
/// [`LoadError::NoLoader`]).
///
/// ```
/// use treewright_window::loader::{Answer, ChainLoader, LoadError, Loader, MapLoader, Request, RequestId, Response};
///
/// let mut pages = MapLoader::new();
/// pages.insert("https://example.org/".parse()?, Response::of_type("text/html", ""));
/// let missing = |request: &Request| Answer::Now(Ok(Response::with_status(404)));
/// let mut loader = ChainLoader::new().and(pages).and(missing);
/// let answer = loader.start(&Request::get(RequestId(1), "https://example.org/x".parse()?));
/// assert_eq!(answer, Answer::Now(Ok(Response::with_status(404))));
/// # Ok::<(), url::ParseError>(())
/// ```
#[derive(Default)]
pub struct ChainLoader {
    loaders: Vec<Box<dyn Loader>>,
}

impl ChainLoader {
    /// A chain without loaders, which answers [`LoadError::NoLoader`].
    pub fn new() -> ChainLoader {
        ChainLoader::default()
    }

    /// Adds a loader that is asked after the ones before.
    #[must_use]
    pub fn and(mut self, loader: impl Loader + 'static) -> ChainLoader {
        self.loaders.push(Box::new(loader));
        self
    }
}

impl Loader for ChainLoader {
    fn start(&mut self, request: &Request) -> Answer {
        let mut last = LoadError::NoLoader;
        for loader in &mut self.loaders {
            match loader.start(request) {
                Answer::Now(Err(
                    error @ (LoadError::NotFound
                    | LoadError::UnsupportedScheme(_)
                    | LoadError::NoLoader),
                )) => last = error,
                answer => return answer,
            }
        }
        Answer::Now(Err(last))
    }

    fn take_answers(&mut self, wait: Duration) -> Vec<(RequestId, LoadResult)> {
        // The waiting time is shared, so no loader delays the others.
        let loaders = u32::try_from(self.loaders.len()).unwrap_or(u32::MAX);
        let share = wait.checked_div(loaders).unwrap_or_default();
        let mut answers = Vec::new();
        for loader in &mut self.loaders {
            let wait = if answers.is_empty() { share } else { Duration::ZERO };
            answers.extend(loader.take_answers(wait));
        }
        answers
    }

    fn cancel(&mut self, id: RequestId) {
        for loader in &mut self.loaders {
            loader.cancel(id);
        }
    }
}
