//! Fetches pages and peers from npm and from the Python Package Index, on request. They go to `target/bench`, through the
//! ordinary clients of the two registries. No code of them runs during the installation, but for that of selectolax. lexbor comes as the C sources in the source package of
//! selectolax, whose `setup.py` gives pip its metadata; they are compiled with `-O3`, together with
//! `lexbor.c` here.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::companion::workspace;
use crate::corpus::Source;

/// The package with home pages of large sites.
const PAGES: (&str, &str) = ("htmlparser-benchmark", "1.1.3");
/// The package with lexbor, and that of minify-html: their versions, and their modules.
const OF_PYTHON: [(&str, &str, &str); 2] =
    [("selectolax", "1.0.2", "selectolax"), ("minify-html", "0.18.1", "minify_html")];

/// The package whose source distribution has the sources of lexbor.
const SOURCES_OF_LEXBOR: (&str, &str) = ("selectolax", "1.0.2");

/// The libraries with windows, and their versions.
const WINDOWS: [(&str, &str); 2] = [("jsdom", "29.1.1"), ("happy-dom", "21.0.4")];

/// The sanitizers of Python: their versions, and their modules.
const SANITIZERS_OF_PYTHON: [(&str, &str, &str); 2] =
    [("nh3", "0.3.8", "nh3"), ("turbohtml", "1.15.4", "turbohtml")];

/// The sanitizer of Node.js.
const SANITIZER_OF_NODE: (&str, &str) = ("dompurify", "3.5.0");

/// The folder for all installations.
pub fn folder() -> PathBuf {
    workspace().join("target/bench")
}

fn folder_of_pages() -> PathBuf {
    folder().join("node_modules").join(PAGES.0).join("files")
}

/// The pages from npm, if they are installed.
pub fn home_pages() -> Option<Source> {
    let (name, version) = PAGES;
    let path = folder_of_pages();
    path.is_dir().then(|| Source {
        name: name.to_owned(),
        origin: format!("npm, {name} {version}"),
        path,
    })
}

fn folder_of_lexbor() -> PathBuf {
    folder().join("lexbor")
}

/// The program that parses with lexbor, if it was built.
pub fn program_of_lexbor() -> Option<PathBuf> {
    Some(folder_of_lexbor().join("program")).filter(|path| path.exists())
}

/// Gets the sources of lexbor and builds the program.
fn build_lexbor(python: &Path) -> io::Result<()> {
    let (package, version) = SOURCES_OF_LEXBOR;
    let folder = folder_of_lexbor();
    fs::create_dir_all(&folder)?;
    let mut pip = Command::new(interpreter(python)?);
    pip.args(["-m", "pip", "download", "--quiet", "--no-deps", "--no-binary", package, "--dest"]);
    run(pip.arg(&folder).arg(format!("{package}=={version}")))?;
    let name = format!("{package}-{version}");
    run(Command::new("tar").arg("xzf").arg(format!("{name}.tar.gz")).current_dir(&folder))?;
    let sources = folder.join(name).join("lexbor/source");
    let mut compiler = Command::new("cc");
    compiler.args(["-O3", "-DNDEBUG", "-I"]).arg(&sources).arg("-o").arg(folder.join("program"));
    compiler.arg(workspace().join("bench/src/lexbor.c"));
    add_sources(&sources.join("lexbor"), &mut compiler)?;
    run(compiler.arg("-lm"))
}

/// Adds all sources in a folder except those for Windows.
fn add_sources(folder: &Path, compiler: &mut Command) -> io::Result<()> {
    let mut waiting = vec![folder.to_owned()];
    while let Some(folder) = waiting.pop() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() && !path.ends_with("windows_nt") {
                waiting.push(path);
            } else if path.extension().is_some_and(|extension| extension == "c") {
                compiler.arg(path);
            }
        }
    }
    Ok(())
}

/// Python interpreters that may have the packages: first the one that [`fetch`] created.
pub fn pythons() -> Vec<PathBuf> {
    let own = ["bin/python", "Scripts/python.exe"];
    let own = own.iter().map(|path| folder().join("python").join(path));
    own.filter(|path| path.exists()).chain(["python3".into(), "python".into()]).collect()
}

