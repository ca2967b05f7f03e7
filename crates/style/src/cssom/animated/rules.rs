//! `@keyframes` rules, and keyframes as text.
//!
//! <https://drafts.csswg.org/css-animations-2/#keyframe-processing>

#![allow(clippy::float_cmp, reason = "offsets are compared as the standard does")]

use std::rc::Rc;

use style::Atom;
use style::shared_lock::SharedRwLockReadGuard;
use style::stylesheets::keyframes_rule::{KeyframesAnimation, KeyframesStepValue};
use treewright_dom::NodeId;

use super::cascade::{Target, cascaded, starting, values_of_the_last};
use super::declared::{DeclaredAnimation, StyleSnapshot, composite_of};
use super::keyframes::{Keyframe, Keyframes};
use super::stack::{Composite, EffectInForce, GeneratedBox};
use super::transitions::name_of;
use super::value::AnimatedValue;
use crate::binding::StyledElement;
use crate::cssom::{Easing, LiveStyles, Page};

/// A keyframe with computed values, as text.
#[derive(Clone, Debug, PartialEq)]
pub struct KeyframeText {
    /// Its offset.
    pub offset: f64,
    /// The easing function to the next keyframe.
    pub easing: Easing,
    /// The composite operation, if it is not that of the effect.
    pub composite: Option<Composite>,
    /// The names and values of properties.
    pub values: Vec<(String, String)>,
}

/// The keyframes of a rule for an animation that is declared with defaults for them.
fn keyframes_of(
    rule: &KeyframesAnimation,
    declared: &DeclaredAnimation,
    guard: &SharedRwLockReadGuard<'_>,
) -> Keyframes {
    let mut keyframes: Vec<Keyframe> = Vec::new();
    // Steps with the same place, function and operation are one keyframe; the last declaration wins.
    for step in &rule.steps {
        let KeyframesStepValue::Declarations { block } = &step.value else { continue };
        let block = block.read_with(guard);
        let easing = step.get_animation_timing_function(guard).map_or_else(
            || declared.easing.clone(),
            |own| Easing::of(own.to_computed_value_without_context()),
        );
        let composite = step
            .get_animation_composition(guard)
            .map(|own| composite_of(&style_traits::ToCss::to_css_string(&own)));
        let offset = f64::from(step.start_offset.percentage.0);
        let offset = (offset * 1e7).round() / 1e7;
        let is_same = |one: &&mut Keyframe| {
            one.offset == offset && one.easing == easing && one.composite == composite
        };
        if let Some(keyframe) = keyframes.iter_mut().rev().take(8).find(is_same) {
            keyframe.extend(block);
            continue;
        }
        let mut keyframe = Keyframe::new(offset);
        (keyframe.easing, keyframe.composite) = (easing, composite);
        keyframe.extend(block);
        keyframes.push(keyframe);
    }
    Keyframes::new(keyframes, declared.easing.clone())
}

impl LiveStyles {
    /// The keyframes of the rule that a declared animation of an element names; `None` if it names none.
    pub fn keyframes(
        &mut self,
        page: &Page<'_>,
        element: NodeId,
        declared: &DeclaredAnimation,
    ) -> Option<Keyframes> {
        self.update_initial_values();
        self.with_element(page, element, |context, element| {
            let name = Atom::from(&*declared.name);
            let rule = context.shared.stylist.lookup_keyframes(&name, element)?;
            Some(keyframes_of(rule, declared, context.shared.guards.author))
        })?
    }

