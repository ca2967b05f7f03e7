//! The changes of others.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use rusqlite::{Connection, TransactionBehavior, params};

use super::{Client, DEAD, elsewhere, quota_of, read_area};
use crate::journal::{self, Change, ChangeKind};
use crate::profile::now;
use crate::{Area, StorageError};

/// The interval between checks of the file for changes of other processes.
const LOOK: Duration = Duration::from_millis(5);

/// The interval between two signs of life, in milliseconds.
const BEAT: i64 = 10_000;

/// The minimum interval, in milliseconds, between reports of the changes seen so far: each report
/// is a write.
const TELL: i64 = 250;

/// The time between two rests.
const REST: Duration = Duration::from_secs(1);

/// The time without changes after which it is quiet.
const QUIET: Duration = Duration::from_millis(500);

/// The time for which a client that empties the log waits for others.
pub(super) const MOMENT: Duration = Duration::from_millis(20);

impl Client {
    /// Brings the copies up to date, and gives the changes that others made since the last time, in
    /// order. This is cheap if nothing changed, so it can be called before each task.
    ///
    /// # Errors
    /// If the database cannot be read, or own changes cannot be committed first.
    pub fn news(&mut self) -> Result<Vec<Change>, StorageError> {
        if self.areas.is_empty() || !self.may_have_missed_changes()? {
            return Ok(Vec::new());
        }
        self.commit()?;
        let shared = Arc::clone(&self.shared);
        let mut connection = shared.lock();
        let seen = self.seen.unwrap_or(0);
        if shared.is_read_only {
            // The journal is not kept for a client that cannot report what it has seen.
            self.reload(&connection)?;
            return Ok(Vec::new());
        }
        if now().saturating_sub(self.beat) < BEAT && journal::last_number(&connection)? <= seen {
            return Ok(Vec::new());
        }
        let transaction = connection.transaction()?;
        let is_known: bool = transaction
            .prepare_cached("SELECT EXISTS (SELECT 1 FROM clients WHERE id = ?1)")?
            .query_row([self.id], |row| row.get(0))?;
        let changes = journal::changes_after(&transaction, seen)?;
        let last = journal::last_number(&transaction)?;
        let has_news = changes.iter().any(|change| change.client != self.id);
        if !is_known {
            // Others took it for dead because its last sign of life is too old: the journal may
            // have gaps.
            self.reload(&transaction)?;
        } else if has_news {
            self.apply(&transaction, &changes)?;
        }
        drop(transaction);
        self.seen = Some(last);
        self.has_removed |= has_news;
        self.active = Instant::now();
        if !is_known || now().saturating_sub(self.beat) >= TELL {
            self.tell(&mut connection)?;
        }
        let own = self.id;
        Ok(changes
            .into_iter()
            .filter(|change| {
                let loaded = self.areas.get(&*change.origin);
                change.client != own && loaded.is_some_and(|loaded| change.number > loaded.since)
            })
            .collect())
    }

    /// Reports that the client is alive, and the last change that it has seen. Changes that all
    /// clients have seen are deleted.
    fn tell(&mut self, connection: &mut Connection) -> Result<(), StorageError> {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let (time, seen) = (now(), self.seen.unwrap_or(0));
        transaction
            .prepare_cached("INSERT OR REPLACE INTO clients (id, seen, beat) VALUES (?1, ?2, ?3)")?
            .execute(params![self.id, seen, time])?;
        transaction
            .prepare_cached("DELETE FROM clients WHERE beat < ?1")?
            .execute([time - DEAD])?;
        if !self.shared.options.keep_journal {
            journal::prune(&transaction)?;
        }
        transaction.commit()?;
        (self.beat, self.reported) = (time, seen);
        Ok(())
    }

    /// False if nothing was committed since the last check.
    fn may_have_missed_changes(&mut self) -> Result<bool, StorageError> {
        let version = self.shared.version.load(Ordering::Acquire);
        let is_new = version != self.version;
        if !is_new && (self.shared.folder.is_none() || self.looked.elapsed() < LOOK) {
            return Ok(false);
        }
        self.version = version;
        self.looked = Instant::now();
        let connection = self.shared.lock();
        let data: i64 =
            connection.prepare_cached("PRAGMA data_version")?.query_row([], |row| row.get(0))?;
        let is_changed = std::mem::replace(&mut self.data_version, data) != data;
        Ok(is_new || is_changed || now().saturating_sub(self.beat) >= BEAT)
    }

