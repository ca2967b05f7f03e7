// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "External",
    interface: Interface::External,
    last: Interface::External,
    exposure: 0b1,
    members: &[
        Member::operation(
            "AddSearchProvider",
            Glue::Object(OfObject::Undefined(interfaces::external::add_search_provider)),
            0,
        ),
        Member::operation(
            "IsSearchProviderInstalled",
            Glue::Object(OfObject::Undefined(interfaces::external::is_search_provider_installed)),
            0,
        ),
    ],
    ..Definition::EMPTY
};
