//! The messages that a caller wants, and the quotes in them.

use regex::Regex;
use treewright::Severity;
use treewright::conformance::Diagnostic;

use crate::checking::checked::Checked;

/// The messages that are wanted.
#[derive(Debug, Default)]
pub(crate) struct Wanted {
    /// Those that this matches are not.
    pub(crate) filter: Option<Regex>,
    pub(crate) skips_infos: bool,
    /// The double quotes of typography are those of ASCII in the texts that are matched.
    pub(crate) has_ascii_quotes: bool,
}

impl Wanted {
    pub(crate) fn takes(&self, finding: &Diagnostic) -> bool {
        if self.skips_infos && finding.severity == Severity::Info {
            return false;
        }
        let Some(filter) = &self.filter else { return true };
        let mut text = format!("{} [{}]", finding.message, finding.code());
        if self.has_ascii_quotes {
            text = text.replace(is_quote, "\"");
        }
        !filter.is_match(&text)
    }
}

const fn is_quote(character: char) -> bool {
    matches!(character, '\u{201C}' | '\u{201D}')
}

/// Writes the double quotes of ASCII for those of typography.
pub(crate) fn with_ascii_quotes(page: &mut Checked) {
    for finding in &mut page.findings {
        if finding.message.contains(is_quote) {
            finding.message = finding.message.replace(is_quote, "\"");
        }
    }
}
