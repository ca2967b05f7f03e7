//! The walk over the flat tree that finds hidden text.

use std::cell::OnceCell;
use std::ops::Range;

use rustc_hash::{FxHashMap, FxHashSet};
use treewright_dom::{Document, LocalName, Namespace, NodeId, NodeKind, NodeRef};
use treewright_semantics::slots::{Slots, has_manual_assignment, is_slot, is_slottable};

use super::HiddenText;
use super::covers::short_height;
use super::elements::{Effect, Surroundings, Way, effect};
use super::flow::Flow;
use super::foreign::InSvg;
use super::markup::{Choices, is_silent};
use super::painters::Painters;
use super::place::Place;
use super::tricks::{Certainty, Trick};
use super::values::Values;
use crate::Display;
use crate::rules::RulePlace;
use crate::styles::Styles;

/// The number of a cause.
pub(super) type CauseId = usize;

/// An element that hides text in one way.
pub(super) struct Cause {
    pub(super) trick: Trick,
    pub(super) certainty: Certainty,
    pub(super) element: NodeId,
    pub(super) rule: Option<RulePlace>,
}

/// The state for the children of a node.
#[derive(Clone, Copy)]
pub(super) struct State {
    pub(super) around: Surroundings,
    /// The cause that hides all.
    pub(super) all: Option<CauseId>,
    /// The cause that hides all but boxes whose containing block is outside.
    pub(super) in_flow: Option<CauseId>,
    pub(super) text: Option<CauseId>,
    pub(super) cover: Option<CauseId>,
    pub(super) turns: Option<CauseId>,
    pub(super) assistive: Option<CauseId>,
    pub(super) choices: Option<Choices>,
    pub(super) svg: Option<InSvg>,
    pub(super) place: Place,
    /// The number of the flow that text is in.
    pub(super) flow: usize,
    /// The element whose style text has.
    pub(super) styled: Option<NodeId>,
}

/// The children of a node that are to come.
enum Children<'a> {
    Siblings(Option<NodeRef<'a>>),
    Nodes(std::vec::IntoIter<NodeRef<'a>>),
}

struct Frame<'a> {
    children: Children<'a>,
    state: State,
    /// Children after the first `summary` are hidden by this.
    details: Option<(NodeId, CauseId)>,
    breaks: bool,
    /// With it, the flow of a box ends.
    closes: bool,
}

/// A run of text that is not over.
pub(super) struct Run {
    /// The number of texts, comments and attributes before it.
    pub(super) order: usize,
    pub(super) cause: CauseId,
    pub(super) text: String,
    pub(super) nodes: Vec<NodeId>,
    pub(super) range: Option<Range<u32>>,
}

pub(super) struct Finder<'a> {
    pub(super) styles: &'a Styles,
    pub(super) document: &'a Document,
    pub(super) slots: Slots<'a>,
    painters: Painters,
    /// The nodes of slots whose hosts were entered.
    pub(super) assigned: FxHashMap<NodeId, Vec<NodeRef<'a>>>,
    pub(super) causes: Vec<Cause>,
    pub(super) run: Option<Run>,
    /// A line ended since the last text.
    pub(super) gap: bool,
    /// Each with its order.
    pub(super) found: Vec<(usize, HiddenText)>,
    /// Long attributes, which count unless an element has the same text.
    pub(super) attributes: Vec<(usize, HiddenText)>,
    /// The number of texts, comments and attributes so far.
    pub(super) order: usize,
    pub(super) seen: FxHashSet<String>,
    /// The flows of the boxes around, from the outermost.
    pub(super) flows: Vec<Flow>,
    /// The cause that was found last for text out of sight.
    pub(super) outside: Option<((NodeId, Trick, Certainty), CauseId)>,
    /// The SVG image around has had shapes so far.
    pub(super) svg_shapes: bool,
    /// The ids that `use` elements refer to, if they were needed.
    pub(super) used_ids: OnceCell<FxHashSet<String>>,
    /// The ids of shapes that text may be on, if they were needed.
    pub(super) path_ids: OnceCell<FxHashSet<String>>,
}

pub(super) fn find(styles: &Styles, document: &Document) -> Vec<HiddenText> {
    let mut finder = Finder {
        styles,
        document,
        slots: Slots::default(),
        painters: Painters::of(styles, document),
        assigned: FxHashMap::default(),
        causes: Vec::new(),
        run: None,
        gap: false,
        found: Vec::new(),
        attributes: Vec::new(),
        order: 0,
        seen: FxHashSet::default(),
        flows: Vec::new(),
        outside: None,
        svg_shapes: false,
        used_ids: OnceCell::new(),
        path_ids: OnceCell::new(),
    };
    finder.walk();
    finder.end_run();
    let Finder { mut found, attributes, seen, .. } = finder;
    found.extend(attributes.into_iter().filter(|(_, hidden)| !seen.contains(&hidden.text)));
    found.sort_by_key(|(order, hidden)| {
        (hidden.range.as_ref().map_or(u32::MAX, |range| range.start), *order)
    });
    found.into_iter().map(|(_, hidden)| hidden).collect()
}

