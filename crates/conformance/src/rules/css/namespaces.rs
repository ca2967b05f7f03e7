//! The namespace prefixes of a style sheet.
//!
//! <https://drafts.csswg.org/css-namespaces/#declaration>

use cssparser::Parser;
use rustc_hash::FxHashSet;

/// See the module. The sheet is searched when a selector has a prefix, which few have.
#[derive(Default)]
pub(super) struct Prefixes<'i> {
    /// `None` where prefixes can be declared elsewhere.
    sheet: Option<&'i str>,
    declared: Option<FxHashSet<String>>,
}

impl<'i> Prefixes<'i> {
    /// The prefixes of a whole style sheet.
    pub(super) fn of_sheet(sheet: &'i str) -> Self {
        Self { sheet: Some(sheet), declared: None }
    }

    /// Returns true for a prefix that is declared, or can be. A rule that is not where it has to be counts too: it
    /// has a separate finding.
    pub(super) fn can_have(&mut self, prefix: &str) -> bool {
        let Some(sheet) = self.sheet else { return true };
        self.declared.get_or_insert_with(|| declared(sheet)).contains(prefix)
    }
}

/// The prefixes of the `@namespace` rules.
fn declared(sheet: &str) -> FxHashSet<String> {
    const NAME: &str = "@namespace";
    let places = memchr::memchr_iter(b'@', sheet.as_bytes());
    let prefixes = places.filter_map(|at| {
        let (name, rest) = sheet.get(at..)?.split_at_checked(NAME.len())?;
        let mut input = Parser::new(rest);
        let prefix = input.expect_ident().ok()?;
        name.eq_ignore_ascii_case(NAME).then(|| prefix.to_string())
    });
    prefixes.collect()
}
