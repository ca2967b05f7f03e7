//! Focus.
//!
//! No operating system gives the focus: each top-level traversable counts as having the system
//! focus.
//!
//! <https://html.spec.whatwg.org/multipage/interaction.html#focus>

use std::collections::VecDeque;

use rustc_hash::{FxHashMap, FxHashSet};
use treewright_dom::scripting::ElementStates;
use treewright_dom::{ElementState, LocalName, Namespace, NodeId};
use treewright_quickjs::Value;

use super::focusable::{is_focusable, is_inert, is_sequentially_focusable};
use crate::Cx;
use crate::event_loop::TaskSource;
use crate::events::event::{self, EventFlags, Slot};
use crate::events::{Target, fire};
use crate::generated::Interface;
use crate::navigables::NavigableId;
use crate::navigation_api;
use crate::trees::html_name;
use crate::world::World;

/// The focused areas of documents, and the elements that wait for the focus.
#[derive(Default)]
pub(crate) struct State {
    /// The focused area of each document that is an element, not its viewport.
    /// <https://html.spec.whatwg.org/multipage/interaction.html#focused-area-of-the-document>
    areas: FxHashMap<NodeId, NodeId>,
    /// <https://html.spec.whatwg.org/multipage/interaction.html#autofocus-candidates>
    candidates: FxHashMap<NodeId, Candidates>,
    /// The documents whose autofocus processed flag is set.
    processed: FxHashSet<NodeId>,
}

impl State {
    /// A node was freed.
    pub(super) fn forget(&mut self, node: NodeId) {
        self.areas.remove(&node);
        self.candidates.remove(&node);
        self.processed.remove(&node);
        self.areas.retain(|_, area| *area != node);
        for candidates in self.candidates.values_mut() {
            candidates.remove(node);
        }
    }
}

/// Elements in the order in which they wait, each once.
#[derive(Default)]
struct Candidates {
    waiting: VecDeque<NodeId>,
    members: FxHashSet<NodeId>,
}

impl Candidates {
    fn remove(&mut self, element: NodeId) {
        if self.members.remove(&element) {
            self.waiting.retain(|candidate| *candidate != element);
        }
    }

    fn push(&mut self, element: NodeId) {
        self.remove(element);
        self.members.insert(element);
        self.waiting.push_back(element);
    }

    fn remove_the_first(&mut self) {
        if let Some(first) = self.waiting.pop_front() {
            self.members.remove(&first);
        }
    }
}

/// An entry of a focus chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Entry {
    Element(NodeId),
    Viewport(NodeId),
    Document(NodeId),
}

impl World {
    /// The element that is the focused area of a document; without one, the viewport has the focus.
    pub(crate) fn focused_element(&self, document: NodeId) -> Option<NodeId> {
        self.interactive.focus.areas.get(&document).copied()
    }

    /// The currently focused area of the top-level traversable of a document: the document whose area it is.
    fn document_with_the_focus(&self, document: NodeId) -> Option<NodeId> {
        let navigable = self.node_navigable(document)?;
        let top = self.navigables.get(self.traversable_of(navigable))?.active_document;
        let mut candidate = top;
        while let Some(area) = self.focused_element(candidate)
            && let Some(content) = self.content_document_of(area)
        {
            candidate = content;
        }
        Some(candidate)
    }

    /// <https://html.spec.whatwg.org/multipage/interaction.html#has-focus-steps>
    pub(crate) fn has_focus(&self, target: NodeId) -> bool {
        let Some(navigable) = self.node_navigable(target) else { return false };
        let top = self.navigables.get(self.traversable_of(navigable));
        let mut candidate = top.map(|top| top.active_document);
        while let Some(document) = candidate {
            if document == target {
                return true;
            }
            let area = self.focused_element(document);
            candidate = area.and_then(|area| self.content_document_of(area));
        }
        false
    }
}