/// Fetches jsdom and happy-dom, unless they are installed, and reports the outcome for each.
///
/// # Errors
/// If the folder cannot be created.
pub fn fetch_windows() -> io::Result<Vec<String>> {
    fetch_from_npm(&WINDOWS)
}

fn fetch_from_npm(packages: &[(&str, &str)]) -> io::Result<Vec<String>> {
    let folder = folder();
    fs::create_dir_all(&folder)?;
    let mut said = Vec::new();
    for (name, version) in packages {
        if !folder.join("node_modules").join(name).is_dir() {
            let package = format!("{name}@{version}");
            said.push(outcome(&package, run(&mut npm_install(&folder, &package))));
        }
    }
    Ok(said)
}

/// Fetches nh3, turbohtml, DOMPurify and jsdom, unless they are installed, and reports the outcome for each.
///
/// # Errors
/// If the folder cannot be created.
pub fn fetch_sanitizers() -> io::Result<Vec<String>> {
    let [jsdom, _] = WINDOWS;
    let mut said = fetch_from_npm(&[jsdom, SANITIZER_OF_NODE])?;
    said.extend(fetch_from_pip(&SANITIZERS_OF_PYTHON));
    Ok(said)
}

/// The folder of what is installed: the root of the checkout if nothing is.
pub fn installed() -> PathBuf {
    let folder = folder();
    if folder.is_dir() { folder } else { workspace() }
}

/// Installs packages in a virtual environment of our own.
fn fetch_from_pip(packages: &[(&str, &str, &str)]) -> Vec<String> {
    let mut said = Vec::new();
    let python = folder().join("python");
    if !python.exists() && run(Command::new("python3").args(["-m", "venv"]).arg(&python)).is_err() {
        let _ = fs::remove_dir_all(&python);
    }
    for (package, version, module) in packages {
        let package = format!("{package}=={version}");
        if !has_module(&python, module) {
            said.push(outcome(&package, install(&python, &package)));
        }
    }
    said
}

fn npm_install(folder: &Path, package: &str) -> Command {
    let mut npm = Command::new("npm");
    // npm removes packages that it has not saved, so each would be gone with the next one.
    npm.args(["install", "--save", "--ignore-scripts", "--no-audit", "--no-fund"]);
    npm.arg("--prefix").arg(folder).arg(package);
    npm
}

/// Fetches the missing packages, and reports the outcome for each.
///
/// # Errors
/// If the folder cannot be created.
pub fn fetch() -> io::Result<Vec<String>> {
    let folder = folder();
    fs::create_dir_all(&folder)?;
    let mut said = Vec::new();
    if home_pages().is_none() {
        let package = format!("{}@{}", PAGES.0, PAGES.1);
        said.push(outcome(&package, run(&mut npm_install(&folder, &package))));
    }
    said.extend(fetch_from_pip(&OF_PYTHON));
    if program_of_lexbor().is_none() {
        let python = folder.join("python");
        said.push(outcome("the sources of lexbor", build_lexbor(&python)));
    }
    Ok(said)
}

/// The interpreter of our own folder.
fn interpreter(python: &Path) -> io::Result<PathBuf> {
    let interpreter = pythons().into_iter().find(|path| path.starts_with(python));
    interpreter.ok_or_else(|| io::Error::other("the venv has no Python"))
}

fn has_module(python: &Path, module: &str) -> bool {
    let import = |python| {
        let mut check = Command::new(python);
        check.args(["-c", &format!("import {module}")]).stderr(Stdio::null());
        run(&mut check)
    };
    interpreter(python).and_then(import).is_ok()
}

fn install(python: &Path, package: &str) -> io::Result<()> {
    let mut pip = Command::new(interpreter(python)?);
    run(pip.args(["-m", "pip", "install", "--quiet", "--only-binary", ":all:", package]))
}

fn run(command: &mut Command) -> io::Result<()> {
    let status = command.stdin(Stdio::null()).stdout(Stdio::null()).status()?;
    if status.success() { Ok(()) } else { Err(io::Error::other(status.to_string())) }
}

fn outcome(package: &str, result: io::Result<()>) -> String {
    match result {
        Ok(()) => format!("fetched {package}"),
        Err(error) => format!("cannot fetch {package}: {error}"),
    }
}
