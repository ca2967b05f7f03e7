//! Parse errors in explanations: the reason for each, with its message.

use treewright_dom::Span;
use treewright_syntax::{ErrorCode, ParseError};

use crate::StandardRule;
use crate::explainer::Explainer;
use crate::explanation::{Explanation, Label, Step, StepKind};
use crate::naming::place;

/// The maximum number of errors of one place that are shown.
const MOST: usize = 8;

/// Adds the errors that begin in a span.
pub(crate) fn add(explainer: &Explainer<'_>, span: Span, to: &mut Explanation) {
    add_these(explainer, explainer.errors_in(span).iter(), to);
}

/// Adds errors: the first few, and the number of the others.
pub(crate) fn add_these<'a>(
    explainer: &Explainer<'_>,
    mut errors: impl Iterator<Item = &'a ParseError>,
    to: &mut Explanation,
) {
    for error in errors.by_ref().take(MOST) {
        to.steps.push(step(explainer, error));
    }
    let others = errors.count();
    if others > 0 {
        to.step(StepKind::Note, None, format!("{others} more parse errors are here."));
    }
}

fn step(explainer: &Explainer<'_>, error: &ParseError) -> Step {
    let document = explainer.document;
    let mut sentence = error.code.message().to_owned();
    if let Some(reason) = reason(error.code) {
        sentence.push(' ');
        sentence.push_str(reason);
    }
    let mut labels = Vec::new();
    if let Some(related) = error.related() {
        let name = crate::naming::visible(related.name());
        let at = place(document, related.span());
        sentence = format!("{sentence} It is about `<{name}>` ({at}).");
        labels.push(Label { span: related.span(), text: format!("`<{name}>`") });
    }
    Step {
        kind: StepKind::Error,
        sentence,
        rule: StandardRule::of_error(error.code),
        error: Some(error.code),
        labels,
    }
}

