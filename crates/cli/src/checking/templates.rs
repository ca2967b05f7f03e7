//! Tags of template languages, blanked so that what is left is HTML.
//!
//! A tag that stands for a text becomes letters where text can be: in text and in values of attributes, with quotes or without. All others
//! become spaces. Line breaks stay, and each byte has the place that it had.

use std::borrow::Cow;
use std::ops::Range;

use clap::ValueEnum;
use treewright::Span;

/// A family of template languages, by the form of its tags.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Templates {
    /// `{{ }}`, `{{{ }}}`: Mustache, Handlebars, Vue, Angular
    Mustache,
    /// `{{ }}`, `{% %}`, `{# #}`: Jinja, Django, Twig, Liquid, Nunjucks
    Jinja,
    /// `<?php ?>`, `<?= ?>`
    Php,
    /// `<% %>`, `<%= %>`: ERB, EJS, JSP, ASP
    Erb,
}

impl Templates {
    /// The name in options and in treewright.toml.
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Mustache => "mustache",
            Self::Jinja => "jinja",
            Self::Php => "php",
            Self::Erb => "erb",
        }
    }

    /// The marks of its tags: start, end, and true for a tag that stands for a text. Longer starts come first.
    const fn marks(self) -> &'static [(&'static str, &'static str, bool)] {
        match self {
            Self::Mustache => &[
                ("{{!--", "--}}", false),
                ("{{{", "}}}", true),
                ("{{#", "}}", false),
                ("{{/", "}}", false),
                ("{{!", "}}", false),
                ("{{^", "}}", false),
                ("{{>", "}}", false),
                ("{{", "}}", true),
            ],
            Self::Jinja => &[("{{", "}}", true), ("{%", "%}", false), ("{#", "#}", false)],
            Self::Php => &[("<?=", "?>", true), ("<?php", "?>", false)],
            Self::Erb => &[("<%=", "%>", true), ("<%-", "%>", true), ("<%", "%>", false)],
        }
    }
}

/// The place of markup that a byte is in, as far as it matters for what takes the place of a tag.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Text,
    Tag,
    /// Behind the `=` of an attribute.
    BeforeValue,
    Value(u8),
    UnquotedValue,
    Comment,
}

impl Place {
    fn next(self, rest: &[u8]) -> Self {
        let byte = rest.first().copied().unwrap_or_default();
        match self {
            Self::Text if rest.starts_with(b"<!--") => Self::Comment,
            Self::Text if byte == b'<' => {
                let is_tag = rest.get(1).is_some_and(u8::is_ascii_alphabetic);
                if is_tag { Self::Tag } else { self }
            }
            Self::Tag | Self::BeforeValue | Self::UnquotedValue if byte == b'>' => Self::Text,
            Self::Tag if byte == b'=' => Self::BeforeValue,
            Self::Tag | Self::BeforeValue if matches!(byte, b'"' | b'\'') => Self::Value(byte),
            Self::BeforeValue if !byte.is_ascii_whitespace() => Self::UnquotedValue,
            Self::UnquotedValue if byte.is_ascii_whitespace() => Self::Tag,
            Self::Value(quote) if byte == quote => Self::Tag,
            Self::Comment if rest.starts_with(b"-->") => Self::Text,
            _ => self,
        }
    }
}

/// The bytes with the tags of these languages blanked, and the ranges of the tags.
pub(crate) fn blanked<'a>(
    bytes: &'a [u8],
    templates: &[Templates],
) -> (Cow<'a, [u8]>, Vec<Range<usize>>) {
    let marks: Vec<_> = templates.iter().flat_map(|kind| kind.marks()).collect();
    let mut out = Cow::Borrowed(bytes);
    let mut ranges = Vec::new();
    // Few pages are templates.
    if marks.is_empty() {
        return (out, ranges);
    }
    let mut place = Place::Text;
    let mut at = 0_usize;
    while let Some(rest) = bytes.get(at..).filter(|rest| !rest.is_empty()) {
        let mark = marks.iter().find(|(start, _, _)| rest.starts_with(start.as_bytes()));
        let Some((start, end, is_text)) = mark else {
            place = place.next(rest);
            at = at.saturating_add(1);
            continue;
        };
        let inside = rest.get(start.len()..).unwrap_or_default();
        let length = match memchr::memmem::find(inside, end.as_bytes()) {
            Some(length) => length.saturating_add(start.len()).saturating_add(end.len()),
            // The last `?>` of a file may be missing.
            None => rest.len(),
        };
        let range = at..at.saturating_add(length);
        let is_in_text = !matches!(place, Place::Tag | Place::Comment);
        let has_text = *is_text && is_in_text;
        if has_text && place == Place::BeforeValue {
            place = Place::UnquotedValue;
        }
        let fill = if has_text { b'x' } else { b' ' };
        for byte in out.to_mut().get_mut(range.clone()).unwrap_or_default() {
            if !matches!(byte, b'\n' | b'\r') {
                *byte = fill;
            }
        }
        at = range.end;
        ranges.push(range);
    }
    (out, ranges)
}

/// Returns true if a span has a part of a tag in it. The ranges are sorted.
pub(crate) fn has_a_tag(ranges: &[Range<usize>], span: Span) -> bool {
    let first = ranges.partition_point(|range| range.end <= span.start as usize);
    let end = span.end.max(span.start.saturating_add(1)) as usize;
    ranges.get(first).is_some_and(|range| range.start < end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_blanked() {
        use Templates::{Erb, Jinja, Mustache, Php};
        let cases: [(&str, &[Templates], &str); 12] = [
            ("<p>{{ a }}</p>", &[Mustache], "<p>xxxxxxx</p>"),
            ("<p {{ a }} b={{c}}>", &[Mustache], "<p         b=xxxxx>"),
            ("<p b= {{c}} d {{e}}>", &[Mustache], "<p b= xxxxx d      >"),
            ("<p b=a{{c}}d {{e}}>", &[Mustache], "<p b=axxxxxd      >"),
            ("<p title='{{ a }}'>", &[Jinja], "<p title='xxxxxxx'>"),
            ("{% if a %}\n<p>{% endif %}", &[Jinja], "          \n<p>           "),
            ("{{#each a}}x{{/each}}", &[Mustache], "           x         "),
            ("<p><?= $a ?></p><?php b() ?>", &[Php], "<p>xxxxxxxxx</p>            "),
            ("<p><?php\n b()", &[Php], "<p>     \n    "),
            ("<a href=\"<%= a %>\">", &[Erb], "<a href=\"xxxxxxxx\">"),
            ("<p>{{ a }}", &[Php], "<p>{{ a }}"),
            ("<!-- ' --><p>{{a}}", &[Jinja], "<!-- ' --><p>xxxxx"),
        ];
        for (text, templates, expected) in cases {
            let (bytes, _) = blanked(text.as_bytes(), templates);
            assert_eq!(str::from_utf8(&bytes), Ok(expected), "{text}");
        }
    }

    #[test]
    fn spans_with_tags() {
        let span = |start, end| Span { start, end, ..Span::default() };
        let ranges = [2..5, 8..9];
        for (start, end, expected) in
            [(0, 2, false), (0, 3, true), (4, 4, true), (5, 8, false), (5, 9, true), (9, 20, false)]
        {
            assert_eq!(has_a_tag(&ranges, span(start, end)), expected, "{start} {end}");
        }
    }
}