/// <https://html.spec.whatwg.org/multipage/interaction.html#focus-chain>
fn focus_chain(world: &World, subject: Entry) -> Vec<Entry> {
    let mut output = vec![subject];
    let mut current = subject;
    loop {
        current = match current {
            Entry::Element(element) => Entry::Document(world.node_document(element)),
            Entry::Viewport(document) => Entry::Document(document),
            Entry::Document(document) => {
                let navigable = world.node_navigable(document);
                let container =
                    navigable.and_then(|id| world.navigables.get(id)).and_then(|it| it.container);
                let Some(container) = container else { return output };
                Entry::Element(container)
            }
        };
        output.push(current);
    }
}

/// <https://html.spec.whatwg.org/multipage/interaction.html#current-focus-chain-of-a-top-level-traversable>
fn current_focus_chain(world: &World, document: NodeId) -> Vec<Entry> {
    match world.document_with_the_focus(document) {
        None => Vec::new(),
        Some(focused) => focus_chain(world, area_of(world, focused)),
    }
}

fn area_of(world: &World, document: NodeId) -> Entry {
    match world.focused_element(document) {
        Some(element) => Entry::Element(element),
        None => Entry::Viewport(document),
    }
}

/// <https://html.spec.whatwg.org/multipage/interaction.html#get-the-focusable-area>
fn get_the_focusable_area(world: &World, target: NodeId) -> Option<Entry> {
    let document = world.node_document(target);
    if world.document_element(document) == Some(target) {
        return Some(Entry::Viewport(document));
    }
    let delegates = (world.tree.shadow_root(target))
        .and_then(|root| world.tree.shadow_root_properties(root))
        .is_some_and(|init| init.delegates_focus);
    if !delegates {
        return None;
    }
    let focused = world
        .document_with_the_focus(document)
        .and_then(|document| world.focused_element(document));
    if let Some(focused) = focused
        && world.is_shadow_including_inclusive_descendant(focused, target)
    {
        return Some(Entry::Element(focused));
    }
    focus_delegate(world, target).map(Entry::Element)
}

/// The focusable area that an element is, or that it delegates to.
fn area_for(world: &World, element: NodeId) -> Option<NodeId> {
    if is_focusable(world, element) {
        return Some(element);
    }
    match get_the_focusable_area(world, element) {
        Some(Entry::Element(area)) => Some(area),
        _ => None,
    }
}

/// <https://html.spec.whatwg.org/multipage/interaction.html#focus-delegate>
pub(super) fn focus_delegate(world: &World, target: NodeId) -> Option<NodeId> {
    let shadow_root = world.tree.shadow_root(target);
    if let Some(root) = shadow_root
        && !world.tree.shadow_root_properties(root).is_some_and(|init| init.delegates_focus)
    {
        return None;
    }
    let where_to_look = shadow_root.unwrap_or(target);
    if let Some(delegate) = autofocus_delegate(world, where_to_look) {
        return Some(delegate);
    }
    let is_dialog = html_name(world, target) == Some(LocalName::DIALOG);
    world.tree.descendants(where_to_look).find_map(|descendant| {
        if is_dialog && is_sequentially_focusable(world, descendant)
            || !is_dialog && is_focusable(world, descendant)
        {
            return Some(descendant);
        }
        nested_delegate(world, descendant)
    })
}

/// The delegate in the shadow tree of a descendant, without recursion: its shadow hosts are
/// searched in turn.
fn nested_delegate(world: &World, host: NodeId) -> Option<NodeId> {
    let mut hosts = vec![host];
    while let Some(host) = hosts.pop() {
        let Some(root) = world.tree.shadow_root(host) else { continue };
        if !world.tree.shadow_root_properties(root).is_some_and(|init| init.delegates_focus) {
            continue;
        }
        if let Some(delegate) = autofocus_delegate(world, root) {
            return Some(delegate);
        }
        let mut inner = Vec::new();
        for descendant in world.tree.descendants(root) {
            if is_focusable(world, descendant) {
                return Some(descendant);
            }
            if world.tree.shadow_root(descendant).is_some() {
                inner.push(descendant);
            }
        }
        hosts.extend(inner.into_iter().rev());
    }
    None
}

