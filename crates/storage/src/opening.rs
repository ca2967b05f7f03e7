//! Opening the file of a profile, with checks that it is ours, whole and writable.

use std::cell::Cell;
use std::fs::{self, File};
use std::io::{ErrorKind, Read as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime};

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use crate::schema::{self, APPLICATION, VERSION};
use crate::{Durability, ProfileOptions, StorageError};

/// The name of the database in the folder of a profile.
pub(crate) const FILE: &str = "storage.sqlite";

/// The part of the names of files that were set aside.
const SET_ASIDE: &str = ".damaged-";

/// Files that belong to a database.
const COMPANIONS: [&str; 4] = ["", "-wal", "-shm", "-journal"];

/// The time for which a process waits for another one.
pub(crate) const WAIT: Duration = Duration::from_secs(10);

thread_local! {
    /// The time at which this thread began to wait for the database.
    static WAITS_SINCE: Cell<Instant> = Cell::new(Instant::now());
}

/// Makes a connection wait for other processes, [`WAIT`] at most. It checks every millisecond,
/// because SQLite's own handler pauses for up to a tenth of a second: a process that writes often
/// would win again and again, and news would be late.
pub(crate) fn wait_for_others(connection: &Connection) -> rusqlite::Result<()> {
    fn pause(times_before: i32) -> bool {
        let now = Instant::now();
        if times_before == 0 {
            WAITS_SINCE.set(now);
        }
        if now.saturating_duration_since(WAITS_SINCE.get()) >= WAIT {
            return false;
        }
        std::thread::sleep(Duration::from_millis(1));
        true
    }
    connection.busy_handler(Some(pause))
}

/// A damaged file that was set aside.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SetAside {
    /// Its name now.
    pub path: PathBuf,
    /// The damage.
    pub error: StorageError,
}

/// Opens the database of a folder. True if it can be read only.
pub(crate) fn open_or_set_aside(
    folder: &Path,
    options: &ProfileOptions,
) -> Result<(Connection, bool, Option<SetAside>), StorageError> {
    let unreadable = |reason: std::io::Error| StorageError::Unreadable {
        path: folder.to_owned(),
        reason: reason.to_string(),
    };
    if !options.read_only {
        make_a_private_folder(folder).map_err(unreadable)?;
    }
    let path = folder.join(FILE);
    let error = match open(&path, options) {
        Ok((connection, is_read_only)) => return Ok((connection, is_read_only, None)),
        Err(error) => error,
    };
    let may = options.on_damage == crate::OnDamage::SetAside && !options.read_only;
    if !error.is_damage() || !may {
        return Err(error);
    }
    // Another process may be about to do the same: it would take the new file for the damaged one.
    let guard = Guard::take(folder)?;
    let error = match open(&path, options) {
        Ok((connection, is_read_only)) => return Ok((connection, is_read_only, None)),
        Err(error) if !error.is_damage() => return Err(error),
        Err(error) => error,
    };
    let aside = set_aside(&path).map_err(unreadable)?;
    let (connection, is_read_only) = open(&path, options)?;
    drop(guard);
    Ok((connection, is_read_only, Some(SetAside { path: aside, error })))
}

#[cfg(unix)]
fn make_a_private_folder(folder: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::DirBuilderExt as _;
    fs::DirBuilder::new().recursive(true).mode(0o700).create(folder)
}

#[cfg(not(unix))]
fn make_a_private_folder(folder: &Path) -> std::io::Result<()> {
    fs::create_dir_all(folder)
}

/// One process at a time; the mark of a dead one expires.
struct Guard(PathBuf);

impl Guard {
    fn take(folder: &Path) -> Result<Self, StorageError> {
        let path = folder.join(".setting-aside");
        let begun = SystemTime::now();
        loop {
            match fs::create_dir(&path) {
                Ok(()) => return Ok(Self(path)),
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                    let waited = begun.elapsed().unwrap_or(WAIT);
                    if waited >= WAIT {
                        // The guard existed for the whole wait: its process is dead.
                        return Ok(Self(path));
                    }
                    std::thread::sleep(Duration::from_millis(10));
                }
                Err(error) => {
                    return Err(StorageError::Unreadable { path, reason: error.to_string() });
                }
            }
        }
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        // It is empty, or gone.
        let _removed = fs::remove_dir(&self.0);
    }
}

