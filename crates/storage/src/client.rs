//! Clients, one for each agent. A client works on its own copy of an area, which takes in the
//! changes of others only when the client asks for news. So a running script sees only its own
//! changes.

pub(crate) use commit::note_a_cause;

mod commit;
mod news;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use rusqlite::{Connection, OptionalExtension as _, params};

use crate::profile::{Shared, now};
use crate::site::site_of;
use crate::{Area, QuotaExceeded, Setting, StorageError, Text, journal};

/// The document that changes something, for the events of others, and for the list of sites that
/// caused data to be stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cause(Arc<CauseParts>);

#[derive(Debug, PartialEq, Eq)]
struct CauseParts {
    url: String,
    top_level: Arc<str>,
}

impl Cause {
    /// A document of this address, in a window whose top-level page is of this site.
    pub fn new(url: &str, top_level_site: &str) -> Self {
        Self(Arc::new(CauseParts { url: url.into(), top_level: top_level_site.into() }))
    }

    /// The address of the document.
    pub fn url(&self) -> &str {
        &self.0.url
    }

    /// The same for another address.
    #[must_use]
    pub fn at(&self, url: &str) -> Self {
        let top_level = Arc::clone(&self.0.top_level);
        Self(Arc::new(CauseParts { url: url.into(), top_level }))
    }

    fn top_level(&self) -> &Arc<str> {
        &self.0.top_level
    }
}

/// A value was changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changed {
    /// The value before.
    pub old: Option<Text>,
}

/// Reads and writes areas for one agent. Changes are in the copy at once, and in the database with
/// [`Client::commit`].
#[derive(Debug)]
pub struct Client {
    shared: Arc<Shared>,
    /// Its number among all clients of all processes.
    id: i64,
    /// The last change that it has heard of; none before it is registered.
    seen: Option<i64>,
    areas: BTreeMap<Arc<str>, Loaded>,
    pending: Vec<Operation>,
    /// The sources of the changes, in their order.
    sources: Vec<Source>,
    pending_bytes: u64,
    /// The last commit failed: changes are tried one by one.
    is_failing: bool,
    /// The version of the profile, and of the file, at the last check.
    version: u64,
    data_version: i64,
    looked: Instant,
    /// The last sign of life that others can see, in milliseconds since 1970, and the last change that they know
    /// it has heard of.
    beat: i64,
    reported: i64,
    /// Something was removed since the log was emptied.
    has_removed: bool,
    /// The time at which the log was emptied, and that of the last change, own or foreign.
    rested: Option<Instant>,
    active: Instant,
}

impl std::fmt::Debug for Shared {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Shared").field("folder", &self.folder).finish_non_exhaustive()
    }
}

/// The copy of an area.
#[derive(Debug)]
struct Loaded {
    /// Its name, the same text as in all its changes.
    origin: Arc<str>,
    area: Area,
    /// The last change that was in the area when it was read: it is not news.
    since: i64,
    site: String,
    /// The most bytes that it may have.
    quota: u64,
    /// The bytes of the other origins of the site that are not loaded here.
    elsewhere: u64,
}

/// A change that is not in the database yet.
#[derive(Debug)]
struct Operation {
    /// An index of `Client::sources`.
    source: usize,
    what: What,
}

/// The area and the document of consecutive changes.
#[derive(Debug)]
struct Source {
    origin: Arc<str>,
    cause: Cause,
}

/// The last source, or a new one.
fn source_of(sources: &mut Vec<Source>, origin: &Arc<str>, cause: &Cause) -> usize {
    let is_last = sources.last().is_some_and(|last| {
        Arc::ptr_eq(&last.origin, origin) && Arc::ptr_eq(&last.cause.0, &cause.0)
    });
    if !is_last {
        sources.push(Source { origin: Arc::clone(origin), cause: cause.clone() });
    }
    sources.len().saturating_sub(1)
}

#[derive(Debug)]
enum What {
    Set { key: Text, old: Option<Text>, new: Text },
    Remove { key: Text, old: Text },
    Clear { bytes: u64 },
}

/// The bytes of changes after which a commit is made in the middle of a task.
const MOST_PENDING: u64 = 16 << 20;

impl Client {
    pub(crate) fn new(shared: Arc<Shared>) -> Self {
        let version = shared.version.load(Ordering::Acquire);
        Self {
            shared,
            id: random_number(),
            seen: None,
            areas: BTreeMap::new(),
            pending: Vec::new(),
            sources: Vec::new(),
            pending_bytes: 0,
            is_failing: false,
            version,
            data_version: -1,
            looked: Instant::now(),
            beat: 0,
            reported: 0,
            rested: None,
            active: Instant::now(),
            has_removed: false,
        }
    }

    /// Its number, which [`Change::client`](crate::Change) has.
    pub const fn id(&self) -> i64 {
        self.id
    }

