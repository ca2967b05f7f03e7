//! The walk over the flat tree that finds hidden text.

use std::borrow::Cow;
use std::ops::Range;

use rustc_hash::{FxHashMap, FxHashSet};
use treewright_dom::{Document, LocalName, Namespace, NodeId, NodeKind, NodeRef};
use treewright_semantics::slots::{Slots, has_manual_assignment, is_slot, is_slottable};

use super::HiddenText;
use super::characters;
use super::elements::{Effect, Surroundings, Way, effect};
use super::tricks::{Certainty, Trick};
use super::values::Values;
use crate::rules::RulePlace;
use crate::styles::Styles;

/// The number of a cause.
type CauseId = usize;

/// An element that hides text in one way.
struct Cause {
    trick: Trick,
    certainty: Certainty,
    element: NodeId,
    rule: Option<RulePlace>,
}

/// The state for the children of a node.
#[derive(Clone, Copy)]
struct State {
    around: Surroundings,
    /// The cause that hides all.
    all: Option<CauseId>,
    /// The cause that hides all but boxes whose containing block is outside.
    in_flow: Option<CauseId>,
    text: Option<CauseId>,
    cover: Option<CauseId>,
    turns: Option<CauseId>,
    assistive: Option<CauseId>,
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
}

/// A run of text that is not over.
struct Run {
    /// The number of texts, comments and attributes before it.
    order: usize,
    cause: CauseId,
    text: String,
    nodes: Vec<NodeId>,
    range: Option<Range<u32>>,
}

struct Finder<'a> {
    styles: &'a Styles,
    document: &'a Document,
    slots: Slots<'a>,
    /// The nodes of slots whose hosts were entered.
    assigned: FxHashMap<NodeId, Vec<NodeRef<'a>>>,
    causes: Vec<Cause>,
    run: Option<Run>,
    /// A line ended since the last text.
    gap: bool,
    /// Each with its order.
    found: Vec<(usize, HiddenText)>,
    /// Long attributes, which count unless an element has the same text.
    attributes: Vec<(usize, HiddenText)>,
    /// The number of texts, comments and attributes so far.
    order: usize,
    seen: FxHashSet<String>,
}

