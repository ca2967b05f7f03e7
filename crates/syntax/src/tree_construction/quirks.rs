//! The document's mode, from the DOCTYPE token.
//! <https://html.spec.whatwg.org/multipage/parsing.html#the-initial-insertion-mode>

use crate::tokenizer::Doctype;
use treewright_markup::DocumentMode;

/// The public identifiers that mean quirks mode.
const QUIRKY_PUBLIC_IDENTIFIERS: [&str; 3] =
    ["-//W3O//DTD W3 HTML Strict 3.0//EN//", "-/W3C/DTD HTML 4.0 Transitional/EN", "HTML"];

/// The starts of public identifiers that mean quirks mode.
const QUIRKY_PUBLIC_PREFIXES: [&str; 55] = [
    "+//Silmaril//dtd html Pro v0r11 19970101//",
    "-//AS//DTD HTML 3.0 asWedit + extensions//",
    "-//AdvaSoft Ltd//DTD HTML 3.0 asWedit + extensions//",
    "-//IETF//DTD HTML 2.0 Level 1//",
    "-//IETF//DTD HTML 2.0 Level 2//",
    "-//IETF//DTD HTML 2.0 Strict Level 1//",
    "-//IETF//DTD HTML 2.0 Strict Level 2//",
    "-//IETF//DTD HTML 2.0 Strict//",
    "-//IETF//DTD HTML 2.0//",
    "-//IETF//DTD HTML 2.1E//",
    "-//IETF//DTD HTML 3.0//",
    "-//IETF//DTD HTML 3.2 Final//",
    "-//IETF//DTD HTML 3.2//",
    "-//IETF//DTD HTML 3//",
    "-//IETF//DTD HTML Level 0//",
    "-//IETF//DTD HTML Level 1//",
    "-//IETF//DTD HTML Level 2//",
    "-//IETF//DTD HTML Level 3//",
    "-//IETF//DTD HTML Strict Level 0//",
    "-//IETF//DTD HTML Strict Level 1//",
    "-//IETF//DTD HTML Strict Level 2//",
    "-//IETF//DTD HTML Strict Level 3//",
    "-//IETF//DTD HTML Strict//",
    "-//IETF//DTD HTML//",
    "-//Metrius//DTD Metrius Presentational//",
    "-//Microsoft//DTD Internet Explorer 2.0 HTML Strict//",
    "-//Microsoft//DTD Internet Explorer 2.0 HTML//",
    "-//Microsoft//DTD Internet Explorer 2.0 Tables//",
    "-//Microsoft//DTD Internet Explorer 3.0 HTML Strict//",
    "-//Microsoft//DTD Internet Explorer 3.0 HTML//",
    "-//Microsoft//DTD Internet Explorer 3.0 Tables//",
    "-//Netscape Comm. Corp.//DTD HTML//",
    "-//Netscape Comm. Corp.//DTD Strict HTML//",
    "-//O'Reilly and Associates//DTD HTML 2.0//",
    "-//O'Reilly and Associates//DTD HTML Extended 1.0//",
    "-//O'Reilly and Associates//DTD HTML Extended Relaxed 1.0//",
    "-//SQ//DTD HTML 2.0 HoTMetaL + extensions//",
    "-//SoftQuad Software//DTD HoTMetaL PRO 6.0::19990601::extensions to HTML 4.0//",
    "-//SoftQuad//DTD HoTMetaL PRO 4.0::19971010::extensions to HTML 4.0//",
    "-//Spyglass//DTD HTML 2.0 Extended//",
    "-//Sun Microsystems Corp.//DTD HotJava HTML//",
    "-//Sun Microsystems Corp.//DTD HotJava Strict HTML//",
    "-//W3C//DTD HTML 3 1995-03-24//",
    "-//W3C//DTD HTML 3.2 Draft//",
    "-//W3C//DTD HTML 3.2 Final//",
    "-//W3C//DTD HTML 3.2//",
    "-//W3C//DTD HTML 3.2S Draft//",
    "-//W3C//DTD HTML 4.0 Frameset//",
    "-//W3C//DTD HTML 4.0 Transitional//",
    "-//W3C//DTD HTML Experimental 19960712//",
    "-//W3C//DTD HTML Experimental 970421//",
    "-//W3C//DTD W3 HTML//",
    "-//W3O//DTD W3 HTML 3.0//",
    "-//WebTechs//DTD Mozilla HTML 2.0//",
    "-//WebTechs//DTD Mozilla HTML//",
];

const QUIRKY_SYSTEM_IDENTIFIER: &str = "http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd";

/// Starts whose mode depends on the presence of a system identifier.
const HTML_4_01_PREFIXES: [&str; 2] =
    ["-//W3C//DTD HTML 4.01 Frameset//", "-//W3C//DTD HTML 4.01 Transitional//"];

const LIMITED_QUIRKS_PREFIXES: [&str; 2] =
    ["-//W3C//DTD XHTML 1.0 Frameset//", "-//W3C//DTD XHTML 1.0 Transitional//"];

/// The mode that a DOCTYPE token sets.
pub(super) fn document_mode(
    doctype: &Doctype<'_>,
    empty_system_identifier_is_missing: bool,
) -> DocumentMode {
    let public = doctype.public_identifier;
    let system = doctype.system_identifier;
    let public_is = |text: &&str| public.is_some_and(|id| id.eq_ignore_ascii_case(text));
    let public_starts_with = |prefix: &&str| {
        public
            .and_then(|id| id.as_bytes().get(..prefix.len()))
            .is_some_and(|start| start.eq_ignore_ascii_case(prefix.as_bytes()))
    };
    let no_system_identifier =
        system.is_none_or(|id| id.is_empty() && empty_system_identifier_is_missing);
    let html_4_01 = HTML_4_01_PREFIXES.iter().any(public_starts_with);
    if doctype.force_quirks
        || doctype.name != Some("html")
        || QUIRKY_PUBLIC_IDENTIFIERS.iter().any(public_is)
        || system.is_some_and(|id| id.eq_ignore_ascii_case(QUIRKY_SYSTEM_IDENTIFIER))
        || QUIRKY_PUBLIC_PREFIXES.iter().any(public_starts_with)
        || html_4_01 && no_system_identifier
    {
        DocumentMode::Quirks
    } else if html_4_01 || LIMITED_QUIRKS_PREFIXES.iter().any(public_starts_with) {
        DocumentMode::LimitedQuirks
    } else {
        DocumentMode::NoQuirks
    }
}
