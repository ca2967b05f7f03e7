//! Archives of the web: WARC, and the archives of plain text (WET) that are made of them.
//!
//! [`WarcReader`] reads the pages in an archive. These are the responses of HTTP whose type is HTML, or is not
//! said; resources of such types; and conversions to plain text, as in WET archives. [`WarcReader::read_response`] reads
//! responses of all types. Bodies are
//! dechunked, and unpacked if they have a `Content-Encoding` of gzip, deflate, Brotli or Zstandard.
//! <https://iipc.github.io/warc-specifications/specifications/warc-format/warc-1.1/>

mod bodies;
mod headers;
mod reader;

pub use reader::{WarcError, WarcReader, WarcResponse};
