// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLAudioElement",
    interface: Interface::HTMLAudioElement,
    last: Interface::HTMLAudioElement,
    parent: Some(Interface::HTMLMediaElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    factory: Some(("Audio", Glue::Function(legacy_factory_audio), 0)),
    ..Definition::EMPTY
};

fn legacy_factory_audio(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("HTMLAudioElement", "Audio");
    constructors::require_new(cx, call, SITE)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => None,
        value => Some(convert::dom_string(cx, &value)?),
    };
    let prototype = constructors::prototype(cx, call, Interface::HTMLAudioElement)?;
    interfaces::html_audio_element::legacy_factory_audio(cx, &prototype, a0)
}
