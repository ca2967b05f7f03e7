//! Errors of agents.

/// The reason why an agent cannot be made, or a page cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum AgentError {
    /// The engine could not be made.
    Engine(treewright_quickjs::EngineError),
    /// The URL is not valid.
    Url(String),
    /// No page is open, or the document has no window.
    NoWindow,
    /// The agent has ended by a panic: see [`Outcome::Panicked`](crate::Outcome::Panicked).
    Panicked,
}

impl std::fmt::Display for AgentError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Engine(error) => write!(f, "the script engine cannot be made: {error}"),
            Self::Url(url) => write!(f, "not a valid URL: {url}"),
            Self::NoWindow => f.write_str("no window is open there"),
            Self::Panicked => f.write_str("the agent has ended by a panic"),
        }
    }
}

impl std::error::Error for AgentError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Engine(error) => Some(error),
            Self::Url(_) | Self::NoWindow | Self::Panicked => None,
        }
    }
}

impl From<treewright_quickjs::EngineError> for AgentError {
    fn from(error: treewright_quickjs::EngineError) -> Self {
        Self::Engine(error)
    }
}
