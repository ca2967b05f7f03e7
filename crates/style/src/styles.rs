//! The computed styles of a document.

use std::fmt;

use rustc_hash::FxHashSet;
use selectors::context::QuirksMode;
use style::properties::{
    ComputedValues, Importance, LonghandId, PropertyDeclarationBlock, PropertyDeclarationId,
    PropertyId,
};
use style::selector_parser::PseudoElement;
use style::servo_arc::Arc;
use style::shared_lock::SharedRwLock;
use style::stylesheets::UrlExtraData;
use style::values::resolved;
use style_traits::ToCss;
use treewright_dom::{Document, DocumentMode, NodeId};
use url::Url;

use crate::cascade;
use crate::device::Device;
use crate::options::StyleOptions;
use crate::preferences;
use crate::reading::Extent;
use crate::rules::Rules;
use crate::sheets::{self, Reader};
use crate::text::CONTENT_VISIBILITY;
use crate::tree::{NONE, Tree};
use crate::values::{Display, Visibility};

/// The styles of the elements of a document, as they were when they were computed: the result of the cascade of the sheets of
/// the user agent, of those of the page and of `style` attributes, without layout.
///
/// Elements of the tree under the [root](Document::root) and of its shadow trees have a style, also those with
/// `display: none` around them. Contents of templates, and children of a shadow host that are in no slot, have none, as in a
/// browser.
///
/// The styles do not borrow the document, and do not follow its changes. They take about 40 bytes for each place of the
/// document, and the values, which elements with the same style share; while they are computed, 350 to 800 bytes for each
/// element (`bench/README.md`, styles).
pub struct Styles {
    /// The number of the style of the element at each place.
    numbers: Box<[u32]>,
    values: Box<[style::data::ElementStyles]>,
    missing: Vec<String>,
    is_cut: bool,
    has_unknown: bool,
    work: u64,
    rules: Option<Rules>,
    device: Device,
    /// The places of elements whose animations have not ended.
    animated: FxHashSet<u32>,
}

impl fmt::Debug for Styles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Styles").field("elements", &self.values.len()).finish_non_exhaustive()
    }
}

impl Styles {
    /// Computes the styles of a document.
    ///
    /// The time is that of reading the sheets, and of matching each element with the rules that its name, classes, id and
    /// attributes select. Sheets are cut after 64 MiB, selectors of more than 256 parts match nothing, and
    /// blocks that are nested more than 64 deep are left out.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// use treewright_style::{StyleOptions, Styles};
    ///
    /// # fn main() -> Result<(), treewright_dom::NodeError> {
    /// let mut document = Document::new();
    /// let paragraph = document.create_element(Namespace::Html, "p")?;
    /// document.append(document.root(), paragraph)?;
    /// let options = StyleOptions::new().sheet("p { color: green }");
    /// let styles = Styles::compute(&document, &options);
    /// assert_eq!(styles.computed(paragraph, "color").as_deref(), Some("rgb(0, 128, 0)"));
    /// assert_eq!(styles.computed(paragraph, "display").as_deref(), Some("block"));
    /// # Ok(())
    /// # }
    /// ```
    pub fn compute(document: &Document, options: &StyleOptions) -> Self {
        preferences::set();
        let quirks = quirks_mode(document);
        let base = base_url(document, options);
        let lock = SharedRwLock::new();
        let url = UrlExtraData::from(base.clone());
        let tree = Tree::new(document, quirks, lock.clone(), url, Extent::Whole);
        let reader = Reader::new(options, &lock, quirks, base, Extent::Whole, &tree.work);
        cascade::compute(&tree, &reader);
        let device = options.device;
        let mut numbers = vec![NONE; document.place_count()].into_boxed_slice();
        let mut styles = Vec::with_capacity(tree.elements().len());
        let animated = tree.elements().iter().filter(|element| element.is_animated.get());
        let animated = animated.map(|element| element.node.place()).collect();
        for element in tree.elements() {
            let Some(data) = element.data.get() else { continue };
            if let Some(number) = numbers.get_mut(element.node.place() as usize) {
                *number = styles.len() as u32;
            }
            styles.push(data.borrow().styles.clone());
        }
        let rules = options
            .keep_rules
            .then(|| Rules::new(document, lock.clone(), &device, &reader.kept.take()));
        Self {
            rules,
            device,
            animated,
            numbers,
            values: styles.into_boxed_slice(),
            missing: reader.missing.take(),
            is_cut: reader.is_cut.get() || tree.work.is_used_up(),
            has_unknown: reader.has_unknown.get(),
            work: tree.work.taken(),
        }
    }

