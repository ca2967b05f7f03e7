//! Findings in the terms of the protocol.

use lsp_types::{
    CodeDescription, Diagnostic, DiagnosticRelatedInformation, DiagnosticSeverity, Location,
    NumberOrString, Position, Range, TextEdit, Uri,
};
use treewright::{LineColumn, Severity};

use super::documents::Document;
use crate::checking::checked::{Finding, Place, PlacedFix};

/// The name of the program, which editors show with its messages.
const SOURCE: &str = "treewright";

pub(super) fn diagnostics(document: &Document, uri: &Uri) -> Vec<Diagnostic> {
    let Some(checked) = document.checked() else { return Vec::new() };
    let mut diagnostics: Vec<_> =
        checked.findings.iter().map(|finding| diagnostic(finding, uri)).collect();
    if checked.left_out.count > 0 {
        let message = format!("{} more findings are not shown", checked.left_out.count);
        diagnostics.push(Diagnostic {
            severity: Some(DiagnosticSeverity::INFORMATION),
            source: Some(SOURCE.to_owned()),
            message,
            ..Diagnostic::default()
        });
    }
    diagnostics.extend(checked.limits_met.iter().map(|met| {
        let place = position_of(met.place);
        Diagnostic {
            range: Range { start: place, end: place },
            severity: Some(DiagnosticSeverity::WARNING),
            source: Some(SOURCE.to_owned()),
            message: met.text.clone(),
            ..Diagnostic::default()
        }
    }));
    diagnostics
}

pub(super) fn diagnostic(finding: &Finding, uri: &Uri) -> Diagnostic {
    let severity = match finding.severity {
        Severity::Error => DiagnosticSeverity::ERROR,
        Severity::Warning => DiagnosticSeverity::WARNING,
        _ => DiagnosticSeverity::INFORMATION,
    };
    let related = finding.related.iter().map(|(place, message)| DiagnosticRelatedInformation {
        location: Location { uri: uri.clone(), range: range_of(place) },
        message: message.clone(),
    });
    let related: Vec<_> = related.collect();
    Diagnostic {
        range: range_of(&finding.place),
        severity: Some(severity),
        code: Some(NumberOrString::String(finding.code().to_owned())),
        code_description: finding.rule.anchor.parse().ok().map(|href| CodeDescription { href }),
        source: Some(SOURCE.to_owned()),
        message: finding.message.clone(),
        related_information: (!related.is_empty()).then_some(related),
        ..Diagnostic::default()
    }
}

/// The range of a place. Lines and columns count from 0.
pub(super) fn range_of(place: &Place) -> Range {
    Range { start: position_of(place.start), end: position_of(place.end) }
}

fn position_of(place: LineColumn) -> Position {
    Position::new(place.line.saturating_sub(1), place.column.saturating_sub(1))
}

/// The edits of a fix.
pub(super) fn edits_of(fix: &PlacedFix) -> Vec<TextEdit> {
    let edits = fix.edits.iter();
    edits.map(|(place, text)| TextEdit { range: range_of(place), new_text: text.clone() }).collect()
}
