//! Declarative shadow roots: the steps of a `template` start tag with `shadowrootmode`.

use super::inserting::InsertionLocation;
use super::{Context, Origin, ShadowRootInit, ShadowRootMode, TreeBuilder, TreeSink};
use crate::tokenizer::Tag;
use treewright_markup::{ElementFlags, Namespace};

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

impl<H: Clone + PartialEq> TreeBuilder<H> {
    /// Step 7 of the `template` start tag in "in head".
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inhead>
    pub(super) fn insert_a_template_with_shadow_root_mode<T>(
        &mut self,
        cx: &mut Context<'_, T>,
        tag: &Tag<'_>,
        mode: ShadowRootMode,
        location: &InsertionLocation<H>,
    ) where
        T: TreeSink<Handle = H> + ?Sized,
    {
        // 7.1. SPEC-NOTE: by the letter the adjusted current node of the fragment case is the context
        // element, never the topmost one; what is meant is that only the root is open.
        if !self.allow_declarative_shadow_roots || self.stack.len() <= 1 {
            self.insert_an_html_element(cx, tag);
            return;
        }
        // 7.2.
        let Some(host) = self.stack.current().cloned() else {
            return;
        };
        // 7.3.
        let template = self.insert_a_foreign_element(cx, tag, Namespace::Html, true);
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
        let shadow = if cx.tree.is_shadow_host(&host.handle)
            || !host.is_html_with(ElementFlags::SHADOW_HOST)
        {
            None
        } else {
            cx.tree.attach_shadow_root(&host.handle, init).ok()
        };
        match shadow {
            Some(shadow) => cx.tree.set_template_contents(&template, &shadow),
            None => {
                let location = Self::appropriate_place_given(cx.tree, location);
                let origin = Origin::new(tag.span, super::Cause::Source);
                Self::insert_an_element_at_the_adjusted_insertion_location(
                    cx, &template, &location, origin,
                );
            }
        }
    }
}
