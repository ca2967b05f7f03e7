//! `cargo xtask suites`: downloads the public test suites, at the commits in a list, and compares their
//! hashes.
//!
//! `cargo test` finds them in the default folder of this command.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use sha2::{Digest as _, Sha256};

/// The list.
const SUITES: &str = "crates/testing/data/public-suites.tsv";

/// The folder where tests search, below the root of the checkout.
const OUT: &str = "target/suites";

/// A part of an external repository.
struct Suite<'a> {
    /// Its target folder.
    folder: &'a str,
    repository: &'a str,
    commit: &'a str,
    /// The files and folders of the repository that it contains.
    parts: Vec<&'a str>,
    hash: &'a str,
}

/// Downloads the suites into a folder; existing ones with the right hash stay.
pub(crate) fn run(root: &Path, out: Option<&str>) -> Result<(), String> {
    let list = root.join(SUITES);
    let list = fs::read_to_string(&list).map_err(|error| describe(&list, &error))?;
    let out = out.map_or_else(|| root.join(OUT), PathBuf::from);
    for suite in suites(&list)? {
        get(&suite, &out)?;
        println!("{}", out.join(suite.folder).display());
    }
    Ok(())
}

/// The rows of the list.
fn suites(list: &str) -> Result<Vec<Suite<'_>>, String> {
    list.lines().filter(|line| !line.starts_with('#')).map(suite_of).collect()
}

fn suite_of(row: &str) -> Result<Suite<'_>, String> {
    let columns: Vec<&str> = row.split('\t').collect();
    let [folder, repository, commit, parts, hash] = columns[..] else {
        return Err(format!("{SUITES}: {row}"));
    };
    Ok(Suite { folder, repository, commit, parts: parts.split(' ').collect(), hash })
}

fn get(suite: &Suite<'_>, out: &Path) -> Result<(), String> {
    let folder = out.join(suite.folder);
    if folder.is_dir() && hash_of(&folder)? == suite.hash {
        return Ok(());
    }
    let checkout = out.join(format!("{}.checkout", suite.folder));
    for old in [&folder, &checkout] {
        if old.exists() {
            fs::remove_dir_all(old).map_err(|error| describe(old, &error))?;
        }
    }
    fs::create_dir_all(&checkout).map_err(|error| describe(&checkout, &error))?;
    git(&checkout, &["init", "--quiet"])?;
    git(&checkout, &["fetch", "--quiet", "--depth=1", suite.repository, suite.commit])?;
    let parts = ["-c", "core.autocrlf=false", "checkout", "--quiet", "FETCH_HEAD", "--"];
    git(&checkout, &[&parts, &suite.parts[..]].concat())?;
    let own = checkout.join(".git");
    fs::remove_dir_all(&own).map_err(|error| describe(&own, &error))?;
    let hash = hash_of(&checkout)?;
    if hash != suite.hash {
        return Err(format!("{}: the hash is {hash} and not {}", suite.folder, suite.hash));
    }
    fs::rename(&checkout, &folder).map_err(|error| describe(&folder, &error))
}

fn git(folder: &Path, arguments: &[&str]) -> Result<(), String> {
    let status = Command::new("git").current_dir(folder).args(arguments).status();
    let status = status.map_err(|error| format!("git cannot be run: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("git {} failed", arguments.join(" "))) }
}

/// The SHA-256 of the lines of `sha256sum` for all files of a folder, sorted by their paths.
fn hash_of(folder: &Path) -> Result<String, String> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).map_err(|error| describe(&folder, &error))? {
            let path = entry.map_err(|error| describe(&folder, &error))?.path();
            if path.is_dir() { folders.push(path) } else { files.push(path) }
        }
    }
    let mut lines = Vec::new();
    for path in files {
        let bytes = fs::read(&path).map_err(|error| describe(&path, &error))?;
        let name = path.strip_prefix(folder).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        lines.push((name, Sha256::digest(bytes)));
    }
    lines.sort();
    let mut all = Sha256::new();
    for (name, hash) in lines {
        all.update(format!("{hash:x}  {name}\n"));
    }
    Ok(format!("{:x}", all.finalize()))
}

fn describe(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_names_commits_and_hashes() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let list = fs::read_to_string(root.join(SUITES)).unwrap();
        let suites = suites(&list).unwrap();
        assert_eq!(suites.len(), 2);
        for suite in suites {
            let is_hex = |text: &str| text.bytes().all(|byte| byte.is_ascii_hexdigit());
            assert!(is_hex(suite.commit) && suite.commit.len() == 40, "{}", suite.commit);
            assert!(is_hex(suite.hash) && suite.hash.len() == 64, "{}", suite.hash);
        }
    }

    #[test]
    fn a_suite_is_taken_from_its_commit_if_the_hash_is_right() {
        let folder = tempfile::tempdir().unwrap();
        let (repository, out) = (folder.path().join("repository"), folder.path().join("out"));
        fs::create_dir_all(repository.join("cases/more")).unwrap();
        for (name, text) in [("cases/a", "a"), ("cases/more/b", "b\r\n"), ("other", "c")] {
            fs::write(repository.join(name), text).unwrap();
        }
        let commit = [
            &["init", "--quiet"][..],
            &["add", "."],
            &[
                "-c",
                "user.name=x",
                "-c",
                "user.email=x@example.com",
                "commit",
                "--quiet",
                "-m",
                "x",
            ],
        ];
        for arguments in commit {
            git(&repository, arguments).unwrap();
        }
        let mut head = Command::new("git");
        let head = head.current_dir(&repository).args(["rev-parse", "HEAD"]).output().unwrap();
        let head = String::from_utf8(head.stdout).unwrap();
        let wanted = hash_of(&repository.join("cases")).unwrap();
        let lines = [("cases/a", "a"), ("cases/more/b", "b\r\n")]
            .map(|(name, text)| format!("{:x}  {name}\n", Sha256::digest(text)));
        let hash = format!("{:x}", Sha256::digest(lines.concat()));
        assert_ne!(wanted, hash);
        let mut suite = Suite {
            folder: "suite",
            repository: repository.to_str().unwrap(),
            commit: head.trim(),
            parts: vec!["cases"],
            hash: &hash,
        };
        get(&suite, &out).unwrap();
        assert_eq!(fs::read(out.join("suite/cases/more/b")).unwrap(), b"b\r\n");
        assert!(!out.join("suite/other").exists() && !out.join("suite.checkout").exists());
        // It exists, and nothing is downloaded.
        suite.repository = "/nowhere";
        get(&suite, &out).unwrap();
        suite.repository = repository.to_str().unwrap();
        suite.hash = "0";
        assert!(get(&suite, &out).unwrap_err().contains("the hash is"));
    }
}
