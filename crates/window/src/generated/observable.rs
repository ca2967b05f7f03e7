// Made by `cargo xtask codegen` from spec/idl/observable.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Observable",
    interface: Interface::Observable,
    last: Interface::Observable,
    exposure: 0b11111,
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::operation("subscribe", Glue::Function(subscribe), 0),
        Member::operation("from", Glue::Function(static_from), 1).of_constructor(),
        Member::operation("takeUntil", Glue::Function(take_until), 1),
        Member::operation("map", Glue::Function(map), 1),
        Member::operation("filter", Glue::Function(filter), 1),
        Member::operation("take", Glue::Function(take), 1),
        Member::operation("drop", Glue::Function(drop), 1),
        Member::operation("flatMap", Glue::Function(flat_map), 1),
        Member::operation("switchMap", Glue::Function(switch_map), 1),
        Member::operation("inspect", Glue::Function(inspect), 0),
        Member::operation("catch", Glue::Function(catch), 1),
        Member::operation("finally", Glue::Function(finally), 1),
        Member::operation("toArray", Glue::Function(to_array), 0),
        Member::operation("forEach", Glue::Function(for_each), 1),
        Member::operation("every", Glue::Function(every), 1),
        Member::operation("first", Glue::Function(first), 0),
        Member::operation("last", Glue::Function(last), 0),
        Member::operation("find", Glue::Function(find), 1),
        Member::operation("some", Glue::Function(some), 1),
        Member::operation("reduce", Glue::Function(reduce), 1),
    ],
    ..Definition::EMPTY
};

fn subscribe(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Observable", "subscribe");
    let this = receiver::object(cx, call, Interface::Observable)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => ObserverUnion::SubscriptionObserver(
            SubscriptionObserver::from_value(cx, &cx.undefined(), SITE.value())?,
        ),
        value => ObserverUnion::from_value(cx, &value, SITE.argument(1))?,
    };
    let a1 = SubscribeOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::observable::subscribe(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn static_from(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("Observable", "from");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = Value::clone(&call.arg(0));
    let value = interfaces::observable::from(cx, a0)?;
    Ok(value)
}

fn take_until(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Observable", "takeUntil");
    let this = receiver::object(cx, call, Interface::Observable)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = Value::clone(&call.arg(0));
    let value = interfaces::observable::take_until(cx, &this, a0)?;
    Ok(value)
}

fn map(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Observable", "map");
    let this = receiver::object(cx, call, Interface::Observable)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::callback_function(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::observable::map(cx, &this, a0)?;
    Ok(value)
}

fn filter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Observable", "filter");
    let this = receiver::object(cx, call, Interface::Observable)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::callback_function(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::observable::filter(cx, &this, a0)?;
    Ok(value)
}

fn take(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Observable", "take");
    let this = receiver::object(cx, call, Interface::Observable)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::observable::take(cx, &this, a0)?;
    Ok(value)
}

fn drop(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Observable", "drop");
    let this = receiver::object(cx, call, Interface::Observable)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::observable::drop(cx, &this, a0)?;
    Ok(value)
}

fn flat_map(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Observable", "flatMap");
    let this = receiver::object(cx, call, Interface::Observable)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::callback_function(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::observable::flat_map(cx, &this, a0)?;
    Ok(value)
}

fn switch_map(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Observable", "switchMap");
    let this = receiver::object(cx, call, Interface::Observable)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::callback_function(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::observable::switch_map(cx, &this, a0)?;
    Ok(value)
}

fn inspect(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Observable", "inspect");
    let this = receiver::object(cx, call, Interface::Observable)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => ObservableInspectorUnion::ObservableInspector(
            ObservableInspector::from_value(cx, &cx.undefined(), SITE.value())?,
        ),
        value => ObservableInspectorUnion::from_value(cx, &value, SITE.argument(1))?,
    };
    let value = interfaces::observable::inspect(cx, &this, a0)?;
    Ok(value)
}

fn catch(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Observable", "catch");
    let this = receiver::object(cx, call, Interface::Observable)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::callback_function(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::observable::catch(cx, &this, a0)?;
    Ok(value)
}

fn finally(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Observable", "finally");
    let this = receiver::object(cx, call, Interface::Observable)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::callback_function(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::observable::finally(cx, &this, a0)?;
    Ok(value)
}

fn to_array(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = to_array_steps(cx, call);
    promises::settle(cx, answer)
}

fn to_array_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Observable", "toArray");
    let this = receiver::object(cx, call, Interface::Observable)?;
    let a0 = SubscribeOptions::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::observable::to_array(cx, &this, a0)?;
    Ok(value)
}

fn for_each(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = for_each_steps(cx, call);
    promises::settle(cx, answer)
}

fn for_each_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Observable", "forEach");
    let this = receiver::object(cx, call, Interface::Observable)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::callback_function(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = SubscribeOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::observable::for_each(cx, &this, a0, a1)?;
    Ok(value)
}

fn every(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = every_steps(cx, call);
    promises::settle(cx, answer)
}

fn every_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Observable", "every");
    let this = receiver::object(cx, call, Interface::Observable)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::callback_function(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = SubscribeOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::observable::every(cx, &this, a0, a1)?;
    Ok(value)
}

fn first(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = first_steps(cx, call);
    promises::settle(cx, answer)
}

fn first_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Observable", "first");
    let this = receiver::object(cx, call, Interface::Observable)?;
    let a0 = SubscribeOptions::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::observable::first(cx, &this, a0)?;
    Ok(value)
}

fn last(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = last_steps(cx, call);
    promises::settle(cx, answer)
}

fn last_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Observable", "last");
    let this = receiver::object(cx, call, Interface::Observable)?;
    let a0 = SubscribeOptions::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::observable::last(cx, &this, a0)?;
    Ok(value)
}

fn find(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = find_steps(cx, call);
    promises::settle(cx, answer)
}

fn find_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Observable", "find");
    let this = receiver::object(cx, call, Interface::Observable)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::callback_function(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = SubscribeOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::observable::find(cx, &this, a0, a1)?;
    Ok(value)
}

fn some(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = some_steps(cx, call);
    promises::settle(cx, answer)
}

fn some_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Observable", "some");
    let this = receiver::object(cx, call, Interface::Observable)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::callback_function(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = SubscribeOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::observable::some(cx, &this, a0, a1)?;
    Ok(value)
}

fn reduce(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = reduce_steps(cx, call);
    promises::settle(cx, answer)
}

fn reduce_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Observable", "reduce");
    let this = receiver::object(cx, call, Interface::Observable)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::callback_function(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = Value::clone(&call.arg(1));
    let a2 = SubscribeOptions::from_value(cx, &call.arg(2), SITE.argument(3))?;
    let value = interfaces::observable::reduce(cx, &this, a0, a1, a2)?;
    Ok(value)
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("Observable", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::callback_function(cx, &call.arg(0), SITE.argument(1))?;
    let prototype = constructors::prototype(cx, call, Interface::Observable)?;
    interfaces::observable::constructor(cx, &prototype, a0)
}
