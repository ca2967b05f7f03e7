//! The recorded file: the costs of each method for each corpus.

use std::fmt::Write;

/// The costs of a method for a corpus.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Row {
    pub(crate) corpus: String,
    /// The bytes of the corpus. A corpus with other bytes cannot be compared.
    pub(crate) bytes: usize,
    pub(crate) way: String,
    /// A number counts as above the record if it exceeds it by this percentage.
    pub(crate) tolerance: f64,
    pub(crate) costs: Costs,
}

/// The numbers that are compared.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Costs {
    pub(crate) instructions_per_byte: f64,
    /// `None` for another program.
    pub(crate) heap: Option<Heap>,
}

/// The numbers of the heap.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Heap {
    pub(crate) allocations_per_page: f64,
    pub(crate) reallocations_per_page: f64,
    pub(crate) peak_per_byte: f64,
}

/// The names of the columns after corpus, bytes, way and tolerance.
pub(crate) const COLUMNS: [&str; 4] =
    ["instructions per byte", "allocations per page", "reallocations per page", "peak per byte"];

impl Costs {
    /// The numbers in the order of [`COLUMNS`].
    pub(crate) fn numbers(&self) -> [Option<f64>; 4] {
        [
            Some(self.instructions_per_byte),
            self.heap.map(|heap| heap.allocations_per_page),
            self.heap.map(|heap| heap.reallocations_per_page),
            self.heap.map(|heap| heap.peak_per_byte),
        ]
    }
}

impl Row {
    /// The names of the numbers that exceed this recorded row.
    pub(crate) fn exceeded(&self, now: &Costs) -> Vec<&'static str> {
        let most = 1.0 + self.tolerance / 100.0;
        let pairs = self.costs.numbers().into_iter().zip(now.numbers());
        let is_above = |(then, now): (Option<f64>, Option<f64>)| {
            then.zip(now).is_some_and(|(then, now)| now > then * most)
        };
        let named = COLUMNS.into_iter().zip(pairs);
        named.filter(|(_, pair)| is_above(*pair)).map(|(name, _)| name).collect()
    }
}

/// Reads a recorded file: lines of eight columns, and lines that start with `#`.
///
/// # Errors
/// The first line that cannot be read.
pub(crate) fn read(text: &str) -> Result<Vec<Row>, String> {
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines.map(|line| row(line).ok_or_else(|| format!("cannot read this line: {line}"))).collect()
}

fn row(line: &str) -> Option<Row> {
    let columns: Vec<&str> = line.split('\t').collect();
    let &[corpus, bytes, way, tolerance, instructions, ref heap @ ..] = columns.as_slice() else {
        return None;
    };
    let heap = match heap {
        ["-", "-", "-"] => None,
        [allocations, reallocations, peak] => Some(Heap {
            allocations_per_page: allocations.parse().ok()?,
            reallocations_per_page: reallocations.parse().ok()?,
            peak_per_byte: peak.parse().ok()?,
        }),
        _ => return None,
    };
    Some(Row {
        corpus: corpus.to_owned(),
        bytes: bytes.parse().ok()?,
        way: way.to_owned(),
        tolerance: tolerance.parse().ok()?,
        costs: Costs { instructions_per_byte: instructions.parse().ok()?, heap },
    })
}

/// The text of a recorded file, which starts with these remarks.
pub(crate) fn write(remarks: &[String], rows: &[Row]) -> String {
    let mut text = String::new();
    for remark in remarks {
        let _ = writeln!(text, "# {remark}");
    }
    let _ = writeln!(text, "# corpus\tbytes\tway\t% that are allowed\t{}", COLUMNS.join("\t"));
    for Row { corpus, bytes, way, tolerance, costs } in rows {
        let number =
            |number: Option<f64>| number.map_or("-".to_owned(), |number| format!("{number:.7}"));
        let numbers = costs.numbers().map(number).join("\t");
        let _ = writeln!(text, "{corpus}\t{bytes}\t{way}\t{tolerance}\t{numbers}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(way: &str, tolerance: f64, numbers: [f64; 4]) -> Row {
        let [instructions_per_byte, allocations_per_page, reallocations_per_page, peak_per_byte] =
            numbers;
        let heap = Heap { allocations_per_page, reallocations_per_page, peak_per_byte };
        Row {
            corpus: "some pages".to_owned(),
            bytes: 12,
            way: way.to_owned(),
            tolerance,
            costs: Costs { instructions_per_byte, heap: Some(heap) },
        }
    }

    fn without_heap(row: Row) -> Row {
        Row { costs: Costs { heap: None, ..row.costs }, ..row }
    }

    #[test]
    fn a_written_record_can_be_read() {
        let numbers = [8.5, 14.25, 0.0, 1.5];
        let of_program = without_heap(row("treewright check", 3.0, numbers));
        let rows = [row("treewright, &str", 1.0, numbers), of_program];
        assert_eq!(read(&write(&["A remark.".to_owned()], &rows)), Ok(rows.to_vec()));
        for line in ["a\t1\tb\t2", "a\t1\tb\t1\t2.0\t-\t-\t1.0", "a\t1\tb\t1\t-\t-\t-\t-"] {
            assert_eq!(read(line), Err(format!("cannot read this line: {line}")));
        }
    }

    #[test]
    fn more_than_the_tolerance_is_too_much() {
        let then = [10.0, 20.0, 0.0, 1.5];
        let check = |tolerance: f64, now: [f64; 4], expected: &[&str]| {
            let now = row("", 0.0, now).costs;
            assert_eq!(row("", tolerance, then).exceeded(&now), expected, "{now:?}");
        };
        check(1.0, then, &[]);
        check(1.0, [10.09, 20.1, 0.0, 1.0], &[]);
        check(1.0, [10.11, 20.1, 0.0, 1.5], &["instructions per byte"]);
        check(1.0, [9.0, 20.3, 0.1, 1.6], &COLUMNS[1..]);
        check(3.0, [10.29, 20.3, 0.0, 1.5], &[]);
        check(3.0, [10.31, 20.3, 0.0, 1.5], &COLUMNS[..1]);
        let program = without_heap(row("", 3.0, then));
        assert!(program.exceeded(&row("", 0.0, [10.0, 30.0, 0.0, 1.5]).costs).is_empty());
        assert_eq!(program.exceeded(&row("", 0.0, [11.0, 30.0, 0.0, 1.5]).costs), COLUMNS[..1]);
    }
}