    /// Returns true if a document or one of its shadow trees has a sheet: a `style` element, or a `link` to one.
    pub fn has_sheets(document: &Document) -> bool {
        treewright_semantics::sheets::has_sheets(document)
    }

    /// The addresses of sheets that the loader did not give, or that were needed without a loader.
    pub fn missing_sheets(&self) -> &[String] {
        &self.missing
    }

    /// Returns true if a limit was met, so that parts of sheets or imports are missing.
    pub fn is_cut(&self) -> bool {
        self.is_cut
    }

    /// The steps that were taken, which [`StyleOptions::css_work`] limits: a question of a selector about a name, class, id, attribute,
    /// state, parent or sibling of an element; a rule that matches it; 16 bytes of custom properties. If values of custom properties are
    /// longer than 1 KiB, each reference counts once for each KiB of the longest.
    pub fn work(&self) -> u64 {
        self.work
    }

    /// Sheets have properties that are not read, and that change what is painted.
    pub(crate) const fn has_unknown(&self) -> bool {
        self.has_unknown
    }

    pub(crate) const fn device(&self) -> &Device {
        &self.device
    }

    /// An animation of the element may change what is seen.
    pub(crate) fn is_animated(&self, element: NodeId) -> bool {
        self.animated.contains(&(element.to_u64() as u32))
    }

    pub(crate) fn rules(&self) -> Option<&Rules> {
        self.rules.as_ref()
    }

    pub(crate) fn styles_of(&self, element: NodeId) -> Option<&style::data::ElementStyles> {
        let place = element.to_u64() as u32 as usize;
        self.values.get(*self.numbers.get(place)? as usize)
    }

    pub(crate) fn values_of(&self, element: NodeId) -> Option<&Arc<ComputedValues>> {
        self.styles_of(element)?.get_primary()
    }

    /// The value of a property as `getComputedStyle()` writes it for an element that is not laid out: a longhand, a shorthand
    /// that has a value of its own, or a custom property. `None` for elements without a style and unknown properties.
    ///
    /// ```
    /// # use treewright_dom::{Document, Namespace};
    /// # use treewright_style::{StyleOptions, Styles};
    /// # fn main() -> Result<(), treewright_dom::NodeError> {
    /// # let mut document = Document::new();
    /// # let element = document.create_element(Namespace::Html, "i")?;
    /// # document.append(document.root(), element)?;
    /// document.set_attribute(element, "style", "white-space: pre-line; --a: b")?;
    /// let styles = Styles::compute(&document, &StyleOptions::new());
    /// let computed = |property| styles.computed(element, property);
    /// assert_eq!(computed("font-style").as_deref(), Some("italic"));
    /// assert_eq!(computed("white-space").as_deref(), Some("pre-line"));
    /// assert_eq!(computed("--a").as_deref(), Some("b"));
    /// assert_eq!(computed("colour"), None);
    /// # Ok(())
    /// # }
    /// ```
    pub fn computed(&self, element: NodeId, property: &str) -> Option<String> {
        serialized(self.values_of(element)?, property)
    }

    /// The value of a property of the pseudo-element `::before` or `::after`, which is named without the colons. `None` if
    /// the element does not have it.
    pub fn computed_of_pseudo(
        &self,
        element: NodeId,
        pseudo_element: &str,
        property: &str,
    ) -> Option<String> {
        let pseudo = match pseudo_element {
            "before" => PseudoElement::Before,
            "after" => PseudoElement::After,
            _ => return None,
        };
        serialized(self.styles_of(element)?.pseudos.get(&pseudo)?, property)
    }

