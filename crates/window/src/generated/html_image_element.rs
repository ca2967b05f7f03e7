// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLImageElement",
    interface: Interface::HTMLImageElement,
    last: Interface::HTMLImageElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLImageElement_constructor, 0)),
    factory: Some(("Image", N::HTMLImageElement_legacy_factory, 0)),
    members: &[
        Member::attribute("alt", N::HTMLImageElement_get_alt).setter(N::HTMLImageElement_set_alt),
        Member::attribute("src", N::HTMLImageElement_get_src).setter(N::HTMLImageElement_set_src),
        Member::attribute("srcset", N::HTMLImageElement_get_srcset).setter(N::HTMLImageElement_set_srcset),
        Member::attribute("sizes", N::HTMLImageElement_get_sizes).setter(N::HTMLImageElement_set_sizes),
        Member::attribute("crossOrigin", N::HTMLImageElement_get_crossOrigin).setter(N::HTMLImageElement_set_crossOrigin),
        Member::attribute("useMap", N::HTMLImageElement_get_useMap).setter(N::HTMLImageElement_set_useMap),
        Member::attribute("isMap", N::HTMLImageElement_get_isMap).setter(N::HTMLImageElement_set_isMap),
        Member::attribute("controls", N::HTMLImageElement_get_controls).setter(N::HTMLImageElement_set_controls),
        Member::attribute("width", N::HTMLImageElement_get_width).setter(N::HTMLImageElement_set_width),
        Member::attribute("height", N::HTMLImageElement_get_height).setter(N::HTMLImageElement_set_height),
        Member::attribute("naturalWidth", N::HTMLImageElement_get_naturalWidth),
        Member::attribute("naturalHeight", N::HTMLImageElement_get_naturalHeight),
        Member::attribute("complete", N::HTMLImageElement_get_complete),
        Member::attribute("currentSrc", N::HTMLImageElement_get_currentSrc),
        Member::attribute("referrerPolicy", N::HTMLImageElement_get_referrerPolicy).setter(N::HTMLImageElement_set_referrerPolicy),
        Member::attribute("decoding", N::HTMLImageElement_get_decoding).setter(N::HTMLImageElement_set_decoding),
        Member::attribute("loading", N::HTMLImageElement_get_loading).setter(N::HTMLImageElement_set_loading),
        Member::attribute("fetchPriority", N::HTMLImageElement_get_fetchPriority).setter(N::HTMLImageElement_set_fetchPriority),
        Member::operation("decode", N::HTMLImageElement_decode, 0),
        Member::attribute("x", N::HTMLImageElement_get_x),
        Member::attribute("y", N::HTMLImageElement_get_y),
        Member::attribute("name", N::HTMLImageElement_get_name).setter(N::HTMLImageElement_set_name),
        Member::attribute("lowsrc", N::HTMLImageElement_get_lowsrc).setter(N::HTMLImageElement_set_lowsrc),
        Member::attribute("align", N::HTMLImageElement_get_align).setter(N::HTMLImageElement_set_align),
        Member::attribute("hspace", N::HTMLImageElement_get_hspace).setter(N::HTMLImageElement_set_hspace),
        Member::attribute("vspace", N::HTMLImageElement_get_vspace).setter(N::HTMLImageElement_set_vspace),
        Member::attribute("longDesc", N::HTMLImageElement_get_longDesc).setter(N::HTMLImageElement_set_longDesc),
        Member::attribute("border", N::HTMLImageElement_get_border).setter(N::HTMLImageElement_set_border),
    ],
    ..Definition::EMPTY
};

pub(super) fn alt_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    reflect::string(cx, this, "alt")
}

pub(super) fn alt_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "alt", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn src_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    reflect::url(cx, this, "src")
}

pub(super) fn src_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "src", &DomString::from(value));
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn srcset_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    reflect::usv_string(cx, this, "srcset")
}

pub(super) fn srcset_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "srcset", &DomString::from(value));
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn sizes_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    reflect::string(cx, this, "sizes")
}

pub(super) fn sizes_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "sizes", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn cross_origin_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    reflect::nullable_enumerated(cx, this, "crossorigin", &Enumerated { keywords: &[("anonymous", "anonymous"), ("use-credentials", "use-credentials"), ("", "anonymous"), ], missing: None, invalid: Some("anonymous") })
}

pub(super) fn cross_origin_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "crossorigin", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn use_map_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    reflect::string(cx, this, "usemap")
}

pub(super) fn use_map_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "usemap", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn is_map_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    reflect::boolean(cx, this, "ismap")
}

pub(super) fn is_map_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "ismap", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn controls_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    reflect::boolean(cx, this, "controls")
}

