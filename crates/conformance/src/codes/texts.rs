// Made by `cargo xtask codegen` from crates/conformance/data/rules/texts.md. Do not edit.

use crate::rule::{Example, Rule, Severity};

pub(crate) static BAD_COLOR: Rule = Rule {
    code: "bad-color",
    subject: "texts",
    severity: Severity::Error,
    message: "`{value}` in `{attribute}` on `<{element}>` is not a colour: {reason}",
    explanation: "The value is a colour as CSS has it: a name, `#` with 3, 4, 6 or 8 hexadecimal digits, or a function such as `rgb(…)`.",
    why: "Browsers take black in its place.",
    bad: "<p><input type=\"color\" value=\"ff8000\"></p>",
    fixed: "<p><input type=\"color\" value=\"#ff8000\"></p>",
    anchor: "https://html.spec.whatwg.org/multipage/input.html#color-state-(type=color)",
    names: &[("vnu", "Bad value “…” for attribute “value” on element “…”.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static BAD_AUTOFILL: Rule = Rule {
    code: "bad-autofill",
    subject: "texts",
    severity: Severity::Error,
    message: "`{value}` in `{attribute}` on `<{element}>` does not say what to fill in: {reason}",
    explanation: "The value is `on`, `off`, or the name of a field such as `postal-code`. Before the name there can be, in this order, `section-` with a name, `shipping` or `billing`, and for telephone numbers and the like `home`, `work`, `mobile`, `fax` or `pager`. Some fields belong to some types of controls only.",
    why: "Browsers do not fill in what they do not know.",
    bad: "<p><input autocomplete=\"country shipping\"></p>",
    fixed: "<p><input autocomplete=\"shipping country\"></p>",
    anchor: "https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill",
    names: &[("vnu", "Bad value “…” for attribute “autocomplete” on element “…”.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static EMPTY_HASH_NAME: Rule = Rule {
    code: "empty-hash-name",
    subject: "texts",
    severity: Severity::Error,
    message: "The attribute `{attribute}` on `<{element}>` has no name after the `#`",
    explanation: "The value is a `#` and the name of a `map`, which is never empty.",
    why: "The image has no map.",
    bad: "<p><img src=\"a.png\" alt=\"Tea\" usemap=\"#\"></p>",
    fixed: "<p><img src=\"a.png\" alt=\"Tea\"></p>",
    anchor: "https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-hash-name-reference",
    names: &[("vnu", "Bad value “#” for attribute “usemap” on element “img”.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static BAD_REFRESH: Rule = Rule {
    code: "bad-refresh",
    subject: "texts",
    severity: Severity::Error,
    message: "`{value}` is not a valid time and URL of a refresh: {reason}",
    explanation: "The value is a number of seconds, optionally followed by `; URL=` and an address, without quotation marks.",
    why: "Browsers read some of the other forms, and not all of them the same.",
    bad: "<!DOCTYPE html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\"><title>Tea</title>\n<meta http-equiv=\"refresh\" content=\"5;url=a.html\"></head>\n<body><p>Tea</p></body>\n</html>",
    fixed: "<!DOCTYPE html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\"><title>Tea</title>\n<meta http-equiv=\"refresh\" content=\"5; url=a.html\"></head>\n<body><p>Tea</p></body>\n</html>",
    anchor: "https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-refresh",
    names: &[("vnu", "Bad value “…” for attribute “content” on element “meta”.")],
    example: Example::Document,
    also: &[],
};

pub(crate) static BAD_PRAGMA_CONTENT: Rule = Rule {
    code: "bad-pragma-content",
    subject: "texts",
    severity: Severity::Error,
    message: "`{value}` is not a valid `content` for this `meta`: {reason}",
    explanation: "For `http-equiv=\"content-type\"` the `content` is `text/html; charset=utf-8`, and for `x-ua-compatible` it is `IE=edge`.",
    why: "UTF-8 is the only encoding that pages may have, and other values of these have no effect or a wrong one.",
    bad: "<!DOCTYPE html>\n<html lang=\"en\">\n<head><meta http-equiv=\"X-UA-Compatible\" content=\"IE=9\"><meta charset=\"utf-8\"><title>Tea</title></head>\n<body><p>Tea</p></body>\n</html>",
    fixed: "<!DOCTYPE html>\n<html lang=\"en\">\n<head><meta http-equiv=\"X-UA-Compatible\" content=\"IE=edge\"><meta charset=\"utf-8\"><title>Tea</title></head>\n<body><p>Tea</p></body>\n</html>",
    anchor: "https://html.spec.whatwg.org/multipage/semantics.html#pragma-directives",
    names: &[("vnu", "Bad value “…” for attribute “content” on element “meta”.")],
    example: Example::Document,
    also: &[],
};

pub(crate) static BAD_CONTENT_SECURITY_POLICY: Rule = Rule {
    code: "bad-content-security-policy",
    subject: "texts",
    severity: Severity::Error,
    message: "`{value}` is not a Content Security Policy for a page: {reason}",
    explanation: "A policy has directives with semicolons between them, each with a name and values. The value of most is a list of sources: `'self'`, hosts, schemes with a colon, nonces and hashes. In a page there must be no `report-uri`, `frame-ancestors` and `sandbox`, which work in a header only.",
    why: "Browsers ignore such a directive, so the page is not protected as intended.",
    bad: "<!DOCTYPE html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\"><title>Tea</title>\n<meta http-equiv=\"Content-Security-Policy\" content=\"frame-ancestors 'none'\"></head>\n<body><p>Tea</p></body>\n</html>",
    fixed: "<!DOCTYPE html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\"><title>Tea</title>\n<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'self'\"></head>\n<body><p>Tea</p></body>\n</html>",
    anchor: "https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-content-security-policy",
    names: &[("vnu", "Bad value “…” for attribute “content” on element “meta”.")],
    example: Example::Document,
    also: &[],
};

pub(crate) static UNUSUAL_CONTENT_SECURITY_POLICY: Rule = Rule {
    code: "unusual-content-security-policy",
    subject: "texts",
    severity: Severity::Warning,
    message: "The policy `{value}` is probably not as intended: {reason}",
    explanation: "A keyword without its quotation marks is the name of a host. A repeated directive or source changes nothing, and a hash with the wrong number of characters fits nothing.",
    why: "Browsers allow less, or more, than the author thinks.",
    bad: "<!DOCTYPE html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\"><title>Tea</title>\n<meta http-equiv=\"Content-Security-Policy\" content=\"img-src self\"></head>\n<body><p>Tea</p></body>\n</html>",
    fixed: "<!DOCTYPE html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\"><title>Tea</title>\n<meta http-equiv=\"Content-Security-Policy\" content=\"img-src 'self'\"></head>\n<body><p>Tea</p></body>\n</html>",
    anchor: "https://w3c.github.io/webappsec-csp/#parse-serialized-policy",
    names: &[("vnu", "Potentially bad value “…” for attribute “content” on element “meta”.")],
    example: Example::Document,
    also: &[],
};

pub(crate) static UNKNOWN_POLICY_DIRECTIVE: Rule = Rule {
    code: "unknown-policy-directive",
    subject: "texts",
    severity: Severity::Warning,
    message: "The policy `{value}` has a part that browsers ignore: {reason}",
    explanation: "The directive is not known to browsers, or one that they have dropped.",
    why: "Browsers ignore such a directive, so the page is not protected as intended.",
    bad: "<!DOCTYPE html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\"><title>Tea</title>\n<meta http-equiv=\"Content-Security-Policy\" content=\"plugin-types text/html\"></head>\n<body><p>Tea</p></body>\n</html>",
    fixed: "<!DOCTYPE html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\"><title>Tea</title>\n<meta http-equiv=\"Content-Security-Policy\" content=\"object-src 'none'\"></head>\n<body><p>Tea</p></body>\n</html>",
    anchor: "https://w3c.github.io/webappsec-csp/#directive-names",
    names: &[("vnu", "Potentially bad value “…” for attribute “content” on element “meta”.")],
    example: Example::Document,
    also: &[],
};

pub(crate) static BAD_INTEGRITY: Rule = Rule {
    code: "bad-integrity",
    subject: "texts",
    severity: Severity::Error,
    message: "`{value}` in `integrity` on `<{element}>` is not integrity metadata: {reason}",
    explanation: "Integrity metadata is hashes with white space between them: `sha256-`, `sha384-` or `sha512-`, and the hash in base64.",
    why: "Browsers ignore hashes that they do not understand, and load the resource unchecked.",
    bad: "<script src=\"tea.js\" integrity=\"md5-1B2M2Y8AsgTpgAmY7PhCfg==\"></script>",
    fixed: "<script src=\"tea.js\" integrity=\"sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\"></script>",
    anchor: "https://w3c.github.io/webappsec-subresource-integrity/#the-integrity-attribute",
    names: &[("vnu", "Bad value “…” for attribute “integrity” on element “…”.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static ERROR_IN_SRCDOC: Rule = Rule {
    code: "error-in-srcdoc",
    subject: "texts",
    severity: Severity::Error,
    message: "The document in `srcdoc` has an error: {reason} [{code}]",
    explanation: "The value is a whole document, for which the same rules hold. It needs no doctype and no title.",
    why: "The document in the frame has the same problems as any other page.",
    bad: "",
    fixed: "",
    anchor: "https://html.spec.whatwg.org/multipage/iframe-embed-object.html#attr-iframe-srcdoc",
    names: &[("vnu", "Bad value “…” for attribute “srcdoc” on element “iframe”.")],
    example: Example::None,
    also: &[],
};

pub(crate) static BAD_COORDS: Rule = Rule {
    code: "bad-coords",
    subject: "texts",
    severity: Severity::Error,
    message: "`{value}` in `{attribute}` on `<{element}>` is not a valid list of coordinates for its shape: {reason}",
    explanation: "A circle has three numbers, a rectangle four, a polygon six or more, with commas and no white space between them. Without `shape` it is a rectangle.",
    why: "Browsers leave out an area whose numbers do not fit.",
    bad: "<map name=\"m\"><area shape=\"rect\" coords=\"0,0,10\" href=\"a.html\" alt=\"Tea\"></map>",
    fixed: "<map name=\"m\"><area shape=\"rect\" coords=\"0,0,10,10\" href=\"a.html\" alt=\"Tea\"></map>",
    anchor: "https://html.spec.whatwg.org/multipage/image-maps.html#attr-area-coords",
    names: &[("vnu", "Bad value “…” for attribute “coords” on element “area”.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static BAD_TEXT: Rule = Rule {
    code: "bad-text",
    subject: "texts",
    severity: Severity::Error,
    message: "`{value}` is not valid in `{attribute}` on `<{element}>`: {reason}",
    explanation: "The value of a text control and its placeholder are one line; the value of a control for email is an address, or with `multiple` a list of addresses. The content of `<meta name=\"color-scheme\">` is a value of that property of CSS.",
    why: "Browsers take line breaks out of the value, and ask the user to correct an address that they did not write.",
    bad: "<p><input type=\"email\" value=\"tea\"></p>",
    fixed: "<p><input type=\"email\" value=\"tea@example.com\"></p>",
    anchor: "https://html.spec.whatwg.org/multipage/input.html#attr-input-type",
    names: &[("vnu", "Bad value “…” for attribute “…” on element “…”: Line feed not allowed.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static TEXT_NOT_NORMALIZED: Rule = Rule {
    code: "text-not-normalized",
    subject: "texts",
    severity: Severity::Warning,
    message: "The text is not in Unicode Normalization Form C",
    explanation: "A letter with its marks is one character if Unicode has one for both: `é` instead of `e` followed by an accent.",
    why: "Searching, IDs and style sheets compare characters, to which both are different.",
    bad: "<p>Cafe&#x301;</p>",
    fixed: "<p>Café</p>",
    anchor: "https://www.w3.org/TR/charmod-norm/#normalizationChoice",
    names: &[("vnu", "Text run is not in Unicode Normalization Form C.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static TEXT_BEGINS_WITH_COMBINING_CHARACTER: Rule = Rule {
    code: "text-begins-with-combining-character",
    subject: "texts",
    severity: Severity::Warning,
    message: "The text begins with a combining character",
    explanation: "A combining character belongs to the character before it, which is missing at the beginning of a text.",
    why: "The character joins the markup before it in some programs, and is shown alone in others.",
    bad: "<p>&#x301;</p>",
    fixed: "<p>&#xA0;&#x301;</p>",
    anchor: "https://www.w3.org/TR/charmod-norm/#definitionCombiningCharacter",
    names: &[("vnu", "Text run starts with a composing character.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static VALUE_NOT_NORMALIZED: Rule = Rule {
    code: "value-not-normalized",
    subject: "texts",
    severity: Severity::Warning,
    message: "The value of `{attribute}` on `<{element}>` is not in Unicode Normalization Form C",
    explanation: "A letter with its marks is one character if Unicode has one for both: `é` instead of `e` followed by an accent.",
    why: "IDs, class names and addresses are compared by characters, to which both are different.",
    bad: "<p id=\"cafe&#x301;\">Tea</p>",
    fixed: "<p id=\"café\">Tea</p>",
    anchor: "https://www.w3.org/TR/charmod-norm/#normalizationChoice",
    names: &[("vnu", "The value of attribute “…” on element “…” from namespace “…” is not in Unicode Normalization Form C.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static VALUE_BEGINS_WITH_COMBINING_CHARACTER: Rule = Rule {
    code: "value-begins-with-combining-character",
    subject: "texts",
    severity: Severity::Warning,
    message: "The value of `{attribute}` on `<{element}>` begins with a combining character",
    explanation: "A combining character belongs to the character before it, which is missing at the beginning of a value.",
    why: "In the source the character joins the quotation mark before it, and where the value is appended to other text, that text.",
    bad: "<p title=\"&#x301;\">Tea</p>",
    fixed: "<p title=\"&#xA0;&#x301;\">Tea</p>",
    anchor: "https://www.w3.org/TR/charmod-norm/#definitionCombiningCharacter",
    names: &[("vnu", "The value of attribute “…” on element “…” from namespace “…” starts with a composing character.")],
    example: Example::InBody,
    also: &[],
};

pub(crate) static PRIVATE_USE_CHARACTER: Rule = Rule {
    code: "private-use-character",
    subject: "texts",
    severity: Severity::Warning,
    message: "The page has characters for private use",
    explanation: "Characters of the private use areas mean something only to those who agreed on it, such as a font with icons. It is said once for each page.",
    why: "Without the font the page shows boxes, and screen readers have nothing to say.",
    bad: "<p>&#xE000;</p>",
    fixed: "<p>★</p>",
    anchor: "https://www.w3.org/TR/charmod/#C073",
    names: &[("vnu", "Document uses the Unicode Private Use Area(s), which should not be used in publicly exchanged documents. (Charmod C073)")],
    example: Example::InBody,
    also: &[],
};

pub(super) static ALL: &[&Rule] = &[
    &BAD_COLOR,
    &BAD_AUTOFILL,
    &EMPTY_HASH_NAME,
    &BAD_REFRESH,
    &BAD_PRAGMA_CONTENT,
    &BAD_CONTENT_SECURITY_POLICY,
    &UNUSUAL_CONTENT_SECURITY_POLICY,
    &UNKNOWN_POLICY_DIRECTIVE,
    &BAD_INTEGRITY,
    &ERROR_IN_SRCDOC,
    &BAD_COORDS,
    &BAD_TEXT,
    &TEXT_NOT_NORMALIZED,
    &TEXT_BEGINS_WITH_COMBINING_CHARACTER,
    &VALUE_NOT_NORMALIZED,
    &VALUE_BEGINS_WITH_COMBINING_CHARACTER,
    &PRIVATE_USE_CHARACTER,
];
