//! `multipart/form-data`.

use crate::Cx;
use crate::blobs::{Blob, new_file};
use crate::generated::unions::FormDataEntryValue;

fn unescape(name: &str) -> String {
    name.replace("%0A", "\n").replace("%0D", "\r").replace("%22", "\"")
}

/// Removes the bytes up to a separator, and the separator.
fn take_to<'a>(bytes: &mut &'a [u8], separator: &[u8]) -> Option<&'a [u8]> {
    let place = bytes.windows(separator.len()).position(|window| window == separator)?;
    let (before, rest) = bytes.split_at_checked(place)?;
    *bytes = rest.get(separator.len()..)?;
    Some(before)
}

/// <https://fetch.spec.whatwg.org/#multipart-form-data-parser>
pub(super) fn parse_multipart_form_data(
    cx: &mut Cx<'_>,
    bytes: &[u8],
    boundary: &str,
) -> Option<Vec<(String, FormDataEntryValue)>> {
    let mut rest = bytes;
    let separator = format!("\r\n--{boundary}");
    let mut entries = Vec::new();
    // The first boundary has no line break before it.
    let first = format!("--{boundary}");
    rest = rest.strip_prefix(b"\r\n").unwrap_or(rest).strip_prefix(first.as_bytes())?;
    loop {
        if rest.starts_with(b"--") {
            return Some(entries);
        }
        rest = rest.strip_prefix(b"\r\n")?;
        let (mut name, mut file_name, mut of_type) = (None, None, None);
        loop {
            let line = take_to(&mut rest, b"\r\n")?;
            if line.is_empty() {
                break;
            }
            let line = String::from_utf8_lossy(line);
            let (header, value) = line.split_once(':')?;
            let value = value.trim_matches([' ', '\t']);
            if header.eq_ignore_ascii_case("Content-Disposition") {
                let parameters = value.strip_prefix("form-data")?;
                name = parameter(parameters, "name");
                file_name = parameter(parameters, "filename");
            } else if header.eq_ignore_ascii_case("Content-Type") {
                of_type = Some(value.to_owned());
            }
        }
        let content = take_to(&mut rest, separator.as_bytes())?;
        let value = match file_name {
            Some(file_name) => {
                let of_type = of_type.unwrap_or_else(|| "text/plain".into());
                let last_modified = crate::blobs::now();
                let blob = Blob::new(cx, content, of_type);
                let file = Blob { name: file_name, last_modified, ..blob };
                FormDataEntryValue::File(new_file(cx, file).ok()?)
            }
            None => FormDataEntryValue::UsvString(String::from_utf8_lossy(content).into_owned()),
        };
        entries.push((name?, value));
    }
}

/// A parameter of `Content-Disposition`, in quotes.
fn parameter(parameters: &str, wanted: &str) -> Option<String> {
    let mut rest = parameters;
    loop {
        let (name, after) = rest.trim_start_matches([';', ' ']).split_once("=\"")?;
        let (value, after) = after.split_once('"')?;
        if name == wanted {
            return Some(unescape(value));
        }
        rest = after;
    }
}
