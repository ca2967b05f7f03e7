//! The style sheets that checks leave to the checks that come after them.

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::hash::BuildHasher as _;

use foldhash::fast::RandomState;

use crate::rules::StyleFinding;

/// The style sheets that checks of pages leave to those of the pages to come: see [`check_in`](crate::check_in).
///
/// These are the style sheets that were read more than once, with the findings in them, since the pages of a site often
/// have the same ones. They are compared as a whole, so that findings do not depend on the pages checked before. At
/// most 4 MiB are kept.
#[derive(Clone, Default)]
pub struct StyleSheetCache {
    /// Those whose blocks may end with the sheet, and those whose blocks must be closed.
    style_sheets: [HashMap<Box<str>, Vec<StyleFinding>, RandomState>; 2],
    /// The bytes of their texts and findings.
    length: usize,
    /// The hashes of those that were read at least once.
    read: HashSet<u64, RandomState>,
}

impl StyleSheetCache {
    /// The lengths of the style sheets that are kept, in bytes, the longest with its findings: shorter ones are read as
    /// soon as they are found.
    const SHORTEST: usize = 256;
    const LONGEST: usize = 1 << 20;

    /// The maximum number of bytes of all of them.
    const MOST: usize = 4 << 20;

    /// The most hashes.
    const MOST_HASHES: usize = 1 << 14;

    /// A cache that is empty so far.
    pub fn new() -> Self {
        Self::default()
    }

    /// The findings in a style sheet that was read before.
    pub(crate) fn style_sheet(&self, text: &str, must_close: bool) -> Option<&[StyleFinding]> {
        if !Self::is_kept(text) {
            return None;
        }
        let sheets = self.style_sheets.get(usize::from(must_close))?;
        sheets.get(text).map(Vec::as_slice)
    }

    /// Keeps a style sheet that was read, if it was read before.
    pub(crate) fn keep_style_sheet(
        &mut self,
        text: &str,
        must_close: bool,
        found: &[StyleFinding],
    ) {
        let length = found.iter().map(StyleFinding::length).fold(text.len(), usize::saturating_add);
        if !Self::is_kept(text) || length > Self::LONGEST {
            return;
        }
        if self.read.len() >= Self::MOST_HASHES {
            self.read.clear();
        }
        // Most pages of other sites have other ones.
        if self.read.insert(self.read.hasher().hash_one((text, must_close))) {
            return;
        }
        if self.length.saturating_add(length) > Self::MOST {
            // Those of a site that is over are of no use to the next one.
            *self = Self::default();
        }
        if let Some(sheets) = self.style_sheets.get_mut(usize::from(must_close)) {
            self.length = self.length.saturating_add(length);
            sheets.insert(text.into(), found.to_vec());
        }
    }

    fn is_kept(text: &str) -> bool {
        (Self::SHORTEST..=Self::LONGEST).contains(&text.len())
    }
}

impl fmt::Debug for StyleSheetCache {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count: usize = self.style_sheets.iter().map(HashMap::len).sum();
        let mut memory = f.debug_struct("StyleSheetCache");
        memory.field("style_sheets", &count).field("length", &self.length).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use treewright_dom::{Document, Namespace};

    use super::StyleSheetCache;
    use crate::{CheckOptions, Diagnostic, check, check_in};

    /// A page with style sheets, some of them in SVG.
    fn page(sheets: &[(Namespace, String)]) -> Document {
        let mut document = Document::new();
        let html = document.create_element(Namespace::Html, "html").unwrap();
        document.append(document.root(), html).unwrap();
        for (namespace, sheet) in sheets {
            let style = document.create_element(*namespace, "style").unwrap();
            let text = document.create_text(sheet);
            document.append(style, text).unwrap();
            document.append(html, style).unwrap();
        }
        document
    }

    fn lines_of(diagnostics: &[Diagnostic]) -> Vec<String> {
        let text = |finding: &Diagnostic| format!("{} {}", finding.code(), finding.message);
        diagnostics.iter().map(text).collect()
    }

    #[test]
    fn findings_do_not_depend_on_what_was_checked_before() {
        let spaces = " ".repeat(StyleSheetCache::SHORTEST);
        let filler = "/*".to_owned() + &" ".repeat(StyleSheetCache::LONGEST - 64) + "*/";
        let sheets = [
            "p { color: teal }".to_owned(),
            format!("p {{ color: teal }}{spaces}"),
            format!("p {{ colour: teal }}{spaces}"),
            format!("p {{ colour: teal }}{spaces}b {{ x: y; width: 5 }}"),
            // Sheets of SVG must close their blocks.
            format!("p {{ color: teal {spaces}"),
            format!("p {{ colour: teal }}{filler}"),
            format!("p {{ colour: tee }}{filler}"),
            format!("b {{ colour: teal }}{filler}"),
            format!("b {{ colour: tee }}{filler}"),
            format!("i {{ colour: tee }}{filler}{filler}"),
        ];
        let mut memory = StyleSheetCache::new();
        let options = CheckOptions::new();
        for round in 0..4 {
            for (number, sheet) in sheets.iter().enumerate() {
                for namespace in [Namespace::Html, Namespace::Svg] {
                    let next = sheets[(number + round) % sheets.len()].clone();
                    let page = page(&[(namespace, sheet.clone()), (Namespace::Html, next)]);
                    let expected = lines_of(&check(&page, [], &options).diagnostics);
                    let found = lines_of(&check_in(&page, [], &options, &mut memory).diagnostics);
                    assert_eq!(found, expected);
                    assert!(memory.length <= StyleSheetCache::MOST);
                }
            }
        }
    }

    #[test]
    fn style_sheets_are_kept() {
        let sheet = format!("p {{ colour: teal }}{}", " ".repeat(StyleSheetCache::SHORTEST));
        let mut memory = StyleSheetCache::new();
        let page = page(&[(Namespace::Html, sheet.clone())]);
        for is_kept in [false, true, true] {
            let _ = check_in(&page, [], &CheckOptions::new(), &mut memory);
            assert_eq!(memory.style_sheet(&sheet, true).is_some(), is_kept);
        }
        let length = memory.length;
        assert!((sheet.len() + 1..sheet.len() + 1024).contains(&length), "{length}");
        assert_eq!(memory.style_sheet(&sheet, true).map(<[_]>::len), Some(1));
        assert!(memory.style_sheet(&sheet, false).is_none());
    }
}
