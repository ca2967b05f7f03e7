//! Fixes as actions.

use std::collections::HashMap;

use lsp_types::{
    CodeAction, CodeActionContext, CodeActionKind, CodeActionOrCommand, Position, Range, TextEdit,
    Uri, WorkspaceEdit,
};

use super::documents::{Document, metadata};
use super::findings::{diagnostic, edits_of, range_of};
use crate::checking::syntax::Syntax;

/// The kind of the action that applies all safe fixes.
pub(super) fn fix_all() -> CodeActionKind {
    CodeActionKind::new("source.fixAll.treewright")
}

/// The actions in a range: a fix for each finding there, and all safe fixes.
pub(super) fn actions(
    document: &Document,
    uri: &Uri,
    range: Range,
    context: &CodeActionContext,
) -> Vec<CodeActionOrCommand> {
    let is_wanted = |kind: &CodeActionKind| {
        let is_part_of = |wanted: &CodeActionKind| {
            kind.as_str().strip_prefix(wanted.as_str()).is_some_and(|rest| {
                rest.is_empty() || rest.starts_with('.') || wanted.as_str().is_empty()
            })
        };
        context.only.as_ref().is_none_or(|only| only.iter().any(is_part_of))
    };
    let mut actions = Vec::new();
    let Some(checked) = document.checked() else { return actions };
    if is_wanted(&CodeActionKind::QUICKFIX) {
        let here = checked.findings.iter().filter(|finding| {
            let place = range_of(&finding.place);
            is_not_after(place.start, range.end) && is_not_after(range.start, place.end)
        });
        for finding in here {
            let Some(fix) = &finding.fix else { continue };
            let title = if fix.is_safe {
                fix.title.clone()
            } else {
                format!("{} (changes the tree)", fix.title)
            };
            actions.push(CodeActionOrCommand::CodeAction(CodeAction {
                title,
                kind: Some(CodeActionKind::QUICKFIX),
                diagnostics: Some(vec![diagnostic(finding, uri)]),
                edit: Some(edit(uri, edits_of(fix))),
                is_preferred: Some(fix.is_safe),
                ..CodeAction::default()
            }));
        }
    }
    let has_safe_fixes = || {
        let mut fixes = checked.findings.iter().filter_map(|finding| finding.fix.as_ref());
        fixes.any(|fix| fix.is_safe)
    };
    if is_wanted(&fix_all()) && has_safe_fixes() {
        actions.extend(all_fixes(document, uri));
    }
    actions
}

fn is_not_after(one: Position, other: Position) -> bool {
    (one.line, one.character) <= (other.line, other.character)
}

fn edit(uri: &Uri, edits: Vec<TextEdit>) -> WorkspaceEdit {
    #[allow(clippy::mutable_key_type, reason = "the type is that of the protocol's crate")]
    let changes = HashMap::from([(uri.clone(), edits)]);
    WorkspaceEdit { changes: Some(changes), ..WorkspaceEdit::default() }
}

/// The action that applies all safe fixes.
fn all_fixes(document: &Document, uri: &Uri) -> Option<CodeActionOrCommand> {
    // Fixes are in the HTML syntax.
    if document.syntax() != Syntax::Html {
        return None;
    }
    let fixed = document.checker()?.fix(document.text().as_bytes(), &metadata(), false);
    let text = String::from_utf8(fixed.bytes).ok().filter(|text| text != document.text())?;
    Some(CodeActionOrCommand::CodeAction(CodeAction {
        title: "Apply all safe fixes".to_owned(),
        kind: Some(fix_all()),
        edit: Some(edit(uri, vec![TextEdit { range: document.whole(), new_text: text }])),
        ..CodeAction::default()
    }))
}
