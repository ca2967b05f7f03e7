//! Language tags: their form, and their subtags in the registry.
//!
//! <https://www.rfc-editor.org/rfc/rfc5646#section-2.1>

#[rustfmt::skip]
mod generated;

use super::texts::report;
use crate::codes::languages as codes;
use crate::context::{Attribute, Context, Element};

type Pairs = &'static [(&'static str, &'static str)];

/// Checks "a valid BCP 47 language tag", or the empty string if that is allowed.
pub(in crate::rules) fn language_tag<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    attribute: Attribute<'a>,
    may_be_empty: bool,
) {
    if attribute.value.is_empty() && may_be_empty {
        return;
    }
    match check(attribute.value) {
        Err(reason) => report(cx, element, attribute, &codes::BAD_LANGUAGE_TAG, &reason),
        Ok(Some(reason)) => {
            report(cx, element, attribute, &codes::UNUSUAL_LANGUAGE_TAG, &reason);
        }
        Ok(None) => {}
    }
}

/// An error in words, or else advice.
pub(in crate::rules) fn check(tag: &str) -> Result<Option<String>, String> {
    let tag = tag.to_ascii_lowercase();
    let is_subtag = |part: &str| {
        matches!(part.len(), 1..=8) && part.bytes().all(|byte| byte.is_ascii_alphanumeric())
    };
    if !tag.split('-').all(is_subtag) {
        return Err("it has parts of 1 to 8 letters and digits with a `-` between them".to_owned());
    }
    if find(generated::GRANDFATHERED, &tag).is_some() {
        return Ok(deprecated(generated::DEPRECATED_TAGS, &tag));
    }
    let mut parts = tag.split('-').peekable();
    let mut advice = deprecated(generated::DEPRECATED_REDUNDANT_TAGS, &tag);
    let language = parts.next().unwrap_or_default();
    if language == "x" {
        return if parts.peek().is_some() { Ok(None) } else { Err(missing("x")) };
    }
    if !is_in(generated::LANGUAGES_OF_2, 2, language)
        && !is_in(generated::LANGUAGES_OF_3, 3, language)
    {
        return Err(format!("`{language}` is not a language of the registry"));
    }
    note(&mut advice, generated::DEPRECATED_LANGUAGES, language);
    if let Some(extlang) = parts.next_if(|part| is_letters(part, 3)) {
        match find(generated::EXTLANGS, extlang) {
            None => return Err(format!("`{extlang}` is not an extended language of the registry")),
            Some(prefix) if prefix != language => {
                return Err(format!("`{extlang}` belongs after `{prefix}`"));
            }
            Some(_) => note(&mut advice, generated::DEPRECATED_EXTLANGS, extlang),
        }
    }
    if let Some(script) = parts.next_if(|part| is_letters(part, 4)) {
        if !is_in(generated::SCRIPTS, 4, script) {
            return Err(format!("`{script}` is not a script of the registry"));
        }
        note(&mut advice, generated::DEPRECATED_SCRIPTS, script);
        if advice.is_none() && find(generated::SUPPRESSED_SCRIPTS, language) == Some(script) {
            advice = Some(format!("`{language}` implies this script: omit `{script}`"));
        }
    }
    let is_region = |part: &str| {
        is_letters(part, 2) || part.len() == 3 && part.bytes().all(|byte| byte.is_ascii_digit())
    };
    if let Some(region) = parts.next_if(|part| is_region(part)) {
        if !is_in(generated::REGIONS_OF_2, 2, region) && !is_in(generated::REGIONS_OF_3, 3, region)
        {
            return Err(format!("`{region}` is not a region of the registry"));
        }
        note(&mut advice, generated::DEPRECATED_REGIONS, region);
    }
    variants_and_extensions(&tag, parts, &mut advice)?;
    Ok(advice)
}

fn variants_and_extensions<'t>(
    tag: &str,
    mut parts: std::iter::Peekable<impl Iterator<Item = &'t str>>,
    advice: &mut Option<String>,
) -> Result<(), String> {
    let mut seen = rustc_hash::FxHashSet::default();
    while let Some(variant) = parts.next_if(|part| part.len() > 1) {
        let Some(prefixes) = find(generated::VARIANTS, variant) else {
            return Err(format!("`{variant}` is not known in this place"));
        };
        if !seen.insert(variant) {
            return Err(format!("`{variant}` is repeated"));
        }
        note(advice, generated::DEPRECATED_VARIANTS, variant);
        if advice.is_none() {
            *advice = without_its_prefix(tag, variant, prefixes);
        }
    }
    while let Some(singleton) = parts.next() {
        if singleton == "x" {
            return if parts.peek().is_some() { Ok(()) } else { Err(missing("x")) };
        }
        if !seen.insert(singleton) {
            return Err(format!("the extension `{singleton}` is repeated"));
        }
        // <https://www.iana.org/assignments/language-tag-extensions-registry>
        if !matches!(singleton, "u" | "t") {
            return Err(format!("`{singleton}` is not an extension of the registry"));
        }
        let mut is_empty = true;
        while parts.next_if(|part| part.len() > 1).is_some() {
            is_empty = false;
        }
        if is_empty {
            return Err(missing(singleton));
        }
    }
    Ok(())
}

