//! The encoding sniffing algorithm, and the receipt for its decision.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{Encoding, ISO_2022_JP, UTF_8};

use crate::content_type::charset_of_content_type;
use crate::locale::{InvalidLocale, default_encoding_for_locale};
use crate::prescan::{is_utf_16, prescan_a_byte_stream_to_determine_its_encoding};

/// The confidence in an encoding.
/// <https://html.spec.whatwg.org/multipage/parsing.html#concept-encoding-confidence>
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Confidence {
    /// A `meta` element can still change the encoding.
    Tentative,
    /// Nothing changes the encoding any more.
    Certain,
    /// The input is characters, without an encoding.
    #[default]
    Irrelevant,
}

impl Confidence {
    /// The standard's word for it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Tentative => "tentative",
            Self::Certain => "certain",
            Self::Irrelevant => "irrelevant",
        }
    }
}

impl std::fmt::Display for Confidence {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Selects how an encoding is guessed from the bytes when nothing declares one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Autodetection {
    /// Guesses nothing, as the standard advises for pages from a network.
    #[default]
    Off,
    /// Guesses UTF-8, if bytes beyond ASCII have its pattern: for local files.
    Utf8Only,
    /// Guesses any encoding, by the statistics of the crate `chardetng`.
    Any,
}

/// Facts about a page that are not in its bytes: the "out-of-band metadata" of the encoding sniffing
/// algorithm.
///
/// ```
/// use treewright_encoding::{Confidence, EncodingSource, OutOfBandMetadata};
///
/// let metadata = OutOfBandMetadata::new().content_type("text/html; charset=koi8-r").locale("ru")?;
/// let decision = metadata.sniff(b"<!doctype html><meta charset=windows-1251>");
/// assert_eq!(decision.encoding.name(), "KOI8-R");
/// assert_eq!(decision.confidence, Confidence::Certain);
/// assert_eq!(decision.source, EncodingSource::TransportLayer);
/// // The prescan would have found another one:
/// let prescan = decision.step(EncodingSource::Prescan).unwrap();
/// assert_eq!(prescan.encoding.unwrap().name(), "windows-1251");
/// # Ok::<(), treewright_encoding::InvalidLocale>(())
/// ```
///
/// <https://html.spec.whatwg.org/multipage/parsing.html#encoding-sniffing-algorithm>
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OutOfBandMetadata {
    known_definite_encoding: Option<&'static Encoding>,
    user_override: Option<&'static Encoding>,
    /// The label from the transport layer.
    transport_layer: Option<String>,
    /// The page has a `Content-Type`, without a `charset`.
    pub(crate) lacks_charset: bool,
    container_document: Option<&'static Encoding>,
    earlier_visit: Option<&'static Encoding>,
    autodetection: Autodetection,
    top_level_domain: Option<String>,
    /// The locale, if the default comes from one.
    locale: Option<String>,
    default: Option<&'static Encoding>,
}

impl OutOfBandMetadata {
    /// The number of bytes that the algorithm waits for, unless the input ends or the encoding is
    /// certain before.
    pub const PRESCANNED_BYTES: usize = 1024;

    /// The number of bytes that autodetection examines and waits for, unless the input ends before.
    pub const AUTODETECTED_BYTES: usize = 1 << 20;

    /// Creates empty metadata: the page decides, or else it is UTF-8.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets an encoding that is known from elsewhere, so that nothing is sniffed. (A byte order mark still
    /// decides how the bytes are decoded, as in all decoding.)
    /// <https://html.spec.whatwg.org/multipage/parsing.html#a-known-definite-encoding>
    #[must_use]
    pub fn known_definite_encoding(mut self, encoding: &'static Encoding) -> Self {
        self.known_definite_encoding = Some(encoding);
        self
    }

    /// Sets the encoding that the user has explicitly requested: step 2. Only a byte order mark overrides
    /// it.
    #[must_use]
    pub fn user_override(mut self, encoding: &'static Encoding) -> Self {
        self.user_override = Some(encoding);
        self
    }

    /// Sets the value of a `Content-Type` header: step 4. A value that is not a MIME type, or has no
    /// `charset`, decides nothing; [`charset_of_content_type`] distinguishes the two.
    #[must_use]
    pub fn content_type(mut self, value: &str) -> Self {
        let charset = charset_of_content_type(value);
        self.lacks_charset = matches!(charset, Ok(None));
        self.transport_layer = charset.ok().flatten();
        self
    }

