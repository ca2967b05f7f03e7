//! Content Security Policies in pages, and integrity metadata.
//!
//! <https://w3c.github.io/webappsec-csp/#framework-policy>
//! <https://w3c.github.io/webappsec-subresource-integrity/#the-integrity-attribute>

use rustc_hash::FxHashSet;
use treewright_semantics::content_security_policy::directives;

use super::lists::SECURITY_DIRECTIVES;
use super::texts::report;
use crate::codes::texts as codes;
use crate::context::{Attribute, Context, Element};

/// Checks a serialized Content Security Policy: directives with semicolons between them.
/// <https://w3c.github.io/webappsec-csp/#grammardef-serialized-policy>
pub(super) fn policy<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    if let Some(reason) = mistake_of_policy(attribute.value) {
        report(cx, element, attribute, &codes::BAD_CONTENT_SECURITY_POLICY, &reason);
        return;
    }
    if let Some(name) = directives(attribute.value)
        .map(|(name, _)| name.to_ascii_lowercase())
        .find(|name| !SECURITY_DIRECTIVES.contains(&name.as_str()))
    {
        let reason = format!("`{name}` is not the name of a current directive");
        report(cx, element, attribute, &codes::UNKNOWN_POLICY_DIRECTIVE, &reason);
    } else if let Some(reason) = oddity_of_policy(attribute.value) {
        report(cx, element, attribute, &codes::UNUSUAL_CONTENT_SECURITY_POLICY, &reason);
    }
}

fn mistake_of_policy(policy: &str) -> Option<String> {
    directives(policy).find_map(|(name, value)| {
        if !name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-') {
            return Some(format!("`{name}` is not the name of a directive"));
        }
        let name = name.to_ascii_lowercase();
        if matches!(name.as_str(), "report-uri" | "frame-ancestors" | "sandbox") {
            return Some(format!("`{name}` must not be in a page"));
        }
        let is_visible = |c: char| c.is_ascii_graphic() || c.is_ascii_whitespace();
        if value.contains(',') || !value.chars().all(is_visible) {
            return Some(format!("the value of `{name}` has a character that is not allowed"));
        }
        let mut words = value.split_ascii_whitespace();
        let is_source_list = name.ends_with("-src")
            || name.ends_with("-src-elem")
            || name.ends_with("-src-attr")
            || matches!(name.as_str(), "base-uri" | "form-action");
        match name.as_str() {
            _ if is_source_list => mistake_of_sources(&name, value),
            "upgrade-insecure-requests" | "block-all-mixed-content" => {
                words.next().map(|_| format!("`{name}` takes no value"))
            }
            "require-trusted-types-for" if words.clone().next().is_none() => {
                Some(format!("`{name}` needs a value, such as `'script'`"))
            }
            "require-trusted-types-for" => words
                .find(|word| !word.eq_ignore_ascii_case("'script'"))
                .map(|word| format!("`{word}` in `{name}` is not `'script'`")),
            "report-to" if words.clone().count() != 1 => {
                Some(format!("`{name}` needs the name of one group of endpoints"))
            }
            "trusted-types" => words
                .find(|word| !is_trusted_type(word))
                .map(|word| format!("`{word}` in `{name}` is not the name of a policy")),
            _ => None,
        }
    })
}

/// A part that the grammar allows, and hardly anybody means.
fn oddity_of_policy(policy: &str) -> Option<String> {
    let mut seen = FxHashSet::default();
    directives(policy).find_map(|(name, value)| {
        let name = name.to_ascii_lowercase();
        // Only the first of its name counts.
        if !seen.insert(name.clone()) {
            return Some(format!("`{name}` is repeated, and this one is ignored"));
        }
        let mut sources = FxHashSet::default();
        value.split_ascii_whitespace().find_map(|source| {
            let lower = source.to_ascii_lowercase();
            if KEYWORDS.contains(&lower.as_str()) || lower == "none" {
                return Some(format!(
                    "`{source}` is a host: the keyword has quotation marks, `'{lower}'`"
                ));
            }
            if !sources.insert(lower) {
                return Some(format!("`{source}` is in `{name}` twice"));
            }
            let (hash, length) = hash_and_length(source)?;
            (hash.len() != length).then(|| {
                format!("the hash of `{source}` has {} characters instead of {length}", hash.len())
            })
        })
    })
}

