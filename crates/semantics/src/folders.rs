//! Folders whose files stand for the resources of a site.

use std::path::PathBuf;

use percent_encoding::percent_decode_str;
use url::Url;

/// The folder of an address: without query and fragment, up to the last slash of its path.
///
/// ```
/// use treewright_semantics::folders::folder_of;
/// let page = "https://example.com/a/b.html?c#d".parse().unwrap();
/// assert_eq!(folder_of(page).as_str(), "https://example.com/a/");
/// ```
pub fn folder_of(mut url: Url) -> Url {
    url.set_query(None);
    url.set_fragment(None);
    let path = url.path();
    let path = path.rsplit_once('/').map_or("/".to_owned(), |(folder, _)| format!("{folder}/"));
    url.set_path(&path);
    url
}

/// The address is not that of a file in the folder: a part of its path, once decoded, leads elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NoSuchPath {
    /// A part is not UTF-8.
    NotText,
    /// A part is `..` or contains a separator.
    Outside,
}

/// The relative path of a file in a folder whose address is `base`, which ends with a slash. `None` for addresses that do not
/// begin with that of the folder. Query and fragment are ignored.
///
/// No part of the path is `..` or has a separator; symbolic links are for the caller to check.
///
/// ```
/// use treewright_semantics::folders::{NoSuchPath, path_below};
/// let base = "https://example.com/a/".parse().unwrap();
/// let path = |url: &str| path_below(&base, &url.parse().unwrap());
/// assert_eq!(path("https://example.com/a/b%20c/d.css?e"), Some(Ok("b c/d.css".into())));
/// assert_eq!(path("https://example.com/b.css"), None);
/// assert_eq!(path("https://example.com/a/b%2F..%2F..%2Fc"), Some(Err(NoSuchPath::Outside)));
/// ```
pub fn path_below(base: &Url, url: &Url) -> Option<Result<PathBuf, NoSuchPath>> {
    let is_same = url.scheme() == base.scheme()
        && url.host_str() == base.host_str()
        && url.port_or_known_default() == base.port_or_known_default();
    let rest = is_same.then(|| url.path().strip_prefix(base.path())).flatten()?;
    let mut path = PathBuf::new();
    for part in rest.split('/').filter(|part| !part.is_empty()) {
        // The URL parser has resolved dots, except in parts with an escaped slash.
        let Ok(part) = percent_decode_str(part).decode_utf8() else {
            return Some(Err(NoSuchPath::NotText));
        };
        if part == ".." || part == "." || part.contains(['/', '\\', '\0']) || has_a_drive(&part) {
            return Some(Err(NoSuchPath::Outside));
        }
        path.push(&*part);
    }
    Some(Ok(path))
}

/// Returns true if a part would start at another drive on Windows, where `push` of `C:x` leaves the folder.
fn has_a_drive(part: &str) -> bool {
    cfg!(windows) && part.contains(':')
}
