// Made by `cargo xtask codegen` from spec/idl/webcrypto.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "CryptoKey",
    interface: Interface::CryptoKey,
    last: Interface::CryptoKey,
    exposure: 0b1111,
    members: &[
        Member::attribute("type", Glue::Function(type__getter)),
        Member::attribute(
            "extractable",
            Glue::Object(OfObject::Boolean(interfaces::crypto_key::extractable)),
        ),
        Member::attribute(
            "algorithm",
            Glue::Object(OfObject::Any(interfaces::crypto_key::algorithm)),
        ),
        Member::attribute("usages", Glue::Object(OfObject::Any(interfaces::crypto_key::usages))),
    ],
    ..Definition::EMPTY
};

fn type__getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::CryptoKey)?;
    let value = interfaces::crypto_key::type_(cx, &this)?;
    Ok(cx.string(value.as_str()))
}