/// A hash of a source expression in base64, and the number of characters that hashes of its algorithm have.
fn hash_and_length(source: &str) -> Option<(&str, usize)> {
    let (algorithm, hash) = source.strip_prefix('\'')?.strip_suffix('\'')?.split_once('-')?;
    let length = match algorithm.to_ascii_lowercase().as_str() {
        "sha256" => 44,
        "sha384" => 64,
        "sha512" => 88,
        _ => return None,
    };
    Some((hash, length))
}

/// <https://w3c.github.io/webappsec-csp/#grammardef-serialized-source-list>
fn mistake_of_sources(name: &str, value: &str) -> Option<String> {
    let count = value.split_ascii_whitespace().count();
    if count == 0 {
        return Some(format!("`{name}` needs a source, or `'none'`"));
    }
    value.split_ascii_whitespace().find_map(|source| {
        let is_none = source.eq_ignore_ascii_case("'none'");
        if is_none && count > 1 {
            return Some(format!("`'none'` must be alone in `{name}`"));
        }
        let is_right = is_none || is_source(source);
        (!is_right).then(|| format!("`{source}` in `{name}` is not a source"))
    })
}

/// With those of CSP for reports and Trusted Types, and that of the HTML Standard for speculation rules.
const KEYWORDS: [&str; 13] = [
    "self",
    "unsafe-inline",
    "unsafe-eval",
    "strict-dynamic",
    "unsafe-hashes",
    "report-sample",
    "unsafe-allow-redirects",
    "wasm-unsafe-eval",
    "trusted-types-eval",
    "inline-speculation-rules",
    "report-sha256",
    "report-sha384",
    "report-sha512",
];

/// <https://w3c.github.io/webappsec-csp/#grammardef-source-expression>
fn is_source(source: &str) -> bool {
    if let Some(quoted) = source.strip_prefix('\'') {
        let Some(quoted) = quoted.strip_suffix('\'') else { return false };
        let lower = quoted.to_ascii_lowercase();
        let of_content = ["nonce-", "sha256-", "sha384-", "sha512-"];
        return KEYWORDS.contains(&lower.as_str())
            || of_content.iter().any(|start| {
                lower.starts_with(start) && quoted.get(start.len()..).is_some_and(is_base64)
            });
    }
    let is_scheme = |text: &str| {
        text.starts_with(|c: char| c.is_ascii_alphabetic())
            && text.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'+' | b'-' | b'.'))
    };
    if let Some(scheme) = source.strip_suffix(':') {
        return is_scheme(scheme);
    }
    let rest = match source.split_once("://") {
        Some((scheme, _)) if !is_scheme(scheme) => return false,
        Some((_, rest)) => rest,
        None => source,
    };
    // "`path-part = path-absolute`": it has neither a query nor a fragment.
    if rest.contains(['?', '#']) {
        return false;
    }
    let authority = rest.split('/').next().unwrap_or_default();
    let (host, port) = match authority.split_once(':') {
        Some((host, port)) => (host, Some(port)),
        None => (authority, None),
    };
    let is_port = |port: &str| {
        port == "*" || !port.is_empty() && port.bytes().all(|byte| byte.is_ascii_digit())
    };
    is_host(host) && port.is_none_or(is_port)
}

/// `*`, or a domain that may have `*.` before it.
fn is_host(host: &str) -> bool {
    let domain = host.strip_prefix("*.").unwrap_or(host);
    let domain = domain.strip_suffix('.').unwrap_or(domain);
    let is_label = |label: &str| {
        !label.is_empty() && label.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
    };
    host == "*" || domain.split('.').all(is_label)
}

