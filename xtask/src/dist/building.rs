//! Reproducible builds, whose results do not contain where and when they were made: the flags and variables
//! for compilers and other programs.

use std::env;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The tool that builds the wheel; `requirements-tests.txt` has its version.
const REQUIREMENTS: &str = "bindings/python/requirements-tests.txt";

/// A build for the system that this runs on.
pub(super) struct Building {
    root: PathBuf,
    out: PathBuf,
    /// The folder that cargo builds in: a separate one, because other flags would make it build everything
    /// again.
    target: PathBuf,
    host: String,
    /// The version of the compiler, which identical bytes require.
    compiler: String,
    /// Seconds since 1970.
    time: u64,
    flags: OsString,
    flags_of_c: String,
}

impl Building {
    pub(super) fn new(root: &Path, out: &Path) -> Result<Self, String> {
        let whole =
            |path: &Path| path.canonicalize().map_err(|error| super::describe(path, &error));
        let root = whole(root)?;
        let made = |path: PathBuf| {
            fs::create_dir_all(&path).map_err(|error| super::describe(&path, &error))?;
            whole(&path)
        };
        let target =
            env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
        let target = made(root.join(target).join("dist-build"))?;
        let out = made(root.join(out))?;
        let compiler = text(Command::new("rustc").arg("-vV"))?;
        let line = |key: &str| compiler.lines().find_map(|line| line.strip_prefix(key));
        let host = line("host: ").ok_or("rustc does not say which system this is")?.to_owned();
        let compiler = line("release: ").unwrap_or_default().to_owned();
        let time = match env::var("SOURCE_DATE_EPOCH") {
            Ok(time) => time,
            Err(_) => text(git(&root).args(["log", "-1", "--format=%ct"]))?,
        };
        let time = time.trim().parse();
        let time = time.map_err(|_| "SOURCE_DATE_EPOCH is not a number of seconds".to_owned())?;
        let packages = match env::var_os("CARGO_HOME") {
            Some(folder) => PathBuf::from(folder),
            None => env::home_dir().ok_or("the home folder is unknown")?.join(".cargo"),
        };
        // The last that fits counts.
        let places = [(&packages, "/packages"), (&root, "/treewright"), (&target, "/build")];
        let (mut flags, mut flags_of_c) = (OsString::new(), Vec::new());
        for (place, name) in places {
            if !flags.is_empty() {
                flags.push("\x1f");
            }
            flags.push("--remap-path-prefix=");
            flags.push(place);
            flags.push(format!("={name}"));
            let place = place.to_str().filter(|place| !place.contains(char::is_whitespace));
            let place = place
                .ok_or("the path of a folder has white space: C compilers get it in pieces")?;
            // Microsoft's compiler has no such flag, and gets relative paths.
            if !host.contains("msvc") {
                flags_of_c.push(format!("-ffile-prefix-map={place}={name}"));
            }
        }
        let flags_of_c = flags_of_c.join(" ");
        Ok(Self { root, out, target, host, compiler, time, flags, flags_of_c })
    }

    /// The folder for the results.
    pub(super) fn out(&self) -> &Path {
        &self.out
    }

    /// The triple of the system.
    pub(super) fn host(&self) -> &str {
        &self.host
    }

    pub(super) fn compiler(&self) -> &str {
        &self.compiler
    }

    pub(super) fn time(&self) -> u64 {
        self.time
    }

    /// The version of all packages.
    pub(super) fn version(&self) -> Result<String, String> {
        let metadata = self.metadata()?;
        let packages = metadata["packages"].as_array().into_iter().flatten();
        let mut versions = packages.filter(|package| package["name"] == "treewright-cli");
        let version = versions.next().and_then(|package| package["version"].as_str());
        Ok(version.ok_or("the command has no version")?.to_owned())
    }

    /// The packages and their dependencies, as cargo knows them.
    pub(super) fn metadata(&self) -> Result<serde_json::Value, String> {
        let mut command = self.cargo();
        command.args([
            "metadata",
            "--format-version=1",
            "--locked",
            "--all-features",
            "--filter-platform",
        ]);
        serde_json::from_str(&text(command.arg(&self.host))?).map_err(|error| error.to_string())
    }

    /// The packages that a package is built from, with a line of cargo's for each.
    pub(super) fn tree(
        &self,
        package: &str,
        features: &str,
        edges: &str,
    ) -> Result<String, String> {
        let mut command = self.cargo();
        command.args(["tree", "--locked", "--prefix=none", "--no-dedupe", "--format={p}"]);
        command.args(["--package", package, "--features", features]);
        text(command.args(["--edges", edges, "--target", &self.host]))
    }

    /// The file with the versions and checksums of all dependencies.
    pub(super) fn lock(&self) -> Result<String, String> {
        let path = self.root.join("Cargo.lock");
        fs::read_to_string(&path).map_err(|error| super::describe(&path, &error))
    }

