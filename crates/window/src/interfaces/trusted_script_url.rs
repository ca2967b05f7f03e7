//! `TrustedScriptURL`.
//!
//! <https://w3c.github.io/trusted-types/dist/spec/#trusted-script-url>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::strings::DomString;
use crate::trusted_types;

/// <https://w3c.github.io/trusted-types/dist/spec/#trustedscripturl-stringification-behavior>
pub(crate) fn stringification_behavior(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    Ok(trusted_types::data_of(cx, this))
}

/// <https://w3c.github.io/trusted-types/dist/spec/#dom-trustedscripturl-tojson>
pub(crate) fn to_json(cx: &mut Cx<'_>, this: &Value) -> Result<String, Thrown> {
    Ok(trusted_types::data_of(cx, this).into_scalar())
}
