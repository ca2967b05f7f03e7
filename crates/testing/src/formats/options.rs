//! The `#options` section of our own tree-construction cases.

use treewright_syntax::{DocumentMode, Edition, ScriptingMode};

/// How to treat the scripts of a case.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum ScriptPlay {
    /// The parser pauses at scripts and continues.
    #[default]
    Skip,
    /// The scripted host plays them.
    Run,
}

/// The `#options` section; a field is `None` or false if the section does not have it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "one for each word of the format")]
#[non_exhaustive]
pub struct CaseOptions {
    /// `edition=living`, `edition=classic`, then `rule-name=on|off` for single rules.
    pub edition: Option<Edition>,
    /// `quirks`, `limited-quirks`: the mode of the context element's document.
    pub context_mode: DocumentMode,
    /// `mode=no-quirks|limited-quirks|quirks`: the final mode of the document.
    pub expected_mode: Option<DocumentMode>,
    /// `srcdoc`: an `iframe` `srcdoc` document.
    pub srcdoc: bool,
    /// `cannot-change-mode`: the "parser cannot change the mode" flag.
    pub parser_cannot_change_the_mode: bool,
    /// `declarative-shadow-roots=on|off`; without it, on for documents and off for fragments.
    pub declarative_shadow_roots: Option<bool>,
    /// `form`: the context element of the fragment is in a `form` element.
    pub form: bool,
    /// `scripting=normal|disabled|inert|fragment`, instead of `#script-on` and `#script-off`.
    pub scripting: Option<ScriptingMode>,
    /// `run-scripts`: the scripted host plays the scripts.
    pub scripts: ScriptPlay,
    /// `escaped`: `#data`, `#document` and `#serialized` hold `\uHHHH` escapes.
    pub escaped: bool,
    /// `serializable-shadow-roots`: `#serialized` was made with that option.
    pub serializable_shadow_roots: bool,
    /// `twin-of=FILE:INDEX`: this case replaces a public one under the current rules.
    pub twin_of: Option<String>,
}

impl CaseOptions {
    /// Reads one line.
    pub(super) fn read_line(&mut self, line: &str) -> Result<(), String> {
        let (key, value) = match line.split_once('=') {
            Some((key, value)) => (key.trim(), Some(value.trim())),
            None => (line.trim(), None),
        };
        match (key, value) {
            ("quirks", None) => self.context_mode = DocumentMode::Quirks,
            ("limited-quirks", None) => self.context_mode = DocumentMode::LimitedQuirks,
            ("srcdoc", None) => self.srcdoc = true,
            ("cannot-change-mode", None) => self.parser_cannot_change_the_mode = true,
            ("form", None) => self.form = true,
            ("run-scripts", None) => self.scripts = ScriptPlay::Run,
            ("escaped", None) => self.escaped = true,
            ("serializable-shadow-roots", None) => self.serializable_shadow_roots = true,
            ("edition", Some("living")) => self.edition = Some(Edition::LIVING),
            ("edition", Some("classic")) => self.edition = Some(Edition::CLASSIC),
            ("mode", Some(mode)) => self.expected_mode = Some(document_mode(mode)?),
            ("declarative-shadow-roots", Some(value)) => {
                self.declarative_shadow_roots = Some(on_or_off(value)?);
            }
            ("scripting", Some("normal")) => self.scripting = Some(ScriptingMode::Normal),
            ("scripting", Some("disabled")) => self.scripting = Some(ScriptingMode::Disabled),
            ("scripting", Some("inert")) => self.scripting = Some(ScriptingMode::Inert),
            ("scripting", Some("fragment")) => self.scripting = Some(ScriptingMode::Fragment),
            ("twin-of", Some(case)) => self.twin_of = Some(case.to_owned()),
            (rule, Some(value)) => {
                let mut edition = self.edition.unwrap_or(Edition::LIVING);
                let field = rule_of(&mut edition, rule)
                    .ok_or_else(|| format!("unknown option `{line}`"))?;
                *field = on_or_off(value)?;
                self.edition = Some(edition);
            }
            (_, None) => return Err(format!("unknown option `{line}`")),
        }
        Ok(())
    }
}

fn on_or_off(value: &str) -> Result<bool, String> {
    match value {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(format!("`{value}` is neither `on` nor `off`")),
    }
}

fn document_mode(value: &str) -> Result<DocumentMode, String> {
    [DocumentMode::NoQuirks, DocumentMode::LimitedQuirks, DocumentMode::Quirks]
        .into_iter()
        .find(|mode| mode.as_str() == value)
        .ok_or_else(|| format!("`{value}` is not a document mode"))
}

/// The field of an edition by its name with hyphens. `declarative-shadow-roots` is not one of them: as an
/// option it is the caller's choice; the rule is `rule-declarative-shadow-roots`.
fn rule_of<'a>(edition: &'a mut Edition, rule: &str) -> Option<&'a mut bool> {
    Some(match rule {
        "processing-instructions" => &mut edition.processing_instructions,
        "relaxed-select" => &mut edition.relaxed_select,
        "template-patching" => &mut edition.template_patching,
        "rule-declarative-shadow-roots" => &mut edition.declarative_shadow_roots,
        "reject-invalid-insertions" => &mut edition.reject_invalid_insertions,
        "implied-body-resets-frameset-ok" => &mut edition.implied_body_resets_frameset_ok,
        "table-text-in-templates" => &mut edition.table_text_in_templates,
        "form-in-table-in-template" => &mut edition.form_in_table_in_template,
        "template-context-is-template-contents" => {
            &mut edition.template_context_is_template_contents
        }
        "empty-system-identifier-is-missing" => &mut edition.empty_system_identifier_is_missing,
        _ => return None,
    })
}
