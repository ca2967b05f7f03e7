//! Permissions. A window has none of the powerful features that these are for, so the state of each is `denied`, and it never
//! changes.
//!
//! <https://w3c.github.io/permissions/#permissions-interface>

use treewright_quickjs::{Thrown, Value};

use crate::generated::Interface;
use crate::{Cx, bindings};

/// The slot of a navigator with its permissions.
const PERMISSIONS: u64 = 5;

/// The names of powerful features, as the registry has them.
/// <https://w3c.github.io/permissions-registry/>
const NAMES: &[&str] = &[
    "accelerometer",
    "ambient-light-sensor",
    "background-fetch",
    "background-sync",
    "camera",
    "clipboard-read",
    "clipboard-write",
    "display-capture",
    "geolocation",
    "gyroscope",
    "idle-detection",
    "local-fonts",
    "magnetometer",
    "microphone",
    "midi",
    "nfc",
    "notifications",
    "payment-handler",
    "periodic-background-sync",
    "persistent-storage",
    "push",
    "screen-wake-lock",
    "speaker-selection",
    "storage-access",
    "top-level-storage-access",
    "window-management",
];

/// The permissions of a navigator, always the same object.
/// <https://w3c.github.io/permissions/#dom-navigator-permissions>
pub(super) fn of_navigator(cx: &mut Cx<'_>, navigator: &Value) -> Result<Value, Thrown> {
    if let Some(permissions) = cx.slot(navigator, PERMISSIONS) {
        return Ok(permissions);
    }
    let permissions = bindings::new_object(cx, Interface::Permissions)?;
    cx.set_slot(navigator, PERMISSIONS, &permissions);
    Ok(permissions)
}

/// <https://w3c.github.io/permissions/#dom-permissions-query>
pub(crate) fn query(
    cx: &mut Cx<'_>,
    _this: &Value,
    permission_desc: Value,
) -> Result<Value, Thrown> {
    let name = cx.get_str(&permission_desc, "name")?;
    if name.is_undefined() {
        return Err(cx.type_error("A descriptor of a permission needs a name."));
    }
    let name = cx.to_js_string(&name)?.into_scalar();
    let Some(name) = NAMES.iter().find(|one| **one == name) else {
        return Err(cx.type_error("No powerful feature has this name."));
    };
    let status = bindings::new_object(cx, Interface::PermissionStatus)?;
    cx.set_data(&status, Box::new(Status(name)));
    cx.resolved_promise(&status)
}

/// The state of a `PermissionStatus`: its name.
#[derive(Clone, Copy, Debug)]
pub(super) struct Status(pub(super) &'static str);
