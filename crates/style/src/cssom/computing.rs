//! Computes the styles of elements, first without the effects of animations and then with them.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use rustc_hash::FxHashMap;
use selectors::context::SelectorCaches;
use style::context::StyleContext;
use style::data::{EagerPseudoStyles, ElementStyles};
use style::dom::TElement as _;
use style::global_style_data::GLOBAL_STYLE_DATA;
use style::properties::ComputedValues;
use style::shared_lock::{SharedRwLock, StylesheetGuards};
use style::stylist::{RuleInclusion, Stylist};
use treewright_dom::NodeId;

use super::animated::{EffectInForce, GeneratedBox, Target, animated};
use super::live::Effects;
use crate::binding::StyledElement;
use crate::cascade::{Styling, note, with_context};
use crate::limits::DEEPEST_STYLED;
use crate::parents::{box_parent_now, resolved, with_parents};
use crate::tree::Element;
use crate::work::Work;

/// The bytes of a computed style that shares most of its parts with others.
const BYTES_OF_A_STYLE: usize = 1024;

/// The styles that are known.
#[derive(Default)]
pub(super) struct Known {
    /// The computed styles.
    pub(super) actual: FxHashMap<NodeId, ElementStyles>,
    /// Those without the effects of animations on elements and their ancestors, where that can be another style.
    pub(super) base: FxHashMap<NodeId, ElementStyles>,
}

impl Known {
    /// The style of an element without the effects of animations.
    pub(super) fn base_of(&self, node: NodeId) -> Option<&ElementStyles> {
        self.base.get(&node).or_else(|| self.actual.get(&node))
    }

    pub(super) fn forget(&mut self, work: &Work) {
        let count = self.actual.len().saturating_add(self.base.len());
        work.give_back(count.saturating_mul(BYTES_OF_A_STYLE));
        self.actual.clear();
        self.base.clear();
    }

    /// Forgets the styles that depend on the time.
    pub(super) fn time_passed(&mut self, work: &Work) {
        for node in self.base.keys() {
            if self.actual.remove(node).is_some() {
                work.give_back(BYTES_OF_A_STYLE);
            }
        }
    }

    /// Forgets the styles that effects may have changed.
    pub(super) fn effects_changed(&mut self, work: &Work) {
        self.time_passed(work);
        if self.base.is_empty() {
            std::mem::swap(&mut self.base, &mut self.actual);
        } else {
            self.base.extend(self.actual.drain());
        }
    }
}

/// Computes the styles of elements and of their ancestors that are not known, until the work is to stop.
pub(super) fn compute<'a>(
    stylist: &Stylist,
    lock: &SharedRwLock,
    elements: &[&'a Element<'a>],
    known: &mut Known,
    effects: Option<Effects<'_>>,
) {
    let _styling = Styling::begin();
    let author = lock.read();
    let of_the_user_agent = GLOBAL_STYLE_DATA.shared_lock.read();
    let guards = StylesheetGuards { author: &author, ua_or_user: &of_the_user_agent };
    with_context(stylist, guards, |context| {
        let (mut chain, mut all) = (Vec::new(), Vec::new());
        for element in elements {
            let mut next = Some(StyledElement(element));
            while let Some(element) = next.filter(|element| !element.has_data()) {
                chain.push(element);
                next = element.inheritance_parent();
            }
            while let Some(element) = chain.pop() {
                if !compute_one(context, element, known) {
                    return;
                }
                if effects.is_some() || !known.base.is_empty() {
                    all.push(element);
                }
            }
        }
        for element in all {
            if !animate_one(context, element, known, effects) {
                return;
            }
        }
    });
}

/// Computes the style of an element, unless it is known. Returns false if the work is to stop.
fn compute_one<'a>(
    context: &mut StyleContext<'_, StyledElement<'a>>,
    element: StyledElement<'a>,
    known: &mut Known,
) -> bool {
    let node = element.0.node.id();
    if let Some(styles) = known.base_of(node) {
        // Those of its document element are the ones that units depend on.
        if let Some(primary) = styles.primary.as_ref().filter(|_| known.base.contains_key(&node)) {
            note(context.shared.stylist, element, primary);
        }
        store(element, styles.clone());
        return true;
    }
    let work = &*element.0.tree.work;
    if work.look() {
        return false;
    }
    let parent = element.inheritance_parent();
    let parent = parent.as_ref().and_then(StyledElement::borrow_data);
    let styles = match &parent {
        Some(parent) if element.0.depth > DEEPEST_STYLED => parent.styles.clone(),
        parent => {
            let above = parent.as_ref().and_then(|data| data.styles.get_primary());
            resolve(context, element, above.map(|values| &**values))
        }
    };
    if work.is_stopped() {
        return false;
    }
    if let Some(primary) = &styles.primary {
        note(context.shared.stylist, element, primary);
    }
    store(element, styles.clone());
    known.actual.insert(node, styles);
    work.keep(BYTES_OF_A_STYLE);
    true
}

