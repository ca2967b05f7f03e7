//! Deleting data, also from the medium.

use std::collections::BTreeSet;
use std::fs::{self, OpenOptions};
use std::io::{Seek as _, SeekFrom, Write as _};
use std::path::Path;

use rusqlite::{Transaction, params};

use crate::profile::now;
use crate::site::{host_text, is_within, site_of_a_domain};
use crate::{Profile, StorageError, journal, opening};

/// The data to delete: areas, cookies, and their copies in saved sessions.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Selection {
    /// The area of an origin, and the cookies that its host alone gets.
    Origin(String),
    /// Everything of a site, such as `example.org`: of all hosts below it, over any scheme.
    Site(String),
    /// Everything of a host and of those below it.
    Domain(String),
    /// Areas that were not changed, and cookies that were not used, since this time, in milliseconds since 1970.
    OlderThan(i64),
    /// The same, if all of it was caused by pages of other sites.
    ThirdPartyOlderThan(i64),
    /// All.
    All,
}

/// The data that was deleted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Deleted {
    /// The origins whose areas were deleted.
    pub origins: Vec<String>,
    /// The number of cookies.
    pub cookies: usize,
    /// The number of files that had been set aside and are gone, because their contents are
    /// unknown.
    pub files_set_aside: usize,
}

/// The facts about a stored thing that decide.
struct Candidate<'a> {
    origin: Option<&'a str>,
    host: &'a str,
    /// A cookie of its host alone, not of its subdomains.
    host_only: bool,
    time: i64,
    is_third_party: bool,
}

impl Selection {
    fn has(&self, candidate: &Candidate<'_>) -> bool {
        match self {
            Self::Origin(origin) => match candidate.origin {
                Some(own) => own == origin,
                None => candidate.host_only && candidate.host == host_text(origin),
            },
            Self::Site(site) => site_of_a_domain(candidate.host) == site || candidate.host == site,
            Self::Domain(domain) => is_within(candidate.host, domain),
            Self::OlderThan(time) => candidate.time < *time,
            Self::ThirdPartyOlderThan(time) => candidate.is_third_party && candidate.time < *time,
            Self::All => true,
        }
    }
}

impl Profile {
    /// Deletes data, from the medium too: when this returns, no file of the profile has it any
    /// more: not the database, not its log, and no file set aside. Clients that have an area open
    /// hear of it.
    ///
    /// # Errors
    /// If the database cannot be written; [`StorageError::Busy`] if the data is deleted but another
    /// process keeps the log from being emptied: then it is deleted from the medium as soon as the
    /// log is emptied.
    pub fn delete(&self, selection: &Selection) -> Result<Deleted, StorageError> {
        self.delete_all(std::slice::from_ref(selection))
    }

    /// The same for several selections at once.
    ///
    /// # Errors
    /// As [`Profile::delete`].
    pub fn delete_all(&self, selections: &[Selection]) -> Result<Deleted, StorageError> {
        let mut deleted = match self.existing_passing() {
            Some(passing) => passing.delete_all(selections)?,
            None => Deleted::default(),
        };
        let own = self.write(|transaction| {
            let mut all = Deleted::default();
            for selection in selections {
                let one = delete(transaction, selection)?;
                all.origins.extend(one.origins);
                all.cookies = all.cookies.saturating_add(one.cookies);
            }
            Ok(all)
        })?;
        deleted.origins.extend(own.origins);
        deleted.origins.sort();
        deleted.origins.dedup();
        deleted.cookies = deleted.cookies.saturating_add(own.cookies);
        if let Some(folder) = self.folder() {
            self.wipe()?;
            for path in opening::files_set_aside(folder) {
                wipe_a_file(&path).map_err(|error| {
                    let reason = error.to_string();
                    StorageError::Unreadable { path: path.clone(), reason }
                })?;
                deleted.files_set_aside = deleted.files_set_aside.saturating_add(1);
            }
        }
        Ok(deleted)
    }

    /// Deletes data that the policy no longer keeps, and cookies that have expired. The time is in
    /// seconds since
    /// 1970. Opening a profile does it.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub fn expire(&self, time: i64) -> Result<Deleted, StorageError> {
        let policy = self.policy()?;
        let since = |seconds: u64| {
            time.saturating_sub(i64::try_from(seconds).unwrap_or(i64::MAX)).saturating_mul(1000)
        };
        let mut deleted = Deleted::default();
        let selections = [
            policy.keep.map(|seconds| Selection::OlderThan(since(seconds))),
            policy.keep_third_party.map(|seconds| Selection::ThirdPartyOlderThan(since(seconds))),
        ];
        for selection in selections.into_iter().flatten() {
            let one = self.write(|transaction| delete(transaction, &selection))?;
            deleted.origins.extend(one.origins);
            deleted.cookies = deleted.cookies.saturating_add(one.cookies);
        }
        let has_expired: bool = self.read(|transaction| {
            let sql = "SELECT EXISTS (SELECT 1 FROM cookies WHERE expires <= ?1)";
            Ok(transaction.query_row(sql, [time], |row| row.get(0))?)
        })?;
        if has_expired {
            let expired = self.write(|transaction| {
                Ok(transaction.execute("DELETE FROM cookies WHERE expires <= ?1", [time])?)
            })?;
            deleted.cookies = deleted.cookies.saturating_add(expired);
        }
        if deleted != Deleted::default() {
            self.wipe()?;
        }
        Ok(deleted)
    }

    /// Rewrites the database without remains of deleted data, and empties its log.
    pub(crate) fn wipe(&self) -> Result<(), StorageError> {
        if self.folder().is_none() {
            return Ok(());
        }
        // Rows that were moved between pages can have left copies.
        self.0.lock().execute_batch("VACUUM")?;
        if self.0.empty_the_log(opening::WAIT)? { Ok(()) } else { Err(StorageError::Busy) }
    }
}

