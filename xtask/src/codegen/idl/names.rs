//! Names of Web IDL as names of Rust.

/// Parts of names that are one word, although their capitals suggest several.
const WORDS: [(&str, &str); 10] = [
    ("HTML", "Html"),
    ("SVG", "Svg"),
    ("MathML", "Mathml"),
    ("XPath", "Xpath"),
    ("IFrame", "Iframe"),
    ("URLSearchParams", "UrlSearchParams"),
    ("URLs", "Urls"),
    ("FormData", "FormData"),
    ("WebSocket", "WebSocket"),
    ("NoModule", "NoModule"),
];

/// `getElementsByTagNameNS` as `get_elements_by_tag_name_ns`, `type` as `type_`.
pub(super) fn snake(name: &str) -> String {
    let mut name = name.replace('-', "_");
    for (from, to) in WORDS {
        name = name.replace(from, to);
    }
    let chars: Vec<char> = name.chars().collect();
    let mut snake = String::new();
    for (index, &c) in chars.iter().enumerate() {
        if c.is_ascii_uppercase() {
            let before = index.checked_sub(1).map(|index| chars[index]);
            let after = chars.get(index + 1);
            let follows = before.is_some_and(|c| c.is_ascii_lowercase() || c.is_ascii_digit());
            let ends_acronym = before.is_some_and(|c| c.is_ascii_uppercase())
                && after.is_some_and(char::is_ascii_lowercase);
            if (follows || ends_acronym) && !snake.ends_with('_') {
                snake.push('_');
            }
        }
        snake.push(c.to_ascii_lowercase());
    }
    if is_keyword(&snake) {
        snake.push('_');
    }
    snake
}

/// A value of an enumeration as the name of a variant: `text/html` as `TextHtml`.
pub(super) fn variant(value: &str) -> String {
    let mut variant = String::new();
    let mut upper = true;
    for c in value.chars() {
        if c.is_ascii_alphanumeric() {
            variant.push(if upper { c.to_ascii_uppercase() } else { c });
            upper = false;
        } else {
            upper = true;
        }
    }
    match variant.chars().next() {
        None => "Empty".to_owned(),
        Some(c) if c.is_ascii_digit() => format!("N{variant}"),
        // A word that a type itself has.
        Some(_) if variant == "Self" => "Same".to_owned(),
        Some(_) => variant,
    }
}

fn is_keyword(name: &str) -> bool {
    const KEYWORDS: [&str; 46] = [
        "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "do",
        "dyn", "else", "enum", "extern", "final", "fn", "for", "gen", "if", "impl", "in", "let",
        "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return",
        "self", "super", "crate", "true", "false", "static", "struct", "try", "type", "use",
        "where", "while", "yield",
    ];
    KEYWORDS.contains(&name)
}

#[cfg(test)]
mod tests {
    use super::{snake, variant};

    #[test]
    fn names_of_rust() {
        for (idl, rust) in [
            ("appendChild", "append_child"),
            ("getElementsByTagNameNS", "get_elements_by_tag_name_ns"),
            ("innerHTML", "inner_html"),
            ("baseURI", "base_uri"),
            ("URL", "url"),
            ("javascriptURLs", "javascript_urls"),
            ("HTMLHRElement", "html_hr_element"),
            ("HTMLIFrameElement", "html_iframe_element"),
            ("HTMLOListElement", "html_o_list_element"),
            ("MathMLElement", "mathml_element"),
            ("XPathNSResolver", "xpath_ns_resolver"),
            ("DOMTokenList", "dom_token_list"),
            ("type", "type_"),
            ("CDATASection", "cdata_section"),
            ("isContentEditable", "is_content_editable"),
            ("document.all", "document.all"),
        ] {
            assert_eq!(snake(idl), rust);
        }
        for (idl, rust) in [("", "Empty"), ("text/html", "TextHtml"), ("2d", "N2d")] {
            assert_eq!(variant(idl), rust);
        }
    }
}