    /// Makes the copy of an origin's area, unless it exists.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub fn open(&mut self, origin: &str) -> Result<(), StorageError> {
        if self.areas.contains_key(origin) {
            return Ok(());
        }
        if self.seen.is_none() {
            self.register()?;
        }
        let shared = Arc::clone(&self.shared);
        let mut connection = shared.lock();
        let transaction = connection.transaction()?;
        let loaded = load(&transaction, &shared, origin)?;
        self.areas.insert(Arc::clone(&loaded.origin), loaded);
        let loaded_here: Vec<Arc<str>> = self.areas.keys().cloned().collect();
        for (origin, loaded) in &mut self.areas {
            loaded.elsewhere = elsewhere(&transaction, origin, &loaded.site, &loaded_here)?;
        }
        Ok(())
    }

    /// The copy of an area that is open.
    pub fn area(&self, origin: &str) -> Option<&Area> {
        self.areas.get(origin).map(|loaded| &loaded.area)
    }

    /// The origins whose areas are open.
    pub fn origins(&self) -> impl Iterator<Item = &str> {
        self.areas.keys().map(|origin| &**origin)
    }

    /// Forgets the copy of an area.
    pub fn close(&mut self, origin: &str) {
        // A failed commit has already been reported.
        let _committed = self.commit();
        self.areas.remove(origin);
    }

    /// True if others can change its open areas: the profile or its folder may have other users.
    pub fn is_listening(&self) -> bool {
        !self.areas.is_empty()
            && (self.shared.folder.is_some() || Arc::strong_count(&self.shared) > 2)
    }

    /// Reads the quota of an origin again, after [`Profile::grant`](crate::Profile::grant).
    ///
    /// # Errors
    /// If the database cannot be read.
    pub fn read_quota(&mut self, origin: &str) -> Result<(), StorageError> {
        if let Some(loaded) = self.areas.get_mut(origin) {
            loaded.quota = quota_of(&self.shared.lock(), &self.shared, origin)?;
        }
        Ok(())
    }

    /// The most bytes that an origin may have.
    pub fn quota(&self, origin: &str) -> Option<u64> {
        self.areas.get(origin).map(|loaded| loaded.quota)
    }

    /// Sets a value. Does nothing if the value is the same.
    ///
    /// # Errors
    /// [`QuotaExceeded`] if the quota has no room for it, the storage takes no changes, or the area
    /// is not open; then nothing has changed.
    pub fn set(
        &mut self,
        origin: &str,
        key: Text,
        value: Text,
        cause: &Cause,
    ) -> Result<Option<Changed>, QuotaExceeded> {
        let of_others = self.bytes_of_others(origin);
        let (is_read_only, site_quota) = (self.shared.is_read_only, self.shared.options.site_quota);
        let Some(loaded) = self.areas.get_mut(origin) else {
            return Err(QuotaExceeded::REFUSED);
        };
        let own_quota = loaded.quota;
        let setting = loaded.area.set_if(key.clone(), value.clone(), |before, after| {
            if is_read_only {
                return Err(QuotaExceeded::REFUSED);
            }
            if after <= before {
                return Ok(());
            }
            if after > own_quota {
                return Err(QuotaExceeded::new(own_quota, after));
            }
            let quota = site_quota.max(own_quota);
            let of_the_site = of_others.saturating_add(after);
            if of_the_site > quota {
                return Err(QuotaExceeded::new(quota, of_the_site));
            }
            Ok(())
        })?;
        let Setting::Changed(old) = setting else { return Ok(None) };
        let bytes = key.bytes().saturating_add(value.bytes());
        let what = What::Set { key, old: old.clone(), new: value };
        let source = source_of(&mut self.sources, &loaded.origin, cause);
        self.push(Operation { source, what }, bytes);
        if self.is_failing && self.commit().is_err() {
            return Err(QuotaExceeded::REFUSED);
        }
        Ok(Some(Changed { old }))
    }

    /// The bytes of the other origins of an origin's site.
    fn bytes_of_others(&self, origin: &str) -> u64 {
        if self.areas.len() == 1 {
            return self.areas.values().map(|loaded| loaded.elsewhere).sum();
        }
        let Some(of) = self.areas.get(origin) else { return 0 };
        let others =
            self.areas.values().filter(|one| one.site == of.site && one.origin != of.origin);
        others.fold(of.elsewhere, |all, loaded| all.saturating_add(loaded.area.bytes()))
    }

    /// Removes a pair. Does nothing if the key has none.
    pub fn remove(&mut self, origin: &str, key: &Text, cause: &Cause) -> Option<Changed> {
        let loaded = self.areas.get_mut(origin)?;
        let old = loaded.area.remove(key)?;
        let source = source_of(&mut self.sources, &loaded.origin, cause);
        let bytes = key.bytes().saturating_add(old.bytes());
        let what = What::Remove { key: key.clone(), old: old.clone() };
        self.push(Operation { source, what }, bytes);
        Some(Changed { old: Some(old) })
    }

    /// Removes all pairs. False if it had none.
    pub fn clear(&mut self, origin: &str, cause: &Cause) -> bool {
        let Some(loaded) = self.areas.get_mut(origin) else { return false };
        let bytes = loaded.area.bytes();
        if !loaded.area.clear() {
            return false;
        }
        let source = source_of(&mut self.sources, &loaded.origin, cause);
        self.push(Operation { source, what: What::Clear { bytes } }, 0);
        true
    }

    fn push(&mut self, operation: Operation, bytes: u64) {
        self.pending.push(operation);
        self.pending_bytes = self.pending_bytes.saturating_add(bytes).saturating_add(64);
        if self.pending_bytes > MOST_PENDING {
            // If it fails, the next commit reports it.
            let _committed = self.commit();
        }
    }

    /// Registers this client as a listener.
    fn register(&mut self) -> Result<(), StorageError> {
        let mut connection = self.shared.lock();
        if self.shared.is_read_only {
            self.seen = Some(journal::last_number(&connection)?);
            return Ok(());
        }
        let transaction =
            connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
        self.beat = now();
        transaction.execute("DELETE FROM clients WHERE beat < ?1", [self.beat - DEAD])?;
        let last = journal::last_number(&transaction)?;
        transaction.execute(
            "INSERT OR REPLACE INTO clients (id, seen, beat) VALUES (?1, ?2, ?3)",
            params![self.id, last, self.beat],
        )?;
        transaction.commit()?;
        self.seen = Some(last);
        self.reported = last;
        Ok(())
    }
}

