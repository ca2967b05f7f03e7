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

/// The time between two looks at the file for changes of other processes.
const LOOK: Duration = Duration::from_millis(5);

/// The milliseconds between two signs of life.
const BEAT: i64 = 10_000;

impl Client {
    /// Brings the copies up to date, and gives the changes that others made since the last time, in order. This is
    /// cheap if there are none: it can be asked before each task.
    ///
    /// # Errors
    /// If the database cannot be read, or own changes not be committed before.
    pub fn news(&mut self) -> Result<Vec<Change>, StorageError> {
        if self.areas.is_empty() || !self.may_be_behind()? {
            return Ok(Vec::new());
        }
        self.commit()?;
        let shared = Arc::clone(&self.shared);
        let mut connection = shared.lock();
        let seen = self.seen.unwrap_or(0);
        if shared.is_read_only {
            // Nobody keeps a journal for one who cannot say what was seen.
            self.reload(&connection)?;
            return Ok(Vec::new());
        }
        let is_due = now().saturating_sub(self.beat) >= BEAT;
        if !is_due && journal::last_number(&connection)? <= seen {
            return Ok(Vec::new());
        }
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let changes = journal::changes_after(&transaction, seen)?;
        let last = journal::last_number(&transaction)?;
        let time = now();
        let known = transaction
            .prepare_cached("UPDATE clients SET seen = ?2, beat = ?3 WHERE id = ?1")?
            .execute(params![self.id, last, time])?;
        let is_known = known > 0;
        if !is_known {
            // It gave no sign of life for so long that others took it for dead: what it missed is not known.
            transaction.execute(
                "INSERT INTO clients (id, seen, beat) VALUES (?1, ?2, ?3)",
                params![self.id, last, time],
            )?;
        }
        if is_due {
            transaction.execute("DELETE FROM clients WHERE beat < ?1", [time - DEAD])?;
        }
        if !shared.options.keep_journal {
            journal::prune(&transaction)?;
        }
        let is_foreign = |change: &Change| change.client != self.id;
        let has_news = changes.iter().any(is_foreign);
        if !is_known {
            self.reload(&transaction)?;
        } else if has_news {
            self.apply(&transaction, &changes)?;
        }
        transaction.commit()?;
        (self.seen, self.beat) = (Some(last), time);
        let own = self.id;
        self.has_removed |= has_news;
        Ok(changes
            .into_iter()
            .filter(|change| change.client != own && self.areas.contains_key(&*change.origin))
            .collect())
    }

    /// False if nothing was committed since the last look.
    fn may_be_behind(&mut self) -> Result<bool, StorageError> {
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

    /// Applies changes in their order, own ones among them: the last one wins, as in the database.
    fn apply(&mut self, connection: &Connection, changes: &[Change]) -> Result<(), StorageError> {
        let mut sites = BTreeSet::new();
        for change in changes {
            let Some(loaded) = self.areas.get_mut(&*change.origin) else {
                sites.insert(crate::site_of(&change.origin));
                continue;
            };
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
        for (origin, area) in areas {
            if let Some(loaded) = self.areas.get_mut(&origin) {
                loaded.area = area;
            }
        }
        self.refresh(connection, |_| true)
    }

    /// Makes the copies what the database has.
    pub(super) fn reload_all(&mut self) -> Result<(), StorageError> {
        let shared = Arc::clone(&self.shared);
        let connection = shared.lock();
        self.reload(&connection)
    }

    /// To be called when there is nothing to do: what was removed is removed from the log too.
    pub fn rest(&mut self) {
        if self.has_removed && self.pending.is_empty() {
            // If another process is in the way, the next rest does it.
            self.has_removed = !self.shared.empty_the_log().unwrap_or(false);
        }
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        // Nobody is there any more to hear of an error.
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
        self.rest();
    }
}
