//! Boxes that may be below a text without being around it: images and backgrounds of boxes that are moved over others.

use rustc_hash::FxHashSet;
use style::selector_parser::PseudoElement;
use treewright_dom::{Document, Namespace, NodeId, NodeRef};

use super::covers::{Siblings, covers};
use super::references::References;
use super::values::{Rgba, Values};
use crate::styles::Styles;

/// Boxes that paint, by how light they are: light ones, dark ones, and others.
type Counts = [u32; 3];

fn plus(mut one: Counts, other: Counts) -> Counts {
    for (count, more) in one.iter_mut().zip(other) {
        *count = count.saturating_add(more);
    }
    one
}

fn minus(mut one: Counts, other: Counts) -> Counts {
    for (count, less) in one.iter_mut().zip(other) {
        *count = count.saturating_sub(less);
    }
    one
}

#[derive(Clone, Copy, Debug, Default)]
struct Painter {
    /// The element paints itself.
    own: Counts,
    /// The element and the boxes in it paint.
    all: Counts,
    /// Boxes that are moved within it paint.
    loose: Counts,
}

/// The boxes of a document that paint.
#[derive(Debug)]
pub(super) struct Painters {
    boxes: Box<[Painter]>,
    /// The elements that a box in them covers.
    covered: FxHashSet<NodeId>,
    /// A box covers the viewport.
    pub(super) covers_page: bool,
    pub(super) references: References,
}

/// The boxes that may be below a text.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Below {
    /// Boxes that are moved within an ancestor.
    loose: Counts,
    /// Those of them that are moved within the last element.
    own: Counts,
    /// Boxes that the text is moved over.
    others: Counts,
    /// Ancestors that paint.
    chain: Counts,
    /// The containing block of boxes out of the flow, and the ancestors before it that paint.
    positioned: Option<(NodeId, Counts)>,
}

/// The lightness of what an element paints: 0 for light, 1 for dark, 2 for others.
const fn kind(color: Rgba) -> usize {
    let Rgba([red, green, blue, _]) = color;
    if red >= 0.75 && green >= 0.75 && blue >= 0.75 {
        0
    } else if red <= 0.35 && green <= 0.35 && blue <= 0.35 {
        1
    } else {
        2
    }
}

fn one_of(kind: usize) -> Counts {
    let mut counts = [0; 3];
    if let Some(count) = counts.get_mut(kind) {
        *count = 1;
    }
    counts
}

/// How a box is moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Moved {
    No,
    /// Within its parent.
    InParent,
    /// Within its containing block.
    OutOfFlow,
}

fn moved(values: &Values<'_>) -> Moved {
    if values.is_out_of_flow() {
        return Moved::OutOfFlow;
    }
    let has_offset = values.is_positioned()
        && values.insets().iter().any(|inset| inset.number().is_some_and(|inset| inset != 0.0));
    let is_moved = has_offset
        || values
            .all_margins()
            .iter()
            .any(|margin| margin.number().is_some_and(|margin| margin < 0.0))
        || values.is_transformed()
        || values.is_placed_in_grid();
    if is_moved { Moved::InParent } else { Moved::No }
}

fn painted(values: &Values<'_>) -> Counts {
    if values.has_background_image() || values.has_painted_edges() {
        return one_of(2);
    }
    let color = values.background();
    if color.alpha() > 0.05 { one_of(kind(color)) } else { [0; 3] }
}

fn is_image(node: NodeRef<'_>) -> bool {
    match node.namespace() {
        Some(Namespace::Html) => {
            matches!(node.name(), "img" | "video" | "canvas" | "iframe" | "object" | "embed")
        }
        Some(Namespace::Svg) => node.name() == "svg",
        _ => false,
    }
}

