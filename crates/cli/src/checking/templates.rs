//! Tags of template languages, blanked so that the rest is HTML.
//!
//! A tag that stands for a text becomes letters where text can be: in text and in values of attributes, with quotes
//! or without. All others become spaces. Line breaks stay, and each byte has the place that it had.

use std::borrow::Cow;
use std::ops::Range;

use clap::ValueEnum;
use treewright::Span;

use super::php;

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
            Self::Php => &[("<?=", PHP, true), ("<?php", PHP, false)],
            Self::Erb => &[("<%=", "%>", true), ("<%-", "%>", true), ("<%", "%>", false)],
        }
    }
}

/// The end of a tag of PHP, which counts only where code can end.
const PHP: &str = "?>";

/// The length of a tag with these marks, at the start of the bytes. `has_php` becomes false where PHP is not as it
/// should be: then tags end at the first mark, so that the page is not searched repeatedly.
fn length_of_tag(rest: &[u8], start: &str, end: &str, has_php: &mut bool) -> usize {
    let inside = rest.get(start.len()..).unwrap_or_default();
    let length = if end == PHP && *has_php {
        match php::end_of(inside) {
            php::End::At(length) => Some(length),
            php::End::OfPage => None,
            php::End::Open => {
                *has_php = false;
                return length_of_tag(rest, start, end, has_php);
            }
        }
    } else {
        memchr::memmem::find(inside, end.as_bytes()).map(|length| length.saturating_add(end.len()))
    };
    // The last `?>` of a file may be missing.
    length.map_or(rest.len(), |length| length.saturating_add(start.len()))
}

/// The part of the markup that a byte is in, as far as the replacement of a tag depends on it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Text,
    Tag,
    /// After the `=` of an attribute.
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
    let mut has_php = true;
    let mut at = 0_usize;
    while let Some(rest) = bytes.get(at..).filter(|rest| !rest.is_empty()) {
        let is_here = |start: &str| {
            let mark = rest.get(..start.len());
            mark.is_some_and(|mark| mark.eq_ignore_ascii_case(start.as_bytes()))
        };
        let mark = marks.iter().find(|(start, _, _)| is_here(start));
        let Some((start, end, is_text)) = mark else {
            place = place.next(rest);
            at = at.saturating_add(1);
            continue;
        };
        let length = length_of_tag(rest, start, end, &mut has_php);
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
        let cases: [(&str, &[Templates], &str); 16] = [
            ("<p>{{ a }}</p>", &[Mustache], "<p>xxxxxxx</p>"),
            ("<p {{ a }} b={{c}}>", &[Mustache], "<p         b=xxxxx>"),
            ("<p b= {{c}} d {{e}}>", &[Mustache], "<p b= xxxxx d      >"),
            ("<p b=a{{c}}d {{e}}>", &[Mustache], "<p b=axxxxxd      >"),
            ("<p title='{{ a }}'>", &[Jinja], "<p title='xxxxxxx'>"),
            ("{% if a %}\n<p>{% endif %}", &[Jinja], "          \n<p>           "),
            ("{{#each a}}x{{/each}}", &[Mustache], "           x         "),
            ("<p><?= $a ?></p><?php b() ?>", &[Php], "<p>xxxxxxxxx</p>            "),
            ("<p><?php\n b()", &[Php], "<p>     \n    "),
            ("<?PHP a('?>') ?><p>", &[Php], "                <p>"),
            ("<p><?= \"?>\" // it's ?></p>", &[Php], "<p>xxxxxxxxxxxxxxxxxxx</p>"),
            ("<?php <<<A\n?>\nA ?><p>", &[Php], "          \n  \n    <p>"),
            // A string without an end.
            ("<?php ' ?><p><?php b() ?>", &[Php], "          <p>            "),
            ("<a href=\"<%= a %>\">", &[Erb], "<a href=\"xxxxxxxx\">"),
            ("<p>{{ a }}", &[Php], "<p>{{ a }}"),
            ("<!-- ' --><p>{{a}}", &[Jinja], "<!-- ' --><p>xxxxx"),
        ];
        for (text, templates, expected) in cases {
            let (bytes, _) = blanked(text.as_bytes(), templates);
            assert_eq!(str::from_utf8(&bytes), Ok(expected), "{text}");
        }
    }

    /// For any tags, each byte keeps its place, the lines stay the same, and every blanked byte is in a tag.
    #[test]
    fn places_are_kept() {
        let pieces = [
            "<?php ",
            "<?=",
            "<?",
            "?>",
            "'",
            "\"",
            "`",
            "\\",
            "<<<A\n",
            "<<<'A'\r\n",
            "A",
            "\n",
            "\r\n",
            "//",
            "#",
            "/*",
            "*/",
            "{$",
            "{",
            "}",
            "{{",
            "}}",
            "<p a=",
            ">",
            "\u{E9}",
            " ",
            "<!--",
            "-->",
        ];
        let mut seed = 1_u64;
        let mut random = move |bound: usize| {
            seed = seed
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            usize::try_from(seed >> 33).unwrap() % bound
        };
        for _ in 0..20_000 {
            let text: String = (0..random(24)).map(|_| pieces[random(pieces.len())]).collect();
            let (found, ranges) = blanked(text.as_bytes(), &[Templates::Php, Templates::Mustache]);
            assert_eq!(found.len(), text.len(), "{text:?}");
            assert!(ranges.is_sorted_by(|one, other| one.end <= other.start), "{text:?}");
            for (at, (old, new)) in text.bytes().zip(found.iter().copied()).enumerate() {
                let is_in_tag = ranges.iter().any(|range| range.contains(&at));
                let is_kept = !is_in_tag || matches!(old, b'\n' | b'\r');
                let is_right = if is_kept { old == new } else { matches!(new, b' ' | b'x') };
                assert!(is_right, "{text:?}");
            }
        }
    }

    /// Tags that never end as they should take no more than linear time: quadratic time would be minutes.
    #[test]
    fn hostile_tags_take_linear_time() {
        for piece in [
            "<?php '?>",
            "<?php \"?>",
            "<?php <<<A\n?>",
            "<?php /*?>",
            "<?php \"{$?>",
            "<?= # ?>",
            "<?php //",
            "<?php <<<",
            "{$",
            "<?php \"{$a\"",
            "<?=`{$",
        ] {
            let text = piece.repeat(1_000_000 / piece.len());
            let (found, _) = blanked(text.as_bytes(), &[Templates::Php]);
            assert_eq!(found.len(), text.len());
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
