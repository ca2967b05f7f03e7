//! Tables of text.

use std::fmt::Write;

/// A table whose first column is aligned to the left and the others to the right.
#[derive(Debug, Default)]
pub struct Table {
    rows: Vec<Vec<String>>,
}

impl Table {
    /// A table with these headings.
    pub fn new<S: Into<String>>(headings: impl IntoIterator<Item = S>) -> Self {
        Self { rows: vec![headings.into_iter().map(Into::into).collect()] }
    }

    /// Adds a row.
    pub fn row<S: Into<String>>(&mut self, cells: impl IntoIterator<Item = S>) {
        self.rows.push(cells.into_iter().map(Into::into).collect());
    }

    /// The table in Markdown.
    pub fn markdown(&self) -> String {
        let mut out = String::new();
        for (index, row) in self.rows.iter().enumerate() {
            let cells: Vec<String> = row.iter().map(|cell| cell.replace('|', "\\|")).collect();
            let _ = writeln!(out, "| {} |", cells.join(" | "));
            if index == 0 {
                let _ = writeln!(out, "|---|{}", "---:|".repeat(row.len().saturating_sub(1)));
            }
        }
        out
    }
}

impl std::fmt::Display for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let width = |column: usize| {
            let cells = self.rows.iter().filter_map(|row| row.get(column));
            cells.map(|cell| cell.chars().count()).max().unwrap_or_default()
        };
        for row in &self.rows {
            let mut line = String::new();
            for (column, cell) in row.iter().enumerate() {
                let width = width(column);
                match column {
                    0 => write!(line, "  {cell:<width$}")?,
                    _ => write!(line, "  {cell:>width$}")?,
                }
            }
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

/// Bytes as megabytes of a million bytes.
#[allow(clippy::cast_precision_loss, reason = "there are fewer than 2^52 bytes")]
pub fn megabytes(bytes: usize) -> String {
    format!("{:.1}", bytes as f64 / 1e6)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_aligned() {
        let mut table = Table::new(["what", "n"]);
        table.row(["ähnlich", "10"]);
        table.row(["b", "7"]);
        assert_eq!(table.to_string(), "  what      n\n  ähnlich  10\n  b         7\n");
        let markdown = "| what | n |\n|---|---:|\n| ähnlich | 10 |\n| b | 7 |\n";
        assert_eq!(table.markdown(), markdown);
    }
}
