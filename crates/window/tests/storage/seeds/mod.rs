//! The behaviours of the first draft of web storage, by number, in the form of today's standard.

mod areas;
mod events_and_privacy;
mod objects;

use treewright_window::Agent;

use super::{URL, site};

const ORIGIN: &str = "https://example.org";

/// Logs the storage events of a window in a list.
const LOG: &str = "<script>
log = [];
onstorage = e => log.push([e.key, e.oldValue, e.newValue, e.url,
    e.storageArea === localStorage ? 'local' : e.storageArea === sessionStorage ? 'session' : null]);
</script>";

/// A page with a frame of the same origin that logs its events.
fn with_a_listener() -> Agent {
    let frame = "https://example.org/frame";
    site(None, &[(URL, "<iframe src=/frame></iframe>"), (frame, LOG)])
}
