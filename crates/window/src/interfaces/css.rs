//! The namespace `CSS`.
//!
//! <https://drafts.csswg.org/cssom/#namespacedef-css>

use treewright_quickjs::Thrown;
use treewright_style::cssom::{
    NotRegistered, RegisteredProperty, escape_identifier, supports_condition,
};

use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::dictionaries::PropertyDefinition;
use crate::realms::RealmId;
use crate::strings::DomString;
use crate::{Cx, style};

/// <https://drafts.csswg.org/cssom/#dom-css-escape>
pub(crate) fn escape(_cx: &mut Cx<'_>, ident: DomString) -> Result<DomString, Thrown> {
    Ok(escape_identifier(&ident.to_scalar()).into())
}

/// <https://drafts.csswg.org/css-conditional-3/#dom-css-supports>
pub(crate) fn supports(
    _cx: &mut Cx<'_>,
    property: DomString,
    value: DomString,
) -> Result<bool, Thrown> {
    Ok(treewright_style::cssom::supports(&property.to_scalar(), &value.to_scalar()))
}

/// <https://drafts.csswg.org/css-conditional-3/#dom-css-supports-conditiontext-conditiontext>
pub(crate) fn supports_2(_cx: &mut Cx<'_>, condition_text: DomString) -> Result<bool, Thrown> {
    Ok(supports_condition(&condition_text.to_scalar()))
}

/// <https://drafts.css-houdini.org/css-properties-values-api-1/#dom-css-registerproperty>
pub(crate) fn register_property(
    cx: &mut Cx<'_>,
    definition: PropertyDefinition,
) -> Result<(), Thrown> {
    let realm = RealmId(cx.realm_number());
    let Some(document) = cx.host.realms.get(realm).map(|state| state.document) else {
        return Ok(());
    };
    let mut property = RegisteredProperty::new(&definition.name.to_scalar());
    property.syntax = definition.syntax.to_scalar().into_owned();
    property.inherits = definition.inherits;
    property.initial_value = definition.initial_value.map(DomString::into_scalar);
    let (name, message) = match style::register_property(cx.host, document, property) {
        Ok(()) => return Ok(()),
        Err(NotRegistered::Again) => (
            DomExceptionName::InvalidModificationError,
            "The name provided has already been registered.",
        ),
        Err(NotRegistered::Name) => {
            (DomExceptionName::SyntaxError, "Custom property names must start with '--'.")
        }
        Err(NotRegistered::Syntax) => (
            DomExceptionName::SyntaxError,
            "The syntax provided is not a valid custom property syntax.",
        ),
        Err(_) => (
            DomExceptionName::SyntaxError,
            "The initial value provided does not parse for the given syntax.",
        ),
    };
    Err(dom_exception(cx, name, message))
}
