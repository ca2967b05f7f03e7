// Made by `cargo xtask codegen` from spec/idl/xhr.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "XMLHttpRequestEventTarget",
    interface: Interface::XMLHttpRequestEventTarget,
    last: Interface::XMLHttpRequestUpload,
    parent: Some(Interface::EventTarget),
    exposure: 0b111,
    members: &[
        Member::handler("onloadstart"),
        Member::handler("onprogress"),
        Member::handler("onabort"),
        Member::handler("onerror"),
        Member::handler("onload"),
        Member::handler("ontimeout"),
        Member::handler("onloadend"),
    ],
    ..Definition::EMPTY
};
