//! <https://encoding.spec.whatwg.org/#interface-mixin-textdecodercommon>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::streams::text_decoder::State;
use crate::strings::DomString;

fn read<R: Default>(cx: &mut Cx<'_>, this: &Value, read: impl FnOnce(&State) -> R) -> R {
    cx.data(this, |state: &mut State, _| read(state)).unwrap_or_default()
}

/// <https://encoding.spec.whatwg.org/#dom-textdecoder-encoding>
pub(crate) fn encoding(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    Ok(read(cx, this, |state| state.encoding.name().to_ascii_lowercase()).into())
}

/// <https://encoding.spec.whatwg.org/#dom-textdecoder-fatal>
pub(crate) fn fatal(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    Ok(read(cx, this, |state| state.fatal))
}

/// <https://encoding.spec.whatwg.org/#dom-textdecoder-ignorebom>
pub(crate) fn ignore_bom(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    Ok(read(cx, this, |state| state.ignores_bom))
}
