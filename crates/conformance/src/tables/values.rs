//! The kinds of values that attributes have.

/// A kind of value, from the column "Value" of the index of attributes: `data/value-kinds.tsv` has the text
/// of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    /// One of these keywords, ASCII case-insensitive.
    Keywords(&'static [&'static str]),
    /// One of these keywords in this case.
    ExactKeywords(&'static [&'static str]),
    AutofillDetailTokens,
    Boolean,
    Color,
    CommaSeparatedMimeTypes,
    Command,
    CssDeclarations,
    CustomElementName,
    DateWithOptionalTime,
    EventHandler,
    FloatingPointNumber,
    HashNameReference,
    IconSizes,
    Id,
    IdReference,
    IdReferences,
    ImageCandidates,
    InputType,
    Integer,
    ItemProp,
    ItemTypes,
    LanguageTag,
    LanguageTagOrEmpty,
    ListOfFloatingPointNumbers,
    MediaQueryList,
    MimeType,
    NavigableTargetName,
    NonEmptyUrl,
    NonEmptyUrls,
    NonNegativeInteger,
    NonNegativeIntegerUpTo8,
    Pattern,
    PermissionsPolicy,
    PositiveInteger,
    PreloadDestination,
    ReferrerPolicy,
    ScriptType,
    SourceSizeList,
    SpaceSeparatedTokens,
    Srcdoc,
    Step,
    Text,
    TimeDatetime,
    UniqueOneCodePointTokens,
    UniqueTokens(&'static [&'static str]),
    UniqueTokensOfTheAttribute,
    Url,
    /// The element's other attributes decide.
    Varies,
}

impl Value {
    /// Returns false for kinds of values that can be anything, or that the rules about their attributes check.
    #[inline]
    pub(crate) const fn has_a_form(self) -> bool {
        !matches!(
            self,
            Self::CssDeclarations
                | Self::EventHandler
                | Self::Id
                | Self::IdReference
                | Self::SpaceSeparatedTokens
        )
    }
}
