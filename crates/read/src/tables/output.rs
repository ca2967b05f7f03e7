//! Tables as rows of text, as CSV and as JSON.

use std::collections::HashMap;

use csv_core::{WriteResult, Writer};
use treewright_dom::NodeId;
use treewright_microsyntaxes::json::JsonWriter;

use super::{Cell, Row, Spans, Table, TableOptions, TableTooLarge};

/// The texts of cells, each read once.
struct Texts<'t> {
    table: &'t Table<'t>,
    by_element: HashMap<NodeId, String>,
}

impl<'t> Texts<'t> {
    fn of(table: &'t Table<'_>) -> Self {
        Self { table, by_element: HashMap::new() }
    }

    /// The text at a slot.
    fn at(&mut self, slot: Option<&Cell<'_>>, x: u64, y: u64, spans: Spans) -> &str {
        match slot {
            Some(cell) if spans == Spans::Repeat || (cell.x, cell.y) == (x, y) => {
                let text = self.by_element.entry(cell.element.id());
                text.or_insert_with(|| self.table.text_of(cell))
            }
            _ => "",
        }
    }

    /// Passes the texts of a row to a function.
    fn row(&mut self, row: &Row<'_, '_>, spans: Spans, mut each: impl FnMut(&str)) {
        for (x, slot) in (0..).zip(row.slots()) {
            each(self.at(slot, x, row.y(), spans));
        }
        // A cell that ends here is not read again.
        for cell in row.cells() {
            if cell.rows().end <= row.y().saturating_add(1) {
                self.by_element.remove(&cell.element.id());
            }
        }
    }
}

