//! Declarative shadow roots: the steps of a `template` start tag with `shadowrootmode`.

use treewright_markup::{
    Cause, ElementFlags, Namespace, Origin, ShadowRootInit, ShadowRootMode, TreeSink,
};

use super::Rules;
use super::inserting::InsertionLocation;
use crate::Limit;
use crate::tokenizer::Tag;

/// The state of the `shadowrootmode` attribute; `None` is the None state.
/// <https://html.spec.whatwg.org/multipage/scripting.html#attr-template-shadowrootmode>
pub(super) fn shadow_root_mode(tag: &Tag<'_>) -> Option<ShadowRootMode> {
    let value = tag.attributes.get("shadowrootmode")?;
    if value.eq_ignore_ascii_case("open") {
        Some(ShadowRootMode::Open)
    } else if value.eq_ignore_ascii_case("closed") {
        Some(ShadowRootMode::Closed)
    } else {
        None
    }
}

impl<T: TreeSink + ?Sized> Rules<'_, T> {
    /// Step 7 of the `template` start tag in "in head".
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inhead>
    pub(super) fn insert_a_template_with_shadow_root_mode(
        &mut self,
        tag: &Tag<'_>,
        mode: ShadowRootMode,
        location: &InsertionLocation<T::Handle>,
    ) {
        // 7.1. SPEC-NOTE: by the letter the adjusted current node of the fragment case is the context
        // element, never the topmost one; the intended meaning is that only the root is open.
        if !self.allow_declarative_shadow_roots || self.stack.len() <= 1 {
            self.insert_an_html_element(tag);
            return;
        }
        // 7.2.
        let Some(host) = self.stack.current().cloned() else {
            return;
        };
        let mut ordinary_location = self.appropriate_place_given(location);
        self.go_elsewhere_when_too_many_are_open(&mut ordinary_location, tag.span);
        // 7.3.
        let template = self.insert_a_foreign_element(tag, Namespace::Html, true);
        // 7.4. to 7.9.
        let has = |name| tag.attributes.get(name).is_some();
        let mut init = ShadowRootInit::new(mode);
        init.delegates_focus = has("shadowrootdelegatesfocus");
        init.serializable = has("shadowrootserializable");
        init.manual_slot_assignment = tag
            .attributes
            .get("shadowrootslotassignment")
            .is_some_and(|value| value.eq_ignore_ascii_case("manual"));
        init.clonable = has("shadowrootclonable");
        init.keep_custom_element_registry_null = has("shadowrootcustomelementregistry");
        init.declarative = true;
        // 7.10. and 7.11.
        let can_host =
            !self.tree.is_shadow_host(&host.handle) && host.is_html_with(ElementFlags::SHADOW_HOST);
        // An element in the shadow root is one level deeper than the template would be.
        let is_too_deep = can_host && self.stack.len() >= self.most_open;
        if is_too_deep {
            self.limits_met.note(Limit::Depth, tag.span);
        }
        let shadow = if can_host && !is_too_deep {
            self.tree.attach_shadow_root(&host.handle, init).ok()
        } else {
            None
        };
        match shadow {
            Some(shadow) => self.tree.set_template_contents(&template, &shadow),
            None => {
                let cause = ordinary_location.cause.unwrap_or(Cause::Source);
                let origin = Origin::new(tag.span, cause);
                self.insert_an_element_at_the_adjusted_insertion_location(
                    &template,
                    &ordinary_location,
                    origin,
                );
            }
        }
    }
}
