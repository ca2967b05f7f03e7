//! The recorded file: the costs of each way for each corpus.

use std::fmt::Write;

/// A number is above the record when it is more than this many times the recorded one.
const TOLERANCE: f64 = 1.01;

/// The costs of a way for a corpus.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Row {
    pub(crate) corpus: String,
    /// The bytes of the corpus. A corpus with other bytes cannot be compared.
    pub(crate) bytes: usize,
    pub(crate) way: String,
    pub(crate) costs: Costs,
}

/// The numbers that are compared.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Costs {
    pub(crate) instructions_per_byte: f64,
    pub(crate) allocations_per_page: f64,
    pub(crate) reallocations_per_page: f64,
    pub(crate) peak_per_byte: f64,
}

/// The names of the columns behind corpus, bytes and way.
pub(crate) const COLUMNS: [&str; 4] =
    ["instructions per byte", "allocations per page", "reallocations per page", "peak per byte"];

impl Costs {
    /// The numbers in the order of [`COLUMNS`].
    pub(crate) const fn numbers(&self) -> [f64; 4] {
        [
            self.instructions_per_byte,
            self.allocations_per_page,
            self.reallocations_per_page,
            self.peak_per_byte,
        ]
    }

    /// The names of those numbers that are more than 1 % above the recorded ones.
    pub(crate) fn above(&self, recorded: &Self) -> Vec<&'static str> {
        let pairs = self.numbers().into_iter().zip(recorded.numbers());
        let named = COLUMNS.into_iter().zip(pairs);
        named.filter(|(_, (now, then))| *now > then * TOLERANCE).map(|(name, _)| name).collect()
    }
}

/// Reads a recorded file: lines of seven columns, and lines that begin with `#`.
///
/// # Errors
/// Names the first line that cannot be read.
pub(crate) fn read(text: &str) -> Result<Vec<Row>, String> {
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines.map(|line| row(line).ok_or_else(|| format!("cannot read this line: {line}"))).collect()
}

fn row(line: &str) -> Option<Row> {
    let columns: Vec<&str> = line.split('\t').collect();
    let &[corpus, bytes, way, instructions, allocations, reallocations, peak] = columns.as_slice()
    else {
        return None;
    };
    Some(Row {
        corpus: corpus.to_owned(),
        bytes: bytes.parse().ok()?,
        way: way.to_owned(),
        costs: Costs {
            instructions_per_byte: instructions.parse().ok()?,
            allocations_per_page: allocations.parse().ok()?,
            reallocations_per_page: reallocations.parse().ok()?,
            peak_per_byte: peak.parse().ok()?,
        },
    })
}

/// The text of a recorded file, which begins with these remarks.
pub(crate) fn write(remarks: &[String], rows: &[Row]) -> String {
    let mut text = String::new();
    for remark in remarks {
        let _ = writeln!(text, "# {remark}");
    }
    let _ = writeln!(text, "# corpus\tbytes\tway\t{}", COLUMNS.join("\t"));
    for Row { corpus, bytes, way, costs } in rows {
        let numbers = costs.numbers().map(|number| format!("{number:.7}")).join("\t");
        let _ = writeln!(text, "{corpus}\t{bytes}\t{way}\t{numbers}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn costs(numbers: [f64; 4]) -> Costs {
        let [instructions_per_byte, allocations_per_page, reallocations_per_page, peak_per_byte] =
            numbers;
        Costs { instructions_per_byte, allocations_per_page, reallocations_per_page, peak_per_byte }
    }

    #[test]
    fn what_is_written_is_read() {
        let row = |way: &str| Row {
            corpus: "some pages".to_owned(),
            bytes: 12,
            way: way.to_owned(),
            costs: costs([8.5, 14.25, 0.0, 1.5]),
        };
        let rows = [row("treewright, &str"), row("treewright tokenizer")];
        assert_eq!(read(&write(&["A remark.".to_owned()], &rows)), Ok(rows.to_vec()));
        assert_eq!(read("a\t1\tb\t2"), Err("cannot read this line: a\t1\tb\t2".to_owned()));
    }

    #[test]
    fn one_percent_more_is_too_much() {
        let check = |now: [f64; 4], expected: &[&str]| {
            assert_eq!(costs(now).above(&costs([10.0, 20.0, 0.0, 1.5])), expected, "{now:?}");
        };
        check([10.0, 20.0, 0.0, 1.5], &[]);
        check([10.09, 20.1, 0.0, 1.0], &[]);
        check([10.11, 20.1, 0.0, 1.5], &["instructions per byte"]);
        check([9.0, 20.3, 0.1, 1.6], &COLUMNS[1..]);
    }
}