    /// Builds the command, and returns the path of the program.
    pub(super) fn program(&self) -> Result<PathBuf, String> {
        let mut command = self.cargo();
        command.args([
            "build",
            "--profile=dist",
            "--locked",
            "--package=treewright-cli",
            "--features=full",
            "--bin=treewright",
        ]);
        run(self.reproducible(&mut command))?;
        Ok(self.target.join("dist").join(format!("treewright{}", env::consts::EXE_SUFFIX)))
    }

    /// Builds the wheel, with a list of its components.
    pub(super) fn wheel(&self, components: &Path) -> Result<(), String> {
        let mut command = Command::new(self.maturin()?);
        command.current_dir(&self.root).args(["build", "--profile=dist", "--locked", "--out"]);
        command.arg(&self.out).arg("--sbom-include").arg(components);
        command.args(["--manifest-path", "bindings/python/Cargo.toml"]);
        run(self.reproducible(&mut command))
    }

    /// `maturin`, which is installed below the build folder if it is missing.
    fn maturin(&self) -> Result<PathBuf, String> {
        let place = self.target.join("python");
        let programs = place.join(if cfg!(windows) { "Scripts" } else { "bin" });
        let maturin = programs.join(format!("maturin{}", env::consts::EXE_SUFFIX));
        if !maturin.exists() {
            let path = self.root.join(REQUIREMENTS);
            let list = fs::read_to_string(&path).map_err(|error| super::describe(&path, &error))?;
            let tool = list.lines().find(|line| line.starts_with("maturin=="));
            let tool = tool.ok_or("maturin is not among the requirements")?;
            let python = env::var_os("PYTHON").unwrap_or_else(|| "python3".into());
            run(Command::new(python).args(["-m", "venv"]).arg(&place))?;
            run(Command::new(programs.join("pip")).args(["install", "--quiet", tool]))?;
        }
        Ok(maturin)
    }

    /// The manual pages, by their names: one for the program, and one for each command.
    pub(super) fn manual_pages(&self, program: &Path) -> Result<Vec<(String, Vec<u8>)>, String> {
        let folder = self.target.join("man");
        let _ = fs::remove_dir_all(&folder);
        run(Command::new(program).args(["man", "--out"]).arg(&folder))?;
        let entries = fs::read_dir(&folder).map_err(|error| super::describe(&folder, &error))?;
        let page = |entry: Result<fs::DirEntry, std::io::Error>| {
            let path = entry.map_err(|error| super::describe(&folder, &error))?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            Ok((name, super::read(&path)?))
        };
        entries.map(page).collect()
    }

    /// The standard output of the program.
    pub(super) fn output_of(&self, program: &Path, arguments: &[&str]) -> Result<Vec<u8>, String> {
        output(Command::new(program).current_dir(&self.out).args(arguments))
    }

    fn cargo(&self) -> Command {
        let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        command.current_dir(&self.root);
        command
    }

    /// Gives a command the flags that make its result the same everywhere.
    fn reproducible<'a>(&self, command: &'a mut Command) -> &'a mut Command {
        let own = env::var_os("CARGO_ENCODED_RUSTFLAGS").filter(|own| !own.is_empty());
        let mut flags = own.unwrap_or_default();
        if !flags.is_empty() {
            flags.push("\x1f");
        }
        flags.push(&self.flags);
        let own = env::var("CFLAGS").unwrap_or_default();
        command
            .env("SOURCE_DATE_EPOCH", self.time.to_string())
            .env("CARGO_ENCODED_RUSTFLAGS", flags)
            .env("CARGO_TARGET_DIR", &self.target)
            .env("CARGO_INCREMENTAL", "0")
            .env("CFLAGS", format!("{own} {}", self.flags_of_c).trim())
            .env("CXXFLAGS", &self.flags_of_c)
    }
}

fn git(root: &Path) -> Command {
    let mut command = Command::new("git");
    command.current_dir(root);
    command
}

fn name(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
}

/// Runs a command that prints for people.
fn run(command: &mut Command) -> Result<(), String> {
    eprintln!("== {}", name(command));
    let status = command.status().map_err(|error| format!("{}: {error}", name(command)))?;
    if status.success() { Ok(()) } else { Err(format!("{}: {status}", name(command))) }
}

/// The standard output of a command.
fn output(command: &mut Command) -> Result<Vec<u8>, String> {
    let output = command.stderr(Stdio::inherit()).output();
    let output = output.map_err(|error| format!("{}: {error}", name(command)))?;
    if output.status.success() {
        Ok(output.stdout)
    } else {
        Err(format!("{}: {}", name(command), output.status))
    }
}

fn text(command: &mut Command) -> Result<String, String> {
    String::from_utf8(output(command)?).map_err(|_| format!("{}: not UTF-8", name(command)))
}
