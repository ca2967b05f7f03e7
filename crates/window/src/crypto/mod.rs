//! Digests and keyed hashes of the Web Cryptography API.
//!
//! <https://w3c.github.io/webcrypto/>
//!
//! The calculations are those of crates; here are the algorithms' names, parameters and checks.

mod jwk;

pub(crate) use jwk::{export_jwk, import_jwk};

use hmac::{Hmac, Mac};
use sha1::Sha1;
use sha2::{Digest, Sha256, Sha384, Sha512};
use treewright_quickjs::{Charge, Thrown, Value};

use crate::bindings::convert::{self, Range};
use crate::bindings::site::Site;
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::Interface;
use crate::generated::enums::KeyUsage;
use crate::generated::unions::AlgorithmIdentifier;
use crate::{Cx, bindings, budget};

/// The bytes that are hashed between two looks at the clock.
const PART: usize = 1 << 20;

/// A hash function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hash {
    Sha1,
    Sha256,
    Sha384,
    Sha512,
}

/// The operations for which an algorithm can be registered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Operation {
    Digest,
    /// Signing, verifying and exporting, which have no parameters.
    Sign,
    ImportKey,
    GenerateKey,
    /// An operation that no algorithm here supports.
    Other,
}

/// A normalized algorithm.
/// <https://w3c.github.io/webcrypto/#dfn-normalize-an-algorithm>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Algorithm {
    Digest(Hash),
    Hmac,
    HmacWith(HmacParameters),
}

/// <https://w3c.github.io/webcrypto/#HmacImportParams-dictionary>,
/// <https://w3c.github.io/webcrypto/#HmacKeyGenParams-dictionary>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct HmacParameters {
    pub(crate) hash: Hash,
    pub(crate) length: Option<u32>,
}

/// The data of a `CryptoKey`: a secret key of HMAC.
pub(crate) struct Key {
    pub(crate) hash: Hash,
    pub(crate) bytes: Vec<u8>,
    /// The number of bits.
    pub(crate) length: u32,
    pub(crate) is_extractable: bool,
    pub(crate) usages: Vec<KeyUsage>,
    _charge: Charge,
}

impl Hash {
    const ALL: [Self; 4] = [Self::Sha1, Self::Sha256, Self::Sha384, Self::Sha512];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Sha1 => "SHA-1",
            Self::Sha256 => "SHA-256",
            Self::Sha384 => "SHA-384",
            Self::Sha512 => "SHA-512",
        }
    }

    /// The size of a block in bits, which is the length of a key without a given one.
    /// <https://w3c.github.io/webcrypto/#hmac-operations>
    pub(crate) const fn block_size(self) -> u32 {
        match self {
            Self::Sha1 | Self::Sha256 => 512,
            Self::Sha384 | Self::Sha512 => 1024,
        }
    }

    fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|hash| hash.name().eq_ignore_ascii_case(name))
    }
}

/// An exception that rejects the promise of an operation.
pub(crate) fn failure(cx: &mut Cx<'_>, name: DomExceptionName, message: &str) -> Thrown {
    dom_exception(cx, name, message)
}

/// An algorithm is not supported for an operation.
pub(crate) fn not_supported(cx: &mut Cx<'_>) -> Thrown {
    let message = "The algorithm is not supported for this operation";
    failure(cx, DomExceptionName::NotSupportedError, message)
}

/// The name of an algorithm, and the object with its parameters.
fn name_of(
    cx: &mut Cx<'_>,
    identifier: AlgorithmIdentifier,
) -> Result<(String, Option<Value>), Thrown> {
    match identifier {
        AlgorithmIdentifier::DomString(name) => Ok((name.into_scalar(), None)),
        AlgorithmIdentifier::Object(object) => {
            let name = cx.get_str(&object, "name")?;
            if name.is_undefined() {
                return Err(cx.type_error("An algorithm must have a name"));
            }
            let name = convert::dom_string(cx, &name)?;
            Ok((name.into_scalar(), Some(object)))
        }
    }
}

/// <https://w3c.github.io/webcrypto/#dfn-normalize-an-algorithm>
pub(crate) fn normalize(
    cx: &mut Cx<'_>,
    identifier: AlgorithmIdentifier,
    operation: Operation,
) -> Result<Algorithm, Thrown> {
    const SITE: &Site = &Site::operation("SubtleCrypto", "importKey");
    let (name, object) = name_of(cx, identifier)?;
    let is_hmac = name.eq_ignore_ascii_case("HMAC");
    match operation {
        Operation::Digest => match Hash::of_name(&name) {
            Some(hash) => Ok(Algorithm::Digest(hash)),
            None => Err(not_supported(cx)),
        },
        Operation::Sign if is_hmac => Ok(Algorithm::Hmac),
        Operation::ImportKey | Operation::GenerateKey if is_hmac => {
            let member = match &object {
                Some(object) => cx.get_str(object, "hash")?,
                None => cx.undefined(),
            };
            if member.is_undefined() {
                return Err(cx.type_error("HMAC needs a hash"));
            }
            let identifier = AlgorithmIdentifier::from_value(cx, &member, SITE.argument(3))?;
            let length = match &object {
                Some(object) => cx.get_str(object, "length")?,
                None => cx.undefined(),
            };
            let length = if length.is_undefined() {
                None
            } else {
                Some(convert::unsigned_long(cx, &length, Range::Enforce, SITE.argument(3))?)
            };
            // The hash is normalized after all members are read.
            let (name, _) = name_of(cx, identifier)?;
            let Some(hash) = Hash::of_name(&name) else { return Err(not_supported(cx)) };
            Ok(Algorithm::HmacWith(HmacParameters { hash, length }))
        }
        _ => Err(not_supported(cx)),
    }
}

