//! <https://webidl.spec.whatwg.org/#idl-DOMException>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::exception::{self, ExceptionData, QuotaData};
use crate::generated::Interface;
use crate::strings::DomString;

/// <https://webidl.spec.whatwg.org/#dom-domexception-domexception>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    message: DomString,
    name: DomString,
) -> Result<Value, Thrown> {
    let data = ExceptionData { name, message, quota: QuotaData::default() };
    Ok(exception::with_prototype(cx, Interface::DOMException, prototype, data))
}

fn data(cx: &mut Cx<'_>, this: &Value) -> ExceptionData {
    exception::data(cx, this).unwrap_or_else(|| ExceptionData {
        name: "Error".into(),
        message: "".into(),
        quota: QuotaData::default(),
    })
}

/// <https://webidl.spec.whatwg.org/#dom-domexception-name>
pub(crate) fn name(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    Ok(data(cx, this).name)
}

/// <https://webidl.spec.whatwg.org/#dom-domexception-message>
pub(crate) fn message(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    Ok(data(cx, this).message)
}

/// <https://webidl.spec.whatwg.org/#dom-domexception-code>
pub(crate) fn code(cx: &mut Cx<'_>, this: &Value) -> Result<u16, Thrown> {
    Ok(exception::code_of(&data(cx, this).name.to_scalar()))
}
