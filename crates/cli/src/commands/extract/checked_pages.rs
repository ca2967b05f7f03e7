//! Parquet files whose pages are checked before their values are decoded.
//!
//! The decoders of the delta encodings of texts make room for as many lengths as a number in the page says, whatever the
//! page has. If that memory cannot be had the process ends, so the numbers are compared with that of the page first.
//! <https://parquet.apache.org/docs/file-format/data-pages/encodings/>

use std::fs::File;
use std::sync::Arc;

use parquet::arrow::arrow_reader::{ParquetRecordBatchReader, RowGroups};
use parquet::arrow::{ProjectionMask, parquet_to_arrow_field_levels, parquet_to_arrow_schema};
use parquet::basic::Encoding;
use parquet::column::page::{Page, PageIterator, PageMetadata, PageReader};
use parquet::errors::{ParquetError, Result};
use parquet::file::metadata::{ParquetMetaData, RowGroupMetaData};
use parquet::file::reader::{FileReader, SerializedFileReader};

/// A file whose pages are checked.
pub(super) struct CheckedFile(Arc<dyn FileReader>);

impl CheckedFile {
    pub(super) fn new(file: File) -> Result<Self> {
        Ok(Self(Arc::new(SerializedFileReader::new(file)?)))
    }

    /// A reader of some columns, in batches of at most this number of rows.
    pub(super) fn read(&self, columns: [&str; 3], rows: usize) -> Result<ParquetRecordBatchReader> {
        let file = self.metadata().file_metadata();
        let written = file.schema_descr();
        let mask = ProjectionMask::columns(written, columns);
        // The types of Arrow that the writer noted.
        let schema = parquet_to_arrow_schema(written, file.key_value_metadata())?;
        let levels = parquet_to_arrow_field_levels(written, mask, Some(schema.fields()))?;
        ParquetRecordBatchReader::try_new_with_row_groups(&levels, self, rows, None)
    }
}

impl RowGroups for CheckedFile {
    fn num_rows(&self) -> usize {
        RowGroups::num_rows(&self.0)
    }

    fn column_chunks(&self, index: usize) -> Result<Box<dyn PageIterator>> {
        let column = self.metadata().file_metadata().schema_descr().column(index);
        let levels = [column.max_rep_level(), column.max_def_level()];
        let chunks = RowGroups::column_chunks(&self.0, index)?;
        Ok(Box::new(CheckedChunks { chunks, levels }))
    }

    fn row_groups(&self) -> Box<dyn Iterator<Item = &RowGroupMetaData> + '_> {
        RowGroups::row_groups(&self.0)
    }

    fn metadata(&self) -> &ParquetMetaData {
        RowGroups::metadata(&self.0)
    }
}

struct CheckedChunks {
    chunks: Box<dyn PageIterator>,
    levels: [i16; 2],
}

impl Iterator for CheckedChunks {
    type Item = Result<Box<dyn PageReader>>;

    fn next(&mut self) -> Option<Self::Item> {
        let levels = self.levels;
        let pages = self.chunks.next()?;
        Some(pages.map(|pages| Box::new(CheckedPages { pages, levels }) as _))
    }
}

impl PageIterator for CheckedChunks {}

struct CheckedPages {
    pages: Box<dyn PageReader>,
    /// The highest repetition and definition levels of the column.
    levels: [i16; 2],
}

impl Iterator for CheckedPages {
    type Item = Result<Page>;

    fn next(&mut self) -> Option<Self::Item> {
        self.get_next_page().transpose()
    }
}

impl PageReader for CheckedPages {
    fn get_next_page(&mut self) -> Result<Option<Page>> {
        let page = self.pages.get_next_page()?;
        if page.as_ref().is_some_and(|page| !has_its_lengths(page, self.levels)) {
            let message = "a page has more lengths of texts than values".to_owned();
            return Err(ParquetError::General(message));
        }
        Ok(page)
    }

    fn peek_next_page(&mut self) -> Result<Option<PageMetadata>> {
        self.pages.peek_next_page()
    }

    fn skip_next_page(&mut self) -> Result<()> {
        self.pages.skip_next_page()
    }

    fn supports_deferred_dictionary(&self) -> bool {
        self.pages.supports_deferred_dictionary()
    }

    fn take_deferred_dictionary(&mut self) -> Result<Option<Page>> {
        self.pages.take_deferred_dictionary()
    }

    fn at_record_boundary(&mut self) -> Result<bool> {
        self.pages.at_record_boundary()
    }
}

