//! RDFa: declarations of prefixes and the vocabulary.
//!
//! <https://www.w3.org/TR/rdfa-core/#s_curies>, <https://www.w3.org/TR/html-rdfa/>

use url::Url;

use crate::codes::rdfa as codes;
use crate::context::{Context, Element};
use crate::place::Place;
use crate::rules::Subject;
use crate::rules::concern::Concern;
use crate::tables::Names;

/// See the module.
#[derive(Default)]
pub(super) struct Rdfa;

impl<'a> Subject<'a> for Rdfa {
    const ENTERS: Concern = Concern::of(&[]).or_with(Names::RDFA);

    fn enter(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        if !element.may_have(Names::RDFA) {
            return;
        }
        for attribute in element.attributes().filter(crate::context::Attribute::is_plain) {
            let place = Place::Value(element.node, attribute.name);
            let (code, reason) = match attribute.name.local {
                "prefix" => (&codes::BAD_PREFIX_DECLARATION, mistake_of_prefixes(attribute.value)),
                "vocab" => (&codes::BAD_VOCABULARY, mistake_of_vocabulary(attribute.value)),
                name if name.starts_with("xmlns:") => {
                    let values = [("attribute", name)];
                    let place = Place::Attribute(element.node, attribute.name);
                    cx.report(&codes::NAMESPACE_DECLARATION, place, &values);
                    continue;
                }
                _ => continue,
            };
            if let Some(reason) = reason {
                let values = [("value", attribute.value), ("reason", reason.as_str())];
                cx.report(code, place, &values);
            }
        }
    }
}

/// "A white space separated list of prefix-name IRI pairs of the form `NCName ':' ' '+ xsd:anyURI`."
/// <https://www.w3.org/TR/rdfa-core/#A-prefix>
fn mistake_of_prefixes(value: &str) -> Option<String> {
    let mut words = value.split_ascii_whitespace();
    while let Some(word) = words.next() {
        let Some(name) = word.strip_suffix(':') else {
            return Some(format!("`{}` is no prefix with a colon behind it", short(word)));
        };
        if name == "_" {
            return Some("the prefix `_` is taken".to_owned());
        }
        if !is_nc_name(name) {
            return Some(format!("`{}` is not a name", short(name)));
        }
        let Some(address) = words.next() else {
            return Some(format!("the prefix `{}` has no address", short(name)));
        };
        if !is_address(address) {
            return Some(format!("`{}` is not a URL", short(address)));
        }
    }
    None
}

/// `vocab` is an IRI; an empty one takes the vocabulary of the elements around away.
/// <https://www.w3.org/TR/rdfa-core/#A-vocab>
fn mistake_of_vocabulary(value: &str) -> Option<String> {
    let value = value.trim_ascii();
    (!is_address(value)).then(|| format!("`{}` is not a URL", short(value)))
}

fn is_address(text: &str) -> bool {
    static BASE: std::sync::LazyLock<Option<Url>> =
        std::sync::LazyLock::new(|| Url::parse("https://example.com/").ok());
    !text.bytes().any(|byte| byte.is_ascii_whitespace())
        && Url::options().base_url(BASE.as_ref()).parse(text).is_ok()
}

/// <https://www.w3.org/TR/xml-names/#NT-NCName>
fn is_nc_name(name: &str) -> bool {
    let is_start = |c: char| c == '_' || c.is_alphabetic();
    let is_more = |c: char| is_start(c) || c.is_numeric() || matches!(c, '-' | '.' | '\u{B7}');
    name.starts_with(is_start) && name.chars().all(is_more)
}

/// A word of the page in a message.
fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

#[cfg(test)]
mod tests {
    use super::mistake_of_prefixes;

    #[test]
    fn declarations_of_prefixes() {
        for value in ["", "dc: http://purl.org/dc/terms/", "a: b\n c: d", "é: x"] {
            assert_eq!(mistake_of_prefixes(value), None, "{value:?}");
        }
        for value in [
            "dc",
            "dc: ",
            ": http://example.com/",
            "dc:http://example.com/",
            "_: a",
            "$a: b",
            "1: b",
            "a: http://[",
        ] {
            assert!(mistake_of_prefixes(value).is_some(), "{value:?}");
        }
    }
}
