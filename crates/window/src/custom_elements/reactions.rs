//! The stack of element queues for custom element reactions.
//!
//! <https://html.spec.whatwg.org/multipage/custom-elements.html#custom-element-reactions>

use std::collections::VecDeque;

use rustc_hash::FxHashMap;
use treewright_dom::NodeId;
use treewright_quickjs::Value;

use super::registry::{self, DefinitionId, Lifecycle, State};
use super::upgrade;
use crate::Cx;
use crate::callbacks;
use crate::strings::DomString;
use crate::wrappers;

/// The arguments of a callback.
#[derive(Clone, Debug)]
pub(crate) enum Arguments {
    None,
    /// The old and the new document.
    Adopted(NodeId, NodeId),
    Attribute {
        local: String,
        old: Option<DomString>,
        new: Option<DomString>,
        namespace: Option<String>,
    },
    /// The new form owner.
    Form(Option<NodeId>),
    /// The new disabled state.
    Disabled(bool),
}

/// An item of a custom element reaction queue.
#[derive(Clone, Debug)]
enum Reaction {
    Upgrade(DefinitionId),
    Callback(DefinitionId, Lifecycle, Arguments),
}

/// The stack and the queues of an agent.
#[derive(Default)]
pub(crate) struct Reactions {
    /// <https://html.spec.whatwg.org/multipage/custom-elements.html#custom-element-reactions-stack>
    stack: Vec<Vec<NodeId>>,
    /// <https://html.spec.whatwg.org/multipage/custom-elements.html#backup-element-queue>
    backup: VecDeque<NodeId>,
    /// <https://html.spec.whatwg.org/multipage/custom-elements.html#processing-the-backup-element-queue>
    processing_the_backup_queue: bool,
    /// The custom element reaction queues of elements.
    queues: FxHashMap<NodeId, VecDeque<Reaction>>,
}

impl Reactions {
    /// A node is freed.
    pub(super) fn forget(&mut self, node: NodeId) {
        self.queues.remove(&node);
    }

    /// Elements with reactions that have not run yet.
    pub(crate) fn waiting(&self) -> impl Iterator<Item = NodeId> {
        self.queues.keys().copied()
    }

    /// Empties the reaction queue of an element.
    pub(super) fn empty(&mut self, element: NodeId) {
        self.queues.remove(&element);
    }
}

/// Pushes a new element queue.
pub(crate) fn push_queue(cx: &mut Cx<'_>) {
    cx.host.custom_elements.reactions.stack.push(Vec::new());
}

/// Pops the element queue, and invokes the reactions in it.
pub(crate) fn pop_queue_and_run(cx: &mut Cx<'_>) {
    let queue = cx.host.custom_elements.reactions.stack.pop().unwrap_or_default();
    for element in queue {
        invoke_reactions_of(cx, element);
    }
}

/// <https://html.spec.whatwg.org/multipage/custom-elements.html#enqueue-an-element-on-the-appropriate-element-queue>
fn enqueue_an_element(cx: &mut Cx<'_>, element: NodeId) {
    let reactions = &mut cx.host.custom_elements.reactions;
    if let Some(queue) = reactions.stack.last_mut() {
        queue.push(element);
        return;
    }
    reactions.backup.push_back(element);
    if std::mem::replace(&mut reactions.processing_the_backup_queue, true) {
        return;
    }
    crate::host_functions::queue_a_microtask(
        cx,
        Box::new(|cx| {
            while let Some(element) = cx.host.custom_elements.reactions.backup.pop_front() {
                invoke_reactions_of(cx, element);
            }
            cx.host.custom_elements.reactions.processing_the_backup_queue = false;
        }),
    );
}

/// <https://html.spec.whatwg.org/multipage/custom-elements.html#enqueue-a-custom-element-callback-reaction>
pub(crate) fn enqueue_a_custom_element_callback_reaction(
    cx: &mut Cx<'_>,
    element: NodeId,
    callback: Lifecycle,
    arguments: Arguments,
) {
    let all = &cx.host.custom_elements;
    let Some(id) = all.elements.get(&element).and_then(|state| state.definition) else { return };
    let Some(definition) = all.definition(id) else { return };
    let is_wanted = match callback {
        Lifecycle::ConnectedMove => {
            definition.has(Lifecycle::ConnectedMove)
                || definition.has(Lifecycle::Connected)
                || definition.has(Lifecycle::Disconnected)
        }
        _ => definition.has(callback),
    };
    if !is_wanted {
        return;
    }
    if let Arguments::Attribute { local, .. } = &arguments
        && !definition.observed_attributes.contains(local)
    {
        return;
    }
    let queue = cx.host.custom_elements.reactions.queues.entry(element).or_default();
    queue.push_back(Reaction::Callback(id, callback, arguments));
    enqueue_an_element(cx, element);
}

