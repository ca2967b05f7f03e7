//! The walk over the flat tree that finds text of low contrast.
//!
//! It goes down once, with what is known of the background, and notes the texts that may have too low a contrast. Sums over the
//! boxes that it met then tell for each whether something may lie between: the boxes in an element are next to each other.

#![allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]

use rustc_hash::{FxHashMap, FxHashSet};
use style::selector_parser::PseudoElement;
use style::values::generics::counters::GenericContent;
use treewright_dom::{Document, NodeId, NodeKind, NodeRef};
use treewright_semantics::controls::{Disabled, is_labelable};
use treewright_semantics::slots::{Slots, has_manual_assignment, is_slot, is_slottable};

use super::facts::{self, Around, Facts, Loose, Width};
use super::sums::{Place, Placed, Sums};
use super::{LowContrast, ROUNDING, contrast_ratio, rounded};
use crate::Display;
use crate::hidden::Trick;
use crate::hidden::values::{Rgba, Values};
use crate::limits::DEEPEST_STYLED;
use crate::styles::Styles;

const WHITE: Rgba = Rgba([1.0, 1.0, 1.0, 1.0]);

/// A background of at least this alpha is opaque.
const OPAQUE: f32 = 0.998;

/// The text of an element.
#[derive(Clone, Copy)]
struct Text {
    color: Rgba,
    is_plain: bool,
    is_large: bool,
}

/// The state for the children of a node.
#[derive(Clone, Copy)]
struct State<'a> {
    around: Around,
    text: Option<Text>,
    /// Effects change the colours of all, or the text is not read.
    is_altered: bool,
    is_exempt: bool,
    /// The background, if it is known, and the place of the box with the opaque one.
    background: Rgba,
    is_known: bool,
    owner: Place,
    /// A box below the owner is painted in a layer of its own.
    is_layered: bool,
    /// The background is that of an inline box whose font has this size.
    inline: Option<f32>,
    /// The width of the column that the boxes are in; zero if it is not known.
    column: Option<f32>,
    label: Option<(Place, Option<&'a str>)>,
}

/// A text that may have too low a contrast.
struct Candidate<'a> {
    found: LowContrast,
    owner: Place,
    is_layered: bool,
    label: Option<(Place, Option<&'a str>)>,
}

enum Children<'a> {
    Siblings(Option<NodeRef<'a>>),
    Nodes(std::vec::IntoIter<NodeRef<'a>>),
}

struct Frame<'a> {
    children: Children<'a>,
    state: State<'a>,
    /// The box that ends with these children.
    place: Option<Place>,
}

struct Finder<'a> {
    styles: &'a Styles,
    /// The element whose background is that of the canvas.
    of_canvas: Option<NodeId>,
    hidden: FxHashSet<NodeId>,
    slots: Slots<'a>,
    assigned: FxHashMap<NodeId, Vec<NodeRef<'a>>>,
    disabled: Disabled,
    /// The ids of disabled controls.
    disabled_ids: FxHashSet<&'a str>,
    boxes: Vec<Placed>,
    /// A style has a property that is not read, and changes what is painted.
    is_unknown: bool,
    candidates: Vec<Candidate<'a>>,
}

