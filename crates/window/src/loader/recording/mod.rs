//! Recordings of fetches: written while a page runs ([`RecordingLoader`]), and then answered from
//! ([`ReplayLoader`]). docs/internals/recordings.md describes the file.

mod format;
mod record;
mod replay;

pub use self::format::{Exchange, RecordError};
pub use self::record::RecordingLoader;
pub use self::replay::ReplayLoader;
