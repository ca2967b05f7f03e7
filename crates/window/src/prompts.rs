//! Simple dialogs. The caller of the agent is told of them; nobody answers.
//!
//! <https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#simple-dialogs>

use crate::strings::DomString;
use crate::{AgentEvent, Cx};

/// The kinds of dialogs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Alert,
    Confirm,
    Prompt,
}

/// <https://infra.spec.whatwg.org/#normalize-newlines>
fn normalize_newlines(text: &DomString) -> String {
    text.to_scalar().replace("\r\n", "\n").replace('\r', "\n")
}

/// Tells the caller.
pub(crate) fn show(cx: &mut Cx<'_>, kind: Kind, message: &DomString, default: Option<&DomString>) {
    let message = normalize_newlines(message);
    let event = match kind {
        Kind::Alert => AgentEvent::Alert { message },
        Kind::Confirm => AgentEvent::Confirm { message },
        Kind::Prompt => {
            let default = default.map(normalize_newlines).unwrap_or_default();
            AgentEvent::Prompt { message, default }
        }
    };
    cx.host.outbox.push(event);
}
