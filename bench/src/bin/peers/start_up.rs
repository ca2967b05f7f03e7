//! The start-up time of the command.

use std::io;
use std::path::Path;
use std::process::{Command, Stdio};

use treewright_bench::companion::workspace;
use treewright_bench::timing::{median, time};

use crate::report::{Report, StartUp};

pub(crate) fn measure(command: &Path, starts: usize, report: &mut Report) {
    let example = workspace().join("examples/tables.html");
    let mut parse = Command::new(command);
    parse.arg("parse").arg(example);
    let mut version = Command::new(command);
    version.arg("--version");
    // A program that does nothing, if available: the cost of any process.
    let mut nothing = Command::new("true");
    let mut commands = [
        ("true (does nothing)", &mut nothing),
        ("treewright --version", &mut version),
        ("treewright parse examples/tables.html", &mut parse),
    ];
    let mut times = vec![Vec::new(); commands.len()];
    for round in 0..=starts {
        for ((_, command), times) in commands.iter_mut().zip(&mut times) {
            if let Ok(milliseconds) = start(command)
                && round > 0
            {
                times.push(milliseconds);
            }
        }
    }
    for ((name, _), times) in commands.iter().zip(times).filter(|(_, times)| !times.is_empty()) {
        let milliseconds = median(times);
        report.start_up.push(StartUp { command: (*name).to_owned(), milliseconds });
    }
    report.size_of_the_command = size(command).ok();
}

fn start(command: &mut Command) -> io::Result<f64> {
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let (status, taken) = time(|| command.status());
    if status?.success() {
        Ok(taken.wall.as_secs_f64() * 1e3)
    } else {
        Err(io::Error::other("it failed"))
    }
}

fn size(path: &Path) -> io::Result<u64> {
    Ok(path.metadata()?.len())
}