/// <https://html.spec.whatwg.org/multipage/interaction.html#autofocus-delegate>
pub(crate) fn autofocus_delegate(world: &World, target: NodeId) -> Option<NodeId> {
    world.tree.descendants(target).find(|descendant| {
        world.tree.attribute(*descendant, "autofocus").is_some() && is_focusable(world, *descendant)
    })
}

/// <https://html.spec.whatwg.org/multipage/interaction.html#focusing-steps>
pub(crate) fn run_the_focusing_steps(cx: &mut Cx<'_>, target: NodeId) {
    let entry = if is_focusable(cx.host, target) {
        match cx.host.content_document_of(target) {
            Some(content) => Entry::Viewport(content),
            None => Entry::Element(target),
        }
    } else {
        match get_the_focusable_area(cx.host, target) {
            Some(area) => area,
            None => return,
        }
    };
    focus_an_area(cx, entry);
}

/// The focusing steps with the viewport of the document as the fallback target.
pub(crate) fn run_the_focusing_steps_or_focus_the_viewport(cx: &mut Cx<'_>, target: NodeId) {
    if is_focusable(cx.host, target) || get_the_focusable_area(cx.host, target).is_some() {
        run_the_focusing_steps(cx, target);
    } else {
        let document = cx.host.node_document(target);
        focus_an_area(cx, Entry::Viewport(document));
    }
}

/// The focusing steps for the active document of a navigable.
pub(crate) fn focus_a_navigable(cx: &mut Cx<'_>, id: NavigableId) {
    if let Some(navigable) = cx.host.navigables.get(id) {
        let document = navigable.active_document;
        focus_an_area(cx, Entry::Viewport(document));
    }
}

/// Steps 4 to 8 of the focusing steps.
fn focus_an_area(cx: &mut Cx<'_>, target: Entry) {
    let document = match target {
        Entry::Element(element) if is_inert(cx.host, element) => return,
        Entry::Element(element) => cx.host.node_document(element),
        Entry::Viewport(document) | Entry::Document(document) => document,
    };
    let Some(focused) = cx.host.document_with_the_focus(document) else { return };
    if area_of(cx.host, focused) == target {
        return;
    }
    let old_chain = current_focus_chain(cx.host, document);
    let new_chain = focus_chain(cx.host, target);
    focus_update_steps(cx, old_chain, new_chain);
}

/// <https://html.spec.whatwg.org/multipage/interaction.html#unfocusing-steps>
pub(crate) fn run_the_unfocusing_steps(cx: &mut Cx<'_>, target: NodeId) {
    let document = cx.host.node_document(target);
    let focused = cx
        .host
        .document_with_the_focus(document)
        .and_then(|document| cx.host.focused_element(document));
    let mut target = target;
    if let Some(focused) = focused
        && let Some(root) = cx.host.tree.shadow_root(target)
        && cx.host.tree.shadow_root_properties(root).is_some_and(|init| init.delegates_focus)
        && cx.host.is_shadow_including_inclusive_descendant(focused, root)
    {
        target = focused;
    }
    if is_inert(cx.host, target)
        || !current_focus_chain(cx.host, document).contains(&Entry::Element(target))
        || !is_focusable(cx.host, target)
    {
        return;
    }
    let Some(navigable) = cx.host.node_navigable(document) else { return };
    let top = cx.host.traversable_of(navigable);
    focus_a_navigable(cx, top);
}

