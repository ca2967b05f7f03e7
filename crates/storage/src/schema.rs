//! The form of the database.

use rusqlite::{Connection, TransactionBehavior};

use crate::StorageError;

/// The number in the header of the file that identifies the application: `TWst`.
pub(crate) const APPLICATION: i64 = 0x5457_7374;

/// The number of the form below.
pub(crate) const VERSION: i64 = 1;

/// Tables. A key or value is TEXT, or UTF-16 with the high byte first in a BLOB if UTF-8 cannot
/// represent it. Times are milliseconds since 1970 (of cookies, seconds).
const TABLES: &str = "
CREATE TABLE areas (
    id INTEGER PRIMARY KEY,
    origin TEXT NOT NULL UNIQUE,
    site TEXT NOT NULL,
    bytes INTEGER NOT NULL DEFAULT 0,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL
);
CREATE INDEX areas_of_sites ON areas (site);
CREATE TABLE items (
    area INTEGER NOT NULL,
    key NOT NULL,
    value NOT NULL,
    PRIMARY KEY (area, key)
) WITHOUT ROWID;
-- The top-level sites whose pages caused an origin to store something, or a domain to have a cookie.
CREATE TABLE causes (
    origin TEXT NOT NULL,
    top_level TEXT NOT NULL,
    first INTEGER NOT NULL,
    last INTEGER NOT NULL,
    PRIMARY KEY (origin, top_level)
) WITHOUT ROWID;
-- Those that want to hear of changes, and the last change that each has heard of.
CREATE TABLE clients (
    id INTEGER PRIMARY KEY,
    seen INTEGER NOT NULL,
    beat INTEGER NOT NULL
);
CREATE TABLE journal (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    client INTEGER NOT NULL,
    time INTEGER NOT NULL,
    kind INTEGER NOT NULL,
    origin TEXT NOT NULL,
    key,
    old,
    new,
    url TEXT NOT NULL
);
CREATE TABLE cookies (
    domain TEXT NOT NULL,
    path TEXT NOT NULL,
    name TEXT NOT NULL,
    host_only INTEGER NOT NULL,
    value TEXT NOT NULL,
    expires INTEGER,
    secure INTEGER NOT NULL,
    http_only INTEGER NOT NULL,
    same_site INTEGER NOT NULL,
    created INTEGER NOT NULL,
    number INTEGER NOT NULL,
    used INTEGER NOT NULL,
    PRIMARY KEY (domain, path, name, host_only)
) WITHOUT ROWID;
CREATE TABLE quotas (origin TEXT PRIMARY KEY, bytes INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE blocked (domain TEXT PRIMARY KEY) WITHOUT ROWID;
CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE sessions (name TEXT PRIMARY KEY, saved INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE session_windows (
    session TEXT NOT NULL,
    window INTEGER NOT NULL,
    url TEXT NOT NULL,
    PRIMARY KEY (session, window)
) WITHOUT ROWID;
CREATE TABLE session_items (
    session TEXT NOT NULL,
    window INTEGER NOT NULL,
    origin TEXT NOT NULL,
    key NOT NULL,
    value NOT NULL,
    PRIMARY KEY (session, window, origin, key)
) WITHOUT ROWID;
";

/// Makes the tables, unless another process just did.
pub(crate) fn create(connection: &mut Connection) -> Result<(), StorageError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let application: i64 = transaction.query_row("PRAGMA application_id", [], |row| row.get(0))?;
    if application == 0 {
        transaction.execute_batch(TABLES)?;
        transaction.pragma_update(None, "application_id", APPLICATION)?;
        transaction.pragma_update(None, "user_version", VERSION)?;
    }
    Ok(transaction.commit()?)
}
