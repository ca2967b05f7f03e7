//! The tests of a checkout, by the names and the contents of its files.

use std::fs;
use std::path::{Path, PathBuf};

use treewright::Select as _;

use crate::metadata::{globals, script_metadata};
use crate::page::Test;

/// Folders with parts of tests, anywhere.
const NO_TESTS: [&str; 4] = ["resources", "support", "tools", "crashtests"];

/// Kinds of tests that a person or another harness judges, as the end of a name says.
const OTHER_KINDS: [&str; 5] = ["manual", "visual", "crash", "print", "ref"];

/// Finds the tests below a root whose paths begin with one of the prefixes (all, without prefixes).
/// Those of workers are left out unless requested.
///
/// # Errors
///
/// If a folder cannot be read, with its name.
pub fn find(root: &Path, prefixes: &[String], workers: bool) -> Result<Vec<Test>, String> {
    let mut tests = Vec::new();
    let mut work = vec![String::from("/")];
    while let Some(folder) = work.pop() {
        let on_disk = root.join(folder.trim_start_matches('/'));
        let entries =
            fs::read_dir(&on_disk).map_err(|error| format!("{}: {error}", on_disk.display()))?;
        for entry in entries.flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            let path = format!("{folder}{name}");
            if entry.path().is_dir() {
                let path = format!("{path}/");
                let common = folder == "/" && name == "common";
                let begins = |prefix: &String| {
                    path.starts_with(prefix.as_str()) || prefix.starts_with(&path)
                };
                let wanted = prefixes.is_empty() || prefixes.iter().any(begins);
                if wanted && !common && !name.starts_with('.') && !NO_TESTS.contains(&name.as_str())
                {
                    work.push(path);
                }
            } else if folder != "/" && is_test_name(&name) {
                tests.extend(tests_of(&entry.path(), &path, workers));
            }
        }
    }
    tests.retain(|test| {
        prefixes.is_empty() || prefixes.iter().any(|prefix| test.path.starts_with(prefix.as_str()))
    });
    tests.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(tests)
}

fn is_test_name(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or_default();
    let kind = stem.rsplit_once('-').map(|(_, kind)| kind);
    !name.starts_with('.')
        && !name.starts_with("MANIFEST")
        && !kind.is_some_and(|kind| OTHER_KINDS.contains(&kind))
}

/// The tests of a file.
fn tests_of(file: &Path, path: &str, workers: bool) -> Vec<Test> {
    let script =
        [".any.js", ".window.js", ".worker.js"].into_iter().find(|end| path.ends_with(end));
    let extension = file.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
    if script.is_none() && !["html", "htm", "xhtml", "xht", "xml", "svg"].contains(&extension) {
        return Vec::new();
    }
    let Ok(source) = fs::read(file) else { return Vec::new() };
    let about = About::of(&source, script.is_some(), extension);
    let paths = match script {
        None if !about.is_test => Vec::new(),
        None => vec![path.to_owned()],
        Some(end) => {
            let stem = path.strip_suffix(end).unwrap_or(path);
            match end {
                ".window.js" => vec![format!("{stem}.window.html")],
                ".worker.js" if workers => vec![format!("{stem}.worker.html")],
                ".any.js" => globals(&script_metadata(&source))
                    .iter()
                    .filter(|global| workers || *global == "window")
                    .filter_map(|global| Some(format!("{stem}{}", any_end(global)?)))
                    .collect(),
                _ => Vec::new(),
            }
        }
    };
    let mut tests = Vec::new();
    for path in paths {
        let variants = about.variants.iter().map(String::as_str);
        let variants: Vec<&str> =
            if about.variants.is_empty() { vec![""] } else { variants.collect() };
        tests.extend(
            variants
                .iter()
                .map(|variant| Test { path: format!("{path}{variant}"), long: about.long }),
        );
    }
    tests
}

/// The end of the page for a global scope.
fn any_end(global: &str) -> Option<String> {
    Some(match global {
        "window" => ".any.html".to_owned(),
        "dedicatedworker" => ".any.worker.html".to_owned(),
        "dedicatedworker-module" => ".any.worker-module.html".to_owned(),
        "jsshell" => return None,
        other => format!(".any.{other}.html"),
    })
}

/// The file that a test is in: its own, or the script that a page is made for.
pub fn file_of_test(root: &Path, path: &str) -> PathBuf {
    let path = path.split(['?', '#']).next().unwrap_or_default();
    let own = root.join(path.trim_start_matches('/'));
    if own.exists() {
        return own;
    }
    let made =
        [(".any.", ".any.js"), (".window.html", ".window.js"), (".worker.html", ".worker.js")];
    for (middle, end) in made {
        if let Some((stem, _)) = path.rsplit_once(middle) {
            return root.join(format!("{stem}{end}").trim_start_matches('/'));
        }
    }
    own
}

