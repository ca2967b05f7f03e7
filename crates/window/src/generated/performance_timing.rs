// Made by `cargo xtask codegen` from spec/idl/navigation-timing.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "PerformanceTiming",
    interface: Interface::PerformanceTiming,
    last: Interface::PerformanceTiming,
    exposure: 0b1,
    members: &[
        Member::attribute("navigationStart", N::PerformanceTiming_get_navigationStart),
        Member::attribute("unloadEventStart", N::PerformanceTiming_get_unloadEventStart),
        Member::attribute("unloadEventEnd", N::PerformanceTiming_get_unloadEventEnd),
        Member::attribute("redirectStart", N::PerformanceTiming_get_redirectStart),
        Member::attribute("redirectEnd", N::PerformanceTiming_get_redirectEnd),
        Member::attribute("fetchStart", N::PerformanceTiming_get_fetchStart),
        Member::attribute("domainLookupStart", N::PerformanceTiming_get_domainLookupStart),
        Member::attribute("domainLookupEnd", N::PerformanceTiming_get_domainLookupEnd),
        Member::attribute("connectStart", N::PerformanceTiming_get_connectStart),
        Member::attribute("connectEnd", N::PerformanceTiming_get_connectEnd),
        Member::attribute("secureConnectionStart", N::PerformanceTiming_get_secureConnectionStart),
        Member::attribute("requestStart", N::PerformanceTiming_get_requestStart),
        Member::attribute("responseStart", N::PerformanceTiming_get_responseStart),
        Member::attribute("responseEnd", N::PerformanceTiming_get_responseEnd),
        Member::attribute("domLoading", N::PerformanceTiming_get_domLoading),
        Member::attribute("domInteractive", N::PerformanceTiming_get_domInteractive),
        Member::attribute("domContentLoadedEventStart", N::PerformanceTiming_get_domContentLoadedEventStart),
        Member::attribute("domContentLoadedEventEnd", N::PerformanceTiming_get_domContentLoadedEventEnd),
        Member::attribute("domComplete", N::PerformanceTiming_get_domComplete),
        Member::attribute("loadEventStart", N::PerformanceTiming_get_loadEventStart),
        Member::attribute("loadEventEnd", N::PerformanceTiming_get_loadEventEnd),
        Member::operation("toJSON", N::PerformanceTiming_toJSON, 0),
    ],
    ..Definition::EMPTY
};

pub(super) fn navigation_start_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PerformanceTiming)?;
    let value = interfaces::performance_timing::navigation_start(cx, &this)?;
    Ok(convert::from_unsigned_long_long(cx, value))
}

pub(super) fn unload_event_start_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PerformanceTiming)?;
    let value = interfaces::performance_timing::unload_event_start(cx, &this)?;
    Ok(convert::from_unsigned_long_long(cx, value))
}

pub(super) fn unload_event_end_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PerformanceTiming)?;
    let value = interfaces::performance_timing::unload_event_end(cx, &this)?;
    Ok(convert::from_unsigned_long_long(cx, value))
}

pub(super) fn redirect_start_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PerformanceTiming)?;
    let value = interfaces::performance_timing::redirect_start(cx, &this)?;
    Ok(convert::from_unsigned_long_long(cx, value))
}

pub(super) fn redirect_end_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PerformanceTiming)?;
    let value = interfaces::performance_timing::redirect_end(cx, &this)?;
    Ok(convert::from_unsigned_long_long(cx, value))
}

pub(super) fn fetch_start_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PerformanceTiming)?;
    let value = interfaces::performance_timing::fetch_start(cx, &this)?;
    Ok(convert::from_unsigned_long_long(cx, value))
}

pub(super) fn domain_lookup_start_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PerformanceTiming)?;
    let value = interfaces::performance_timing::domain_lookup_start(cx, &this)?;
    Ok(convert::from_unsigned_long_long(cx, value))
}

pub(super) fn domain_lookup_end_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PerformanceTiming)?;
    let value = interfaces::performance_timing::domain_lookup_end(cx, &this)?;
    Ok(convert::from_unsigned_long_long(cx, value))
}

pub(super) fn connect_start_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PerformanceTiming)?;
    let value = interfaces::performance_timing::connect_start(cx, &this)?;
    Ok(convert::from_unsigned_long_long(cx, value))
}

pub(super) fn connect_end_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PerformanceTiming)?;
    let value = interfaces::performance_timing::connect_end(cx, &this)?;
    Ok(convert::from_unsigned_long_long(cx, value))
}

pub(super) fn secure_connection_start_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PerformanceTiming)?;
    let value = interfaces::performance_timing::secure_connection_start(cx, &this)?;
    Ok(convert::from_unsigned_long_long(cx, value))
}

pub(super) fn request_start_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PerformanceTiming)?;
    let value = interfaces::performance_timing::request_start(cx, &this)?;
    Ok(convert::from_unsigned_long_long(cx, value))
}

pub(super) fn response_start_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PerformanceTiming)?;
    let value = interfaces::performance_timing::response_start(cx, &this)?;
    Ok(convert::from_unsigned_long_long(cx, value))
}

pub(super) fn response_end_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PerformanceTiming)?;
    let value = interfaces::performance_timing::response_end(cx, &this)?;
    Ok(convert::from_unsigned_long_long(cx, value))
}

pub(super) fn dom_loading_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PerformanceTiming)?;
    let value = interfaces::performance_timing::dom_loading(cx, &this)?;
    Ok(convert::from_unsigned_long_long(cx, value))
}

pub(super) fn dom_interactive_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PerformanceTiming)?;
    let value = interfaces::performance_timing::dom_interactive(cx, &this)?;
    Ok(convert::from_unsigned_long_long(cx, value))
}

pub(super) fn dom_content_loaded_event_start_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PerformanceTiming)?;
    let value = interfaces::performance_timing::dom_content_loaded_event_start(cx, &this)?;
    Ok(convert::from_unsigned_long_long(cx, value))
}

pub(super) fn dom_content_loaded_event_end_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PerformanceTiming)?;
    let value = interfaces::performance_timing::dom_content_loaded_event_end(cx, &this)?;
    Ok(convert::from_unsigned_long_long(cx, value))
}

pub(super) fn dom_complete_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PerformanceTiming)?;
    let value = interfaces::performance_timing::dom_complete(cx, &this)?;
    Ok(convert::from_unsigned_long_long(cx, value))
}

pub(super) fn load_event_start_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PerformanceTiming)?;
    let value = interfaces::performance_timing::load_event_start(cx, &this)?;
    Ok(convert::from_unsigned_long_long(cx, value))
}

pub(super) fn load_event_end_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PerformanceTiming)?;
    let value = interfaces::performance_timing::load_event_end(cx, &this)?;
    Ok(convert::from_unsigned_long_long(cx, value))
}

pub(super) fn to_json(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::PerformanceTiming)?;
    let value = interfaces::performance_timing::to_json(cx, &this)?;
    Ok(value)
}
