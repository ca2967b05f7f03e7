//! Records, one after another.

use std::fmt;
use std::io::{self, BufRead, Read as _};

use super::bodies::decode;
use super::headers::{Headers, essence, http};
use crate::pages::{Entry, PageBatch};

/// Reads the pages of an archive, which may be of any length. Compressed archives are unpacked before.
///
/// ```
/// use treewright_extract::{Content, PageBatch, WarcReader};
///
/// let archive = b"WARC/1.0\r\nWARC-Type: response\r\nWARC-Target-URI: https://example.com/\r\n\
///     Content-Type: application/http\r\nContent-Length: 47\r\n\r\n\
///     HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<p>\r\n\r\n";
/// let mut reader = WarcReader::new(&archive[..]);
/// let mut pages = PageBatch::new();
/// while reader.read_page(&mut pages)? {}
/// let page = pages.iter().next().unwrap();
/// assert_eq!((page.url, page.content), (Some("https://example.com/"), Some(Content::Bytes(b"<p>"))));
/// # Ok::<(), treewright_extract::WarcError>(())
/// ```
#[derive(Debug)]
pub struct WarcReader<R> {
    source: R,
    most: usize,
    /// Bytes that were read.
    offset: u64,
    records: u64,
    header: Vec<u8>,
}

/// A response in an archive.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct WarcResponse {
    /// The address, as the archive has it.
    pub url: String,
    /// The status of HTTP.
    pub status: u16,
    /// The words after the status.
    pub reason: String,
    /// The header, without the fields about how the body was packed.
    pub headers: Vec<(String, Vec<u8>)>,
    /// The body, unpacked.
    pub body: Vec<u8>,
}

/// An archive that cannot be read further.
#[derive(Debug)]
#[non_exhaustive]
pub enum WarcError {
    /// The bytes cannot be read, or not be unpacked.
    Io(io::Error),
    /// A record is missing.
    NotARecord {
        /// The place, in bytes that are unpacked.
        offset: u64,
    },
    /// The archive ends in a record.
    UnexpectedEnd {
        /// The place where the record begins, in bytes that are unpacked.
        offset: u64,
    },
}

impl fmt::Display for WarcError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => error.fmt(f),
            Self::NotARecord { offset } => {
                write!(f, "no WARC record at byte {offset} of the unpacked archive")
            }
            Self::UnexpectedEnd { offset } => write!(
                f,
                "the archive ends in the record that begins at byte {offset} of the unpacked archive"
            ),
        }
    }
}

impl std::error::Error for WarcError {}

impl From<io::Error> for WarcError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// The maximum number of bytes of a header of a record.
const LONGEST_HEADER: usize = 1 << 20;
/// The maximum number of bytes of a page, if nothing else is said.
const MOST: usize = 64 << 20;

impl<R: BufRead> WarcReader<R> {
    /// A reader of an archive.
    pub fn new(source: R) -> Self {
        Self { source, most: MOST, offset: 0, records: 0, header: Vec::new() }
    }

    /// Sets the number of bytes that are read of a page, or unpacked. The rest is skipped. The default is
    /// 64 MiB.
    #[must_use]
    pub fn most(mut self, bytes: usize) -> Self {
        self.most = bytes;
        self
    }

    /// The number of records so far that are not pages: requests, metadata, images and so on.
    pub fn other_records(&self) -> u64 {
        self.records
    }

    /// Reads up to the next page, and adds it to a batch; false at the end.
    ///
    /// # Errors
    /// [`WarcError`] for bytes that are not an archive, or not a whole one.
    pub fn read_page(&mut self, pages: &mut PageBatch) -> Result<bool, WarcError> {
        loop {
            let Some((start, length)) = self.read_header()? else { return Ok(false) };
            let read = match self.kind() {
                Kind::Other => 0,
                kind => {
                    let before = pages.bytes.len();
                    let read = self.read_block(length, start, &mut pages.bytes)?;
                    if let Some(entry) = self.page(kind, &mut pages.bytes, before) {
                        self.skip(length.saturating_sub(read), start)?;
                        pages.entries.push(entry);
                        return Ok(true);
                    }
                    pages.bytes.truncate(before);
                    read
                }
            };
            self.records = self.records.saturating_add(1);
            self.skip(length.saturating_sub(read), start)?;
        }
    }

