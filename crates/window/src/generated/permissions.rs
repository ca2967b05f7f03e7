// Made by `cargo xtask codegen` from spec/idl/permissions.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Permissions",
    interface: Interface::Permissions,
    last: Interface::Permissions,
    exposure: 0b1111,
    members: &[Member::operation("query", Glue::Function(query), 1)],
    ..Definition::EMPTY
};

fn query(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = query_steps(cx, call);
    promises::settle(cx, answer)
}

fn query_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Permissions", "query");
    let this = receiver::object(cx, call, Interface::Permissions)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::object(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::permissions::query(cx, &this, a0)?;
    Ok(value)
}
