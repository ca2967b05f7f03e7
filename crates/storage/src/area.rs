//! The pairs of one storage area.

use std::cell::OnceCell;
use std::collections::BTreeSet;

use foldhash::fast::RandomState;
use indexmap::IndexMap;
use indexmap::map::Entry;

use crate::Text;

/// The default quota, in bytes, of an area, or of the areas of an origin on a site.
pub const DEFAULT_QUOTA: u64 = 5 * 1024 * 1024;

/// Keys at most this far from either end are found by counting.
const FEW: usize = 32;

/// A list of keys and values, in memory. The order of its keys is fixed: it does not depend on the order in
/// which they came.
///
/// ```
/// use treewright_storage::Area;
///
/// let mut area = Area::default();
/// area.set("k".into(), "v".into());
/// assert_eq!(area.key(0), Some("k".into()));
/// assert_eq!(area.bytes(), 2);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Area {
    items: IndexMap<Text, Text, RandomState>,
    bytes: u64,
    /// All keys in order, built on first use: most pages never need the order, and building it is
    /// the slowest part.
    order: OnceCell<BTreeSet<Text>>,
    /// The same as a list, while they do not change: pages walk through them by number.
    keys: OnceCell<Vec<Text>>,
}

impl PartialEq for Area {
    fn eq(&self, other: &Self) -> bool {
        self.items == other.items
    }
}

impl Eq for Area {}

impl Area {
    fn order(&self) -> &BTreeSet<Text> {
        self.order.get_or_init(|| self.items.keys().cloned().collect())
    }

    /// The number of pairs.
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// True if the area is empty.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// The bytes of all keys and values, see [`Text::bytes`].
    pub const fn bytes(&self) -> u64 {
        self.bytes
    }

    /// The key at a position.
    pub fn key(&self, position: usize) -> Option<Text> {
        let from_the_end = self.len().checked_sub(position.checked_add(1)?)?;
        let order = self.order();
        if position < FEW {
            return order.iter().nth(position).cloned();
        }
        if from_the_end < FEW {
            return order.iter().nth_back(from_the_end).cloned();
        }
        self.keys.get_or_init(|| order.iter().cloned().collect()).get(position).cloned()
    }

    /// The value of a key.
    pub fn get(&self, key: &Text) -> Option<&Text> {
        self.items.get(key)
    }

    /// All pairs, in the order of the keys.
    pub fn iter(&self) -> impl Iterator<Item = (&Text, &Text)> {
        self.order().iter().filter_map(|key| self.items.get_key_value(key))
    }

    /// Sets a value, and returns the old one, without a limit.
    pub fn set(&mut self, key: Text, value: Text) -> Option<Text> {
        let no_limit = |_, _| Ok::<(), std::convert::Infallible>(());
        match self.set_if(key, value, no_limit) {
            Ok(Setting::Changed(old)) => old,
            Ok(Setting::Same(value)) => Some(value),
            Err(never) => match never {},
        }
    }

    /// Sets a value unless the function refuses; it gets the bytes of the area before and after.
    ///
    /// # Errors
    /// The error of the function; nothing has changed then.
    pub fn set_if<E>(
        &mut self,
        key: Text,
        value: Text,
        may_have: impl FnOnce(u64, u64) -> Result<(), E>,
    ) -> Result<Setting, E> {
        // The map is searched once, because this is the most frequent call.
        match self.items.entry(key) {
            Entry::Occupied(mut entry) => {
                if *entry.get() == value {
                    return Ok(Setting::Same(value));
                }
                let rest = self.bytes.saturating_sub(entry.get().bytes());
                let after = rest.saturating_add(value.bytes());
                may_have(self.bytes, after)?;
                self.bytes = after;
                Ok(Setting::Changed(Some(entry.insert(value))))
            }
            Entry::Vacant(entry) => {
                let more = entry.key().bytes().saturating_add(value.bytes());
                let after = self.bytes.saturating_add(more);
                may_have(self.bytes, after)?;
                self.bytes = after;
                if let Some(order) = self.order.get_mut() {
                    order.insert(entry.key().clone());
                    self.keys.take();
                }
                entry.insert(value);
                Ok(Setting::Changed(None))
            }
        }
    }

    /// Removes a pair, and gives its value.
    pub fn remove(&mut self, key: &Text) -> Option<Text> {
        let old = self.items.swap_remove(key)?;
        self.bytes = self.bytes.saturating_sub(key.bytes()).saturating_sub(old.bytes());
        if let Some(order) = self.order.get_mut() {
            order.remove(key);
            self.keys.take();
        }
        Some(old)
    }

    /// Removes all pairs. Returns false if the area was empty.
    pub fn clear(&mut self) -> bool {
        let had_some = !self.is_empty();
        *self = Self::default();
        had_some
    }
}

/// The result of [`Area::set_if`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Setting {
    /// The key had this value.
    Same(Text),
    /// The key has the new value now; this is the old one.
    Changed(Option<Text>),
}

impl FromIterator<(Text, Text)> for Area {
    fn from_iter<T: IntoIterator<Item = (Text, Text)>>(pairs: T) -> Self {
        let mut area = Self::default();
        for (key, value) in pairs {
            area.set(key, value);
        }
        area
    }
}

/// The room is too small for a value.
/// <https://webidl.spec.whatwg.org/#quotaexceedederror>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct QuotaExceeded {
    /// The quota in bytes; `None` if something other than the quota forbids the change.
    pub quota: Option<u64>,
    /// The bytes that the change would need.
    pub requested: Option<u64>,
}

impl QuotaExceeded {
    /// The storage refuses all changes, regardless of their size.
    pub const REFUSED: Self = Self { quota: None, requested: None };

    /// The change would exceed the quota.
    pub const fn new(quota: u64, requested: u64) -> Self {
        Self { quota: Some(quota), requested: Some(requested) }
    }
}

impl std::fmt::Display for QuotaExceeded {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match (self.quota, self.requested) {
            (Some(quota), Some(requested)) => {
                write!(f, "{requested} bytes are more than the quota of {quota}")
            }
            _ => f.write_str("the storage takes no changes"),
        }
    }
}

impl std::error::Error for QuotaExceeded {}

#[cfg(test)]
mod tests {
    use super::Area;
    use crate::Text;

    #[test]
    fn keys_by_number() {
        let mut area: Area =
            (0..200).map(|n| (Text::from(format!("{n:03}")), Text::from(""))).collect();
        assert_eq!(area.bytes(), 600);
        for n in 0..200 {
            assert_eq!(area.key(n), Some(format!("{n:03}").into()));
        }
        assert_eq!(area.key(200), None);
        // An order that was built is kept up to date.
        let copy = area.clone();
        area.set("0995".into(), "".into());
        assert_eq!((area.key(99), area.key(100)), (Some("099".into()), Some("0995".into())));
        assert_eq!(area.iter().nth(100).map(|(key, _)| key.clone()), area.key(100));
        area.remove(&"0995".into());
        assert_eq!(area, copy);
        area.remove(&"100".into());
        assert_eq!(area.key(100), Some("101".into()));
        assert_eq!(area.bytes(), 597);
        assert!(area.clear() && !area.clear());
        assert_eq!((area.bytes(), area.key(0)), (0, None));
    }
}
