// Made by `cargo xtask codegen` from spec/idl/webcrypto.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SubtleCrypto",
    interface: Interface::SubtleCrypto,
    last: Interface::SubtleCrypto,
    exposure: 0b1111,
    members: &[
        Member::operation("encrypt", Glue::Function(encrypt), 3),
        Member::operation("decrypt", Glue::Function(decrypt), 3),
        Member::operation("sign", Glue::Function(sign), 3),
        Member::operation("verify", Glue::Function(verify), 4),
        Member::operation("digest", Glue::Function(digest), 2),
        Member::operation("generateKey", Glue::Function(generate_key), 3),
        Member::operation("deriveKey", Glue::Function(derive_key), 5),
        Member::operation("deriveBits", Glue::Function(derive_bits), 2),
        Member::operation("importKey", Glue::Function(import_key), 5),
        Member::operation("exportKey", Glue::Function(export_key), 2),
        Member::operation("wrapKey", Glue::Function(wrap_key), 4),
        Member::operation("unwrapKey", Glue::Function(unwrap_key), 7),
    ],
    ..Definition::EMPTY
};

fn encrypt(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = encrypt_steps(cx, call);
    promises::settle(cx, answer)
}

fn encrypt_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SubtleCrypto", "encrypt");
    let this = receiver::object(cx, call, Interface::SubtleCrypto)?;
    arguments::at_least(cx, call, 3, SITE)?;
    let a0 = AlgorithmIdentifier::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = convert::interface(cx, &call.arg(1), Interface::CryptoKey, SITE.argument(2))?;
    let a2 =
        convert::buffer(cx, &call.arg(2), Buffer::BufferSource, false, false, SITE.argument(3))?;
    let value = interfaces::subtle_crypto::encrypt(cx, &this, a0, a1, a2)?;
    Ok(value)
}

fn decrypt(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = decrypt_steps(cx, call);
    promises::settle(cx, answer)
}

fn decrypt_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SubtleCrypto", "decrypt");
    let this = receiver::object(cx, call, Interface::SubtleCrypto)?;
    arguments::at_least(cx, call, 3, SITE)?;
    let a0 = AlgorithmIdentifier::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = convert::interface(cx, &call.arg(1), Interface::CryptoKey, SITE.argument(2))?;
    let a2 =
        convert::buffer(cx, &call.arg(2), Buffer::BufferSource, false, false, SITE.argument(3))?;
    let value = interfaces::subtle_crypto::decrypt(cx, &this, a0, a1, a2)?;
    Ok(value)
}

fn sign(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = sign_steps(cx, call);
    promises::settle(cx, answer)
}

fn sign_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SubtleCrypto", "sign");
    let this = receiver::object(cx, call, Interface::SubtleCrypto)?;
    arguments::at_least(cx, call, 3, SITE)?;
    let a0 = AlgorithmIdentifier::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = convert::interface(cx, &call.arg(1), Interface::CryptoKey, SITE.argument(2))?;
    let a2 =
        convert::buffer(cx, &call.arg(2), Buffer::BufferSource, false, false, SITE.argument(3))?;
    let value = interfaces::subtle_crypto::sign(cx, &this, a0, a1, a2)?;
    Ok(value)
}

fn verify(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = verify_steps(cx, call);
    promises::settle(cx, answer)
}

fn verify_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SubtleCrypto", "verify");
    let this = receiver::object(cx, call, Interface::SubtleCrypto)?;
    arguments::at_least(cx, call, 4, SITE)?;
    let a0 = AlgorithmIdentifier::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = convert::interface(cx, &call.arg(1), Interface::CryptoKey, SITE.argument(2))?;
    let a2 =
        convert::buffer(cx, &call.arg(2), Buffer::BufferSource, false, false, SITE.argument(3))?;
    let a3 =
        convert::buffer(cx, &call.arg(3), Buffer::BufferSource, false, false, SITE.argument(4))?;
    let value = interfaces::subtle_crypto::verify(cx, &this, a0, a1, a2, a3)?;
    Ok(value)
}

fn digest(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = digest_steps(cx, call);
    promises::settle(cx, answer)
}

fn digest_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SubtleCrypto", "digest");
    let this = receiver::object(cx, call, Interface::SubtleCrypto)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = AlgorithmIdentifier::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 =
        convert::buffer(cx, &call.arg(1), Buffer::BufferSource, false, false, SITE.argument(2))?;
    let value = interfaces::subtle_crypto::digest(cx, &this, a0, a1)?;
    Ok(value)
}

fn generate_key(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = generate_key_steps(cx, call);
    promises::settle(cx, answer)
}

fn generate_key_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SubtleCrypto", "generateKey");
    let this = receiver::object(cx, call, Interface::SubtleCrypto)?;
    arguments::at_least(cx, call, 3, SITE)?;
    let a0 = AlgorithmIdentifier::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = call.arg(1).to_boolean();
    let a2 = convert::sequence(cx, &call.arg(2), SITE.argument(3), |cx, value, at| {
        Ok(KeyUsage::from_value(cx, value, at)?)
    })?;
    let value = interfaces::subtle_crypto::generate_key(cx, &this, a0, a1, a2)?;
    Ok(value)
}

