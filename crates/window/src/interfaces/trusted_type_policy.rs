//! `TrustedTypePolicy`.
//!
//! <https://w3c.github.io/trusted-types/dist/spec/#trusted-type-policy>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::strings::DomString;
use crate::trusted_types::{self, TrustedType, create_a_trusted_type};

/// <https://w3c.github.io/trusted-types/dist/spec/#dom-trustedtypepolicy-name>
pub(crate) fn name(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    Ok(trusted_types::name(cx, this))
}

/// <https://w3c.github.io/trusted-types/dist/spec/#dom-trustedtypepolicy-createhtml>
pub(crate) fn create_html(
    cx: &mut Cx<'_>,
    this: &Value,
    input: DomString,
    arguments: Vec<Value>,
) -> Result<Value, Thrown> {
    create_a_trusted_type(cx, this, TrustedType::Html, &input, &arguments)
}

/// <https://w3c.github.io/trusted-types/dist/spec/#dom-trustedtypepolicy-createscript>
pub(crate) fn create_script(
    cx: &mut Cx<'_>,
    this: &Value,
    input: DomString,
    arguments: Vec<Value>,
) -> Result<Value, Thrown> {
    create_a_trusted_type(cx, this, TrustedType::Script, &input, &arguments)
}

/// <https://w3c.github.io/trusted-types/dist/spec/#dom-trustedtypepolicy-createscripturl>
pub(crate) fn create_script_url(
    cx: &mut Cx<'_>,
    this: &Value,
    input: DomString,
    arguments: Vec<Value>,
) -> Result<Value, Thrown> {
    create_a_trusted_type(cx, this, TrustedType::ScriptUrl, &input, &arguments)
}
