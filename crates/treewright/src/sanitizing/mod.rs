//! From text to text: parsed, sanitized, written, and proven by another parse.

mod bytes;
mod closing;
mod depth;
mod error;
mod places;
mod room;
mod settings;
mod writing;

use treewright_dom::{DocumentMode, ElementFlags, LocalName, Namespace};
use treewright_sanitize::{Filter, Policies, Record, RewrittenUrls, Sanitizer, TextRules};
use treewright_syntax::{Limits, ParserOptions};

pub use bytes::SanitizedBytes;
pub use error::SanitizeError;

use self::places::Places;
use self::room::{Room, Rooms, Which};
use crate::{Context, End, Options};

/// Sanitizes HTML as text, such as comments of users, for pages that include it.
///
/// The result is proven in each call: it is parsed again, and the tree must be the one that was sanitized. So what
/// the sanitizer has looked at is what a browser shows, which [does not hold](Self#rules) for HTML that is just written
/// from a sanitized tree. Sanitizing the result again changes nothing.
///
/// Without other settings the text becomes contents of a `div`, or of another element with ordinary contents, such as
/// `p`, `td` or `body`, with scripting on or off, in any mode. [`context`](Self::context) and
/// [`document`](Self::document) are for other places.
///
/// ```
/// use treewright::{Sanitizer, TextSanitizer};
///
/// let sanitizer = TextSanitizer::new(&Sanitizer::default());
/// let comment = "<p onclick=\"f()\">Hi <b>there<script>alert(1)</script>";
/// assert_eq!(sanitizer.sanitize(comment)?.html, "<p>Hi <b>there</b></p>");
/// # Ok::<(), treewright::SanitizeError>(())
/// ```
///
/// # Rules
///
/// In addition to the configuration, a text obeys these rules. The reasons of [records](treewright_sanitize::Reason)
/// name them.
///
/// - What runs scripts in HTML, SVG or MathML is removed in all of them, because people put texts into other
///   elements: elements named `script`, `base`, `iframe`, `embed`, `object`, `frame` and `use`, attributes whose names
///   start with `on`, `javascript:` URLs, and animations of links.
/// - Comments and elements with raw text, such as `style`, are removed if their text has a `<` that could start markup.
///   Elements in a style sheet or script of SVG are removed.
/// - Elements and attributes are removed if their names have quotes, `<` or `=`.
/// - `plaintext`, which nothing closes, is replaced with its text. `noscript` is removed, unless
///   [`scripting`](Self::scripting) is declared. Processing instructions are removed, unless they are
///   [allowed](Self::processing_instructions). `selectedcontent`, which parsers fill, is removed, and `template` elements
///   have no `for` and `shadowrootmode`, and, as contexts too, no `form` right in a table.
/// - A newline after `<pre>` and `<textarea>` is written twice, because parsers drop the first.
/// - Where the HTML is parsed as another tree, that tree is sanitized and written in its place. If it still changes, the
///   elements around the change are replaced with their children, and later removed. After a fixed number of rounds
///   the answer is an error.
///
/// - Where a parse meets the [limit of depth](Self::limits), no text is removed for it. As in browsers, elements that would
///   be deeper follow the one that they would be in. Tables that this leaves with parts in wrong places are replaced with
///   what is in their cells. If the HTML of the tree still meets the limit, so are all elements near it, except
///   those whose contents are not text for readers.
///
/// With [`unsafe_filter`](Self::unsafe_filter) the first rule does not apply.
///
/// # Memory
///
/// A sanitizer keeps the memory of a call for later ones, as much as calls at the same time needed; that of texts
/// beyond 256 KiB is freed. So threads can share one, and a clone starts without memory.
///
/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#sanitizer-security-mxss>
#[derive(Clone, Debug)]
pub struct TextSanitizer {
    filter: Filter,
    policies: Policies,
    place: Place,
    scripting: Option<bool>,
    mode: Option<DocumentMode>,
    srcdoc: bool,
    processing_instructions: bool,
    records: bool,
    limits: Limits,
    /// The settings of parsers, which follow from the others.
    settings: ParserOptions,
    /// The name of the context, if its contents are raw text or a script, which follows too.
    raw_context: Option<String>,
    rooms: Rooms,
}

/// The place of the text.
#[derive(Clone, Debug)]
enum Place {
    /// A `div`, and elements that are like it.
    Flow(Context),
    Element(Context),
    Document,
}

/// A sanitized text.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Sanitized {
    /// The HTML.
    pub html: String,
    /// True if something was removed. Other changes, such as a missing end tag that was added, do not count.
    pub removed: bool,
    /// The changes, with [`TextSanitizer::record`]. Those that a proof requires have their places in the source too.
    pub records: Vec<Record>,
    /// The number of parses that the proof took: 0 for a text that stays as it is, whose parse is its proof, and 1 for
    /// nearly all others.
    pub proofs: u32,
}

impl Sanitized {
    fn unchanged(html: &str) -> Self {
        Self { html: html.to_owned(), removed: false, records: Vec::new(), proofs: 0 }
    }
}

