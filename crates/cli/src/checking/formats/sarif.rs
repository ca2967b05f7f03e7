//! SARIF 2.1.0, the format of code scanning.
//!
//! <https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html>

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::{self, Write};

use serde::Serialize;
use treewright::{LineColumn, Rule, Severity};

use super::{Reporter, Separator, Totals, uri_of};
use crate::checking::checked::{Checked, Finding, Place, PlacedFix};

#[derive(Default)]
pub(super) struct Sarif {
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
struct SarifResult<'a> {
    rule_id: &'a str,
    rule_index: usize,
    level: &'static str,
    message: Message<'a>,
    locations: [Location<'a>; 1],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    related_locations: Vec<Location<'a>>,
    partial_fingerprints: BTreeMap<&'static str, String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    fixes: Vec<SarifFix<'a>>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Location<'a> {
    physical_location: PhysicalLocation<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<Message<'a>>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct PhysicalLocation<'a> {
    artifact_location: ArtifactLocation<'a>,
    region: Region,
}

#[derive(Clone, Copy, Serialize)]
struct ArtifactLocation<'a> {
    uri: &'a str,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Region {
    start_line: u32,
    start_column: u32,
    end_line: u32,
    end_column: u32,
}

impl From<&Place> for Region {
    fn from(place: &Place) -> Self {
        let LineColumn { line: start_line, column: start_column } = place.start;
        let LineColumn { line: end_line, column: end_column } = place.end;
        Self { start_line, start_column, end_line, end_column }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct SarifFix<'a> {
    description: Description<'a>,
    artifact_changes: [ArtifactChange<'a>; 1],
    properties: FixProperties,
}

#[derive(Serialize)]
struct Description<'a> {
    text: Cow<'a, str>,
}

/// The tree stays as it is by a safe fix.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct FixProperties {
    is_safe: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct ArtifactChange<'a> {
    artifact_location: ArtifactLocation<'a>,
    replacements: Vec<Replacement<'a>>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Replacement<'a> {
    deleted_region: Region,
    inserted_content: Message<'a>,
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

fn location<'a>(uri: &'a str, place: &Place, message: Option<&'a str>) -> Location<'a> {
    Location {
        physical_location: PhysicalLocation {
            artifact_location: ArtifactLocation { uri },
            region: Region::from(place),
        },
        message: message.map(|text| Message { text }),
    }
}

fn fix_of<'a>(uri: &'a str, fix: &'a PlacedFix) -> SarifFix<'a> {
    let replacements = fix.edits.iter().map(|(place, text)| Replacement {
        deleted_region: Region::from(place),
        inserted_content: Message { text },
    });
    let description = if fix.is_safe {
        Cow::Borrowed(fix.title.as_str())
    } else {
        Cow::Owned(format!("{} (changes the tree)", fix.title))
    };
    SarifFix {
        description: Description { text: description },
        properties: FixProperties { is_safe: fix.is_safe },
        artifact_changes: [ArtifactChange {
            artifact_location: ArtifactLocation { uri },
            replacements: replacements.collect(),
        }],
    }
}

impl Sarif {
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

    fn result<'a>(&mut self, uri: &'a str, finding: &'a Finding) -> SarifResult<'a> {
        let related = finding.related.iter();
        let fingerprint = format!("{:016x}", finding.fingerprint);
        SarifResult {
            rule_id: finding.code(),
            rule_index: self.index_of(finding.rule),
            level: level(finding.severity),
            message: Message { text: &finding.message },
            locations: [location(uri, &finding.place, None)],
            related_locations: related
                .map(|(place, message)| location(uri, place, Some(message)))
                .collect(),
            partial_fingerprints: BTreeMap::from([("treewright/v1", fingerprint)]),
            fixes: finding.fix.iter().map(|fix| fix_of(uri, fix)).collect(),
        }
    }
}

impl Reporter for Sarif {
    fn page(&mut self, page: &Checked, out: &mut dyn Write) -> io::Result<()> {
        self.begin(out)?;
        let uri = uri_of(&page.name);
        // Each result is written in many pieces.
        let mut results = Vec::with_capacity(page.findings.len().saturating_mul(1024));
        for finding in &page.findings {
            self.separator.next(&mut results)?;
            let result = self.result(&uri, finding);
            serde_json::to_writer(&mut results, &result)?;
        }
        out.write_all(&results)
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
            separator.next(out)?;
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
