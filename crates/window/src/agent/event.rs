//! Events for the caller.

/// Something that the caller may want to know.
///
/// ```
/// use treewright_window::{Agent, AgentEvent, AgentOptions};
///
/// let mut agent = Agent::new(AgentOptions::default())?;
/// agent.open("https://example.org/", b"<script>console.warn('two', 2)</script>")?;
/// let events = agent.take_events();
/// assert!(matches!(&events[..], [AgentEvent::Console { level, text, .. }] if level == "warn" && text == "two 2"));
/// # Ok::<(), treewright_window::AgentError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AgentEvent {
    /// A script threw an exception that was not caught.
    #[non_exhaustive]
    Error {
        /// The exception as text.
        message: String,
        /// The URL of the script.
        file: String,
        /// The line, from 1; 0 if it is not known.
        line: u32,
        /// The column, from 1; 0 if it is not known.
        column: u32,
    },
    /// A script wrote to the console.
    #[non_exhaustive]
    Console {
        /// The method of `console`, such as `log`.
        level: String,
        /// The arguments, formatted and joined by spaces.
        text: String,
    },
    /// Something that a page stored was not saved: the medium is full or damaged.
    #[non_exhaustive]
    Storage {
        /// The reason.
        message: String,
    },
    /// A script called `alert`.
    #[non_exhaustive]
    Alert {
        /// The message.
        message: String,
    },
    /// A page asked to handle addresses of a scheme, or to handle them no longer. Nothing follows from it by itself.
    /// <https://html.spec.whatwg.org/multipage/system-state.html#dom-navigator-registerprotocolhandler>
    #[non_exhaustive]
    ProtocolHandler {
        /// The scheme, in lower case.
        scheme: String,
        /// The address of the handler: its first `%s` stands for the address that is handled, percent-encoded.
        url: String,
        /// False for one that is no longer wanted.
        is_registered: bool,
    },
    /// A script called `confirm`, which has returned false.
    #[non_exhaustive]
    Confirm {
        /// The message.
        message: String,
    },
    /// A script called `prompt`, which has returned null.
    #[non_exhaustive]
    Prompt {
        /// The message.
        message: String,
        /// The text to begin with.
        default: String,
    },
}