pub(super) fn find(styles: &Styles, document: &Document) -> Vec<HiddenText> {
    let mut finder = Finder {
        styles,
        document,
        slots: Slots::default(),
        assigned: FxHashMap::default(),
        causes: Vec::new(),
        run: None,
        gap: false,
        found: Vec::new(),
        attributes: Vec::new(),
        order: 0,
        seen: FxHashSet::default(),
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
        let state = State {
            around: Surroundings::CANVAS,
            all: None,
            in_flow: None,
            text: None,
            cover: None,
            turns: None,
            assistive: None,
        };
        let children = Children::Siblings(root.first_child());
        let mut frames = vec![Frame { children, state, details: None, breaks: true }];
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
                NodeKind::Comment => self.comment(node),
                NodeKind::Element => self.element(node, state, &mut frames),
                _ => {}
            }
        }
    }

    fn element(&mut self, node: NodeRef<'a>, before: State, frames: &mut Vec<Frame<'a>>) {
        if is_silent(node) {
            return;
        }
        let mut state = before;
        let mut breaks = false;
        // The head is never displayed; what is in it says itself what it is.
        let styled = (!node.is_html_element(LocalName::HEAD)).then_some(node.id());
        if let Some(values) = styled.and_then(|id| self.styles.values_of(id)) {
            let values = Values::new(values, self.styles.device());
            let effect = effect(self.styles, node, &values, before.around);
            breaks = effect.breaks;
            self.apply(node, &effect, &values, before, &mut state);
        }
        self.markup(node, &mut state);
        self.attributes_of(node, &state);
        self.gap |= breaks || node.is_html("br");
        if let Some(contents) = node.template_contents() {
            state.all =
                Some(self.cause(node, Way::new(Trick::Template, Certainty::Likely, &[]), None));
            let children = Children::Siblings(contents.first_child());
            frames.push(Frame { children, state, details: None, breaks: true });
            return;
        }
        let details = self.details(node);
        let frame = |children, state| Frame { children, state, details: None, breaks };
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
        before: State,
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

    /// A way that is more certain than what hides the text already.
    fn new_way(&self, way: Option<Way>, before: Option<CauseId>) -> Option<Way> {
        let before = before.and_then(|cause| self.causes.get(cause));
        way.filter(|way| before.is_none_or(|before| way.certainty > before.certainty))
    }

    /// Adds the effect of the element itself.
    fn markup(&mut self, node: NodeRef<'a>, state: &mut State) {
        if node.attr("aria-hidden").is_some_and(|hidden| hidden.eq_ignore_ascii_case("true")) {
            let way = Way::new(Trick::AriaHidden, Certainty::Possible, &[]);
            state.assistive = Some(self.cause(node, way, None));
        }
        if node.namespace() != Some(Namespace::Html) {
            return;
        }
        let likely = Certainty::Likely;
        let way = match node.name() {
            "noscript" if self.styles.device().scripting => {
                Way::new(Trick::Noscript, Certainty::Certain, &[])
            }
            "noscript" => Way::new(Trick::Noscript, likely, &[]),
            "audio" | "video" | "iframe" | "canvas" | "noembed" | "noframes" => {
                Way::new(Trick::Fallback, likely, &[])
            }
            "object" if node.attr("data").is_some_and(|data| !data.is_empty()) => {
                Way::new(Trick::Fallback, likely, &[])
            }
            _ => return,
        };
        // It says more than `display: none` of the user agent.
        let is_hidden = state.all.and_then(|cause| self.causes.get(cause));
        if is_hidden
            .is_none_or(|cause| cause.element == node.id() || cause.certainty < way.certainty)
        {
            state.all = Some(self.cause(node, way, None));
        }
    }

    /// The first `summary` of a closed `details` element, or the element itself without one, and what hides the other children.
    fn details(&mut self, node: NodeRef<'a>) -> Option<(NodeId, CauseId)> {
        if !node.is_html("details") || node.has_attr("open") {
            return None;
        }
        let summary = node.child_elements().find(|child| child.is_html("summary"));
        let way = Way::new(Trick::Details, Certainty::Possible, &[]);
        let cause = self.cause(node, way, None);
        Some((summary.unwrap_or(node).id(), cause))
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

    fn cause(&mut self, node: NodeRef<'_>, way: Way, values: Option<&Values<'_>>) -> CauseId {
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
    fn stronger(&self, one: Option<CauseId>, other: Option<CauseId>) -> Option<CauseId> {
        let certainty = |id: Option<CauseId>| Some(self.causes.get(id?)?.certainty);
        if certainty(other) > certainty(one) { other } else { one }
    }

    fn text(&mut self, node: NodeRef<'a>, state: &State) {
        let Some(text) = node.text_data() else { return };
        if !has_letters(text) {
            self.invisible(node, text);
            return;
        }
        let mut cause = state.all;
        for other in [state.in_flow, state.text, state.cover] {
            cause = self.stronger(cause, other);
        }
        if cause.is_none() && text.bytes().filter(u8::is_ascii_alphabetic).count() > 1 {
            cause = state.turns;
        }
        if cause.is_none() {
            self.invisible(node, text);
            let words = collapsed(text);
            if words.len() <= LONGEST_COMPARED {
                self.seen.insert(words);
            }
        }
        let Some(cause) = cause.or(state.assistive) else {
            self.end_run();
            return;
        };
        if self.run.as_ref().is_some_and(|run| run.cause != cause) {
            self.end_run();
        }
        let is_markup = self.causes.get(cause).is_some_and(|cause| {
            matches!(cause.trick, Trick::Noscript | Trick::Fallback) && text.contains('<')
        });
        let without = if is_markup { Cow::Owned(without_tags(text)) } else { Cow::Borrowed(text) };
        if is_markup && !has_letters(&without) {
            return;
        }
        let range = range_of_text(node, text);
        let order = self.next_order();
        let run = self.run.get_or_insert_with(|| Run {
            order,
            cause,
            text: String::new(),
            nodes: Vec::new(),
            range: None,
        });
        if std::mem::take(&mut self.gap) && !run.text.is_empty() {
            run.text.push(' ');
        }
        run.text.push_str(&without);
        run.nodes.push(node.id());
        run.range = match (run.range.take(), range) {
            (Some(run), Some(more)) => {
                Some(run.start..if more.end > run.end { more.end } else { run.end })
            }
            (one, other) => one.or(other),
        };
    }

    /// Characters that are not seen in a text that is.
    fn invisible(&mut self, node: NodeRef<'a>, text: &str) {
        for carried in characters::find(text) {
            let span = spans(node).filter(|span| span.len() == text.len());
            let start = span.map(|span| span.start);
            let range = start.map(|start| {
                let at = |offset: usize| start.saturating_add(offset as u32);
                at(carried.range.start)..at(carried.range.end)
            });
            self.end_run();
            let order = self.next_order();
            let hidden = HiddenText {
                trick: carried.trick,
                certainty: carried.certainty,
                text: carried.text,
                nodes: vec![node.id()],
                element: None,
                range: range.or_else(|| spans(node)),
                rule: None,
            };
            self.found.push((order, hidden));
        }
    }

    const fn next_order(&mut self) -> usize {
        self.order = self.order.saturating_add(1);
        self.order
    }

    fn end_run(&mut self) {
        let Some(Run { order, cause, text, nodes, range }) = self.run.take() else { return };
        let Some(cause) = self.causes.get(cause) else { return };
        let text = collapsed(&text);
        let certainty = if self.is_usual(cause, &text) {
            cause.certainty.min(Certainty::Likely)
        } else {
            cause.certainty
        };
        let hidden = HiddenText {
            trick: cause.trick,
            certainty,
            text,
            nodes,
            element: Some(cause.element),
            range,
            rule: cause.rule.clone(),
        };
        self.found.push((order, hidden));
    }

    /// Returns true for a few words that an image is shown for, and for those of a link within the page, which is shown when
    /// it has the focus.
    fn is_usual(&self, cause: &Cause, text: &str) -> bool {
        if text.split(' ').count() > FEW_WORDS {
            return false;
        }
        let Some(element) = self.document.get(cause.element) else { return false };
        let has_image = || {
            let values = self.styles.values_of(element.id());
            let device = self.styles.device();
            values.is_some_and(|values| Values::new(values, device).has_background_image())
        };
        match cause.trick {
            Trick::TextIndent | Trick::FontSize | Trick::Color => has_image(),
            Trick::Offset | Trick::Clip | Trick::ClipPath | Trick::Transform | Trick::NoSize => {
                element.is_html_element(LocalName::A)
                    && element.attr("href").is_some_and(|href| href.starts_with('#'))
            }
            _ => false,
        }
    }

    fn comment(&mut self, node: NodeRef<'a>) {
        let text = node.data().unwrap_or_default();
        let text = collapsed(&without_tags(text));
        let words =
            text.split(' ').filter(|word| word.chars().filter(|c| c.is_alphabetic()).count() > 1);
        if words.count() < 3 && !is_long_without_spaces(&text) || text.starts_with("[if ") {
            return;
        }
        let hidden = HiddenText {
            trick: Trick::Comment,
            certainty: Certainty::Certain,
            text,
            nodes: vec![node.id()],
            element: None,
            range: spans(node),
            rule: None,
        };
        let order = self.next_order();
        self.found.push((order, hidden));
    }

    /// Text in attributes.
    fn attributes_of(&mut self, node: NodeRef<'a>, state: &State) {
        if !node.may_have_attributes() || node.namespace() != Some(Namespace::Html) {
            return;
        }
        // The shape of an area is not displayed, and its text is that of the image.
        let is_hidden =
            (state.all.is_some() || is_pixel(node)) && !node.is_html_element(LocalName::AREA);
        for name in ["alt", "title", "aria-label", "aria-description"] {
            let Some(value) = node.attr(name) else { continue };
            let text = collapsed(value);
            let count = text.split(' ').count();
            let least = if is_hidden { 3 } else { 7 };
            if count < least && !is_long_without_spaces(&text) {
                continue;
            }
            let origin = node.origin();
            let span = origin.and_then(|origin| origin.attribute(name)?.span());
            let hidden = HiddenText {
                trick: Trick::Attribute,
                certainty: if is_hidden { Certainty::Likely } else { Certainty::Possible },
                text,
                nodes: vec![node.id()],
                element: Some(node.id()),
                range: span.map(|span| span.start..span.end),
                rule: None,
            };
            let order = self.next_order();
            self.attributes.push((order, hidden));
        }
    }
}

/// The words that images stand for, and that links within a page have, are few.
const FEW_WORDS: usize = 6;

/// The most bytes of a text that attributes are compared with.
const LONGEST_COMPARED: usize = 4096;

/// Elements whose text is not for people.
fn is_silent(node: NodeRef<'_>) -> bool {
    match node.namespace() {
        Some(Namespace::Html) => matches!(
            node.name(),
            "script" | "style" | "title" | "meta" | "link" | "base" | "param" | "rp" | "datalist"
        ),
        Some(Namespace::Svg) => {
            matches!(node.name(), "script" | "style" | "title" | "desc" | "metadata")
        }
        Some(Namespace::MathMl) => matches!(node.name(), "annotation" | "annotation-xml"),
        _ => false,
    }
}

/// An image of one pixel.
fn is_pixel(node: NodeRef<'_>) -> bool {
    let is_small =
        |name: &str| node.attr(name).is_some_and(|size| matches!(size.trim(), "0" | "1"));
    node.is_html_element(LocalName::IMG) && is_small("width") && is_small("height")
}

fn has_letters(text: &str) -> bool {
    text.chars().any(char::is_alphanumeric)
}

/// Text of a script without spaces between words.
fn is_long_without_spaces(text: &str) -> bool {
    text.chars().filter(|character| *character >= '\u{2E80}' && character.is_alphabetic()).count()
        >= 20
}

/// The text in one line, with a space for white space.
fn collapsed(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    line
}

/// The text of a comment that has markup.
fn without_tags(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    // Tags after the last `>` do not end.
    let last = text.rfind('>').map_or(0, |last| text.len().saturating_sub(last));
    while let Some(start) = rest.find('<') {
        if rest.len().saturating_sub(start) < last || last == 0 {
            break;
        }
        let (before, tag) = rest.split_at(start);
        out.push_str(before);
        let is_tag = tag
            .get(1..2)
            .is_some_and(|next| next.starts_with(|c: char| c.is_ascii_alphabetic() || c == '/'));
        let Some(end) = tag.find('>').filter(|_| is_tag) else {
            out.push('<');
            rest = tag.get(1..).unwrap_or_default();
            continue;
        };
        out.push(' ');
        rest = tag.get(end.saturating_add(1)..).unwrap_or_default();
    }
    out.push_str(rest);
    out
}

/// The bytes of the page that became a node.
fn spans(node: NodeRef<'_>) -> Option<Range<u32>> {
    let origin = node.origin()?;
    if let Some(span) = origin.span() {
        return is_main(&span).then_some(span.start..span.end);
    }
    let mut spans = origin.text_spans().filter(is_main);
    let first = spans.next()?;
    let end = spans.map(|span| span.end).fold(first.end, u32::max);
    Some(first.start..end)
}

fn is_main(span: &treewright_dom::Span) -> bool {
    span.source == treewright_dom::SourceId::MAIN
}

/// The bytes of the page with a text, without white space at its ends.
fn range_of_text(node: NodeRef<'_>, text: &str) -> Option<Range<u32>> {
    let span = spans(node)?;
    if span.len() != text.len() {
        return Some(span);
    }
    let before = text.len().saturating_sub(text.trim_start().len()) as u32;
    let after = text.len().saturating_sub(text.trim_end().len()) as u32;
    Some(span.start.saturating_add(before)..span.end.saturating_sub(after))
}