    /// Sets the label of an encoding from a transport layer without `Content-Type`: step 4. An unknown
    /// label decides nothing.
    #[must_use]
    pub fn transport_layer_label(mut self, label: &str) -> Self {
        self.transport_layer = Some(label.to_owned());
        self.lacks_charset = false;
        self
    }

    /// Sets the encoding of the container document, which must have the same origin as this one: step 6.
    #[must_use]
    pub fn container_document(mut self, encoding: &'static Encoding) -> Self {
        self.container_document = Some(encoding);
        self
    }

    /// Sets the likely encoding of the page, for instance from an earlier visit: step 7.
    #[must_use]
    pub fn earlier_visit(mut self, encoding: &'static Encoding) -> Self {
        self.earlier_visit = Some(encoding);
        self
    }

    /// Guesses the encoding from the bytes: step 8. If no earlier step decides, the algorithm waits
    /// for the end of the input or [`Self::AUTODETECTED_BYTES`].
    #[must_use]
    pub fn autodetection(mut self, autodetection: Autodetection) -> Self {
        self.autodetection = autodetection;
        self
    }

    /// Sets the top-level domain of the page's address, which [`Autodetection::Any`] takes into account.
    /// Letters may have any case; use the `xn--` form of internationalized domains. Anything else is
    /// ignored.
    #[must_use]
    pub fn top_level_domain(mut self, domain: &str) -> Self {
        let domain = domain.to_ascii_lowercase();
        let valid = domain.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        self.top_level_domain = Some(domain).filter(|domain| valid && !domain.is_empty());
        self
    }

    /// Sets the user's locale, a BCP 47 language tag, for the default: step 9.
    ///
    /// # Errors
    /// Fails if the text does not have the form of a tag.
    pub fn locale(mut self, tag: &str) -> Result<Self, InvalidLocale> {
        self.default = Some(default_encoding_for_locale(tag)?);
        self.locale = Some(tag.to_owned());
        Ok(self)
    }

    /// Sets the default itself: step 9. Without a locale or a default it is UTF-8.
    #[must_use]
    pub fn default_encoding(mut self, encoding: &'static Encoding) -> Self {
        self.default = Some(encoding);
        self.locale = None;
        self
    }

    /// Runs the encoding sniffing algorithm on a complete input. The prescan examines its first 1,024
    /// bytes.
    ///
    /// [`InputByteStream`](crate::InputByteStream) runs the same steps while bytes arrive.
    pub fn sniff(&self, bytes: &[u8]) -> EncodingDecision {
        let steps = self.steps(&Available {
            bytes: bytes.get(..self.bytes_to_look_at()).unwrap_or(bytes),
            ended: true,
        });
        let (encoding, confidence, source) = decided_by(&steps);
        let lacks_charset = self.lacks_charset;
        EncodingDecision { encoding, confidence, source, steps, lacks_charset }
    }

    /// Runs the steps up to the first that has an answer; `None` if that needs more bytes.
    pub(super) fn decide(
        &self,
        available: &Available<'_>,
    ) -> Option<(&'static Encoding, Confidence, EncodingSource)> {
        // The decoder must know if it has to skip a mark, whichever step decides.
        self.ask(EncodingSource::ByteOrderMark, available)?;
        for source in EncodingSource::STEPS {
            if let Some(encoding) = self.ask(source, available)?.encoding {
                return Some((encoding, source.confidence(), source));
            }
        }
        None
    }

    /// The answer of each step.
    pub(super) fn steps(&self, available: &Available<'_>) -> Vec<EncodingStep> {
        EncodingSource::STEPS
            .iter()
            .filter_map(|source| self.ask(*source, available))
            .filter(|step| {
                step.source != EncodingSource::KnownDefiniteEncoding || step.encoding.is_some()
            })
            .collect()
    }

