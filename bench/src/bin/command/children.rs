//! The CPU time of child processes.

use std::fs;
use std::time::Duration;

/// The CPU time of all children that have ended, at some moment.
#[derive(Clone, Copy)]
pub(crate) struct CpuOfChildren(Duration);

/// The length of a tick of `/proc/*/stat`: Linux reports 100 per second on all systems.
const TICK: Duration = Duration::from_millis(10);

impl CpuOfChildren {
    /// The time until now; `None` if the system does not report it.
    pub(crate) fn now() -> Option<Self> {
        of_stat(&fs::read_to_string("/proc/self/stat").ok()?).map(Self)
    }

    /// The time since then.
    pub(crate) fn elapsed(self) -> Option<Duration> {
        Self::now().map(|now| now.0.saturating_sub(self.0))
    }
}

/// The fields `cutime` and `cstime`, which are the 16th and the 17th. The second field is the name of the
/// program in brackets, which may contain spaces.
fn of_stat(stat: &str) -> Option<Duration> {
    let (_, fields) = stat.rsplit_once(')')?;
    let mut fields = fields.split_whitespace().skip(13);
    let mut ticks = || fields.next()?.parse::<u32>().ok();
    let (user, system) = (ticks()?, ticks()?);
    Some(TICK * (user + system))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_of_children_are_read() {
        let stat = "7 (a ) b) S 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17";
        assert_eq!(of_stat(stat), Some(Duration::from_millis(270)));
        assert_eq!(of_stat("7 (a) S 1"), None);
    }
}
