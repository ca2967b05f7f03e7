//! Writing changes to the database.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use rusqlite::{CachedStatement, OptionalExtension as _, Transaction, TransactionBehavior, params};

use super::news::MOMENT;
use super::{Client, Source, What};
use crate::journal::ChangeKind;
use crate::profile::now;
use crate::site::site_of;
use crate::{StorageError, Text};

/// The facts about others that decide how changes are written.
#[derive(Clone, Copy)]
struct Standing {
    /// Another client listens, so changes must be written to the journal.
    has_listeners: bool,
    /// Others may have changed the areas since this client last asked for news: old values come
    /// from the database, not from the copy that the script saw.
    has_missed_changes: bool,
}

impl Client {
    /// Writes all changes since the last commit, as one. It is acknowledged when this returns: see
    /// [`Durability`](crate::Durability).
    ///
    /// # Errors
    /// The reason why it failed. After [`StorageError::Busy`] the changes wait for the next commit.
    /// After any other error the copies are read from the database again, and [`Client::set`] fails
    /// until a commit succeeds.
    pub fn commit(&mut self) -> Result<(), StorageError> {
        if self.pending.is_empty() {
            return Ok(());
        }
        let mut result = if self.shared.is_read_only {
            Err(StorageError::ReadOnly)
        } else {
            self.write_pending()
        };
        // The contents of the log may already be in the database: emptying the log then makes room.
        if result == Err(StorageError::Full) && self.shared.empty_the_log(MOMENT) == Ok(true) {
            result = self.write_pending();
        }
        match result {
            Ok(()) => {
                self.is_failing = false;
                self.active = Instant::now();
                self.has_removed |=
                    self.pending.iter().any(|one| !matches!(one.what, What::Set { old: None, .. }));
                self.forget_pending();
                let before = self.shared.version.fetch_add(1, Ordering::AcqRel);
                if self.version == before {
                    self.version = before.wrapping_add(1);
                }
                Ok(())
            }
            Err(StorageError::Busy) => Err(StorageError::Busy),
            Err(error) => {
                self.is_failing = true;
                self.forget_pending();
                // An area that can no longer be read stays as the script saw it last.
                let _reloaded = self.reload_all();
                Err(error)
            }
        }
    }

    fn forget_pending(&mut self) {
        self.pending.clear();
        self.sources.clear();
        self.pending_bytes = 0;
    }

    /// True if there are changes that are not committed.
    pub fn has_pending(&self) -> bool {
        !self.pending.is_empty()
    }

    fn write_pending(&self) -> Result<(), StorageError> {
        let mut connection = self.shared.lock();
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let standing = self.standing(&transaction)?;
        let mut writer = Writer {
            transaction: &transaction,
            client: self.id,
            time: now(),
            standing,
            keeps_a_journal: standing.has_listeners || self.shared.options.keep_journal,
            insert: None,
            batch: Vec::new(),
            has_removed: false,
            last: None,
            areas: BTreeMap::new(),
            causes: BTreeSet::new(),
            cause: None,
        };
        for operation in &self.pending {
            // Every change has one.
            if let Some(source) = self.sources.get(operation.source) {
                writer.write(source, &operation.what)?;
            }
        }
        writer.finish()?;
        transaction.commit()?;
        Ok(())
    }

