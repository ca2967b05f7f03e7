// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "NavigationPrecommitController",
    interface: Interface::NavigationPrecommitController,
    last: Interface::NavigationPrecommitController,
    exposure: 0b1,
    members: &[
        Member::operation("redirect", Glue::Function(redirect), 1),
        Member::operation("addHandler", Glue::Function(add_handler), 1),
    ],
    ..Definition::EMPTY
};

fn redirect(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("NavigationPrecommitController", "redirect");
    let this = receiver::object(cx, call, Interface::NavigationPrecommitController)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let a1 = NavigationNavigateOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::navigation_precommit_controller::redirect(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn add_handler(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("NavigationPrecommitController", "addHandler");
    let this = receiver::object(cx, call, Interface::NavigationPrecommitController)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::callback_function(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::navigation_precommit_controller::add_handler(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}
