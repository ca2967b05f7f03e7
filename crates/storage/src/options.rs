//! Settings of profiles.

use crate::DEFAULT_QUOTA;

/// Settings with which a profile is opened.
///
/// ```
/// use treewright_storage::{Durability, ProfileOptions};
///
/// let mut options = ProfileOptions::default();
/// options.durability = Durability::Power;
/// options.origin_quota = 1 << 20;
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ProfileOptions {
    /// The most bytes that an area may have: 5 MiB by default.
    pub origin_quota: u64,
    /// The most bytes that all origins of a site may have together, so subdomains give no extra
    /// room: 20 MiB by default.
    pub site_quota: u64,
    /// The most bytes that the file may have; `None` for as many as fit.
    pub most_bytes: Option<u64>,
    /// The point at which a commit is acknowledged.
    pub durability: Durability,
    /// The reaction to a damaged file.
    pub on_damage: OnDamage,
    /// Reads only. A profile that cannot be written to is always opened this way.
    pub read_only: bool,
    /// Keeps the whole journal of changes instead of deleting the changes that all clients have
    /// seen. It has old values: for tests.
    pub keep_journal: bool,
}

impl Default for ProfileOptions {
    fn default() -> Self {
        Self {
            origin_quota: DEFAULT_QUOTA,
            site_quota: 4 * DEFAULT_QUOTA,
            most_bytes: None,
            durability: Durability::default(),
            on_damage: OnDamage::default(),
            read_only: false,
            keep_journal: false,
        }
    }
}

/// The point at which a commit is acknowledged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Durability {
    /// Once the system has it: nothing is lost if the process is killed. If the power fails, the last commits can be
    /// lost, each as a whole. SQLite's `synchronous=NORMAL`.
    #[default]
    Process,
    /// Once the medium has it: nothing is lost if the power fails. `synchronous=FULL`.
    Power,
}

/// The reaction to a file that is damaged, truncated, or not ours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum OnDamage {
    /// Renames the file, and begins a new one; [`Profile::set_aside`](crate::Profile::set_aside)
    /// has its name.
    #[default]
    SetAside,
    /// Opens nothing and touches nothing.
    Refuse,
}
