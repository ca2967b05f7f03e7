//! Instructions, counted by valgrind.

use std::io;
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::child::{self, End};

/// Keeps glibc from copying and filling with one repeated instruction: processors count it once and process
/// 32 bytes or more in each step, valgrind counts it for each byte.
const NO_REPETITION: &str =
    "glibc.cpu.x86_rep_movsb_threshold=0x7fffffff:glibc.cpu.x86_rep_stosb_threshold=0x7fffffff";

/// The maximum time of a process.
const LIMIT: Duration = Duration::from_secs(1800);

/// True if valgrind is installed.
pub fn is_here() -> bool {
    let mut version = Command::new("valgrind");
    version.arg("--version").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    version.status().is_ok_and(|status| status.success())
}

/// The instructions of a second round, given those of one and of two rounds. Other programs on the machine
/// do not change them, so both are counted at once.
///
/// # Errors
/// The errors of `count`.
pub fn of_a_second_round(count: &(dyn Fn(u32) -> io::Result<u64> + Sync)) -> io::Result<u64> {
    std::thread::scope(|scope| {
        let two = scope.spawn(|| count(2));
        let one = count(1)?;
        Ok(two.join().map_err(|_| io::Error::other("a thread ended"))??.saturating_sub(one))
    })
}

/// The instructions of a program that gets this input.
///
/// # Errors
/// If valgrind cannot be started, or if the program fails or takes longer than half an hour.
pub fn count(program: &Command, input: &[u8]) -> io::Result<u64> {
    let mut valgrind = Command::new("valgrind");
    valgrind.args(["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]);
    valgrind.env("GLIBC_TUNABLES", NO_REPETITION).env("PYTHONHASHSEED", "0");
    // Its report follows the program's own standard output.
    valgrind.arg("--log-fd=1").arg(program.get_program()).args(program.get_args());
    match child::run(&mut valgrind, input, LIMIT)? {
        End::Output(said) => references(&said)
            .ok_or_else(|| io::Error::other(format!("valgrind does not say it: {said}"))),
        other => Err(io::Error::other(format!("{other:?}"))),
    }
}

/// The number in the line `==1== I   refs:      1,234`.
fn references(said: &str) -> Option<u64> {
    let line = said.lines().rfind(|line| line.starts_with("==") && line.contains("refs:"))?;
    line.rsplit_once(' ')?.1.replace(',', "").parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_count_is_found() {
        assert_eq!(
            references("==7== x\n==7== I   refs:      1,234,567\n==7== \n"),
            Some(1_234_567)
        );
        assert_eq!(references("has refs: 7\n==7== I refs: 12"), Some(12));
        assert_eq!(references("valgrind: no"), None);
    }
}
