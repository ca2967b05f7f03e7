//! The default encoding for the user's locale.

use encoding_rs::{
    BIG5, EUC_KR, Encoding, GBK, ISO_8859_2, ISO_8859_7, SHIFT_JIS, WINDOWS_874, WINDOWS_1250,
    WINDOWS_1251, WINDOWS_1252, WINDOWS_1254, WINDOWS_1255, WINDOWS_1256, WINDOWS_1257,
    WINDOWS_1258,
};

/// The error of [`default_encoding_for_locale`]: the text is not a BCP 47 language tag.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidLocale {
    tag: String,
}

impl std::fmt::Display for InvalidLocale {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?} is not a language tag such as `ru` or `zh-Hant-TW`", self.tag)
    }
}

impl std::error::Error for InvalidLocale {}

/// The suggested default encoding for a locale, a BCP 47 language tag.
///
/// ```
/// use treewright_encoding::default_encoding_for_locale;
/// assert_eq!(default_encoding_for_locale("ru-RU")?.name(), "windows-1251");
/// assert_eq!(default_encoding_for_locale("zh-TW")?.name(), "Big5");
/// assert_eq!(default_encoding_for_locale("zh")?.name(), "GBK");
/// assert_eq!(default_encoding_for_locale("fr")?.name(), "windows-1252");
/// assert!(default_encoding_for_locale("ru_RU.KOI8-R").is_err());
/// # Ok::<(), treewright_encoding::InvalidLocale>(())
/// ```
///
/// # Errors
/// Fails if the text does not have the form of a tag: subtags of one to eight letters and digits,
/// separated by hyphens, the first of letters only.
///
/// <https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding>, step 9.
pub fn default_encoding_for_locale(tag: &str) -> Result<&'static Encoding, InvalidLocale> {
    let lowercase = tag.to_ascii_lowercase();
    let mut subtags = lowercase.split('-');
    let well_formed = |subtag: &str| {
        (1..=8).contains(&subtag.len()) && subtag.bytes().all(|byte| byte.is_ascii_alphanumeric())
    };
    let language = subtags.next().unwrap_or_default();
    if !tag.split('-').all(well_formed) || !language.bytes().all(|byte| byte.is_ascii_alphabetic())
    {
        return Err(InvalidLocale { tag: tag.to_owned() });
    }
    Ok(match language {
        "ar" | "fa" => WINDOWS_1256,
        "az" | "ku" | "tr" => WINDOWS_1254,
        "ba" | "be" | "bg" | "kk" | "ky" | "mk" | "ru" | "sah" | "sr" | "tg" | "tt" | "uk" => {
            WINDOWS_1251
        }
        "cs" | "hr" | "sk" => WINDOWS_1250,
        "el" => ISO_8859_7,
        "et" | "lt" | "lv" => WINDOWS_1257,
        "he" => WINDOWS_1255,
        "hu" | "pl" | "sl" => ISO_8859_2,
        "ja" => SHIFT_JIS,
        "ko" => EUC_KR,
        "th" => WINDOWS_874,
        "vi" => WINDOWS_1258,
        "zh" => chinese(subtags),
        _ => WINDOWS_1252,
    })
}

/// The rows zh-Hans, zh-CN, zh-SG and zh-Hant, zh-HK, zh-MO, zh-TW. A script takes precedence over a
/// region. SPEC-NOTE: by the letter, the tag `zh` alone belongs to "all other locales"; its likely script
/// is the simplified one.
fn chinese<'a>(subtags: impl Iterator<Item = &'a str>) -> &'static Encoding {
    for subtag in subtags {
        match subtag {
            "hant" | "hk" | "mo" | "tw" => return BIG5,
            "hans" | "cn" | "sg" => return GBK,
            // The subtags after a singleton are an extension or for private use.
            _ if subtag.len() == 1 => break,
            _ => {}
        }
    }
    GBK
}
