//! <https://encoding.spec.whatwg.org/#interface-textencoderstream>

use treewright_quickjs::{Thrown, Value};

use crate::{Cx, streams};

/// <https://encoding.spec.whatwg.org/#dom-textencoderstream>
pub(crate) fn constructor(cx: &mut Cx<'_>, prototype: &Value) -> Result<Value, Thrown> {
    streams::new_text_encoder_stream(cx, prototype)
}
