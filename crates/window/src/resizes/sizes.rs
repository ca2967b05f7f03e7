//! The sizes of an element, as far as its computed style gives them.

use treewright_dom::{LocalName, Namespace, NodeId};
use treewright_style::Display;
use treewright_style::cssom::LiveStyles;

use crate::Cx;
use crate::generated::enums::ResizeObserverBoxOptions;
use crate::geometry::Rect;
use crate::style::{Boxes, with_style};
use crate::svg::boxes::{Parts, bounding_box};
use crate::trees::html_name;
use crate::world::World;

/// The sizes of the boxes of an element, each in inline and block direction.
///
/// They come from the computed values of `width`, `height`, their minima and maxima, padding, borders, `box-sizing` and
/// `writing-mode`. A length in pixels counts; `auto`, percentages and other values that need layout count as 0. Elements
/// without a box, and inline boxes, are 0 by 0. An SVG element without a CSS box has the size of its bounding box.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Sizes {
    /// The padding at the left and top, and the width and height of the content.
    pub(crate) content_rect: Rect,
    pub(crate) border_box: (f64, f64),
    pub(crate) content_box: (f64, f64),
    pub(crate) device_pixel_content_box: (f64, f64),
}

impl Sizes {
    /// <https://drafts.csswg.org/resize-observer-1/#calculate-box-size>
    pub(crate) fn of(cx: &mut Cx<'_>, boxes: &mut Boxes, element: NodeId) -> Self {
        if !boxes.has_a_box(cx.host, element) {
            return Self::default();
        }
        let world = &*cx.host;
        if is_svg(world, element)
            && world.flat_tree_parent(element).is_some_and(|parent| is_svg(world, parent))
        {
            return Self::of_graphics(cx, element);
        }
        let sizes = with_style(world, element, |live| {
            if is_inline(world, live, element) {
                return Self::default();
            }
            Self::of_a_box(live, element)
        });
        sizes.unwrap_or_default()
    }

    fn of_a_box(live: &LiveStyles, element: NodeId) -> Self {
        let pixels = |name: &str| pixels(&live.value(element, None, name)).unwrap_or(0.0);
        let [top, right, bottom, left] =
            ["padding-top", "padding-right", "padding-bottom", "padding-left"].map(pixels);
        let [above, after, below, before] =
            ["border-top-width", "border-right-width", "border-bottom-width", "border-left-width"]
                .map(pixels);
        let around_x = left + right + before + after;
        let around_y = top + bottom + above + below;
        let border_sizing = live.value(element, None, "box-sizing") == "border-box";
        let inner = |length: f64, around: f64| {
            if border_sizing { (length - around).max(0.0) } else { length }
        };
        let content = |names: [&str; 3], around: f64| {
            let [length, maximum, minimum] = names
                .map(|name| self::pixels(&live.value(element, None, name)))
                .map(|length| length.map(|length| inner(length, around)));
            let length = length.unwrap_or(0.0);
            length.min(maximum.unwrap_or(length)).max(minimum.unwrap_or(0.0))
        };
        let width = content(["width", "max-width", "min-width"], around_x);
        let height = content(["height", "max-height", "min-height"], around_y);
        let is_vertical = !live.value(element, None, "writing-mode").starts_with("horizontal");
        let logical = |width, height| if is_vertical { (height, width) } else { (width, height) };
        Self {
            content_rect: Rect([left, top, width, height]),
            border_box: logical(width + around_x, height + around_y),
            content_box: logical(width, height),
            device_pixel_content_box: logical(width.round(), height.round()),
        }
    }

    /// An SVG element without a CSS box has the size of its bounding box.
    fn of_graphics(cx: &mut Cx<'_>, element: NodeId) -> Self {
        let parts = Parts { fill: true, stroke: false };
        // Out of time or memory, the update ends.
        let bounds = bounding_box(cx, element, parts).ok().flatten().unwrap_or_default();
        let size = (bounds.width(), bounds.height());
        Self {
            content_rect: Rect([0.0, 0.0, bounds.width(), bounds.height()]),
            border_box: size,
            content_box: size,
            device_pixel_content_box: size,
        }
    }

    /// The size of one of the boxes.
    pub(crate) const fn of_the_box(&self, which: ResizeObserverBoxOptions) -> (f64, f64) {
        match which {
            ResizeObserverBoxOptions::BorderBox => self.border_box,
            ResizeObserverBoxOptions::ContentBox => self.content_box,
            ResizeObserverBoxOptions::DevicePixelContentBox => self.device_pixel_content_box,
        }
    }
}

fn is_svg(world: &World, node: NodeId) -> bool {
    world.tree.namespace(node) == Some(Namespace::Svg)
}

/// True for inline boxes, to which widths and heights do not apply. They apply to replaced elements.
fn is_inline(world: &World, live: &LiveStyles, element: NodeId) -> bool {
    let is_replaced = matches!(
        html_name(world, element),
        Some(
            LocalName::AUDIO
                | LocalName::CANVAS
                | LocalName::EMBED
                | LocalName::IFRAME
                | LocalName::IMG
                | LocalName::INPUT
                | LocalName::OBJECT
                | LocalName::VIDEO
        )
    );
    live.display(element) == Some(Display::Inline) && !is_replaced && !is_svg(world, element)
}

/// A computed length.
fn pixels(value: &str) -> Option<f64> {
    value.strip_suffix("px")?.parse().ok()
}