pub(super) fn find(styles: &Styles, document: &Document) -> Vec<LowContrast> {
    let root = document.root_node();
    let mut elements = root.child_elements();
    let Some(html) = elements.next().filter(|html| html.is_html("html")) else { return Vec::new() };
    if root.kind() != NodeKind::Document {
        return Vec::new();
    }
    let Some(of_html) = styles.values_of(html.id()) else { return Vec::new() };
    let of_html = Values::new(of_html, styles.device());
    if facts::is_dark(&of_html, styles.device().scheme == crate::ColorScheme::Dark) {
        return Vec::new();
    }
    let paints =
        |values: &Values<'_>| values.background().alpha() > 0.0 || values.has_background_image();
    let body = html.child_elements().find(|child| child.is_html("body"));
    let of_body = body.and_then(|body| Some((body, styles.values_of(body.id())?)));
    let of_body = of_body.map(|(body, values)| (body, of_html.like(values)));
    let canvas = match of_body {
        _ if paints(&of_html) => Some((html, of_html)),
        Some((body, values)) if paints(&values) => Some((body, values)),
        _ => None,
    };
    let state = State {
        around: Around::CANVAS,
        text: None,
        is_altered: false,
        is_exempt: false,
        background: canvas.as_ref().map_or(WHITE, |(_, values)| values.background().over(WHITE)),
        is_known: canvas.as_ref().is_none_or(|(_, values)| {
            !values.has_background_image() && !values.clips_background_to_text()
        }),
        owner: 0,
        is_layered: false,
        inline: None,
        column: None,
        label: None,
    };
    let mut finder = Finder {
        styles,
        of_canvas: canvas.map(|(element, _)| element.id()),
        hidden: hidden(styles, document),
        slots: Slots::default(),
        assigned: FxHashMap::default(),
        disabled: Disabled::default(),
        disabled_ids: FxHashSet::default(),
        boxes: Vec::new(),
        is_unknown: false,
        candidates: Vec::new(),
    };
    let canvas = finder.add(Placed::nothing(0));
    finder.walk(Frame {
        children: Children::Siblings(root.first_child()),
        state,
        place: Some(canvas),
    });
    finder.certain()
}

/// The nodes with text that people do not see.
fn hidden(styles: &Styles, document: &Document) -> FxHashSet<NodeId> {
    let is_seen = |trick: Trick| {
        matches!(
            trick,
            Trick::AriaHidden
                | Trick::Bidi
                | Trick::ZeroWidth
                | Trick::TagCharacters
                | Trick::VariationSelectors
        )
    };
    let hidden = styles.hidden_text(document).into_iter();
    hidden.filter(|hidden| !is_seen(hidden.trick)).flat_map(|hidden| hidden.nodes).collect()
}

impl<'a> Finder<'a> {
    fn add(&mut self, placed: Placed) -> Place {
        self.boxes.push(placed);
        self.boxes.len().saturating_sub(1)
    }

    fn walk(&mut self, first: Frame<'a>) {
        let mut frames = vec![first];
        while let Some(frame) = frames.last_mut() {
            let next = match &mut frame.children {
                Children::Siblings(next) => {
                    let node = *next;
                    *next = node.and_then(NodeRef::next_sibling);
                    node
                }
                Children::Nodes(nodes) => nodes.next(),
            };
            let state = frame.state;
            match next {
                None => {
                    let end = self.boxes.len();
                    let place = frame.place.and_then(|place| self.boxes.get_mut(place));
                    if let Some(placed) = place {
                        placed.end = end;
                    }
                    frames.pop();
                }
                Some(node) => match node.kind() {
                    NodeKind::Text => self.text(node, &state),
                    NodeKind::Element => self.element(node, state, &mut frames),
                    _ => {}
                },
            }
        }
    }

    fn text(&mut self, node: NodeRef<'a>, state: &State<'a>) {
        let data = node.text_data().unwrap_or_default();
        if !data.contains(char::is_alphanumeric) {
            return;
        }
        // Text in the box is looked at with what it may overflow.
        let place = self.boxes.len();
        self.add(Placed { has_text: true, ..Placed::nothing(place) });
        let Some(text) = state.text.filter(|text| text.is_plain) else { return };
        if state.is_altered || state.is_exempt || !state.is_known {
            return;
        }
        let background = rounded(state.background);
        let color = rounded(text.color.over(state.background));
        let bound = if text.is_large { 3.0 } else { 4.5 };
        let ratio = contrast_ratio(color, background);
        let Some(element) = node.parent_element() else { return };
        if ratio >= bound - ROUNDING || self.hidden.contains(&node.id()) {
            return;
        }
        self.candidates.push(Candidate {
            found: LowContrast { element: element.id(), color, background, ratio, bound },
            owner: state.owner,
            is_layered: state.is_layered,
            label: state.label,
        });
    }

