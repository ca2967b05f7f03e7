//! The sheets of a page: those of the user agent, `style` and `link` elements, and imports.

use std::borrow::Cow;
use std::cell::{Cell, OnceCell, RefCell};
use std::fmt::Write as _;
use std::sync::LazyLock;

use cssparser::{Parser, SourceLocation};
use data_url::DataUrl;
use rustc_hash::FxHashMap;
use selectors::context::QuirksMode;
use style::device::Device as StyloDevice;
use style::global_style_data::GLOBAL_STYLE_DATA;
use style::media_queries::MediaList;
use style::parser::ParserContext;
use style::servo_arc::Arc;
use style::shared_lock::{Locked, SharedRwLock};
use style::stylesheets::import_rule::{
    ImportLayer, ImportRule, ImportSheet, ImportSupportsCondition,
};
use style::stylesheets::{
    AllowImportRules, CssRuleType, CustomMediaEvaluator, DocumentStyleSheet, Origin, Stylesheet,
    StylesheetLoader, UrlExtraData,
};
use style::values::CssUrl;
use style_traits::ParsingMode;
use treewright_dom::{LocalName, NodeRef};
use treewright_semantics::sheets::{DeclaredSheet, SheetSource};
use url::Url;

use crate::contrast;
use crate::cssom;
use crate::device::Device;
use crate::limits::{BYTES, IMPORTS, IMPORTS_IN_A_ROW};
use crate::options::StyleOptions;
use crate::reading::{Extent, reduced};
use crate::rules::{KeptSheet, SheetPlace};
use crate::text;
use crate::tree::Names;
use crate::work::Work;

/// A sheet of the user agent, which all documents share.
fn of_the_user_agent(css: &str, quirks: QuirksMode, is_reading: bool) -> DocumentStyleSheet {
    let lock = &GLOBAL_STYLE_DATA.shared_lock;
    let mut css = Cow::Borrowed(css);
    if is_reading {
        css = reduced::sheet(&css, true, &mut |_| true).0.into();
    }
    let css = text::prepared(&css);
    DocumentStyleSheet(Arc::new(Stylesheet::from_str(
        &css,
        UrlExtraData::from(about_blank()),
        Origin::UserAgent,
        Arc::new(lock.wrap(MediaList::empty())),
        lock.clone(),
        None,
        None,
        quirks,
        AllowImportRules::No,
    )))
}

#[expect(clippy::expect_used, reason = "it is a URL")]
pub(crate) fn about_blank() -> Url {
    Url::parse("about:blank").expect("it is a URL")
}

/// `@property` for the custom property that stands for `content-visibility`.
const REGISTRATION: &str = "@property --treewright-content-visibility { syntax: \"visible | auto | hidden\"; inherits: false; \
                            initial-value: visible; }";

/// `@property` for the custom properties that stand for those of windows that Stylo does not have and that are not inherited.
fn registration(is_reading: bool) -> String {
    let mut rules = REGISTRATION.to_owned();
    if !is_reading {
        for name in cssom::not_inherited().filter(|name| *name != "content-visibility") {
            let _ = write!(
                rules,
                "@property --treewright-{name} {{ syntax: \"*\"; inherits: false; }}"
            );
        }
    }
    rules
}

/// The sheets of the user agent for documents in a mode, with those for scripting last.
pub(crate) fn user_agent(
    quirks: QuirksMode,
    scripting: bool,
    extent: Extent,
) -> Vec<DocumentStyleSheet> {
    const SCRIPTING: &str =
        "@namespace \"http://www.w3.org/1999/xhtml\"; noscript { display: none !important; }";
    type Sheets = [DocumentStyleSheet; 5];
    fn sheets(quirks: QuirksMode, is_reading: bool) -> Sheets {
        let others = [
            include_str!("user_agent.css"),
            include_str!("user_agent_others.css"),
            include_str!("user_agent_quirks.css"),
            SCRIPTING,
        ];
        let [html, others, of_quirks, scripting] =
            others.map(|css| of_the_user_agent(css, quirks, is_reading));
        let registration = registration(is_reading);
        [of_the_user_agent(&registration, quirks, false), html, others, of_quirks, scripting]
    }
    // Quirks also change how declarations are read.
    static STANDARD: LazyLock<Sheets> = LazyLock::new(|| sheets(QuirksMode::NoQuirks, false));
    static QUIRKS: LazyLock<Sheets> = LazyLock::new(|| sheets(QuirksMode::Quirks, false));
    static READING: LazyLock<Sheets> = LazyLock::new(|| sheets(QuirksMode::NoQuirks, true));
    static READING_QUIRKS: LazyLock<Sheets> = LazyLock::new(|| sheets(QuirksMode::Quirks, true));
    let is_quirky = quirks == QuirksMode::Quirks;
    let all = match (is_quirky, extent) {
        (false, Extent::Whole) => &*STANDARD,
        (true, Extent::Whole) => &*QUIRKS,
        (false, Extent::Reading { .. }) => &*READING,
        (true, Extent::Reading { .. }) => &*READING_QUIRKS,
    };
    let [registration, html, others, of_quirks, of_scripting] = all;
    let mut list = vec![registration.clone(), html.clone(), others.clone()];
    if is_quirky {
        list.push(of_quirks.clone());
    }
    if scripting {
        list.push(of_scripting.clone());
    }
    list
}