/// Renames a database, and gives its new name.
fn set_aside(path: &Path) -> std::io::Result<PathBuf> {
    let named = |number: u32, companion: &str| {
        let mut name = path.as_os_str().to_owned();
        name.push(format!("{SET_ASIDE}{number}{companion}"));
        PathBuf::from(name)
    };
    let number = (1..u32::MAX).find(|number| !named(*number, "").exists()).unwrap_or(u32::MAX);
    for companion in COMPANIONS {
        let mut old = path.as_os_str().to_owned();
        old.push(companion);
        match fs::rename(&old, named(number, companion)) {
            Ok(()) => {}
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) => return Err(error),
        }
    }
    Ok(named(number, ""))
}

/// The files of a folder that were set aside.
pub(crate) fn files_set_aside(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let prefix = format!("{FILE}{SET_ASIDE}");
    let names = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let is_one = |path: &PathBuf| {
        let name = path.file_name().and_then(|name| name.to_str());
        name.is_some_and(|name| name.starts_with(&prefix))
    };
    let mut files: Vec<PathBuf> = names.filter(is_one).collect();
    files.sort();
    files
}

/// Opens a database and checks that it is ours and whole.
fn open(path: &Path, options: &ProfileOptions) -> Result<(Connection, bool), StorageError> {
    look_at_the_header(path)?;
    let (mut connection, is_read_only) = if options.read_only {
        (open_for_reading(path)?, true)
    } else {
        let connection = Connection::open(path).map_err(|error| unreadable(path, &error))?;
        let is_read_only = connection.is_readonly("main")?;
        if is_read_only {
            // A folder that cannot be written to has no place for the index of the log.
            drop(connection);
            (open_for_reading(path)?, true)
        } else {
            (connection, false)
        }
    };
    match prepare(&mut connection, options, is_read_only) {
        Ok(()) => Ok((connection, is_read_only)),
        Err(StorageError::Corrupt { .. }) if is_cut_off(path) => {
            Err(StorageError::Truncated { path: path.to_owned() })
        }
        Err(StorageError::Foreign { .. }) => Err(StorageError::Foreign { path: path.to_owned() }),
        Err(error) => Err(error),
    }
}

fn unreadable(path: &Path, error: &rusqlite::Error) -> StorageError {
    StorageError::Unreadable { path: path.to_owned(), reason: error.to_string() }
}

fn open_for_reading(path: &Path) -> Result<Connection, StorageError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags);
    let can_be_read = |connection: &Connection| {
        connection.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(())).is_ok()
    };
    match connection {
        Ok(connection) if can_be_read(&connection) => return Ok(connection),
        Ok(_) => {}
        Err(error) if !path.exists() => return Err(unreadable(path, &error)),
        Err(_) => {}
    }
    // A folder without write permission and without the index of the log: nothing is written, so it can be read as
    // one that never changes.
    let Some(name) = path.to_str() else {
        let reason = "the name is not UTF-8".into();
        return Err(StorageError::Unreadable { path: path.to_owned(), reason });
    };
    let mut uri = String::from("file:");
    for character in name.chars() {
        match character {
            '%' => uri.push_str("%25"),
            '?' => uri.push_str("%3F"),
            '#' => uri.push_str("%23"),
            _ => uri.push(character),
        }
    }
    uri.push_str("?immutable=1");
    Connection::open_with_flags(uri, flags | OpenFlags::SQLITE_OPEN_URI)
        .map_err(|error| unreadable(path, &error))
}

/// The beginning of every database.
const MAGIC: &[u8; 16] = b"SQLite format 3\0";

