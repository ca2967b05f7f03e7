//! The destinations of links and images.

use treewright_dom::{Namespace, NodeRef};
use treewright_semantics::hyperlinks::xlink_href;

use super::MarkdownOptions;

/// The destination of a link; `None` if it is written as text.
pub(super) fn of_link(element: NodeRef<'_>, options: &MarkdownOptions) -> Option<String> {
    let is_link = element.name() == "a" && element.namespace() != Some(Namespace::MathMl);
    if !is_link || !options.links {
        return None;
    }
    let href = element.attr("href").or_else(|| xlink_href(element))?;
    let url = resolved(href, options);
    let is_script = has_scheme(&url, "javascript");
    (!is_script).then_some(url)
}

/// The source of an image; `None` if the image is not written.
pub(super) fn of_image(element: NodeRef<'_>, options: &MarkdownOptions) -> Option<String> {
    if !options.images || !element.is_html("img") {
        return None;
    }
    let source = element.attr("src")?.trim_ascii();
    (!source.is_empty() && !has_scheme(source, "data")).then(|| resolved(source, options))
}

fn resolved(url: &str, options: &MarkdownOptions) -> String {
    let absolute = options.urls.as_ref().and_then(|urls| urls.resolve(url).ok());
    match absolute {
        Some(absolute) => absolute.into(),
        // The URL parser also drops these.
        None => url.trim_ascii().replace(['\t', '\n', '\r'], ""),
    }
}

fn has_scheme(url: &str, scheme: &str) -> bool {
    let url = url.trim_start_matches(|character: char| character <= ' ');
    url.split_once(':').is_some_and(|(start, _)| start.eq_ignore_ascii_case(scheme))
}

/// Writes the part of a link or an image after its text.
/// <https://spec.commonmark.org/0.31.2/#inline-link>
pub(super) fn write(destination: &str, title: Option<&str>, in_cell: bool, out: &mut String) {
    out.push_str("](");
    let is_plain = |character: char| {
        !character.is_ascii_control() && !matches!(character, ' ' | '<' | '>' | '(' | ')')
    };
    let brackets = destination.is_empty() || !destination.chars().all(is_plain);
    if brackets {
        out.push('<');
    }
    for (index, character) in destination.char_indices() {
        match character {
            '<' | '>' | '\\' => escaped(character, out),
            '&' if is_reference(destination.get(index..).unwrap_or_default()) => {
                escaped(character, out);
            }
            '|' if in_cell => out.push_str("%7C"),
            '\0'..='\x1F' | '\x7F' => out.push(' '),
            _ => out.push(character),
        }
    }
    if brackets {
        out.push('>');
    }
    let title = title.map(|title| title.split_whitespace().collect::<Vec<_>>().join(" "));
    if let Some(title) = title.filter(|title| !title.is_empty()) {
        out.push_str(" \"");
        for character in title.chars() {
            match character {
                '"' | '\\' | '&' | '<' => escaped(character, out),
                '|' if in_cell => out.push_str("&#124;"),
                _ => out.push(character),
            }
        }
        out.push('"');
    }
    out.push(')');
}

/// Returns true for text that starts like a character reference.
fn is_reference(text: &str) -> bool {
    let rest = text.trim_start_matches('&');
    let end = rest.find(|character: char| !character.is_ascii_alphanumeric() && character != '#');
    end.is_some_and(|end| end > 0 && rest.get(end..).is_some_and(|rest| rest.starts_with(';')))
}

fn escaped(character: char, out: &mut String) {
    out.push('\\');
    out.push(character);
}
