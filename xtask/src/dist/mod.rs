//! `cargo xtask dist [--out DIR] [--without-wheel]`: everything in a release except the packages of the
//! registry, for the system that it runs on: an archive with the program, its manual pages and completions,
//! the Python wheel, a list of components (SBOM, in the form of `CycloneDX`) for each, and checksums of all
//! of them.
//!
//! The same commit, toolchain and system make the same bytes, in any folder: compilers replace paths of
//! this machine, archives have sorted names and the time of the commit, and nothing is random. The
//! environment variable `SOURCE_DATE_EPOCH` replaces the time of the commit.

mod archive;
mod building;
mod sbom;

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest as _, Sha256};

use building::Building;
use sbom::Program;

/// The arguments of the command line.
pub(crate) struct Options {
    out: PathBuf,
    wheel: bool,
}

impl Options {
    /// Parses the arguments; `None` if one is not known.
    pub(crate) fn read(arguments: &[&str]) -> Option<Self> {
        let mut options = Self { out: PathBuf::from("target/distribution"), wheel: true };
        let mut arguments = arguments.iter();
        while let Some(argument) = arguments.next() {
            match *argument {
                "--out" => options.out = PathBuf::from(arguments.next()?),
                "--without-wheel" => options.wheel = false,
                _ => return None,
            }
        }
        Some(options)
    }
}

/// Files at the root of the checkout that the archive contains.
const DOCUMENTS: [&str; 5] =
    ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE", "THIRD-PARTY.md"];

/// The shells, and the names of their completions.
const SHELLS: [(&str, &str); 5] = [
    ("bash", "treewright.bash"),
    ("elvish", "treewright.elv"),
    ("fish", "treewright.fish"),
    ("powershell", "_treewright.ps1"),
    ("zsh", "_treewright"),
];

/// Builds everything.
pub(crate) fn run(root: &Path, options: &Options) -> Result<(), String> {
    let building = Building::new(root, &options.out)?;
    let version = building.version()?;
    let name = format!("treewright-{version}-{}", building.host());
    let out = building.out();
    // Files of an earlier run would be among the checksums.
    if out.exists() {
        fs::remove_dir_all(out).map_err(|error| describe(out, &error))?;
    }
    fs::create_dir_all(out).map_err(|error| describe(out, &error))?;

    let program = building.program()?;
    let components = sbom::of(&building, &Program::COMMAND)?;
    write(&out.join(format!("{name}.cdx.json")), components.as_bytes())?;

    let mut archive = archive::Archive::new(&name, building.time());
    let binary = program.file_name().ok_or("the program has no name")?.to_string_lossy();
    archive.add(&binary, read(&program)?, archive::Mode::Program);
    for document in DOCUMENTS {
        archive.add(document, read(&root.join(document))?, archive::Mode::File);
    }
    for (shell, file) in SHELLS {
        let script = building.output_of(&program, &["completions", shell])?;
        archive.add(&format!("completions/{file}"), script, archive::Mode::File);
    }
    for (page, text) in building.manual_pages(&program)? {
        archive.add(&format!("man/{page}"), text, archive::Mode::File);
    }
    archive.add("treewright.cdx.json", components.into_bytes(), archive::Mode::File);
    write(&out.join(format!("{name}.tar.gz")), &archive.finish()?)?;

    if options.wheel {
        let components = sbom::of(&building, &Program::WHEEL)?;
        // Its name is also the one in the wheel.
        let list = out.join(format!("treewright-python-{version}-{}.cdx.json", building.host()));
        write(&list, components.as_bytes())?;
        building.wheel(&list)?;
    }
    let checksums = checksums(out)?;
    print!("{checksums}");
    write(&out.join(format!("SHA256SUMS-{}", building.host())), checksums.as_bytes())
}

/// The checksums of all files of a folder, in the form of `sha256sum`.
fn checksums(folder: &Path) -> Result<String, String> {
    let entries = fs::read_dir(folder).map_err(|error| describe(folder, &error))?;
    let mut files = entries
        .map(|entry| entry.map(|entry| entry.path()).map_err(|error| describe(folder, &error)))
        .collect::<Result<Vec<_>, _>>()?;
    files.sort();
    let mut list = String::new();
    for file in files {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        // Writing to a string does not fail.
        let _ = writeln!(list, "{:x}  {name}", Sha256::digest(read(&file)?));
    }
    Ok(list)
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|error| describe(path, &error))
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    fs::write(path, bytes).map_err(|error| describe(path, &error))
}

fn describe(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checksums_are_sorted_and_are_those_of_the_standard() {
        let folder = tempfile::tempdir().unwrap();
        write(&folder.path().join("b"), b"").unwrap();
        write(&folder.path().join("a"), b"abc").unwrap();
        assert_eq!(
            checksums(folder.path()).unwrap(),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a\n\
             e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  b\n"
        );
    }

    #[test]
    fn options() {
        let read = |arguments: &[&str]| Options::read(arguments).map(|read| (read.out, read.wheel));
        assert_eq!(read(&[]), Some(("target/distribution".into(), true)));
        assert_eq!(read(&["--without-wheel", "--out", "x"]), Some(("x".into(), false)));
        assert_eq!(read(&["--out"]), None);
        assert_eq!(read(&["--fast"]), None);
    }

    /// Published programs are as fast as possible.
    #[test]
    fn the_profile_of_releases_resets_the_settings_of_the_fast_one() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let manifest = std::fs::read_to_string(root.join("Cargo.toml")).unwrap();
        let manifest: toml::Table = manifest.parse().unwrap();
        let (release, dist) = (&manifest["profile"]["release"], &manifest["profile"]["dist"]);
        assert_eq!(dist["inherits"].as_str(), Some("release"));
        assert_eq!(dist["lto"].as_str(), Some("fat"));
        for (key, value) in [("codegen-units", 1), ("opt-level", 3)] {
            assert_eq!(dist[key].as_integer(), Some(value), "{key}");
        }
        let settings = ["lto", "codegen-units", "opt-level", "strip", "panic", "package"];
        for (key, _) in release.as_table().unwrap() {
            assert!(settings.contains(&key.as_str()), "is {key} to be reset?");
        }
        for (package, lowered) in release["package"].as_table().unwrap() {
            for (key, _) in lowered.as_table().unwrap() {
                assert_eq!(key, "opt-level", "{package}");
            }
            let reset = dist["package"].get(package).and_then(|package| package.get("opt-level"));
            assert_eq!(reset.and_then(toml::Value::as_integer), Some(3), "{package}");
        }
    }
}
