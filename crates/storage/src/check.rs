//! Checks of a profile as a whole.

use crate::client::read_area;
use crate::{Profile, StorageError, opening};

/// The result of [`Profile::check`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Report {
    /// The contradictions that were found; empty if all is well.
    pub problems: Vec<String>,
    /// The number of areas that were read.
    pub areas: usize,
    /// The bytes of the database.
    pub file_bytes: u64,
    /// The files that were set aside earlier.
    pub set_aside: Vec<std::path::PathBuf>,
}

impl Profile {
    /// Reads everything: the pages of the database, its indexes, each area with the sum of its bytes.
    ///
    /// # Errors
    /// If the database cannot be read at all.
    pub fn check(&self) -> Result<Report, StorageError> {
        let mut report = Report::default();
        self.read(|transaction| {
            let mut statement = transaction.prepare("PRAGMA integrity_check(20)")?;
            for line in statement.query_map([], |row| row.get::<_, String>(0))? {
                match line? {
                    line if line == "ok" => {}
                    line => report.problems.push(line),
                }
            }
            let mut statement =
                transaction.prepare("SELECT origin, bytes FROM areas ORDER BY origin")?;
            let areas: Vec<(String, i64)> = statement
                .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?
                .collect::<Result<_, _>>()?;
            for (origin, bytes) in areas {
                let area = read_area(transaction, &origin)?;
                if u64::try_from(bytes) != Ok(area.bytes()) {
                    report.problems.push(format!(
                        "{origin}: the area has {} bytes, but {bytes} are noted",
                        area.bytes()
                    ));
                }
                report.areas = report.areas.saturating_add(1);
            }
            let lost: i64 = transaction.query_row(
                "SELECT count(*) FROM items WHERE area NOT IN (SELECT id FROM areas)",
                [],
                |row| row.get(0),
            )?;
            if lost > 0 {
                report.problems.push(format!("{lost} pairs belong to no area"));
            }
            let size: i64 = transaction.query_row(
                "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size",
                [],
                |row| row.get(0),
            )?;
            report.file_bytes = u64::try_from(size).unwrap_or(0);
            Ok(())
        })?;
        report.set_aside = self.folder().map(opening::files_set_aside).unwrap_or_default();
        Ok(report)
    }
}
