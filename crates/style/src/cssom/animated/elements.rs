//! The elements whose styles can declare animations and transitions, by a coarse look at the rules.

use rustc_hash::FxHashSet;
use selectors::parser::Component;
use style::properties::{
    LonghandId, PropertyDeclaration, PropertyDeclarationBlock, PropertyDeclarationId,
};
use style::selector_parser::SelectorImpl;
use style::shared_lock::SharedRwLockReadGuard;
use style::stylesheets::CssRule;
use style_traits::ToCss as _;

use crate::selector_text::END;

/// The elements that a rule with animations or transitions can match: all of those that have one of the names, classes or ids,
/// and perhaps others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AnimatedElements {
    /// Any element can be one.
    pub any: bool,
    /// Local names, in lower case.
    pub names: FxHashSet<String>,
    /// Classes.
    pub classes: FxHashSet<String>,
    /// Ids.
    pub ids: FxHashSet<String>,
}

impl AnimatedElements {
    /// Returns true if no element can be one.
    pub fn is_empty(&self) -> bool {
        !self.any && self.names.is_empty() && self.classes.is_empty() && self.ids.is_empty()
    }

    /// Adds the elements of other rules.
    pub fn merge(&mut self, other: &Self) {
        self.any |= other.any;
        self.names.extend(other.names.iter().cloned());
        self.classes.extend(other.classes.iter().cloned());
        self.ids.extend(other.ids.iter().cloned());
    }

    /// The elements of rules and of those in them.
    pub(in super::super) fn of(rules: &[CssRule], guard: &SharedRwLockReadGuard<'_>) -> Self {
        let mut found = Self::default();
        let mut stack = vec![rules.iter()];
        while let Some(rules) = stack.last_mut() {
            let Some(rule) = rules.next() else {
                stack.pop();
                continue;
            };
            match rule {
                CssRule::Style(rule) => {
                    let rule = rule.read_with(guard);
                    if animates(rule.block.read_with(guard)) {
                        for selector in rule.selectors.slice() {
                            found.add(selector);
                        }
                    }
                }
                CssRule::NestedDeclarations(rule) => {
                    found.any |= animates(rule.read_with(guard).block.read_with(guard));
                }
                _ => {}
            }
            stack.push(rule.children(guard).iter());
        }
        found
    }

    /// Adds the elements that a selector matches, or whose pseudo-elements it matches.
    fn add(&mut self, selector: &selectors::parser::Selector<SelectorImpl>) {
        let mut parts = selector.iter();
        loop {
            let mut is_of_a_pseudo_element = false;
            for part in &mut parts {
                let name = |text: &str| text.strip_suffix(END).unwrap_or(text).to_owned();
                match part {
                    Component::Class(class) => {
                        self.classes.insert(name(&class.0));
                        return;
                    }
                    Component::ID(id) => {
                        self.ids.insert(name(&id.0));
                        return;
                    }
                    Component::LocalName(local) => {
                        self.names.insert(name(&local.lower_name.0));
                        return;
                    }
                    Component::PseudoElement(_) => is_of_a_pseudo_element = true,
                    _ => {}
                }
            }
            if !is_of_a_pseudo_element || parts.next_sequence().is_none() {
                self.any = true;
                return;
            }
        }
    }
}

/// Returns true if a block can name an animation, or give a transition a time.
fn animates(block: &PropertyDeclarationBlock) -> bool {
    let longhands =
        [LonghandId::AnimationName, LonghandId::TransitionDuration, LonghandId::TransitionDelay];
    let properties = block.property_ids();
    if !longhands.iter().any(|id| properties.contains(PropertyDeclarationId::Longhand(*id))) {
        return false;
    }
    block.declarations().iter().any(|declaration| match declaration {
        PropertyDeclaration::AnimationName(names) => names.0.iter().any(|name| !name.is_none()),
        PropertyDeclaration::TransitionDuration(times) => times.0.iter().any(may_be_positive),
        PropertyDeclaration::TransitionDelay(times) => times.0.iter().any(may_be_positive),
        // A variable, or a keyword for the cascade that inherits.
        other => match other.id() {
            PropertyDeclarationId::Longhand(id) => longhands.contains(&id),
            PropertyDeclarationId::Custom(_) => false,
        },
    })
}

fn may_be_positive(time: &style::values::specified::Time) -> bool {
    let text = time.to_css_string();
    !text.starts_with('-') && !matches!(&*text, "0s" | "0ms")
}
