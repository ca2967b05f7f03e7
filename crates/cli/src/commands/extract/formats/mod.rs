//! The formats of the output.

mod json;
mod lines;

use std::fs::File;
use std::io::{self, BufWriter, Write as _};

use arrow_array::RecordBatch;
use arrow_ipc::writer::FileWriter;
use arrow_schema::SchemaRef;
use parquet::arrow::ArrowWriter;
use parquet::basic::Compression;
use parquet::file::properties::WriterProperties;

use super::Format;

type Out = BufWriter<File>;

/// A Parquet row group ends after this number of bytes or rows, which bounds the memory.
const GROUP_BYTES: usize = 16 << 20;
const GROUP_ROWS: usize = 1 << 16;

/// A file of rows that is written.
pub(super) enum Writer {
    Parquet(Box<ArrowWriter<Out>>),
    Arrow(Box<FileWriter<Out>>),
    Jsonl(Out),
    Csv(Out),
}

impl Writer {
    pub(super) fn new(format: Format, mut out: Out, schema: &SchemaRef) -> io::Result<Self> {
        Ok(match format {
            Format::Parquet => {
                let properties = WriterProperties::builder()
                    .set_compression(Compression::SNAPPY)
                    .set_max_row_group_row_count(Some(GROUP_ROWS))
                    .build();
                let writer = ArrowWriter::try_new(out, schema.clone(), Some(properties))?;
                Self::Parquet(Box::new(writer))
            }
            Format::Arrow => {
                let writer = FileWriter::try_new(out, schema).map_err(io::Error::other)?;
                Self::Arrow(Box::new(writer))
            }
            Format::Jsonl => Self::Jsonl(out),
            Format::Csv => {
                lines::write_header(&mut out, schema)?;
                Self::Csv(out)
            }
        })
    }

    pub(super) fn write(&mut self, rows: &RecordBatch) -> io::Result<()> {
        match self {
            Self::Parquet(writer) => {
                writer.write(rows)?;
                if writer.in_progress_size() >= GROUP_BYTES {
                    writer.flush()?;
                }
                Ok(())
            }
            Self::Arrow(writer) => writer.write(rows).map_err(io::Error::other),
            Self::Jsonl(out) => lines::write_json(out, rows),
            Self::Csv(out) => lines::write_csv(out, rows),
        }
    }

    /// Writes the end.
    pub(super) fn finish(self) -> io::Result<()> {
        match self {
            Self::Parquet(writer) => {
                let mut out = writer.into_inner()?;
                out.flush()
            }
            Self::Arrow(mut writer) => {
                writer.finish().map_err(io::Error::other)?;
                writer.into_inner().map_err(io::Error::other)?.flush()
            }
            Self::Jsonl(mut out) | Self::Csv(mut out) => out.flush(),
        }
    }
}
