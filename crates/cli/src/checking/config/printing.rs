//! The settings as a file, and a file to begin with.

use std::fmt::Write as _;
use std::path::Path;

use super::Config;
use crate::checking::selection::name_of;
use crate::checking::syntax::USUAL_EXTENSIONS;

/// The file that `--init` writes.
pub(crate) const STARTER: &str = r#"# The settings of `treewright check`. They apply to this folder and all folders below it.
[check]
# Enabled rules: codes, subjects (`obsolete`), patterns (`aria-*`) or "all".
select = ["all"]
# Disabled rules.
ignore = []
# File extensions of pages in folders.
extensions = ["html", "htm", "xhtml", "xht"]
# Files to skip, as patterns like those of .gitignore. Files that git ignores are always skipped.
exclude = []
# Template languages whose tags are blanked: "mustache", "jinja", "php", "erb".
templates = []
# Report text of low contrast too, with the style sheets of each page.
contrast = false

# Changed severities: "error", "warning", "info" or "off".
[check.severity]
# obsolete = "warning"

# Other settings for some paths.
# [[check.overrides]]
# paths = ["partials/**"]
# fragment = "auto"
"#;

/// The settings that hold for a path, as a file.
pub(crate) fn print(config: &Config, path: Option<&Path>) -> String {
    let settings = config.settings_of(path);
    let mut text = String::new();
    let _ = match &config.file {
        Some(file) => writeln!(text, "# {}", file.display()),
        None => writeln!(text, "# no treewright.toml: default settings"),
    };
    text.push_str("[check]\n");
    let usual = || USUAL_EXTENSIONS.map(str::to_owned).into();
    let extensions = config.extensions.clone().unwrap_or_else(usual);
    let _ = writeln!(text, "extensions = {}", list(&extensions));
    let _ = writeln!(text, "exclude = {}", list(&config.exclude));
    let templates: Vec<_> = settings.templates.iter().map(|kind| kind.as_str()).collect();
    let _ = writeln!(text, "templates = {}", list(&templates));
    if let Some((fragment, _)) = &settings.fragment {
        let _ = writeln!(text, "fragment = {}", quoted(fragment));
    }
    if let Some(baseline) = &config.baseline {
        let name = config.folder().and_then(|folder| baseline.strip_prefix(folder).ok());
        let name = name.unwrap_or(baseline).to_string_lossy();
        let _ = writeln!(text, "baseline = {}", quoted(&name));
    }
    if let Some(most) = config.max_warnings {
        let _ = writeln!(text, "max-warnings = {most}");
    }
    let _ = writeln!(text, "max-count = {}", config.max_count.unwrap_or(1000));
    let _ = writeln!(text, "contrast = {}", config.contrast.unwrap_or(false));
    if path.is_none() && !config.overrides.is_empty() {
        for overriding in &config.overrides {
            let _ = writeln!(text, "# other settings for {}", list(&overriding.patterns));
        }
    }
    text.push_str("\n[check.severity]\n");
    for (rule, severity) in settings.selection.changed() {
        let _ = writeln!(text, "{} = {}", rule.code, quoted(name_of(severity)));
    }
    text
}

fn list(words: &[impl AsRef<str>]) -> String {
    let words: Vec<_> = words.iter().map(|word| quoted(word.as_ref())).collect();
    format!("[{}]", words.join(", "))
}

/// A basic string of TOML, whose escapes are those of JSON.
fn quoted(text: &str) -> String {
    serde_json::to_string(text).unwrap_or_default()
}
