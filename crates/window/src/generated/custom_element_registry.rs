// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "CustomElementRegistry",
    interface: Interface::CustomElementRegistry,
    last: Interface::CustomElementRegistry,
    exposure: 0b1,
    constructor: Some((Glue::Constructor(interfaces::custom_element_registry::constructor), 0)),
    members: &[
        Member::operation("define", Glue::Function(define), 2),
        Member::operation("get", Glue::Function(get), 1),
        Member::operation("getName", Glue::Function(get_name), 1),
        Member::operation("whenDefined", Glue::Function(when_defined), 1),
        Member::operation("upgrade", Glue::Function(upgrade), 1),
        Member::operation("initialize", Glue::Function(initialize), 1),
    ],
    ..Definition::EMPTY
};

fn define(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CustomElementRegistry", "define");
    let this = receiver::object(cx, call, Interface::CustomElementRegistry)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = convert::callback_function(cx, &call.arg(1), SITE.argument(2))?;
    let a2 = ElementDefinitionOptions::from_value(cx, &call.arg(2), SITE.argument(3))?;
    reactions::push_queue(cx);
    let value = interfaces::custom_element_registry::define(cx, &this, a0, a1, a2);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

fn get(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CustomElementRegistry", "get");
    let this = receiver::object(cx, call, Interface::CustomElementRegistry)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::custom_element_registry::get(cx, &this, a0)?;
    Ok(value.into_value(cx)?)
}

fn get_name(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CustomElementRegistry", "getName");
    let this = receiver::object(cx, call, Interface::CustomElementRegistry)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::callback_function(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::custom_element_registry::get_name(cx, &this, a0)?;
    Ok(match value {
        Some(value) => cx.js_string(&value),
        None => cx.null(),
    })
}

fn when_defined(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = when_defined_steps(cx, call);
    promises::settle(cx, answer)
}

fn when_defined_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CustomElementRegistry", "whenDefined");
    let this = receiver::object(cx, call, Interface::CustomElementRegistry)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::custom_element_registry::when_defined(cx, &this, a0)?;
    Ok(value)
}

fn upgrade(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CustomElementRegistry", "upgrade");
    let this = receiver::object(cx, call, Interface::CustomElementRegistry)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    reactions::push_queue(cx);
    let value = interfaces::custom_element_registry::upgrade(cx, &this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

fn initialize(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CustomElementRegistry", "initialize");
    let this = receiver::object(cx, call, Interface::CustomElementRegistry)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    reactions::push_queue(cx);
    let value = interfaces::custom_element_registry::initialize(cx, &this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}