/// Returns false if a page has more lengths than values. A page that ends too early is an error of its decoder.
fn has_its_lengths(page: &Page, levels: [i16; 2]) -> bool {
    let encoding = page.encoding();
    let lists = match encoding {
        Encoding::DELTA_LENGTH_BYTE_ARRAY => 1,
        // Those of beginnings that are shared, and of the rest.
        Encoding::DELTA_BYTE_ARRAY => 2,
        _ => return true,
    };
    let most = u64::from(page.num_values());
    let Some(mut numbers) = values_of(page, levels).map(Numbers) else { return true };
    for _ in 0..lists {
        match numbers.skip_list(most) {
            Some(true) => {}
            Some(false) => return false,
            None => return true,
        }
    }
    true
}

/// The values of a page, after its levels.
fn values_of(page: &Page, levels: [i16; 2]) -> Option<&[u8]> {
    let mut rest: &[u8] = page.buffer();
    match page {
        Page::DataPageV2 { def_levels_byte_len, rep_levels_byte_len, .. } => {
            let length = def_levels_byte_len.checked_add(*rep_levels_byte_len)?;
            rest.get(usize::try_from(length).ok()?..)
        }
        Page::DataPage { num_values, rep_level_encoding, def_level_encoding, .. } => {
            for (highest, encoding) in
                levels.into_iter().zip([rep_level_encoding, def_level_encoding])
            {
                if highest == 0 {
                    continue;
                }
                let length = if *encoding == Encoding::RLE {
                    let (length, after) = rest.split_first_chunk()?;
                    rest = after;
                    u64::from(u32::from_le_bytes(*length))
                } else {
                    let bits = u64::from(i16::BITS.saturating_sub(highest.leading_zeros()));
                    u64::from(*num_values).checked_mul(bits)?.div_ceil(8)
                };
                rest = rest.get(usize::try_from(length).ok()?..)?;
            }
            Some(rest)
        }
        Page::DictionaryPage { .. } => None,
    }
}

/// Lists of numbers in the encoding `DELTA_BINARY_PACKED`.
struct Numbers<'a>(&'a [u8]);

impl Numbers<'_> {
    /// A number in LEB128.
    fn number(&mut self) -> Option<u64> {
        let mut number = 0_u64;
        for shift in (0..u64::BITS).step_by(7) {
            let (byte, rest) = self.0.split_first()?;
            self.0 = rest;
            number |= u64::from(byte & 0x7F).checked_shl(shift)?;
            if *byte < 0x80 {
                return Some(number);
            }
        }
        None
    }

    /// Skips a list; returns false if it has too many numbers, and nothing if it is not one.
    fn skip_list(&mut self, most: u64) -> Option<bool> {
        let (block, parts, count) = (self.number()?, self.number()?, self.number()?);
        if count > most {
            return Some(false);
        }
        let _first = self.number()?;
        let in_a_part = block.checked_div(parts).filter(|count| *count > 0)?;
        let mut left = count.saturating_sub(1);
        while left > 0 {
            let _least = self.number()?;
            let (widths, rest) = self.0.split_at_checked(usize::try_from(parts).ok()?)?;
            self.0 = rest;
            for width in widths {
                if left == 0 {
                    break;
                }
                let bits = in_a_part.checked_mul(u64::from(*width))?;
                self.0 = self.0.get(usize::try_from(bits.div_ceil(8)).ok()?..)?;
                left = left.saturating_sub(in_a_part);
            }
        }
        Some(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_of_lengths() {
        // 128 numbers in a block of 4 parts, of which one has 32 numbers of 1 bit: 5 numbers, the second list 2.
        let first = [0x80, 1, 4, 5, 2, 0, 1, 0, 0, 0, 0b0110, 0, 0, 0];
        let second = [0x80, 1, 4, 2, 0, 0, 0, 0, 0, 0];
        let both = [&first[..], &second].concat();
        let mut numbers = Numbers(&both);
        assert_eq!(numbers.skip_list(5), Some(true));
        assert_eq!(numbers.0, second);
        assert_eq!(numbers.skip_list(2), Some(true));
        assert_eq!(numbers.skip_list(2), None);
        assert_eq!(Numbers(&first).skip_list(4), Some(false));
        for length in 0..first.len() {
            let found = Numbers(&first[..length]).skip_list(5);
            assert_eq!(found, None, "{length}");
        }
        for hostile in [&[0xFF; 30][..], &[0x80, 1, 0, 5, 0], &[0, 0, 5, 0], &[1, 2, 5, 0, 0, 0, 0]]
        {
            assert_eq!(Numbers(hostile).skip_list(5), None, "{hostile:?}");
        }
    }
}