/// <https://html.spec.whatwg.org/multipage/interaction.html#focus-update-steps>
fn focus_update_steps(cx: &mut Cx<'_>, mut old_chain: Vec<Entry>, mut new_chain: Vec<Entry>) {
    // Step 1.
    while let (Some(old), Some(new)) = (old_chain.last(), new_chain.last())
        && old == new
    {
        old_chain.pop();
        new_chain.pop();
    }
    let element_at_the_end = |chain: &[Entry]| match chain.last() {
        Some(Entry::Element(element)) => Some(*element),
        _ => None,
    };
    let (old_end, new_end) = (element_at_the_end(&old_chain), element_at_the_end(&new_chain));
    // Step 2.
    for (index, entry) in old_chain.iter().enumerate() {
        let is_last = index + 1 == old_chain.len();
        let related = new_end.filter(|_| is_last && matches!(entry, Entry::Element(_)));
        if let Entry::Element(element) = entry {
            show_the_focus(cx.host, *element, false);
        }
        fire_a_focus_event(cx, "blur", *entry, related);
    }
    // Step 4.
    let last = new_chain.len();
    for (index, entry) in new_chain.iter().enumerate().rev() {
        let is_last = index + 1 == last;
        match entry {
            Entry::Element(element) => {
                let document = cx.host.node_document(*element);
                if cx.host.interactive.focus.areas.insert(document, *element) != Some(*element) {
                    navigation_api::focus_has_changed(cx, document);
                }
                show_the_focus(cx.host, *element, true);
            }
            Entry::Viewport(document) => {
                if cx.host.interactive.focus.areas.remove(document).is_some() {
                    navigation_api::focus_has_changed(cx, *document);
                }
            }
            Entry::Document(_) => {}
        }
        let related = old_end.filter(|_| is_last && matches!(entry, Entry::Element(_)));
        fire_a_focus_event(cx, "focus", *entry, related);
    }
}

/// The hosts of the shadow trees that a node is nested in.
fn hosts(world: &World, node: NodeId) -> Vec<NodeId> {
    let host_of = |node: &NodeId| world.tree.host(world.root_of(*node));
    std::iter::successors(host_of(&node), host_of).collect()
}

/// Updates the focus in the tree, for selectors: the hosts of the element have it too.
/// <https://html.spec.whatwg.org/multipage/semantics-other.html#selector-focus>
fn show_the_focus(world: &mut World, element: NodeId, has_focus: bool) {
    let value = has_focus.then_some(true);
    if world.navigables.content_navigable(element).is_none() {
        world.tree_versions.a_state_changed();
        world.tree.set_state(element, ElementState::Focus, value);
        for host in hosts(world, element) {
            world.tree_versions.a_state_changed();
            world.tree.set_state(host, ElementState::Focus, value);
        }
    }
    let mut next = Some(element);
    while let Some(at) = next {
        world.tree_versions.a_state_changed();
        world.tree.set_state(at, ElementState::FocusWithin, value);
        next = world.flat_tree_parent(at);
    }
}

/// <https://html.spec.whatwg.org/multipage/interaction.html#fire-a-focus-event>
fn fire_a_focus_event(cx: &mut Cx<'_>, name: &str, entry: Entry, related: Option<NodeId>) {
    let (target, document) = match entry {
        Entry::Element(element) => (Target::Node(element), cx.host.node_document(element)),
        Entry::Document(document) => match cx.host.window_of(document) {
            Some(window) => (Target::Window(window), document),
            None => return,
        },
        Entry::Viewport(_) => return,
    };
    let mut flags = EventFlags { bubbles: false, cancelable: false, composed: true };
    let window = cx.host.window_of(document);
    let interface = Interface::FocusEvent;
    let attributes = |cx: &mut Cx<'_>, event: &Value| {
        let view = window.map(|window| Target::Window(window).value(cx));
        event::set_slot(cx, event, Slot::View, view.and_then(Result::ok).as_ref());
        let related = related.map(|related| Target::Node(related).value(cx));
        event::set_slot(cx, event, Slot::RelatedTarget, related.and_then(Result::ok).as_ref());
    };
    fire::fire_with(cx, &target, interface, name, flags, false, attributes);
    // SPEC-NOTE: the standard does not fire the events that bubble. All browsers do, as UI Events says, and
    // scripts depend on them: https://w3c.github.io/uievents/#event-type-focusin
    if matches!(entry, Entry::Element(_)) {
        flags.bubbles = true;
        let name = if name == "focus" { "focusin" } else { "focusout" };
        fire::fire_with(cx, &target, interface, name, flags, false, attributes);
    }
}

