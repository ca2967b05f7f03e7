//! Streams that compress and decompress.
//!
//! <https://compression.spec.whatwg.org/>

use std::io::{self, Write};

use brotli::enc::BrotliEncoderParams;
use flate2::write::{DeflateEncoder, GzDecoder, GzEncoder, ZlibEncoder};
use flate2::{Compression, Decompress, FlushDecompress, Status};
use treewright_quickjs::{Thrown, Value};

use super::text::new_object;
use super::transform_controller::{Steps, Transformation, enqueue};
use super::{Done, with};
use crate::bindings::convert::{self, Buffer};
use crate::bindings::site::Site;
use crate::generated::Interface;
use crate::generated::enums::CompressionFormat;
use crate::memory::used_up;
use crate::{Cx, budget};

/// The bytes that one of these streams takes, about.
const MEMORY: usize = 384 << 10;

/// The input that is worked on before the clock and the memory are looked at. Each byte of it can become a thousand.
const PIECE: usize = 1 << 10;

/// The output of a decoder of one call.
const OUTPUT: usize = 1 << 16;

enum Encoder {
    Brotli(Box<brotli::CompressorWriter<Vec<u8>>>),
    Deflate(ZlibEncoder<Vec<u8>>),
    Raw(DeflateEncoder<Vec<u8>>),
    Gzip(GzEncoder<Vec<u8>>),
}

impl Encoder {
    fn new(format: CompressionFormat) -> Self {
        let level = Compression::default();
        match format {
            CompressionFormat::Brotli => {
                let parameters =
                    BrotliEncoderParams { quality: 5, lgwin: 18, ..Default::default() };
                let writer = brotli::CompressorWriter::with_params(Vec::new(), 4096, &parameters);
                Self::Brotli(Box::new(writer))
            }
            CompressionFormat::Deflate => Self::Deflate(ZlibEncoder::new(Vec::new(), level)),
            CompressionFormat::DeflateRaw => Self::Raw(DeflateEncoder::new(Vec::new(), level)),
            CompressionFormat::Gzip => Self::Gzip(GzEncoder::new(Vec::new(), level)),
        }
    }

    /// The output for some input, and the rest of it for none.
    fn write(&mut self, bytes: Option<&[u8]>) -> io::Result<Vec<u8>> {
        match (&mut *self, bytes) {
            (Self::Brotli(writer), Some(bytes)) => writer.write_all(bytes)?,
            (Self::Deflate(writer), Some(bytes)) => writer.write_all(bytes)?,
            (Self::Raw(writer), Some(bytes)) => writer.write_all(bytes)?,
            (Self::Gzip(writer), Some(bytes)) => writer.write_all(bytes)?,
            (Self::Brotli(writer), None) => {
                let empty = brotli::CompressorWriter::new(Vec::new(), 4096, 5, 18);
                return Ok(std::mem::replace(&mut **writer, empty).into_inner());
            }
            (Self::Deflate(writer), None) => writer.try_finish()?,
            (Self::Raw(writer), None) => writer.try_finish()?,
            (Self::Gzip(writer), None) => writer.try_finish()?,
        }
        Ok(std::mem::take(match self {
            Self::Brotli(writer) => writer.get_mut(),
            Self::Deflate(writer) => writer.get_mut(),
            Self::Raw(writer) => writer.get_mut(),
            Self::Gzip(writer) => writer.get_mut(),
        }))
    }
}

enum Decoder {
    Brotli(Box<brotli::DecompressorWriter<Vec<u8>>>),
    /// Deflate with or without the header of zlib, and if its end has come.
    Deflate(Decompress, bool),
    Gzip(Box<GzDecoder<Vec<u8>>>),
}

fn invalid() -> io::Error {
    io::Error::from(io::ErrorKind::InvalidData)
}

impl Decoder {
    fn new(format: CompressionFormat) -> Self {
        match format {
            CompressionFormat::Brotli => {
                Self::Brotli(Box::new(brotli::DecompressorWriter::new(Vec::new(), 4096)))
            }
            CompressionFormat::Deflate => Self::Deflate(Decompress::new(true), false),
            CompressionFormat::DeflateRaw => Self::Deflate(Decompress::new(false), false),
            CompressionFormat::Gzip => Self::Gzip(Box::new(GzDecoder::new(Vec::new()))),
        }
    }

    /// Takes some input; gives the number of its bytes that were used, and output. Input after the end is an error.
    fn write(&mut self, bytes: &[u8]) -> io::Result<(usize, Vec<u8>)> {
        let (used, output) = match self {
            Self::Brotli(writer) => (writer.write(bytes)?, std::mem::take(writer.get_mut())),
            Self::Gzip(writer) => (writer.write(bytes)?, std::mem::take(writer.get_mut())),
            Self::Deflate(state, has_ended) => {
                if *has_ended {
                    return Err(invalid());
                }
                let mut output = Vec::with_capacity(OUTPUT);
                let before = state.total_in();
                let status = state.decompress_vec(bytes, &mut output, FlushDecompress::None);
                *has_ended = status.map_err(io::Error::other)? == Status::StreamEnd;
                let used = usize::try_from(state.total_in().saturating_sub(before));
                let used = used.unwrap_or_default();
                if used == 0 && output.is_empty() && !*has_ended {
                    return Err(invalid());
                }
                return Ok((used, output));
            }
        };
        if used == 0 && output.is_empty() && !bytes.is_empty() {
            return Err(invalid());
        }
        Ok((used, output))
    }

