//! Text and values with the characters escaped that XML needs for markup.

/// The HTML elements that are written without an end tag when they are empty.
pub(super) fn is_void(name: &str) -> bool {
    matches!(
        name,
        "area"
            | "base"
            | "basefont"
            | "bgsound"
            | "br"
            | "col"
            | "embed"
            | "frame"
            | "hr"
            | "img"
            | "input"
            | "keygen"
            | "link"
            | "meta"
            | "param"
            | "source"
            | "track"
            | "wbr"
    )
}

pub(super) fn push_text(text: &str, out: &mut String) {
    push_escaped(text, out, |character| {
        Some(match character {
            '&' => "&amp;",
            '<' => "&lt;",
            '>' => "&gt;",
            _ => return None,
        })
    });
}

/// <https://w3c.github.io/DOM-Parsing/#dfn-serialize-an-attribute-value>
pub(super) fn push_value(value: &str, out: &mut String) {
    push_escaped(value, out, |character| {
        Some(match character {
            '&' => "&amp;",
            '"' => "&quot;",
            '<' => "&lt;",
            '>' => "&gt;",
            '\t' => "&#x9;",
            '\n' => "&#xA;",
            '\r' => "&#xD;",
            _ => return None,
        })
    });
}

fn push_escaped(text: &str, out: &mut String, escape: fn(char) -> Option<&'static str>) {
    let mut rest = text;
    while let Some(at) = rest.find(|character| escape(character).is_some()) {
        let (before, from) = rest.split_at(at);
        out.push_str(before);
        let mut characters = from.chars();
        if let Some(escaped) = characters.next().and_then(escape) {
            out.push_str(escaped);
        }
        rest = characters.as_str();
    }
    out.push_str(rest);
}
