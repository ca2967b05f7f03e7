//! The elements whose styles an update looks at.

use treewright_dom::scripting::ShadowIncludingTrees;
use treewright_dom::{NodeId, NodeRef};
use treewright_style::cssom::{AnimatedElements, GeneratedBox, LiveStyles, StyleSnapshot};

use super::Owner;
use crate::style::with_styles;
use crate::world::World;

/// The parts of an element that can be animated.
pub(super) const PARTS: [Option<GeneratedBox>; 3] =
    [None, Some(GeneratedBox::Before), Some(GeneratedBox::After)];

/// The elements whose styles are kept because a script read them.
const MOST_ASKED: u32 = 128;

/// The clock is looked at after so many elements.
const ELEMENTS_PER_LOOK: usize = 256;

/// The styles of the elements, and of their pseudo-elements, in tree order; `None` for those without a box.
pub(super) type Found = Vec<(Owner, Option<StyleSnapshot>)>;

/// Looks at the styles of a document. `None` if it has none, or if time or memory ran out.
pub(super) fn look(world: &World, document: NodeId, elements: &AnimatedElements) -> Option<Found> {
    let css = &world.animations.css;
    let tracked = css.tracked_in(document);
    with_styles(world, document, |live, page| {
        let mut found = Found::new();
        let mut seen = rustc_hash::FxHashSet::default();
        let mut next = Some(document);
        let mut count = 0_usize;
        while let Some(node) = next {
            next = world.tree.next_in_shadow_including_tree_order(node, document);
            count = count.saturating_add(1);
            if count.is_multiple_of(ELEMENTS_PER_LOOK) && (page.must_stop)(0) {
                return None;
            }
            let Some(node_ref) = world.tree.get(node) else { continue };
            let is_tracked = tracked.contains(&node);
            if !node_ref.is_element() || !is_tracked && !can_be_animated(node_ref, elements) {
                continue;
            }
            seen.insert(node);
            if !live.compute(page, node) && live.is_stopped() {
                return None;
            }
            let is_shown = !is_in_a_hidden_part(world, live, node);
            for generated in PARTS {
                let owner = Owner { element: node, generated };
                let style = live.base_style(node, generated).filter(|_| is_shown);
                let style = style.filter(|style| !style.is_not_displayed());
                if style.is_some() || css.tracked.contains_key(&owner) {
                    found.push((owner, style));
                }
            }
        }
        // Those that are no longer in the document.
        for node in tracked {
            if !seen.contains(&node) {
                let parts =
                    PARTS.iter().map(|generated| Owner { element: node, generated: *generated });
                let parts = parts.filter(|owner| css.tracked.contains_key(owner));
                found.extend(parts.map(|owner| (owner, None)));
            }
        }
        Some(found)
    })?
}

/// The style of an element that a script reads, if an update must know it: it is the style before a transition that is declared later.
pub(crate) fn style_to_keep(
    world: &World,
    live: &LiveStyles,
    element: NodeId,
) -> Option<StyleSnapshot> {
    let css = &world.animations.css;
    if css.asked >= MOST_ASKED || css.tracked.contains_key(&Owner { element, generated: None }) {
        return None;
    }
    let style = live.base_style(element, None).filter(|style| !style.is_not_displayed());
    style.filter(|_| !is_in_a_hidden_part(world, live, element))
}

/// True if an ancestor in the flat tree has `display: none`.
fn is_in_a_hidden_part(world: &World, live: &LiveStyles, element: NodeId) -> bool {
    let ancestors =
        std::iter::successors(world.flat_tree_parent(element), |at| world.flat_tree_parent(*at));
    // All of them were computed.
    let mut styles = ancestors.filter_map(|at| live.base_style(at, None));
    styles.any(|style| style.is_not_displayed())
}

/// True if a rule with animations can match an element, or its `style` attribute declares them.
fn can_be_animated(element: NodeRef<'_>, elements: &AnimatedElements) -> bool {
    if elements.any {
        return true;
    }
    let has = |set: &rustc_hash::FxHashSet<String>, name: &str| set.contains(name);
    if !elements.names.is_empty()
        && element.local_name().is_some_and(|name| has(&elements.names, &name.to_ascii_lowercase()))
    {
        return true;
    }
    if !element.may_have_attributes() {
        return false;
    }
    let attribute = |name: &str| element.attr(name);
    if !elements.ids.is_empty() && attribute("id").is_some_and(|id| has(&elements.ids, id)) {
        return true;
    }
    if !elements.classes.is_empty()
        && attribute("class").is_some_and(|all| {
            all.split_ascii_whitespace().any(|class| has(&elements.classes, class))
        })
    {
        return true;
    }
    attribute("style").is_some_and(declares_animations)
}

/// True if the text of a `style` attribute can declare an animation or a transition.
pub(super) fn declares_animations(text: &str) -> bool {
    let bytes = text.as_bytes();
    let has = |word: &[u8]| bytes.windows(word.len()).any(|part| part.eq_ignore_ascii_case(word));
    has(b"animation") || has(b"transition") || bytes.contains(&b'\\')
}
