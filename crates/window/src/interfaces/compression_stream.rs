//! <https://compression.spec.whatwg.org/#compression-stream>

use treewright_quickjs::{Thrown, Value};

use crate::generated::enums::CompressionFormat;
use crate::{Cx, streams};

/// <https://compression.spec.whatwg.org/#dom-compressionstream-compressionstream>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    format: CompressionFormat,
) -> Result<Value, Thrown> {
    streams::new_compression_stream(cx, prototype, format)
}
