//! Messages between windows. `seeds` has the lines of the checklist of the drafts.

use super::check;

#[test]
fn shared_memory_stays_where_it_is() {
    check(
        "console.log(crossOriginIsolated + ' ' + isSecureContext + ' ' + typeof SharedArrayBuffer)",
        &["false true undefined"],
    );
}
