use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use treewright_semantics::folders::{NoSuchPath, folder_of, path_below};
use url::Url;

use super::{Answer, LoadError, LoadResult, Loader, Request, Response, content_type_of};

/// A loader of files below a folder: the addresses that begin with a base are the paths in it.
///
/// Nothing outside the folder is read, not even through `..` or a symbolic link. A folder answers
/// with its `index.html`, after a redirect if the slash is missing, as servers do. A missing file
/// is a 404 for a base of `http:` or `https:`, and [`LoadError::NotFound`] for `file:`. Methods
/// other than GET, HEAD and POST are answered with a 405; a POST gets the file, so pages with forms
/// can run.
///
/// ```
/// use treewright_window::loader::{Answer, FileLoader, Loader, Request, RequestId};
///
/// let mut loader = FileLoader::new("https://example.org/static/".parse()?, env!("CARGO_MANIFEST_DIR"));
/// let url = "https://example.org/static/src/lib.rs?version=1".parse()?;
/// let Answer::Now(Ok(response)) = loader.start(&Request::get(RequestId(1), url)) else { panic!() };
/// assert_eq!(response.status, 200);
/// assert!(!response.body.is_empty());
/// # Ok::<(), url::ParseError>(())
/// ```
#[derive(Clone, Debug)]
pub struct FileLoader {
    base: Url,
    root: PathBuf,
    largest: u64,
}

impl FileLoader {
    /// The files of a folder, at a base address. The base ends with a slash, or is cut after its last one.
    pub fn new(base: Url, root: impl Into<PathBuf>) -> FileLoader {
        let base = folder_of(base);
        FileLoader { base, root: root.into(), largest: u64::MAX }
    }

    /// The files of the whole file system, at `file:` addresses.
    pub fn all_files() -> Option<FileLoader> {
        let base = Url::parse("file:///").ok()?;
        Some(FileLoader { base, root: PathBuf::from("/"), largest: u64::MAX })
    }

    /// Sets the largest file, in bytes: a larger one is a [`LoadError::TooLarge`]. By default any is read.
    #[must_use]
    pub const fn largest(mut self, bytes: u64) -> FileLoader {
        self.largest = bytes;
        self
    }

    fn load(&self, request: &Request) -> LoadResult {
        let path = path_below(&self.base, &request.url).ok_or(LoadError::NoLoader)?;
        if !["GET", "HEAD", "POST"].contains(&request.method.as_str()) {
            return Ok(Response::with_status(405));
        }
        let path = path.map_err(|reason| match reason {
            NoSuchPath::Outside => LoadError::OutsideOfRoot,
            _ => LoadError::NotFound,
        })?;
        let path = self.root.join(path);
        let folder = path.is_dir();
        if folder && !request.url.path().ends_with('/') {
            let mut url = request.url.clone();
            url.set_path(&format!("{}/", request.url.path()));
            url.set_fragment(None);
            let mut response = Response::with_status(301);
            response.headers.set("Location", url.as_str());
            return Ok(response);
        }
        let path = if folder { path.join("index.html") } else { path };
        self.read(&path, request.method == "HEAD")
    }

    fn read(&self, path: &Path, without_body: bool) -> LoadResult {
        // A link may lead out of the folder.
        let inside = |path: &Path| -> io::Result<bool> {
            Ok(fs::canonicalize(path)?.starts_with(fs::canonicalize(&self.root)?))
        };
        let result = match inside(path) {
            // A pipe or a device may never end.
            Ok(true) => match fs::metadata(path) {
                Ok(data) if data.is_file() || data.is_dir() => self.read_within(path),
                Ok(_) => Err(io::Error::other("not a file")),
                Err(error) => Err(error),
            },
            Ok(false) => return Err(LoadError::OutsideOfRoot),
            Err(error) => Err(error),
        };
        match result {
            Ok(None) => Err(LoadError::TooLarge(self.largest)),
            Ok(Some(bytes)) => {
                let mut response = Response::with_status(200);
                let extension = path.extension().and_then(|extension| extension.to_str());
                if let Some(content_type) = extension.and_then(content_type_of) {
                    response.headers.set("Content-Type", content_type);
                }
                response.headers.set("Content-Length", bytes.len().to_string());
                if !without_body {
                    response.body = bytes.into();
                }
                Ok(response)
            }
            Err(error) if is_missing(&error) && self.base.scheme().starts_with("http") => {
                Ok(Response::with_status(404))
            }
            Err(error) if is_missing(&error) => Err(LoadError::NotFound),
            Err(error) => Err(LoadError::Unreadable(error.to_string())),
        }
    }

    /// The bytes of a file; `None` if there are too many.
    fn read_within(&self, path: &Path) -> io::Result<Option<Vec<u8>>> {
        let mut bytes = Vec::new();
        // One byte more distinguishes a file of exactly the limit from a larger one.
        File::open(path)?.take(self.largest.saturating_add(1)).read_to_end(&mut bytes)?;
        Ok((bytes.len() as u64 <= self.largest).then_some(bytes))
    }
}

fn is_missing(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory)
}

impl Loader for FileLoader {
    fn start(&mut self, request: &Request) -> Answer {
        Answer::Now(self.load(request))
    }
}