/// A variant "SHOULD" follow one of the prefixes that the registry has for it: after its language and, in this
/// order, its other subtags, with others between them. <https://www.rfc-editor.org/rfc/rfc5646#section-2.2.5>
fn without_its_prefix(tag: &str, variant: &str, prefixes: &str) -> Option<String> {
    let has = |prefix: &str| {
        let mut before = tag.split('-').take_while(|part| *part != variant);
        let mut wanted = prefix.split('-');
        wanted.next() == before.next() && wanted.all(|part| before.any(|other| other == part))
    };
    if prefixes.is_empty() || prefixes.split(',').any(has) {
        return None;
    }
    let names: Vec<String> = prefixes.split(',').map(|prefix| format!("`{prefix}`")).collect();
    Some(format!("`{variant}` belongs after {}", names.join(" or ")))
}

fn missing(before: &str) -> String {
    format!("something is missing after `{before}`")
}

fn is_letters(part: &str, length: usize) -> bool {
    part.len() == length && part.bytes().all(|byte| byte.is_ascii_alphabetic())
}

/// Looks up a subtag among those of one length.
fn is_in(packed: &str, length: usize, subtag: &str) -> bool {
    let (mut low, mut high) = (0, packed.len().checked_div(length).unwrap_or(0));
    while subtag.len() == length && low < high {
        let middle = low.midpoint(high);
        let start = middle.saturating_mul(length);
        let found = packed.get(start..start.saturating_add(length)).unwrap_or_default();
        match found.cmp(subtag) {
            std::cmp::Ordering::Equal => return true,
            std::cmp::Ordering::Less => low = middle.saturating_add(1),
            std::cmp::Ordering::Greater => high = middle,
        }
    }
    false
}

fn find(pairs: Pairs, key: &str) -> Option<&'static str> {
    let index = pairs.binary_search_by_key(&key, |(first, _)| first).ok()?;
    pairs.get(index).map(|(_, second)| *second)
}

fn deprecated(pairs: Pairs, subtag: &str) -> Option<String> {
    let preferred = find(pairs, subtag)?;
    Some(if preferred.is_empty() {
        format!("`{subtag}` is deprecated")
    } else {
        format!("`{subtag}` is deprecated; use `{preferred}`")
    })
}

fn note(advice: &mut Option<String>, pairs: Pairs, subtag: &str) {
    if advice.is_none() {
        *advice = deprecated(pairs, subtag);
    }
}

#[cfg(test)]
mod tests {
    use super::check;

    #[test]
    fn language_tags() {
        let right = [
            "en",
            "EN-us",
            "zh-Hans-CN",
            "es-419",
            "sl-rozaj-biske",
            "de-1996",
            "x-tea",
            "en-x-tea",
            "qaa-Qaaa-QM",
            "de-u-co-phonebk",
            "zh-yue",
            "i-default",
            "en-GB-oed",
        ];
        for tag in right {
            assert!(check(tag).is_ok(), "{tag}: {:?}", check(tag));
        }
        let wrong = [
            "",
            "en--US",
            "zzz",
            "english",
            "en_US",
            "en-",
            "-en",
            "x",
            "en-x",
            "en-xx1",
            "en-yue",
            "de-1996-1996",
            "de-u",
            "de-a-bcd",
            "en-Abcd",
            "en-XQQ",
            "en us",
            "é",
        ];
        for tag in wrong {
            assert!(check(tag).is_err(), "{tag}");
        }
        for tag in ["mo", "ja-Jpan", "iw", "en-1901", "zh-pinyin", "sl-biske", "sl-nedis-biske"] {
            assert!(matches!(check(tag), Ok(Some(_))), "{tag}");
        }
        for tag in ["de-1901", "de-CH-1901", "zh-Latn-CN-pinyin", "sl-IT-rozaj-biske", "en-fonipa"]
        {
            assert_eq!(check(tag), Ok(None), "{tag}");
        }
    }
}