/// A file with another beginning is not opened at all. An empty one is one that was just made.
fn look_at_the_header(path: &Path) -> Result<(), StorageError> {
    let header = match header_of(path) {
        Ok(Some(header)) => header,
        Ok(None) => return Ok(()),
        Err(error) => {
            let reason = error.to_string();
            return Err(StorageError::Unreadable { path: path.to_owned(), reason });
        }
    };
    let begin = header.get(..MAGIC.len()).unwrap_or(&header);
    if !MAGIC.starts_with(begin) {
        return Err(StorageError::Foreign { path: path.to_owned() });
    }
    if header.len() < 100 {
        return Err(StorageError::Truncated { path: path.to_owned() });
    }
    Ok(())
}

/// The first hundred bytes, or fewer if the file is shorter; `None` if it is empty or missing.
fn header_of(path: &Path) -> std::io::Result<Option<Vec<u8>>> {
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    let mut header = Vec::with_capacity(100);
    file.take(100).read_to_end(&mut header)?;
    Ok((!header.is_empty()).then_some(header))
}

/// True if the file is shorter than its header says.
fn is_cut_off(path: &Path) -> bool {
    let Ok(Some(header)) = header_of(path) else { return false };
    let number = |from: usize, to: usize| {
        let bytes = header.get(from..to)?;
        Some(bytes.iter().fold(0, |all, byte| all << 8 | u64::from(*byte)))
    };
    let page = match number(16, 18) {
        Some(1) => 65_536,
        Some(page) => page,
        None => return false,
    };
    let pages = number(28, 32).unwrap_or(0);
    fs::metadata(path).is_ok_and(|file| file.len() < page.saturating_mul(pages))
}

/// Files up to this size are read through when they are opened.
const CHECKED: u64 = 64 << 20;

/// Sets up a connection, and creates the tables if they are missing.
pub(crate) fn prepare(
    connection: &mut Connection,
    options: &ProfileOptions,
    is_read_only: bool,
) -> Result<(), StorageError> {
    wait_for_others(connection)?;
    connection.set_prepared_statement_cache_capacity(64);
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_TRUSTED_SCHEMA, false)?;
    // Temporary files would be outside the profile.
    connection.pragma_update(None, "temp_store", "MEMORY")?;
    connection.pragma_update(None, "cell_size_check", true)?;
    let application: i64 = connection.query_row("PRAGMA application_id", [], |row| row.get(0))?;
    let version: i64 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    let tables: i64 =
        connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    let is_new = application == 0 && tables == 0;
    if application != APPLICATION && !is_new {
        return Err(StorageError::Foreign { path: PathBuf::new() });
    }
    if version > VERSION {
        return Err(StorageError::Newer { version });
    }
    if !is_read_only {
        // Deleted data is overwritten in the file.
        connection.pragma_update(None, "secure_delete", true)?;
        let mode: String =
            connection.query_row("PRAGMA journal_mode = WAL", [], |row| row.get(0))?;
        debug_assert!(mode == "wal" || mode == "memory", "{mode}");
        let synchronous = match options.durability {
            Durability::Process => "NORMAL",
            Durability::Power => "FULL",
        };
        connection.pragma_update(None, "synchronous", synchronous)?;
        if is_new {
            schema::create(connection)?;
        }
        if let Some(most) = options.most_bytes {
            let page: i64 = connection.query_row("PRAGMA page_size", [], |row| row.get(0))?;
            let pages = i64::try_from(most).unwrap_or(i64::MAX) / page.max(1);
            connection.query_row(
                &format!("PRAGMA max_page_count = {}", pages.max(1)),
                [],
                |_| Ok(()),
            )?;
        }
    } else if is_new {
        return Err(StorageError::ReadOnly);
    }
    let size: i64 = connection.query_row(
        "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size",
        [],
        |row| row.get(0),
    )?;
    if u64::try_from(size).is_ok_and(|size| size <= CHECKED) {
        let found: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
        if found != "ok" {
            return Err(StorageError::Corrupt { reason: found });
        }
    }
    Ok(())
}