    /// The answer of one step; `None` if it needs more bytes.
    fn ask(&self, source: EncodingSource, available: &Available<'_>) -> Option<EncodingStep> {
        let said = |encoding, note: Option<String>| Some(EncodingStep { source, encoding, note });
        match source {
            EncodingSource::KnownDefiniteEncoding => said(self.known_definite_encoding, None),
            // 1.
            EncodingSource::ByteOrderMark => {
                let bytes = available.bytes;
                let found = Encoding::for_bom(bytes).map(|(encoding, _)| encoding);
                // FE, or EF BB, can still become a mark.
                let may_come = |mark: &[u8]| bytes.len() < mark.len() && mark.starts_with(bytes);
                let marks: [&[u8]; 3] = [b"\xEF\xBB\xBF", b"\xFE\xFF", b"\xFF\xFE"];
                if !available.ended && marks.into_iter().any(may_come) {
                    return None;
                }
                said(found, None)
            }
            // 2.
            EncodingSource::UserOverride => said(self.user_override, None),
            // 4.
            EncodingSource::TransportLayer => match &self.transport_layer {
                None => said(None, None),
                Some(label) => match Encoding::for_label(label.as_bytes()) {
                    Some(encoding) => said(Some(encoding), None),
                    None => said(None, Some(format!("no encoding has the label {label:?}"))),
                },
            },
            // 5.
            EncodingSource::Prescan => {
                let bytes = available.bytes;
                let bytes = bytes.get(..Self::PRESCANNED_BYTES).unwrap_or(bytes);
                let at_end = available.ended || bytes.len() == Self::PRESCANNED_BYTES;
                match prescan_a_byte_stream_to_determine_its_encoding(bytes, at_end) {
                    Some(found) => {
                        let mut note =
                            format!("{} at byte {}", found.declaration.describe(), found.offset);
                        if found.declared != found.encoding {
                            note.push_str(" declares ");
                            note.push_str(found.declared.name());
                        }
                        said(Some(found.encoding), Some(note))
                    }
                    None if at_end => said(None, None),
                    None => None,
                }
            }
            // 6.
            EncodingSource::ContainerDocument => match self.container_document {
                Some(encoding) if is_utf_16(encoding) => {
                    said(None, Some(format!("{} is not inherited", encoding.name())))
                }
                encoding => said(encoding, None),
            },
            // 7.
            EncodingSource::EarlierVisit => said(self.earlier_visit, None),
            // 8.
            EncodingSource::Autodetection => {
                if self.autodetection == Autodetection::Off {
                    return said(None, Some("off".to_owned()));
                }
                let is_all = available.bytes.len() == Self::AUTODETECTED_BYTES;
                if !available.ended && !is_all {
                    return None;
                }
                // A full window may be followed by more bytes, so the guess never counts it as complete.
                said(self.autodetect(available.bytes, !is_all), None)
            }
            // 9.
            EncodingSource::Default => {
                let note = self.locale.as_ref().map(|tag| format!("locale {tag}"));
                said(Some(self.default.unwrap_or(UTF_8)), note)
            }
            // "Changing the encoding while parsing" is not a step of this algorithm.
            EncodingSource::MetaElement => said(None, None),
        }
    }

    /// Guesses the encoding; `None` without evidence: only ASCII, or no UTF-8 with
    /// [`Autodetection::Utf8Only`].
    fn autodetect(&self, bytes: &[u8], complete: bool) -> Option<&'static Encoding> {
        if self.autodetection == Autodetection::Utf8Only {
            let is_utf8 = match str::from_utf8(bytes) {
                Ok(_) => true,
                // The last sequence may be cut off.
                Err(error) => !complete && error.error_len().is_none(),
            };
            return (is_utf8 && !bytes.is_ascii()).then_some(UTF_8);
        }
        let mut detector = EncodingDetector::new(Iso2022JpDetection::Allow);
        let is_beyond_ascii = detector.feed(bytes, complete);
        let domain = self.top_level_domain.as_deref().map(str::as_bytes);
        let guess = detector.guess(domain, Utf8Detection::Allow);
        (is_beyond_ascii || guess == ISO_2022_JP).then_some(guess)
    }

    /// The number of bytes from the start that the steps can examine: 1,024, or
    /// [`Self::AUTODETECTED_BYTES`] with autodetection.
    pub fn bytes_to_look_at(&self) -> usize {
        match self.autodetection {
            Autodetection::Off => Self::PRESCANNED_BYTES,
            _ => Self::AUTODETECTED_BYTES,
        }
    }
}

