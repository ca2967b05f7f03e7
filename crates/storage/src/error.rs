//! Errors of profiles.

use std::fmt;
use std::path::PathBuf;

use rusqlite::ErrorCode;

/// The reason why a profile cannot be opened, read or written.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum StorageError {
    /// The folder or a file of it cannot be made, opened or read.
    Unreadable {
        /// The file or folder.
        path: PathBuf,
        /// The reason that the system gave.
        reason: String,
    },
    /// The file is not a storage of ours: another file has its name.
    Foreign {
        /// The file.
        path: PathBuf,
    },
    /// The file is shorter than its own header says.
    Truncated {
        /// The file.
        path: PathBuf,
    },
    /// The contents of the file contradict each other.
    Corrupt {
        /// The first contradiction that was found.
        reason: String,
    },
    /// The file was written by a later version, whose form is unknown.
    Newer {
        /// The number of its form.
        version: i64,
    },
    /// The medium or the file does not permit writing.
    ReadOnly,
    /// The medium is full, or the profile has reached [`ProfileOptions::most_bytes`](crate::ProfileOptions).
    Full,
    /// Another process kept the profile busy for longer than the waiting time.
    Busy,
    /// The database refused something for another reason.
    Database {
        /// Its message.
        reason: String,
    },
    /// A file to import is invalid.
    Import {
        /// The mistake, with its place.
        reason: String,
    },
}

impl StorageError {
    /// True if the file itself is at fault, so setting it aside helps.
    pub const fn is_damage(&self) -> bool {
        matches!(self, Self::Foreign { .. } | Self::Truncated { .. } | Self::Corrupt { .. })
    }
}

impl fmt::Display for StorageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable { path, reason } => write!(f, "{}: {reason}", path.display()),
            Self::Foreign { path } => write!(f, "{}: not a storage of treewright", path.display()),
            Self::Truncated { path } => {
                write!(f, "{}: the file is cut off: a part of it is missing", path.display())
            }
            Self::Corrupt { reason } => write!(f, "the storage is damaged: {reason}"),
            Self::Newer { version } => {
                write!(f, "the storage was written by a later version (form {version})")
            }
            Self::ReadOnly => f.write_str("the storage cannot be written to"),
            Self::Full => f.write_str("the storage is full"),
            Self::Busy => f.write_str("another process keeps the storage busy"),
            Self::Database { reason } => write!(f, "the database refused: {reason}"),
            Self::Import { reason } => write!(f, "cannot be imported: {reason}"),
        }
    }
}

impl std::error::Error for StorageError {}

impl From<rusqlite::Error> for StorageError {
    fn from(error: rusqlite::Error) -> Self {
        let reason = error.to_string();
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => Self::Full,
            Some(ErrorCode::ReadOnly) => Self::ReadOnly,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Busy,
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => Self::Corrupt { reason },
            _ => Self::Database { reason },
        }
    }
}
