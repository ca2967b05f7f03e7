// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Navigation",
    interface: Interface::Navigation,
    last: Interface::Navigation,
    parent: Some(Interface::EventTarget),
    exposure: 0b1,
    members: &[
        Member::operation("entries", Glue::Function(entries), 0),
        Member::attribute(
            "currentEntry",
            Glue::Object(OfObject::NullableAny(interfaces::navigation::current_entry)),
        ),
        Member::operation("updateCurrentEntry", Glue::Function(update_current_entry), 1),
        Member::attribute(
            "transition",
            Glue::Object(OfObject::NullableAny(interfaces::navigation::transition)),
        ),
        Member::attribute(
            "activation",
            Glue::Object(OfObject::NullableAny(interfaces::navigation::activation)),
        ),
        Member::attribute(
            "canGoBack",
            Glue::Object(OfObject::Boolean(interfaces::navigation::can_go_back)),
        ),
        Member::attribute(
            "canGoForward",
            Glue::Object(OfObject::Boolean(interfaces::navigation::can_go_forward)),
        ),
        Member::operation("navigate", Glue::Function(navigate), 1),
        Member::operation("reload", Glue::Function(reload), 0),
        Member::operation("traverseTo", Glue::Function(traverse_to), 1),
        Member::operation("back", Glue::Function(back), 0),
        Member::operation("forward", Glue::Function(forward), 0),
        Member::handler("onnavigate"),
        Member::handler("onnavigatesuccess"),
        Member::handler("onnavigateerror"),
        Member::handler("oncurrententrychange"),
    ],
    ..Definition::EMPTY
};

fn entries(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Navigation)?;
    let value = interfaces::navigation::entries(cx, &this)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(item))?)
}

fn update_current_entry(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Navigation", "updateCurrentEntry");
    let this = receiver::object(cx, call, Interface::Navigation)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = NavigationUpdateCurrentEntryOptions::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::navigation::update_current_entry(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn navigate(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Navigation", "navigate");
    let this = receiver::object(cx, call, Interface::Navigation)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let a1 = NavigationNavigateOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::navigation::navigate(cx, &this, a0, a1)?;
    Ok(value.into_value(cx)?)
}

fn reload(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Navigation", "reload");
    let this = receiver::object(cx, call, Interface::Navigation)?;
    let a0 = NavigationReloadOptions::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::navigation::reload(cx, &this, a0)?;
    Ok(value.into_value(cx)?)
}

fn traverse_to(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Navigation", "traverseTo");
    let this = receiver::object(cx, call, Interface::Navigation)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = NavigationOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::navigation::traverse_to(cx, &this, a0, a1)?;
    Ok(value.into_value(cx)?)
}

fn back(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Navigation", "back");
    let this = receiver::object(cx, call, Interface::Navigation)?;
    let a0 = NavigationOptions::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::navigation::back(cx, &this, a0)?;
    Ok(value.into_value(cx)?)
}

fn forward(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Navigation", "forward");
    let this = receiver::object(cx, call, Interface::Navigation)?;
    let a0 = NavigationOptions::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::navigation::forward(cx, &this, a0)?;
    Ok(value.into_value(cx)?)
}