/// The answer of the first step that has one.
pub(super) fn decided_by(
    steps: &[EncodingStep],
) -> (&'static Encoding, Confidence, EncodingSource) {
    let decided = |step: &EncodingStep| step.encoding.map(|encoding| (encoding, step.source));
    let (encoding, source) =
        steps.iter().find_map(decided).unwrap_or((UTF_8, EncodingSource::Default));
    (encoding, source.confidence(), source)
}

/// The bytes that the steps have so far.
pub(super) struct Available<'a> {
    /// The first bytes of the input, at most [`OutOfBandMetadata::bytes_to_look_at`].
    pub(super) bytes: &'a [u8],
    /// True if the steps will get no more bytes.
    pub(super) ended: bool,
}

/// The origin of an encoding: the known definite encoding, then the steps of the encoding sniffing
/// algorithm in their order, then the `meta` element that changes the encoding while parsing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EncodingSource {
    /// The encoding was known, and nothing was sniffed.
    KnownDefiniteEncoding,
    /// Step 1: the first bytes are a byte order mark.
    ByteOrderMark,
    /// Step 2: the user's override.
    UserOverride,
    /// Step 4: the transport layer, for instance a `Content-Type` header.
    TransportLayer,
    /// Step 5: a declaration in the first 1,024 bytes.
    Prescan,
    /// Step 6: the document that contains this one.
    ContainerDocument,
    /// Step 7: an earlier visit, or other such information.
    EarlierVisit,
    /// Step 8: a guess from the bytes.
    Autodetection,
    /// Step 9: the default, by locale or UTF-8.
    Default,
    /// A `meta` element that the parser met: "changing the encoding while parsing".
    MetaElement,
}

impl EncodingSource {
    /// The steps of the sniffing algorithm, in their order.
    const STEPS: [Self; 9] = [
        Self::KnownDefiniteEncoding,
        Self::ByteOrderMark,
        Self::UserOverride,
        Self::TransportLayer,
        Self::Prescan,
        Self::ContainerDocument,
        Self::EarlierVisit,
        Self::Autodetection,
        Self::Default,
    ];

    /// The name in lowercase with hyphens: `byte-order-mark`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::KnownDefiniteEncoding => "known-definite-encoding",
            Self::ByteOrderMark => "byte-order-mark",
            Self::UserOverride => "user-override",
            Self::TransportLayer => "transport-layer",
            Self::Prescan => "prescan",
            Self::ContainerDocument => "container-document",
            Self::EarlierVisit => "earlier-visit",
            Self::Autodetection => "autodetection",
            Self::Default => "default",
            Self::MetaElement => "meta-element",
        }
    }

    const fn confidence(self) -> Confidence {
        match self {
            Self::KnownDefiniteEncoding
            | Self::ByteOrderMark
            | Self::UserOverride
            | Self::TransportLayer
            | Self::MetaElement => Confidence::Certain,
            _ => Confidence::Tentative,
        }
    }
}

impl std::fmt::Display for EncodingSource {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The encoding of a page, with the answers of all steps: the receipt.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct EncodingDecision {
    /// The encoding.
    pub encoding: &'static Encoding,
    /// The confidence in it.
    pub confidence: Confidence,
    /// The step that decided.
    pub source: EncodingSource,
    /// The answers of the steps in their order, including those after the one that decided. Steps that had
    /// too few bytes to answer are missing; so are a known definite encoding and a `meta` element if the
    /// page has none.
    pub steps: Vec<EncodingStep>,
    /// The page came with a [`Content-Type`](OutOfBandMetadata::content_type) that has no `charset`, so the
    /// page itself has to declare its encoding.
    pub lacks_charset: bool,
}

impl EncodingDecision {
    /// The answer of one step.
    pub fn step(&self, source: EncodingSource) -> Option<&EncodingStep> {
        self.steps.iter().find(|step| step.source == source)
    }
}

/// The answer of one step of the algorithm.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct EncodingStep {
    /// The step.
    pub source: EncodingSource,
    /// The encoding that the step found, if any.
    pub encoding: Option<&'static Encoding>,
    /// A remark about it: the place of a declaration, or the reason why a label does not count.
    pub note: Option<String>,
}

impl EncodingStep {
    pub(super) fn of_the_meta_element(encoding: &'static Encoding, note: &str) -> Self {
        Self {
            source: EncodingSource::MetaElement,
            encoding: Some(encoding),
            note: Some(note.to_owned()),
        }
    }
}
