//! The language ranges of `:lang()`.
//! <https://drafts.csswg.org/selectors-4/#the-lang-pseudo>

/// Extended filtering, without case. An empty range is for an unknown language.
/// <https://www.rfc-editor.org/rfc/rfc4647#section-3.3.2>
pub(crate) fn is_in_range(language: &str, range: &str) -> bool {
    if language.is_empty() || range.is_empty() {
        return language.is_empty() && range.is_empty();
    }
    let mut tags = language.split('-');
    let mut wanted = range.split('-');
    let (Some(tag), Some(first)) = (tags.next(), wanted.next()) else {
        return false;
    };
    if first != "*" && !tag.eq_ignore_ascii_case(first) {
        return false;
    }
    for subtag in wanted {
        if subtag == "*" {
            continue;
        }
        loop {
            match tags.next() {
                None => return false,
                Some(tag) if tag.eq_ignore_ascii_case(subtag) => break,
                // A singleton starts an extension, and ends the search.
                Some(tag) if tag.len() == 1 => return false,
                Some(_) => {}
            }
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges() {
        for (language, range, expected) in [
            ("en", "en", true),
            ("en-US", "en", true),
            ("en", "EN-us", false),
            ("english", "en", false),
            ("de-Latn-DE", "de-DE", true),
            ("de-x-DE", "de-DE", false),
            ("de-CH", "*-CH", true),
            ("de-Latn-CH", "*-ch", true),
            ("de", "*", true),
            ("", "*", false),
            ("", "", true),
            ("en", "", false),
            ("de-DE", "de-*-DE", true),
        ] {
            assert_eq!(is_in_range(language, range), expected, "{language} {range}");
        }
    }
}