    /// The keyframes with the values that they have for an element or pseudo-element whose style was computed. Keyframes at the start
    /// and the end are added for what is missing there.
    pub fn keyframe_texts(
        &mut self,
        page: &Page<'_>,
        element: NodeId,
        generated: Option<GeneratedBox>,
        keyframes: &Keyframes,
        easing: &Easing,
    ) -> Option<Vec<KeyframeText>> {
        self.update_initial_values();
        let base = self.base_style(element, generated)?.0;
        let tracks = self.with_element(page, element, |context, element| {
            let target = Target {
                element,
                pseudo: generated.map(GeneratedBox::pseudo),
                base: &base,
                parent: None,
                layout_parent: None,
            };
            let work = Rc::clone(&element.0.tree.work);
            let parent = element_parent(self, element, generated);
            let parent = parent.as_ref().map(|style| &*style.0);
            let target = Target { parent, layout_parent: parent, ..target };
            keyframes.tracks(&base, |block| {
                if work.look() || work.is_used_up() {
                    return None;
                }
                Some(cascaded(context, &target, [Some(block), None]))
            })
        })??;
        let mut texts: Vec<KeyframeText> = Vec::new();
        let mut add =
            |offset: f64, easing: &Easing, composite, name: &str, value: &AnimatedValue| {
                let is_same = |one: &&mut KeyframeText| {
                    one.offset == offset && one.easing == *easing && one.composite == composite
                };
                let entry = (name.to_owned(), value.text());
                if let Some(text) = texts.iter_mut().find(is_same) {
                    text.values.push(entry);
                    return;
                }
                let (easing, values) = (easing.clone(), vec![entry]);
                texts.push(KeyframeText { offset, easing, composite, values });
            };
        for track in &*tracks {
            let name = name_of(&track.property);
            let underlying = AnimatedValue::of(track.property.as_borrowed(), &base);
            let has = |offset: f64| track.points.iter().any(|point| point.offset == offset);
            for (offset, is_start) in [(0.0, true), (1.0, false)] {
                if let Some(value) = underlying.as_ref().filter(|_| !has(offset) && is_start) {
                    add(offset, easing, None, &name, value);
                }
                if is_start {
                    for point in &track.points {
                        add(point.offset, &point.easing, point.composite, &name, &point.value);
                    }
                } else if let Some(value) = underlying.as_ref().filter(|_| !has(offset)) {
                    add(offset, easing, None, &name, value);
                }
            }
        }
        texts.sort_by(|one, other| one.offset.total_cmp(&other.offset));
        Some(texts)
    }
}

impl LiveStyles {
    /// The values that the last of some effects gives an element whose style was computed, with the others below it: names of
    /// properties and texts.
    pub fn effect_values(
        &mut self,
        page: &Page<'_>,
        element: NodeId,
        effects: &[EffectInForce],
    ) -> Option<Vec<(String, String)>> {
        self.update_initial_values();
        let base = self.base_style(element, None)?.0;
        self.with_element(page, element, |context, element| {
            let parent = element_parent(self, element, None);
            let parent = parent.as_ref().map(|style| &*style.0);
            let base = &base;
            let target = Target { element, pseudo: None, base, parent, layout_parent: parent };
            let effects: Vec<&EffectInForce> =
                effects.iter().filter(|effect| effect.generated.is_none()).collect();
            values_of_the_last(context, &target, &effects)
        })?
    }

    /// The style of an element with its `@starting-style` rules.
    /// <https://drafts.csswg.org/css-transitions-2/#defining-before-change-style>
    pub fn starting_style(
        &mut self,
        page: &Page<'_>,
        element: NodeId,
        style: &StyleSnapshot,
    ) -> Option<StyleSnapshot> {
        self.update_initial_values();
        self.with_element(page, element, |context, element| {
            let parent = element_parent(self, element, None);
            let parent = parent.as_ref().map(|style| &*style.0);
            let base = &style.0;
            let target = Target { element, pseudo: None, base, parent, layout_parent: parent };
            StyleSnapshot(starting(context, &target))
        })
    }
}

/// The style that an element or pseudo-element inherits from.
fn element_parent(
    live: &LiveStyles,
    element: StyledElement<'_>,
    generated: Option<GeneratedBox>,
) -> Option<StyleSnapshot> {
    use style::dom::TElement as _;
    let above = match generated {
        Some(_) => element,
        None => element.inheritance_parent()?,
    };
    live.base_style(above.0.node.id(), None)
}
