//! Storage areas, cookies, and the host's control over them, on SQLite.
//!
//! This is the part of `localStorage`, `sessionStorage` and `document.cookie` that is neither
//! JavaScript nor HTML: profiles in a folder or in memory, areas by origin, quotas, a journal from
//! which other agents and processes hear of changes, policies, deletion. docs/reference/storage.md
//! of the repository has the guarantees.

mod area;
mod check;
mod client;
mod cookies;
mod delete;
mod error;
mod journal;
mod netscape;
mod opening;
mod options;
mod policy;
mod profile;
mod schema;
mod sessions;
mod site;
mod state;
mod text;
mod usage;

pub use area::{Area, DEFAULT_QUOTA, QuotaExceeded, Setting};
pub use check::Report;
pub use client::{Cause, Changed, Client};
pub use cookies::{Cookie, CookieContext, Relation, SameSite};
pub use delete::{Deleted, Selection};
pub use error::StorageError;
pub use journal::{Change, ChangeKind};
pub use opening::SetAside;
pub use options::{Durability, OnDamage, ProfileOptions};
pub use policy::{Context, Policy, Rule, SiteRules};
pub use profile::Profile;
pub use sessions::{Session, SessionWindow};
pub use site::site_of;
pub use state::{StateCookie, StateOrigin, StatePair, StorageState};
pub use text::Text;
pub use usage::{OriginUsage, SiteUsage};
