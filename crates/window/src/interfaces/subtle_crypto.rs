//! <https://w3c.github.io/webcrypto/#subtlecrypto-interface>
//!
//! Digests and HMAC. No other algorithm is registered, so operations with one are rejected as not supported. Everything
//! is calculated at once; the functions return the values that promises are resolved with.

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::crypto::{
    self, Algorithm, Key, Operation, check_the_usages, failure, imported_length, new_key,
    normalize, not_supported, with_key,
};
use crate::exception::DomExceptionName;
use crate::generated::enums::{KeyFormat, KeyUsage};
use crate::generated::unions::{AlgorithmIdentifier, BufferSourceOrJsonWebKey};
use crate::random::random_bytes;

fn bytes(cx: &Cx<'_>, data: &Value) -> Vec<u8> {
    cx.bytes(data).unwrap_or_default()
}

/// An operation that no algorithm supports.
fn refuse(cx: &mut Cx<'_>, algorithm: AlgorithmIdentifier) -> Result<Value, Thrown> {
    normalize(cx, algorithm, Operation::Other)?;
    Err(not_supported(cx))
}

/// <https://w3c.github.io/webcrypto/#SubtleCrypto-method-encrypt>
pub(crate) fn encrypt(
    cx: &mut Cx<'_>,
    _this: &Value,
    algorithm: AlgorithmIdentifier,
    _key: Value,
    _data: Value,
) -> Result<Value, Thrown> {
    refuse(cx, algorithm)
}

/// <https://w3c.github.io/webcrypto/#SubtleCrypto-method-decrypt>
pub(crate) fn decrypt(
    cx: &mut Cx<'_>,
    _this: &Value,
    algorithm: AlgorithmIdentifier,
    _key: Value,
    _data: Value,
) -> Result<Value, Thrown> {
    refuse(cx, algorithm)
}

/// The code of data with a key, or its comparison with a signature.
fn sign_or_verify(
    cx: &mut Cx<'_>,
    algorithm: AlgorithmIdentifier,
    key: &Value,
    data: &Value,
    signature: Option<&Value>,
) -> Result<Option<Vec<u8>>, Thrown> {
    normalize(cx, algorithm, Operation::Sign)?;
    let usage = if signature.is_some() { KeyUsage::Verify } else { KeyUsage::Sign };
    let (data, signature) = (bytes(cx, data), signature.map(|signature| bytes(cx, signature)));
    let result = with_key(cx, key, |key: &Key| {
        key.usages
            .contains(&usage)
            .then(|| crypto::sign(key.hash, &key.bytes, &data, signature.as_deref()))
    })?;
    match result {
        Some(result) => Ok(result),
        None => {
            let message = "The key does not have this usage";
            Err(failure(cx, DomExceptionName::InvalidAccessError, message))
        }
    }
}

/// <https://w3c.github.io/webcrypto/#SubtleCrypto-method-sign>
pub(crate) fn sign(
    cx: &mut Cx<'_>,
    _this: &Value,
    algorithm: AlgorithmIdentifier,
    key: Value,
    data: Value,
) -> Result<Value, Thrown> {
    let code = sign_or_verify(cx, algorithm, &key, &data, None)?;
    cx.array_buffer_of(&code.unwrap_or_default())
}

/// <https://w3c.github.io/webcrypto/#SubtleCrypto-method-verify>
pub(crate) fn verify(
    cx: &mut Cx<'_>,
    _this: &Value,
    algorithm: AlgorithmIdentifier,
    key: Value,
    signature: Value,
    data: Value,
) -> Result<Value, Thrown> {
    let result = sign_or_verify(cx, algorithm, &key, &data, Some(&signature))?;
    Ok(cx.boolean(result.is_some()))
}

/// <https://w3c.github.io/webcrypto/#SubtleCrypto-method-digest>
pub(crate) fn digest(
    cx: &mut Cx<'_>,
    _this: &Value,
    algorithm: AlgorithmIdentifier,
    data: Value,
) -> Result<Value, Thrown> {
    match normalize(cx, algorithm, Operation::Digest)? {
        Algorithm::Digest(hash) => {
            let data = bytes(cx, &data);
            let digest = crypto::digest(cx, hash, &data);
            cx.array_buffer_of(&digest)
        }
        Algorithm::Hmac | Algorithm::HmacWith(_) => Err(not_supported(cx)),
    }
}

