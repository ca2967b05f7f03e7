//! Trusted Types.
//!
//! <https://w3c.github.io/trusted-types/dist/spec/>

mod attributes;
mod given;
pub(crate) mod policies;

pub(crate) use attributes::{attribute_type, compliant_attribute_value, property_type};
pub(crate) use given::Given;
pub(crate) use policies::{Made, create_a_policy, create_a_trusted_type, default_policy, name};

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bindings;
use crate::content_security_policy::{
    does_a_sink_type_require_trusted_types, should_sink_type_mismatch_violation_be_blocked,
};
use crate::generated::Interface;
use crate::realms::RealmId;
use crate::strings::DomString;
use crate::world::World;

/// The types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TrustedType {
    Html,
    Script,
    ScriptUrl,
}

impl TrustedType {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Html => "TrustedHTML",
            Self::Script => "TrustedScript",
            Self::ScriptUrl => "TrustedScriptURL",
        }
    }

    const fn interface(self) -> Interface {
        match self {
            Self::Html => Interface::TrustedHTML,
            Self::Script => Interface::TrustedScript,
            Self::ScriptUrl => Interface::TrustedScriptURL,
        }
    }

    /// True for its objects.
    pub(crate) fn is(self, cx: &Cx<'_>, value: &Value) -> bool {
        cx.platform(value).is_some_and(|platform| platform.interface == self.interface() as u16)
    }
}

/// The data of an object: its string.
struct Data(DomString);

/// The data of an object of any of the types.
pub(crate) fn data_of(cx: &mut Cx<'_>, object: &Value) -> DomString {
    let text = cx.data(object, |data: &mut Data, _| data.0.clone());
    text.unwrap_or_else(|| DomString::from(""))
}

/// A new object of a type in the current realm.
pub(crate) fn new_object(
    cx: &mut Cx<'_>,
    of: TrustedType,
    data: DomString,
) -> Result<Value, Thrown> {
    let object = bindings::new_object(cx, of.interface())?;
    cx.set_data(&object, Box::new(Data(data)));
    Ok(object)
}

/// The realm of the relevant global object of a node.
pub(crate) fn realm_of(world: &World, node: NodeId) -> RealmId {
    let document = world.node_document(node);
    world.documents.get(document).map_or(RealmId(u32::MAX), |state| state.realm)
}

/// <https://w3c.github.io/trusted-types/dist/spec/#get-trusted-type-compliant-string>
pub(crate) fn get_trusted_type_compliant_string(
    cx: &mut Cx<'_>,
    expected: TrustedType,
    global: RealmId,
    input: impl Into<Given>,
    sink: &str,
) -> Result<DomString, Thrown> {
    let input = match input.into() {
        Given::Trusted(object) if expected.is(cx, &object) => return Ok(data_of(cx, &object)),
        Given::Trusted(object) => data_of(cx, &object),
        Given::Text(text) => text,
    };
    if !does_a_sink_type_require_trusted_types(cx.host, global, true) {
        return Ok(input);
    }
    if let Some(converted) =
        policies::process_value_with_a_default_policy(cx, expected, global, &input, sink)?
    {
        return Ok(converted);
    }
    if should_sink_type_mismatch_violation_be_blocked(cx, global, &input.to_scalar(), sink) {
        let message = format!("{sink}: this document requires a {} here", expected.name());
        return Err(cx.type_error(&message));
    }
    Ok(input)
}