/// Reads the sheets of one page.
pub(crate) struct Reader<'a> {
    pub(crate) options: &'a StyleOptions,
    pub(crate) lock: &'a SharedRwLock,
    pub(crate) quirks: QuirksMode,
    pub(crate) base: Url,
    /// The part of the sheets that is read.
    pub(crate) extent: Extent,
    /// The extent that a sheet needs, if it is a greater one.
    pub(crate) needs: Cell<Option<Extent>>,
    /// The classes and ids that the sheets name. `None` if each may count.
    pub(crate) names: RefCell<Option<Names>>,
    /// The device of the options, and media queries with whether they match it.
    stylo_device: OnceCell<StyloDevice>,
    matched: RefCell<FxHashMap<String, bool>>,
    /// The bytes that are left.
    bytes: Cell<usize>,
    /// The imports that are left.
    imports: Cell<usize>,
    /// The addresses of the sheets that are being read, each imported by the one before.
    stack: RefCell<Vec<String>>,
    pub(crate) missing: RefCell<Vec<String>>,
    pub(crate) is_cut: Cell<bool>,
    /// A sheet has properties that are not read, and that change what is painted, or an address that is none.
    pub(crate) has_unknown: Cell<bool>,
    /// The sheets, if the places of rules are kept.
    pub(crate) kept: RefCell<Vec<KeptSheet>>,
    /// The steps of the tree.
    work: &'a Work,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(
        options: &'a StyleOptions,
        lock: &'a SharedRwLock,
        quirks: QuirksMode,
        base: Url,
        extent: Extent,
        work: &'a Work,
    ) -> Self {
        // In quirks mode names match in any case.
        let knows_names = extent != Extent::Whole && quirks != QuirksMode::Quirks;
        Self {
            options,
            lock,
            quirks,
            base,
            extent,
            needs: Cell::new(None),
            names: RefCell::new(knows_names.then(Names::default)),
            stylo_device: OnceCell::new(),
            matched: RefCell::default(),
            bytes: Cell::new(options.css_bytes.map_or(BYTES, |bytes| BYTES.min(bytes as usize))),
            imports: Cell::new(IMPORTS),
            stack: RefCell::default(),
            missing: RefCell::default(),
            is_cut: Cell::new(false),
            has_unknown: Cell::new(false),
            kept: RefCell::default(),
            work,
        }
    }

    const fn device(&self) -> &Device {
        &self.options.device
    }

    /// The author sheets of a tree: a document or a shadow tree.
    pub(crate) fn author_sheets(&self, root: NodeRef<'_>) -> Vec<DocumentStyleSheet> {
        let mut preferred: Option<String> = None;
        let mut sheets = Vec::new();
        if self.options.ignore_page_sheets {
            return sheets;
        }
        let mut next = root.first_child();
        while let Some(node) = next {
            // Contents of `noscript` are text if scripting is enabled, however the page was parsed.
            let is_text = self.device().scripting && node.is_html_element(LocalName::NOSCRIPT);
            next = if is_text {
                node.next_after_descendants(root)
            } else {
                node.next_in_tree_order(root)
            };
            let Some(declared) = DeclaredSheet::of(node) else { continue };
            // <https://drafts.csswg.org/cssom/#css-style-sheet-collections>
            if let Some(title) = declared.title {
                match &preferred {
                    Some(preferred) if preferred != title => continue,
                    Some(_) => {}
                    None if declared.is_alternate => continue,
                    None => preferred = Some(title.to_owned()),
                }
            }
            let sheet = match declared.source {
                SheetSource::Text(element) => {
                    let place = SheetPlace::Element(element.id());
                    Some(self.sheet(&child_text(element), &self.base, declared.media, place))
                }
                SheetSource::Url(url) => self.loaded(url, &self.base, declared.media),
            };
            sheets.extend(sheet.map(DocumentStyleSheet));
        }
        sheets
    }

    /// The sheets that the caller adds.
    pub(crate) fn added_sheets(&self) -> Vec<DocumentStyleSheet> {
        let sheets = self.options.sheets.iter().enumerate();
        let sheets = sheets
            .map(|(number, css)| self.sheet(css, &self.base, None, SheetPlace::Added(number)));
        sheets.map(DocumentStyleSheet).collect()
    }

    fn loaded(&self, url: &str, base: &Url, media: Option<&str>) -> Option<Arc<Stylesheet>> {
        let Ok(url) = base.join(url.trim_ascii()) else {
            self.has_unknown.set(true);
            return None;
        };
        let css = self.load(&url)?;
        self.stack.borrow_mut().push(url.as_str().to_owned());
        let sheet = self.sheet(&css, &url, media, SheetPlace::Url(url.as_str().into()));
        self.stack.borrow_mut().pop();
        Some(sheet)
    }

    fn load(&self, url: &Url) -> Option<String> {
        if url.scheme() == "data" {
            return self.data(url);
        }
        let loaded = match &self.options.loader {
            Some(loader) => loader(url.as_str()),
            None => None,
        };
        if loaded.is_none() {
            self.missing.borrow_mut().push(url.as_str().to_owned());
        }
        loaded
    }

    /// The text of a sheet that is its address. Of other types, only pages in quirks mode take it.
    /// <https://fetch.spec.whatwg.org/#data-url-processor>
    fn data(&self, url: &Url) -> Option<String> {
        let data = DataUrl::process(url.as_str()).ok()?;
        let kind = data.mime_type();
        let is_css = kind.type_ == "text" && kind.subtype == "css";
        if !is_css && self.quirks != QuirksMode::Quirks {
            return None;
        }
        let (bytes, _) = data.decode_to_vec().ok()?;
        Some(String::from_utf8(bytes).unwrap_or_else(|error| {
            // Each byte that is not part of a character stands for itself, as in most legacy encodings.
            error.into_bytes().into_iter().map(char::from).collect()
        }))
    }

    /// Parses a sheet, with its imports.
    fn sheet(
        &self,
        css: &str,
        url: &Url,
        media: Option<&str>,
        place: SheetPlace,
    ) -> Arc<Stylesheet> {
        let original = self.bounded(css);
        let css = self.prepared(original, url);
        self.work.note_references(&css);
        let media = media.map_or_else(MediaList::empty, |media| self.media(media, url));
        let sheet = Arc::new(Stylesheet::from_str(
            &css,
            UrlExtraData::from(url.clone()),
            Origin::Author,
            Arc::new(self.lock.wrap(media)),
            self.lock.clone(),
            Some(&Importer { reader: self }),
            None,
            self.quirks,
            AllowImportRules::Yes,
        ));
        self.keep(&sheet, original, place);
        sheet
    }

    /// Keeps a sheet for the places of its rules, if they are wanted.
    fn keep(&self, sheet: &Stylesheet, text: &str, place: SheetPlace) {
        if self.options.keep_rules && self.extent == Extent::Whole {
            let contents = Arc::clone(sheet.contents.read_with(&self.lock.read()));
            self.kept.borrow_mut().push(KeptSheet { contents, text: text.into(), place });
        }
    }

    /// The text of a sheet as it is parsed.
    fn prepared<'t>(&self, css: &'t str, url: &Url) -> Cow<'t, str> {
        let Extent::Reading { custom_properties } = self.extent else {
            self.has_unknown.set(self.has_unknown.get() || contrast::has_unknown(css));
            return text::prepared_for(css, self.device());
        };
        // What was read so far does not count if a sheet needs more.
        if self.needs.get().is_some() {
            return Cow::Borrowed("");
        }
        let mut matches = |media: &str| {
            if let Some(matches) = self.matched.borrow().get(media) {
                return *matches;
            }
            let device = self.stylo_device.get_or_init(|| self.device().stylo(self.quirks));
            let mut custom = CustomMediaEvaluator::none();
            let matches = self.media(media, url).evaluate(device, self.quirks, &mut custom);
            self.matched.borrow_mut().insert(media.to_owned(), matches);
            matches
        };
        let (css, reduction) = reduced::sheet(css, custom_properties, &mut matches);
        self.needs.set(Extent::after(reduction));
        self.note_names(&css);
        text::prepared_for(&css, self.device()).into_owned().into()
    }

    /// Notes the words in a text that can be classes and ids.
    fn note_names(&self, css: &str) {
        let mut noted = self.names.borrow_mut();
        let Some(names) = &mut *noted else { return };
        if css.contains('\\') {
            // A name can be written in many ways.
            *noted = None;
            return;
        }
        for part in css.split(['.', '#']).skip(1) {
            let is_name =
                |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_') || c >= '\u{80}';
            let end = part.find(|c| !is_name(c)).unwrap_or(part.len());
            let name = part.get(..end).unwrap_or_default();
            if !name.is_empty() && !names.contains(name) {
                names.insert(name.to_owned());
            }
        }
    }

    /// The text up to the bytes that are left.
    fn bounded<'t>(&self, css: &'t str) -> &'t str {
        let left = self.bytes.get();
        if let Some(rest) = left.checked_sub(css.len()) {
            self.bytes.set(rest);
            return css;
        }
        self.is_cut.set(true);
        self.bytes.set(0);
        let boundary = (0..=left).rev().find(|end| css.is_char_boundary(*end));
        css.get(..boundary.unwrap_or_default()).unwrap_or_default()
    }

    fn media(&self, text: &str, url: &Url) -> MediaList {
        media_list(text, &UrlExtraData::from(url.clone()), self.quirks, self.device())
    }
}

