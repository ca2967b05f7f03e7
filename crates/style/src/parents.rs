//! The styles that an element's style is computed from: that of its flat parent, and that of the box around it.

use style::context::StyleContext;
use style::dom::TElement as _;
use style::properties::ComputedValues;
use style::style_resolver::{
    PseudoElementResolution, ResolvedElementStyles, StyleResolverForElement,
};
use style::stylist::RuleInclusion;

use crate::binding::StyledElement;
use crate::tree::NONE;

/// Computes the style of an element whose flat ancestors have one.
pub(crate) fn resolved<'a>(
    context: &mut StyleContext<'_, StyledElement<'a>>,
    element: StyledElement<'a>,
    rules: RuleInclusion,
) -> ResolvedElementStyles {
    with_parents(element, box_parent(element), |parent, layout_parent| {
        let pseudo = PseudoElementResolution::IfApplicable;
        StyleResolverForElement::new(element, context, rules, pseudo)
            .resolve_style(parent, layout_parent)
    })
}

/// Calls a function with the style of the flat parent and that of the layout parent, which is the nearest flat ancestor that has a
/// box, if it is known.
pub(crate) fn with_parents<'a, T>(
    element: StyledElement<'a>,
    layout_parent: Option<StyledElement<'a>>,
    compute: impl FnOnce(Option<&ComputedValues>, Option<&ComputedValues>) -> T,
) -> T {
    let parent = element.inheritance_parent();
    let parent = parent.as_ref().and_then(StyledElement::borrow_data);
    let layout_parent = layout_parent.as_ref().and_then(StyledElement::borrow_data);
    let style = parent.as_ref().and_then(|data| data.styles.get_primary());
    let layout_style = layout_parent.as_ref().and_then(|data| data.styles.get_primary());
    compute(style.map(|style| &**style), layout_style.map(|style| &**style))
}

/// The nearest flat ancestor with a box, by the styles that elements have now.
pub(crate) fn box_parent_now(element: StyledElement<'_>) -> Option<StyledElement<'_>> {
    let mut ancestor = element.inheritance_parent()?;
    while is_contents(ancestor)
        && let Some(parent) = ancestor.inheritance_parent()
    {
        ancestor = parent;
    }
    Some(ancestor)
}

/// The same, which is noted, so that many `display: contents` in each other take one step each. The styles of ancestors must stay as
/// they are.
fn box_parent(element: StyledElement<'_>) -> Option<StyledElement<'_>> {
    let known = |element: StyledElement<'_>| element.0.box_parent.get();
    let mut ancestor = element.inheritance_parent()?;
    while is_contents(ancestor) && known(ancestor) == NONE {
        let Some(parent) = ancestor.inheritance_parent() else { break };
        ancestor = parent;
    }
    let number = match known(ancestor) {
        number if is_contents(ancestor) && number != NONE => number,
        _ => ancestor.0.number,
    };
    let mut noted = Some(element);
    while let Some(element) = noted.filter(|noted| noted.0.number != ancestor.0.number) {
        element.0.box_parent.set(number);
        noted = element.inheritance_parent();
    }
    element.0.at(number)
}

fn is_contents(element: StyledElement<'_>) -> bool {
    let data = element.borrow_data();
    let primary = data.as_ref().and_then(|data| data.styles.get_primary());
    primary.is_some_and(|style| style.is_display_contents())
}