    fn standing(&self, transaction: &Transaction<'_>) -> Result<Standing, StorageError> {
        let mut statement = transaction.prepare_cached(
            "SELECT EXISTS (SELECT 1 FROM clients WHERE id <> ?1),
                    EXISTS (SELECT 1 FROM clients WHERE id = ?1),
                    EXISTS (SELECT 1 FROM journal WHERE seq > ?2 AND client <> ?1)",
        )?;
        let seen = self.seen.unwrap_or(0);
        let (has_listeners, is_known, has_news): (bool, bool, bool) = statement
            .query_row(params![self.id, seen], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
        Ok(Standing { has_listeners, has_missed_changes: has_news || !is_known })
    }
}

/// The pairs that are written with one statement.
const AT_ONCE: usize = 32;

/// SQLite looks up a pair once with "OR REPLACE", but twice with "ON CONFLICT": first to check for
/// a conflict.
fn insert_at_once() -> String {
    let rows = vec!["(?, ?, ?)"; AT_ONCE].join(", ");
    format!("INSERT OR REPLACE INTO items (area, key, value) VALUES {rows}")
}

/// An origin, and the top-level site that caused it to store something.
type CauseOf<'t> = (&'t Arc<str>, &'t Arc<str>);

/// True for the same strings in memory: those of one document are.
fn is_same(one: CauseOf<'_>, other: CauseOf<'_>) -> bool {
    Arc::ptr_eq(one.0, other.0) && Arc::ptr_eq(one.1, other.1)
}

/// Writes the changes of one commit.
struct Writer<'t> {
    transaction: &'t Transaction<'t>,
    client: i64,
    time: i64,
    standing: Standing,
    keeps_a_journal: bool,
    /// The statement that most changes need.
    insert: Option<CachedStatement<'t>>,
    /// Pairs that are not yet written, with the rows of their areas, used if no listener must hear
    /// of each one.
    batch: Vec<(i64, &'t Text, &'t Text)>,
    /// Something was removed, so an area may be empty.
    has_removed: bool,
    /// The origin of the last change, the row of its area, and the bytes that it gained and that are not in `areas` yet.
    last: Option<(&'t Arc<str>, i64, i64)>,
    /// The row of each area, and the bytes that it gains.
    areas: BTreeMap<Arc<str>, (i64, i64)>,
    /// Origins and the top-level sites that caused them to store something.
    causes: BTreeSet<CauseOf<'t>>,
    /// The cause of the last change.
    cause: Option<CauseOf<'t>>,
}

fn signed(bytes: u64) -> i64 {
    i64::try_from(bytes).unwrap_or(i64::MAX)
}

impl<'t> Writer<'t> {
    fn write(&mut self, source: &'t Source, what: &'t What) -> Result<(), StorageError> {
        let origin = &source.origin;
        let row = self.row_of(origin)?;
        if !matches!(what, What::Set { .. }) {
            self.write_the_batch()?;
            self.has_removed = true;
        }
        let gained = match what {
            What::Set { key, old, new } => {
                let found = self.value(row, key)?;
                let old =
                    found.as_ref().or(old.as_ref().filter(|_| !self.standing.has_missed_changes));
                if old == Some(new) {
                    return Ok(());
                }
                if self.keeps_a_journal || self.standing.has_missed_changes {
                    self.insert(row, key, new)?;
                    self.note(source, ChangeKind::Set, Some(key), old, Some(new))?;
                } else {
                    self.batch.push((row, key, new));
                }
                let cause = (origin, source.cause.top_level());
                if self.cause.is_none_or(|last| !is_same(last, cause)) {
                    self.causes.insert(cause);
                    self.cause = Some(cause);
                }
                let lost = old.map_or(0, |old| old.bytes().saturating_add(key.bytes()));
                signed(new.bytes().saturating_add(key.bytes())).saturating_sub(signed(lost))
            }
            What::Remove { key, old } => {
                let found = self.value(row, key)?;
                let old = if self.standing.has_missed_changes { found.as_ref() } else { Some(old) };
                let Some(old) = old else { return Ok(()) };
                self.transaction
                    .prepare_cached("DELETE FROM items WHERE area = ?1 AND key = ?2")?
                    .execute(params![row, key])?;
                self.note(source, ChangeKind::Remove, Some(key), Some(old), None)?;
                -signed(old.bytes().saturating_add(key.bytes()))
            }
            What::Clear { bytes } => {
                let removed = self
                    .transaction
                    .prepare_cached("DELETE FROM items WHERE area = ?1")?
                    .execute([row])?;
                if removed == 0 {
                    return Ok(());
                }
                self.note(source, ChangeKind::Clear, None, None, None)?;
                if self.standing.has_missed_changes {
                    let gained = self.areas.get(origin).map_or(0, |(_, gained)| *gained);
                    let gained =
                        gained.saturating_add(self.last.map_or(0, |(_, _, gained)| gained));
                    let before: i64 = self.transaction.query_row(
                        "SELECT bytes FROM areas WHERE id = ?1",
                        [row],
                        |row| row.get(0),
                    )?;
                    -before.saturating_add(gained)
                } else {
                    -signed(*bytes)
                }
            }
        };
        if let Some((_, _, all)) = &mut self.last {
            *all = all.saturating_add(gained);
        }
        Ok(())
    }

    fn insert(&mut self, row: i64, key: &Text, value: &Text) -> Result<(), StorageError> {
        let insert = match &mut self.insert {
            Some(insert) => insert,
            None => self.insert.insert(self.transaction.prepare_cached(
                "INSERT OR REPLACE INTO items (area, key, value) VALUES (?1, ?2, ?3)",
            )?),
        };
        insert.execute(params![row, key, value])?;
        Ok(())
    }

    /// Writes the pairs of the batch, the last one of each key: in the order of the table and many at once, which is
    /// about twice as fast.
    fn write_the_batch(&mut self) -> Result<(), StorageError> {
        let mut batch = std::mem::take(&mut self.batch);
        if batch.len() >= AT_ONCE {
            // Those of one key stay in their order.
            batch.sort_by(|one, other| (one.0, one.1).cmp(&(other.0, other.1)));
            let mut last = 0;
            for next in 1..batch.len() {
                let (Some(before), Some(pair)) = (batch.get(last), batch.get(next).copied()) else {
                    break;
                };
                if (before.0, before.1) != (pair.0, pair.1) {
                    last += 1;
                }
                if let Some(place) = batch.get_mut(last) {
                    *place = pair;
                }
            }
            batch.truncate(last + 1);
        }
        let mut chunks = batch.chunks_exact(AT_ONCE);
        if batch.len() >= AT_ONCE {
            let mut statement = self.transaction.prepare_cached(&insert_at_once())?;
            for chunk in &mut chunks {
                for (place, (row, key, value)) in chunk.iter().enumerate() {
                    statement.raw_bind_parameter(3 * place + 1, row)?;
                    statement.raw_bind_parameter(3 * place + 2, key)?;
                    statement.raw_bind_parameter(3 * place + 3, value)?;
                }
                statement.raw_execute()?;
            }
            // It keeps its values otherwise.
            statement.clear_bindings();
        }
        for (row, key, value) in chunks.remainder() {
            self.insert(*row, key, value)?;
        }
        batch.clear();
        self.batch = batch;
        Ok(())
    }

