//! The cascade with the values of animations.
//!
//! <https://drafts.csswg.org/css-cascade-5/#cascade-sort>

use std::rc::Rc;

use style::context::{CascadeInputs, StyleContext};
use style::properties::{ComputedValues, FirstLineReparenting, PropertyDeclarationBlock};
use style::rule_cache::RuleCacheConditions;
use style::rule_tree::{CascadeLevel, CascadeOrigin, RuleCascadeFlags, StrongRuleNode};
use style::selector_parser::PseudoElement;
use style::servo_arc::Arc;
use style::stylesheets::layer_rule::LayerOrder;
use style::values::specified::position::PositionTryFallbacksTryTactic;

use super::keyframes::Track;
use super::stack::{EffectInForce, Stack};
use super::transitions::name_of;
use crate::binding::StyledElement;

/// An element or a pseudo-element of it, with the styles that it inherits from.
pub(in super::super) struct Target<'t, 'a> {
    pub(in super::super) element: StyledElement<'a>,
    pub(in super::super) pseudo: Option<PseudoElement>,
    /// The style without the effects of animations.
    pub(in super::super) base: &'t Arc<ComputedValues>,
    pub(in super::super) parent: Option<&'t ComputedValues>,
    pub(in super::super) layout_parent: Option<&'t ComputedValues>,
}

/// The steps of a cascade.
const STEPS: u64 = 32;

/// Computes the style of a target with the effects that apply to it, in composite order. `None` if the work is to stop.
pub(in super::super) fn animated(
    context: &mut StyleContext<'_, StyledElement<'_>>,
    target: &Target<'_, '_>,
    effects: &[&EffectInForce],
) -> Option<Arc<ComputedValues>> {
    let stack = stack_of(context, target, effects)?.0;
    let (animations, transitions) = stack.into_maps();
    let block = |map: &_| PropertyDeclarationBlock::from_animation_value_map(map);
    let blocks = [&animations, &transitions].map(|map| (!map.is_empty()).then(|| block(map)));
    Some(cascaded(context, target, blocks))
}

/// The values of the properties that the last of some effects has, as text.
pub(super) fn values_of_the_last(
    context: &mut StyleContext<'_, StyledElement<'_>>,
    target: &Target<'_, '_>,
    effects: &[&EffectInForce],
) -> Option<Vec<(String, String)>> {
    let (stack, tracks) = stack_of(context, target, effects)?;
    let tracks = tracks?;
    let values = tracks.iter().filter_map(|track| {
        let value = stack.value(&track.property)?;
        Some((name_of(&track.property), value.text()))
    });
    Some(values.collect())
}

/// The effect stack, with the keyframes of the last effect.
fn stack_of(
    context: &mut StyleContext<'_, StyledElement<'_>>,
    target: &Target<'_, '_>,
    effects: &[&EffectInForce],
) -> Option<(Stack, Option<Rc<[Track]>>)> {
    let work = &*target.element.0.tree.work;
    let (mut stack, mut last) = (Stack::default(), None);
    for effect in effects {
        let tracks = effect.keyframes.tracks(target.base, |block| {
            work.take(STEPS);
            if work.look() || work.is_used_up() {
                return None;
            }
            Some(cascaded(context, target, [Some(block), None]))
        });
        let Some(tracks) = tracks else {
            if work.is_stopped() {
                return None;
            }
            continue;
        };
        work.take(tracks.len() as u64);
        stack.add(effect, &tracks, target.base);
        last = Some(tracks);
    }
    work.take(STEPS);
    Some((stack, last))
}

/// The style with the declarations of animations and those of transitions.
pub(super) fn cascaded(
    context: &mut StyleContext<'_, StyledElement<'_>>,
    target: &Target<'_, '_>,
    blocks: [Option<PropertyDeclarationBlock>; 2],
) -> Arc<ComputedValues> {
    let stylist = context.shared.stylist;
    let guards = &context.shared.guards;
    let mut rules = target.base.rules().clone();
    for (block, origin) in
        blocks.into_iter().zip([CascadeOrigin::Animations, CascadeOrigin::Transitions])
    {
        let Some(block) = block else { continue };
        let block = Arc::new(target.element.0.tree.lock.wrap(block));
        let mut is_important = false;
        let with_block = stylist.rule_tree().update_rule_at_level(
            CascadeLevel::new(origin),
            LayerOrder::root(),
            Some(block.borrow_arc()),
            &rules,
            guards,
            &mut is_important,
        );
        rules = with_block.unwrap_or(rules);
    }
    by_rules(context, target, rules, RuleCascadeFlags::empty())
}

/// The style with `@starting-style` rules.
pub(super) fn starting(
    context: &mut StyleContext<'_, StyledElement<'_>>,
    target: &Target<'_, '_>,
) -> Arc<ComputedValues> {
    by_rules(context, target, target.base.rules().clone(), RuleCascadeFlags::STARTING_STYLE)
}

fn by_rules(
    context: &mut StyleContext<'_, StyledElement<'_>>,
    target: &Target<'_, '_>,
    rules: StrongRuleNode,
    included_cascade_flags: RuleCascadeFlags,
) -> Arc<ComputedValues> {
    let inputs = CascadeInputs {
        rules: Some(rules),
        visited_rules: None,
        flags: target.base.flags.for_cascade_inputs(),
        included_cascade_flags,
    };
    let (stylist, guards) = (context.shared.stylist, &context.shared.guards);
    stylist.cascade_style_and_visited(
        Some(target.element),
        target.pseudo.as_ref(),
        &inputs,
        guards,
        target.parent,
        target.layout_parent,
        FirstLineReparenting::No,
        &PositionTryFallbacksTryTactic::default(),
        None,
        &mut RuleCacheConditions::default(),
        &mut context.thread_local.tree_counting_caches,
    )
}