/// True if a test asks for more time.
pub fn is_long(root: &Path, path: &str) -> bool {
    let file = file_of_test(root, path);
    let extension = file.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
    fs::read(&file).is_ok_and(|source| About::of(&source, extension == "js", extension).long)
}

/// The facts in the contents of a file.
#[derive(Debug, Default, PartialEq, Eq)]
struct About {
    /// It uses testharness.js, and needs no user input.
    is_test: bool,
    long: bool,
    variants: Vec<String>,
}

impl About {
    fn of(source: &[u8], is_script: bool, extension: &str) -> About {
        if is_script {
            let metadata = script_metadata(source);
            let variants = metadata.iter().filter(|(key, _)| key == "variant");
            return About {
                is_test: true,
                long: metadata.iter().any(|(key, value)| key == "timeout" && value == "long"),
                variants: variants.map(|(_, value)| value.clone()).collect(),
            };
        }
        match extension {
            "html" | "htm" => About::of_html(source),
            _ => About::of_xml(&String::from_utf8_lossy(source)),
        }
    }

    fn of_html(source: &[u8]) -> About {
        // Most files are not tests, so they are not parsed. A few are UTF-16, with a byte order
        // mark.
        let is_utf16 = source.starts_with(b"\xFF\xFE") || source.starts_with(b"\xFE\xFF");
        let harness = b"/resources/testharness.js";
        if !is_utf16 && !source.windows(harness.len()).any(|window| window == harness) {
            return About::default();
        }
        let document = treewright::parse_bytes(source);
        let has = |selector: &str| {
            document.select(selector).is_ok_and(|mut found| found.next().is_some())
        };
        let variants = document.select("meta[name=variant]").into_iter().flatten();
        let variants = variants.filter_map(|meta| meta.attr("content").map(str::to_owned));
        About {
            is_test: has("script[src='/resources/testharness.js']")
                && !has("script[src^='/resources/testdriver']"),
            long: has("meta[name=timeout][content=long]"),
            variants: variants.collect(),
        }
    }

    /// Prefixes, entities and broken files do not matter here: searching the text is enough.
    fn of_xml(text: &str) -> About {
        let metas = text.split("meta ").skip(1).filter_map(|meta| meta.split('>').next());
        let metas: Vec<String> = metas.map(|meta| meta.replace('\'', "\"")).collect();
        let named = |name: &str| {
            metas.iter().filter(move |meta| meta.contains(name)).cloned().collect::<Vec<_>>()
        };
        let content = |meta: &String| {
            let (_, content) = meta.split_once("content=\"")?;
            Some(content.split('"').next()?.to_owned())
        };
        About {
            is_test: text.contains("\"/resources/testharness.js\"")
                && !text.contains("/resources/testdriver"),
            long: named("name=\"timeout\"").iter().any(|meta| meta.contains("content=\"long\"")),
            variants: named("name=\"variant\"").iter().filter_map(content).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_tell_about_themselves() {
        let harness = "<script src=\"/resources/testharness.js\"></script>";
        #[rustfmt::skip]
        let cases = [
            (format!("<!doctype html>{harness}"), "html", true, false, ""),
            (format!("<meta name=timeout content=long>{harness}"), "html", true, true, ""),
            (format!("<meta name=variant content=?a><meta name=variant content=?b>{harness}"), "htm", true, false, "?a ?b"),
            (format!("<!-- {harness} -->"), "html", false, false, ""),
            (format!("{harness}<script src=/resources/testdriver.js></script>"), "html", false, false, ""),
            ("<p>".to_owned(), "html", false, false, ""),
            (format!("<html xmlns='x'><meta name='timeout' content='long'/>{harness}</html>"), "xhtml", true, true, ""),
            ("<svg><h:script src=\"/resources/testharness.js\"/></svg>".to_owned(), "svg", true, false, ""),
            ("// META: timeout=long\n// META: variant=?x".to_owned(), "js", true, true, "?x"),
            ("test()".to_owned(), "js", true, false, ""),
        ];
        let utf16: Vec<u8> =
            format!("\u{FEFF}{harness}").encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert!(About::of(&utf16, false, "html").is_test);
        for (source, extension, is_test, long, variants) in cases {
            let about = About::of(source.as_bytes(), extension == "js", extension);
            assert_eq!(
                (about.is_test, about.long, about.variants.join(" ").as_str()),
                (is_test, long, variants),
                "{source}"
            );
        }
    }

    #[test]
    fn names_of_tests() {
        let cases = [
            ("a.html", true),
            ("a-manual.html", false),
            ("a-manual.https.html", false),
            ("a-ref.html", false),
            ("a-crash.html", false),
            (".hidden.html", false),
            ("crash-free.html", true),
        ];
        for (name, expected) in cases {
            assert_eq!(is_test_name(name), expected, "{name}");
        }
    }
}
