// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "NodeFilter",
    interface: Interface::NodeFilter,
    last: Interface::NodeFilter,
    kind: DefinitionKind::Callback,
    exposure: 0b1,
    members: &[
        Member::constant("FILTER_ACCEPT", 1.0),
        Member::constant("FILTER_REJECT", 2.0),
        Member::constant("FILTER_SKIP", 3.0),
        Member::constant("SHOW_ALL", 4294967295.0),
        Member::constant("SHOW_ELEMENT", 1.0),
        Member::constant("SHOW_ATTRIBUTE", 2.0),
        Member::constant("SHOW_TEXT", 4.0),
        Member::constant("SHOW_CDATA_SECTION", 8.0),
        Member::constant("SHOW_ENTITY_REFERENCE", 16.0),
        Member::constant("SHOW_ENTITY", 32.0),
        Member::constant("SHOW_PROCESSING_INSTRUCTION", 64.0),
        Member::constant("SHOW_COMMENT", 128.0),
        Member::constant("SHOW_DOCUMENT", 256.0),
        Member::constant("SHOW_DOCUMENT_TYPE", 512.0),
        Member::constant("SHOW_DOCUMENT_FRAGMENT", 1024.0),
        Member::constant("SHOW_NOTATION", 2048.0),
    ],
    ..Definition::EMPTY
};