/// <https://html.spec.whatwg.org/multipage/custom-elements.html#enqueue-a-custom-element-upgrade-reaction>
pub(crate) fn enqueue_a_custom_element_upgrade_reaction(
    cx: &mut Cx<'_>,
    element: NodeId,
    definition: DefinitionId,
) {
    let queue = cx.host.custom_elements.reactions.queues.entry(element).or_default();
    queue.push_back(Reaction::Upgrade(definition));
    enqueue_an_element(cx, element);
}

/// <https://html.spec.whatwg.org/multipage/custom-elements.html#concept-try-upgrade>
pub(crate) fn try_to_upgrade(cx: &mut Cx<'_>, element: NodeId) {
    if let Some(definition) = cx.host.definition_for(element) {
        enqueue_a_custom_element_upgrade_reaction(cx, element, definition);
    }
}

/// The steps of <https://html.spec.whatwg.org/multipage/custom-elements.html#invoke-custom-element-reactions> for one
/// element.
fn invoke_reactions_of(cx: &mut Cx<'_>, element: NodeId) {
    loop {
        let queues = &mut cx.host.custom_elements.reactions.queues;
        let Some(queue) = queues.get_mut(&element) else { return };
        let Some(reaction) = queue.pop_front() else {
            queues.remove(&element);
            return;
        };
        match reaction {
            Reaction::Upgrade(definition) => {
                if let Err(thrown) = upgrade::upgrade_an_element(cx, definition, element) {
                    upgrade::report_for_the_constructor(cx, definition, thrown);
                }
            }
            Reaction::Callback(definition, callback, arguments) => {
                invoke(cx, element, definition, callback, arguments);
            }
        }
    }
}

/// Invokes a callback with "report".
fn invoke(
    cx: &mut Cx<'_>,
    element: NodeId,
    definition: DefinitionId,
    callback: Lifecycle,
    arguments: Arguments,
) {
    let Ok(this) = wrappers::wrap(cx, element) else { return };
    let arguments = values(cx, arguments);
    match registry::callback(cx, definition, callback) {
        Some(function) => {
            callbacks::call_and_report(cx, &function, &this, &arguments);
        }
        // The steps that replace a missing `connectedMoveCallback`.
        None if callback == Lifecycle::ConnectedMove => {
            for callback in [Lifecycle::Disconnected, Lifecycle::Connected] {
                if let Some(function) = registry::callback(cx, definition, callback) {
                    callbacks::call_and_report(cx, &function, &this, &[]);
                }
            }
        }
        None => {}
    }
}

fn values(cx: &mut Cx<'_>, arguments: Arguments) -> Vec<Value> {
    match arguments {
        Arguments::None => Vec::new(),
        Arguments::Adopted(old, new) => {
            let mut all = Vec::new();
            for document in [old, new] {
                all.push(wrappers::wrap(cx, document).unwrap_or_else(|_| cx.null()));
            }
            all
        }
        Arguments::Form(form) => {
            vec![form.and_then(|form| wrappers::wrap(cx, form).ok()).unwrap_or_else(|| cx.null())]
        }
        Arguments::Disabled(is_disabled) => vec![cx.boolean(is_disabled)],
        Arguments::Attribute { local, old, new, namespace } => {
            let text = |cx: &Cx<'_>, text: Option<DomString>| match text {
                Some(text) => cx.js_string(&text),
                None => cx.null(),
            };
            let namespace = namespace.map(|namespace| DomString::from(namespace.as_str()));
            vec![cx.string(&local), text(cx, old), text(cx, new), text(cx, namespace)]
        }
    }
}

/// True for an element that is custom.
/// <https://dom.spec.whatwg.org/#concept-element-custom>
pub(crate) fn is_custom(cx: &Cx<'_>, element: NodeId) -> bool {
    let state = cx.host.custom_elements.elements.get(&element);
    state.is_some_and(|state| state.state == State::Custom)
}
