//! Shapes of SVG below text and over it, and paths that it is on.

use rustc_hash::FxHashSet;
use treewright_dom::{Document, Namespace, NodeRef};

use super::affine::number;
use super::values::{Rgba, Values};
use crate::styles::Styles;

/// The most siblings that are looked at.
const MOST: usize = 16;

/// A rectangle: left, top, right, bottom.
type Rect = [f32; 4];

/// The place of a text of one piece, with room for wide letters.
fn text_rect(styles: &Styles, text: NodeRef<'_>) -> Option<Rect> {
    let is_moved =
        ["transform", "style", "dx", "dy", "rotate"].iter().any(|name| text.has_attr(name));
    let anchor = text.attr("text-anchor").unwrap_or("start");
    if is_moved || anchor != "start" || text.child_elements().next().is_some() {
        return None;
    }
    let values = Values::new(styles.values_of(text.id())?, styles.device());
    let size = values.font_size();
    let at = |name| number(text.attr(name).unwrap_or("0"));
    let (x, y) = (at("x")?, at("y")?);
    let letters: usize = text.children().filter_map(NodeRef::text_data).map(str::len).sum();
    let length = f32::from(u16::try_from(letters).unwrap_or(u16::MAX)) * size * 0.65;
    Some([x, y - 0.9 * size, x + length, y + 0.25 * size])
}

/// A `rect` element without rounded corners or a transformation, and its colour.
fn filled_rect(styles: &Styles, node: NodeRef<'_>) -> Option<(Rect, Rgba)> {
    let is_plain = !["transform", "style", "rx", "clip-path", "mask", "filter"]
        .iter()
        .any(|name| node.has_attr(name));
    if node.name() != "rect" || !is_plain {
        return None;
    }
    let values = Values::new(styles.values_of(node.id())?, styles.device());
    let color = values.svg_fill()?;
    let size = |name| match node.attr(name)?.trim_ascii() {
        "100%" => Some(f32::MAX),
        size => number(size),
    };
    let at = |name| number(node.attr(name).unwrap_or("0"));
    let (x, y) = (at("x")?, at("y")?);
    let is_seen = values.opacity() >= 0.99
        && values.is_visible()
        && values.has_box()
        && !values.is_transformed()
        && color.alpha() >= 0.99;
    is_seen.then_some(([x, y, x + size("width")?, y + size("height")?], color))
}

const fn is_within(inner: Rect, outer: Rect) -> bool {
    let [left, top, right, bottom] = inner;
    let [from, above, to, below] = outer;
    from <= left && above <= top && right <= to && bottom <= below
}

fn is_shape(node: NodeRef<'_>) -> bool {
    node.namespace() == Some(Namespace::Svg)
        && !matches!(
            node.name(),
            "text"
                | "title"
                | "desc"
                | "metadata"
                | "defs"
                | "style"
                | "symbol"
                | "clipPath"
                | "mask"
                | "linearGradient"
                | "radialGradient"
                | "pattern"
                | "filter"
                | "marker"
        )
}

/// A rectangle after a text is on top of it.
pub(super) fn is_covered(styles: &Styles, text: NodeRef<'_>) -> bool {
    let mut after = text.next_siblings().take(MOST).filter(|node| node.name() == "rect").peekable();
    if after.peek().is_none() {
        return false;
    }
    let Some(place) = text_rect(styles, text) else { return false };
    let covers = |node| {
        filled_rect(styles, node)
            .is_some_and(|(rect, _)| !styles.is_animated(node.id()) && is_within(place, rect))
    };
    after.any(covers)
}

/// The colour of the last shape before a text, if that is below all of it.
pub(super) fn below(styles: &Styles, text: NodeRef<'_>) -> Option<Rgba> {
    let shape = text.previous_siblings().take(MOST).find(|node| is_shape(*node))?;
    let place = text_rect(styles, text)?;
    let (rect, color) = filled_rect(styles, shape)?;
    is_within(place, rect).then_some(color)
}

/// A `textPath` element whose path is not in the document is not rendered.
pub(super) fn is_on_missing_path(node: NodeRef<'_>, paths: &FxHashSet<String>) -> bool {
    let mut links = node.attrs().filter(|(name, _)| name.local == "href");
    let Some((_, target)) = links.next() else { return !node.has_attr("path") };
    target.trim_ascii().strip_prefix('#').is_some_and(|id| !paths.contains(id))
}

/// The ids of the shapes of a document.
pub(super) fn path_ids(document: &Document) -> FxHashSet<String> {
    let is_path = |node: &NodeRef<'_>| {
        ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"].contains(&node.name())
    };
    let paths = document.nodes().filter(is_path);
    paths.filter_map(|node| node.attr("id")).map(str::to_owned).collect()
}
