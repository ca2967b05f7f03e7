//! The styles of a document as readers need them, and no more.

use std::fmt;

use rustc_hash::FxHashMap;
use style::shared_lock::SharedRwLock;
use style::stylesheets::UrlExtraData;
use treewright_dom::{Document, NodeId};
use treewright_read::style::{ElementStyle, StyleView};

use super::{Extent, cascade};
use crate::options::StyleOptions;
use crate::preferences;
use crate::sheets::Reader;
use crate::styles::{base_url, quirks_mode};
use crate::tree::{NONE, Tree};

/// The styles of the elements of a document, as far as they decide which text is shown, and in which lines: what readers of text
/// take. They are those of [`Styles`](crate::Styles), and take a fraction of the time.
///
/// Declarations of other properties, and rules that have none left, are left out before sheets are parsed; elements inside
/// an element with `display: none` have no style. For a document without sheets nothing is computed: readers know the style
/// that follows from markup and `style` attributes.
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_read::{InnerTextOptions, inner_text_styled};
/// use treewright_style::{ReadingStyles, StyleOptions};
///
/// # fn main() -> Result<(), treewright_dom::NodeError> {
/// let mut document = Document::new();
/// let paragraph = document.create_element(Namespace::Html, "p")?;
/// document.set_text_content(paragraph, "Text")?;
/// document.append(document.root(), paragraph)?;
/// let options = StyleOptions::new().sheet("p { color: green; text-transform: uppercase }");
/// let styles = ReadingStyles::compute(&document, &options);
/// let text = inner_text_styled(document.root_node(), &InnerTextOptions::new(), &styles);
/// assert_eq!(text, "TEXT");
/// # Ok(())
/// # }
/// ```
pub struct ReadingStyles {
    /// The number of the style of the element at each place.
    numbers: Box<[u32]>,
    styles: Box<[ElementStyle]>,
    missing: Vec<String>,
    is_cut: bool,
    work: u64,
}

impl fmt::Debug for ReadingStyles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ReadingStyles").field("styles", &self.styles.len()).finish_non_exhaustive()
    }
}

impl ReadingStyles {
    /// Computes the styles of a document.
    ///
    /// The time is that of finding the declarations that count, of parsing these, and of matching each element that may be shown.
    pub fn compute(document: &Document, options: &StyleOptions) -> Self {
        let nothing = Self {
            numbers: [].into(),
            styles: [].into(),
            missing: Vec::new(),
            is_cut: false,
            work: 0,
        };
        if options.sheets.is_empty() && !treewright_semantics::sheets::has_sheets(document) {
            return nothing;
        }
        preferences::set();
        let extents = [
            Extent::Reading { custom_properties: false },
            Extent::Reading { custom_properties: true },
            Extent::Whole,
        ];
        let mut needed = extents[0];
        for extent in extents {
            if extent < needed {
                continue;
            }
            match Self::compute_to(document, options, extent) {
                Ok(styles) => return styles,
                Err(needs) => needed = needs,
            }
        }
        nothing
    }

    fn compute_to(
        document: &Document,
        options: &StyleOptions,
        extent: Extent,
    ) -> Result<Self, Extent> {
        let quirks = quirks_mode(document);
        let base = base_url(document, options);
        let lock = SharedRwLock::new();
        let url = UrlExtraData::from(base.clone());
        let tree = Tree::new(document, quirks, lock.clone(), url, extent);
        let reader = Reader::new(options, &lock, quirks, base, extent, &tree.work);
        let mut numbers = vec![NONE; document.place_count()].into_boxed_slice();
        let mut styles = Vec::new();
        if extent == Extent::Whole {
            crate::cascade::compute(&tree, &reader);
            let mut known = FxHashMap::default();
            for element in tree.elements() {
                let Some(data) = element.data.get() else { continue };
                let data = data.borrow();
                let Some(values) = data.styles.get_primary() else { continue };
                let style = super::style(values);
                let number = *known.entry(style).or_insert_with(|| {
                    styles.push(style);
                    styles.len().saturating_sub(1) as u32
                });
                if let Some(entry) = numbers.get_mut(element.node.place() as usize) {
                    *entry = number;
                }
            }
        } else {
            let computed = cascade::compute(&tree, &reader);
            let Some(computed) = computed else {
                let needs = reader.needs.get().max(tree.needs.get());
                return Err(needs.unwrap_or(Extent::Whole));
            };
            for (element, number) in tree.elements().iter().zip(computed.numbers) {
                if let Some(entry) = numbers.get_mut(element.node.place() as usize) {
                    *entry = number;
                }
            }
            styles = computed.styles;
        }
        Ok(Self {
            numbers,
            styles: styles.into_boxed_slice(),
            missing: reader.missing.take(),
            is_cut: reader.is_cut.get() || tree.work.is_used_up(),
            work: tree.work.taken(),
        })
    }

    /// The addresses of sheets that the loader did not give, or that were needed without a loader.
    pub fn missing_sheets(&self) -> &[String] {
        &self.missing
    }

    /// Returns true if a limit was met, so that parts of sheets or imports are missing.
    pub fn is_cut(&self) -> bool {
        self.is_cut
    }

    /// The steps that were taken; see [`Styles::work`](crate::Styles::work).
    pub fn work(&self) -> u64 {
        self.work
    }
}

impl StyleView for ReadingStyles {
    fn style_of(&self, element: NodeId) -> Option<ElementStyle> {
        let number = self.numbers.get(element.to_u64() as u32 as usize)?;
        self.styles.get(*number as usize).copied()
    }
}