/// Deletes the rows.
fn delete(transaction: &Transaction<'_>, selection: &Selection) -> Result<Deleted, StorageError> {
    let mut deleted = Deleted::default();
    let mut origins: BTreeSet<String> = BTreeSet::new();
    let mut statement = transaction.prepare(
        "SELECT id, origin, changed,
                EXISTS (SELECT 1 FROM causes WHERE causes.origin = areas.origin)
                AND NOT EXISTS (SELECT 1 FROM causes WHERE causes.origin = areas.origin AND top_level = site)
         FROM areas ORDER BY origin",
    )?;
    let areas: Vec<(i64, String, i64, bool)> = statement
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)))?
        .collect::<Result<_, _>>()?;
    for (id, origin, time, is_third_party) in areas {
        let host = host_text(&origin);
        let candidate = Candidate {
            origin: Some(&origin),
            host: &host,
            host_only: false,
            time,
            is_third_party,
        };
        if !selection.has(&candidate) {
            continue;
        }
        transaction.execute("DELETE FROM items WHERE area = ?1", [id])?;
        transaction.execute("DELETE FROM areas WHERE id = ?1", [id])?;
        transaction.execute("DELETE FROM causes WHERE origin = ?1", [&origin])?;
        // The journal has old values.
        transaction.execute("DELETE FROM journal WHERE origin = ?1", [&origin])?;
        journal::note_a_reset(transaction, &origin, now())?;
        deleted.origins.push(origin.clone());
        origins.insert(origin);
    }
    deleted.cookies = delete_cookies(transaction, selection)?;
    delete_from_the_rest(transaction, selection)?;
    Ok(deleted)
}

fn delete_cookies(
    transaction: &Transaction<'_>,
    selection: &Selection,
) -> Result<usize, StorageError> {
    let mut statement = transaction.prepare(
        "SELECT domain, path, name, host_only, used,
                EXISTS (SELECT 1 FROM causes WHERE causes.origin = domain)
         FROM cookies",
    )?;
    let cookies: Vec<(String, String, String, bool, i64, bool)> = statement
        .query_map([], |row| {
            Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?, row.get(5)?))
        })?
        .collect::<Result<_, _>>()?;
    let mut number: usize = 0;
    for (domain, path, name, host_only, used, has_causes) in cookies {
        let sql = "SELECT EXISTS (SELECT 1 FROM causes WHERE origin = ?1 AND top_level = ?2)";
        let site = crate::site_of(&format!("https://{domain}"));
        let is_own: bool = transaction.query_row(sql, params![domain, site], |row| row.get(0))?;
        let candidate = Candidate {
            origin: None,
            host: &domain,
            host_only,
            time: used.saturating_mul(1000),
            is_third_party: has_causes && !is_own,
        };
        if !selection.has(&candidate) {
            continue;
        }
        transaction.execute(
            "DELETE FROM cookies WHERE domain = ?1 AND path = ?2 AND name = ?3 AND host_only = ?4",
            params![domain, path, name, host_only],
        )?;
        number = number.saturating_add(1);
    }
    transaction.execute(
        "DELETE FROM causes WHERE instr(origin, '://') = 0
         AND NOT EXISTS (SELECT 1 FROM cookies WHERE domain = origin)",
        [],
    )?;
    Ok(number)
}

/// Deletes from saved sessions, from the journal, and from the quotas of origins.
fn delete_from_the_rest(
    transaction: &Transaction<'_>,
    selection: &Selection,
) -> Result<(), StorageError> {
    match selection {
        Selection::All => {
            transaction.execute_batch(
                "DELETE FROM journal WHERE client <> 0; DELETE FROM causes; DELETE FROM quotas;
                 DELETE FROM sessions; DELETE FROM session_windows; DELETE FROM session_items;",
            )?;
        }
        Selection::OlderThan(time) => {
            transaction.execute("DELETE FROM sessions WHERE saved < ?1", [time])?;
            transaction.execute_batch(
                "DELETE FROM session_windows WHERE session NOT IN (SELECT name FROM sessions);
                 DELETE FROM session_items WHERE session NOT IN (SELECT name FROM sessions);",
            )?;
        }
        _ => {
            for table in ["session_items", "quotas", "journal"] {
                let sql = format!("SELECT DISTINCT origin FROM {table}");
                let mut statement = transaction.prepare(&sql)?;
                let found: Vec<String> =
                    statement.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
                for origin in found {
                    let host = host_text(&origin);
                    let candidate = Candidate {
                        origin: Some(&origin),
                        host: &host,
                        host_only: false,
                        time: i64::MAX,
                        is_third_party: false,
                    };
                    if selection.has(&candidate) {
                        let rest = if table == "journal" { " AND client <> 0" } else { "" };
                        let sql = format!("DELETE FROM {table} WHERE origin = ?1{rest}");
                        transaction.execute(&sql, [&origin])?;
                    }
                }
            }
        }
    }
    Ok(())
}

/// Overwrites a file and removes it.
fn wipe_a_file(path: &Path) -> std::io::Result<()> {
    let mut file = OpenOptions::new().write(true).open(path)?;
    let mut left = file.metadata()?.len();
    file.seek(SeekFrom::Start(0))?;
    let zeros = [0; 8192];
    while left > 0 {
        let part = usize::try_from(left).unwrap_or(zeros.len()).min(zeros.len());
        file.write_all(zeros.get(..part).unwrap_or_default())?;
        left = left.saturating_sub(part as u64);
    }
    file.sync_all()?;
    drop(file);
    fs::remove_file(path)
}