impl Painters {
    pub(super) fn of(styles: &Styles, document: &Document) -> Self {
        let boxes = vec![Painter::default(); document.place_count()].into_boxed_slice();
        let mut painters = Self {
            boxes,
            covered: FxHashSet::default(),
            covers_page: false,
            references: References::default(),
        };
        // The containing blocks around, with the depth that they end at.
        let mut open: Vec<(NodeRef<'_>, Moved, Option<NodeId>, Option<NodeId>)> = Vec::new();
        let root = document.root_node();
        let mut next = root.first_child();
        while let Some(node) = next {
            next = node.next_in_tree_order(root);
            while let Some((last, ..)) = open.last() {
                if node.parent().is_some_and(|parent| parent.id() == last.id()) {
                    break;
                }
                painters.close(&mut open);
            }
            let Some(values) = styles.values_of(node.id()) else {
                continue;
            };
            painters.references.add(styles, node);
            let values = Values::new(values, styles.device());
            let positioned = open.last().and_then(|(_, _, _, inside)| *inside);
            let is_seen = values.has_box() && values.is_visible() && values.opacity() > 0.05;
            let moved = moved(&values);
            let own = match () {
                () if !is_seen => [0; 3],
                () if is_image(node) => one_of(2),
                () => painted(&values),
            };
            let is_positioned = values.is_positioned() || values.is_transformed();
            let inside = if is_positioned { Some(node.id()) } else { positioned };
            if let Some(painter) = painters.get_mut(node.id()) {
                painter.own = own;
                painter.all = own;
            }
            if own != [0; 3] && !styles.is_animated(node.id()) {
                let siblings = Siblings { styles, cover: node, values: &values };
                siblings.each_covered(|covered| _ = painters.covered.insert(covered));
            }
            if is_seen {
                painters.pseudos(styles, node.id(), &values, inside);
            }
            let is_cover = is_seen
                && moved == Moved::OutOfFlow
                && covers(&values)
                && !styles.is_animated(node.id());
            match positioned.filter(|_| !values.is_fixed()) {
                Some(scope) if is_cover => _ = painters.covered.insert(scope),
                Some(_) => {}
                None => painters.covers_page |= is_cover,
            }
            open.push((node, moved, positioned, inside));
        }
        while !open.is_empty() {
            painters.close(&mut open);
        }
        painters
    }

    fn get_mut(&mut self, node: NodeId) -> Option<&mut Painter> {
        self.boxes.get_mut(node.to_u64() as u32 as usize)
    }

    fn get(&self, node: NodeId) -> Painter {
        self.boxes.get(node.to_u64() as u32 as usize).copied().unwrap_or_default()
    }

    /// Adds pseudo-elements that are moved over the text of their element.
    fn pseudos(
        &mut self,
        styles: &Styles,
        node: NodeId,
        values: &Values<'_>,
        inside: Option<NodeId>,
    ) {
        let Some(styles) = styles.styles_of(node) else { return };
        for pseudo in [PseudoElement::Before, PseudoElement::After] {
            let Some(pseudo) = styles.pseudos.get(&pseudo) else { continue };
            let pseudo = values.like(pseudo);
            let scope = match moved(&pseudo) {
                Moved::No => continue,
                Moved::InParent => Some(node),
                Moved::OutOfFlow => inside.or(Some(node)),
            };
            let own = if pseudo.has_content_image() { one_of(2) } else { painted(&pseudo) };
            if let Some(scope) = scope.and_then(|scope| self.get_mut(scope)) {
                scope.loose = plus(scope.loose, own);
            }
        }
    }

    fn close(&mut self, open: &mut Vec<(NodeRef<'_>, Moved, Option<NodeId>, Option<NodeId>)>) {
        let Some((node, moved, positioned, _)) = open.pop() else { return };
        let all = self.get(node.id()).all;
        let parent = open.last().map(|(parent, ..)| parent.id());
        if let Some(parent) = parent.and_then(|parent| self.get_mut(parent)) {
            parent.all = plus(parent.all, all);
        }
        let root = open.first().map(|(root, ..)| root.id());
        let scope = match moved {
            Moved::No => None,
            Moved::InParent => parent,
            Moved::OutOfFlow => positioned.or(root),
        };
        if let Some(scope) = scope.and_then(|scope| self.get_mut(scope)) {
            scope.loose = plus(scope.loose, all);
        }
    }

    /// A box in this element covers what is in it and in the flow.
    pub(super) fn covers(&self, element: NodeId) -> bool {
        self.covered.contains(&element)
    }

    /// The boxes that may be below text in an element.
    pub(super) fn below(&self, element: NodeRef<'_>, values: &Values<'_>, before: Below) -> Below {
        let own = self.get(element.id());
        let mut below = before;
        let scope = match moved(values) {
            Moved::No => None,
            Moved::InParent => {
                element.parent().map(|parent| (parent.id(), self.get(parent.id()).own))
            }
            Moved::OutOfFlow => {
                before.positioned.map(|(scope, chain)| (scope, minus(before.chain, chain)))
            }
        };
        if let Some((scope, chain)) = scope {
            below.loose = minus(below.loose, own.all);
            let others = minus(minus(self.get(scope).all, own.all), chain);
            below.others = plus(below.others, others);
        }
        below.loose = plus(below.loose, own.loose);
        below.own = own.loose;
        let is_root = before.positioned.is_none();
        if values.is_positioned() || values.is_transformed() || is_root {
            below.positioned = Some((element.id(), before.chain));
        }
        below.chain = plus(before.chain, own.own);
        below
    }
}

impl Below {
    pub(super) const EMPTY: Self =
        Self { loose: [0; 3], own: [0; 3], others: [0; 3], chain: [0; 3], positioned: None };

    /// An opaque background is between.
    pub(super) const fn over_opaque(self) -> Self {
        // What is moved within the element itself is not below its background.
        Self { loose: self.own, others: [0; 3], ..self }
    }

    /// No other box may be below the text.
    pub(super) fn is_nothing(&self) -> bool {
        plus(self.loose, self.others).iter().all(|count| *count == 0)
    }

    /// Nothing may be below the text that differs from this colour.
    pub(super) fn is_nothing_but(&self, color: Rgba) -> bool {
        let kind = kind(color);
        let all = plus(self.loose, self.others);
        all.iter().enumerate().all(|(other, count)| *count == 0 || other == kind && kind < 2)
    }
}
