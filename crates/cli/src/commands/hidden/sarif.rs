//! Hidden text as SARIF 2.1.0.
//!
//! <https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html>

use std::io::{self, Write};

use treewright::microsyntaxes::json::JsonWriter;
use treewright::style::hidden::Trick;

use super::record::Record;
use crate::checking::formats::{Repository, uri_of};

/// The text between two results.
pub(super) const SEPARATOR: &str = ",\n";

/// Writes the start, with a rule for each trick.
pub(super) fn begin(out: &mut impl Write) -> io::Result<()> {
    write!(
        out,
        "{{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\",\
         \"runs\":[{{\"columnKind\":\"utf16CodeUnits\",\"tool\":{{\"driver\":{{\"name\":\"treewright\",\
         \"version\":\"{}\",\"informationUri\":\"{}\",\"rules\":",
        env!("CARGO_PKG_VERSION"),
        env!("CARGO_PKG_REPOSITORY")
    )?;
    let mut rules = JsonWriter::new();
    rules.objects(Trick::ALL, |rule, trick| {
        rule.key("id").string(trick.as_str());
        rule.key("shortDescription").object(|text| text.key("text").string(trick.description()));
    });
    out.write_all(rules.finish().as_bytes())?;
    out.write_all(b"}},\"results\":[\n")
}

pub(super) fn end(out: &mut impl Write) -> io::Result<()> {
    out.write_all(b"\n]}]}\n")
}

/// Writes the results of pages.
pub(super) struct Results {
    repository: Repository,
}

impl Results {
    pub(super) fn new() -> Self {
        Self { repository: Repository::of_variable("GITHUB_WORKSPACE") }
    }

    /// Writes the results of a page, with [`SEPARATOR`] between them.
    pub(super) fn write(&self, records: &[Record<'_>], out: &mut impl Write) -> io::Result<()> {
        for (number, record) in records.iter().enumerate() {
            if number > 0 {
                out.write_all(SEPARATOR.as_bytes())?;
            }
            let mut json = JsonWriter::new();
            self.result(record, &mut json);
            out.write_all(json.finish().as_bytes())?;
        }
        Ok(())
    }

    fn result(&self, record: &Record<'_>, json: &mut JsonWriter) {
        let location = |object: &mut JsonWriter, path: &str, start, end| {
            let uri = uri_of(&self.repository.name_of(path));
            object.key("physicalLocation").object(|place| {
                place.key("artifactLocation").object(|file| file.key("uri").string(&uri));
                let Some((line, column)) = start else { return };
                place.key("region").object(|region| {
                    region.key("startLine").number(line);
                    region.key("startColumn").number(column);
                    if let Some((line, column)) = end {
                        region.key("endLine").number(line);
                        region.key("endColumn").number(column);
                    }
                });
            });
        };
        let level = match record.certainty {
            "certain" => "error",
            "likely" => "warning",
            _ => "note",
        };
        json.object(|result| {
            result.key("ruleId").string(record.trick);
            result.key("level").string(level);
            result.key("message").object(|message| {
                let text = format!("{} ({}) {}", record.description, record.certainty, record.text);
                message.key("text").string(&text);
            });
            result.key("locations").objects([record], |object, record| {
                location(object, record.path, record.line.zip(record.column), record.end);
            });
            if let Some(rule) = &record.rule {
                result.key("relatedLocations").objects([rule], |object, rule| {
                    location(object, &rule.path, Some((rule.line, rule.column)), None);
                    object.key("message").object(|message| {
                        message.key("text").string(&format!("the rule of {}", rule.selector));
                    });
                });
            }
        });
    }
}
