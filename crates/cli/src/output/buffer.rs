//! Output that waits in memory for its turn.

use std::io::{self, Write};

/// Output printed into memory before its turn, up to a length in proportion to the input. A printed
/// tree may be quadratic in its depth; beyond that length it is printed again when its turn comes.
pub(crate) struct BoundedBuffer {
    bytes: Vec<u8>,
    limit: usize,
}

impl BoundedBuffer {
    pub(crate) fn of_input(length: usize) -> Self {
        Self { bytes: Vec::new(), limit: length.saturating_mul(32).saturating_add(1 << 20) }
    }

    pub(crate) fn bytes(self) -> Vec<u8> {
        self.bytes
    }

    pub(crate) fn len(&self) -> usize {
        self.bytes.len()
    }

    pub(crate) fn truncate(&mut self, length: usize) {
        self.bytes.truncate(length);
    }
}

/// Fails if the length would be exceeded.
impl Write for BoundedBuffer {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if bytes.len() > self.limit.saturating_sub(self.bytes.len()) {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        self.bytes.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
