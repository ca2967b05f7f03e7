//! The states by name; each is a method of the tokenizer with the same name.

/// A state of the tokenizer.
/// <https://html.spec.whatwg.org/multipage/parsing.html#tokenization>
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum State {
    /// Data state
    Data,
    /// RCDATA state
    Rcdata,
    /// RAWTEXT state
    Rawtext,
    /// Script data state
    ScriptData,
    /// PLAINTEXT state
    Plaintext,
    /// Tag open state
    TagOpen,
    /// End tag open state
    EndTagOpen,
    /// Tag name state
    TagName,
    /// RCDATA less-than sign state
    RcdataLessThanSign,
    /// RCDATA end tag open state
    RcdataEndTagOpen,
    /// RCDATA end tag name state
    RcdataEndTagName,
    /// RAWTEXT less-than sign state
    RawtextLessThanSign,
    /// RAWTEXT end tag open state
    RawtextEndTagOpen,
    /// RAWTEXT end tag name state
    RawtextEndTagName,
    /// Script data less-than sign state
    ScriptDataLessThanSign,
    /// Script data end tag open state
    ScriptDataEndTagOpen,
    /// Script data end tag name state
    ScriptDataEndTagName,
    /// Script data escape start state
    ScriptDataEscapeStart,
    /// Script data escape start dash state
    ScriptDataEscapeStartDash,
    /// Script data escaped state
    ScriptDataEscaped,
    /// Script data escaped dash state
    ScriptDataEscapedDash,
    /// Script data escaped dash dash state
    ScriptDataEscapedDashDash,
    /// Script data escaped less-than sign state
    ScriptDataEscapedLessThanSign,
    /// Script data escaped end tag open state
    ScriptDataEscapedEndTagOpen,
    /// Script data escaped end tag name state
    ScriptDataEscapedEndTagName,
    /// Script data double escape start state
    ScriptDataDoubleEscapeStart,
    /// Script data double escaped state
    ScriptDataDoubleEscaped,
    /// Script data double escaped dash state
    ScriptDataDoubleEscapedDash,
    /// Script data double escaped dash dash state
    ScriptDataDoubleEscapedDashDash,
    /// Script data double escaped less-than sign state
    ScriptDataDoubleEscapedLessThanSign,
    /// Script data double escape end state
    ScriptDataDoubleEscapeEnd,
    /// Before attribute name state
    BeforeAttributeName,
    /// Attribute name state
    AttributeName,
    /// After attribute name state
    AfterAttributeName,
    /// Before attribute value state
    BeforeAttributeValue,
    /// Attribute value (double-quoted) state
    AttributeValueDoubleQuoted,
    /// Attribute value (single-quoted) state
    AttributeValueSingleQuoted,
    /// Attribute value (unquoted) state
    AttributeValueUnquoted,
    /// After attribute value (quoted) state
    AfterAttributeValueQuoted,
    /// Self-closing start tag state
    SelfClosingStartTag,
    /// Bogus comment state
    BogusComment,
    /// Markup declaration open state
    MarkupDeclarationOpen,
    /// Comment start state
    CommentStart,
    /// Comment start dash state
    CommentStartDash,
    /// Comment state
    Comment,
    /// Comment less-than sign state
    CommentLessThanSign,
    /// Comment less-than sign bang state
    CommentLessThanSignBang,
    /// Comment less-than sign bang dash state
    CommentLessThanSignBangDash,
    /// Comment less-than sign bang dash dash state
    CommentLessThanSignBangDashDash,
    /// Comment end dash state
    CommentEndDash,
    /// Comment end state
    CommentEnd,
    /// Comment end bang state
    CommentEndBang,
    /// DOCTYPE state
    Doctype,
    /// Before DOCTYPE name state
    BeforeDoctypeName,
    /// DOCTYPE name state
    DoctypeName,
    /// After DOCTYPE name state
    AfterDoctypeName,
    /// After DOCTYPE public keyword state
    AfterDoctypePublicKeyword,
    /// Before DOCTYPE public identifier state
    BeforeDoctypePublicIdentifier,
    /// DOCTYPE public identifier (double-quoted) state
    DoctypePublicIdentifierDoubleQuoted,
    /// DOCTYPE public identifier (single-quoted) state
    DoctypePublicIdentifierSingleQuoted,
    /// After DOCTYPE public identifier state
    AfterDoctypePublicIdentifier,
    /// Between DOCTYPE public and system identifiers state
    BetweenDoctypePublicAndSystemIdentifiers,
    /// After DOCTYPE system keyword state
    AfterDoctypeSystemKeyword,
    /// Before DOCTYPE system identifier state
    BeforeDoctypeSystemIdentifier,
    /// DOCTYPE system identifier (double-quoted) state
    DoctypeSystemIdentifierDoubleQuoted,
    /// DOCTYPE system identifier (single-quoted) state
    DoctypeSystemIdentifierSingleQuoted,
    /// After DOCTYPE system identifier state
    AfterDoctypeSystemIdentifier,
    /// Bogus DOCTYPE state
    BogusDoctype,
    /// CDATA section state
    CdataSection,
    /// CDATA section bracket state
    CdataSectionBracket,
    /// CDATA section end state
    CdataSectionEnd,
    /// Processing instruction open state
    ProcessingInstructionOpen,
    /// Processing instruction target state
    ProcessingInstructionTarget,
    /// After processing instruction target state
    AfterProcessingInstructionTarget,
    /// Processing instruction data state
    ProcessingInstructionData,
    /// Processing instruction questionable state
    ProcessingInstructionQuestionable,
    /// Character reference state
    CharacterReference,
    /// Named character reference state
    NamedCharacterReference,
    /// Ambiguous ampersand state
    AmbiguousAmpersand,
    /// Numeric character reference state
    NumericCharacterReference,
    /// Hexadecimal character reference start state
    HexadecimalCharacterReferenceStart,
    /// Hexadecimal character reference state
    HexadecimalCharacterReference,
    /// Decimal character reference state
    DecimalCharacterReference,
    /// Numeric character reference end state
    NumericCharacterReferenceEnd,
}