/// Computes the style of an element whose flat parent has one: by the sheet of the user agent alone if no steps are left.
fn resolve<'a>(
    context: &mut StyleContext<'_, StyledElement<'a>>,
    element: StyledElement<'a>,
    parent: Option<&ComputedValues>,
) -> ElementStyles {
    let work = &*element.0.tree.work;
    let depth = element.0.depth as usize;
    context.thread_local.bloom_filter.insert_parents_recovering(element, depth);
    context.thread_local.current_dom_depth = depth;
    if !work.is_used_up() {
        let all = || resolved(context, element, RuleInclusion::All);
        match catch_unwind(AssertUnwindSafe(all)) {
            Ok(styles) => {
                work.count(styles.primary_style(), parent);
                if !work.meets_limit() {
                    return styles.into();
                }
            }
            // Questions have other answers since the work ended, which Stylo does not expect.
            Err(_) if work.is_stopped() => return ElementStyles::default(),
            Err(_) if work.meets_limit() => {}
            Err(panic) => resume_unwind(panic),
        }
    }
    context.thread_local.selector_caches = SelectorCaches::default();
    resolved(context, element, RuleInclusion::DefaultOnly).into()
}

/// Computes the style of an element with the effects of animations, after all styles without them. Returns false if the work is to
/// stop.
fn animate_one<'a>(
    context: &mut StyleContext<'_, StyledElement<'a>>,
    element: StyledElement<'a>,
    known: &mut Known,
    effects: Option<Effects<'_>>,
) -> bool {
    let node = element.0.node.id();
    let effects = effects.map(|effects| effects(node)).unwrap_or_default();
    let parent = element.inheritance_parent();
    let is_below = parent.is_some_and(|parent| known.base.contains_key(&parent.0.node.id()));
    if effects.is_empty() && !is_below {
        if let Some(base) = known.base.remove(&node) {
            known.actual.insert(node, base);
        }
        return true;
    }
    let work = &*element.0.tree.work;
    if !known.base.contains_key(&node) {
        let Some(base) = known.actual.remove(&node) else { return false };
        known.base.insert(node, base);
    }
    if let Some(actual) = known.actual.get(&node) {
        store(element, actual.clone());
        return true;
    }
    if work.look() {
        return false;
    }
    let Some(base) = known.base.get(&node) else { return false };
    let Some(actual) = with_effects(context, element, base, &effects) else { return false };
    if let Some(primary) = &actual.primary {
        note(context.shared.stylist, element, primary);
    }
    store(element, actual.clone());
    known.actual.insert(node, actual);
    work.keep(BYTES_OF_A_STYLE);
    true
}

/// The styles of an element and its pseudo-elements with effects.
fn with_effects<'a>(
    context: &mut StyleContext<'_, StyledElement<'a>>,
    element: StyledElement<'a>,
    base: &ElementStyles,
    effects: &[EffectInForce],
) -> Option<ElementStyles> {
    if element.0.depth > DEEPEST_STYLED {
        let parent = element.inheritance_parent();
        return Some(parent.as_ref()?.borrow_data()?.styles.clone());
    }
    // An effect may have given an ancestor a box.
    with_parents(element, box_parent_now(element), |parent, layout_parent| {
        animated_styles(context, element, base, effects, (parent, layout_parent))
    })
}

/// The same for an element with these styles of its parent and of its layout parent.
fn animated_styles<'a>(
    context: &mut StyleContext<'_, StyledElement<'a>>,
    element: StyledElement<'a>,
    base: &ElementStyles,
    effects: &[EffectInForce],
    (parent, layout_parent): (Option<&ComputedValues>, Option<&ComputedValues>),
) -> Option<ElementStyles> {
    let of = |generated: Option<GeneratedBox>| -> Vec<&EffectInForce> {
        effects.iter().filter(|effect| effect.generated == generated).collect()
    };
    let base_style = base.primary.as_ref()?;
    let target = Target { element, pseudo: None, base: base_style, parent, layout_parent };
    let primary = animated(context, &target, &of(None))?;
    let mut pseudos = EagerPseudoStyles::default();
    for generated in [GeneratedBox::Before, GeneratedBox::After] {
        let pseudo = generated.pseudo();
        let Some(base_style) = base.pseudos.get(&pseudo) else { continue };
        let layout = if primary.is_display_contents() { layout_parent } else { Some(&*primary) };
        let target = Target {
            element,
            pseudo: Some(pseudo),
            base: base_style,
            parent: Some(&primary),
            layout_parent: layout,
        };
        let style = animated(context, &target, &of(Some(generated)))?;
        pseudos.set(&pseudo, style);
    }
    Some(ElementStyles { primary: Some(primary), pseudos })
}

/// Gives an element of the tables its style.
fn store(element: StyledElement<'_>, styles: ElementStyles) {
    element.0.data.get_or_init(Default::default).borrow_mut().styles = styles;
}
