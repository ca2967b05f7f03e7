//! <https://w3c.github.io/FileAPI/#dfn-file>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bindings;
use crate::blobs::{self, Blob, blob_of, normalized_type, process_blob_parts};
use crate::generated::Interface;
use crate::generated::dictionaries::FilePropertyBag;
use crate::generated::unions::BlobPart;
use crate::strings::DomString;

/// <https://w3c.github.io/FileAPI/#dom-file-file>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    file_bits: Vec<BlobPart>,
    file_name: String,
    options: FilePropertyBag,
) -> Result<Value, Thrown> {
    let bytes = process_blob_parts(cx, file_bits, options.base.endings)?;
    let of_type = normalized_type(&options.base.type_.to_scalar());
    let last_modified = options.last_modified.unwrap_or_else(blobs::now);
    let object = bindings::new_object_with(cx, Interface::File, prototype);
    let blob = Blob::new(cx, bytes, of_type);
    cx.set_data(&object, Box::new(Blob { name: file_name, last_modified, ..blob }));
    Ok(object)
}

/// <https://wicg.github.io/entries-api/#file-name>
pub(crate) fn name(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    Ok(blob_of(cx, this).name.into())
}

/// <https://w3c.github.io/FileAPI/#dfn-lastModified>
pub(crate) fn last_modified(cx: &mut Cx<'_>, this: &Value) -> Result<i64, Thrown> {
    Ok(blob_of(cx, this).last_modified)
}
