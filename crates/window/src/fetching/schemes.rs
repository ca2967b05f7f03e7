//! Addresses that are answered without a loader.
//!
//! <https://fetch.spec.whatwg.org/#scheme-fetch>

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use data_url::DataUrl;
use rustc_hash::FxHashMap;
use url::Url;

use crate::loader::{LoadError, LoadResult, Response};

/// The bytes that a `blob:` address stands for.
#[derive(Clone, Debug)]
pub(crate) struct BlobEntry {
    pub(crate) bytes: Arc<[u8]>,
    pub(crate) content_type: String,
}

/// The store of an agent and its workers.
/// <https://w3c.github.io/FileAPI/#BlobURLStore>
#[derive(Clone, Default)]
pub(crate) struct BlobUrls {
    entries: Arc<Mutex<FxHashMap<String, BlobEntry>>>,
}

impl BlobUrls {
    fn lock(&self) -> MutexGuard<'_, FxHashMap<String, BlobEntry>> {
        self.entries.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds an entry under an address without a fragment.
    pub(crate) fn insert(&self, url: &Url, entry: BlobEntry) {
        self.lock().insert(key(url), entry);
    }

    pub(crate) fn get(&self, url: &Url) -> Option<BlobEntry> {
        self.lock().get(&key(url)).cloned()
    }

    pub(crate) fn remove(&self, url: &Url) -> Option<BlobEntry> {
        self.lock().remove(&key(url))
    }
}

fn key(url: &Url) -> String {
    let mut url = url.clone();
    url.set_fragment(None);
    url.into()
}

/// The answer for `about:`, `blob:` and `data:`; `None` for all others, which the loader answers.
pub(crate) fn answer(blobs: &BlobUrls, url: &Url, method: &str) -> Option<LoadResult> {
    match url.scheme() {
        "about" if url.path() == "blank" => {
            Some(Ok(Response::of_type("text/html;charset=utf-8", "")))
        }
        "about" | "javascript" => Some(Err(LoadError::UnsupportedScheme(url.scheme().to_owned()))),
        "blob" => Some(match blobs.get(url) {
            Some(entry) if method == "GET" => {
                let mut response = Response::of_type(&entry.content_type, entry.bytes.to_vec());
                response.headers.set("Content-Length", entry.bytes.len().to_string());
                Ok(response)
            }
            _ => Err(LoadError::NotFound),
        }),
        "data" => Some(data(url)),
        _ => None,
    }
}

/// <https://fetch.spec.whatwg.org/#data-url-processor>
fn data(url: &Url) -> LoadResult {
    let failure = || LoadError::Network("not a valid data: address".into());
    let data = DataUrl::process(url.as_str()).map_err(|_| failure())?;
    let (body, _fragment) = data.decode_to_vec().map_err(|_| failure())?;
    Ok(Response::of_type(&data.mime_type().to_string(), body))
}
