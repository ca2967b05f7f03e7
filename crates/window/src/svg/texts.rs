//! The characters of text content elements, and an estimate of their places.
//!
//! <https://svgwg.org/svg2-draft/text.html#InterfaceSVGTextContentElement>

use kurbo::{Point, Rect};
use treewright_dom::{Namespace, NodeId, NodeKind};

use super::lengths::Length;
use super::numbers::Scanner;
use super::viewports::parent_or_host;
use crate::reflect::animated::Across;
use crate::style;
use crate::world::World;

/// A text with the addressable characters that it has, as ranges of offsets in UTF-16.
struct Run {
    text: NodeId,
    start: u32,
    length: u32,
}

/// The runs of addressable characters: white space is collapsed.
/// <https://svgwg.org/svg2-draft/text.html#TermAddressableCharacter>
fn runs(world: &World, element: NodeId) -> Vec<Run> {
    let (mut runs, mut was_space): (Vec<Run>, bool) = (Vec::new(), true);
    let is_rendered = |node| style::value(world, node, "display").as_deref() != Some("none");
    let mut next = if style::is_being_rendered(world, element) { Some(element) } else { None };
    while let Some(node) = next {
        next = world.tree.next_in_tree_order(node, element);
        match world.tree.kind(node) {
            Some(NodeKind::Text) => {
                let mut at = 0_u32;
                for c in world.data(node).to_scalar().chars() {
                    let is_space = matches!(c, ' ' | '\t' | '\n' | '\r');
                    let length = c.len_utf16() as u32;
                    if !(is_space && was_space) {
                        match runs.last_mut() {
                            Some(run)
                                if run.text == node
                                    && run.start.saturating_add(run.length) == at =>
                            {
                                run.length = run.length.saturating_add(length);
                            }
                            _ => runs.push(Run { text: node, start: at, length }),
                        }
                    }
                    was_space = is_space;
                    at = at.saturating_add(length);
                }
            }
            Some(NodeKind::Element) if node != element && !is_rendered(node) => {
                next = world.tree.next_after_descendants(node, element);
            }
            _ => {}
        }
    }
    // White space at the end is dropped.
    if was_space && let Some(last) = runs.last_mut() {
        last.length = last.length.saturating_sub(1);
    }
    runs
}

/// The number of addressable characters, in code units of UTF-16.
pub(crate) fn number_of_characters(world: &World, element: NodeId) -> u32 {
    runs(world, element).iter().fold(0, |count, run| count.saturating_add(run.length))
}

/// The text and the offset in it of a character. One after the last is at the end of the text.
pub(crate) fn place_of(world: &World, element: NodeId, index: u32) -> (NodeId, u32) {
    let (mut rest, mut last) = (index, (element, 0));
    for run in runs(world, element) {
        if rest < run.length {
            return (run.text, run.start.saturating_add(rest));
        }
        rest = rest.saturating_sub(run.length);
        last = (run.text, run.start.saturating_add(run.length));
    }
    last
}

/// An estimate of the places of characters, as no font is loaded.
///
/// SPEC-NOTE: each code unit of UTF-16 advances by half the font size, all are in one line, and
/// reach from 0.8 font sizes above the baseline to 0.2 below it.
/// <https://svgwg.org/svg2-draft/text.html#TextLayoutAlgorithm>
pub(crate) struct Line {
    pub(crate) count: u32,
    advance: f64,
    size: f64,
    /// The start of the baseline.
    start: Point,
}

/// The line of a text content element.
pub(crate) fn line(world: &World, element: NodeId) -> Line {
    let count = number_of_characters(world, element);
    let size = style::font_size(world, element).unwrap_or(16.0);
    let advance = size / 2.0;
    let length = advance * f64::from(count);
    let anchor = style::value(world, element, "text-anchor").unwrap_or_default();
    let shift = match anchor.as_str() {
        "middle" => length / 2.0,
        "end" => length,
        _ => 0.0,
    };
    let x = position(world, element, "x", Across::Width) - shift;
    let start = Point::new(x, position(world, element, "y", Across::Height));
    Line { count, advance, size, start }
}

/// The first value of an attribute of an element, or of the text around it.
fn position(world: &World, element: NodeId, name: &str, across: Across) -> f64 {
    let is_text = |node: &NodeId| {
        world.tree.namespace(*node) == Some(Namespace::Svg)
            && matches!(world.tree.local_name(*node), Some("text" | "tspan" | "textPath"))
    };
    let texts = std::iter::successors(Some(element), |node| parent_or_host(world, *node));
    for node in texts.take_while(is_text) {
        let mut scanner = Scanner::new(world.tree.attribute(node, name).unwrap_or_default());
        scanner.skip_spaces();
        if let Some(length) = Length::parse(scanner.take_word()) {
            return length.resolve(world, Some(node), across).into();
        }
    }
    0.0
}

impl Line {
    /// The length of so many characters.
    pub(crate) fn length_of(&self, count: u32) -> f64 {
        self.advance * f64::from(count)
    }

    /// The place where a character starts.
    pub(crate) fn start_of(&self, index: u32) -> Point {
        Point::new(self.start.x + self.length_of(index), self.start.y)
    }

    /// The box of so many characters from one on.
    pub(crate) fn extent(&self, index: u32, count: u32) -> Rect {
        let start = self.start_of(index);
        let top = (start.x, start.y - 0.8 * self.size);
        Rect::from_origin_size(top, (self.length_of(count), self.size))
    }

    /// The character at a point.
    #[expect(
        clippy::cast_sign_loss,
        reason = "the point is in the extent, so not before the start"
    )]
    pub(crate) fn character_at(&self, point: Point) -> Option<u32> {
        if !self.extent(0, self.count).contains(point) {
            return None;
        }
        Some(((point.x - self.start.x) / self.advance) as u32)
    }
}