/// <https://w3c.github.io/webcrypto/#SubtleCrypto-method-generateKey>,
/// <https://w3c.github.io/webcrypto/#hmac-operations-generate-key>
pub(crate) fn generate_key(
    cx: &mut Cx<'_>,
    _this: &Value,
    algorithm: AlgorithmIdentifier,
    is_extractable: bool,
    usages: Vec<KeyUsage>,
) -> Result<Value, Thrown> {
    let Algorithm::HmacWith(parameters) = normalize(cx, algorithm, Operation::GenerateKey)? else {
        return Err(not_supported(cx));
    };
    check_the_usages(cx, &usages)?;
    let length = parameters.length.unwrap_or_else(|| parameters.hash.block_size());
    let count = usize::try_from(length.div_ceil(8)).unwrap_or(usize::MAX);
    if count == 0 || !cx.memory().has_room_for(count) {
        let message = "A key cannot have this length";
        return Err(failure(cx, DomExceptionName::OperationError, message));
    }
    let mut key = vec![0; count];
    random_bytes(cx, &mut key)?;
    new_key(cx, (parameters.hash, length), key, is_extractable, &usages)
}

/// <https://w3c.github.io/webcrypto/#SubtleCrypto-method-deriveKey>
pub(crate) fn derive_key(
    cx: &mut Cx<'_>,
    _this: &Value,
    algorithm: AlgorithmIdentifier,
    _base_key: Value,
    _derived_key_type: AlgorithmIdentifier,
    _is_extractable: bool,
    _usages: Vec<KeyUsage>,
) -> Result<Value, Thrown> {
    refuse(cx, algorithm)
}

/// <https://w3c.github.io/webcrypto/#SubtleCrypto-method-deriveBits>
pub(crate) fn derive_bits(
    cx: &mut Cx<'_>,
    _this: &Value,
    algorithm: AlgorithmIdentifier,
    _base_key: Value,
    _length: Option<u32>,
) -> Result<Value, Thrown> {
    refuse(cx, algorithm)
}

/// <https://w3c.github.io/webcrypto/#SubtleCrypto-method-importKey>,
/// <https://w3c.github.io/webcrypto/#hmac-operations-import-key>
pub(crate) fn import_key(
    cx: &mut Cx<'_>,
    _this: &Value,
    format: KeyFormat,
    data: BufferSourceOrJsonWebKey,
    algorithm: AlgorithmIdentifier,
    is_extractable: bool,
    usages: Vec<KeyUsage>,
) -> Result<Value, Thrown> {
    let Algorithm::HmacWith(parameters) = normalize(cx, algorithm, Operation::ImportKey)? else {
        return Err(not_supported(cx));
    };
    let is_a_jwk = matches!(data, BufferSourceOrJsonWebKey::JsonWebKey(_));
    if is_a_jwk != (format == KeyFormat::Jwk) {
        return Err(cx.type_error("The key is not in the format"));
    }
    check_the_usages(cx, &usages)?;
    if !matches!(format, KeyFormat::Raw | KeyFormat::Jwk) {
        return Err(not_supported(cx));
    }
    let hash = parameters.hash;
    let key = match data {
        BufferSourceOrJsonWebKey::BufferSource(data) => bytes(cx, &data),
        BufferSourceOrJsonWebKey::JsonWebKey(key) => {
            crypto::import_jwk(cx, &key, hash, is_extractable, &usages)?
        }
    };
    let length = imported_length(cx, &key, parameters.length)?;
    new_key(cx, (hash, length), key, is_extractable, &usages)
}

/// <https://w3c.github.io/webcrypto/#SubtleCrypto-method-exportKey>
pub(crate) fn export_key(
    cx: &mut Cx<'_>,
    _this: &Value,
    format: KeyFormat,
    key: Value,
) -> Result<Value, Thrown> {
    let exported = with_key(cx, &key, |key: &Key| key.is_extractable.then(|| key.bytes.clone()))?;
    let Some(exported) = exported else {
        let message = "The key is not extractable";
        return Err(failure(cx, DomExceptionName::InvalidAccessError, message));
    };
    match format {
        KeyFormat::Raw => cx.array_buffer_of(&exported),
        KeyFormat::Jwk => crypto::export_jwk(cx, &key),
        KeyFormat::Spki | KeyFormat::Pkcs8 => Err(not_supported(cx)),
    }
}

/// <https://w3c.github.io/webcrypto/#SubtleCrypto-method-wrapKey>
pub(crate) fn wrap_key(
    cx: &mut Cx<'_>,
    _this: &Value,
    _format: KeyFormat,
    _key: Value,
    _wrapping_key: Value,
    algorithm: AlgorithmIdentifier,
) -> Result<Value, Thrown> {
    refuse(cx, algorithm)
}

/// <https://w3c.github.io/webcrypto/#SubtleCrypto-method-unwrapKey>
#[expect(clippy::too_many_arguments, reason = "those of the method")]
pub(crate) fn unwrap_key(
    cx: &mut Cx<'_>,
    _this: &Value,
    _format: KeyFormat,
    _wrapped_key: Value,
    _unwrapping_key: Value,
    algorithm: AlgorithmIdentifier,
    _key_algorithm: AlgorithmIdentifier,
    _is_extractable: bool,
    _usages: Vec<KeyUsage>,
) -> Result<Value, Thrown> {
    refuse(cx, algorithm)
}
