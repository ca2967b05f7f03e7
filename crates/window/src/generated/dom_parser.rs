// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "DOMParser",
    interface: Interface::DOMParser,
    last: Interface::DOMParser,
    exposure: 0b1,
    constructor: Some((Glue::Constructor(interfaces::dom_parser::constructor), 0)),
    members: &[Member::operation("parseFromString", Glue::Function(parse_from_string), 2)],
    ..Definition::EMPTY
};

fn parse_from_string(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("DOMParser", "parseFromString");
    let this = receiver::object(cx, call, Interface::DOMParser)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = TrustedHTMLOrDomString::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = DOMParserSupportedType::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::dom_parser::parse_from_string(cx, &this, a0, a1)?;
    wrappers::wrap(cx, value)
}
