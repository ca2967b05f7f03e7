//! Other binaries of this workspace that a benchmark runs: they are built on demand, with the profile of
//! the benchmark and next to it.

use std::ffi::OsStr;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Builds a binary of the workspace with cargo and returns its path.
///
/// Tests of a benchmark, which have the debug profile and measure nothing, use the existing one:
/// `cargo test --workspace` builds it before them. Built alone it would have dependencies with other
/// features, and cargo would compile most of the workspace a second time.
///
/// # Errors
/// If cargo is missing, or if the build fails.
pub fn build(package: &str, binary: &str) -> io::Result<PathBuf> {
    let own = std::env::current_exe()?;
    let (target, profile) = target_and_profile(&own)
        .ok_or_else(|| io::Error::other("this program is not in cargo's target folder"))?;
    let built = target.join(profile).join(format!("{binary}{}", std::env::consts::EXE_SUFFIX));
    if profile == "debug" && built.exists() {
        return Ok(built);
    }
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(["build", "--quiet", "--package", package, "--bin", binary]);
    if package == "treewright-cli" {
        // As published.
        command.args(["--features", "full"]);
    }
    command.arg("--manifest-path").arg(workspace().join("Cargo.toml"));
    command.arg("--target-dir").arg(target);
    if profile != "debug" {
        command.arg("--profile").arg(profile);
    }
    let status = command.stdout(Stdio::null()).status()?;
    if !status.success() {
        return Err(io::Error::other(format!("cargo cannot build {binary}")));
    }
    Ok(built)
}

/// Returns true if this program was built with a profile.
pub fn has_profile(name: &str) -> bool {
    std::env::current_exe()
        .is_ok_and(|own| target_and_profile(&own).is_some_and(|(_, profile)| profile == name))
}

/// The root of the checkout.
pub fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The target folder of a binary that cargo built, and the profile's folder in it.
fn target_and_profile(binary: &Path) -> Option<(&Path, &OsStr)> {
    let folder = binary.parent()?;
    let folder = if folder.file_name()? == "deps" { folder.parent()? } else { folder };
    Some((folder.parent()?, folder.file_name()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_are_those_of_cargo() {
        let check = |binary: &str, target: &str, profile: &str| {
            let expected = Some((Path::new(target), OsStr::new(profile)));
            assert_eq!(target_and_profile(Path::new(binary)), expected);
        };
        check("t/release/peers", "t", "release");
        check("t/debug/deps/peers-0123", "t", "debug");
        check("t/x86_64-unknown-linux-gnu/release/peers", "t/x86_64-unknown-linux-gnu", "release");
    }
}
