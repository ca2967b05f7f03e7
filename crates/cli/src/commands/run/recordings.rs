//! Files of fetches: lines of JSON, HTTP Archives and web archives.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read as _};
use std::path::Path;

use treewright_window::loader::{Loader, RecordingForm, RecordingLoader, ReplayLoader};

use crate::input::{Input, describe};
use crate::output::Failure;

fn failure(path: &Path, error: &dyn std::fmt::Display) -> Failure {
    Failure::usage(&format!("{}: {error}", path.display()))
}

/// Records in the form that the name of the file says.
pub(super) fn write<L: Loader>(
    loader: L,
    path: &Path,
) -> Result<RecordingLoader<L, File>, Failure> {
    let ending = path.extension().and_then(OsStr::to_str).map(str::to_ascii_lowercase);
    let form = match ending.as_deref() {
        Some("har") => RecordingForm::Har,
        Some("warc") => RecordingForm::Warc,
        Some("gz" | "zst" | "br") => {
            let message =
                "recordings are not compressed; name a file that ends in .har, .warc or .jsonl";
            return Err(failure(path, &message));
        }
        _ => RecordingForm::Lines,
    };
    let file = File::create(path).map_err(|error| failure(path, &describe(&error)))?;
    RecordingLoader::in_form(loader, file, form).map_err(|error| failure(path, &describe(&error)))
}

/// The bytes that show the form of a file.
const ENOUGH: u64 = 64;

/// Reads a file of any form, known by its first bytes.
pub(super) fn read(path: &Path) -> Result<ReplayLoader, Failure> {
    let source = Input::File(path.to_owned()).open();
    let mut source = source.map_err(|unreadable| Failure::usage(&unreadable.to_string()))?;
    let wrong = |error: io::Error| failure(path, &describe(&error));
    let mut first = Vec::new();
    source.by_ref().take(ENOUGH).read_to_end(&mut first).map_err(wrong)?;
    let start = first.trim_ascii_start();
    let (is_archive, is_json) = (start.starts_with(b"WARC/"), start.starts_with(b"{"));
    let is_own = start.starts_with(b"{\"treewright-recording\"");
    let mut source = BufReader::new(io::Cursor::new(first).chain(source));
    if is_archive {
        return archive(path, &mut source);
    }
    if is_json && !is_own {
        let text = io::read_to_string(source).map_err(wrong)?;
        return ReplayLoader::read_har(&text).map_err(|error| failure(path, &error));
    }
    ReplayLoader::read(source).map_err(|error| failure(path, &error))
}

#[cfg(feature = "extract")]
fn archive(path: &Path, source: &mut dyn BufRead) -> Result<ReplayLoader, Failure> {
    use treewright::read::url::Url;
    use treewright_extract::WarcReader;
    use treewright_window::loader::{Exchange, Request, RequestId, Response};

    let mut replay = ReplayLoader::default();
    let mut reader = WarcReader::new(source);
    while let Some(read) = reader.read_response().map_err(|error| failure(path, &error))? {
        let Ok(url) = Url::parse(&read.url) else { continue };
        let mut response = Response::with_status(read.status);
        response.status_text = read.reason;
        for (name, value) in read.headers {
            response.headers.append(&name, value);
        }
        response.body = read.body.into();
        replay.add(Exchange { request: Request::get(RequestId(0), url), answer: Ok(response) });
    }
    Ok(replay)
}

/// This program was built without archives.
#[cfg(not(feature = "extract"))]
fn archive(_: &Path, _: &mut dyn BufRead) -> Result<ReplayLoader, Failure> {
    Err(Failure::usage(&crate::built_in::lack_of("extract").unwrap_or_default()))
}
