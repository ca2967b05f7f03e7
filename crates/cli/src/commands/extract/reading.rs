//! The pages of a unit, in batches, read as the threads ask for them.

use std::fs::File;
use std::io::{BufReader, Chain, Cursor, Read as _};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::vec;

use arrow_array::RecordBatch;
use parquet::arrow::arrow_reader::{ParquetRecordBatchReader, RowGroups as _};
use treewright::{Autodetection, Options as ParseOptions, OutOfBandMetadata};
use treewright_extract::{Content, Options, Page, PageBatch, WarcError, WarcReader};

use super::checked_pages::CheckedFile;
use super::units::{Kind, Unit};
use crate::input::{Input, Source, Unreadable, guarded};
use crate::pages::Piecewise;

/// A batch is full when it has this number of pages, or bytes.
const PAGES: usize = 256;
const BYTES: usize = 1 << 20;
/// The first bytes of an archive.
const SIGNATURE: &[u8] = b"WARC/";
/// The maximum number of bytes of a page, if the limits do not set one.
const MOST: usize = 1 << 28;

/// Work for a thread.
pub(super) enum Job {
    Pages(PageBatch),
    Rows(RecordBatch),
    /// An input, or the rest of one, cannot be read.
    Problem(Unreadable),
}

impl Job {
    /// The bytes of its pages, about.
    pub(super) fn size(&self) -> u64 {
        match self {
            Self::Pages(pages) => pages.bytes() as u64,
            Self::Rows(rows) => rows.get_array_memory_size() as u64,
            Self::Problem(_) => 0,
        }
    }
}

/// The counters of all units, and memory that is used again.
#[derive(Clone, Default)]
pub(super) struct Common {
    /// The bytes of files that were read.
    pub(super) read: Arc<AtomicU64>,
    /// Records of archives that are not pages.
    pub(super) other_records: Arc<AtomicU64>,
    unused: Arc<Mutex<Vec<PageBatch>>>,
}

impl Common {
    fn batch(&self) -> PageBatch {
        self.unused.lock().unwrap_or_else(PoisonError::into_inner).pop().unwrap_or_default()
    }

    /// Takes a batch back, for its memory.
    pub(super) fn take_back(&self, mut pages: PageBatch) {
        // The memory of a few large pages is freed.
        if pages.bytes() < BYTES.saturating_mul(4) {
            pages.clear();
            self.unused.lock().unwrap_or_else(PoisonError::into_inner).push(pages);
        }
    }
}

/// The batches of a unit.
pub(super) struct Jobs {
    inputs: vec::IntoIter<Input>,
    kind: Kind,
    options: Options,
    common: Common,
    current: Option<(Input, Current)>,
    /// A problem that comes after the batch that is full.
    waiting: Option<Unreadable>,
}

enum Current {
    Archive(WarcReader<Chain<Cursor<Vec<u8>>, BufReader<Source>>>),
    Parquet(ParquetRecordBatchReader),
}

impl Jobs {
    pub(super) fn new(unit: &Unit, options: &Options, common: &Common) -> Self {
        Self {
            inputs: unit.inputs.clone().into_iter(),
            kind: unit.kind,
            options: options.clone(),
            common: common.clone(),
            current: None,
            waiting: None,
        }
    }

    /// Opens the next input. A page is added to the batch at once.
    fn enter(&mut self, input: Input, pages: &mut PageBatch) -> Result<(), Unreadable> {
        if self.kind == Kind::Parquet {
            let reader = self.parquet(&input)?;
            self.current = Some((input, Current::Parquet(reader)));
            return Ok(());
        }
        let mut source = input.open_counted(Arc::clone(&self.common.read))?;
        let mut start = Vec::new();
        let read = source.by_ref().take(SIGNATURE.len() as u64).read_to_end(&mut start);
        read.map_err(|error| input.unreadable_as(&error))?;
        let is_archive = start.starts_with(SIGNATURE);
        if self.kind == Kind::Archive || is_archive {
            let source = BufReader::with_capacity(1 << 18, source);
            let reader = WarcReader::new(Cursor::new(start).chain(source)).most(self.most());
            self.current = Some((input, Current::Archive(reader)));
            return Ok(());
        }
        let bytes = self.page(&input, source, start)?;
        let name = input.to_string();
        let is_cut = bytes.len() >= MOST;
        pages.push(&Page {
            url: Some(&name),
            content: Some(Content::Bytes(&bytes)),
            problem: is_cut.then_some("the rest of the page was left out"),
            ..Page::default()
        });
        Ok(())
    }

    /// The maximum number of bytes of a page in an archive that are kept: as many as the text within the limit of
    /// bytes can have in any encoding, and one by which the extraction notices a longer page.
    fn most(&self) -> usize {
        let bytes = self.options.limits.bytes.map(|bytes| bytes as usize);
        bytes.map_or(MOST, |bytes| bytes.saturating_mul(4).saturating_add(65)).min(MOST)
    }

