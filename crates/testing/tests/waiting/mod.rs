//! Waits for what no event announces.

use std::time::Duration;

/// The pause between two looks, in which others have the processor.
const PAUSE: Duration = Duration::from_millis(1);

/// Looks again and again until something is so, for as long as what makes it so `goes_on`, such as a process.
/// Returns whether it is so.
pub(crate) fn until(mut is_so: impl FnMut() -> bool, mut goes_on: impl FnMut() -> bool) -> bool {
    loop {
        // Asked first: what has ended may have made it so just before.
        let went_on = goes_on();
        if is_so() {
            return true;
        }
        if !went_on {
            return false;
        }
        std::thread::sleep(PAUSE);
    }
}