impl<'a> Finder<'a> {
    fn walk(&mut self) {
        let root = self.document.root_node();
        let device = self.styles.device();
        let viewport = (device.width, device.height);
        let state = State {
            around: Surroundings::CANVAS,
            all: None,
            in_flow: None,
            text: None,
            cover: None,
            turns: None,
            assistive: None,
            choices: None,
            svg: None,
            place: Place::of_the_page(viewport),
            flow: 0,
            styled: None,
        };
        self.flows.push(Flow::of_the_page(viewport.0));
        let children = Children::Siblings(root.first_child());
        let mut frames =
            vec![Frame { children, state, details: None, breaks: true, closes: false }];
        while let Some(frame) = frames.last_mut() {
            let next = match &mut frame.children {
                Children::Siblings(next) => {
                    let node = *next;
                    *next = node.and_then(NodeRef::next_sibling);
                    node
                }
                Children::Nodes(nodes) => nodes.next(),
            };
            let Some(node) = next else {
                self.gap |= frame.breaks;
                if frame.closes
                    && let Some(inner) = self.flows.pop()
                    && let Some(outer) = self.flows.get_mut(frame.state.flow)
                {
                    outer.add(inner);
                }
                frames.pop();
                continue;
            };
            let mut state = frame.state;
            if let Some((summary, cause)) = frame.details
                && node.id() != summary
            {
                state.all = self.stronger(state.all, Some(cause));
            }
            match node.kind() {
                NodeKind::Text => self.text(node, &state),
                NodeKind::Comment | NodeKind::ProcessingInstruction => self.comment(node),
                NodeKind::Element => self.element(node, &state, &mut frames),
                _ => {}
            }
        }
    }

    fn element(&mut self, node: NodeRef<'a>, before: &State, frames: &mut Vec<Frame<'a>>) {
        if is_silent(node) {
            if node.is_html("title") {
                self.invisible_in_title(node);
            }
            return;
        }
        let mut state = *before;
        let mut breaks = false;
        // The head is never displayed; what is in it says itself what it is.
        let styled = (!node.is_html_element(LocalName::HEAD)).then_some(node.id());
        if let Some(values) = styled.and_then(|id| self.styles.values_of(id)) {
            let values = Values::new(values, self.styles.device());
            let effect =
                effect(self.styles, &self.painters, node, &values, before.around, self.svg_shapes);
            breaks = effect.breaks;
            self.apply(node, &effect, &values, before, &mut state);
            if self.enter(node, &values, &mut state) {
                let children = Children::Siblings(None);
                let state = State { flow: before.flow, ..state };
                frames.push(Frame { children, state, details: None, breaks: false, closes: true });
            }
        }
        self.markup(node, &mut state);
        self.foreign(node, &mut state);
        self.attributes_of(node, &state);
        self.gap |= breaks || node.is_html("br");
        if node.is_html_element(LocalName::BR)
            && let Some(flow) = self.flows.get_mut(state.flow)
        {
            flow.end_line_here();
        }
        if let Some(contents) = node.template_contents() {
            state.all =
                Some(self.cause(node, Way::new(Trick::Template, Certainty::Likely, &[]), None));
            let children = Children::Siblings(contents.first_child());
            frames.push(Frame { children, state, details: None, breaks: true, closes: false });
            return;
        }
        let details = self.details(node);
        let frame =
            |children, state| Frame { children, state, details: None, breaks, closes: false };
        if let Some(root) = node.shadow_root() {
            if has_manual_assignment(root) {
                // Scripts assign them.
                frames.push(frame(Children::Siblings(node.first_child()), state));
            } else {
                let rest = self.unslotted(node, state);
                frames.extend(rest.map(|(nodes, state)| frame(Children::Nodes(nodes), state)));
            }
            frames.push(frame(Children::Siblings(root.first_child()), state));
            return;
        }
        if is_slot(node)
            && let Some(assigned) = self.assigned.remove(&node.id())
        {
            let way = Way::new(Trick::Unslotted, Certainty::Certain, &[]);
            let cause = self.cause(node, way, None);
            let fallback = State { all: self.stronger(state.all, Some(cause)), ..state };
            frames.push(frame(Children::Siblings(node.first_child()), fallback));
            frames.push(frame(Children::Nodes(assigned.into_iter()), state));
            return;
        }
        let children = Children::Siblings(node.first_child());
        frames.push(Frame { details, ..frame(children, state) });
    }