    /// Reads up to the next response or resource, of any type; `None` at the end. A body that cannot be unpacked, or is too long,
    /// is left as far as it was.
    ///
    /// ```
    /// use treewright_extract::WarcReader;
    ///
    /// let archive = b"WARC/1.0\r\nWARC-Type: response\r\nWARC-Target-URI: https://example.com/a.css\r\n\
    ///     Content-Type: application/http\r\nContent-Length: 47\r\n\r\n\
    ///     HTTP/1.1 200 OK\r\nContent-Type: text/css\r\n\r\na{}x\r\n\r\n";
    /// let response = WarcReader::new(&archive[..]).read_response()?.unwrap();
    /// assert_eq!((response.url.as_str(), response.status), ("https://example.com/a.css", 200));
    /// assert_eq!(response.headers, [("Content-Type".to_owned(), b"text/css".to_vec())]);
    /// assert_eq!(response.body, b"a{}x");
    /// # Ok::<(), treewright_extract::WarcError>(())
    /// ```
    ///
    /// # Errors
    /// [`WarcError`] for bytes that are not an archive, or not a whole one.
    pub fn read_response(&mut self) -> Result<Option<WarcResponse>, WarcError> {
        while let Some((start, length)) = self.read_header()? {
            let headers = Headers::new(&self.header);
            let record = headers.get("warc-type").unwrap_or_default().to_ascii_lowercase();
            let url = self.url().filter(|_| matches!(record.as_slice(), b"response" | b"resource"));
            let Some(url) = url else {
                self.skip(length, start)?;
                continue;
            };
            let mut bytes = Vec::new();
            let read = self.read_block(length, start, &mut bytes)?;
            let response = self.response(url, bytes);
            self.skip(length.saturating_sub(read), start)?;
            if response.is_some() {
                return Ok(response);
            }
        }
        Ok(None)
    }

    /// The response of a record with this block.
    fn response(&self, url: String, mut bytes: Vec<u8>) -> Option<WarcResponse> {
        let media_type = Headers::new(&self.header).get("content-type").unwrap_or_default();
        if essence(media_type) != b"application/http" {
            let headers = vec![("Content-Type".to_owned(), media_type.to_vec())];
            return Some(WarcResponse {
                url,
                status: 200,
                reason: "OK".to_owned(),
                headers,
                body: bytes,
            });
        }
        let (length, _) = http(&bytes)?;
        let head = bytes.get(..length)?.to_vec();
        let (body, _problem) = decode(Headers::new(&head), &mut bytes, length, self.most);
        let body = bytes.get(body).unwrap_or_default().to_vec();
        let (line, fields) = head.split_at(memchr::memchr(b'\n', &head).unwrap_or(head.len()));
        let line = String::from_utf8_lossy(line.trim_ascii()).into_owned();
        let mut parts = line.splitn(3, ' ').skip(1);
        let status = parts.next()?.parse().ok()?;
        let reason = parts.next().unwrap_or_default().to_owned();
        let headers = Headers::new(fields).iter().filter(|(name, _)| !is_of_the_coding(name));
        let headers = headers.collect();
        Some(WarcResponse { url, status, reason, headers, body })
    }

    /// The address of the record.
    fn url(&self) -> Option<String> {
        // Old archives have the URL in angle brackets.
        Headers::new(&self.header).text("warc-target-uri").map(|url| {
            let inner = url.strip_prefix('<').and_then(|url| url.strip_suffix('>'));
            inner.map_or_else(|| url.clone(), str::to_owned)
        })
    }

    /// Reads the block of a record; gives the number of bytes. A body that is cut off has more than can be used.
    fn read_block(
        &mut self,
        length: u64,
        start: u64,
        bytes: &mut Vec<u8>,
    ) -> Result<u64, WarcError> {
        let most = u64::try_from(self.most).unwrap_or(u64::MAX).saturating_add(1 << 16);
        let before = bytes.len();
        let read = match self.source.by_ref().take(length.min(most)).read_to_end(bytes) {
            Ok(read) => u64::try_from(read).unwrap_or(u64::MAX),
            Err(error) => {
                bytes.truncate(before);
                return Err(error.into());
            }
        };
        self.offset = self.offset.saturating_add(read);
        if read < length.min(most) {
            bytes.truncate(before);
            return Err(WarcError::UnexpectedEnd { offset: start });
        }
        Ok(read)
    }