/// An element that leaves its tree cannot be the focused area of its document; no event is fired.
/// <https://html.spec.whatwg.org/multipage/infrastructure.html#html-element-removing-steps>
pub(crate) fn removed(cx: &mut Cx<'_>, node: NodeId, old_parent: NodeId) {
    if cx.host.interactive.focus.areas.is_empty() {
        return;
    }
    let document = cx.host.node_document(old_parent);
    if cx.host.focused_element(document) == Some(node) {
        cx.host.interactive.focus.areas.remove(&document);
        navigation_api::focus_was_fixed_up(cx, document);
        cx.host.tree_versions.a_state_changed();
        cx.host.tree.set_state(node, ElementState::Focus, None);
        for host in hosts(cx.host, old_parent) {
            cx.host.tree_versions.a_state_changed();
            cx.host.tree.set_state(host, ElementState::Focus, None);
        }
        let mut next = Some(old_parent);
        while let Some(at) = next {
            cx.host.tree_versions.a_state_changed();
            cx.host.tree.set_state(at, ElementState::FocusWithin, None);
            next = cx.host.flat_tree_parent(at);
        }
    }
}

/// A node is about to be moved. Returns the element in it that has the focus, which it keeps.
pub(crate) fn leave_the_ancestors(world: &mut World, node: NodeId) -> Option<NodeId> {
    let focused = world.focused_element(world.node_document(node))?;
    let has_the_focus = world.tree.state(focused, ElementState::FocusWithin) == Some(true);
    if !has_the_focus || !world.is_shadow_including_inclusive_descendant(focused, node) {
        return None;
    }
    show_the_focus(world, focused, false);
    Some(focused)
}

/// The node with the focus was moved: its new ancestors have the focus within.
pub(crate) fn arrive(cx: &mut Cx<'_>, focused: Option<NodeId>) {
    if let Some(focused) = focused {
        show_the_focus(cx.host, focused, true);
        crate::animation_frames::queue(cx);
    }
}

/// An attribute was changed: an element with the focus may not be focusable any more, which the next frame finds.
pub(crate) fn attribute_changed(cx: &mut Cx<'_>, local: &str) {
    let can_matter = matches!(
        local,
        "class"
            | "contenteditable"
            | "disabled"
            | "hidden"
            | "href"
            | "inert"
            | "style"
            | "tabindex"
            | "type"
    );
    if can_matter && !cx.host.interactive.focus.areas.is_empty() {
        crate::animation_frames::queue(cx);
    }
}

/// The focused area of a document that is no longer a focusable area gives the focus to the viewport.
/// <https://html.spec.whatwg.org/multipage/webappapis.html#update-the-rendering>
pub(crate) fn fix_up_the_focused_areas(cx: &mut Cx<'_>) {
    let areas = &cx.host.interactive.focus.areas;
    let mut areas: Vec<(NodeId, NodeId)> = areas.iter().map(|(one, area)| (*one, *area)).collect();
    areas.sort_unstable_by_key(|(document, _)| document.to_u64());
    for (document, area) in areas {
        if cx.host.is_fully_active(document)
            && cx.host.focused_element(document) == Some(area)
            && !is_focusable(cx.host, area)
        {
            focus_an_area(cx, Entry::Viewport(document));
        }
    }
}

/// The top-level document that an element's autofocus applies to, unless it was processed.
fn top_document(world: &World, element: NodeId) -> Option<NodeId> {
    let document = world.node_document(element);
    let navigable = world.node_navigable(document)?;
    let top = world.navigables.get(world.traversable_of(navigable))?.active_document;
    (!world.interactive.focus.processed.contains(&top)).then_some(top)
}

