//! Cookies in the database.

use rusqlite::{OptionalExtension as _, Row, Transaction, params};

use super::{Cookie, SameSite};
use crate::StorageError;

/// A cookie with the facts that decide its position among others.
#[derive(Clone, Debug)]
pub(super) struct Stored {
    pub(super) cookie: Cookie,
    /// The second of its creation, and its number among those of that second.
    pub(super) created: (i64, i64),
    /// The second of its last use.
    pub(super) used: i64,
}

const COLUMNS: &str = "domain, path, name, host_only, value, expires, secure, http_only, same_site, created, number, used";

impl SameSite {
    const fn number(self) -> i64 {
        match self {
            Self::Default => 0,
            Self::None => 1,
            Self::Lax => 2,
            Self::Strict => 3,
        }
    }

    const fn of(number: i64) -> Self {
        match number {
            1 => Self::None,
            2 => Self::Lax,
            3 => Self::Strict,
            _ => Self::Default,
        }
    }
}

fn stored(row: &Row<'_>) -> rusqlite::Result<Stored> {
    Ok(Stored {
        cookie: Cookie {
            domain: row.get(0)?,
            path: row.get(1)?,
            name: row.get(2)?,
            host_only: row.get(3)?,
            value: row.get(4)?,
            expires: row.get(5)?,
            secure: row.get(6)?,
            http_only: row.get(7)?,
            same_site: SameSite::of(row.get(8)?),
        },
        created: (row.get(9)?, row.get(10)?),
        used: row.get(11)?,
    })
}

/// All cookies.
pub(super) fn all(transaction: &Transaction<'_>) -> Result<Vec<Stored>, StorageError> {
    let sql = format!("SELECT {COLUMNS} FROM cookies ORDER BY domain, path, name");
    let mut statement = transaction.prepare_cached(&sql)?;
    let rows = statement.query_map([], stored)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Those of some domains.
pub(super) fn all_of_domains(
    domains: &[String],
) -> impl FnOnce(&Transaction<'_>) -> Result<Vec<Stored>, StorageError> {
    move |transaction| {
        let mut found = Vec::new();
        for domain in domains {
            found.extend(of_domain(transaction, domain)?);
        }
        Ok(found)
    }
}

/// Those of a domain.
pub(super) fn of_domain(
    transaction: &Transaction<'_>,
    domain: &str,
) -> Result<Vec<Stored>, StorageError> {
    let sql = format!("SELECT {COLUMNS} FROM cookies WHERE domain = ?1");
    let mut statement = transaction.prepare_cached(&sql)?;
    let rows = statement.query_map([domain], stored)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The one of the same name, domain, path and kind of host.
pub(super) fn same(
    transaction: &Transaction<'_>,
    cookie: &Cookie,
) -> Result<Option<Stored>, StorageError> {
    let sql = format!(
        "SELECT {COLUMNS} FROM cookies WHERE domain = ?1 AND path = ?2 AND name = ?3 AND host_only = ?4"
    );
    let mut statement = transaction.prepare_cached(&sql)?;
    let row = statement
        .query_row(params![cookie.domain, cookie.path, cookie.name, cookie.host_only], stored);
    Ok(row.optional()?)
}

/// Removes the one of the same name, domain, path and kind of host.
pub(super) fn remove(transaction: &Transaction<'_>, cookie: &Cookie) -> Result<bool, StorageError> {
    let mut statement = transaction.prepare_cached(
        "DELETE FROM cookies WHERE domain = ?1 AND path = ?2 AND name = ?3 AND host_only = ?4",
    )?;
    let removed =
        statement.execute(params![cookie.domain, cookie.path, cookie.name, cookie.host_only])?;
    Ok(removed > 0)
}

/// Writes a cookie over the one that is there.
pub(super) fn put(transaction: &Transaction<'_>, stored: &Stored) -> Result<(), StorageError> {
    let Stored { cookie, created, used } = stored;
    let sql = format!(
        "INSERT OR REPLACE INTO cookies ({COLUMNS}) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)"
    );
    transaction.prepare_cached(&sql)?.execute(params![
        cookie.domain,
        cookie.path,
        cookie.name,
        cookie.host_only,
        cookie.value,
        cookie.expires,
        cookie.secure,
        cookie.http_only,
        cookie.same_site.number(),
        created.0,
        created.1,
        used
    ])?;
    Ok(())
}

/// A number that is higher than that of any other cookie.
pub(super) fn next_number(transaction: &Transaction<'_>) -> Result<i64, StorageError> {
    let mut statement =
        transaction.prepare_cached("SELECT coalesce(max(number), 0) + 1 FROM cookies")?;
    Ok(statement.query_row([], |row| row.get(0))?)
}
