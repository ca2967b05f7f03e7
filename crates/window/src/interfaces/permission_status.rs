//! <https://w3c.github.io/permissions/#permissionstatus-interface>

use treewright_quickjs::{Thrown, Value};

use super::permissions::Status;
use crate::Cx;
use crate::generated::enums::PermissionState;
use crate::strings::DomString;

/// <https://w3c.github.io/permissions/#dom-permissionstatus-state>
pub(crate) fn state(_cx: &mut Cx<'_>, _this: &Value) -> Result<PermissionState, Thrown> {
    Ok(PermissionState::Denied)
}

/// <https://w3c.github.io/permissions/#dom-permissionstatus-name>
pub(crate) fn name(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    match cx.data(this, |status: &mut Status, _| status.0) {
        Some(name) => Ok(name.into()),
        None => Err(cx.type_error("Illegal invocation")),
    }
}