fn derive_key(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = derive_key_steps(cx, call);
    promises::settle(cx, answer)
}

fn derive_key_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SubtleCrypto", "deriveKey");
    let this = receiver::object(cx, call, Interface::SubtleCrypto)?;
    arguments::at_least(cx, call, 5, SITE)?;
    let a0 = AlgorithmIdentifier::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = convert::interface(cx, &call.arg(1), Interface::CryptoKey, SITE.argument(2))?;
    let a2 = AlgorithmIdentifier::from_value(cx, &call.arg(2), SITE.argument(3))?;
    let a3 = call.arg(3).to_boolean();
    let a4 = convert::sequence(cx, &call.arg(4), SITE.argument(5), |cx, value, at| {
        Ok(KeyUsage::from_value(cx, value, at)?)
    })?;
    let value = interfaces::subtle_crypto::derive_key(cx, &this, a0, a1, a2, a3, a4)?;
    Ok(value)
}

fn derive_bits(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = derive_bits_steps(cx, call);
    promises::settle(cx, answer)
}

fn derive_bits_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SubtleCrypto", "deriveBits");
    let this = receiver::object(cx, call, Interface::SubtleCrypto)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = AlgorithmIdentifier::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = convert::interface(cx, &call.arg(1), Interface::CryptoKey, SITE.argument(2))?;
    let a2 = match call.arg(2) {
        value if value.is_undefined() => None,
        value => match &value {
            value if value.is_nullish() => None,
            value => Some(convert::unsigned_long(cx, value, Range::Enforce, SITE.argument(3))?),
        },
    };
    let value = interfaces::subtle_crypto::derive_bits(cx, &this, a0, a1, a2)?;
    Ok(value)
}

fn import_key(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = import_key_steps(cx, call);
    promises::settle(cx, answer)
}

fn import_key_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SubtleCrypto", "importKey");
    let this = receiver::object(cx, call, Interface::SubtleCrypto)?;
    arguments::at_least(cx, call, 5, SITE)?;
    let a0 = KeyFormat::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = BufferSourceOrJsonWebKey::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let a2 = AlgorithmIdentifier::from_value(cx, &call.arg(2), SITE.argument(3))?;
    let a3 = call.arg(3).to_boolean();
    let a4 = convert::sequence(cx, &call.arg(4), SITE.argument(5), |cx, value, at| {
        Ok(KeyUsage::from_value(cx, value, at)?)
    })?;
    let value = interfaces::subtle_crypto::import_key(cx, &this, a0, a1, a2, a3, a4)?;
    Ok(value)
}

fn export_key(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = export_key_steps(cx, call);
    promises::settle(cx, answer)
}

fn export_key_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SubtleCrypto", "exportKey");
    let this = receiver::object(cx, call, Interface::SubtleCrypto)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = KeyFormat::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = convert::interface(cx, &call.arg(1), Interface::CryptoKey, SITE.argument(2))?;
    let value = interfaces::subtle_crypto::export_key(cx, &this, a0, a1)?;
    Ok(value)
}

fn wrap_key(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = wrap_key_steps(cx, call);
    promises::settle(cx, answer)
}

fn wrap_key_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SubtleCrypto", "wrapKey");
    let this = receiver::object(cx, call, Interface::SubtleCrypto)?;
    arguments::at_least(cx, call, 4, SITE)?;
    let a0 = KeyFormat::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = convert::interface(cx, &call.arg(1), Interface::CryptoKey, SITE.argument(2))?;
    let a2 = convert::interface(cx, &call.arg(2), Interface::CryptoKey, SITE.argument(3))?;
    let a3 = AlgorithmIdentifier::from_value(cx, &call.arg(3), SITE.argument(4))?;
    let value = interfaces::subtle_crypto::wrap_key(cx, &this, a0, a1, a2, a3)?;
    Ok(value)
}

fn unwrap_key(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = unwrap_key_steps(cx, call);
    promises::settle(cx, answer)
}

fn unwrap_key_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SubtleCrypto", "unwrapKey");
    let this = receiver::object(cx, call, Interface::SubtleCrypto)?;
    arguments::at_least(cx, call, 7, SITE)?;
    let a0 = KeyFormat::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 =
        convert::buffer(cx, &call.arg(1), Buffer::BufferSource, false, false, SITE.argument(2))?;
    let a2 = convert::interface(cx, &call.arg(2), Interface::CryptoKey, SITE.argument(3))?;
    let a3 = AlgorithmIdentifier::from_value(cx, &call.arg(3), SITE.argument(4))?;
    let a4 = AlgorithmIdentifier::from_value(cx, &call.arg(4), SITE.argument(5))?;
    let a5 = call.arg(5).to_boolean();
    let a6 = convert::sequence(cx, &call.arg(6), SITE.argument(7), |cx, value, at| {
        Ok(KeyUsage::from_value(cx, value, at)?)
    })?;
    let value = interfaces::subtle_crypto::unwrap_key(cx, &this, a0, a1, a2, a3, a4, a5, a6)?;
    Ok(value)
}
