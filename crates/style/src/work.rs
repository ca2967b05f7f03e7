//! The steps that matching and the cascade take, counted and bounded.

use std::cell::{Cell, RefCell};
use std::fmt;
use std::rc::Rc;

use style::properties::ComputedValues;
use style::rule_tree::StrongRuleNode;

/// Asked every few hundred steps whether to stop, with the bytes that the styles keep by a rough count.
pub(crate) type Look = Rc<dyn Fn(usize) -> bool>;

/// Counts steps. When they are used up, nothing matches any more, so that each loop of Stylo ends soon.
pub(crate) struct Work {
    limit: Cell<u64>,
    /// The steps before the next look.
    left: Cell<u64>,
    /// The steps after it.
    later: Cell<u64>,
    is_used_up: Cell<bool>,
    look: RefCell<Option<Look>>,
    is_stopped: Cell<bool>,
    /// The bytes that are kept.
    kept: Cell<usize>,
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
            later: Cell::new(0),
            is_used_up: Cell::new(false),
            look: RefCell::default(),
            is_stopped: Cell::new(false),
            kept: Cell::new(0),
            references: Cell::new(0),
            longest: Cell::new(0),
        }
    }
}

impl fmt::Debug for Work {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Work").field("taken", &self.taken()).finish_non_exhaustive()
    }
}

/// The bytes of custom properties that count as a step.
pub(crate) const BYTES_OF_A_STEP: usize = 16;

/// The pairs of custom properties that count as a step.
const NAMES_OF_A_STEP: usize = 1024;

/// Copies of values count for each of these bytes.
const LONG: usize = 1024;

/// The steps between two looks at the clock, which take about as long as one look.
const STEPS_PER_LOOK: u64 = 256;

impl Work {
    pub(crate) fn limit_to(&self, steps: Option<u64>) {
        let steps = steps.unwrap_or(u64::MAX);
        self.limit.set(steps);
        self.left.set(steps);
        self.later.set(0);
    }

    /// Begins with looks: every few hundred steps, and at [`Work::look`]. Once one of them says so, nothing matches.
    pub(crate) fn begin_to_look(&self, look: Look) {
        *self.look.borrow_mut() = Some(look);
        self.is_stopped.set(false);
        if !self.is_used_up() {
            let left = self.left.get().saturating_add(self.later.get());
            self.left.set(0);
            self.later.set(left);
        }
    }

    /// Ends the looks.
    pub(crate) fn end_looking(&self) {
        *self.look.borrow_mut() = None;
    }

    /// Looks now. Returns true if work is to stop.
    pub(crate) fn look(&self) -> bool {
        let look = self.look.borrow().clone();
        if !self.is_stopped() && look.is_some_and(|look| look(self.kept.get())) {
            self.is_stopped.set(true);
            // Each step asks again.
            self.later.set(self.left.get().saturating_add(self.later.get()));
            self.left.set(0);
        }
        self.is_stopped()
    }

    /// Returns true if a look said so: what was computed since the look before may be wrong.
    pub(crate) fn is_stopped(&self) -> bool {
        self.is_stopped.get()
    }

    /// Counts bytes that are kept.
    pub(crate) fn keep(&self, bytes: usize) {
        self.kept.set(self.kept.get().saturating_add(bytes));
    }

    /// Bytes are no longer kept.
    pub(crate) fn give_back(&self, bytes: usize) {
        self.kept.set(self.kept.get().saturating_sub(bytes));
    }

    /// The bytes that are kept, by a rough count.
    pub(crate) fn kept(&self) -> usize {
        self.kept.get()
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
        if left < steps {
            return self.look_and_take(steps);
        }
        self.left.set(left.saturating_sub(steps));
        true
    }

    #[cold]
    fn look_and_take(&self, steps: u64) -> bool {
        if self.look() {
            return false;
        }
        let left = self.left.get().saturating_add(self.later.get());
        let rest = left.saturating_sub(steps);
        let is_looking = self.look.borrow().is_some();
        let soon = if is_looking { rest.min(STEPS_PER_LOOK) } else { rest };
        self.left.set(soon);
        self.later.set(rest.saturating_sub(soon));
        left >= steps
    }

    /// Returns true if steps were asked for that were not there, since the limit was last met. No steps are counted after that.
    pub(crate) fn meets_limit(&self) -> bool {
        let meets = self.left.get() == 0 && self.later.get() == 0;
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
            return self.limit.get();
        }
        let left = self.left.get().saturating_add(self.later.get());
        self.limit.get().saturating_sub(left)
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
            let (mut bytes, mut names) = (0_usize, 0_usize);
            for (_, value) in own.inherited.iter().chain(own.non_inherited.iter()) {
                let length = value.as_ref().map_or(0, |value| value.to_variable_value().css.len());
                bytes = bytes.saturating_add(length);
                names = names.saturating_add(1);
                self.longest.set(self.longest.get().max(length));
            }
            self.take((bytes / BYTES_OF_A_STEP) as u64);
            // Names that are alike are in the same place of tables.
            self.take((names.saturating_mul(names) / NAMES_OF_A_STEP) as u64);
        }
        // Each reference may have copied the longest value, also one whose result was too long to be kept.
        let copied = (self.longest.get() / LONG) as u64;
        self.take(self.references.get().saturating_mul(copied));
    }
}
