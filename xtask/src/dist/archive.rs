//! Archives that have the same bytes whenever they contain the same files.

use std::collections::BTreeMap;

use flate2::{Compression, GzBuilder};
use tar::{Builder, EntryType, Header};

/// The permissions of a file.
#[derive(Clone, Copy)]
pub(super) enum Mode {
    File,
    Program,
}

/// A compressed archive with its files in one folder, sorted by name, with one time and no owner.
pub(super) struct Archive {
    folder: String,
    time: u64,
    files: BTreeMap<String, (Vec<u8>, Mode)>,
}

impl Archive {
    pub(super) fn new(folder: &str, time: u64) -> Self {
        Self { folder: folder.to_owned(), time, files: BTreeMap::new() }
    }

    /// Adds a file under a name with `/`, relative to the folder.
    pub(super) fn add(&mut self, name: &str, bytes: Vec<u8>, mode: Mode) {
        self.files.insert(name.to_owned(), (bytes, mode));
    }

    pub(super) fn finish(self) -> Result<Vec<u8>, String> {
        // No time and no file name: the archive's creation does not matter.
        let compressor = GzBuilder::new().write(Vec::new(), Compression::best());
        let mut archive = Builder::new(compressor);
        for (name, (bytes, mode)) in &self.files {
            let mut header = Header::new_ustar();
            header.set_entry_type(EntryType::Regular);
            header.set_size(bytes.len() as u64);
            header.set_mtime(self.time);
            header.set_uid(0);
            header.set_gid(0);
            header.set_mode(match mode {
                Mode::File => 0o644,
                Mode::Program => 0o755,
            });
            archive
                .append_data(&mut header, format!("{}/{name}", self.folder), bytes.as_slice())
                .map_err(|error| format!("{name}: {error}"))?;
        }
        let compressor = archive.into_inner().map_err(|error| error.to_string())?;
        compressor.finish().map_err(|error| error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use super::*;

    #[test]
    fn the_order_of_additions_does_not_count() {
        let made = |names: &[&str]| {
            let mut archive = Archive::new("x-1", 1_700_000_000);
            for name in names {
                archive.add(name, name.as_bytes().to_vec(), Mode::Program);
            }
            archive.finish().unwrap()
        };
        let bytes = made(&["b", "man/a.1"]);
        assert_eq!(bytes, made(&["man/a.1", "b"]));

        let mut archive = tar::Archive::new(flate2::read::GzDecoder::new(bytes.as_slice()));
        let read = archive.entries().unwrap().map(|entry| {
            let mut entry = entry.unwrap();
            let mut text = String::new();
            entry.read_to_string(&mut text).unwrap();
            let header = entry.header();
            (entry.path().unwrap().to_str().unwrap().to_owned(), text, header.mtime().unwrap())
        });
        let file = |path: &str, text: &str| (path.to_owned(), text.to_owned(), 1_700_000_000);
        assert_eq!(read.collect::<Vec<_>>(), [file("x-1/b", "b"), file("x-1/man/a.1", "man/a.1")]);
    }
}
