//! Content Security Policies: their directives, and the parts of source lists that need no origin.
//! <https://w3c.github.io/webappsec-csp/#framework-policy>

/// The directives of a serialized policy, each as its name and its value. Of two with one name, the first counts.
/// <https://w3c.github.io/webappsec-csp/#parse-serialized-policy>
///
/// ```
/// use treewright_semantics::content_security_policy::directives;
/// assert!(directives("img-src a  b;; sandbox").eq([("img-src", "a  b"), ("sandbox", "")]));
/// ```
pub fn directives(policy: &str) -> impl Iterator<Item = (&str, &str)> + Clone {
    let directives = policy.split(';').map(str::trim_ascii).filter(|part| !part.is_empty());
    directives.map(|directive| {
        let end = directive.find(|c: char| c.is_ascii_whitespace()).unwrap_or(directive.len());
        let (name, value) = directive.split_at_checked(end).unwrap_or((directive, ""));
        (name, value.trim_ascii_start())
    })
}

/// The names of a fetch directive and of those that stand in for it, the nearest first; none for other directives.
/// <https://w3c.github.io/webappsec-csp/#directive-fallback-list>
///
/// ```
/// use treewright_semantics::content_security_policy::fallback_list;
/// assert_eq!(fallback_list("frame-src"), ["frame-src", "child-src", "default-src"]);
/// ```
pub fn fallback_list(directive: &str) -> &'static [&'static str] {
    match directive {
        "script-src-elem" => &["script-src-elem", "script-src", "default-src"],
        "script-src-attr" => &["script-src-attr", "script-src", "default-src"],
        "style-src-elem" => &["style-src-elem", "style-src", "default-src"],
        "style-src-attr" => &["style-src-attr", "style-src", "default-src"],
        "worker-src" => &["worker-src", "child-src", "script-src", "default-src"],
        "frame-src" => &["frame-src", "child-src", "default-src"],
        "script-src" => &["script-src", "default-src"],
        "connect-src" => &["connect-src", "default-src"],
        "manifest-src" => &["manifest-src", "default-src"],
        "object-src" => &["object-src", "default-src"],
        "img-src" => &["img-src", "default-src"],
        "media-src" => &["media-src", "default-src"],
        "font-src" => &["font-src", "default-src"],
        _ => &[],
    }
}

/// Returns true if a source expression has the form of a hash, such as `'sha256-…'`.
/// <https://w3c.github.io/webappsec-csp/#grammardef-hash-source>
pub fn is_hash_source(source: &str) -> bool {
    ["'sha256-", "'sha384-", "'sha512-"].iter().any(|kind| starts_with(source, kind))
}

/// Does a source list allow all inline behavior? Scripts need that it has no `'strict-dynamic'`.
/// <https://w3c.github.io/webappsec-csp/#allow-all-inline>
///
/// ```
/// use treewright_semantics::content_security_policy::allows_all_inline;
/// assert!(allows_all_inline("'self' 'unsafe-inline'".split(' '), false));
/// assert!(!allows_all_inline("'unsafe-inline' 'nonce-a'".split(' '), false));
/// ```
pub fn allows_all_inline<'a>(sources: impl IntoIterator<Item = &'a str>, is_style: bool) -> bool {
    let mut allows = false;
    for source in sources {
        let is_strict = !is_style && source.eq_ignore_ascii_case("'strict-dynamic'");
        if is_strict || starts_with(source, "'nonce-") || is_hash_source(source) {
            return false;
        }
        allows |= source.eq_ignore_ascii_case("'unsafe-inline'");
    }
    allows
}

/// Does a nonce match a source list?
/// <https://w3c.github.io/webappsec-csp/#match-nonce-to-source-list>
///
/// ```
/// use treewright_semantics::content_security_policy::matches_nonce;
/// assert!(matches_nonce(["'Nonce-a'"], "a") && !matches_nonce(["'nonce-a'"], "A"));
/// ```
pub fn matches_nonce<'a>(sources: impl IntoIterator<Item = &'a str>, nonce: &str) -> bool {
    let is_it = |source: &str| {
        let value = source.get("'nonce-".len()..).and_then(|rest| rest.strip_suffix('\''));
        starts_with(source, "'nonce-") && value == Some(nonce)
    };
    !nonce.is_empty() && sources.into_iter().any(is_it)
}

/// Does the host of a source expression match a host?
/// <https://w3c.github.io/webappsec-csp/#host-part-match>
///
/// ```
/// use treewright_semantics::content_security_policy::host_part_matches;
/// assert!(host_part_matches("*.example", "a.EXAMPLE") && !host_part_matches("*.example", "example"));
/// ```
pub fn host_part_matches(pattern: &str, host: &str) -> bool {
    if pattern == "*" {
        return true;
    }
    match pattern.strip_prefix('*') {
        // The rest begins with a dot.
        Some(rest) => {
            let end = host.len().checked_sub(rest.len()).and_then(|start| host.get(start..));
            rest.starts_with('.') && end.is_some_and(|end| end.eq_ignore_ascii_case(rest))
        }
        None => !pattern.is_empty() && pattern.eq_ignore_ascii_case(host),
    }
}

/// Returns true for a text that can be the scheme of a URL.
/// <https://w3c.github.io/webappsec-csp/#grammardef-scheme-source>
pub fn is_scheme_part(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic())
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"+-.".contains(&byte))
}

fn starts_with(source: &str, start: &str) -> bool {
    source.get(..start.len()).is_some_and(|own| own.eq_ignore_ascii_case(start))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn source_lists() {
        for (list, of_scripts, of_styles) in [
            ("'unsafe-inline' 'self'", true, true),
            ("'UNSAFE-inline'", true, true),
            ("'unsafe-inline' 'nonce-a'", false, false),
            ("'unsafe-inline' 'SHA256-a'", false, false),
            ("'unsafe-inline' 'strict-dynamic'", false, true),
            ("'self'", false, false),
            ("", false, false),
        ] {
            assert_eq!(allows_all_inline(list.split(' '), false), of_scripts, "{list}");
            assert_eq!(allows_all_inline(list.split(' '), true), of_styles, "{list}");
        }
        assert!(
            !matches_nonce(["'nonce-'"], "") && !matches_nonce(["é-nonce-a'", "'nonce-a"], "a")
        );
        for (pattern, host, matches) in [
            ("*", "a", true),
            ("", "", false),
            ("*a", "ba", false),
            ("*.a", ".a", true),
            ("*.a", "é.a", true),
            ("a.b", "A.b", true),
        ] {
            assert_eq!(host_part_matches(pattern, host), matches, "{pattern} {host}");
        }
        assert!(is_scheme_part("a+1") && !is_scheme_part("1a") && !is_scheme_part(""));
    }
}