impl Table<'_> {
    fn within_limit(&self, options: &TableOptions) -> Result<(), TableTooLarge> {
        let (width, height, limit) = (self.width, self.height, options.limit);
        match width.checked_mul(height) {
            Some(slots) if slots <= limit => Ok(()),
            _ => Err(TableTooLarge { width, height, limit }),
        }
    }

    /// The texts of all slots, row by row. The text of a slot without a cell is empty.
    ///
    /// # Errors
    /// [`TableTooLarge`] if the table has more slots than [`TableOptions::limit`]. [`Table::rows`] has no
    /// limit.
    pub fn to_rows(&self, options: &TableOptions) -> Result<Vec<Vec<String>>, TableTooLarge> {
        self.within_limit(options)?;
        let mut texts = Texts::of(self);
        let rows = self.rows().map(|row| {
            let mut fields = Vec::new();
            texts.row(&row, options.spans, |text| fields.push(text.to_owned()));
            fields
        });
        Ok(rows.collect())
    }

    /// The table as CSV: a line that ends with LF for each row, quoted where needed.
    ///
    /// # Errors
    /// If the table has more slots than [`TableOptions::limit`].
    pub fn to_csv(&self, options: &TableOptions) -> Result<String, TableTooLarge> {
        self.within_limit(options)?;
        let mut texts = Texts::of(self);
        let mut writer = Writer::new();
        let mut out = Vec::new();
        for row in self.rows() {
            let mut is_first = true;
            texts.row(&row, options.spans, |text| {
                if !is_first {
                    drain(&mut out, |out| writer.delimiter(out));
                }
                is_first = false;
                let mut rest = text.as_bytes();
                drain(&mut out, |out| {
                    let (result, read, written) = writer.field(rest, out);
                    rest = rest.get(read..).unwrap_or_default();
                    (result, written)
                });
            });
            drain(&mut out, |out| writer.terminator(out));
        }
        // It is made of text and ASCII.
        Ok(String::from_utf8(out).unwrap_or_default())
    }

    /// The table as JSON: an array of rows, which are arrays of strings.
    ///
    /// # Errors
    /// If the table has more slots than [`TableOptions::limit`].
    pub fn to_json(&self, options: &TableOptions) -> Result<String, TableTooLarge> {
        self.within_limit(options)?;
        let mut texts = Texts::of(self);
        let mut json = JsonWriter::new();
        json.open('[');
        for row in self.rows() {
            json.open('[');
            texts.row(&row, options.spans, |text| json.string(text));
            json.close(']');
        }
        json.close(']');
        Ok(json.finish())
    }

    /// The table as JSON: an array of objects, one for each row after the [header
    /// rows](Table::header_rows), with the [column names](Table::column_names) as names.
    ///
    /// # Errors
    /// If the table has more slots than [`TableOptions::limit`].
    pub fn to_json_objects(&self, options: &TableOptions) -> Result<String, TableTooLarge> {
        let names = self.column_names(options)?;
        let header_rows = self.header_rows();
        let mut texts = Texts::of(self);
        let mut json = JsonWriter::new();
        json.open('[');
        for row in self.rows().filter(|row| row.y() >= header_rows) {
            json.open('{');
            let mut names = names.iter();
            texts.row(&row, options.spans, |text| {
                json.name(names.next().map_or("", String::as_str)).string(text);
            });
            json.close('}');
        }
        json.close(']');
        Ok(json.finish())
    }

    /// The number of rows at the top that name the columns: those of the first row group if it is a
    /// `thead`, and otherwise the leading rows that only have header cells. It is 0 if no other rows would
    /// remain.
    pub fn header_rows(&self) -> u64 {
        let rows = match self.row_groups.first() {
            Some(group) if group.y == 0 && group.element.is_html("thead") => group.height,
            _ => {
                let is_header = |row: &Row<'_, '_>| {
                    !row.cells().is_empty() && row.cells().iter().all(|cell| cell.is_header())
                };
                let rows = self.rows().take_while(is_header).count();
                u64::try_from(rows).unwrap_or(u64::MAX)
            }
        };
        if rows < self.height { rows } else { 0 }
    }

    /// A name for each column: the texts of the cells in its [header rows](Table::header_rows), from top to
    /// bottom, joined with spaces. A column without a text is named by its number, counted from 1:
    /// `column 3`. A duplicate name gets a number: `name 2`.
    ///
    /// # Errors
    /// If the table has more slots than [`TableOptions::limit`].
    pub fn column_names(&self, options: &TableOptions) -> Result<Vec<String>, TableTooLarge> {
        self.within_limit(options)?;
        let width = usize::try_from(self.width).unwrap_or(usize::MAX);
        let mut names = vec![String::new(); width];
        let header_rows = self.header_rows();
        let mut texts = Texts::of(self);
        for row in self.rows().take_while(|row| row.y() < header_rows) {
            for (slot, name) in row.slots().zip(&mut names) {
                // A cell of several rows counts once, one of several columns in each of them.
                if let Some(cell) = slot.filter(|cell| cell.y == row.y()) {
                    let text = texts.at(slot, cell.x, cell.y, Spans::Repeat);
                    if !name.is_empty() && !text.is_empty() {
                        name.push(' ');
                    }
                    name.push_str(text);
                }
            }
        }
        Ok(unique(names))
    }
}

/// Makes names unique.
fn unique(names: Vec<String>) -> Vec<String> {
    let mut given: HashMap<String, u64> = HashMap::new();
    let number = |names: (u64, String)| match names {
        (number, name) if name.is_empty() => format!("column {number}"),
        (_, name) => name,
    };
    let mut unique = Vec::with_capacity(names.len());
    for name in (1..).zip(names).map(number) {
        let mut candidate = name.clone();
        while given.contains_key(&candidate) {
            let count = given.entry(name.clone()).or_insert(1);
            *count = count.saturating_add(1);
            candidate = format!("{name} {count}");
        }
        given.insert(candidate.clone(), 1);
        unique.push(candidate);
    }
    unique
}

/// Calls a step of the CSV writer until it has no more output.
fn drain(out: &mut Vec<u8>, mut step: impl FnMut(&mut [u8]) -> (WriteResult, usize)) {
    let mut buffer = [0; 256];
    loop {
        let (result, written) = step(&mut buffer);
        out.extend_from_slice(buffer.get(..written).unwrap_or_default());
        if result == WriteResult::InputEmpty {
            return;
        }
    }
}
