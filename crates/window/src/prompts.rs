//! Simple dialogs. They are reported to the caller of the agent, and never answered.
//!
//! <https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#simple-dialogs>

use treewright_microsyntaxes::white_space::normalize_newlines;

use crate::strings::DomString;
use crate::{AgentEvent, Cx};

/// The kinds of dialogs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Alert,
    Confirm,
    Prompt,
}

/// Reports a dialog to the caller.
pub(crate) fn show(cx: &mut Cx<'_>, kind: Kind, message: &DomString, default: Option<&DomString>) {
    let message = normalize_newlines(&message.to_scalar());
    let event = match kind {
        Kind::Alert => AgentEvent::Alert { message },
        Kind::Confirm => AgentEvent::Confirm { message },
        Kind::Prompt => {
            let default =
                default.map(|text| normalize_newlines(&text.to_scalar())).unwrap_or_default();
            AgentEvent::Prompt { message, default }
        }
    };
    cx.host.outbox.push(event);
}
