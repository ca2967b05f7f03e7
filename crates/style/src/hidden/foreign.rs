//! The text of SVG and MathML.

use rustc_hash::FxHashSet;
use treewright_dom::{Document, Namespace, NodeRef};

use super::affine::{Affine, number, numbers};
use super::elements::Way;
use super::svg_paint::{is_covered, is_on_missing_path, path_ids};
use super::tricks::{Certainty, Trick};
use super::walk::{CauseId, Finder, State};

/// The place in an SVG image.
#[derive(Clone, Copy, Debug)]
pub(super) struct InSvg {
    /// In a `text` element: only there text is rendered.
    pub(super) in_text: bool,
    /// The cause that hides the image itself.
    around: Option<CauseId>,
    /// From the coordinates here to those of the image.
    matrix: Affine,
    /// The size of the image, if it is known, and whether it cuts off what overflows.
    size: [Option<f32>; 2],
    is_clipped: bool,
    /// The cause that moves text out of the image.
    pub(super) outside: Option<CauseId>,
}

const SHAPES: [&str; 12] = [
    "circle", "ellipse", "image", "line", "path", "polygon", "polyline", "rect", "stop", "use",
    "video", "audio",
];

/// Elements that are rendered where another one refers to them, or not at all, and how certain that is.
fn never_rendered(name: &str) -> Option<Certainty> {
    Some(match name {
        "defs" | "symbol" | "linearGradient" | "radialGradient" | "filter" => Certainty::Certain,
        "clipPath" | "mask" | "marker" | "pattern" | "metadata" | "desc" => Certainty::Likely,
        // It is the name of the image, and shown by a mouse.
        "title" => Certainty::Possible,
        _ => return None,
    })
}

impl<'a> Finder<'a> {
    /// Adds the effect of an element of another vocabulary.
    pub(super) fn foreign(&mut self, node: NodeRef<'a>, state: &mut State) {
        match node.namespace() {
            Some(Namespace::Svg) => self.svg(node, state),
            Some(Namespace::MathMl) => self.math(node, state),
            _ => {}
        }
    }

    fn svg(&mut self, node: NodeRef<'a>, state: &mut State) {
        let name = node.name();
        if name == "svg" && state.svg.is_none() {
            self.image(node, state);
        }
        let Some(mut svg) = state.svg else { return };
        if SHAPES.contains(&name) && state.all.is_none() {
            self.svg_shapes = true;
        }
        // `use` shows it where it is.
        let is_used = (state.all != svg.around || name == "symbol")
            && name != "svg"
            && node.attr("id").is_some_and(|id| self.used_ids().contains(id));
        if is_used {
            state.all = svg.around;
        }
        if let Some(certainty) = never_rendered(name)
            && !(name == "symbol" && is_used)
        {
            self.hide(node, state, Way::new(Trick::NotRendered, certainty, &[]));
        } else if SHAPES.contains(&name) {
            self.hide(node, state, Way::new(Trick::NotRendered, Certainty::Certain, &[]));
        }
        if is_second_choice(node) {
            self.hide(node, state, Way::new(Trick::NotRendered, Certainty::Likely, &[]));
        }
        if let Some(own) = node.attr("transform").and_then(Affine::parse) {
            svg.matrix = svg.matrix.of(own);
            state.around.scale *= own.scale();
            if own.scale() <= 0.001 {
                self.hide(node, state, Way::new(Trick::Transform, Certainty::Certain, &[]));
            }
        }
        match name {
            "textPath" if is_on_missing_path(node, self.path_ids()) => {
                self.hide(node, state, Way::new(Trick::NotRendered, Certainty::Certain, &[]));
            }
            "text" => {
                svg.in_text = true;
                if is_covered(self.styles, node) {
                    self.hide(node, state, Way::new(Trick::Covered, Certainty::Likely, &[]));
                }
                svg.outside = self.outside(node, &svg, state);
            }
            "tspan" if node.has_attr("x") || node.has_attr("y") => {
                svg.outside = self.outside(node, &svg, state);
            }
            "foreignObject" => {
                let is_empty =
                    |name| node.attr(name).and_then(number).is_some_and(|size| size <= 1.0);
                if is_empty("width") || is_empty("height") {
                    self.hide(node, state, Way::new(Trick::NoSize, Certainty::Certain, &[]));
                }
                state.svg = None;
                return;
            }
            _ => {}
        }
        state.svg = Some(svg);
    }

