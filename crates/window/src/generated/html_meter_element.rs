// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLMeterElement",
    interface: Interface::HTMLMeterElement,
    last: Interface::HTMLMeterElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLMeterElement_constructor, 0)),
    members: &[
        Member::attribute("value", N::HTMLMeterElement_get_value).setter(N::HTMLMeterElement_set_value),
        Member::attribute("min", N::HTMLMeterElement_get_min).setter(N::HTMLMeterElement_set_min),
        Member::attribute("max", N::HTMLMeterElement_get_max).setter(N::HTMLMeterElement_set_max),
        Member::attribute("low", N::HTMLMeterElement_get_low).setter(N::HTMLMeterElement_set_low),
        Member::attribute("high", N::HTMLMeterElement_get_high).setter(N::HTMLMeterElement_set_high),
        Member::attribute("optimum", N::HTMLMeterElement_get_optimum).setter(N::HTMLMeterElement_set_optimum),
        Member::attribute("labels", N::HTMLMeterElement_get_labels),
    ],
    ..Definition::EMPTY
};

pub(super) fn value_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMeterElement)?;
    let value = interfaces::html_meter_element::value(cx, this)?;
    Ok(cx.number(value))
}

pub(super) fn value_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLMeterElement", "value");
    let this = receiver::node(cx, call, Interface::HTMLMeterElement)?;
    let value = convert::double(cx, &call.arg(0), SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_double(cx, this, "value", value, Limit::Any, None);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn min_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMeterElement)?;
    let value = interfaces::html_meter_element::min(cx, this)?;
    Ok(cx.number(value))
}

pub(super) fn min_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLMeterElement", "min");
    let this = receiver::node(cx, call, Interface::HTMLMeterElement)?;
    let value = convert::double(cx, &call.arg(0), SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_double(cx, this, "min", value, Limit::Any, None);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn max_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMeterElement)?;
    let value = interfaces::html_meter_element::max(cx, this)?;
    Ok(cx.number(value))
}

pub(super) fn max_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLMeterElement", "max");
    let this = receiver::node(cx, call, Interface::HTMLMeterElement)?;
    let value = convert::double(cx, &call.arg(0), SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_double(cx, this, "max", value, Limit::Any, None);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn low_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMeterElement)?;
    let value = interfaces::html_meter_element::low(cx, this)?;
    Ok(cx.number(value))
}

pub(super) fn low_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLMeterElement", "low");
    let this = receiver::node(cx, call, Interface::HTMLMeterElement)?;
    let value = convert::double(cx, &call.arg(0), SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_double(cx, this, "low", value, Limit::Any, None);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn high_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMeterElement)?;
    let value = interfaces::html_meter_element::high(cx, this)?;
    Ok(cx.number(value))
}

pub(super) fn high_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLMeterElement", "high");
    let this = receiver::node(cx, call, Interface::HTMLMeterElement)?;
    let value = convert::double(cx, &call.arg(0), SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_double(cx, this, "high", value, Limit::Any, None);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn optimum_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMeterElement)?;
    let value = interfaces::html_meter_element::optimum(cx, this)?;
    Ok(cx.number(value))
}

pub(super) fn optimum_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLMeterElement", "optimum");
    let this = receiver::node(cx, call, Interface::HTMLMeterElement)?;
    let value = convert::double(cx, &call.arg(0), SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_double(cx, this, "optimum", value, Limit::Any, None);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn labels_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMeterElement)?;
    let value = interfaces::html_meter_element::labels(cx, this)?;
    Ok(value)
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLMeterElement)
}
