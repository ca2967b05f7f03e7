use std::fmt;

/// The reason why a response is missing: a network error for the page
/// (<https://fetch.spec.whatwg.org/#concept-network-error>), with more details for the caller.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LoadError {
    /// The loader does not support this scheme.
    UnsupportedScheme(String),
    /// No loader was given, or none of them handles the address.
    NoLoader,
    /// The host has no address.
    HostNotFound(String),
    /// The host has an address of this machine or of a private network, which the loader refuses.
    PrivateAddress(String),
    /// The host's port does not answer.
    ConnectionRefused,
    /// The file or the entry does not exist, and the loader cannot answer with 404.
    NotFound,
    /// The address leaves the folder that was given.
    OutsideOfRoot,
    /// The file cannot be read.
    Unreadable(String),
    /// The `robots.txt` of the site does not allow the request.
    Disallowed,
    /// The answer did not come in time.
    TimedOut,
    /// The answer is larger than this limit.
    TooLarge(u64),
    /// More redirects than the standard follows.
    TooManyRedirects,
    /// A redirect that cannot be followed.
    BadRedirect(String),
    /// The recording has no such request.
    NotRecorded,
    /// Another failure of the network, with the client's message.
    Network(String),
}

impl LoadError {
    /// The kind of the error as a word, as in recordings.
    pub fn kind(&self) -> &'static str {
        match self {
            LoadError::UnsupportedScheme(_) => "unsupported-scheme",
            LoadError::NoLoader => "no-loader",
            LoadError::HostNotFound(_) => "host-not-found",
            LoadError::PrivateAddress(_) => "private-address",
            LoadError::ConnectionRefused => "connection-refused",
            LoadError::NotFound => "not-found",
            LoadError::OutsideOfRoot => "outside-of-root",
            LoadError::Unreadable(_) => "unreadable",
            LoadError::Disallowed => "disallowed",
            LoadError::TimedOut => "timed-out",
            LoadError::TooLarge(_) => "too-large",
            LoadError::TooManyRedirects => "too-many-redirects",
            LoadError::BadRedirect(_) => "bad-redirect",
            LoadError::NotRecorded => "not-recorded",
            LoadError::Network(_) => "network",
        }
    }

    /// Details beyond the kind.
    pub fn detail(&self) -> String {
        match self {
            LoadError::UnsupportedScheme(text)
            | LoadError::HostNotFound(text)
            | LoadError::PrivateAddress(text)
            | LoadError::Unreadable(text)
            | LoadError::BadRedirect(text)
            | LoadError::Network(text) => text.clone(),
            LoadError::TooLarge(limit) => limit.to_string(),
            _ => String::new(),
        }
    }

    /// The error of a kind and a detail: the inverse of [`kind`](LoadError::kind) and
    /// [`detail`](LoadError::detail).
    pub fn from_parts(kind: &str, detail: &str) -> Option<LoadError> {
        let text = detail.to_owned();
        Some(match kind {
            "unsupported-scheme" => LoadError::UnsupportedScheme(text),
            "no-loader" => LoadError::NoLoader,
            "host-not-found" => LoadError::HostNotFound(text),
            "private-address" => LoadError::PrivateAddress(text),
            "connection-refused" => LoadError::ConnectionRefused,
            "not-found" => LoadError::NotFound,
            "outside-of-root" => LoadError::OutsideOfRoot,
            "unreadable" => LoadError::Unreadable(text),
            "disallowed" => LoadError::Disallowed,
            "timed-out" => LoadError::TimedOut,
            "too-large" => LoadError::TooLarge(detail.parse().ok()?),
            "too-many-redirects" => LoadError::TooManyRedirects,
            "bad-redirect" => LoadError::BadRedirect(text),
            "not-recorded" => LoadError::NotRecorded,
            "network" => LoadError::Network(text),
            _ => return None,
        })
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::UnsupportedScheme(scheme) => {
                write!(formatter, "nothing loads {scheme}: addresses")
            }
            LoadError::NoLoader => formatter.write_str("no loader handles this address"),
            LoadError::HostNotFound(host) => write!(formatter, "the host {host} is not known"),
            LoadError::PrivateAddress(host) => {
                write!(formatter, "the host {host} has a private address")
            }
            LoadError::ConnectionRefused => formatter.write_str("the connection was refused"),
            LoadError::NotFound => formatter.write_str("not found"),
            LoadError::OutsideOfRoot => {
                formatter.write_str("the address leaves the folder that may be read")
            }
            LoadError::Unreadable(reason) => write!(formatter, "cannot be read: {reason}"),
            LoadError::Disallowed => formatter.write_str("robots.txt does not allow it"),
            LoadError::TimedOut => formatter.write_str("no answer came in time"),
            LoadError::TooLarge(limit) => {
                write!(formatter, "the answer is larger than {limit} bytes")
            }
            LoadError::TooManyRedirects => formatter.write_str("too many redirects"),
            LoadError::BadRedirect(reason) => {
                write!(formatter, "a redirect cannot be followed: {reason}")
            }
            LoadError::NotRecorded => formatter.write_str("the recording has no such request"),
            LoadError::Network(reason) => formatter.write_str(reason),
        }
    }
}

impl std::error::Error for LoadError {}