/// Parses a list of media queries for a device.
pub(crate) fn media_list(
    text: &str,
    url: &UrlExtraData,
    quirks: QuirksMode,
    device: &Device,
) -> MediaList {
    let text = text::prepared_for(text, device);
    let mut context = ParserContext::new(
        Origin::Author,
        url,
        Some(CssRuleType::Media),
        ParsingMode::DEFAULT,
        quirks,
        std::borrow::Cow::default(),
        None,
        None,
        style::custom_properties::AttrTaint::default(),
    );
    MediaList::parse(&mut context, &mut Parser::new(&text))
}

/// Resolves `@import`.
struct Importer<'a> {
    reader: &'a Reader<'a>,
}

impl StylesheetLoader for Importer<'_> {
    fn request_stylesheet(
        &self,
        url: CssUrl,
        source_location: SourceLocation,
        lock: &SharedRwLock,
        media: Arc<Locked<MediaList>>,
        supports: Option<ImportSupportsCondition>,
        layer: ImportLayer,
    ) -> Arc<Locked<ImportRule>> {
        let is_refused = supports.as_ref().is_some_and(|supports| !supports.enabled);
        if !is_refused && url.url().is_none() {
            self.reader.has_unknown.set(true);
        }
        let sheet =
            if is_refused { None } else { url.url().and_then(|url| self.sheet(url, media)) };
        let stylesheet = sheet.map_or_else(ImportSheet::new_refused, ImportSheet::new);
        Arc::new(lock.wrap(ImportRule { url, stylesheet, supports, layer, source_location }))
    }
}

