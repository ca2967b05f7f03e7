//! The machine, the compiler and the commit of a measurement.

use std::process::Command;

use serde::Serialize;

use crate::companion::workspace;

/// The machine, the compiler, and the state of the checkout.
#[derive(Clone, Debug, Serialize)]
pub struct Machine {
    /// The processor's name for itself.
    pub processor: String,
    /// The number of threads that it runs at once.
    pub threads: usize,
    /// Operating system and architecture.
    pub system: String,
    /// The compiler.
    pub compiler: String,
    /// The load averages of the last minute and the last five, if the system reports them.
    pub load: Option<String>,
    /// The commit, and whether the parser has uncommitted changes.
    pub commit: String,
}

impl Machine {
    /// The current one.
    pub fn this() -> Self {
        let commit = said("git", &["rev-parse", "--short=12", "HEAD"]);
        let parser = ["crates/syntax", "crates/dom", "crates/treewright", "Cargo.lock"];
        let changes = said("git", &[&["status", "--porcelain", "--"][..], &parser].concat());
        let with_changes = commit.is_some() && changes.is_some_and(|changes| !changes.is_empty());
        Self {
            load: load(),
            processor: processor().unwrap_or_else(|| "unknown processor".to_owned()),
            threads: std::thread::available_parallelism().map_or(1, usize::from),
            system: format!("{} on {}", std::env::consts::OS, std::env::consts::ARCH),
            compiler: said("rustc", &["--version"]).unwrap_or_else(|| "unknown rustc".to_owned()),
            commit: commit.unwrap_or_else(|| "unknown commit".to_owned())
                + if with_changes { " with changes in the parser" } else { "" },
        }
    }

    /// On one line.
    pub fn line(&self) -> String {
        let Self { processor, threads, system, compiler, load, commit } = self;
        let plural = if *threads == 1 { "" } else { "s" };
        let load = load.as_ref().map_or_else(String::new, |load| format!(" Load: {load}."));
        format!(
            "Commit {commit}; {processor}, {threads} hardware thread{plural}, {system}; {compiler}.{load}"
        )
    }
}

fn load() -> Option<String> {
    let load = std::fs::read_to_string("/proc/loadavg").ok()?;
    let mut numbers = load.split(' ');
    Some(format!("{}, {}", numbers.next()?, numbers.next()?))
}

fn processor() -> Option<String> {
    let info = std::fs::read_to_string("/proc/cpuinfo").ok();
    let from_info = info.as_deref().and_then(model_name).map(str::to_owned);
    from_info.or_else(|| said("sysctl", &["-n", "machdep.cpu.brand_string"]))
}

fn model_name(cpuinfo: &str) -> Option<&str> {
    let line = cpuinfo.lines().find(|line| line.starts_with("model name"))?;
    Some(line.split_once(':')?.1.trim())
}

fn said(program: &str, arguments: &[&str]) -> Option<String> {
    let output = Command::new(program).args(arguments).current_dir(workspace()).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}

/// The version of a package that this was built with. If other packages have another version, the lock file
/// names it among the dependencies of the benchmarks.
pub fn version_of(package: &str) -> Option<&'static str> {
    let lock = include_str!("../../Cargo.lock");
    let entry_of = |name: &str| {
        let name = format!("name = \"{name}\"");
        lock.split("[[package]]").find(|entry| entry.lines().any(|line| line == name))
    };
    let dependency = |line: &'static str| {
        let line = line.trim().trim_matches([',', '"']);
        line.strip_prefix(package)?.strip_prefix(' ')
    };
    if let Some(version) = entry_of(env!("CARGO_PKG_NAME"))?.lines().find_map(dependency) {
        return Some(version);
    }
    let version = entry_of(package)?.lines().find_map(|line| line.strip_prefix("version = "))?;
    Some(version.trim_matches('"'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found() {
        assert_eq!(model_name("processor\t: 0\nmodel name\t: A B\n"), Some("A B"));
        assert_eq!(model_name("processor\t: 0\n"), None);
        assert!(version_of("scraper").is_some_and(|version| version.starts_with("0.")));
        // The tests of the repository also have an older one.
        assert!(version_of("html5ever").is_some_and(|version| version.starts_with("0.40.")));
        assert_eq!(version_of("html5"), None);
    }
}
