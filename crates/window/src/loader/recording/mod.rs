//! Recordings of fetches: written while a page runs ([`RecordingLoader`]), and then answered from
//! ([`ReplayLoader`]). docs/internals/recordings.md describes the file.

mod format;
mod har;
mod record;
mod replay;
mod times;
mod warc;

pub use self::format::{Exchange, RecordError};
pub use self::record::{RecordingForm, RecordingLoader};
pub use self::replay::ReplayLoader;