impl Importer<'_> {
    fn sheet(&self, url: &Url, media: Arc<Locked<MediaList>>) -> Option<Arc<Stylesheet>> {
        let reader = self.reader;
        let is_open = reader.stack.borrow().iter().any(|open| open == url.as_str());
        let left = reader.imports.get();
        if is_open || left == 0 || reader.stack.borrow().len() >= IMPORTS_IN_A_ROW {
            reader.is_cut.set(true);
            return None;
        }
        reader.imports.set(left.saturating_sub(1));
        let css = reader.load(url)?;
        reader.stack.borrow_mut().push(url.as_str().to_owned());
        let original = reader.bounded(&css);
        let css = reader.prepared(original, url);
        reader.work.note_references(&css);
        let sheet = Stylesheet::from_str(
            &css,
            UrlExtraData::from(url.clone()),
            Origin::Author,
            media,
            reader.lock.clone(),
            Some(&Importer { reader }),
            None,
            reader.quirks,
            AllowImportRules::Yes,
        );
        reader.stack.borrow_mut().pop();
        reader.keep(&sheet, original, SheetPlace::Url(url.as_str().into()));
        Some(Arc::new(sheet))
    }
}

/// <https://dom.spec.whatwg.org/#concept-child-text-content>
fn child_text(node: NodeRef<'_>) -> String {
    node.children().filter_map(|child| child.text_data().or_else(|| child.data())).collect()
}