impl TextSanitizer {
    /// Creates a sanitizer for texts that become contents of a `div`. What can run scripts is removed even if the
    /// configuration allows it. Creating one takes longer than a short text, so keep it.
    pub fn new(sanitizer: &Sanitizer) -> Self {
        Self::with_filter(sanitizer.filter())
    }

    /// Creates a sanitizer that keeps what the configuration allows, even scripts.
    pub fn unsafe_filter(sanitizer: &Sanitizer) -> Self {
        Self::with_filter(sanitizer.unsafe_filter())
    }

    fn with_filter(filter: Filter) -> Self {
        let mut limits = Limits::NONE;
        // Half of what browsers allow, because a page has elements around the text.
        limits.depth = Some(256);
        limits.formatting_work = Limits::BROWSER.formatting_work;
        let sanitizer = Self {
            filter,
            policies: Policies::new(),
            place: Place::Flow(Context::new(Namespace::Html, "div")),
            scripting: None,
            mode: None,
            srcdoc: false,
            processing_instructions: false,
            records: false,
            limits,
            settings: ParserOptions::default(),
            raw_context: None,
            rooms: Rooms::default(),
        };
        sanitizer.with_rules()
    }

    fn with_rules(mut self) -> Self {
        let rules = TextRules::new()
            .scripting(self.scripting)
            .keep_processing_instructions(self.processing_instructions)
            .document(self.has_head_and_body())
            .in_template(self.context_element().is_some_and(|context| {
                context.namespace() == Namespace::Html && context.local_name() == "template"
            }));
        self.filter = self.filter.for_text(rules).policies(self.policies.clone());
        self.with_settings()
    }

    fn with_settings(mut self) -> Self {
        let options = self.options(self.main_variation());
        self.settings = options.for_parser(self.context_element().is_some());
        self.raw_context = self.name_of_raw_context();
        self
    }

    /// Returns true if the parser always adds `head` and `body`.
    fn has_head_and_body(&self) -> bool {
        match &self.place {
            Place::Document => true,
            Place::Element(context) => {
                context.namespace() == Namespace::Html && context.local_name() == "html"
            }
            Place::Flow(_) => false,
        }
    }

