//! <https://encoding.spec.whatwg.org/#interface-textdecoderstream>

use treewright_quickjs::{Thrown, Value};

use crate::generated::dictionaries::TextDecoderOptions;
use crate::streams::text_decoder::new_state;
use crate::strings::DomString;
use crate::{Cx, streams};

/// <https://encoding.spec.whatwg.org/#dom-textdecoderstream>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    label: DomString,
    options: TextDecoderOptions,
) -> Result<Value, Thrown> {
    let state = new_state(cx, "TextDecoderStream", &label, &options)?;
    streams::new_text_decoder_stream(cx, prototype, state)
}
