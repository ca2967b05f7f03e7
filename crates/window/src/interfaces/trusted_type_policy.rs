//! `TrustedTypePolicy`.
//!
//! <https://w3c.github.io/trusted-types/dist/spec/#trusted-type-policy>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::strings::DomString;
use crate::trusted_types::{self, TrustedType, create_a_trusted_type};

pub(crate) fn name(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    Ok(trusted_types::name(cx, this))
}

pub(crate) fn create_html(
    cx: &mut Cx<'_>,
    this: &Value,
    input: DomString,
    arguments: Vec<Value>,
) -> Result<Value, Thrown> {
    create_a_trusted_type(cx, this, TrustedType::Html, &input, &arguments)
}

pub(crate) fn create_script(
    cx: &mut Cx<'_>,
    this: &Value,
    input: DomString,
    arguments: Vec<Value>,
) -> Result<Value, Thrown> {
    create_a_trusted_type(cx, this, TrustedType::Script, &input, &arguments)
}

pub(crate) fn create_script_url(
    cx: &mut Cx<'_>,
    this: &Value,
    input: DomString,
    arguments: Vec<Value>,
) -> Result<Value, Thrown> {
    create_a_trusted_type(cx, this, TrustedType::ScriptUrl, &input, &arguments)
}