/// A client without a sign of life for this time, in milliseconds, is dead: its process was killed.
const DEAD: i64 = 60_000;

/// A number that no other client has.
fn random_number() -> i64 {
    let mut bytes = [0; 8];
    if getrandom::fill(&mut bytes).is_err() {
        // The time and the process make it unique then.
        return now().wrapping_mul(1 << 20) ^ i64::from(std::process::id());
    }
    (i64::from_ne_bytes(bytes) & i64::MAX).max(1)
}

/// Reads an area.
fn load(connection: &Connection, shared: &Shared, origin: &str) -> Result<Loaded, StorageError> {
    Ok(Loaded {
        origin: origin.into(),
        area: read_area(connection, origin)?,
        since: journal::last_number(connection)?,
        site: site_of(origin),
        quota: quota_of(connection, shared, origin)?,
        elsewhere: 0,
    })
}

/// The pairs of an origin.
pub(crate) fn read_area(connection: &Connection, origin: &str) -> Result<Area, StorageError> {
    let mut statement = connection.prepare_cached(
        "SELECT key, value FROM items WHERE area = (SELECT id FROM areas WHERE origin = ?1)",
    )?;
    let pairs = statement.query_map([origin], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(pairs.collect::<Result<Area, _>>()?)
}

fn quota_of(connection: &Connection, shared: &Shared, origin: &str) -> Result<u64, StorageError> {
    let granted: Option<i64> = connection
        .prepare_cached("SELECT bytes FROM quotas WHERE origin = ?1")?
        .query_row([origin], |row| row.get(0))
        .optional()?;
    let granted = granted.and_then(|bytes| u64::try_from(bytes).ok());
    Ok(granted.unwrap_or(shared.options.origin_quota))
}

/// The bytes of those origins of a site that are not loaded.
fn elsewhere(
    connection: &Connection,
    origin: &str,
    site: &str,
    loaded: &[Arc<str>],
) -> Result<u64, StorageError> {
    let mut statement =
        connection.prepare_cached("SELECT origin, bytes FROM areas WHERE site = ?1")?;
    let rows = statement.query_map([site], |row| {
        let (other, bytes): (String, i64) = (row.get(0)?, row.get(1)?);
        Ok((other, u64::try_from(bytes).unwrap_or(0)))
    })?;
    let mut all = 0_u64;
    for row in rows {
        let (other, bytes) = row?;
        if other != origin && !loaded.iter().any(|one| **one == *other) {
            all = all.saturating_add(bytes);
        }
    }
    Ok(all)
}

/// Replaces the pairs of an origin; clients hear that the area was reset.
pub(crate) fn replace_area(
    connection: &Connection,
    origin: &str,
    area: &Area,
    time: i64,
) -> Result<(), StorageError> {
    let find = "SELECT id FROM areas WHERE origin = ?1";
    let old: Option<i64> = connection.query_row(find, [origin], |row| row.get(0)).optional()?;
    if let Some(row) = old {
        connection.execute("DELETE FROM items WHERE area = ?1", [row])?;
        connection.execute("DELETE FROM areas WHERE id = ?1", [row])?;
    }
    if !area.is_empty() {
        connection.execute(
            "INSERT INTO areas (origin, site, bytes, created, changed) VALUES (?1, ?2, ?3, ?4, ?4)",
            params![origin, site_of(origin), i64::try_from(area.bytes()).unwrap_or(i64::MAX), time],
        )?;
        let row = connection.last_insert_rowid();
        let mut statement = connection
            .prepare_cached("INSERT INTO items (area, key, value) VALUES (?1, ?2, ?3)")?;
        for (key, value) in area.iter() {
            statement.execute(params![row, key, value])?;
        }
    }
    journal::note_a_reset(connection, origin, time)
}