    /// Applies changes in their order, including own ones: the last one wins, as in the database.
    fn apply(&mut self, connection: &Connection, changes: &[Change]) -> Result<(), StorageError> {
        let mut sites = BTreeSet::new();
        for change in changes {
            let Some(loaded) = self.areas.get_mut(&*change.origin) else {
                sites.insert(crate::site_of(&change.origin));
                continue;
            };
            if change.number <= loaded.since {
                continue;
            }
            sites.insert(loaded.site.clone());
            match (change.kind, &change.key, &change.new) {
                (ChangeKind::Set, Some(key), Some(new)) => {
                    loaded.area.set(key.clone(), new.clone());
                }
                (ChangeKind::Remove, Some(key), _) => {
                    loaded.area.remove(key);
                }
                (ChangeKind::Reset, ..) => {
                    loaded.area = read_area(connection, &change.origin)?;
                }
                _ => {
                    loaded.area.clear();
                }
            }
        }
        self.refresh(connection, |site| sites.contains(site))
    }

    /// Reads quotas and the bytes elsewhere again.
    fn refresh(
        &mut self,
        connection: &Connection,
        is_meant: impl Fn(&str) -> bool,
    ) -> Result<(), StorageError> {
        let origins: Vec<Arc<str>> = self.areas.keys().cloned().collect();
        for (origin, loaded) in &mut self.areas {
            if is_meant(&loaded.site) {
                loaded.quota = quota_of(connection, &self.shared, origin)?;
                loaded.elsewhere = elsewhere(connection, origin, &loaded.site, &origins)?;
            }
        }
        Ok(())
    }

    fn reload(&mut self, connection: &Connection) -> Result<(), StorageError> {
        let mut areas: Vec<(Arc<str>, Area)> = Vec::new();
        for origin in self.areas.keys() {
            areas.push((Arc::clone(origin), read_area(connection, origin)?));
        }
        let last = journal::last_number(connection)?;
        for (origin, area) in areas {
            if let Some(loaded) = self.areas.get_mut(&origin) {
                loaded.area = area;
                loaded.since = last;
            }
        }
        self.refresh(connection, |_| true)
    }

    /// Reads the copies from the database again.
    pub(super) fn reload_all(&mut self) -> Result<(), StorageError> {
        let shared = Arc::clone(&self.shared);
        let connection = shared.lock();
        self.reload(&connection)
    }

    /// To be called whenever the client is idle: it rests once nothing has changed for a while,
    /// because a rest makes others wait.
    pub fn rest_if_quiet(&mut self) {
        if self.active.elapsed() >= QUIET {
            self.rest();
        }
    }

    /// To be called when the client is idle: erases removed data from the journal and the log too,
    /// at most once a second.
    pub fn rest(&mut self) {
        let is_too_early = self.rested.is_some_and(|time| time.elapsed() < REST);
        if self.shared.is_read_only || self.has_pending() || is_too_early {
            return;
        }
        if self.seen.is_some_and(|seen| seen > self.reported) {
            let shared = Arc::clone(&self.shared);
            // If another process blocks it, the next rest retries.
            let _reported = self.tell(&mut shared.lock());
            self.rested = Some(Instant::now());
        }
        if self.has_removed {
            self.has_removed = !self.shared.empty_the_log(MOMENT).unwrap_or(false);
            self.rested = Some(Instant::now());
        }
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        // An error can no longer be reported.
        let _committed = self.commit();
        if self.seen.is_none() || self.shared.is_read_only {
            return;
        }
        let goodbye = |connection: &Connection| -> Result<(), StorageError> {
            connection.execute("DELETE FROM clients WHERE id = ?1", [self.id])?;
            if !self.shared.options.keep_journal {
                journal::prune(connection)?;
            }
            Ok(())
        };
        let _said = goodbye(&self.shared.lock());
        if self.has_removed {
            let _emptied = self.shared.empty_the_log(MOMENT);
        }
    }
}
