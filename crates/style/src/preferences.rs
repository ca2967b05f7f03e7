//! The parts of Stylo that are switched on. They are settings of the process; each is set once and to one value.

use std::sync::Once;

/// Switches on all that needs no more than computing a style.
pub(crate) fn set() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        macro_rules! on {
            ($($name:tt)*) => { $(stylo_static_prefs::set_pref!($name, true);)* };
        }
        on! {
            "layout.css.anchor-positioning.enabled"
            "layout.css.appearance.enabled"
            "layout.css.at-scope.enabled"
            "layout.css.backdrop-filter.enabled"
            "layout.css.background-clip.text.enabled"
            "layout.css.basic-shape-shape.enabled"
            "layout.css.columns.enabled"
            "layout.css.contain.enabled"
            "layout.css.container-queries.enabled"
            "layout.css.content.alt-text.enabled"
            "layout.css.corner-shape.enabled"
            "layout.css.counters.enabled"
            "layout.css.display-animations.enabled"
            "layout.css.dominant-baseline.enabled"
            "layout.css.first-line.enabled"
            "layout.css.font-palette.enabled"
            "layout.css.font-size-adjust.enabled"
            "layout.css.font-synthesis.enabled"
            "layout.css.font-variant-caps.all-values.enabled"
            "layout.css.font-variant-emoji.enabled"
            "layout.css.font-variations.enabled"
            "layout.css.forced-color-adjust.enabled"
            "layout.css.grid-template-subgrid-value.enabled"
            "layout.css.has-selector.enabled"
            "layout.css.hyphens.enabled"
            "layout.css.initial-letter.enabled"
            "layout.css.line-clamp.enabled"
            "layout.css.masking.enabled"
            "layout.css.math-properties.enabled"
            "layout.css.motion-path.enabled"
            "layout.css.nth-child-of.enabled"
            "layout.css.overscroll-behavior.enabled"
            "layout.css.properties-and-values.enabled"
            "layout.css.ruby.enabled"
            "layout.css.scroll-behavior.enabled"
            "layout.css.scroll-driven-animations.enabled"
            "layout.css.scrollbar-styling.enabled"
            "layout.css.starting-style-at-rules.enabled"
            "layout.css.style-queries.enabled"
            "layout.css.text-autospace.enabled"
            "layout.css.text-box.enabled"
            "layout.css.text-combine-upright.enabled"
            "layout.css.text-emphasis.enabled"
            "layout.css.text-indent-keywords.enabled"
            "layout.css.text-overflow.enabled"
            "layout.css.text-underline.enabled"
            "layout.css.text-wrap-style.balance.enabled"
            "layout.css.view-transitions.enabled"
            "layout.css.webkit-text-fill-color.enabled"
            "layout.css.writing-mode.enabled"
            "layout.css.writing-mode.text-orientation.enabled"
        }
    });
}