    /// The computed value of `display`. `None` for elements without a style.
    pub fn display(&self, element: NodeId) -> Option<Display> {
        Some(Display::of(*self.values_of(element)?.get_box().get_display()))
    }

    /// The computed value of `visibility`. `None` for elements without a style.
    pub fn visibility(&self, element: NodeId) -> Option<Visibility> {
        Some(Visibility::of(self.values_of(element)?.get_inherited_box().slow_clone_visibility()))
    }
}

pub(crate) fn quirks_mode(document: &Document) -> QuirksMode {
    match document.mode() {
        DocumentMode::Quirks => QuirksMode::Quirks,
        DocumentMode::LimitedQuirks => QuirksMode::LimitedQuirks,
        DocumentMode::NoQuirks => QuirksMode::NoQuirks,
    }
}

/// The address of a page, with that of its `base` element.
pub(crate) fn base_url(document: &Document, options: &StyleOptions) -> Url {
    let own = options.base_url.as_deref().and_then(|url| Url::parse(url).ok());
    let own = own.unwrap_or_else(sheets::about_blank);
    let base = treewright_semantics::urls::base_element(document.root_node());
    match base.and_then(|base| base.attr("href")) {
        Some(href) => own.join(href.trim_ascii()).unwrap_or(own),
        None => own,
    }
}

/// The resolved value of a property.
pub(crate) fn serialized(values: &ComputedValues, property: &str) -> Option<String> {
    if property.eq_ignore_ascii_case("content-visibility") {
        return serialized(values, CONTENT_VISIBILITY).filter(|value| !value.is_empty());
    }
    let property = PropertyId::parse_enabled_for_all_content(property).ok()?;
    match property.as_shorthand() {
        Ok(shorthand) => {
            let mut block = PropertyDeclarationBlock::new();
            for longhand in shorthand.longhands() {
                let declaration = values.computed_or_resolved_declaration(
                    longhand,
                    Some(&mut context(values, longhand)),
                );
                block.push(declaration, Importance::Normal);
            }
            let mut text = String::new();
            block.shorthand_to_css(shorthand, &mut text).ok()?;
            Some(text)
        }
        Err(PropertyDeclarationId::Longhand(LonghandId::Transform)) => Some(transform(values)),
        Err(PropertyDeclarationId::Longhand(longhand)) => {
            let longhand = PropertyDeclarationId::Longhand(longhand);
            Some(values.computed_value_to_string(longhand))
        }
        Err(custom) => Some(values.computed_value_to_string(custom)),
    }
}

/// The resolved value of `transform`: a matrix, unless it depends on the size of the box.
/// <https://drafts.csswg.org/css-transforms-1/#serialization-of-the-computed-value>
fn transform(values: &ComputedValues) -> String {
    let transform = values.get_box().slow_clone_transform();
    if transform.0.is_empty() {
        return "none".to_owned();
    }
    let Ok((matrix, _)) = transform.to_transform_3d_matrix(None) else {
        return values
            .computed_value_to_string(PropertyDeclarationId::Longhand(LonghandId::Transform));
    };
    let all = matrix.to_array();
    let two_d = [all[0], all[1], all[4], all[5], all[12], all[13]];
    // As Chromium, which asks the matrix and not the functions.
    let (name, entries) =
        if matrix.is_2d() { ("matrix", &two_d[..]) } else { ("matrix3d", &all[..]) };
    let entries: Vec<String> = entries.iter().map(ToCss::to_css_string).collect();
    format!("{name}({})", entries.join(", "))
}

fn context(values: &ComputedValues, longhand: LonghandId) -> resolved::Context<'_> {
    resolved::Context {
        style: values,
        for_property: PropertyId::NonCustom(longhand.into()),
        current_longhand: Some(longhand),
    }
}
