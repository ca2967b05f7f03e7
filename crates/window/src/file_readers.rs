//! Reading of blobs with events.
//!
//! <https://w3c.github.io/FileAPI/#reading-a-file>

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use encoding_rs::{Encoding, UTF_8};
use treewright_microsyntaxes::mime::MimeType;
use treewright_quickjs::{Realm, Thrown, Value};

use crate::Cx;
use crate::blobs::{Blob, blob_of};
use crate::event_loop::{Steps, TaskSource};
use crate::fetching;
use crate::global_objects::document_of_the_current_global;
use crate::xhr::{fire_a_progress_event, invalid_state};

/// The slot of the result.
pub(crate) const READ_RESULT: u64 = 20;

/// The slot of the error.
pub(crate) const READ_ERROR: u64 = 21;

/// <https://w3c.github.io/FileAPI/#filereader-state>
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum State {
    #[default]
    Empty,
    Loading,
    Done,
}

/// The state of a reader, apart from values.
#[derive(Debug, Default)]
pub(crate) struct FileReader {
    pub(crate) state: State,
    /// Counts the reads and aborts, so that the tasks of an aborted read do nothing.
    generation: u64,
}

/// The format that the bytes are converted to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    ArrayBuffer,
    BinaryString,
    /// With the label of an encoding, if one was given.
    Text(Option<String>),
    DataUrl,
}

/// Reads or changes the state of a reader.
pub(crate) fn with<R>(
    cx: &mut Cx<'_>,
    this: &Value,
    work: impl FnOnce(&mut FileReader) -> R,
) -> Result<R, Thrown> {
    match cx.data(this, |reader: &mut FileReader, _| work(reader)) {
        Some(result) => Ok(result),
        None => Err(cx.type_error("Illegal invocation")),
    }
}

/// A running read.
struct Read {
    reader: Value,
    realm: Realm,
    generation: u64,
    blob: Blob,
    format: Format,
}

/// All bytes of a blob are at hand: they are one chunk.
/// <https://w3c.github.io/FileAPI/#readOperation>
pub(crate) fn read_operation(
    cx: &mut Cx<'_>,
    this: &Value,
    blob: &Value,
    format: Format,
) -> Result<(), Thrown> {
    if with(cx, this, |reader| reader.state == State::Loading)? {
        return Err(invalid_state(cx, "The reader reads another blob"));
    }
    let document = document_of_the_current_global(cx)?;
    let generation = with(cx, this, |reader| {
        reader.state = State::Loading;
        reader.generation = reader.generation.saturating_add(1);
        reader.generation
    })?;
    cx.take_slot(this, READ_RESULT);
    cx.take_slot(this, READ_ERROR);
    let blob = blob_of(cx, blob);
    let read = Read { reader: this.clone(), realm: cx.realm(), generation, blob, format };
    let steps: Steps = Box::new(|cx| read.run(cx, Read::begin));
    cx.host.event_loop.queue_a_task(TaskSource::FileReading, Some(document), steps);
    Ok(())
}

impl Read {
    fn length(&self) -> u64 {
        self.blob.bytes.len() as u64
    }

    /// Runs steps in the realm, unless the read was aborted.
    fn run(self, cx: &mut Cx<'_>, steps: impl FnOnce(Self, &mut Cx<'_>)) {
        let realm = self.realm.clone();
        cx.in_realm(&realm, |cx| {
            let generation = self.generation;
            if with(cx, &self.reader, |reader| reader.generation == generation).unwrap_or(false) {
                steps(self, cx);
            }
        });
    }

    fn begin(self, cx: &mut Cx<'_>) {
        fire_a_progress_event(cx, &self.reader, "loadstart", 0, self.length());
        let next = if self.length() == 0 { Self::end } else { Self::progress };
        self.queue(cx, next);
    }

    fn queue(self, cx: &mut Cx<'_>, next: fn(Self, &mut Cx<'_>)) {
        let document = document_of_the_current_global(cx).ok();
        let steps: Steps = Box::new(move |cx| self.run(cx, next));
        cx.host.event_loop.queue_a_task(TaskSource::FileReading, document, steps);
    }

    fn progress(self, cx: &mut Cx<'_>) {
        fire_a_progress_event(cx, &self.reader, "progress", self.length(), self.length());
        self.queue(cx, Self::end);
    }

    /// The last task of the operation.
    fn end(self, cx: &mut Cx<'_>) {
        // It is a reader, so nothing is thrown.
        let _is_done = with(cx, &self.reader, |reader| reader.state = State::Done);
        let length = self.length();
        match package_data(cx, &self.blob, &self.format) {
            Ok(result) => {
                cx.set_slot(&self.reader, READ_RESULT, &result);
                fire_a_progress_event(cx, &self.reader, "load", length, length);
            }
            Err(thrown) if thrown.uncatchable => return,
            Err(thrown) => {
                cx.set_slot(&self.reader, READ_ERROR, &thrown.value);
                fire_a_progress_event(cx, &self.reader, "error", 0, 0);
            }
        }
        // A listener may have begun to read again.
        if !with(cx, &self.reader, |reader| reader.state == State::Loading).unwrap_or(true) {
            fire_a_progress_event(cx, &self.reader, "loadend", length, length);
        }
    }
}

/// The steps of `FileReaderSync`.
/// <https://w3c.github.io/FileAPI/#FileReaderSync>
pub(crate) fn read_at_once(
    cx: &mut Cx<'_>,
    blob: &Value,
    format: &Format,
) -> Result<Value, Thrown> {
    let blob = blob_of(cx, blob);
    package_data(cx, &blob, format)
}

/// <https://w3c.github.io/FileAPI/#blob-package-data>
fn package_data(cx: &mut Cx<'_>, blob: &Blob, format: &Format) -> Result<Value, Thrown> {
    Ok(match format {
        Format::ArrayBuffer => return cx.array_buffer_of(&blob.bytes),
        Format::BinaryString => {
            let units: Vec<u16> = blob.bytes.iter().copied().map(u16::from).collect();
            cx.string_utf16(&units)
        }
        Format::Text(label) => {
            let label = label.as_ref().and_then(|label| Encoding::for_label(label.as_bytes()));
            let encoding = label.or_else(|| {
                let mime: MimeType = blob.of_type.parse().ok()?;
                Encoding::for_label(mime.parameter("charset")?.as_bytes())
            });
            cx.string(&fetching::decode(&blob.bytes, encoding.unwrap_or(UTF_8)))
        }
        Format::DataUrl => {
            // SPEC-NOTE: the standard leaves out a missing type; all browsers write this one.
            let of_type = Some(blob.of_type.as_str()).filter(|of_type| !of_type.is_empty());
            let of_type = of_type.unwrap_or("application/octet-stream");
            let data = STANDARD.encode(&blob.bytes);
            cx.string(&format!("data:{of_type};base64,{data}"))
        }
    })
}

/// <https://w3c.github.io/FileAPI/#dfn-abort>
pub(crate) fn abort(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    cx.take_slot(this, READ_RESULT);
    let was_loading = with(cx, this, |reader| {
        let was_loading = reader.state == State::Loading;
        if was_loading {
            reader.state = State::Done;
            reader.generation = reader.generation.saturating_add(1);
        }
        was_loading
    })?;
    if !was_loading {
        return Ok(());
    }
    fire_a_progress_event(cx, this, "abort", 0, 0);
    if with(cx, this, |reader| reader.state != State::Loading)? {
        fire_a_progress_event(cx, this, "loadend", 0, 0);
    }
    Ok(())
}
