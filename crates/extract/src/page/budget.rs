//! The budget of a page: the bytes of its values, and its time.

use std::time::Instant;

/// The names of limits that are not those of a parse.
pub(crate) const OUTPUT: &str = "output-bytes";
pub(crate) const BATCH: &str = "batch-bytes";
pub(crate) const TIME: &str = "time";
pub(crate) const SLOTS: &str = "table-slots";
/// Not a limit, but a reason of a missing value like one.
pub(crate) const NOT_SANITIZED: &str = "not-sanitized";

/// The rest of the budget of a page.
#[derive(Debug)]
pub(crate) struct Budget {
    page: u64,
    batch: u64,
    deadline: Option<Instant>,
    met: Vec<&'static str>,
}

/// The least that an item of a list takes: its place in the list, and a number.
const ITEM: u64 = 8;

impl Budget {
    pub(crate) fn new(page: u64, batch: u64, deadline: Option<Instant>) -> Self {
        Self { page, batch, deadline, met: Vec::new() }
    }

    /// The bytes that are left.
    pub(crate) fn left(&self) -> u64 {
        self.page.min(self.batch)
    }

    /// The bytes that are left for the batch.
    pub(crate) fn left_of_the_batch(&self) -> u64 {
        self.batch
    }

    /// The limits that were met, in order.
    pub(crate) fn met(&self) -> &[&'static str] {
        &self.met
    }

    pub(crate) fn meet(&mut self, limit: &'static str) {
        // The batch is the reason where less is left of it than of the page.
        let limit = if limit == OUTPUT && self.batch < self.page { BATCH } else { limit };
        if !self.met.contains(&limit) {
            self.met.push(limit);
        }
    }

    /// Takes bytes; false if fewer are left.
    pub(crate) fn take(&mut self, bytes: usize) -> bool {
        let bytes = u64::try_from(bytes).unwrap_or(u64::MAX);
        if bytes > self.left() {
            self.meet(OUTPUT);
            return false;
        }
        self.page = self.page.saturating_sub(bytes);
        self.batch = self.batch.saturating_sub(bytes);
        true
    }

    /// Takes the part of a text that fits the bytes that are left; `None` if none are left.
    pub(crate) fn take_part<'t>(&mut self, text: &'t str) -> Option<&'t str> {
        let mut end = text.len();
        if u64::try_from(end).unwrap_or(u64::MAX) > self.left() {
            self.meet(OUTPUT);
            end = usize::try_from(self.left()).unwrap_or(end).min(end);
            while !text.is_char_boundary(end) {
                end = end.saturating_sub(1);
            }
            if end == 0 {
                return None;
            }
        }
        let part = text.get(..end)?;
        self.take(end);
        Some(part)
    }

    /// Takes the cost of another item of a list; false if nothing is left, or no time.
    pub(crate) fn take_item(&mut self) -> bool {
        self.has_time() && self.take(usize::try_from(ITEM).unwrap_or_default())
    }

    pub(crate) fn has_time(&mut self) -> bool {
        let is_over = self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        if is_over {
            self.meet(TIME);
        }
        !is_over
    }
}
