//! Blobs and files: bytes that do not change, with a type.
//!
//! <https://w3c.github.io/FileAPI/>

use std::sync::Arc;

use treewright_quickjs::{Charge, Thrown, Value};

use crate::Cx;
use crate::bindings;
use crate::generated::Interface;
use crate::generated::enums::EndingType;
use crate::generated::unions::BlobPart;

/// The data of a blob, and the additions of a file.
#[derive(Clone, Debug, Default)]
pub(crate) struct Blob {
    pub(crate) bytes: Arc<[u8]>,
    pub(crate) of_type: String,
    pub(crate) name: String,
    /// In milliseconds since 1970.
    pub(crate) last_modified: i64,
    /// Counts the bytes.
    #[expect(dead_code, reason = "it counts until the last blob with these bytes is dropped")]
    pub(crate) charge: Option<Arc<Charge>>,
}

impl Blob {
    /// A blob of bytes that no other one has yet.
    pub(crate) fn new(cx: &Cx<'_>, bytes: impl Into<Arc<[u8]>>, of_type: String) -> Self {
        let bytes = bytes.into();
        let charge = Some(Arc::new(cx.host.charge(bytes.len())));
        Self { bytes, of_type, charge, ..Self::default() }
    }
}

/// The data of an object.
pub(crate) fn blob_of(cx: &mut Cx<'_>, object: &Value) -> Blob {
    cx.data(object, |blob: &mut Blob, _| blob.clone()).unwrap_or_default()
}

/// A new `Blob` of bytes.
pub(crate) fn new_blob(
    cx: &mut Cx<'_>,
    bytes: impl Into<Arc<[u8]>>,
    of_type: &str,
) -> Result<Value, Thrown> {
    let object = bindings::new_object(cx, Interface::Blob)?;
    cx.set_data(&object, Box::new(Blob::new(cx, bytes, of_type.to_owned())));
    Ok(object)
}

/// A new `File`.
pub(crate) fn new_file(cx: &mut Cx<'_>, file: Blob) -> Result<Value, Thrown> {
    let object = bindings::new_object(cx, Interface::File)?;
    cx.set_data(&object, Box::new(file));
    Ok(object)
}

/// <https://w3c.github.io/FileAPI/#process-blob-parts>
pub(crate) fn process_blob_parts(
    cx: &mut Cx<'_>,
    parts: Vec<BlobPart>,
    endings: EndingType,
) -> Result<Vec<u8>, Thrown> {
    let mut bytes = Vec::new();
    for part in parts {
        let length = match &part {
            BlobPart::BufferSource(buffer) => cx.buffer_len(buffer).unwrap_or(0),
            BlobPart::Blob(blob) => blob_of(cx, blob).bytes.len(),
            BlobPart::UsvString(text) => text.len(),
        };
        crate::memory::demand(cx, bytes.len().saturating_add(length))?;
        match part {
            BlobPart::BufferSource(buffer) => bytes.extend(cx.bytes(&buffer).unwrap_or_default()),
            BlobPart::Blob(blob) => bytes.extend_from_slice(&blob_of(cx, &blob).bytes),
            BlobPart::UsvString(text) if endings == EndingType::Native => {
                bytes.extend(convert_line_endings_to_native(&text).into_bytes());
            }
            BlobPart::UsvString(text) => bytes.extend(text.into_bytes()),
        }
    }
    Ok(bytes)
}

/// The native line ending here is a line feed.
/// <https://w3c.github.io/FileAPI/#convert-line-endings-to-native>
fn convert_line_endings_to_native(text: &str) -> String {
    text.replace("\r\n", "\n").replace('\r', "\n")
}

/// The normalized type: in lower case, and empty if it has other characters than printable ASCII.
pub(crate) fn normalized_type(of_type: &str) -> String {
    if of_type.bytes().all(|byte| matches!(byte, 0x20..=0x7E)) {
        of_type.to_ascii_lowercase()
    } else {
        String::new()
    }
}

/// The time of the calendar, in milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}
