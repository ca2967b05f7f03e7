//! Pages to measure with: files, or generated pages.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use treewright::syntax::encoding_rs::{
    EncoderResult, Encoding, SHIFT_JIS, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1251, WINDOWS_1252,
};

use crate::generated::{JAPANESE, Language, Plan, RUSSIAN};

/// Pages that belong together.
#[derive(Debug)]
pub struct Corpus {
    /// Its name in the tables.
    pub name: String,
    /// The origin of its pages.
    pub origin: String,
    /// The pages as text.
    pub pages: Vec<String>,
    /// The encodings other than UTF-8 that suit its text.
    pub encodings: Vec<&'static Encoding>,
    /// The number of pages that were not UTF-8 and had to be decoded.
    pub decoded: usize,
}

/// The place of a corpus.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// Its name in the tables.
    pub name: String,
    /// Its origin, as reports show it.
    pub origin: String,
    /// The file or folder.
    pub path: PathBuf,
}

impl Corpus {
    /// The bytes of its text as UTF-8.
    pub fn len(&self) -> usize {
        self.pages.iter().map(String::len).sum()
    }

    /// True if it has no text.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// The folder of real pages: the one that `TREEWRIGHT_CORPUS` names, else `../shared/corpus` next to the
/// checkout.
pub fn default_folder() -> PathBuf {
    let named = std::env::var_os("TREEWRIGHT_CORPUS").map(PathBuf::from);
    named.unwrap_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/corpus"))
}

/// The corpora of a list of files and folders: each is one. Without a list, each file and folder in
/// the [`default_folder`] is one.
///
/// # Errors
/// If something cannot be read, or if a named file or folder has no pages.
pub fn real(paths: &[PathBuf]) -> io::Result<Vec<Corpus>> {
    sources(paths)?.iter().map(read).collect()
}

/// The places of the corpora of a list; see [`real`].
///
/// # Errors
/// If the [`default_folder`] cannot be read.
pub fn sources(paths: &[PathBuf]) -> io::Result<Vec<Source>> {
    if !paths.is_empty() {
        let source = |path: &PathBuf| Source {
            name: file_name(path),
            origin: path.display().to_string(),
            path: path.clone(),
        };
        return Ok(paths.iter().map(source).collect());
    }
    let folder = default_folder();
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let mut sources = Vec::new();
    for path in entries(&folder)?.into_iter().filter(|path| path.is_dir() || is_page(path)) {
        let origin = format!("../shared/corpus/{}", file_name(&path));
        sources.push(Source { name: file_name(&path), origin, path });
    }
    Ok(sources)
}

/// Like [`sources`]; without a list, also the pages that were fetched and the [`examples`].
///
/// # Errors
/// As for [`sources`].
pub fn sources_or_all(paths: &[PathBuf]) -> io::Result<Vec<Source>> {
    let mut sources = sources(paths)?;
    if paths.is_empty() {
        sources.extend(crate::fetch::home_pages());
        sources.push(examples());
    }
    Ok(sources)
}

/// The pages that are part of the repository: small ones.
pub fn examples() -> Source {
    Source {
        name: "examples".to_owned(),
        origin: "examples in this repository".to_owned(),
        path: Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples"),
    }
}

/// Pages in Russian and Japanese, with at least this many bytes.
pub fn generated(length: usize) -> Vec<Corpus> {
    const PAGE: usize = 100_000;
    let corpus = |name: &str, language: &'static Language, encoding| {
        let length_of_page = length.min(PAGE);
        let plan =
            Plan { language, encoding: UTF_8, declared_after: Some(0), length: length_of_page };
        let page = String::from_utf8_lossy(&plan.page().bytes).into_owned();
        Corpus {
            name: name.to_owned(),
            origin: "made by this program".to_owned(),
            pages: vec![page; length.div_ceil(length_of_page)],
            encodings: vec![encoding, UTF_16LE],
            decoded: 0,
        }
    };
    vec![
        corpus("generated-russian", &RUSSIAN, WINDOWS_1251),
        corpus("generated-japanese", &JAPANESE, SHIFT_JIS),
    ]
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        paths.push(entry?.path());
    }
    paths.sort();
    Ok(paths)
}

/// Reads a corpus. Pages that are not UTF-8 are decoded from the encoding that Treewright determines.
///
/// # Errors
/// If something cannot be read, or if the corpus has no pages.
pub fn read(source: &Source) -> io::Result<Corpus> {
    let path = &source.path;
    let at =
        |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", path.display()));
    let mut pages = Vec::new();
    let mut decoded = 0;
    let mut waiting = vec![path.clone()];
    while let Some(next) = waiting.pop() {
        if next.is_dir() {
            waiting.extend(entries(&next).map_err(at)?.into_iter().rev());
        } else if next == *path || is_page(&next) {
            let bytes = fs::read(&next).map_err(at)?;
            let is_utf8 = str::from_utf8(&bytes).is_ok();
            let encoding = if is_utf8 {
                UTF_8
            } else {
                decoded += 1;
                treewright::parse_bytes(&bytes).character_encoding()
            };
            pages.push(encoding.decode(&bytes).0.into_owned());
        }
    }
    let encodings = vec![WINDOWS_1252, UTF_16LE, SHIFT_JIS];
    let Source { name, origin, .. } = source.clone();
    let corpus = Corpus { name, origin, pages, encodings, decoded };
    if corpus.is_empty() {
        return Err(at(io::Error::other("it has no pages")));
    }
    Ok(corpus)
}

fn is_page(path: &Path) -> bool {
    let extension = path.extension().unwrap_or_default().to_ascii_lowercase();
    ["html", "htm", "xhtml"].iter().any(|known| extension == *known)
}

/// Encodes text, with `?` for characters that the encoding does not have, and returns the number of
/// those.
pub fn encode(text: &str, encoding: &'static Encoding) -> (Vec<u8>, usize) {
    if encoding == UTF_16LE {
        return (text.encode_utf16().flat_map(u16::to_le_bytes).collect(), 0);
    }
    if encoding == UTF_16BE {
        return (text.encode_utf16().flat_map(u16::to_be_bytes).collect(), 0);
    }
    let mut encoder = encoding.new_encoder();
    let (mut bytes, mut replaced) = (Vec::with_capacity(text.len() + 16), 0);
    let mut rest = text;
    loop {
        let (result, read) =
            encoder.encode_from_utf8_to_vec_without_replacement(rest, &mut bytes, true);
        rest = &rest[read..];
        match result {
            EncoderResult::InputEmpty => return (bytes, replaced),
            EncoderResult::OutputFull => bytes.reserve(rest.len() + 16),
            EncoderResult::Unmappable(_) => {
                bytes.push(b'?');
                replaced += 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_that_an_encoding_does_not_have_become_question_marks() {
        let check = |encoding, bytes: &[u8], replaced| {
            assert_eq!(encode("aяあ😀", encoding), (bytes.to_vec(), replaced));
        };
        check(WINDOWS_1252, b"a???", 3);
        check(WINDOWS_1251, b"a\xFF??", 2);
        check(SHIFT_JIS, b"a\x84\x91\x82\xA0?", 1);
        check(UTF_16LE, b"a\x00O\x04B\x30\x3D\xD8\x00\xDE", 0);
        check(UTF_8, "aяあ😀".as_bytes(), 0);
    }
}
