//! Profiles: the folder, or the memory, that everything is stored in.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rusqlite::{Connection, Transaction, TransactionBehavior};

use crate::opening::{self, SetAside};
use crate::{Client, ProfileOptions, StorageError};

/// Storage areas, cookies and facts about them, in a folder or in memory. Clones are the same
/// profile, also on other threads; other processes open the folder themselves.
///
/// ```
/// use treewright_storage::{Context, Profile};
///
/// let profile = Profile::in_memory()?;
/// let mut client = profile.client();
/// let context = Context::new("https://example.org", "https://example.org");
/// client.open(&context.origin)?;
/// client.set(&context.origin, "key".into(), "value".into(), &context.cause("https://example.org/"))?;
/// client.commit()?;
/// assert_eq!(profile.items("https://example.org")?.get(&"key".into()), Some(&"value".into()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Profile(pub(crate) Arc<Shared>);

/// The state that clones and clients of a profile share.
pub(crate) struct Shared {
    connection: Mutex<Connection>,
    /// Counts the commits of this process, so clients notice new data at once.
    pub(crate) version: AtomicU64,
    /// Counts the changes of the policy in this process.
    pub(crate) policy_version: AtomicU64,
    pub(crate) options: ProfileOptions,
    pub(crate) folder: Option<PathBuf>,
    pub(crate) is_read_only: bool,
    set_aside: Option<SetAside>,
    /// The profile, in memory, for data of this session only. It has no such profile itself.
    passing: OnceLock<Profile>,
}

impl fmt::Debug for Profile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Profile").field("folder", &self.0.folder).finish_non_exhaustive()
    }
}

/// The time now, in milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

impl Profile {
    /// Opens the profile of a folder, and makes it if it is missing. A file that is damaged is set
    /// aside, unless the options forbid it.
    ///
    /// # Errors
    /// The reason why the folder or the file cannot be used; see [`StorageError`].
    pub fn open(folder: impl AsRef<Path>, options: &ProfileOptions) -> Result<Self, StorageError> {
        let folder = folder.as_ref();
        let (connection, is_read_only, set_aside) = opening::open_or_set_aside(folder, options)?;
        let profile =
            Self::of(connection, options, Some(folder.to_owned()), is_read_only, set_aside);
        if !is_read_only {
            profile.expire(now() / 1000)?;
        }
        Ok(profile)
    }

    /// Makes a profile that ends with its last clone.
    ///
    /// # Errors
    /// [`StorageError::Database`] if memory is short.
    pub fn in_memory() -> Result<Self, StorageError> {
        Self::in_memory_with(&ProfileOptions::default())
    }

    /// The same with settings.
    ///
    /// # Errors
    /// [`StorageError::Database`] if memory is short.
    pub fn in_memory_with(options: &ProfileOptions) -> Result<Self, StorageError> {
        let mut connection = Connection::open_in_memory()?;
        opening::prepare(&mut connection, options, false)?;
        Ok(Self::of(connection, options, None, false, None))
    }

    fn of(
        connection: Connection,
        options: &ProfileOptions,
        folder: Option<PathBuf>,
        is_read_only: bool,
        set_aside: Option<SetAside>,
    ) -> Self {
        Self(Arc::new(Shared {
            connection: Mutex::new(connection),
            version: AtomicU64::new(0),
            policy_version: AtomicU64::new(0),
            options: options.clone(),
            folder,
            is_read_only,
            set_aside,
            passing: OnceLock::new(),
        }))
    }

    /// A client: something that reads and writes areas, and hears of the changes of others.
    pub fn client(&self) -> Client {
        Client::new(Arc::clone(&self.0))
    }

    /// The storage for data that lives no longer than this session: in memory, and ending with the last clone of the
    /// profile.
    ///
    /// # Errors
    /// [`StorageError::Database`] if memory is short.
    pub fn passing(&self) -> Result<Self, StorageError> {
        if let Some(passing) = self.0.passing.get() {
            return Ok(passing.clone());
        }
        let mut options = self.0.options.clone();
        options.most_bytes = None;
        let new = Self::in_memory_with(&options)?;
        Ok(self.0.passing.get_or_init(|| new).clone())
    }

    /// The same, unless nothing was ever stored for this session only.
    pub(crate) fn existing_passing(&self) -> Option<&Self> {
        self.0.passing.get()
    }

    /// A number that changes with each change of the policy or the block list by this process.
    pub fn policy_version(&self) -> u64 {
        self.0.policy_version.load(Ordering::Acquire)
    }

    pub(crate) fn note_a_new_policy(&self) {
        self.0.policy_version.fetch_add(1, Ordering::AcqRel);
    }

    /// The folder, if it is not in memory.
    pub fn folder(&self) -> Option<&Path> {
        self.0.folder.as_deref()
    }

    /// True if nothing can be stored.
    pub fn is_read_only(&self) -> bool {
        self.0.is_read_only
    }

    /// The file that was damaged and set aside when the profile was opened.
    pub fn set_aside(&self) -> Option<&SetAside> {
        self.0.set_aside.as_ref()
    }

    /// The settings with which it was opened.
    pub fn options(&self) -> &ProfileOptions {
        &self.0.options
    }

    /// Changes the database in one transaction.
    pub(crate) fn write<R>(
        &self,
        inside: impl FnOnce(&Transaction<'_>) -> Result<R, StorageError>,
    ) -> Result<R, StorageError> {
        if self.0.is_read_only {
            return Err(StorageError::ReadOnly);
        }
        let mut connection = self.0.lock();
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let result = inside(&transaction)?;
        transaction.commit()?;
        drop(connection);
        self.0.version.fetch_add(1, Ordering::AcqRel);
        Ok(result)
    }

    /// Reads several things from one state of the database.
    pub(crate) fn read<R>(
        &self,
        inside: impl FnOnce(&Transaction<'_>) -> Result<R, StorageError>,
    ) -> Result<R, StorageError> {
        let mut connection = self.0.lock();
        let transaction = connection.transaction()?;
        inside(&transaction)
    }
}

impl Shared {
    /// The connection. A thread that panicked in between has left no transaction open: it was rolled back.
    pub(crate) fn lock(&self) -> MutexGuard<'_, Connection> {
        self.connection.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Moves the log into the database and empties it, so no file contains deleted data. False if
    /// another process blocks it.
    pub(crate) fn empty_the_log(&self, wait: Duration) -> Result<bool, StorageError> {
        if self.is_read_only || self.folder.is_none() {
            return Ok(true);
        }
        let connection = self.lock();
        connection.busy_timeout(wait)?;
        let busy: Result<i64, _> =
            connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0));
        opening::wait_for_others(&connection)?;
        Ok(busy? == 0)
    }
}
