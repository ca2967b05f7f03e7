//! The effect of elements of HTML themselves: fallbacks, choices, and what is folded.

use treewright_dom::{LocalName, Namespace, NodeId, NodeRef};
use treewright_semantics::selects::{display_size, selected_options};

use super::elements::Way;
use super::tricks::{Certainty, Trick};
use super::walk::{CauseId, Finder, State};

/// The choices of a drop-down list: the one that is shown, and what hides the others.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choices {
    shown: Option<NodeId>,
    others: CauseId,
    /// The cause that hides the list itself.
    around: Option<CauseId>,
}

impl<'a> Finder<'a> {
    /// Adds the effect of the element itself.
    pub(super) fn markup(&mut self, node: NodeRef<'a>, state: &mut State) {
        if node.attr("aria-hidden").is_some_and(|hidden| hidden.eq_ignore_ascii_case("true")) {
            let way = Way::new(Trick::AriaHidden, Certainty::Possible, &[]);
            state.assistive = Some(self.cause(node, way, None));
        }
        if node.namespace() != Some(Namespace::Html) {
            return;
        }
        if node.is_html_element(LocalName::OPTION) {
            self.option(node, state);
            return;
        }
        let likely = Certainty::Likely;
        let fallback = |certainty| Way::new(Trick::Fallback, certainty, &[]);
        // An element that is not displayed by itself has the name of the reason instead of `display`.
        let (way, is_always) = match node.name() {
            "noscript" if self.styles.device().scripting => {
                (Way::new(Trick::Noscript, Certainty::Certain, &[]), true)
            }
            "audio" | "video" | "iframe" | "canvas" | "meter" | "progress" => {
                (fallback(likely), true)
            }
            "noembed" | "noframes" | "rp" => (fallback(likely), false),
            "datalist" => (Way::new(Trick::Options, Certainty::Possible, &[]), false),
            "object" => match object(node) {
                Some(certainty) => (fallback(certainty), true),
                None => return,
            },
            "select" => {
                state.choices = self.choices(node, state);
                return;
            }
            _ => return,
        };
        let before = state.all.and_then(|cause| self.causes.get(cause));
        let is_own = before.is_some_and(|cause| {
            cause.element == node.id() && cause.trick == Trick::Display && cause.rule.is_none()
        });
        let is_stronger = before.is_none_or(|cause| cause.certainty < way.certainty);
        if is_own || is_always && is_stronger {
            state.all = Some(self.cause(node, way, None));
        }
    }

    /// The choices of a `select` element that is not a list box.
    fn choices(&mut self, select: NodeRef<'a>, state: &State) -> Option<Choices> {
        if select.has_attr("multiple") || display_size(select) > 1 {
            return None;
        }
        let shown = selected_options(select).first().map(|option| option.element);
        // The label of an option is shown instead of its text.
        let shown = shown.filter(|shown| shown.attr("label").is_none_or(str::is_empty));
        let way = Way::new(Trick::Options, Certainty::Possible, &[]);
        let others = self.cause(select, way, None);
        Some(Choices { shown: shown.map(NodeRef::id), others, around: state.all })
    }

    fn option(&mut self, node: NodeRef<'a>, state: &mut State) {
        let Some(choices) = state.choices else { return };
        state.all = if choices.shown == Some(node.id()) {
            // Its text is that of the list, however the option itself is displayed.
            choices.around
        } else {
            self.stronger(state.all, Some(choices.others))
        };
    }

    /// The first `summary` of a closed `details` element, or the element itself without one, and what hides the other children.
    pub(super) fn details(&mut self, node: NodeRef<'a>) -> Option<(NodeId, CauseId)> {
        if !node.is_html("details") || node.has_attr("open") {
            return None;
        }
        let summary = node.child_elements().find(|child| child.is_html("summary"));
        let way = Way::new(Trick::Details, Certainty::Possible, &[]);
        let cause = self.cause(node, way, None);
        Some((summary.unwrap_or(node).id(), cause))
    }
}

/// Says how certain it is that an `object` does not show its contents: it shows them if its data cannot be had.
fn object(node: NodeRef<'_>) -> Option<Certainty> {
    match node.attr("data") {
        Some(data) if data.trim_ascii_start().starts_with("data:") => Some(Certainty::Likely),
        Some(data) if !data.is_empty() => Some(Certainty::Possible),
        _ => node.attr("type").filter(|kind| !kind.is_empty()).map(|_| Certainty::Likely),
    }
}

/// Elements whose text is not for people, and is for programs that read scripts and sheets.
pub(super) fn is_silent(node: NodeRef<'_>) -> bool {
    match node.namespace() {
        Some(Namespace::Html) => {
            matches!(node.name(), "script" | "style" | "title" | "meta" | "link" | "base" | "param")
        }
        Some(Namespace::Svg) => matches!(node.name(), "script" | "style"),
        _ => false,
    }
}
