//! Elements of SVG that clip and mask others.

use rustc_hash::FxHashMap;
use style::url::ComputedUrl;
use treewright_dom::{Namespace, NodeRef};

use super::values::Values;
use crate::styles::Styles;

/// The most children that are looked at.
const MOST: usize = 32;

/// The `clipPath` and `mask` elements of a document that let nothing through, by their ids, and those that let some.
#[derive(Debug, Default)]
pub(super) struct References {
    empty: FxHashMap<String, bool>,
}

impl References {
    /// Notes an element. The first one with an id counts.
    pub(super) fn add(&mut self, styles: &Styles, node: NodeRef<'_>) {
        if node.namespace() != Some(Namespace::Svg) || !matches!(node.name(), "clipPath" | "mask") {
            return;
        }
        if let Some(id) = node.attr("id") {
            let is_empty = || lets_nothing_through(styles, node);
            self.empty.entry(id.to_owned()).or_insert_with(is_empty);
        }
    }

    /// The element that a URL refers to lets nothing through.
    pub(super) fn is_empty(&self, url: &ComputedUrl) -> bool {
        let fragment = url.url().and_then(|url| url.fragment());
        fragment.and_then(|id| self.empty.get(id)).copied().unwrap_or(false)
    }
}

fn lets_nothing_through(styles: &Styles, node: NodeRef<'_>) -> bool {
    let is_mask = node.name() == "mask";
    // Masks of the other type let through what is dark, too.
    if is_mask && (node.has_attr("mask-type") || node.has_attr("style")) {
        return false;
    }
    let mut number = 0_usize;
    node.child_elements().all(|child| {
        number = number.saturating_add(1);
        number <= MOST && (has_no_area(child) || is_mask && is_black(styles, child))
    })
}

/// A shape without area. Other elements have none.
fn has_no_area(node: NodeRef<'_>) -> bool {
    let is_zero = |name: &str| {
        let value = node.attr(name).unwrap_or("0").trim_ascii();
        value.trim_end_matches("px").trim_end_matches('%').parse::<f32>() == Ok(0.0)
    };
    // Styles have sizes, too.
    if node.has_attr("style") || node.has_attr("class") {
        return false;
    }
    match node.name() {
        "rect" => is_zero("width") || is_zero("height"),
        "circle" => is_zero("r"),
        "ellipse" => is_zero("rx") && node.has_attr("rx"),
        "path" => node.attr("d").is_none_or(|path| path.trim_ascii().is_empty()),
        "polygon" | "polyline" => {
            node.attr("points").is_none_or(|points| points.trim_ascii().is_empty())
        }
        "title" | "desc" | "metadata" | "line" => true,
        _ => false,
    }
}

fn is_black(styles: &Styles, node: NodeRef<'_>) -> bool {
    let is_shape = matches!(node.name(), "rect" | "circle" | "ellipse" | "path" | "polygon");
    let Some(values) = styles.values_of(node.id()) else { return false };
    let values = Values::new(values, styles.device());
    is_shape
        && values.svg_fill().is_some_and(|color| {
            let [red, green, blue, alpha] = color.0;
            red.max(green).max(blue) * alpha < 0.02
        })
}
