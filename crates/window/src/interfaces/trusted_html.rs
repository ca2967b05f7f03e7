//! `TrustedHTML`.
//!
//! <https://w3c.github.io/trusted-types/dist/spec/#trusted-html>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::strings::DomString;
use crate::trusted_types;

/// <https://w3c.github.io/trusted-types/dist/spec/#trustedhtml-stringification-behavior>
pub(crate) fn stringification_behavior(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    Ok(trusted_types::data_of(cx, this))
}

/// <https://w3c.github.io/trusted-types/dist/spec/#dom-trustedhtml-tojson>
pub(crate) fn to_json(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    Ok(trusted_types::data_of(cx, this))
}
