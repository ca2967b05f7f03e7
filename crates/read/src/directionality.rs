//! The directionality of elements.
//! <https://html.spec.whatwg.org/multipage/dom.html#the-directionality>

use treewright_dom::{InputType, Namespace, NodeKind, NodeRef};
use unicode_bidi::{BidiClass, bidi_class};

use crate::forms::{has_automatic_directionality, value_of};

/// The directionality of an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Direction {
    Ltr,
    Rtl,
}

/// The states of the attribute `dir`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Dir {
    Ltr,
    Rtl,
    Auto,
    Undefined,
}

/// <https://html.spec.whatwg.org/multipage/dom.html#attr-dir>
fn dir(element: NodeRef<'_>) -> Dir {
    let is_html = element.namespace() == Some(Namespace::Html);
    match element.attr("dir").filter(|_| is_html) {
        Some(dir) if dir.eq_ignore_ascii_case("ltr") => Dir::Ltr,
        Some(dir) if dir.eq_ignore_ascii_case("rtl") => Dir::Rtl,
        Some(dir) if dir.eq_ignore_ascii_case("auto") => Dir::Auto,
        _ => Dir::Undefined,
    }
}

/// Returns true for an element whose directionality does not come from its parent.
pub(crate) fn has_own_directionality(element: NodeRef<'_>) -> bool {
    element.is_element()
        && (dir(element) != Dir::Undefined
            || element.is_html("bdi")
            || InputType::of(element) == Some(InputType::Telephone))
}

/// The outcome of the algorithms for automatic directionality.
enum Automatic<'a> {
    Found(Direction),
    /// It is that of the host of a shadow tree.
    Of(NodeRef<'a>),
    Null,
}

/// Computes the directionality of an element.
/// <https://html.spec.whatwg.org/multipage/dom.html#the-directionality>
pub(crate) fn directionality(element: NodeRef<'_>) -> Direction {
    directionality_in(element, own_shadow_root(element))
}

/// The same for an element whose tree is known to have this shadow root as its root, or none: to look for it takes a
/// walk over all ancestors.
pub(crate) fn directionality_in<'a>(
    element: NodeRef<'a>,
    shadow_root: Option<NodeRef<'a>>,
) -> Direction {
    let (mut element, mut shadow_root) = (element, shadow_root);
    // Each iteration leaves a shadow tree, or goes to the parent.
    loop {
        let is_automatic = match dir(element) {
            Dir::Ltr => return Direction::Ltr,
            Dir::Rtl => return Direction::Rtl,
            Dir::Auto => true,
            Dir::Undefined if element.is_html("bdi") => true,
            Dir::Undefined if InputType::of(element) == Some(InputType::Telephone) => {
                return Direction::Ltr;
            }
            Dir::Undefined => false,
        };
        if is_automatic {
            match automatic(element, shadow_root) {
                Automatic::Found(direction) => return direction,
                Automatic::Of(host) => (element, shadow_root) = (host, own_shadow_root(host)),
                Automatic::Null => return Direction::Ltr,
            }
            continue;
        }
        // The parent directionality.
        match element.parent() {
            Some(parent) if parent.is_element() => element = parent,
            Some(parent) if parent.kind() == NodeKind::ShadowRoot => match parent.host() {
                Some(host) => (element, shadow_root) = (host, own_shadow_root(host)),
                None => return Direction::Ltr,
            },
            _ => return Direction::Ltr,
        }
    }
}

/// The shadow root that is the root of a node's tree.
fn own_shadow_root(node: NodeRef<'_>) -> Option<NodeRef<'_>> {
    node.ancestors().last().filter(|root| root.kind() == NodeKind::ShadowRoot)
}

/// <https://html.spec.whatwg.org/multipage/dom.html#auto-directionality>
fn automatic<'a>(element: NodeRef<'a>, shadow_root: Option<NodeRef<'a>>) -> Automatic<'a> {
    // Step 1.
    if has_automatic_directionality(element) {
        let value = value_of(element);
        return match text_direction(&value) {
            Some(Direction::Rtl) => Automatic::Found(Direction::Rtl),
            _ if !value.is_empty() => Automatic::Found(Direction::Ltr),
            _ => Automatic::Null,
        };
    }
    // Step 2.
    if element.is_html("slot")
        && let Some(root) = shadow_root
    {
        let mut is_assigned = false;
        for child in assigned_nodes(element, root) {
            is_assigned = true;
            let outcome = match child.data() {
                Some(data) => text_direction(data).map_or(Automatic::Null, Automatic::Found),
                None => contained_text(child, own_shadow_root(child), true),
            };
            if !matches!(outcome, Automatic::Null) {
                return outcome;
            }
        }
        if is_assigned {
            return Automatic::Null;
        }
    }
    // Step 3.
    contained_text(element, shadow_root, false)
}

/// The nodes that are assigned to a slot by name.
/// <https://dom.spec.whatwg.org/#find-slottables>
fn assigned_nodes<'a>(slot: NodeRef<'a>, root: NodeRef<'a>) -> impl Iterator<Item = NodeRef<'a>> {
    let name = slot.attr("name").unwrap_or_default();
    let mut slots = root.descendants().filter(|node| node.is_html("slot"));
    let first = slots.find(|slot| slot.attr("name").unwrap_or_default() == name);
    let is_manual = slot
        .document()
        .shadow_root_properties(root.id())
        .is_some_and(|properties| properties.manual_slot_assignment);
    let host = root.host().filter(|_| first == Some(slot) && !is_manual);
    host.into_iter().flat_map(NodeRef::children).filter(move |child| {
        (child.is_element() || child.is_text()) && child.attr("slot").unwrap_or_default() == name
    })
}

/// Returns true for an element whose text does not count for the elements around it.
fn is_apart(element: NodeRef<'_>) -> bool {
    element.is_element()
        && (["bdi", "script", "style", "textarea"].iter().any(|name| element.is_html(name))
            || dir(element) != Dir::Undefined)
}

/// <https://html.spec.whatwg.org/multipage/dom.html#contained-text-auto-directionality>
fn contained_text<'a>(
    element: NodeRef<'a>,
    shadow_root: Option<NodeRef<'a>>,
    can_exclude_root: bool,
) -> Automatic<'a> {
    if can_exclude_root && is_apart(element) {
        return Automatic::Null;
    }
    let mut next = element.first_child();
    while let Some(node) = next {
        let is_apart = is_apart(node);
        if !is_apart
            && node.is_html("slot")
            && let Some(root) = shadow_root
        {
            return root.host().map_or(Automatic::Null, Automatic::Of);
        }
        if node.is_text()
            && let Some(direction) = node.data().and_then(text_direction)
        {
            return Automatic::Found(direction);
        }
        next = node.first_child().filter(|_| !is_apart);
        let mut last = node;
        while next.is_none() && last != element {
            next = last.next_sibling();
            match last.parent() {
                Some(parent) => last = parent,
                None => break,
            }
        }
    }
    Automatic::Null
}

/// The direction of the first character of the type L, AL or R.
/// <https://html.spec.whatwg.org/multipage/dom.html#text-node-directionality>
fn text_direction(text: &str) -> Option<Direction> {
    text.chars().find_map(|character| match bidi_class(character) {
        BidiClass::L => Some(Direction::Ltr),
        BidiClass::AL | BidiClass::R => Some(Direction::Rtl),
        _ => None,
    })
}
