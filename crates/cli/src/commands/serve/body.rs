//! The body of a request: a page, or a form with one.

use std::io::Read as _;

use flate2::read::MultiGzDecoder;
use treewright::microsyntaxes::mime::{self, MimeType};

use super::parameters::Parameters;
use crate::pages::Received;

/// Returns true if a body with this `Content-Encoding` is compressed. An error is a message.
pub(super) fn is_packed(encoding: Option<&str>) -> Result<bool, String> {
    match encoding.unwrap_or_default().trim().to_ascii_lowercase().as_str() {
        "" | "identity" => Ok(false),
        "gzip" | "x-gzip" => Ok(true),
        other => Err(format!("unsupported encoding {other:?} of the body")),
    }
}

/// The contents of a compressed body. An error is a message.
pub(super) fn unpacked(bytes: &[u8], most: u64) -> Result<Vec<u8>, String> {
    let mut unpacked = Vec::new();
    // One byte more than the maximum distinguishes a longer page.
    let mut source = MultiGzDecoder::new(bytes).take(most.saturating_add(1));
    source.read_to_end(&mut unpacked).map_err(|error| error.to_string())?;
    if unpacked.len() as u64 > most { Err(too_long(most)) } else { Ok(unpacked) }
}

/// The message for a page of more bytes.
pub(super) fn too_long(most: u64) -> String {
    format!("the page is longer than {most} bytes")
}

/// The page in a body. A form adds its other fields to the parameters.
pub(super) fn page(
    bytes: Vec<u8>,
    content_type: Option<String>,
    parameters: &mut Parameters,
) -> Result<Received, String> {
    let kind = content_type.as_deref().unwrap_or_default();
    let mime_type = mime::parse(kind).ok();
    match mime_type.as_ref().map_or("", MimeType::essence) {
        "multipart/form-data" => {
            let boundary = mime_type.as_ref().and_then(|mime_type| mime_type.parameter("boundary"));
            of_form(&bytes, boundary.ok_or("the form has no boundary")?, parameters)
        }
        // The other kind of forms, in which the page is text.
        "application/x-www-form-urlencoded" => {
            let form = Parameters::of_query(&String::from_utf8_lossy(&bytes));
            let content = form.get("content").or(form.get("fragment"));
            let content = content.ok_or("the form has no field content")?;
            Ok(Received {
                bytes: content.as_bytes().to_vec(),
                content_type: Some("text/html; charset=utf-8".to_owned()),
            })
        }
        _ => Ok(Received { bytes, content_type }),
    }
}

/// The parameter of a disposition, with or without quotes.
fn parameter(value: &str, name: &str) -> Option<String> {
    let parts = value.split(';').skip(1);
    let mut found = parts.filter_map(|part| part.split_once('='));
    let (_, value) = found.find(|(key, _)| key.trim().eq_ignore_ascii_case(name))?;
    Some(value.trim().trim_matches('"').to_owned())
}

/// The page in a form: its field `content` or `file`.
/// <https://www.rfc-editor.org/rfc/rfc7578>
fn of_form(bytes: &[u8], boundary: &str, parameters: &mut Parameters) -> Result<Received, String> {
    let mark = format!("--{boundary}");
    let mut page = None;
    for part in parts(bytes, mark.as_bytes()) {
        let Some(end) = memchr::memmem::find(part, b"\r\n\r\n") else { continue };
        let (head, body) = part.split_at(end);
        let body = body.get(4..).unwrap_or_default();
        let head = String::from_utf8_lossy(head);
        let field = |name: &str| {
            head.lines().find_map(|line| {
                let (key, value) = line.split_once(':')?;
                key.trim().eq_ignore_ascii_case(name).then(|| value.trim().to_owned())
            })
        };
        let disposition = field("Content-Disposition").unwrap_or_default();
        let Some(name) = parameter(&disposition, "name") else { continue };
        match name.as_str() {
            // A browser also sends the field if no file was chosen.
            "file" | "uploaded_file" if body.is_empty() => {}
            "file" | "uploaded_file" => {
                page = Some(Received { bytes: body.to_vec(), content_type: field("Content-Type") });
            }
            "content" | "fragment" | "text" => {
                let content_type = Some("text/html; charset=utf-8".to_owned());
                page = Some(Received { bytes: body.to_vec(), content_type });
            }
            _ => parameters.add(name, String::from_utf8_lossy(body).into_owned()),
        }
    }
    page.ok_or_else(|| "the form has no field content and no file".to_owned())
}

/// The parts between marks, without the line breaks around the marks.
fn parts<'a>(bytes: &'a [u8], mark: &'a [u8]) -> impl Iterator<Item = &'a [u8]> {
    let starts: Vec<usize> = memchr::memmem::find_iter(bytes, mark)
        .filter(|at| {
            let (before, after) = bytes.split_at_checked(*at).unwrap_or((bytes, b""));
            let after = after.get(mark.len()..).unwrap_or_default();
            (before.is_empty() || before.ends_with(b"\r\n"))
                && (after.starts_with(b"\r\n") || after.starts_with(b"--"))
        })
        .collect();
    let ends: Vec<usize> = starts.iter().skip(1).copied().collect();
    starts.into_iter().zip(ends).filter_map(move |(start, end)| {
        let part = bytes.get(start.checked_add(mark.len())?..end)?;
        part.strip_prefix(b"\r\n")?.strip_suffix(b"\r\n")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms() {
        let form = "--x\r\nContent-Disposition: form-data; name=\"out\"\r\n\r\njson\r\n\
                    --x\r\nContent-Disposition: form-data; name=\"content\"\r\n\r\n<p>\r\n--xy\r\n\r\n--x--\r\n";
        let mut parameters = Parameters::of_target("/");
        let kind = Some("multipart/form-data; boundary=\"x\"".to_owned());
        let found = page(form.as_bytes().to_vec(), kind, &mut parameters).unwrap();
        assert_eq!(found.bytes, b"<p>\r\n--xy\r\n");
        assert_eq!(parameters.get("out"), Some("json"));
        let kind = || Some("application/x-www-form-urlencoded".to_owned());
        let found = page(b"content=%3Cp%3E".to_vec(), kind(), &mut parameters).unwrap();
        assert_eq!(found.bytes, b"<p>");
        assert!(page(b"a=b".to_vec(), kind(), &mut parameters).is_err());
    }
}
