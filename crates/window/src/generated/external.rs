// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "External",
    interface: Interface::External,
    last: Interface::External,
    exposure: 0b1,
    members: &[
        Member::operation("AddSearchProvider", N::External_AddSearchProvider, 0),
        Member::operation("IsSearchProviderInstalled", N::External_IsSearchProviderInstalled, 0),
    ],
    ..Definition::EMPTY
};

pub(super) fn add_search_provider(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::External)?;
    let value = interfaces::external::add_search_provider(cx, &this)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn is_search_provider_installed(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::External)?;
    let value = interfaces::external::is_search_provider_installed(cx, &this)?;
    let () = value;
    Ok(cx.undefined())
}
