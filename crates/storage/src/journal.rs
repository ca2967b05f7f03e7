//! The journal: changes in their order, for clients that did not make them.

use rusqlite::{Connection, Row, params};

use crate::{Profile, StorageError, Text};

/// A change of an area.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Change {
    /// Its number: later changes have higher ones.
    pub number: i64,
    /// The client that made it; 0 for a deletion by the host.
    pub client: i64,
    /// The time of its commit, in milliseconds since 1970.
    pub time: i64,
    /// The kind.
    pub kind: ChangeKind,
    /// The origin whose area was changed.
    pub origin: String,
    /// The key; none if all pairs were removed.
    pub key: Option<Text>,
    /// The value before.
    pub old: Option<Text>,
    /// The value after.
    pub new: Option<Text>,
    /// The address of the document that made it.
    pub url: String,
}

/// The kind of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ChangeKind {
    /// A key got a value.
    Set,
    /// A pair was removed.
    Remove,
    /// A script removed all pairs.
    Clear,
    /// The host deleted the area, or put other pairs in its place.
    Reset,
}

impl ChangeKind {
    pub(crate) const fn number(self) -> i64 {
        match self {
            Self::Set => 0,
            Self::Remove => 1,
            Self::Clear => 2,
            Self::Reset => 3,
        }
    }

    const fn of(number: i64) -> Self {
        match number {
            0 => Self::Set,
            1 => Self::Remove,
            2 => Self::Clear,
            _ => Self::Reset,
        }
    }
}

impl Change {
    fn of(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            number: row.get(0)?,
            client: row.get(1)?,
            time: row.get(2)?,
            kind: ChangeKind::of(row.get(3)?),
            origin: row.get(4)?,
            key: row.get(5)?,
            old: row.get(6)?,
            new: row.get(7)?,
            url: row.get(8)?,
        })
    }
}

/// The changes after a number, in order.
pub(crate) fn changes_after(
    connection: &Connection,
    number: i64,
) -> Result<Vec<Change>, StorageError> {
    let mut statement = connection.prepare_cached(
        "SELECT seq, client, time, kind, origin, key, old, new, url FROM journal WHERE seq > ?1 ORDER BY seq",
    )?;
    let changes = statement.query_map([number], Change::of)?;
    Ok(changes.collect::<Result<_, _>>()?)
}

/// The number of the last change ever made.
pub(crate) fn last_number(connection: &Connection) -> Result<i64, StorageError> {
    let mut statement = connection.prepare_cached(
        "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'journal'",
    )?;
    Ok(statement.query_row([], |row| row.get(0))?)
}

/// Records that the host has changed an area, if a client listens. Values are not recorded.
pub(crate) fn note_a_reset(
    connection: &Connection,
    origin: &str,
    time: i64,
) -> Result<(), StorageError> {
    connection.execute(
        "INSERT INTO journal (client, time, kind, origin, url)
         SELECT 0, ?1, ?2, ?3, '' WHERE EXISTS (SELECT 1 FROM clients)",
        params![time, ChangeKind::Reset.number(), origin],
    )?;
    Ok(())
}

/// Deletes the changes that all clients have seen.
pub(crate) fn prune(connection: &Connection) -> Result<(), StorageError> {
    let mut statement = connection.prepare_cached(
        "DELETE FROM journal WHERE seq <= coalesce((SELECT min(seen) FROM clients), 9e18)",
    )?;
    statement.execute([])?;
    Ok(())
}

impl Profile {
    /// The changes after a number that not all clients have seen yet, or all of them with
    /// [`ProfileOptions::keep_journal`](crate::ProfileOptions::keep_journal).
    ///
    /// # Errors
    /// If the database cannot be read.
    pub fn journal(&self, after: i64) -> Result<Vec<Change>, StorageError> {
        self.read(|transaction| changes_after(transaction, after))
    }
}