fn digest_of<D: Digest>(cx: &mut Cx<'_>, bytes: &[u8]) -> Vec<u8> {
    let mut digest = D::new();
    for part in bytes.chunks(PART) {
        // The script is interrupted when the call returns.
        if budget::is_out_of_time(cx) {
            break;
        }
        digest.update(part);
    }
    digest.finalize().to_vec()
}

/// <https://w3c.github.io/webcrypto/#sha-operations-digest>
pub(crate) fn digest(cx: &mut Cx<'_>, hash: Hash, bytes: &[u8]) -> Vec<u8> {
    match hash {
        Hash::Sha1 => digest_of::<Sha1>(cx, bytes),
        Hash::Sha256 => digest_of::<Sha256>(cx, bytes),
        Hash::Sha384 => digest_of::<Sha384>(cx, bytes),
        Hash::Sha512 => digest_of::<Sha512>(cx, bytes),
    }
}

/// The code of a message, or the comparison with a code, which takes the same time wherever they differ.
fn code_of<M: Mac + hmac::digest::KeyInit>(
    key: &[u8],
    message: &[u8],
    expected: Option<&[u8]>,
) -> Option<Vec<u8>> {
    // A key of HMAC may have any length.
    let mut mac = <M as Mac>::new_from_slice(key).ok()?;
    mac.update(message);
    match expected {
        None => Some(mac.finalize().into_bytes().to_vec()),
        Some(expected) => mac.verify_slice(expected).is_ok().then(Vec::new),
    }
}

/// <https://w3c.github.io/webcrypto/#hmac-operations-sign>, and with an expected signature
/// <https://w3c.github.io/webcrypto/#hmac-operations-verify>: none if it is another one.
pub(crate) fn sign(
    hash: Hash,
    key: &[u8],
    message: &[u8],
    expected: Option<&[u8]>,
) -> Option<Vec<u8>> {
    match hash {
        Hash::Sha1 => code_of::<Hmac<Sha1>>(key, message, expected),
        Hash::Sha256 => code_of::<Hmac<Sha256>>(key, message, expected),
        Hash::Sha384 => code_of::<Hmac<Sha384>>(key, message, expected),
        Hash::Sha512 => code_of::<Hmac<Sha512>>(key, message, expected),
    }
}

/// The object of a key, with each usage once and in the order of the standard.
pub(crate) fn new_key(
    cx: &mut Cx<'_>,
    parameters: (Hash, u32),
    bytes: Vec<u8>,
    is_extractable: bool,
    usages: &[KeyUsage],
) -> Result<Value, Thrown> {
    let known = [KeyUsage::Sign, KeyUsage::Verify];
    let usages: Vec<KeyUsage> = known.into_iter().filter(|usage| usages.contains(usage)).collect();
    if usages.is_empty() {
        let message = "A secret key must have a usage";
        return Err(failure(cx, DomExceptionName::SyntaxError, message));
    }
    let object = bindings::new_object(cx, Interface::CryptoKey)?;
    let charge = cx.host.charge(bytes.len());
    let (hash, length) = parameters;
    let key = Key { hash, bytes, length, is_extractable, usages, _charge: charge };
    cx.set_data(&object, Box::new(key));
    Ok(object)
}

/// Refuses usages that HMAC does not have.
pub(crate) fn check_the_usages(cx: &mut Cx<'_>, usages: &[KeyUsage]) -> Result<(), Thrown> {
    if usages.iter().all(|usage| matches!(usage, KeyUsage::Sign | KeyUsage::Verify)) {
        return Ok(());
    }
    let message = "A key of HMAC signs and verifies only";
    Err(failure(cx, DomExceptionName::SyntaxError, message))
}

/// The length of an imported key in bits.
/// <https://w3c.github.io/webcrypto/#hmac-operations-import-key>
pub(crate) fn imported_length(
    cx: &mut Cx<'_>,
    bytes: &[u8],
    wanted: Option<u32>,
) -> Result<u32, Thrown> {
    let bits = bytes.len().checked_mul(8).and_then(|bits| u32::try_from(bits).ok());
    let bits = bits.filter(|bits| *bits > 0);
    let fits = |bits: &u32| wanted.is_none_or(|wanted| wanted <= *bits && wanted > bits - 8);
    match bits.filter(fits) {
        Some(bits) => Ok(wanted.unwrap_or(bits)),
        None => {
            let message = "The key does not have the length, or is empty";
            Err(failure(cx, DomExceptionName::DataError, message))
        }
    }
}

/// Reads the data of a key.
pub(crate) fn with_key<R>(
    cx: &mut Cx<'_>,
    key: &Value,
    read: impl FnOnce(&Key) -> R,
) -> Result<R, Thrown> {
    match cx.data(key, |key: &mut Key, _| read(key)) {
        Some(result) => Ok(result),
        None => Err(cx.type_error("Illegal invocation")),
    }
}
