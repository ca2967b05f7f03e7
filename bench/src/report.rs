//! Results as text.

use crate::table::Table;

/// The format of results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// Aligned tables.
    #[default]
    Plain,
    /// Markdown, as in RESULTS.md.
    Markdown,
    /// One JSON object.
    Json,
}

/// The options for the format of results.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
pub struct Writing {
    /// The format of results.
    #[arg(long, value_enum, default_value_t, conflicts_with = "json")]
    format: Format,
    /// The same as `--format json`.
    #[arg(long)]
    json: bool,
}

impl Writing {
    /// The format of results.
    pub fn format(self) -> Format {
        if self.json { Format::Json } else { self.format }
    }
}

/// A part of a report: a heading, tables and paragraphs.
#[derive(Debug, Default)]
pub struct Section {
    heading: String,
    parts: Vec<Part>,
}

#[derive(Debug)]
enum Part {
    Text(String),
    Table(Table),
}

impl Section {
    /// A section with this heading.
    pub fn new(heading: impl Into<String>) -> Self {
        Self { heading: heading.into(), parts: Vec::new() }
    }

    /// Adds a paragraph.
    pub fn text(&mut self, text: impl Into<String>) {
        self.parts.push(Part::Text(text.into()));
    }

    /// Adds a table.
    pub fn table(&mut self, table: Table) {
        self.parts.push(Part::Table(table));
    }

    /// The section as text, which ends with an empty line.
    pub fn print(&self, format: Format) -> String {
        let is_markdown = format == Format::Markdown;
        let mut out = if is_markdown {
            format!("## {}\n\n", self.heading)
        } else {
            format!("{}\n\n", self.heading)
        };
        for part in &self.parts {
            match part {
                Part::Text(text) => out.push_str(text),
                Part::Table(table) if is_markdown => out.push_str(table.markdown().trim_end()),
                Part::Table(table) => out.push_str(table.to_string().trim_end_matches('\n')),
            }
            out.push_str("\n\n");
        }
        out
    }
}

/// A number with about three digits.
pub fn number(value: f64) -> String {
    let decimals = match value.abs() {
        size if size >= 100.0 => 0,
        size if size >= 10.0 => 1,
        _ => 2,
    };
    let number = format!("{value:.decimals$}");
    // A rounded zero has no sign.
    if number == "-0.00" { "0.00".to_owned() } else { number }
}

/// A number that may not have been measured.
pub fn number_or_dash(value: Option<f64>) -> String {
    value.map_or_else(|| "–".to_owned(), number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sections_are_written_in_both_formats() {
        let mut table = Table::new(["", "n"]);
        table.row(["a", "1"]);
        let mut section = Section::new("Heading");
        section.text("Text.");
        section.table(table);
        assert_eq!(section.print(Format::Plain), "Heading\n\nText.\n\n     n\n  a  1\n\n");
        let markdown = "## Heading\n\nText.\n\n|  | n |\n|---|---:|\n| a | 1 |\n\n";
        assert_eq!(section.print(Format::Markdown), markdown);
    }

    #[test]
    fn numbers_have_three_digits() {
        let check = |value: f64, expected: &str| assert_eq!(number(value), expected);
        check(1234.5, "1234");
        check(12.345, "12.3");
        check(0.125, "0.12");
        check(-0.001, "0.00");
    }
}
