//! Which elements have boxes, and their text.
//!
//! <https://html.spec.whatwg.org/multipage/rendering.html#being-rendered>

use rustc_hash::FxHashMap;
use treewright_dom::{LocalName, NodeId, NodeKind, NodeRef};
use treewright_read::style::StyleView;
use treewright_read::{InnerTextOptions, MarkdownOptions, inner_text_styled, markdown_styled};
use treewright_style::{Display, Visibility};

use super::computed::{with_style, with_styles};
use crate::events::activation::details_of_its_summary;
use crate::trees::html_name;
use crate::world::World;

/// The elements from one upwards in the flat tree.
fn upwards(world: &World, element: NodeId) -> impl Iterator<Item = NodeId> {
    std::iter::successors(Some(element), |at| world.flat_tree_parent(*at))
        .filter(|at| world.tree.kind(*at) == Some(NodeKind::Element))
}

/// True if a parent in the flat tree hides the element inside it.
fn hides(world: &World, parent: NodeId, inside: NodeId) -> bool {
    let hides = with_style(world, parent, |live| {
        live.display(parent) == Some(Display::None)
            || live.style(parent).is_some_and(|style| style.hides_contents)
    });
    // The summary of a closed details element is shown.
    let is_closed = html_name(world, parent) == Some(LocalName::DETAILS)
        && world.tree.attribute(parent, "open").is_none()
        && details_of_its_summary(world, inside) != Some(parent);
    hides.unwrap_or(true) || is_closed
}

/// Answers for many elements, between which nothing changes, whether they have boxes.
#[derive(Debug, Default)]
pub(crate) struct Boxes {
    /// True for elements that something around them hides.
    hidden: FxHashMap<NodeId, bool>,
}

impl Boxes {
    /// True if an element has a box, as far as styles say so, and so has the container of its document.
    pub(crate) fn has_a_box(&mut self, world: &World, element: NodeId) -> bool {
        let display = with_style(world, element, |live| live.display(element)).flatten();
        let can_have =
            display.is_some_and(|display| !matches!(display, Display::None | Display::Contents));
        can_have && !self.is_hidden(world, element)
    }

    fn is_hidden(&mut self, world: &World, element: NodeId) -> bool {
        let mut way = Vec::new();
        let mut inside = element;
        let is_hidden = loop {
            if let Some(known) = self.hidden.get(&inside) {
                break *known;
            }
            way.push(inside);
            let Some(around) = around(world, inside) else { break false };
            if hides(world, around, inside) {
                break true;
            }
            inside = around;
        };
        self.hidden.extend(way.into_iter().map(|at| (at, is_hidden)));
        is_hidden
    }
}

/// The parent of an element in the flat tree, or the container of its document.
fn around(world: &World, element: NodeId) -> Option<NodeId> {
    let parent = world.flat_tree_parent(element)?;
    match world.tree.kind(parent)? {
        NodeKind::Element => Some(parent),
        NodeKind::Document => world.navigables.get(world.node_navigable(parent)?)?.container,
        _ => None,
    }
}

/// True if an ancestor hides its contents: one with `display: none`, a closed `details` element, or `content-visibility`.
fn is_hidden_by_ancestors(world: &World, element: NodeId) -> bool {
    let mut inside = element;
    for at in upwards(world, element).skip(1) {
        if hides(world, at, inside) {
            return true;
        }
        inside = at;
    }
    false
}

/// True if an element is being rendered, as far as styles say so.
/// <https://html.spec.whatwg.org/multipage/rendering.html#being-rendered>
pub(crate) fn is_being_rendered(world: &World, element: NodeId) -> bool {
    let display = with_style(world, element, |live| live.display(element)).flatten();
    display.is_some_and(|display| display != Display::None)
        && !is_hidden_by_ancestors(world, element)
}

/// True if the computed value of `visibility` is `visible`.
/// <https://drafts.csswg.org/css-display-4/#visibility>
pub(crate) fn is_visible(world: &World, element: NodeId) -> bool {
    let visibility = with_style(world, element, |live| live.visibility(element)).flatten();
    visibility == Some(Visibility::Visible)
}

/// <https://drafts.csswg.org/cssom-view/#dom-element-checkvisibility>
pub(crate) fn check_visibility(
    world: &World,
    element: NodeId,
    with_opacity: bool,
    with_visibility: bool,
) -> bool {
    let display = with_style(world, element, |live| live.display(element)).flatten();
    let has_a_box =
        display.is_some_and(|display| !matches!(display, Display::None | Display::Contents));
    if !has_a_box || is_hidden_by_ancestors(world, element) {
        return false;
    }
    let is_transparent = |at: NodeId| with_style(world, at, |live| live.opacity(at) == Some(0.0));
    if with_opacity && upwards(world, element).any(|at| is_transparent(at) == Some(true)) {
        return false;
    }
    !with_visibility || is_visible(world, element)
}

/// <https://html.spec.whatwg.org/multipage/dom.html#get-the-text-steps>
pub(crate) fn inner_text(world: &World, element: NodeId, options: InnerTextOptions) -> String {
    read_styled(world, element, |node, view| match view {
        Some(view) => inner_text_styled(node, &options, view),
        None => treewright_read::inner_text(node, &options),
    })
}

/// A node as it is shown, in Markdown.
pub(crate) fn markdown(world: &World, node: NodeId, options: &MarkdownOptions) -> String {
    read_styled(world, node, |node, view| match view {
        Some(view) => markdown_styled(node, options, view),
        None => treewright_read::markdown(node, options),
    })
}

/// Reads a node with the styles of its document, as long as they are kept.
fn read_styled(
    world: &World,
    node: NodeId,
    read: impl Fn(NodeRef<'_>, Option<&dyn StyleView>) -> String,
) -> String {
    let Some(shown) = world.tree.get(node) else { return String::new() };
    let text = with_styles(world, world.node_document(node), |live, page| {
        live.compute_below(page, node);
        read(shown, Some(&live.view()))
    });
    text.unwrap_or_else(|| read(shown, None))
}
