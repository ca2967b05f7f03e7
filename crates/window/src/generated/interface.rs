// Made by `cargo xtask codegen` from spec/idl/. Do not edit.

/// The interfaces. Descendants follow their ancestor directly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u16)]
pub(crate) enum Interface {
    Event,
    EventTarget,
    Node,
    Document,
    Element,
}

pub(super) const ALL: &[Interface] = &[
    Interface::Event,
    Interface::EventTarget,
    Interface::Node,
    Interface::Document,
    Interface::Element,
];