pub(super) fn controls_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "controls", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn width_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    let value = interfaces::html_image_element::width(cx, this)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn width_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLImageElement", "width");
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    let value = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_unsigned_long(cx, this, "width", value, &Numbers { limit: Limit::Any, default: None, range: None });
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn height_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    let value = interfaces::html_image_element::height(cx, this)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn height_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLImageElement", "height");
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    let value = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_unsigned_long(cx, this, "height", value, &Numbers { limit: Limit::Any, default: None, range: None });
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn natural_width_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    let value = interfaces::html_image_element::natural_width(cx, this)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn natural_height_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    let value = interfaces::html_image_element::natural_height(cx, this)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn complete_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    let value = interfaces::html_image_element::complete(cx, this)?;
    Ok(cx.boolean(value))
}

pub(super) fn current_src_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    let value = interfaces::html_image_element::current_src(cx, this)?;
    Ok(cx.string(&value))
}

pub(super) fn referrer_policy_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    reflect::enumerated(cx, this, "referrerpolicy", &Enumerated { keywords: &[("", ""), ("no-referrer", "no-referrer"), ("no-referrer-when-downgrade", "no-referrer-when-downgrade"), ("same-origin", "same-origin"), ("origin", "origin"), ("strict-origin", "strict-origin"), ("origin-when-cross-origin", "origin-when-cross-origin"), ("strict-origin-when-cross-origin", "strict-origin-when-cross-origin"), ("unsafe-url", "unsafe-url"), ], missing: Some(""), invalid: Some("") })
}

pub(super) fn referrer_policy_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "referrerpolicy", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn decoding_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    reflect::enumerated(cx, this, "decoding", &Enumerated { keywords: &[("sync", "sync"), ("async", "async"), ("auto", "auto"), ], missing: Some("auto"), invalid: Some("auto") })
}

pub(super) fn decoding_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "decoding", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn loading_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    reflect::enumerated(cx, this, "loading", &Enumerated { keywords: &[("lazy", "lazy"), ("eager", "eager"), ], missing: Some("eager"), invalid: Some("eager") })
}

pub(super) fn loading_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "loading", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn fetch_priority_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    reflect::enumerated(cx, this, "fetchpriority", &Enumerated { keywords: &[("high", "high"), ("low", "low"), ("auto", "auto"), ], missing: Some("auto"), invalid: Some("auto") })
}

pub(super) fn fetch_priority_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "fetchpriority", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn decode(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = decode_steps(cx, call);
    promises::settle(cx, answer)
}

fn decode_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    let value = interfaces::html_image_element::decode(cx, this)?;
    Ok(value)
}

pub(super) fn x_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    let value = interfaces::html_image_element::x(cx, this)?;
    Ok(cx.int(value))
}

pub(super) fn y_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    let value = interfaces::html_image_element::y(cx, this)?;
    Ok(cx.int(value))
}

pub(super) fn name_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    reflect::string(cx, this, "name")
}

pub(super) fn name_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "name", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn lowsrc_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    reflect::url(cx, this, "lowsrc")
}

pub(super) fn lowsrc_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "lowsrc", &DomString::from(value));
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn align_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    reflect::string(cx, this, "align")
}

pub(super) fn align_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "align", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn hspace_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    reflect::unsigned_long(cx, this, "hspace", &Numbers { limit: Limit::Any, default: None, range: None })
}

pub(super) fn hspace_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLImageElement", "hspace");
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    let value = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_unsigned_long(cx, this, "hspace", value, &Numbers { limit: Limit::Any, default: None, range: None });
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn vspace_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    reflect::unsigned_long(cx, this, "vspace", &Numbers { limit: Limit::Any, default: None, range: None })
}

pub(super) fn vspace_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLImageElement", "vspace");
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    let value = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_unsigned_long(cx, this, "vspace", value, &Numbers { limit: Limit::Any, default: None, range: None });
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn long_desc_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    reflect::url(cx, this, "longdesc")
}

pub(super) fn long_desc_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "longdesc", &DomString::from(value));
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn border_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    reflect::string(cx, this, "border")
}

pub(super) fn border_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    let value = convert::dom_string_or_null(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "border", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLImageElement)
}

pub(super) fn legacy_factory_image(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("HTMLImageElement", "Image");
    constructors::require_new(cx, call, SITE)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => None, value => Some(convert::unsigned_long(cx, &value, Range::Wrap, SITE.argument(1))?) };
    let a1 = match call.arg(1) { value if value.is_undefined() => None, value => Some(convert::unsigned_long(cx, &value, Range::Wrap, SITE.argument(2))?) };
    let prototype = constructors::prototype(cx, call, Interface::HTMLImageElement)?;
    interfaces::html_image_element::legacy_factory_image(cx, &prototype, a0, a1)
}