    /// The value that the database has, read only if it may differ from the one that the script
    /// saw.
    fn value(&self, row: i64, key: &Text) -> Result<Option<Text>, StorageError> {
        if !self.standing.has_missed_changes {
            return Ok(None);
        }
        let mut statement = self
            .transaction
            .prepare_cached("SELECT value FROM items WHERE area = ?1 AND key = ?2")?;
        Ok(statement.query_row(params![row, key], |row| row.get(0)).optional()?)
    }

    /// The row of an area, created if it is missing.
    fn row_of(&mut self, origin: &'t Arc<str>) -> Result<i64, StorageError> {
        if let Some((last, row, _)) = self.last
            && Arc::ptr_eq(last, origin)
        {
            return Ok(row);
        }
        self.count_the_last();
        if let Some((row, _)) = self.areas.get(origin) {
            self.last = Some((origin, *row, 0));
            return Ok(*row);
        }
        let found = self
            .transaction
            .prepare_cached("SELECT id FROM areas WHERE origin = ?1")?
            .query_row([&**origin], |row| row.get(0))
            .optional()?;
        let row = match found {
            Some(row) => row,
            None => {
                self.transaction
                    .prepare_cached(
                        "INSERT INTO areas (origin, site, created, changed) VALUES (?1, ?2, ?3, ?3)",
                    )?
                    .execute(params![&**origin, site_of(origin), self.time])?;
                self.transaction.last_insert_rowid()
            }
        };
        self.areas.insert(Arc::clone(origin), (row, 0));
        self.last = Some((origin, row, 0));
        Ok(row)
    }

    /// Adds the bytes of the last area to those of all.
    fn count_the_last(&mut self) {
        if let Some((origin, _, gained)) = self.last.take()
            && let Some((_, all)) = self.areas.get_mut(origin)
        {
            *all = all.saturating_add(gained);
        }
    }

    fn note(
        &self,
        source: &Source,
        kind: ChangeKind,
        key: Option<&Text>,
        old: Option<&Text>,
        new: Option<&Text>,
    ) -> Result<(), StorageError> {
        if !self.keeps_a_journal {
            return Ok(());
        }
        self.transaction
            .prepare_cached(
                "INSERT INTO journal (client, time, kind, origin, key, old, new, url)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
            )?
            .execute(params![
                self.client,
                self.time,
                kind.number(),
                &*source.origin,
                key,
                old,
                new,
                source.cause.url()
            ])?;
        Ok(())
    }

    /// Writes the facts about the areas. An area that is empty now is removed.
    fn finish(mut self) -> Result<(), StorageError> {
        self.write_the_batch()?;
        self.count_the_last();
        for (origin, (row, gained)) in self.areas {
            self.transaction
                .prepare_cached("UPDATE areas SET bytes = bytes + ?2, changed = ?3 WHERE id = ?1")?
                .execute(params![row, gained, self.time])?;
            if !self.has_removed {
                continue;
            }
            let emptied = self
                .transaction
                .prepare_cached(
                    "DELETE FROM areas WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM items WHERE area = ?1)",
                )?
                .execute([row])?;
            if emptied > 0 {
                self.transaction
                    .prepare_cached("DELETE FROM causes WHERE origin = ?1")?
                    .execute([&*origin])?;
            }
        }
        for (origin, top_level) in self.causes {
            note_a_cause(self.transaction, origin, top_level, self.time)?;
        }
        Ok(())
    }
}

/// The minimum interval, in milliseconds, between writes of the same cause.
const JUST_NOW: i64 = 1000;

/// Records the site that caused an origin to store something.
pub(crate) fn note_a_cause(
    transaction: &Transaction<'_>,
    origin: &str,
    top_level: &str,
    time: i64,
) -> Result<(), StorageError> {
    let last: Option<i64> = transaction
        .prepare_cached("SELECT last FROM causes WHERE origin = ?1 AND top_level = ?2")?
        .query_row(params![origin, top_level], |row| row.get(0))
        .optional()?;
    if last.is_some_and(|last| (0..JUST_NOW).contains(&time.saturating_sub(last))) {
        return Ok(());
    }
    transaction
        .prepare_cached(
            "INSERT INTO causes (origin, top_level, first, last) VALUES (?1, ?2, ?3, ?3)
             ON CONFLICT DO UPDATE SET last = excluded.last",
        )?
        .execute(params![origin, top_level, time])?;
    Ok(())
}