    /// Adds the effect of the computed values of an element.
    fn apply(
        &mut self,
        node: NodeRef<'a>,
        effect: &Effect,
        values: &Values<'_>,
        before: &State,
        state: &mut State,
    ) {
        state.around = effect.around;
        if effect.is_out_of_flow {
            state.in_flow = None;
        } else if effect.is_positioned
            && let Some(cause) = state.in_flow.take()
        {
            // It is the containing block of what is in it, and is itself cut away.
            state.all = self.stronger(state.all, Some(cause));
        }
        if effect.is_positioned {
            state.cover = None;
        }
        if let Some(way) = self.new_way(effect.all, state.all) {
            state.all = Some(self.cause(node, way, Some(values)));
        }
        if let Some(way) = self.new_way(effect.in_flow, state.all) {
            state.in_flow = Some(self.cause(node, way, Some(values)));
        }
        if let Some(way) = effect.cover
            && state.all.is_none()
        {
            state.cover = Some(self.cause(node, way, Some(values)));
        }
        if let Some(way) = effect.turns {
            state.turns = Some(self.cause(node, way, Some(values)));
        }
        state.text = match effect.text {
            None => None,
            Some(way) => {
                let same = before.text.filter(|cause| {
                    let before = self.causes.get(*cause);
                    before.is_some_and(|cause| {
                        cause.trick == way.trick && cause.certainty == way.certainty
                    })
                });
                let is_needed = self.new_way(Some(way), state.all).is_some();
                match same {
                    Some(same) => Some(same),
                    None if is_needed => Some(self.cause(node, way, Some(values))),
                    None => None,
                }
            }
        };
    }

    /// Enters the box of an element. Returns true if it has a flow of its own.
    fn enter(&mut self, node: NodeRef<'a>, values: &Values<'_>, state: &mut State) -> bool {
        let display = self.styles.display(node.id()).unwrap_or(Display::Inline);
        state.styled = Some(node.id());
        let Some(flow) = self.flows.get_mut(state.flow) else { return false };
        match display {
            Display::None | Display::Contents => return false,
            Display::Inline | Display::Ruby | Display::RubyText => {
                if is_replaced(node) {
                    flow.add_replaced(values.size());
                } else {
                    state.place.enter_inline(node, values, flow);
                }
                return false;
            }
            _ => {}
        }
        let is_root = node.is_html_element(LocalName::HTML);
        if is_root || node.is_html_element(LocalName::BODY) {
            state.place.scroll_as(values, is_root);
        }
        let most_height =
            if values.is_out_of_flow() { short_height(self.styles, node, values) } else { None };
        let inner =
            state.place.enter(node, values, display, flow, most_height.map(|height| height.hi));
        state.flow = self.flows.len();
        self.flows.push(inner);
        true
    }

    /// A way that is more certain than what hides the text already.
    pub(super) fn new_way(&self, way: Option<Way>, before: Option<CauseId>) -> Option<Way> {
        let before = before.and_then(|cause| self.causes.get(cause));
        way.filter(|way| before.is_none_or(|before| way.certainty > before.certainty))
    }

    /// The children of a host that are in no slot. Notes those of each slot.
    fn unslotted(
        &mut self,
        host: NodeRef<'a>,
        mut state: State,
    ) -> Option<(std::vec::IntoIter<NodeRef<'a>>, State)> {
        let mut nodes = Vec::new();
        let mut next = host.first_child();
        while let Some(child) = next {
            next = child.next_sibling();
            if !is_slottable(child) {
                continue;
            }
            match self.slots.assigned_slot(child) {
                Some(slot) => self.assigned.entry(slot.id()).or_default().push(child),
                None => nodes.push(child),
            }
        }
        if nodes.is_empty() {
            return None;
        }
        let cause = self.cause(host, Way::new(Trick::Unslotted, Certainty::Certain, &[]), None);
        state.all = self.stronger(state.all, Some(cause));
        Some((nodes.into_iter(), state))
    }

    pub(super) fn cause(
        &mut self,
        node: NodeRef<'_>,
        way: Way,
        values: Option<&Values<'_>>,
    ) -> CauseId {
        let rule = values.and_then(|values| {
            way.properties
                .iter()
                .find_map(|property| self.styles.rule_of_values(values.computed(), property))
        });
        let Way { trick, certainty, .. } = way;
        self.causes.push(Cause { trick, certainty, element: node.id(), rule });
        self.causes.len().saturating_sub(1)
    }

    /// The more certain of two causes, the first if they are equal.
    pub(super) fn stronger(&self, one: Option<CauseId>, other: Option<CauseId>) -> Option<CauseId> {
        let certainty = |id: Option<CauseId>| Some(self.causes.get(id?)?.certainty);
        if certainty(other) > certainty(one) { other } else { one }
    }
}

/// Elements whose box is that of an image or a control.
fn is_replaced(node: NodeRef<'_>) -> bool {
    match node.namespace() {
        Some(Namespace::Html) => matches!(
            node.name(),
            "img"
                | "video"
                | "audio"
                | "canvas"
                | "iframe"
                | "object"
                | "embed"
                | "input"
                | "meter"
                | "progress"
        ),
        Some(Namespace::Svg) => node.name() == "svg",
        _ => false,
    }
}