    /// Reads a page that starts like this, no further than its text has as many bytes as it may.
    fn page(
        &self,
        input: &Input,
        mut source: Source,
        mut bytes: Vec<u8>,
    ) -> Result<Vec<u8>, Unreadable> {
        let most = self.options.limits.bytes.map(|bytes| (bytes as usize).saturating_add(1));
        let most = most.unwrap_or(MOST).min(MOST);
        let left = most.saturating_sub(bytes.len()) as u64;
        let read = source.by_ref().take(left).read_to_end(&mut bytes);
        read.map_err(|error| input.unreadable_as(&error))?;
        if bytes.len() < most || most == MOST {
            return Ok(bytes);
        }
        // Its text can be shorter, so it is parsed to know: few pages are as long.
        let mut limits = self.options.limits.clone();
        limits.time = None;
        let mut metadata = OutOfBandMetadata::new();
        if self.options.detect {
            metadata = metadata.autodetection(Autodetection::Any);
        }
        let options = ParseOptions::new().limits(limits.clone());
        let piecewise = Piecewise {
            options: &options,
            limits: &limits,
            fragment: None,
            metadata: &metadata,
            stops_at_first_error: false,
        };
        Ok(piecewise.go_on(input, &mut source, bytes)?.bytes)
    }

    /// Opens a Parquet file; a panic of its reader is an error.
    fn parquet(&self, input: &Input) -> Result<ParquetRecordBatchReader, Unreadable> {
        let opened = guarded(|| self.parquet_unguarded(input));
        opened.unwrap_or_else(|broken| Err(input.unreadable(&broken.to_string())))
    }

    fn parquet_unguarded(&self, input: &Input) -> Result<ParquetRecordBatchReader, Unreadable> {
        let wrong = |error: &dyn std::fmt::Display| input.unreadable(&error.to_string());
        let Some(path) = input.path() else { return Err(wrong(&"not a regular file")) };
        let file = File::open(path).map_err(|error| input.unreadable_as(&error))?;
        let file = CheckedFile::new(file).map_err(|error| wrong(&error))?;
        let Options { url, content, content_type, .. } = &self.options;
        let columns = [url, content, content_type].map(String::as_str);
        // The number of rows for a batch of about the usual size.
        let metadata = file.metadata();
        let bytes =
            metadata.row_groups().iter().map(|group| group.total_byte_size().unsigned_abs());
        let bytes = bytes.fold(0, u64::saturating_add);
        let rows = metadata.file_metadata().num_rows().unsigned_abs();
        let each = bytes.checked_div(rows).unwrap_or_default().max(1);
        let rows = usize::try_from((BYTES as u64).checked_div(each).unwrap_or(1)).unwrap_or(1);
        file.read(columns, rows.clamp(1, PAGES)).map_err(|error| wrong(&error))
    }
}

impl Iterator for Jobs {
    type Item = Job;

    fn next(&mut self) -> Option<Job> {
        if let Some(problem) = self.waiting.take() {
            return Some(Job::Problem(problem));
        }
        let mut pages = self.common.batch();
        while pages.len() < PAGES && pages.bytes() < BYTES {
            let problem = match &mut self.current {
                Some((input, Current::Archive(reader))) => {
                    match guarded(|| reader.read_page(&mut pages)) {
                        Ok(Ok(true)) => continue,
                        Ok(Ok(false)) => None,
                        Ok(Err(WarcError::Io(error))) => Some(input.unreadable_as(&error)),
                        Ok(Err(error)) => Some(input.unreadable(&error.to_string())),
                        Err(broken) => Some(input.unreadable(&broken.to_string())),
                    }
                }
                Some((input, Current::Parquet(reader))) => match guarded(|| reader.next()) {
                    Ok(Some(Ok(rows))) => return Some(Job::Rows(rows)),
                    Ok(None) => {
                        self.common.read.fetch_add(input.size(), Ordering::Relaxed);
                        None
                    }
                    Ok(Some(Err(error))) => Some(input.unreadable(&error.to_string())),
                    Err(broken) => Some(input.unreadable(&broken.to_string())),
                },
                None => {
                    let Some(input) = self.inputs.next() else { break };
                    match self.enter(input, &mut pages) {
                        Ok(()) => continue,
                        Err(problem) => Some(problem),
                    }
                }
            };
            if let Some((_, Current::Archive(reader))) = self.current.take() {
                self.common.other_records.fetch_add(reader.other_records(), Ordering::Relaxed);
            }
            if let Some(problem) = problem {
                if pages.is_empty() {
                    return Some(Job::Problem(problem));
                }
                self.waiting = Some(problem);
                break;
            }
        }
        (!pages.is_empty()).then_some(Job::Pages(pages))
    }
}