/// An element with the attribute `autofocus` was inserted into a document.
/// <https://html.spec.whatwg.org/multipage/interaction.html#the-autofocus-attribute>
pub(crate) fn inserted(cx: &mut Cx<'_>, element: NodeId) {
    if cx.host.tree.attribute(element, "autofocus").is_none()
        || cx.host.tree.namespace(element) == Some(Namespace::Other)
    {
        return;
    }
    let target = cx.host.node_document(element);
    let is_sandboxed = cx.host.documents.get(target).is_some_and(|state| {
        state.sandboxing.has(crate::sandboxing::Sandboxing::AUTOMATIC_FEATURES)
    });
    if is_sandboxed || !cx.host.is_fully_active(target) {
        return;
    }
    let Some(top) = top_document(cx.host, element) else { return };
    cx.host.interactive.focus.candidates.entry(top).or_default().push(element);
    queue_flushing(cx, top);
}

/// The flushing is a part of "update the rendering", which comes after the tasks that are queued
/// now.
fn queue_flushing(cx: &mut Cx<'_>, top: NodeId) {
    let steps = Box::new(move |cx: &mut Cx<'_>| flush_autofocus_candidates(cx, top));
    cx.host.event_loop.queue_a_task(TaskSource::Rendering, Some(top), steps);
}

/// A document is completely loaded: style sheets no longer block.
pub(crate) fn a_document_is_loaded(cx: &mut Cx<'_>, document: NodeId) {
    let Some(navigable) = cx.host.node_navigable(document) else { return };
    let top = cx.host.navigables.get(cx.host.traversable_of(navigable));
    if let Some(top) = top.map(|top| top.active_document)
        && cx.host.interactive.focus.candidates.get(&top).is_some_and(|all| !all.waiting.is_empty())
    {
        queue_flushing(cx, top);
    }
}

/// <https://html.spec.whatwg.org/multipage/interaction.html#flush-autofocus-candidates>
fn flush_autofocus_candidates(cx: &mut Cx<'_>, top: NodeId) {
    let focus = &mut cx.host.interactive.focus;
    if focus.processed.contains(&top) {
        return;
    }
    if focus.areas.contains_key(&top) {
        return autofocus_is_processed(cx.host, top);
    }
    loop {
        let candidates = cx.host.interactive.focus.candidates.get_mut(&top);
        let Some(element) = candidates.and_then(|all| all.waiting.front().copied()) else { return };
        let document = cx.host.node_document(element);
        let is_of_top =
            cx.host.is_fully_active(document) && top_document(cx.host, element) == Some(top);
        if is_of_top && has_a_script_blocking_style_sheet(cx.host, document) {
            return;
        }
        if let Some(candidates) = cx.host.interactive.focus.candidates.get_mut(&top) {
            candidates.remove_the_first();
        }
        if !is_of_top {
            continue;
        }
        if let Some(target) = area_for(cx.host, element) {
            autofocus_is_processed(cx.host, top);
            return run_the_focusing_steps(cx, target);
        }
    }
}

/// Empties the candidates of a document, and sets its autofocus processed flag.
pub(super) fn autofocus_is_processed(world: &mut World, top: NodeId) {
    world.interactive.focus.candidates.remove(&top);
    world.interactive.focus.processed.insert(top);
}

/// The same for the top-level document that an element is in, if that has the same origin.
pub(super) fn autofocus_is_processed_for(world: &mut World, control: NodeId) {
    let document = world.node_document(control);
    let Some(top) = top_document(world, control) else { return };
    let origin = |document| world.documents.get(document).map(|state| &state.origin);
    if let (Some(one), Some(other)) = (origin(document), origin(top))
        && one.is_same_origin(other)
    {
        autofocus_is_processed(world, top);
    }
}

fn has_a_script_blocking_style_sheet(world: &World, document: NodeId) -> bool {
    world
        .documents
        .get(document)
        .is_some_and(|state| !state.script_blocking_style_sheets.is_empty())
}
