//! The values of styles that were computed.
//!
//! <https://drafts.csswg.org/cssom/#dom-window-getcomputedstyle>

use std::fmt;
use std::sync::LazyLock;

use rustc_hash::FxHashMap;
use style::data::ElementStyles;
use style::properties::{ComputedValues, LonghandId, NonCustomPropertyId};
use style::selector_parser::PseudoElement;
use treewright_dom::NodeId;
use treewright_read::style::{ElementStyle, StyleView};

use super::LiveStyles;
use crate::cssom::animated::{GeneratedBox, StyleSnapshot};
use crate::cssom::is_supported;
use crate::cssom::others::{self, PREFIX, other};
use crate::preferences;
use crate::styles::serialized;
use crate::values::{Display, Visibility};

impl LiveStyles {
    pub(in crate::cssom) fn values(
        &self,
        element: NodeId,
        pseudo: Option<&str>,
    ) -> Option<&ComputedValues> {
        let styles = self.known.actual.get(&element)?;
        let primary = styles.primary.as_deref()?;
        match pseudo {
            None => Some(primary),
            Some("before") => styles.pseudos.get(&PseudoElement::Before).map(|values| &**values),
            Some("after") => styles.pseudos.get(&PseudoElement::After).map(|values| &**values),
            Some(_) => None,
        }
    }

    /// The computed value of a property of an element, or of its pseudo-element `before` or `after`; empty for properties
    /// that are unknown or were not computed.
    /// <https://drafts.csswg.org/cssom/#resolved-values>
    pub fn value(&self, element: NodeId, pseudo: Option<&str>, name: &str) -> String {
        let Some(values) = self.values(element, pseudo) else { return String::new() };
        value_of(values, name)
    }

    /// The name of a property of a computed style: all longhands, then custom properties that have a value.
    /// <https://drafts.csswg.org/cssom/#dom-window-getcomputedstyle>
    pub fn name(&self, element: NodeId, pseudo: Option<&str>, index: usize) -> Option<String> {
        let values = self.values(element, pseudo)?;
        if let Some(name) = longhands().get(index) {
            return Some((*name).to_owned());
        }
        let index = index.checked_sub(longhands().len())?;
        custom_names(values).nth(index).map(|name| format!("--{name}"))
    }

    /// The number of properties of a computed style.
    pub fn count(&self, element: NodeId, pseudo: Option<&str>) -> usize {
        let Some(values) = self.values(element, pseudo) else { return 0 };
        longhands().len().saturating_add(custom_names(values).count())
    }

    /// The style of an element or of a pseudo-element without the effects of animations.
    pub fn base_style(
        &self,
        element: NodeId,
        generated: Option<GeneratedBox>,
    ) -> Option<StyleSnapshot> {
        let styles = self.known.base_of(element)?;
        let style = match generated {
            None => styles.primary.as_ref()?,
            Some(generated) => styles.pseudos.get(&generated.pseudo())?,
        };
        Some(StyleSnapshot(style.clone()))
    }

    /// The computed value of `display`.
    pub fn display(&self, element: NodeId) -> Option<Display> {
        Some(Display::of(*self.values(element, None)?.get_box().get_display()))
    }

    /// The computed value of `visibility`.
    pub fn visibility(&self, element: NodeId) -> Option<Visibility> {
        let values = self.values(element, None)?;
        Some(Visibility::of(values.get_inherited_box().slow_clone_visibility()))
    }

    /// The computed value of `opacity`.
    pub fn opacity(&self, element: NodeId) -> Option<f32> {
        Some(self.values(element, None)?.get_effects().slow_clone_opacity())
    }

    /// The styles that are known as readers of text take them.
    pub fn view(&self) -> impl StyleView + use<'_> {
        View(&self.known.actual)
    }

    /// The style as a reader of text takes it.
    pub fn style(&self, element: NodeId) -> Option<ElementStyle> {
        Some(crate::reading::style(self.values(element, None)?))
    }
}

/// The styles that are known as readers of text take them.
struct View<'a>(&'a FxHashMap<NodeId, ElementStyles>);

impl fmt::Debug for View<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("View").field(&self.0.len()).finish()
    }
}

impl StyleView for View<'_> {
    fn style_of(&self, element: NodeId) -> Option<ElementStyle> {
        Some(crate::reading::style(self.0.get(&element)?.primary.as_deref()?))
    }
}

/// The names of the custom properties of a style.
fn custom_names(values: &ComputedValues) -> impl Iterator<Item = &style::Atom> {
    let custom = values.custom_properties();
    let all = custom.inherited.iter().chain(custom.non_inherited.iter());
    all.filter(|(name, value)| value.is_some() && !name.starts_with(PREFIX)).map(|(name, _)| name)
}

/// The names of the longhands that computed styles list.
fn longhands() -> &'static [&'static str] {
    static NAMES: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
        preferences::set();
        let known = NonCustomPropertyId::iter().filter_map(NonCustomPropertyId::as_longhand);
        let known = known.map(|id| LonghandId::name(&id));
        let known = known.filter(|name| is_supported(name));
        let others = others::all().filter(|other| !other.is_shorthand()).map(|other| other.name);
        let mut names: Vec<&'static str> = known.chain(others).collect();
        // Those with a prefix come last.
        names.sort_unstable_by_key(|name| (name.starts_with('-'), *name));
        names
    });
    &NAMES
}

fn value_of(values: &ComputedValues, name: &str) -> String {
    let lower = name.to_ascii_lowercase();
    if !is_supported(name) {
        return String::new();
    }
    let Some(other) = other(&lower) else { return serialized(values, name).unwrap_or_default() };
    let own = serialized(values, &format!("--{PREFIX}{}", other.name)).unwrap_or_default();
    if own.is_empty() || matches!(&*own, "initial" | "unset" | "revert" | "revert-layer") {
        return other.initial().to_owned();
    }
    own
}
