//! Fields of headers, of WARC and of HTTP, read as leniently as browsers do.

/// The header at the start of some bytes: lines up to an empty one, or to the end.
#[derive(Clone, Copy, Debug)]
pub(super) struct Headers<'a> {
    lines: &'a [u8],
}

impl<'a> Headers<'a> {
    pub(super) fn new(lines: &'a [u8]) -> Self {
        Self { lines }
    }

    /// The value of the first field of this name, which is in lower case.
    pub(super) fn get(&self, name: &str) -> Option<&'a [u8]> {
        let mut lines = self.lines.split(|byte| *byte == b'\n');
        lines.find_map(|line| {
            let colon = memchr::memchr(b':', line)?;
            let (field, value) = line.split_at_checked(colon)?;
            let is_it = field.trim_ascii().eq_ignore_ascii_case(name.as_bytes());
            is_it.then(|| value.get(1..).unwrap_or_default().trim_ascii())
        })
    }

    /// The fields, in their order.
    pub(super) fn iter(&self) -> impl Iterator<Item = (String, Vec<u8>)> + use<'a> {
        self.lines.split(|byte| *byte == b'\n').filter_map(|line| {
            let (name, value) = line.split_at_checked(memchr::memchr(b':', line)?)?;
            let value = value.get(1..).unwrap_or_default().trim_ascii();
            Some((String::from_utf8_lossy(name.trim_ascii()).into_owned(), value.to_vec()))
        })
    }

    pub(super) fn text(&self, name: &str) -> Option<String> {
        self.get(name).map(|value| String::from_utf8_lossy(value).into_owned())
    }
}

/// The place after the header of a message of HTTP, and the header; `None` if the bytes do not begin with the
/// status line of a response.
pub(super) fn http(bytes: &[u8]) -> Option<(usize, Headers<'_>)> {
    if !bytes.get(..5)?.eq_ignore_ascii_case(b"HTTP/") {
        return None;
    }
    let mut start = 0_usize;
    loop {
        let rest = bytes.get(start..).unwrap_or_default();
        let Some(length) = memchr::memchr(b'\n', rest) else {
            return Some((bytes.len(), Headers::new(bytes)));
        };
        let line = rest.get(..length).unwrap_or_default();
        start = start.saturating_add(length).saturating_add(1);
        if line.trim_ascii().is_empty() {
            return Some((start, Headers::new(bytes.get(..start).unwrap_or_default())));
        }
    }
}

/// The essence of a media type, in lower case: the part before its parameters.
pub(super) fn essence(value: &[u8]) -> Vec<u8> {
    let end = memchr::memchr(b';', value).unwrap_or(value.len());
    value.get(..end).unwrap_or(value).trim_ascii().to_ascii_lowercase()
}
