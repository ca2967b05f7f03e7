//! Effects that become declarations.
//!
//! <https://drafts.csswg.org/web-animations-1/#dom-animation-commitstyles>

use treewright_dom::Namespace;
use treewright_quickjs::Thrown;

use super::css;
use crate::Cx;
use crate::exception::{DomExceptionName, dom_exception};
use crate::style::{is_being_rendered, update_style_attribute, with_styles};

/// Writes the values that an animation gives its target to the `style` attribute.
/// <https://drafts.csswg.org/web-animations-1/#commit-computed-styles>
pub(crate) fn commit_styles(cx: &mut Cx<'_>, animation: u64) -> Result<(), Thrown> {
    let state = &cx.host.animations;
    let effect = state.animation(animation).and_then(|one| state.effect(one.effect?));
    let target = effect.map(|effect| effect.target.clone()).unwrap_or_default();
    let refused = DomExceptionName::NoModificationAllowedError;
    let (Some(element), None) = (target.element, &target.pseudo) else {
        return Err(dom_exception(cx, refused, "The target has no style attribute."));
    };
    let has_style = cx.host.tree.get(element).is_some_and(|node| {
        matches!(node.namespace(), Some(Namespace::Html | Namespace::Svg | Namespace::MathMl))
    });
    if !has_style {
        return Err(dom_exception(cx, refused, "The target has no style attribute."));
    }
    let document = cx.host.node_document(element);
    css::observe(cx, document);
    if !cx.host.is_connected(element) || !is_being_rendered(cx.host, element) {
        let name = DomExceptionName::InvalidStateError;
        return Err(dom_exception(cx, name, "The target is not rendered."));
    }
    let effects = cx.host.effects_up_to(element, animation);
    let values = with_styles(cx.host, document, |live, page| {
        if live.compute(page, element) { live.effect_values(page, element, &effects) } else { None }
    });
    let values = values.flatten().unwrap_or_default();
    let is_changed = cx.host.change_style_block(element, |block, context| {
        let mut is_changed = false;
        for (name, value) in &values {
            is_changed |= block.set(name, value, false, context);
        }
        is_changed
    });
    if is_changed {
        update_style_attribute(cx, element);
    }
    Ok(())
}