    fn element(&mut self, node: NodeRef<'a>, before: State<'a>, frames: &mut Vec<Frame<'a>>) {
        let Some(values) = self.styles.values_of(node.id()) else { return };
        self.is_unknown |= node.attr("style").is_some_and(super::has_unknown);
        let values = Values::new(values, self.styles.device());
        let display = Display::of(*values.computed().get_box().get_display());
        let is_disabled = self.is_disabled(node);
        if is_disabled && let Some(id) = node.attr("id") {
            self.disabled_ids.insert(id);
        }
        if display == Display::None {
            return;
        }
        let mut state = before;
        let mut place = None;
        if display != Display::Contents {
            let facts = Facts::of(Some(node), &values, &before.around);
            place = Some(self.place(node, &facts, &values, &mut state, is_disabled));
            if facts::is_replaced(node) {
                return;
            }
        }
        state.is_exempt |= is_disabled || node.has_attr("inert") || is_aria_disabled(node);
        // Deeper elements have the style of their parent.
        state.is_altered |= frames.len() > DEEPEST_STYLED as usize;
        state.is_altered |= is_drawn_by_browsers(node, &values);
        state.text = Some(Text {
            color: values.text_color(),
            is_plain: facts::is_plain(&values),
            is_large: facts::is_large(&values),
        });
        if node.is_html("label")
            && let Some(place) = place
        {
            state.label = Some((place, node.attr("for")));
        }
        if let Some(styles) = self.styles.styles_of(node.id()) {
            state.is_altered |= styles.pseudos.get(&PseudoElement::FirstLine).is_some();
            for pseudo in [PseudoElement::Before, PseudoElement::After] {
                let Some(pseudo) = styles.pseudos.get(&pseudo) else { continue };
                self.pseudo(&values.like(pseudo), &state);
            }
        }
        let frame = |children| Frame { children, state, place: None };
        let first = frames.len();
        if let Some(root) = node.shadow_root() {
            if !has_manual_assignment(root) {
                self.assign(node);
            }
            frames.push(frame(Children::Siblings(root.first_child())));
        } else if is_slot(node)
            && let Some(assigned) = self.assigned.remove(&node.id())
        {
            frames.push(frame(Children::Nodes(assigned.into_iter())));
        } else {
            frames.push(frame(Children::Siblings(node.first_child())));
        }
        if let Some(frame) = frames.get_mut(first) {
            frame.place = place;
        }
    }

    /// Adds the box of an element, and changes the state by it.
    fn place(
        &mut self,
        node: NodeRef<'a>,
        facts: &Facts,
        values: &Values<'_>,
        state: &mut State<'a>,
        is_disabled: bool,
    ) -> Place {
        let is_page = node.is_html("html") || node.is_html("body");
        let is_of_canvas = self.of_canvas == Some(node.id());
        let paints = facts.paints && !is_of_canvas;
        let place = self.boxes.len();
        let overflows = facts.is_definite && !facts.clips && !is_page;
        self.add(Placed {
            loose: loose(facts, state),
            paints,
            overflows: (overflows && !facts::is_replaced(node))
                .then_some(facts.height.unwrap_or_default()),
            height: facts.height,
            is_disabled,
            ..Placed::nothing(place)
        });
        state.is_altered |= facts.alters;
        let is_inline = facts.display == Display::Inline;
        if let Some(size) = state.inline {
            state.is_known &= is_inline && facts::is_on_line(values, size);
        }
        state.is_known &= !facts.moves;
        state.is_layered |= facts.is_layer;
        let background = values.background();
        if is_of_canvas {
            // It is that of the state already.
        } else if background.alpha() >= OPAQUE {
            state.background = background.over(WHITE);
            state.is_known = true;
            state.is_layered = false;
            state.owner = place;
            state.inline = is_inline.then(|| values.font_size());
        } else if background.alpha() > 0.0 {
            state.background = background.over(state.background);
            if is_inline {
                state.inline = Some(values.font_size());
            }
        }
        state.is_known &= is_of_canvas || !facts.has_image;
        state.is_known &= is_page || !facts.is_definite;
        if facts.is_column && !is_page {
            let own = match facts.fixed_width {
                Width::Pixels(width) => width,
                Width::Fits | Width::Unknown => 0.0,
            };
            state.column = Some(own);
        }
        state.around = Around::of(node, facts, values);
        place
    }