/// The reason for the rule that a parse error is about, or the way to write it right: a sentence to put
/// after [`ErrorCode::message`]. `None` for a code of a later version of the parser.
///
/// ```
/// use treewright_syntax::ErrorCode;
///
/// let reason = treewright_explain::reason(ErrorCode::DuplicateAttribute).unwrap();
/// assert_eq!(reason, "An attribute has one value, and scripts and styles see the first.");
/// ```
pub fn reason(code: ErrorCode) -> Option<&'static str> {
    let reason = match code {
        // Comments.
        ErrorCode::AbruptClosingOfEmptyComment => {
            "A comment ends with `-->`, also an empty one: `<!---->`."
        }
        ErrorCode::IncorrectlyClosedComment => {
            "Browsers end the comment here all the same; write `-->`."
        }
        ErrorCode::IncorrectlyOpenedComment => {
            "All up to the next `>` became a comment; one begins with `<!--`."
        }
        ErrorCode::NestedComment => {
            "Comments do not nest: the text after the first `-->` is part of the page."
        }
        ErrorCode::EofInComment => {
            "Everything from its start to the end of the page is the comment; `-->` is missing."
        }
        ErrorCode::UnexpectedQuestionMarkInsteadOfTagName => {
            "HTML of that edition has no processing instructions."
        }
        // Doctypes.
        ErrorCode::AbruptDoctypePublicIdentifier
        | ErrorCode::AbruptDoctypeSystemIdentifier
        | ErrorCode::EofInDoctype
        | ErrorCode::MissingDoctypePublicIdentifier
        | ErrorCode::MissingDoctypeSystemIdentifier
        | ErrorCode::MissingDoctypeName
        | ErrorCode::MissingQuoteBeforeDoctypePublicIdentifier
        | ErrorCode::MissingQuoteBeforeDoctypeSystemIdentifier
        | ErrorCode::InvalidCharacterSequenceAfterDoctypeName => {
            "A doctype that is not whole puts the page in quirks mode; write `<!DOCTYPE html>`."
        }
        ErrorCode::MissingWhitespaceAfterDoctypePublicKeyword
        | ErrorCode::MissingWhitespaceAfterDoctypeSystemKeyword
        | ErrorCode::MissingWhitespaceBeforeDoctypeName
        | ErrorCode::MissingWhitespaceBetweenDoctypePublicAndSystemIdentifiers => {
            "The parser continues as after a space."
        }
        ErrorCode::UnexpectedCharacterAfterDoctypeSystemIdentifier => {
            "The rest of the doctype, up to its `>`, has no meaning."
        }
        ErrorCode::NonconformingDoctype => {
            "Old doctypes choose a rendering mode of old browsers; write `<!DOCTYPE html>`."
        }
        ErrorCode::MissingDoctype => {
            "Without one the page is in quirks mode, with the layout of old browsers."
        }
        ErrorCode::DoctypeBeforeHtml
        | ErrorCode::DoctypeBeforeHead
        | ErrorCode::DoctypeInHead
        | ErrorCode::DoctypeInHeadNoscript
        | ErrorCode::DoctypeAfterHead
        | ErrorCode::DoctypeInBody
        | ErrorCode::DoctypeInTable
        | ErrorCode::DoctypeInColumnGroup
        | ErrorCode::DoctypeAfterBody
        | ErrorCode::DoctypeInFrameset
        | ErrorCode::DoctypeAfterFrameset
        | ErrorCode::DoctypeInForeignContent
        | ErrorCode::DoctypeInSelect => "A doctype counts only as the first thing of a page.",
        // Character references.
        ErrorCode::AbsenceOfDigitsInNumericCharacterReference => {
            "It is text then; write `&amp;#` if that is meant."
        }
        ErrorCode::CharacterReferenceOutsideUnicodeRange => "Unicode ends there.",
        ErrorCode::ControlCharacterReference => {
            "Numbers from 128 to 159 are read as windows-1252; other control characters stay."
        }
        ErrorCode::MissingSemicolonAfterCharacterReference => {
            "It is resolved all the same, as old pages need it; in an attribute only if no letter, digit or `=` follows."
        }
        ErrorCode::NoncharacterCharacterReference => {
            "The character is in the tree, but it is reserved for programs."
        }
        ErrorCode::NullCharacterReference => "No text of a page can have U+0000.",
        ErrorCode::SurrogateCharacterReference => "Half of a pair is not a character.",
        ErrorCode::UnknownNamedCharacterReference => "It stays text as it is written.",
        // Characters of the input.
        ErrorCode::ControlCharacterInInputStream | ErrorCode::NoncharacterInInputStream => {
            "The character is in the tree all the same."
        }
        ErrorCode::SurrogateInInputStream => "Half of a pair is not a character; it became U+FFFD.",
        ErrorCode::UnexpectedNullCharacter => {
            "It became U+FFFD, or was left out where it would hide text of the page."
        }
        ErrorCode::NullCharacterInBody
        | ErrorCode::NullCharacterInTableText
        | ErrorCode::NullCharacterInSelect => {
            "Old programs wrote such characters between all others."
        }
        ErrorCode::NullCharacterInForeignContent => {
            "There it could otherwise hide text from filters."
        }
        ErrorCode::CdataInHtmlContent => {
            "CDATA sections are of XML; HTML has them in SVG and MathML only."
        }
        ErrorCode::EofInCdata => {
            "Everything up to the end of the page is its text; `]]>` is missing."
        }
        // Processing instructions.
        ErrorCode::DisallowedProcessingInstructionTarget => {
            "These two are of XML, and mean nothing in HTML."
        }
        ErrorCode::EofInProcessingInstruction => "Its `>` is missing.",
        ErrorCode::InvalidFirstCharacterOfProcessingInstructionTarget
        | ErrorCode::InvalidProcessingInstructionTarget => "Targets are named as in XML.",
        // Tags.
        ErrorCode::DuplicateAttribute => {
            "An attribute has one value, and scripts and styles see the first."
        }
        ErrorCode::EndTagWithAttributes => "An end tag makes no element that could have them.",
        ErrorCode::EndTagWithTrailingSolidus => "An end tag closes its element anyway.",
        ErrorCode::EofBeforeTagName => "The `<` is text; write `&lt;` if that is meant.",
        ErrorCode::EofInTag => "Half a tag could be anything, so no element is made of it.",
        ErrorCode::EofInScriptHtmlCommentLikeText => {
            "In a script, `<!--` can hide a `</script>`: the script may have ended later than it was meant to."
        }
        ErrorCode::InvalidFirstCharacterOfTagName => {
            "A `<` is text then, and `</` begins a comment; write `&lt;` for a `<` that is meant as text."
        }
        ErrorCode::MissingAttributeValue => "The value is empty.",
        ErrorCode::MissingEndTagName => "It is a habit from SGML that HTML does not have.",
        ErrorCode::MissingWhitespaceBetweenAttributes => {
            "A new attribute begins here, which is a sign of an extra quote."
        }
        ErrorCode::NonVoidHtmlElementStartTagWithTrailingSolidus => {
            "Only void elements, and those of SVG and MathML, can end in their start tag; here an end tag is needed."
        }
        ErrorCode::UnexpectedCharacterInAttributeName => {
            "The character is part of the name; it is a sign of a missing quote or `>` before."
        }
        ErrorCode::UnexpectedCharacterInUnquotedAttributeValue => {
            "The character is part of the value; quotes around the value make clear that it is meant."
        }
        ErrorCode::UnexpectedEqualsSignBeforeAttributeName => {
            "It is the first character of a name, which has to be missing before it."
        }
        ErrorCode::UnexpectedSolidusInTag => "It only parts attributes, as a space does.",
        ErrorCode::XmlnsValueIsNotTheNamespace | ErrorCode::XmlnsXlinkValueIsNotXlink => {
            "In HTML the parser decides on the namespace, and the attribute changes nothing."
        }
        // The parts of a page.
        ErrorCode::EndTagBeforeHtml | ErrorCode::EndTagBeforeHead => {
            "Only the end tags of `head`, `body`, `html` and `br` imply the missing tags."
        }
        ErrorCode::UnexpectedTagInHead | ErrorCode::UnexpectedTagAfterHead => {
            "A page has one head, and only `</body>`, `</html>` and `</br>` can end it, other than `</head>`."
        }
        ErrorCode::HeadElementAfterHead => {
            "Its place in the tree is as if it had been written in the head."
        }
        ErrorCode::UnexpectedTagInHeadNoscript | ErrorCode::UnexpectedContentInHeadNoscript => {
            "In the head, `noscript` can hold `link`, `meta`, `noframes` and `style` only."
        }
        ErrorCode::HtmlStartTagInBody | ErrorCode::BodyStartTagInBody => {
            "A page has one element of this name; its first attributes stay as they are."
        }
        ErrorCode::FramesetStartTagInBody => {
            "If nothing has been shown yet the frameset takes the place of the body, which is removed; otherwise the tag is ignored."
        }
        ErrorCode::OpenElementsAtEndOfFile
        | ErrorCode::OpenElementsAtBodyEndTag
        | ErrorCode::OpenElementsAtHtmlEndTag => {
            "An end tag is missing, or misspelled: the element reaches farther than it was meant to."
        }
        ErrorCode::BodyEndTagWithoutBody | ErrorCode::HtmlEndTagWithoutBody => {
            "Fragments, templates and pages with frames have no body to end."
        }
        ErrorCode::UnexpectedContentAfterBody | ErrorCode::UnexpectedContentAfterHtml => {
            "The end tag does not really close the body, so no part of a page is lost."
        }
        ErrorCode::HtmlEndTagInFragment => "The `html` element is not part of a fragment.",
        // Paragraphs, headings, lists, forms, buttons.
        ErrorCode::PEndTagWithoutP => {
            "A paragraph ends before most other blocks, so it was closed earlier, or never opened."
        }
        ErrorCode::PClosedWithOpenElements => {
            "They end with the paragraph, and formatting is opened again after it."
        }
        ErrorCode::HeadingStartTagInHeading => {
            "Headings do not nest; the end tag of the first one is missing."
        }
        ErrorCode::HeadingEndTagWithoutHeading => {
            "It may have been closed by the start of another heading."
        }
        ErrorCode::HeadingEndTagClosesOpenElements => {
            "Any end tag of a heading ends the heading that is open."
        }
        ErrorCode::LiStartTagClosesOpenElements
        | ErrorCode::DdStartTagClosesOpenElements
        | ErrorCode::DtStartTagClosesOpenElements => {
            "An item ends where the next one begins, and all that is in it ends with it."
        }
        ErrorCode::LiEndTagWithoutLi | ErrorCode::DdOrDtEndTagWithoutStartTag => {
            "The item may have been closed by the next item, or be outside the innermost list."
        }
        ErrorCode::LiEndTagClosesOpenElements | ErrorCode::DdOrDtEndTagClosesOpenElements => {
            "All that is open in an item ends with it."
        }
        ErrorCode::FormStartTagInForm | ErrorCode::FormStartTagInTable => {
            "Forms do not nest: in a form the tag is ignored, and directly in a table the form is empty but owns the controls that follow."
        }
        ErrorCode::FormEndTagWithoutForm | ErrorCode::FormEndTagInTemplateWithoutForm => {
            "The form was closed already, or its start tag was ignored."
        }
        ErrorCode::FormEndTagWithOpenElements => {
            "Only the form is closed: elements in it stay open, and continue after it."
        }
        ErrorCode::FormEndTagInTemplateClosesOpenElements => {
            "In a template a form is closed as other blocks are."
        }
        ErrorCode::ButtonStartTagInButton => "Buttons do not nest.",
        ErrorCode::BlockEndTagWithoutStartTag => {
            "Its element was closed already by something else, or was never opened."
        }
        ErrorCode::BlockEndTagClosesOpenElements | ErrorCode::EndTagClosesOpenElements => {
            "Their own end tags are missing, or come too late."
        }
        ErrorCode::EndTagWithoutStartTag => {
            "No element of this name is open in the nearest enclosing block."
        }
        // Formatting.
        ErrorCode::AStartTagInA => "Links do not nest, so the first one ends here.",
        ErrorCode::NobrStartTagInNobr => "Such elements do not nest, so the first one ends here.",
        ErrorCode::FormattingElementNotOpen => {
            "It was closed together with an element around it, so it is only in the list of formatting elements; it is not reopened."
        }
        ErrorCode::FormattingElementNotInScope => {
            "Between the two is the border of a table cell, an object, or the like, which formatting does not cross."
        }
        ErrorCode::MisnestedFormattingElement => {
            "Tags have to be closed in the reverse order; the adoption agency makes two elements of one, so that the text looks as it was meant to."
        }
        ErrorCode::ObjectEndTagWithoutStartTag | ErrorCode::ObjectEndTagClosesOpenElements => {
            "These elements are borders for formatting, and only their own end tags close them."
        }
        // Single elements.
        ErrorCode::BrEndTag => "Old pages write it for a line break.",
        ErrorCode::ImageStartTag => "Browsers have always taken one for the other.",
        ErrorCode::InputStartTagInSelectFragment | ErrorCode::SelectStartTagInSelectFragment => {
            "A `select` element cannot contain one, and the fragment cannot close an element outside it."
        }
        ErrorCode::InputStartTagInSelect => "A `select` element cannot contain a control.",
        ErrorCode::SelectStartTagInSelect => {
            "Lists of options do not nest; the end tag of the first one is missing."
        }
        ErrorCode::HrStartTagInOption => "A rule separates options, and is not in one.",
        ErrorCode::OptionStartTagInOption | ErrorCode::OptgroupStartTagInOptionOrOptgroup => {
            "Options hold text and simple content, not other options."
        }
        ErrorCode::RbOrRtcStartTagOutsideRuby | ErrorCode::RpOrRtStartTagOutsideRuby => {
            "It annotates text of a `ruby` element, which has to be its parent."
        }
        ErrorCode::TableStartTagOutsideTable => {
            "A cell, row or section without a table around it, or a second `head` or `frame`, has no place in a body."
        }
        ErrorCode::EofInText => {
            "Everything up to the end of the page is its text; its end tag is missing, or hidden in it."
        }
        // Tables.
        ErrorCode::TableStartTagInTable => "A table can be inside a cell only.",
        ErrorCode::TableEndTagWithoutTable => {
            "The table was closed already, or begins outside this template or fragment."
        }
        ErrorCode::UnexpectedEndTagInTable
        | ErrorCode::UnexpectedEndTagInCaption
        | ErrorCode::UnexpectedEndTagInTableBody
        | ErrorCode::UnexpectedEndTagInRow
        | ErrorCode::UnexpectedEndTagInCell => {
            "The parts of a page and of a table around this one are not closed from inside."
        }
        ErrorCode::HiddenInputInTable => {
            "It shows nothing, so it can stay where it is, unlike other content."
        }
        ErrorCode::UnexpectedContentInTable | ErrorCode::TextInTable => {
            "A table holds captions, columns, sections and rows; content has to be in a cell, with `<td>`."
        }
        ErrorCode::CaptionEndTagWithoutCaption
        | ErrorCode::TableTagWithoutCaption
        | ErrorCode::ColgroupEndTagWithoutColgroup
        | ErrorCode::TableTagWithoutSection
        | ErrorCode::TableSectionEndTagWithoutSection
        | ErrorCode::TableSectionEndTagInRowWithoutSection
        | ErrorCode::TrEndTagWithoutTr
        | ErrorCode::TableTagWithoutTr
        | ErrorCode::CellEndTagWithoutCell
        | ErrorCode::TableEndTagInCellWithoutStartTag => {
            "That part of the table was closed already, is of another name, or is outside this template or fragment."
        }
        ErrorCode::CaptionEndTagClosesOpenElements
        | ErrorCode::TableTagInCaptionClosesOpenElements => {
            "All that is open in a caption ends with it."
        }
        ErrorCode::CellEndTagClosesOpenElements | ErrorCode::CellClosedWithOpenElements => {
            "Everything open in a cell ends with it; formatting does not continue in the next one."
        }
        ErrorCode::ColEndTagInColumnGroup => {
            "A `col` element is void: it has no content and no end tag."
        }
        ErrorCode::UnexpectedContentInColumnGroup => {
            "A group of columns holds `col` and `template` only."
        }
        ErrorCode::CellStartTagInTableBody => "The tag `<tr>` is missing.",
        // Templates.
        ErrorCode::TemplateEndTagWithoutTemplate => {
            "A template is closed by its own end tag only, and no other way."
        }
        ErrorCode::TemplateEndTagClosesOpenElements => {
            "All that is open in a template ends with it."
        }
        ErrorCode::UnexpectedEndTagInTemplate => "A template is closed by its own end tag only.",
        ErrorCode::EofInTemplate => {
            "Everything from its start to the end of the page is in the template."
        }
        // Frames.
        ErrorCode::FramesetEndTagInFragment => {
            "The outermost frameset of a fragment is not part of it."
        }
        ErrorCode::EofInFrameset => "Its end tag is missing.",
        ErrorCode::UnexpectedContentInFrameset
        | ErrorCode::UnexpectedContentAfterFrameset
        | ErrorCode::UnexpectedContentAfterHtmlWithFrameset => {
            "A page with frames has no body: only `frameset`, `frame`, `noframes`, comments and white space are kept."
        }
        // SVG and MathML.
        ErrorCode::HtmlTagInForeignContent => {
            "Such tags mean that the end tag of the drawing or formula is missing: HTML can be inside `foreignObject`, `desc`, `title` and the like only."
        }
        ErrorCode::ForeignEndTagNotCurrent => {
            "It closes the nearest open element of its name, with those inside; where an HTML element comes first, the rules of HTML decide."
        }
        // The select element of earlier editions.
        ErrorCode::OptgroupEndTagInSelect
        | ErrorCode::OptionEndTagInSelect
        | ErrorCode::SelectEndTagWithoutSelect
        | ErrorCode::SelectStartTagInSelectMode
        | ErrorCode::ControlStartTagInSelect
        | ErrorCode::UnexpectedContentInSelect
        | ErrorCode::TableStartTagInSelect
        | ErrorCode::TableEndTagInSelect => {
            "In that edition a `select` element could hold options and groups of options only."
        }
        _ => return None,
    };
    Some(reason)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_error_has_a_reason() {
        for code in ErrorCode::ALL {
            let reason = reason(code);
            assert!(reason.is_some_and(|reason| reason.ends_with('.')), "{code}");
            assert_ne!(reason, Some(code.message()));
        }
    }
}
