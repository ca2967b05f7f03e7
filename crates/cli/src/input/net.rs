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

/// Settings of requests.
#[derive(Clone, Debug, Default)]
#[cfg_attr(not(feature = "net"), expect(dead_code, reason = "only the network is asked"))]
pub(crate) struct Asking {
    pub(crate) user_agent: Option<String>,
    pub(crate) headers: Vec<(String, String)>,
    /// Refuses addresses of this machine and of private networks, also where names and redirects lead to them.
    pub(crate) public_only: bool,
    /// The largest page; that of the loader if none is given.
    pub(crate) largest_body: Option<u64>,
}

/// Fetches a page, over redirects. An error is the reason in words.
#[cfg(feature = "net")]
pub(crate) fn fetch(url: &Url, asking: &Asking) -> Result<Fetched, String> {
    use std::time::Duration;

    use treewright_window::loader::{
        Answer, FollowingLoader, LoadError, Loader, NetLoader, NetOptions, Request, RequestId,
    };

    /// The longest time for a page to come.
    const LONGEST_WAIT: Duration = Duration::from_secs(60);

    let mut options = NetOptions::default();
    if let Some(user_agent) = &asking.user_agent {
        options.user_agent.clone_from(user_agent);
    }
    options.public_only = asking.public_only;
    options.largest_body = asking.largest_body.unwrap_or(options.largest_body);
    let mut request = Request::get(RequestId(0), url.clone());
    for (name, value) in &asking.headers {
        request.headers.append(name, value);
    }
    let mut loader = FollowingLoader::new(NetLoader::new(options));
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
        // The words of the Nu Html Checker.
        Some(Err(LoadError::PrivateAddress(_))) => Err("Forbidden host.".to_owned()),
        Some(Err(error)) => Err(error.to_string()),
        None => Err("no response".to_owned()),
    }
}

/// This program was built without the network.
#[cfg(not(feature = "net"))]
pub(crate) fn fetch(_: &Url, _: &Asking) -> Result<Fetched, String> {
    Err(crate::built_in::lack_of("--net").unwrap_or_default())
}
