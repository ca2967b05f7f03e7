//! Pages from the network.

use treewright::read::url::Url;

/// A page that was fetched.
#[derive(Debug)]
pub(crate) struct Fetched {
    pub(crate) bytes: Vec<u8>,
    pub(crate) content_type: Option<String>,
    /// The status of HTTP.
    #[cfg_attr(not(feature = "net"), expect(dead_code, reason = "only the network answers"))]
    pub(crate) status: u16,
}

/// The address that a word is.
pub(crate) fn address(word: &str) -> Option<Url> {
    let url = Url::parse(word).ok()?;
    matches!(url.scheme(), "http" | "https").then_some(url)
}

/// Settings of requests.
#[derive(Clone, Debug, Default)]
#[cfg_attr(not(feature = "net"), expect(dead_code, reason = "only the network is asked"))]
pub(crate) struct Asking {
    pub(crate) user_agent: Option<String>,
    pub(crate) headers: Vec<(String, String)>,
}

/// Fetches a page, over redirects. An error is the reason in words.
#[cfg(feature = "net")]
pub(crate) fn fetch(url: &Url, asking: &Asking) -> Result<Fetched, String> {
    use std::time::Duration;

    use treewright_window::loader::{
        Answer, FollowingLoader, Loader as _, NetLoader, NetOptions, Request, RequestId,
    };

    /// The longest time for a page to come.
    const LONGEST_WAIT: Duration = Duration::from_secs(60);

    let mut options = NetOptions::default();
    if let Some(user_agent) = &asking.user_agent {
        options.user_agent.clone_from(user_agent);
    }
    let mut request = Request::get(RequestId(0), url.clone());
    for (name, value) in &asking.headers {
        request.headers.set(name, value);
    }
    let mut loader = FollowingLoader::new(NetLoader::new(options));
    let answer = match loader.start(&request) {
        Answer::Now(answer) => Some(answer),
        Answer::Later => loader.take_answers(LONGEST_WAIT).pop().map(|(_, answer)| answer),
    };
    match answer {
        Some(Ok(response)) => Ok(Fetched {
            content_type: response.headers.get("Content-Type").map(|value| value.to_string()),
            bytes: response.body.bytes(),
            status: response.status,
        }),
        Some(Err(error)) => Err(error.to_string()),
        None => Err("no answer came".to_owned()),
    }
}

/// This program was built without the network.
#[cfg(not(feature = "net"))]
pub(crate) fn fetch(_: &Url, _: &Asking) -> Result<Fetched, String> {
    Err("this program was built without the feature `net`".to_owned())
}