    /// An `svg` element in another vocabulary.
    fn image(&mut self, node: NodeRef<'a>, state: &mut State) {
        self.svg_shapes = false;
        let style = self
            .styles
            .values_of(node.id())
            .map(|values| super::values::Values::new(values, self.styles.device()));
        let declared = style.as_ref().map_or((None, None), super::values::Values::size);
        let is_clipped = style.as_ref().is_none_or(|style| style.clips().0);
        let attr = |name| node.attr(name).and_then(number);
        let size = [declared.0.or_else(|| attr("width")), declared.1.or_else(|| attr("height"))];
        // <https://svgwg.org/svg2-draft/geometry.html#Sizing>: zero disables rendering.
        if size.iter().flatten().any(|size| *size <= 0.0) {
            self.hide(
                node,
                state,
                Way::new(Trick::NoSize, Certainty::Certain, &["width", "height"]),
            );
        }
        let mut matrix = Affine::IDENTITY;
        let view = node.attr("viewBox").map(numbers).unwrap_or_default();
        if let [x, y, width, height] = *view
            && width > 0.0
            && height > 0.0
        {
            let page = self.styles.device().width;
            let of_width = size[0].map(|size| size / width);
            let of_height = size[1].map(|size| size / height);
            let scale = match (of_width, of_height) {
                (Some(one), Some(other)) => one.min(other),
                (Some(one), None) | (None, Some(one)) => one,
                (None, None) => page / width,
            };
            matrix = Affine([scale, 0.0, 0.0, scale, -x * scale, -y * scale]);
            state.around.scale *= scale;
        }
        let around = state.all;
        state.svg = Some(InSvg { in_text: false, around, matrix, size, is_clipped, outside: None });
    }

    /// The cause that text at the `x` and `y` of an element is out of the image.
    fn outside(&mut self, node: NodeRef<'a>, svg: &InSvg, state: &State) -> Option<CauseId> {
        let values = self.styles.values_of(node.id())?;
        let values = super::values::Values::new(values, self.styles.device());
        let size = values.font_size() * state.around.scale;
        let first = |name| {
            let list = node.attr(name).map(numbers).unwrap_or_default();
            list.first().copied().unwrap_or(0.0)
        };
        let (x, y) = svg.matrix.point(first("x") + first("dx"), first("y") + first("dy"));
        let anchor = node.attr("text-anchor").unwrap_or("start");
        let letters = node.children().filter_map(NodeRef::text_data).map(length).sum::<f32>();
        let length = if node.child_elements().next().is_some() { 2000.0 } else { letters * size };
        let (left, right) = match anchor {
            "middle" => (x - length / 2.0, x + length / 2.0),
            "end" => (x - length, x),
            _ => (x, x + length),
        };
        let edge = if svg.is_clipped { 0.0 } else { -1000.0 };
        let beyond =
            |at: f32, size: Option<f32>| svg.is_clipped && size.is_some_and(|size| at >= size);
        let is_out = right <= edge
            || y + size * 0.4 <= edge
            || beyond(left, svg.size[0].or(Some(self.styles.device().width)))
            || beyond(y - size, svg.size[1]);
        is_out.then(|| self.cause(node, Way::new(Trick::Offset, Certainty::Likely, &[]), None))
    }

    fn hide(&mut self, node: NodeRef<'a>, state: &mut State, way: Way) {
        if self.new_way(Some(way), state.all).is_some() {
            state.all = Some(self.cause(node, way, None));
        }
    }

    /// The ids that `use` elements refer to.
    fn used_ids(&self) -> &FxHashSet<String> {
        self.used_ids.get_or_init(|| used_ids(self.document))
    }

    fn path_ids(&self) -> &FxHashSet<String> {
        self.path_ids.get_or_init(|| path_ids(self.document))
    }

    fn math(&mut self, node: NodeRef<'a>, state: &mut State) {
        let Some(parent) = node.parent() else { return };
        let is_first = || node.previous_siblings().all(|before| before.name().is_empty());
        let certainty = match parent.name() {
            // Only the first child is displayed: the others say the same in other words.
            "semantics" if !is_first() => Certainty::Likely,
            "maction" if !is_first() => Certainty::Possible,
            _ if node.name().starts_with("annotation") => Certainty::Likely,
            _ => return,
        };
        if parent.namespace() == Some(Namespace::MathMl) {
            self.hide(node, state, Way::new(Trick::NotRendered, certainty, &[]));
        }
    }
}

/// A child of `switch` after one without conditions.
fn is_second_choice(node: NodeRef<'_>) -> bool {
    let is_plain = |node: NodeRef<'_>| {
        !["requiredExtensions", "systemLanguage", "requiredFeatures"]
            .iter()
            .any(|name| node.has_attr(name))
    };
    node.parent().is_some_and(|parent| {
        parent.name() == "switch"
            && parent.namespace() == Some(Namespace::Svg)
            && parent
                .child_elements()
                .take_while(|child| child.id() != node.id())
                .take(16)
                .any(is_plain)
    })
}

fn used_ids(document: &Document) -> FxHashSet<String> {
    let uses = document
        .nodes()
        .filter(|node| node.name() == "use" && node.namespace() == Some(Namespace::Svg));
    let mut ids = FxHashSet::default();
    for node in uses {
        for (name, value) in node.attrs() {
            if name.local == "href"
                && let Some(id) = value.trim_ascii().strip_prefix('#')
            {
                ids.insert(id.to_owned());
            }
        }
    }
    ids
}

/// The number of characters of a text.
#[expect(clippy::cast_precision_loss, reason = "texts of that length are long")]
fn length(text: &str) -> f32 {
    text.len() as f32
}
