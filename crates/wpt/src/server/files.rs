//! Files, their `.headers` files, raw responses, and lists of folders.

use std::fs;
use std::path::{Path, PathBuf};

use treewright_window::loader::{Headers, Response};

use super::exchange::{Exchange, Failure, update};
use super::substitution::{Escaping, escaped, substitute};

/// The content type of a file; `None` for other extensions.
fn content_type(path: &Path) -> Option<&'static str> {
    Some(match path.extension()?.to_str()? {
        "html" | "htm" => "text/html",
        "xhtml" | "xht" | "xhtm" => "application/xhtml+xml",
        "xml" => "application/xml",
        "svg" => "image/svg+xml",
        "js" | "mjs" => "text/javascript",
        "css" => "text/css",
        "json" => "application/json",
        "txt" | "md" => "text/plain",
        "wasm" => "application/wasm",
        "png" => "image/png",
        "gif" => "image/gif",
        "jpg" | "jpeg" => "image/jpeg",
        "bmp" => "image/bmp",
        "mp3" => "audio/mpeg",
        "oga" => "audio/ogg",
        "wav" => "audio/x-wav",
        "mp4" | "m4v" => "video/mp4",
        "ogv" | "ogg" => "video/ogg",
        "webm" => "video/webm",
        "vtt" => "text/vtt",
        "event_stream" => "text/event-stream",
        _ => return None,
    })
}

/// The file of a path in an address.
pub(super) fn file_of(root: &Path, path: &str) -> Result<PathBuf, Failure> {
    let path = percent_encoding::percent_decode_str(path).decode_utf8_lossy().into_owned();
    if path.contains("..") || path.contains('\0') {
        return Err(Failure::new(404, "the path leaves the root"));
    }
    Ok(root.join(path.trim_start_matches('/')))
}

/// A file, or the list of a folder.
pub(super) fn serve(exchange: &mut Exchange<'_>, path: &str) -> Result<Response, Failure> {
    let file = file_of(exchange.root, path)?;
    if file.is_dir() {
        return Ok(list(exchange, &file));
    }
    let bytes = read(&file)?;
    let mut response = Response::with_status(200);
    if let Some(content_type) = content_type(&file) {
        response.headers.set("Content-Type", content_type);
    }
    update(&mut response.headers, &headers_files(exchange, &file)?);
    response.body = bytes.into();
    Ok(response)
}

/// The bytes of a file.
pub(super) fn read(file: &Path) -> Result<Vec<u8>, Failure> {
    fs::read(file).map_err(|_| Failure::new(404, ""))
}

/// The headers from `.headers` files: those of the folder, then those of the file.
pub(super) fn headers_files(exchange: &mut Exchange<'_>, file: &Path) -> Result<Headers, Failure> {
    let mut headers = Headers::new();
    let name = file.to_string_lossy().into_owned();
    let folder = file.parent().map(|folder| folder.join("__dir__").to_string_lossy().into_owned());
    for of in folder.into_iter().chain([name]) {
        let plain = fs::read(format!("{of}.headers"));
        let replaced = fs::read(format!("{of}.sub.headers"));
        let text = match (replaced, plain) {
            (Ok(text), _) => substitute(exchange, &text, Escaping::None)?,
            (Err(_), Ok(text)) => text,
            _ => continue,
        };
        for line in text.split(|byte| *byte == b'\n').filter(|line| !line.trim_ascii().is_empty()) {
            let Some(colon) = line.iter().position(|byte| *byte == b':') else { continue };
            let (name, value) = line.split_at(colon);
            let name: String = name.trim_ascii().iter().copied().map(char::from).collect();
            headers.append(&name, value.get(1..).unwrap_or_default().trim_ascii());
        }
    }
    Ok(headers)
}

/// A file that is a whole response, with its status line and its headers.
pub(super) fn as_is(root: &Path, path: &str) -> Result<Response, Failure> {
    let bytes = read(&file_of(root, path)?)?;
    let mut rest = bytes.as_slice();
    let mut lines = Vec::new();
    // The end of the headers is an empty line; line breaks are LF or CRLF.
    while let Some(end) = rest.iter().position(|byte| *byte == b'\n') {
        let (line, after) = rest.split_at(end);
        rest = after.get(1..).unwrap_or_default();
        let line: String = line.trim_ascii_end().iter().copied().map(char::from).collect();
        if line.is_empty() {
            break;
        }
        lines.push(line);
    }
    let mut lines = lines.into_iter();
    let status_line = lines.next().unwrap_or_default();
    let mut words = status_line.splitn(3, ' ').skip(1);
    let status = words.next().and_then(|word| word.parse().ok());
    let mut response = Response::with_status(status.ok_or_else(|| Failure::new(500, "no status"))?);
    words.next().unwrap_or_default().clone_into(&mut response.status_text);
    for line in lines {
        if let Some((name, value)) = line.split_once(':') {
            let value: Vec<u8> = value.trim().chars().map(|c| c as u8).collect();
            response.headers.append(name.trim(), value);
        }
    }
    response.body = rest.to_vec().into();
    Ok(response)
}

fn list(exchange: &Exchange<'_>, folder: &Path) -> Response {
    let path = exchange.request.url.path();
    if !path.ends_with('/') {
        let mut response = Response::with_status(301);
        let mut url = exchange.request.url.clone();
        url.set_fragment(None);
        response.headers.set("Location", format!("{url}/"));
        return response;
    }
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut names: Vec<String> =
        entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    let mut items = String::new();
    for name in &names {
        let name = escaped(name);
        items.push_str(&format!(
            "<li><a href=\"{name}\">{name}</a></li>
"
        ));
    }
    let path = escaped(path);
    let page = format!(
        "<!doctype html>\n<title>Directory listing for {path}</title>\n<ul>\n{items}</ul>\n"
    );
    Response::of_type("text/html", page)
}