    /// True if output is left that needs no input.
    fn has_more(&self, output: &[u8]) -> bool {
        matches!(self, Self::Deflate(_, false)) && output.len() == OUTPUT
    }

    /// The rest of the output. An error if the end has not come.
    fn finish(&mut self) -> io::Result<Vec<u8>> {
        match self {
            Self::Brotli(writer) => {
                writer.close()?;
                Ok(std::mem::take(writer.get_mut()))
            }
            Self::Gzip(writer) => {
                writer.try_finish()?;
                Ok(std::mem::take(writer.get_mut()))
            }
            Self::Deflate(_, true) => Ok(Vec::new()),
            Self::Deflate(_, false) => Err(invalid()),
        }
    }
}

/// The state of a stream, with what is charged for it.
struct State<T> {
    coder: T,
    _charge: treewright_quickjs::Charge,
}

/// <https://compression.spec.whatwg.org/#dom-compressionstream-compressionstream>
pub(crate) fn new_compression_stream(
    cx: &mut Cx<'_>,
    prototype: &Value,
    format: CompressionFormat,
) -> Result<Value, Thrown> {
    let charge = cx.host.charge(MEMORY);
    let object = new_object(cx, Interface::CompressionStream, prototype, Transformation::Compress)?;
    cx.set_data(&object, Box::new(State { coder: Encoder::new(format), _charge: charge }));
    Ok(object)
}

/// <https://compression.spec.whatwg.org/#dom-decompressionstream-decompressionstream>
pub(crate) fn new_decompression_stream(
    cx: &mut Cx<'_>,
    prototype: &Value,
    format: CompressionFormat,
) -> Result<Value, Thrown> {
    let charge = cx.host.charge(MEMORY);
    let kind = Transformation::Decompress;
    let object = new_object(cx, Interface::DecompressionStream, prototype, kind)?;
    cx.set_data(&object, Box::new(State { coder: Decoder::new(format), _charge: charge }));
    Ok(object)
}

/// The bytes of a chunk.
fn bytes_of(cx: &mut Cx<'_>, chunk: &Value, site: &'static Site) -> Result<Vec<u8>, Thrown> {
    let chunk = convert::buffer(cx, chunk, Buffer::BufferSource, false, false, site.argument(1))?;
    Ok(cx.bytes(&chunk).unwrap_or_default())
}

fn enqueue_bytes(cx: &mut Cx<'_>, controller: &Value, bytes: Vec<u8>) -> Done {
    if bytes.is_empty() {
        return Ok(());
    }
    let chunk = cx.uint8_array(bytes);
    enqueue(cx, controller, &chunk)
}

/// Ends work that takes too long or too much.
fn look(cx: &mut Cx<'_>) -> Done {
    if cx.host.is_to_stop() || budget::is_out_of_time(cx) { Err(used_up(cx)) } else { Ok(()) }
}

/// <https://compression.spec.whatwg.org/#compress-and-enqueue-a-chunk>,
/// <https://compression.spec.whatwg.org/#compress-flush-and-enqueue>
pub(super) fn compress(
    cx: &mut Cx<'_>,
    controller: &Value,
    object: &Value,
    steps: Steps<'_>,
) -> Done {
    const SITE: &Site = &Site::operation("CompressionStream", "write");
    let write = |cx: &mut Cx<'_>, bytes: Option<&[u8]>| {
        let written = with(cx, object, |state: &mut State<Encoder>| state.coder.write(bytes))?;
        let written = written.map_err(|_| cx.type_error("The data cannot be compressed"))?;
        enqueue_bytes(cx, controller, written)
    };
    match steps {
        Steps::Transform(chunk) => {
            let bytes = bytes_of(cx, chunk, SITE)?;
            for piece in bytes.chunks(OUTPUT) {
                look(cx)?;
                write(cx, Some(piece))?;
            }
            Ok(())
        }
        Steps::Flush => write(cx, None),
        Steps::Cancel(_) => Ok(()),
    }
}

/// <https://compression.spec.whatwg.org/#decompress-and-enqueue-a-chunk>,
/// <https://compression.spec.whatwg.org/#decompress-flush-and-enqueue>
pub(super) fn decompress(
    cx: &mut Cx<'_>,
    controller: &Value,
    object: &Value,
    steps: Steps<'_>,
) -> Done {
    const SITE: &Site = &Site::operation("DecompressionStream", "write");
    let bytes = match steps {
        Steps::Transform(chunk) => bytes_of(cx, chunk, SITE)?,
        Steps::Flush => {
            let rest = with(cx, object, |state: &mut State<Decoder>| state.coder.finish())?;
            let rest = rest.map_err(|_| cx.type_error("The compressed data is not complete"))?;
            return enqueue_bytes(cx, controller, rest);
        }
        Steps::Cancel(_) => return Ok(()),
    };
    for piece in bytes.chunks(PIECE) {
        let mut left = piece;
        let mut has_more = false;
        while has_more || !left.is_empty() {
            look(cx)?;
            let written = with(cx, object, |state: &mut State<Decoder>| {
                let written = state.coder.write(left)?;
                let has_more = state.coder.has_more(&written.1);
                io::Result::Ok((written, has_more))
            })?;
            let ((used, output), more) =
                written.map_err(|_| cx.type_error("The compressed data is not valid"))?;
            left = left.get(used..).unwrap_or_default();
            has_more = more;
            enqueue_bytes(cx, controller, output)?;
        }
    }
    Ok(())
}