    /// Sets the element whose contents the text becomes.
    ///
    /// ```
    /// use treewright::{Sanitizer, TextSanitizer};
    /// let rows = TextSanitizer::new(&Sanitizer::default()).context("tbody".parse()?);
    /// assert_eq!(rows.sanitize("<td>1<td>2")?.html, "<tr><td>1</td><td>2</td></tr>");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn context(mut self, context: Context) -> Self {
        self.place = Place::Element(context);
        self.with_rules()
    }

    /// Makes the text a document. `html`, `head` and `body` stay, even if the configuration does not allow them.
    ///
    /// ```
    /// use treewright::{Sanitizer, TextSanitizer};
    /// let pages = TextSanitizer::new(&Sanitizer::default()).document();
    /// let page = "<!DOCTYPE html><html><head><title>A</title></head><body><p>b</p></body></html>";
    /// assert_eq!(pages.sanitize("<!doctype html><title>A</title><base href=x><p>b")?.html, page);
    /// # Ok::<(), treewright::SanitizeError>(())
    /// ```
    #[must_use]
    pub fn document(mut self) -> Self {
        self.place = Place::Document;
        self.with_rules()
    }

    /// Declares whether parsers of the result have scripting on. By default both are possible.
    #[must_use]
    pub fn scripting(mut self, on: Option<bool>) -> Self {
        self.scripting = on;
        self.with_rules()
    }

    /// Declares the mode of the document that the text goes into. By default all are possible. A document has the
    /// mode that its doctype gives it.
    #[must_use]
    pub fn mode(mut self, mode: Option<DocumentMode>) -> Self {
        self.mode = mode;
        self
    }

    /// Declares that a document is the value of `srcdoc`, which is in no-quirks mode without a doctype.
    #[must_use]
    pub fn srcdoc(mut self, srcdoc: bool) -> Self {
        self.srcdoc = srcdoc;
        self.with_settings()
    }

    /// Keeps processing instructions that the configuration allows.
    #[must_use]
    pub fn processing_instructions(mut self, keep: bool) -> Self {
        self.processing_instructions = keep;
        self.with_rules()
    }

    /// Sets whether results have [records](Sanitized::records).
    ///
    /// ```
    /// use treewright::{Sanitizer, TextSanitizer};
    /// let sanitizer = TextSanitizer::new(&Sanitizer::default()).record(true);
    /// let sanitized = sanitizer.sanitize("<p onclick=f()>a")?;
    /// let record = &sanitized.records[0];
    /// assert_eq!((record.name.as_str(), record.value.as_str()), ("onclick", "f()"));
    /// assert_eq!(record.span.unwrap().start, 3);
    /// # Ok::<(), treewright::SanitizeError>(())
    /// ```
    #[must_use]
    pub fn record(mut self, record: bool) -> Self {
        self.records = record;
        self
    }

    /// Sets the limits of parses. By default the depth is 256, and formatting work is that of
    /// [`Limits::BROWSER`].
    #[must_use]
    pub fn limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self.with_settings()
    }

    /// Sanitizes a text.
    ///
    /// Time is linear in the length of the text, with the default limits: at most 17 parses, and one or two for nearly all
    /// texts.
    ///
    /// # Errors
    /// [`SanitizeError`]: the contents of the context are not markup, a limit cut the text off, or no proof succeeded.
    pub fn sanitize(&self, html: &str) -> Result<Sanitized, SanitizeError> {
        if let Some(name) = &self.raw_context {
            return Err(SanitizeError::RawContext(name.clone()));
        }
        self.check_length(html)?;
        if self.is_one_text_node(html) {
            return Ok(Sanitized::unchanged(html));
        }
        let mut room = self.rooms.take();
        let ended = self.parse(&mut room, Which::Tree, html, self.main_variation(), self.records);
        let result = match ended.end {
            End::Truncated => Err(SanitizeError::LimitMet(ended.limit)),
            _ => self.close(&mut room, html, &ended),
        };
        self.rooms.give_back(room, html.len());
        let sanitized = result?;
        self.check_length(&sanitized.html)?;
        Ok(sanitized)
    }

    /// Returns true if the tree of a text is certainly a text node with the same text, or nothing, and is written as it.
    ///
    /// In the insertion mode "in body", characters other than U+0000 are inserted as they are, and a fragment has no
    /// formatting elements to reconstruct. The tokenizer emits characters as they are unless they begin a tag or a
    /// character reference, and preprocessing changes carriage returns only. Of all of these, the serializer replaces
    /// `>` and U+00A0, which is 0xC2 0xA0 in UTF-8.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody>
    fn is_one_text_node(&self, html: &str) -> bool {
        let limits = &self.limits;
        let is_limited = limits.bytes.is_some()
            || limits.nodes.is_some()
            || limits.time.is_some()
            || self.policies.node_limit().is_some();
        matches!(self.place, Place::Flow(_))
            && !is_limited
            && !html.as_bytes().chunks(64).any(has_another_meaning)
    }

    fn check_length(&self, html: &str) -> Result<(), SanitizeError> {
        match self.policies.length_limit() {
            Some(bytes) if html.len() > bytes as usize => Err(SanitizeError::TooLong { bytes }),
            _ => Ok(()),
        }
    }

    /// The settings that the text is first parsed with.
    fn main_variation(&self) -> Variation {
        Variation {
            scripting: self.scripting == Some(true),
            mode: self.mode.unwrap_or(DocumentMode::NoQuirks),
        }
    }

    /// The settings of parses.
    fn options(&self, variation: Variation) -> Options {
        let mut limits = self.limits.clone();
        limits.nodes = limits.nodes.into_iter().chain(self.policies.node_limit()).min();
        Options::new()
            .scripting(variation.scripting)
            .context_document_mode(variation.mode)
            .srcdoc(self.srcdoc)
            .declarative_shadow_roots(false)
            .limits(limits)
    }

    fn context_element(&self) -> Option<&Context> {
        match &self.place {
            Place::Flow(context) | Place::Element(context) => Some(context),
            Place::Document => None,
        }
    }

    /// The name of the context, if its contents are raw text or a script: no markup in it can be sanitized.
    fn name_of_raw_context(&self) -> Option<String> {
        let context = self.context_element()?;
        let (namespace, name) = (context.namespace(), context.local_name());
        let number = LocalName::known(name).unwrap_or(LocalName::UNKNOWN);
        let is_raw = match namespace {
            Namespace::Html if number == LocalName::NOSCRIPT => self.scripting != Some(false),
            Namespace::Html => number.flags(namespace).intersects(ElementFlags::RAW_TEXT_CHILD),
            // Its contents are parsed, and they are a script or a style sheet.
            Namespace::Svg => matches!(number, LocalName::SCRIPT | LocalName::STYLE),
            _ => false,
        };
        is_raw.then(|| name.to_owned())
    }
}

/// Returns true for bytes that are not all characters of text that are parsed and written as themselves.
fn has_another_meaning(bytes: &[u8]) -> bool {
    let is = |byte: u8| matches!(byte, b'<' | b'&' | b'>' | b'\0' | b'\r' | 0xC2);
    // Without a way out, this is done for many bytes at a time.
    bytes.iter().fold(false, |found, byte| found | is(*byte))
}

/// Settings of a parse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Variation {
    scripting: bool,
    mode: DocumentMode,
}

/// The sanitizer while it works on a text.
struct Work<'a> {
    room: &'a mut Room,
    /// The places in the source of what the tree was parsed from; `None` if that is the source.
    places: Option<Places>,
    records: Vec<Record>,
    removed: bool,
    rewritten: RewrittenUrls,
    proofs: u32,
}
