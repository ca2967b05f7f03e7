//! <https://w3c.github.io/webcrypto/#cryptokey-interface>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::crypto::with_key;
use crate::generated::enums::KeyType;

/// The slots of the objects that a key gives.
const ALGORITHM: u64 = 100;
const USAGES: u64 = 101;

/// <https://w3c.github.io/webcrypto/#dom-cryptokey-type>
pub(crate) fn type_(_cx: &mut Cx<'_>, _this: &Value) -> Result<KeyType, Thrown> {
    Ok(KeyType::Secret)
}

/// <https://w3c.github.io/webcrypto/#dom-cryptokey-extractable>
pub(crate) fn extractable(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    with_key(cx, this, |key| key.is_extractable)
}

/// <https://w3c.github.io/webcrypto/#dom-cryptokey-algorithm>
pub(crate) fn algorithm(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    if let Some(algorithm) = cx.slot(this, ALGORITHM) {
        return Ok(algorithm);
    }
    let (hash, length) = with_key(cx, this, |key| (key.hash.name(), key.length))?;
    let of_hash = cx.object(None);
    let name = cx.string(hash);
    cx.set_str(&of_hash, "name", &name)?;
    let algorithm = cx.object(None);
    let members =
        [("name", cx.string("HMAC")), ("hash", of_hash), ("length", cx.number(f64::from(length)))];
    for (name, value) in members {
        cx.set_str(&algorithm, name, &value)?;
    }
    cx.set_slot(this, ALGORITHM, &algorithm);
    Ok(algorithm)
}

/// <https://w3c.github.io/webcrypto/#dom-cryptokey-usages>
pub(crate) fn usages(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    if let Some(usages) = cx.slot(this, USAGES) {
        return Ok(usages);
    }
    let usages = with_key(cx, this, |key| key.usages.clone())?;
    let usages = usages.iter().map(|usage| cx.string(usage.as_str())).collect();
    let usages = cx.array(usages);
    cx.set_slot(this, USAGES, &usages);
    Ok(usages)
}
