//! The state of text decoders, of `TextDecoder` and of `TextDecoderStream`.
//!
//! <https://encoding.spec.whatwg.org/#textdecodercommon>

use encoding_rs::{CoderResult, Decoder, DecoderResult, Encoding, REPLACEMENT};
use treewright_quickjs::Thrown;

use crate::Cx;
use crate::generated::dictionaries::TextDecoderOptions;
use crate::strings::DomString;

/// The state of an object.
pub(crate) struct State {
    pub(crate) encoding: &'static Encoding,
    pub(crate) fatal: bool,
    pub(crate) ignores_bom: bool,
    decoder: Option<Decoder>,
    /// <https://encoding.spec.whatwg.org/#textdecoder-do-not-flush-flag>
    does_not_flush: bool,
}

impl State {
    fn new_decoder(&self) -> Decoder {
        if self.ignores_bom {
            self.encoding.new_decoder_without_bom_handling()
        } else {
            self.encoding.new_decoder_with_bom_removal()
        }
    }

    /// <https://encoding.spec.whatwg.org/#dom-textdecoder-decode>
    pub(crate) fn decode(&mut self, mut bytes: &[u8], streams: bool) -> Option<String> {
        let mut decoder = match self.decoder.take() {
            Some(decoder) if self.does_not_flush => decoder,
            _ => self.new_decoder(),
        };
        self.does_not_flush = streams;
        let mut text = String::new();
        let is_valid = loop {
            let needed = decoder.max_utf8_buffer_length(bytes.len()).unwrap_or(bytes.len());
            text.reserve(needed.max(16));
            let (is_done, is_malformed, read) = if self.fatal {
                let (result, read) =
                    decoder.decode_to_string_without_replacement(bytes, &mut text, !streams);
                let is_malformed = matches!(result, DecoderResult::Malformed(..));
                (result == DecoderResult::InputEmpty, is_malformed, read)
            } else {
                let (result, read, _) = decoder.decode_to_string(bytes, &mut text, !streams);
                (result == CoderResult::InputEmpty, false, read)
            };
            bytes = bytes.get(read..).unwrap_or_default();
            if is_done || is_malformed {
                break !is_malformed;
            }
        };
        if streams {
            self.decoder = Some(decoder);
        }
        is_valid.then_some(text)
    }
}

/// The state that both constructors set.
pub(crate) fn new_state(
    cx: &Cx<'_>,
    interface: &str,
    label: &DomString,
    options: &TextDecoderOptions,
) -> Result<State, Thrown> {
    let encoding = label.as_str().and_then(|label| Encoding::for_label(label.as_bytes()));
    let Some(encoding) = encoding.filter(|encoding| *encoding != REPLACEMENT) else {
        return Err(cx.range_error(&format!(
            "Failed to construct '{interface}': The encoding label is invalid"
        )));
    };
    Ok(State {
        encoding,
        fatal: options.fatal,
        ignores_bom: options.ignore_bom,
        decoder: None,
        does_not_flush: false,
    })
}
