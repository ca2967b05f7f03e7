//! Pages from the network.

use treewright::read::url::Url;

/// A page that was fetched.
#[derive(Debug)]
pub(crate) struct Fetched {
    pub(crate) bytes: Vec<u8>,
    pub(crate) content_type: Option<String>,
    /// The status of HTTP.
    #[cfg_attr(not(feature = "serve"), expect(dead_code, reason = "only `serve` asks"))]
    pub(crate) status: u16,
}

/// The address that a word is.
pub(crate) fn address(word: &str) -> Option<Url> {
    let url = Url::parse(word).ok()?;
    matches!(url.scheme(), "http" | "https").then_some(url)
}

/// An error for an address that is not to be asked, with the reason.
pub(crate) type Refuse = fn(&Url) -> Result<(), String>;

/// Settings of requests.
#[derive(Clone, Debug, Default)]
#[cfg_attr(not(feature = "net"), expect(dead_code, reason = "only the network is asked"))]
pub(crate) struct Asking {
    pub(crate) user_agent: Option<String>,
    pub(crate) headers: Vec<(String, String)>,
    /// Refuses addresses, those of redirects too.
    pub(crate) refuse: Option<Refuse>,
}

/// Fetches a page, over redirects. An error is the reason in words.
#[cfg(feature = "net")]
pub(crate) fn fetch(url: &Url, asking: &Asking) -> Result<Fetched, String> {
    use std::time::Duration;

    use treewright_window::loader::{
        Answer, FollowingLoader, LoadError, LoadResult, Loader, NetLoader, NetOptions, Request,
        RequestId,
    };

    /// A loader that refuses some addresses.
    struct Guard(NetLoader, Option<Refuse>);

    impl Loader for Guard {
        fn start(&mut self, request: &Request) -> Answer {
            match self.1.map(|refuse| refuse(&request.url)) {
                Some(Err(message)) => Answer::Now(Err(LoadError::Network(message))),
                _ => self.0.start(request),
            }
        }

        fn take_answers(&mut self, wait: Duration) -> Vec<(RequestId, LoadResult)> {
            self.0.take_answers(wait)
        }

        fn cancel(&mut self, id: RequestId) {
            self.0.cancel(id);
        }
    }

    /// The longest time for a page to come.
    const LONGEST_WAIT: Duration = Duration::from_secs(60);

    if let Some(refuse) = asking.refuse {
        refuse(url)?;
    }
    let mut options = NetOptions::default();
    if let Some(user_agent) = &asking.user_agent {
        options.user_agent.clone_from(user_agent);
    }
    let mut request = Request::get(RequestId(0), url.clone());
    for (name, value) in &asking.headers {
        request.headers.append(name, value);
    }
    let mut loader = FollowingLoader::new(Guard(NetLoader::new(options), asking.refuse));
    let answer = match loader.start(&request) {
        Answer::Now(answer) => Some(answer),
        Answer::Later => loader.take_answers(LONGEST_WAIT).pop().map(|(_, answer)| answer),
    };
    match answer {
        Some(Ok(response)) => Ok(Fetched {
            content_type: response.headers.text("Content-Type"),
            bytes: response.body.bytes(),
            status: response.status,
        }),
        Some(Err(error)) => Err(error.to_string()),
        None => Err("no response".to_owned()),
    }
}

/// This program was built without the network.
#[cfg(not(feature = "net"))]
pub(crate) fn fetch(_: &Url, _: &Asking) -> Result<Fetched, String> {
    Err(crate::built_in::lack_of("--net").unwrap_or_default())
}