    fn pseudo(&mut self, values: &Values<'_>, state: &State<'a>) {
        let content = values.computed().get_counters().slow_clone_content();
        let display = Display::of(*values.computed().get_box().get_display());
        if !matches!(content, GenericContent::Items(_)) || display == Display::None {
            return;
        }
        let facts = Facts::of(None, values, &state.around);
        let place = self.boxes.len();
        self.add(Placed {
            loose: loose(&facts, state),
            paints: facts.paints,
            height: facts.height,
            ..Placed::nothing(place)
        });
    }

    fn assign(&mut self, host: NodeRef<'a>) {
        let mut next = host.first_child();
        while let Some(child) = next {
            next = child.next_sibling();
            if is_slottable(child)
                && let Some(slot) = self.slots.assigned_slot(child)
            {
                self.assigned.entry(slot.id()).or_default().push(child);
            }
        }
    }

    fn is_disabled(&mut self, node: NodeRef<'a>) -> bool {
        (is_labelable(node) && self.disabled.is_disabled(node))
            || node.is_html("fieldset") && node.has_attr("disabled")
    }

    /// The candidates that nothing can be below.
    fn certain(self) -> Vec<LowContrast> {
        if self.is_unknown || self.candidates.is_empty() {
            return Vec::new();
        }
        let sums = Sums::of(&self.boxes);
        let is_exempt = |label: Option<(Place, Option<&str>)>| {
            let Some((place, control)) = label else { return false };
            let end = self.boxes.get(place).map_or(place, |placed| placed.end);
            sums.between(place, end, |sum| sum.disabled) > 0
                || control.is_some_and(|id| self.disabled_ids.contains(id))
        };
        let mut seen = FxHashSet::default();
        let all = self.boxes.len();
        let is_certain = |candidate: &Candidate<'_>| {
            let end = self.boxes.get(candidate.owner).map_or(0, |owner| owner.end);
            let inside = candidate.owner.saturating_add(1);
            let layered = if candidate.is_layered { (0, all) } else { (inside, end) };
            sums.between(0, all, |sum| sum.in_flow) == 0
                && sums.between(layered.0, layered.1, |sum| sum.layered) == 0
        };
        let mut found = Vec::new();
        for candidate in &self.candidates {
            if is_certain(candidate)
                && !is_exempt(candidate.label)
                && seen.insert(candidate.found.element)
            {
                found.push(candidate.found);
            }
        }
        found
    }
}

/// A box is loose by itself, or because it is wider than the column that it is in.
fn loose(facts: &Facts, state: &State<'_>) -> Loose {
    let is_wide = match (facts.fixed_width, state.column) {
        (Width::Fits, _) | (_, None) => false,
        (Width::Unknown, Some(_)) => true,
        (Width::Pixels(own), Some(column)) => own > column,
    };
    if facts.loose == Loose::No && facts.paints && is_wide { Loose::Layered } else { facts.loose }
}

fn is_aria_disabled(node: NodeRef<'_>) -> bool {
    node.attr("aria-disabled").is_some_and(|value| value.eq_ignore_ascii_case("true"))
}

/// Browsers draw the box as they like.
fn is_drawn_by_browsers(node: NodeRef<'_>, values: &Values<'_>) -> bool {
    let is_of_browser = || super::rounded(values.background()) == [0xEF; 3];
    node.is_html("button") && is_of_browser()
}
