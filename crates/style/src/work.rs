//! The steps that matching and the cascade take, counted and bounded.

use std::cell::Cell;

use style::properties::ComputedValues;
use style::rule_tree::StrongRuleNode;

/// Counts steps. When they are used up, nothing matches any more, so that each loop of Stylo ends soon.
#[derive(Debug)]
pub(crate) struct Work {
    limit: Cell<u64>,
    left: Cell<u64>,
    is_used_up: Cell<bool>,
    /// At least the number of references to custom properties in the sheets.
    references: Cell<u64>,
    /// The bytes of the longest custom property so far.
    longest: Cell<usize>,
}

impl Default for Work {
    fn default() -> Self {
        Self {
            limit: Cell::new(u64::MAX),
            left: Cell::new(u64::MAX),
            is_used_up: Cell::new(false),
            references: Cell::new(0),
            longest: Cell::new(0),
        }
    }
}

/// The bytes of custom properties that count as a step.
const BYTES_OF_A_STEP: usize = 16;

/// Copies of values count for each of these bytes.
const LONG: usize = 1024;

impl Work {
    pub(crate) fn limit_to(&self, steps: Option<u32>) {
        let steps = steps.map_or(u64::MAX, u64::from);
        self.limit.set(steps);
        self.left.set(steps);
    }

    /// Notes the references to custom properties in a sheet or in a `style` attribute.
    pub(crate) fn note_references(&self, css: &str) {
        let hyphens = css.matches("--").count().saturating_add(css.matches('\\').count());
        self.references.set(self.references.get().saturating_add(hyphens as u64));
    }

    /// Takes a step; false if none is left.
    #[inline]
    pub(crate) fn step(&self) -> bool {
        self.take(1)
    }

    #[inline]
    pub(crate) fn take(&self, steps: u64) -> bool {
        let left = self.left.get();
        self.left.set(left.saturating_sub(steps));
        left >= steps
    }

    /// Returns true if steps were asked for that were not there, since the limit was last met. No steps are counted after that.
    pub(crate) fn meets_limit(&self) -> bool {
        let meets = self.left.get() == 0;
        if meets {
            self.is_used_up.set(true);
            self.left.set(u64::MAX);
        }
        meets
    }

    /// Returns true if the limit was met.
    pub(crate) fn is_used_up(&self) -> bool {
        self.is_used_up.get()
    }

    /// The steps that were taken.
    pub(crate) fn taken(&self) -> u64 {
        if self.is_used_up() {
            self.limit.get()
        } else {
            self.limit.get().saturating_sub(self.left.get())
        }
    }

    /// Counts the rules of new values, and the bytes of custom properties that are not those of the parent.
    pub(crate) fn count(&self, values: &ComputedValues, parent: Option<&ComputedValues>) {
        let rules = values.rules.iter().flat_map(StrongRuleNode::self_and_ancestors);
        self.take(rules.count() as u64);
        let own = values.custom_properties();
        if own.is_empty() {
            return;
        }
        if parent.is_none_or(|parent| parent.custom_properties() != own) {
            let mut bytes = 0_usize;
            for (_, value) in own.inherited.iter().chain(own.non_inherited.iter()) {
                let length = value.as_ref().map_or(0, |value| value.to_variable_value().css.len());
                bytes = bytes.saturating_add(length);
                self.longest.set(self.longest.get().max(length));
            }
            self.take((bytes / BYTES_OF_A_STEP) as u64);
        }
        // Each reference may have copied the longest value, also one whose result was too long to be kept.
        let copied = (self.longest.get() / LONG) as u64;
        self.take(self.references.get().saturating_mul(copied));
    }
}
