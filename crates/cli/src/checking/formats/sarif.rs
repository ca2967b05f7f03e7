//! SARIF 2.1.0, the format of code scanning.
//!
//! <https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html>

use std::io::{self, Write};

use serde::Serialize;
use treewright::microsyntaxes::json::JsonWriter;
use treewright::{Rule, Severity};

use super::{Reporter, Repository, Separator, Totals, uri_of};
use crate::checking::checked::{Checked, Finding, Place, PlacedFix};

pub(super) struct Sarif {
    repository: Repository,
    has_begun: bool,
    separator: Separator,
    /// The rules of findings so far, in the order in which they came.
    rules: Vec<&'static Rule>,
}

#[derive(Serialize)]
struct Message<'a> {
    text: &'a str,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct SarifRule {
    id: &'static str,
    short_description: Message<'static>,
    full_description: Message<'static>,
    help_uri: &'static str,
    help: Message<'static>,
    default_configuration: Configuration,
    properties: Properties,
}

#[derive(Serialize)]
struct Configuration {
    level: &'static str,
}

#[derive(Serialize)]
struct Properties {
    tags: [&'static str; 2],
}

const fn level(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        _ => "note",
    }
}

fn write_location(object: &mut JsonWriter, uri: &str, place: &Place) {
    object.key("physicalLocation").object(|location| {
        write_artifact(location, uri);
        write_region(location, "region", place);
    });
}

fn write_artifact(object: &mut JsonWriter, uri: &str) {
    object.key("artifactLocation").object(|location| location.key("uri").string(uri));
}

fn write_region(object: &mut JsonWriter, name: &'static str, place: &Place) {
    object.key(name).object(|region| {
        region.key("startLine").number(place.start.line);
        region.key("startColumn").number(place.start.column);
        region.key("endLine").number(place.end.line);
        region.key("endColumn").number(place.end.column);
    });
}

fn write_message(object: &mut JsonWriter, name: &'static str, text: &str) {
    object.key(name).object(|message| message.key("text").string(text));
}

fn write_fix(object: &mut JsonWriter, uri: &str, fix: &PlacedFix) {
    let title = fix.title.as_str();
    if fix.is_safe {
        write_message(object, "description", title);
    } else {
        write_message(object, "description", &format!("{title} (changes the tree)"));
    }
    object.key("artifactChanges").objects([&fix.edits], |object, edits| {
        write_artifact(object, uri);
        object.key("replacements").objects(edits, |object, (place, text)| {
            write_region(object, "deletedRegion", place);
            write_message(object, "insertedContent", text);
        });
    });
    // A safe fix does not change the tree.
    object.key("properties").object(|properties| properties.key("isSafe").boolean(fix.is_safe));
}

impl Sarif {
    pub(super) fn new() -> Self {
        Self {
            repository: Repository::of_variable("GITHUB_WORKSPACE"),
            has_begun: false,
            separator: Separator::default(),
            rules: Vec::new(),
        }
    }

    fn begin(&mut self, out: &mut dyn Write) -> io::Result<()> {
        if std::mem::replace(&mut self.has_begun, true) {
            return Ok(());
        }
        out.write_all(
            b"{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\",\
              \"runs\":[{\"columnKind\":\"utf16CodeUnits\",\"results\":[",
        )
    }

    fn index_of(&mut self, rule: &'static Rule) -> usize {
        let known = self.rules.iter().position(|known| known.code == rule.code);
        known.unwrap_or_else(|| {
            self.rules.push(rule);
            self.rules.len().saturating_sub(1)
        })
    }

    fn write_result(&mut self, out: &mut JsonWriter, uri: &str, finding: &Finding) {
        let index = self.index_of(finding.rule) as u64;
        out.object(|result| {
            result.key("ruleId").string(finding.code());
            result.key("ruleIndex").number(index);
            result.key("level").string(level(finding.severity));
            write_message(result, "message", &finding.message);
            result.key("locations").objects([&finding.place], |object, place| {
                write_location(object, uri, place);
            });
            if !finding.related.is_empty() {
                result.key("relatedLocations").objects(
                    &finding.related,
                    |object, (place, message)| {
                        write_location(object, uri, place);
                        write_message(object, "message", message);
                    },
                );
            }
            result.key("partialFingerprints").object(|fingerprints| {
                fingerprints.key("treewright/v1").hexadecimal(finding.fingerprint);
            });
            if let Some(fix) = &finding.fix {
                result.key("fixes").objects([fix], |object, fix| write_fix(object, uri, fix));
            }
        });
    }
}

impl Reporter for Sarif {
    fn page(&mut self, page: &Checked, out: &mut dyn Write) -> io::Result<()> {
        self.begin(out)?;
        let uri = uri_of(&self.repository.name_of(&page.name));
        let mut results = JsonWriter::with_capacity(page.findings.len().saturating_mul(1024));
        for finding in &page.findings {
            results.separator(self.separator.next());
            self.write_result(&mut results, &uri, finding);
        }
        out.write_all(results.finish().as_bytes())
    }

    fn finish(&mut self, _: &Totals, out: &mut dyn Write) -> io::Result<()> {
        self.begin(out)?;
        write!(
            out,
            "\n],\"tool\":{{\"driver\":{{\"name\":\"treewright\",\"version\":\"{}\",\
             \"informationUri\":\"{}\",\"rules\":[",
            env!("CARGO_PKG_VERSION"),
            env!("CARGO_PKG_REPOSITORY")
        )?;
        let mut separator = Separator::default();
        for rule in &self.rules {
            out.write_all(separator.next().as_bytes())?;
            let rule = SarifRule {
                id: rule.code,
                short_description: Message { text: rule.message },
                full_description: Message { text: rule.explanation },
                help_uri: rule.anchor,
                help: Message { text: rule.why },
                default_configuration: Configuration { level: level(rule.severity) },
                properties: Properties { tags: ["html", rule.subject] },
            };
            serde_json::to_writer(&mut *out, &rule)?;
        }
        out.write_all(b"\n]}}}]}\n")
    }
}
