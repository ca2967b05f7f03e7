//! Sessions that are saved and resumed: top-level windows with their session storage.

use rusqlite::{OptionalExtension as _, params};

use crate::profile::now;
use crate::{Area, Profile, StorageError};

/// The top-level windows of a session, in their order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Session {
    /// The windows.
    pub windows: Vec<SessionWindow>,
}

/// A top-level window of a [`Session`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct SessionWindow {
    /// The address of its page.
    pub url: String,
    /// Its session storage: the areas by their origins.
    pub areas: Vec<(String, Area)>,
}

impl SessionWindow {
    /// A window that shows a page, without areas.
    pub fn new(url: impl Into<String>) -> Self {
        Self { url: url.into(), areas: Vec::new() }
    }
}

impl Profile {
    /// Saves a session under a name, replacing an earlier one of that name. Nothing else writes
    /// session storage to a medium.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub fn save_session(&self, name: &str, session: &Session) -> Result<(), StorageError> {
        self.write(|transaction| {
            remove(transaction, name)?;
            transaction.execute(
                "INSERT INTO sessions (name, saved) VALUES (?1, ?2)",
                params![name, now()],
            )?;
            for (number, window) in (0_i64..).zip(&session.windows) {
                transaction.execute(
                    "INSERT INTO session_windows (session, window, url) VALUES (?1, ?2, ?3)",
                    params![name, number, window.url],
                )?;
                for (origin, area) in &window.areas {
                    for (key, value) in area.iter() {
                        transaction
                            .prepare_cached(
                                "INSERT INTO session_items (session, window, origin, key, value)
                                 VALUES (?1, ?2, ?3, ?4, ?5)",
                            )?
                            .execute(params![name, number, origin, key, value])?;
                    }
                }
            }
            Ok(())
        })
    }

    /// The session of a name.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub fn session(&self, name: &str) -> Result<Option<Session>, StorageError> {
        self.read(|transaction| {
            let found: Option<i64> = transaction
                .query_row("SELECT saved FROM sessions WHERE name = ?1", [name], |row| row.get(0))
                .optional()?;
            if found.is_none() {
                return Ok(None);
            }
            let mut session = Session::default();
            let mut statement = transaction
                .prepare("SELECT url FROM session_windows WHERE session = ?1 ORDER BY window")?;
            for url in statement.query_map([name], |row| row.get::<_, String>(0))? {
                session.windows.push(SessionWindow::new(url?));
            }
            let mut statement = transaction.prepare(
                "SELECT window, origin, key, value FROM session_items WHERE session = ?1
                 ORDER BY window, origin",
            )?;
            let mut rows = statement.query([name])?;
            while let Some(row) = rows.next()? {
                let number = usize::try_from(row.get::<_, i64>(0)?).unwrap_or(usize::MAX);
                let origin: String = row.get(1)?;
                let Some(window) = session.windows.get_mut(number) else { continue };
                if window.areas.last().is_none_or(|(last, _)| *last != origin) {
                    window.areas.push((origin, Area::default()));
                }
                if let Some((_, area)) = window.areas.last_mut() {
                    area.set(row.get(2)?, row.get(3)?);
                }
            }
            Ok(Some(session))
        })
    }

    /// The names of the saved sessions.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub fn sessions(&self) -> Result<Vec<String>, StorageError> {
        self.read(|transaction| {
            let mut statement = transaction.prepare("SELECT name FROM sessions ORDER BY name")?;
            let names = statement.query_map([], |row| row.get(0))?;
            Ok(names.collect::<Result<_, _>>()?)
        })
    }
}

fn remove(transaction: &rusqlite::Transaction<'_>, name: &str) -> Result<bool, StorageError> {
    let removed = transaction.execute("DELETE FROM sessions WHERE name = ?1", [name])?;
    transaction.execute("DELETE FROM session_windows WHERE session = ?1", [name])?;
    transaction.execute("DELETE FROM session_items WHERE session = ?1", [name])?;
    Ok(removed > 0)
}