/// <https://w3c.github.io/trusted-types/dist/spec/#trusted-types-csp-directive>
fn is_trusted_type(word: &str) -> bool {
    let is_name =
        word.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-#=_/@.%".contains(&byte));
    let keywords = ["'none'", "'allow-duplicates'", "*"];
    is_name || keywords.iter().any(|keyword| keyword.eq_ignore_ascii_case(word))
}

/// <https://w3c.github.io/webappsec-csp/#grammardef-base64-value>
fn is_base64(text: &str) -> bool {
    let digits = text.trim_end_matches('=');
    let is_digit = |byte: u8| byte.is_ascii_alphanumeric() || b"+/-_".contains(&byte);
    !digits.is_empty()
        && text.len().saturating_sub(digits.len()) <= 2
        && digits.bytes().all(is_digit)
}

/// Checks integrity metadata: algorithms with hashes in base64, each of which may have options after a `?`.
/// <https://w3c.github.io/webappsec-subresource-integrity/#the-integrity-attribute>
pub(super) fn integrity<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    if let Some(reason) = mistake_of_integrity(attribute.value) {
        report(cx, element, attribute, &codes::BAD_INTEGRITY, &reason);
    }
}

/// The reason why a text is not integrity metadata.
pub(in crate::rules) fn mistake_of_integrity(text: &str) -> Option<String> {
    let word = text.split_ascii_whitespace().find(|word| !is_hash(word))?;
    Some(format!("`{word}` is not a hash, such as `sha384-` and its base64"))
}

fn is_hash(word: &str) -> bool {
    let hash = word.split('?').next().unwrap_or_default();
    hash.split_once('-').is_some_and(|(algorithm, value)| {
        let is_known = ["sha256", "sha384", "sha512"]
            .iter()
            .any(|known| known.eq_ignore_ascii_case(algorithm));
        is_known && is_base64(value)
    })
}

#[cfg(test)]
mod tests {
    use super::{is_hash, mistake_of_policy, oddity_of_policy};

    #[test]
    fn policies() {
        for value in [
            "",
            "script-src 'self'; object-src 'none';",
            "upgrade-insecure-requests",
            "default-src *; img-src data: https://*.example.com:* a.example/b 'nonce-YQ=='",
            "SCRIPT-SRC 'Strict-Dynamic' 'sha256-YQ'",
            "trusted-types a 'allow-duplicates'; require-trusted-types-for 'script'",
            "a-directive 'of the' future",
        ] {
            assert_eq!(mistake_of_policy(value), None, "{value}");
        }
        for value in [
            "script-src: a",
            "sandbox",
            "img-src a,b",
            "img-src é",
            "img-src",
            "img-src 'none' 'self'",
            "img-src 'self",
            "img-src 'own'",
            "img-src 'nonce-'",
            "img-src 'sha1-YQ'",
            "img-src a.*.example",
            "img-src a:b",
            "img-src https://:80",
            "upgrade-insecure-requests a",
            "require-trusted-types-for 'style'",
            "require-trusted-types-for",
            "report-to",
            "report-to a b",
            "trusted-types 'a'",
        ] {
            assert!(mistake_of_policy(value).is_some(), "{value}");
        }
    }

    #[test]
    fn oddities() {
        for value in [
            "default-src 'self' https: a.example",
            "script-src 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
            "img-src a; media-src a",
        ] {
            assert_eq!(oddity_of_policy(value), None, "{value}");
        }
        for value in [
            "default-src self",
            "script-src Unsafe-Inline",
            "img-src none",
            "img-src a; IMG-SRC b",
            "img-src 'self' 'SELF'",
            "script-src 'sha256-abc'",
        ] {
            assert!(oddity_of_policy(value).is_some(), "{value}");
        }
    }

    #[test]
    fn hashes() {
        for word in ["sha256-YQ==", "SHA512-+/-_", "sha384-YQ?a"] {
            assert!(is_hash(word), "{word}");
        }
        for word in ["a", "md5-YQ==", "sha256", "sha256-", "sha256-YQ===", "sha256-a!"] {
            assert!(!is_hash(word), "{word}");
        }
    }
}
