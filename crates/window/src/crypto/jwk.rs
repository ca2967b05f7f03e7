//! Secret keys as JSON Web Keys.
//!
//! <https://w3c.github.io/webcrypto/#hmac-operations>

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use treewright_quickjs::{Thrown, Value};

use super::{Hash, Key, failure};
use crate::Cx;
use crate::exception::DomExceptionName;
use crate::generated::dictionaries::JsonWebKey;
use crate::generated::enums::KeyUsage;
use crate::strings::DomString;

/// The name of HMAC with a hash.
const fn algorithm(hash: Hash) -> &'static str {
    match hash {
        Hash::Sha1 => "HS1",
        Hash::Sha256 => "HS256",
        Hash::Sha384 => "HS384",
        Hash::Sha512 => "HS512",
    }
}

fn is(member: Option<&DomString>, text: &str) -> bool {
    member.and_then(DomString::as_str) == Some(text)
}

/// True unless usages are repeated, or the key lacks one that is asked for.
fn allows(operations: &[DomString], usages: &[KeyUsage]) -> bool {
    let known = operations.iter().filter_map(KeyUsage::from_text);
    let mut seen: Vec<KeyUsage> = Vec::new();
    for usage in known {
        if seen.contains(&usage) {
            return false;
        }
        seen.push(usage);
    }
    usages.iter().all(|usage| seen.contains(usage))
}

/// The bytes of a key.
pub(crate) fn import_jwk(
    cx: &mut Cx<'_>,
    key: &JsonWebKey,
    hash: Hash,
    is_extractable: bool,
    usages: &[KeyUsage],
) -> Result<Vec<u8>, Thrown> {
    let bytes = key.k.as_ref().and_then(DomString::as_str);
    let bytes = bytes.and_then(|text| URL_SAFE_NO_PAD.decode(text).ok());
    let is_right = is(key.kty.as_ref(), "oct")
        && (key.alg.is_none() || is(key.alg.as_ref(), algorithm(hash)))
        && (usages.is_empty() || key.use_.is_none() || is(key.use_.as_ref(), "sig"))
        && key.key_ops.as_ref().is_none_or(|operations| allows(operations, usages))
        && !(key.ext == Some(false) && is_extractable);
    match bytes.filter(|_| is_right) {
        Some(bytes) => Ok(bytes),
        None => {
            let message = "The JSON Web Key does not fit the algorithm, the usages or the format";
            Err(failure(cx, DomExceptionName::DataError, message))
        }
    }
}

/// The object of a key.
pub(crate) fn export_jwk(cx: &mut Cx<'_>, key: &Value) -> Result<Value, Thrown> {
    let parts = super::with_key(cx, key, |key: &Key| {
        let text = URL_SAFE_NO_PAD.encode(&key.bytes);
        (text, algorithm(key.hash), key.is_extractable, key.usages.clone())
    })?;
    let (text, algorithm, is_extractable, usages) = parts;
    let usages = usages.iter().map(|usage| cx.string(usage.as_str())).collect();
    let members = [
        ("alg", cx.string(algorithm)),
        ("ext", cx.boolean(is_extractable)),
        ("k", cx.string(&text)),
        ("key_ops", cx.array(usages)),
        ("kty", cx.string("oct")),
    ];
    let object = cx.object(None);
    for (name, value) in members {
        cx.set_str(&object, name, &value)?;
    }
    Ok(object)
}
