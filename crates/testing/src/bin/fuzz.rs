//! The parts of fuzzing that are not libFuzzer's; see `docs/internals/fuzzing.md`.
//!
//! ```text
//! cargo run --release -p treewright-testing --bin fuzz -- targets
//! cargo run --release -p treewright-testing --bin fuzz -- seeds FOLDER
//! cargo run --release -p treewright-testing --bin fuzz -- check-seeds [TARGET...]
//! cargo run --release -p treewright-testing --bin fuzz -- generated COUNT SEED [TARGET...]
//! cargo run --release -p treewright-testing --bin fuzz -- check TARGET FILE...
//! cargo run --release -p treewright-testing --bin fuzz -- shrink TARGET FILE
//! ```
//!
//! `seeds` writes the seeds of each target into a folder of its name, and a dictionary; `check-seeds`
//! checks them as they are; `generated` checks documents of the generator, from a seed on; `check` prints
//! the meaning of files and whether they hold; and `shrink` writes the smallest case that it finds to
//! standard output. The exit code is 1 if something does not hold, 2 if the command line is wrong or a file
//! cannot be read.

use std::io::Write as _;
use std::path::Path;
use std::process::ExitCode;

use treewright_testing::fuzzing::seeds::{Seeds, dictionary, generated};
use treewright_testing::fuzzing::{TARGETS, Target};
use treewright_testing::invariants::Violation;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    // Panics are violations, and reported as such.
    std::panic::set_hook(Box::new(|_| {}));
    let result = match arguments.as_slice() {
        ["targets"] => {
            for target in TARGETS {
                println!("{:22}{}", target.name, target.about);
            }
            Ok(true)
        }
        ["seeds", folder] => write_seeds(Path::new(folder)),
        ["check-seeds", names @ ..] => check_seeds(names),
        ["generated", count, seed, names @ ..] => check_generated(count, seed, names),
        ["check", name, files @ ..] if !files.is_empty() => check(name, files),
        ["shrink", name, file] => shrink(name, file),
        _ => Err("usage: fuzz targets | seeds FOLDER | check-seeds [TARGET...] | \
                  generated COUNT SEED [TARGET...] | check TARGET FILE... | shrink TARGET FILE"
            .to_owned()),
    };
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(2)
        }
    }
}

fn target_of(name: &str) -> Result<&'static Target, String> {
    Target::by_name(name).ok_or_else(|| format!("unknown target `{name}`"))
}

fn read(file: &str) -> Result<Vec<u8>, String> {
    std::fs::read(file).map_err(|error| format!("{file}: {error}"))
}

fn write_seeds(folder: &Path) -> Result<bool, String> {
    let seeds = Seeds::read(true);
    for target in TARGETS {
        let folder = folder.join(target.name);
        let fail = |error: std::io::Error| format!("{}: {error}", folder.display());
        std::fs::create_dir_all(&folder).map_err(fail)?;
        let cases = seeds.of(target.name);
        for (number, case) in cases.iter().enumerate() {
            std::fs::write(folder.join(format!("seed-{number:05}")), case).map_err(fail)?;
        }
        println!("{:22}{} seeds", target.name, cases.len());
    }
    let path = folder.join("html.dict");
    std::fs::write(&path, dictionary()).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(true)
}

/// The targets of these names, or all.
fn targets_of(names: &[&str]) -> Result<Vec<&'static Target>, String> {
    if names.is_empty() {
        return Ok(TARGETS.iter().collect());
    }
    names.iter().map(|name| target_of(name)).collect()
}

fn check_seeds(names: &[&str]) -> Result<bool, String> {
    let seeds = Seeds::read(true);
    let mut all_hold = true;
    for target in targets_of(names)? {
        all_hold &= check_all(target, seeds.of(target.name));
    }
    Ok(all_hold)
}

fn check_generated(count: &str, seed: &str, names: &[&str]) -> Result<bool, String> {
    let number = |text: &str| text.parse::<u64>().map_err(|error| format!("{text}: {error}"));
    let (count, seed) = (number(count)?, number(seed)?);
    let mut all_hold = true;
    for target in targets_of(names)? {
        let seeds = seed..seed.saturating_add(count);
        all_hold &= check_all(target, seeds.filter_map(|seed| generated(target.name, seed)));
    }
    Ok(all_hold)
}

/// Prints the smallest case of each violation.
fn check_all(target: &Target, cases: impl IntoIterator<Item = Vec<u8>>) -> bool {
    let (mut count, mut violations) = (0, 0);
    for case in cases {
        count += 1;
        if let Err(violation) = target.check_without_panic(&case) {
            violations += 1;
            let (case, violation) = smallest(target, &case, violation);
            println!("{}: {violation}\n{}\n", target.name, target.explain(&case));
        }
    }
    println!("{:22}{count} cases, {violations} violations", target.name);
    violations == 0
}

fn check(name: &str, files: &[&str]) -> Result<bool, String> {
    let target = target_of(name)?;
    let mut all_hold = true;
    for file in files {
        let data = read(file)?;
        println!("{file}: {}", target.explain(&data));
        match target.check_without_panic(&data) {
            Ok(()) => println!("holds\n"),
            Err(violation) => {
                all_hold = false;
                println!("{violation}\n");
            }
        }
    }
    Ok(all_hold)
}

fn shrink(name: &str, file: &str) -> Result<bool, String> {
    let target = target_of(name)?;
    let data = read(file)?;
    let Err(violation) = target.check_without_panic(&data) else { return Ok(true) };
    let (case, violation) = smallest(target, &data, violation);
    eprintln!("{violation}\n{}", target.explain(&case));
    std::io::stdout().write_all(&case).map_err(|error| error.to_string())?;
    Ok(false)
}

/// Removes bytes, in runs that get shorter, and sets others to zero or a letter, as long as the same
/// invariant is violated.
fn smallest(target: &Target, data: &[u8], violation: Violation) -> (Vec<u8>, Violation) {
    let mut smallest = (data.to_vec(), violation);
    let try_it = |smallest: &mut (Vec<u8>, Violation), candidate: Vec<u8>| {
        let Err(violation) = target.check_without_panic(&candidate) else { return false };
        let is_same = violation.invariant == smallest.1.invariant;
        if is_same {
            *smallest = (candidate, violation);
        }
        is_same
    };
    let mut run = smallest.0.len().div_ceil(2);
    while run > 0 {
        let mut start = 0;
        let mut was_smaller = false;
        while start < smallest.0.len() {
            let mut candidate = smallest.0.clone();
            candidate.drain(start..(start + run).min(candidate.len()));
            if try_it(&mut smallest, candidate) {
                was_smaller = true;
            } else {
                start += run;
            }
        }
        if run > 1 || !was_smaller {
            run /= 2;
        }
    }
    for index in 0..smallest.0.len() {
        for plain in [0, b'a'] {
            if smallest.0[index] == plain {
                break;
            }
            let mut candidate = smallest.0.clone();
            candidate[index] = plain;
            if try_it(&mut smallest, candidate) {
                break;
            }
        }
    }
    smallest
}