    /// Reads the header of the next record; gives its place and the length of its block.
    fn read_header(&mut self) -> Result<Option<(u64, u64)>, WarcError> {
        self.header.clear();
        let mut start = self.offset;
        loop {
            let before = self.header.len();
            let left = LONGEST_HEADER.saturating_sub(before);
            let mut line = self.source.by_ref().take(u64::try_from(left).unwrap_or_default());
            let read = line.read_until(b'\n', &mut self.header)?;
            self.offset = self.offset.saturating_add(u64::try_from(read).unwrap_or_default());
            let line = self.header.get(before..).unwrap_or_default();
            let is_blank = line.trim_ascii().is_empty();
            match (before, read) {
                (0, 0) => return Ok(None),
                (_, 0) if left == 0 => return Err(WarcError::NotARecord { offset: start }),
                (_, 0) => return Err(WarcError::UnexpectedEnd { offset: start }),
                // Blank lines between records.
                (0, _) if is_blank => {
                    self.header.clear();
                    start = self.offset;
                }
                (0, _) if !line.starts_with(b"WARC/") => {
                    return Err(WarcError::NotARecord { offset: start });
                }
                _ if is_blank => break,
                _ => {}
            }
        }
        let length = Headers::new(&self.header).get("content-length");
        let length = length.and_then(|digits| std::str::from_utf8(digits).ok()?.parse().ok());
        let length = length.ok_or(WarcError::NotARecord { offset: start })?;
        Ok(Some((start, length)))
    }

    fn kind(&self) -> Kind {
        let headers = Headers::new(&self.header);
        let block = essence(headers.get("content-type").unwrap_or_default());
        let record = headers.get("warc-type").unwrap_or_default().to_ascii_lowercase();
        match (record.as_slice(), block.as_slice()) {
            (b"response", b"application/http") => Kind::Response,
            (b"resource" | b"conversion" | b"response", block) if is_html(block) => Kind::Html,
            (b"conversion", b"text/plain") => Kind::PlainText,
            _ => Kind::Other,
        }
    }

    /// The page of a record, whose block begins at a place and ends with the bytes.
    fn page(&self, kind: Kind, bytes: &mut Vec<u8>, start: usize) -> Option<Entry> {
        let headers = Headers::new(&self.header);
        let url = self.url();
        let entry = Entry { url, ..Entry::default() };
        match kind {
            Kind::Other => None,
            Kind::Html => Some(Entry {
                content: Some(start..bytes.len()),
                content_type: headers.text("content-type"),
                ..entry
            }),
            Kind::PlainText => {
                // A document of text, as a browser makes it, has a tree of which only the text matters.
                let text = bytes.split_off(start);
                bytes.extend_from_slice(b"<!DOCTYPE html><plaintext>");
                bytes.extend_from_slice(String::from_utf8_lossy(&text).as_bytes());
                Some(Entry { content: Some(start..bytes.len()), is_text: true, ..entry })
            }
            Kind::Response => {
                let block = bytes.get(start..).unwrap_or_default();
                let (length, http) = http(block)?;
                let content_type = http.text("content-type").filter(|value| !value.is_empty());
                let essence = content_type.as_deref().map(|value| essence(value.as_bytes()));
                if essence.is_some_and(|essence| !is_html(&essence)) {
                    return None;
                }
                let coded = ["transfer-encoding", "content-encoding"];
                let body = start.saturating_add(length);
                let (content, problem) = if coded.iter().any(|name| http.get(name).is_some()) {
                    let http = block.get(..length).unwrap_or_default().to_vec();
                    decode(Headers::new(&http), bytes, body, self.most)
                } else {
                    (body..bytes.len(), None)
                };
                let is_lost = problem.is_some() && content.is_empty();
                Some(Entry {
                    content: (!is_lost).then_some(content),
                    content_type,
                    problem,
                    ..entry
                })
            }
        }
    }

    /// Passes over the rest of a block.
    fn skip(&mut self, length: u64, start: u64) -> Result<(), WarcError> {
        let mut left = length;
        while left > 0 {
            let buffer = match self.source.fill_buf() {
                Ok(buffer) => buffer,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error.into()),
            };
            if buffer.is_empty() {
                return Err(WarcError::UnexpectedEnd { offset: start });
            }
            let part = buffer.len().min(usize::try_from(left).unwrap_or(usize::MAX));
            self.source.consume(part);
            let part = u64::try_from(part).unwrap_or_default();
            left = left.saturating_sub(part);
            self.offset = self.offset.saturating_add(part);
        }
        Ok(())
    }
}

/// A record, by the kind of its block.
#[derive(Clone, Copy)]
enum Kind {
    Response,
    Html,
    PlainText,
    Other,
}

/// True for fields that are about the bytes before they are unpacked.
fn is_of_the_coding(name: &str) -> bool {
    ["content-encoding", "content-length", "transfer-encoding"]
        .iter()
        .any(|field| name.eq_ignore_ascii_case(field))
}

fn is_html(essence: &[u8]) -> bool {
    matches!(essence, b"text/html" | b"application/xhtml+xml")
}
