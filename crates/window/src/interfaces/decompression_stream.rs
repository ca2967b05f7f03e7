//! <https://compression.spec.whatwg.org/#decompression-stream>

use treewright_quickjs::{Thrown, Value};

use crate::generated::enums::CompressionFormat;
use crate::{Cx, streams};

/// <https://compression.spec.whatwg.org/#dom-decompressionstream-decompressionstream>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    format: CompressionFormat,
) -> Result<Value, Thrown> {
    streams::new_decompression_stream(cx, prototype, format)
}
