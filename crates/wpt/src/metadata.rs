//! The `// META:` lines at the top of scripts.

/// Keys and values, in their order.
pub type Metadata = Vec<(String, String)>;

/// The lines at the very top; the first other line ends them.
pub fn script_metadata(source: &[u8]) -> Metadata {
    let mut metadata = Vec::new();
    for line in source.split(|byte| *byte == b'\n') {
        let line = String::from_utf8_lossy(line);
        let pair = line.trim_end_matches('\r').strip_prefix("//");
        let pair = pair.and_then(|rest| rest.trim_start().strip_prefix("META:"));
        let Some((key, value)) = pair.and_then(|rest| rest.trim_start().split_once('=')) else {
            break;
        };
        if !key.chars().all(|c| c.is_alphanumeric() || c == '_') {
            break;
        }
        metadata.push((key.to_owned(), value.to_owned()));
    }
    metadata
}

/// The global scopes that an `.any.js` is made for.
pub fn globals(metadata: &Metadata) -> Vec<String> {
    let listed = metadata.iter().find(|(key, _)| key == "global").map(|(_, value)| value.as_str());
    let listed = listed.filter(|list| !list.is_empty()).unwrap_or("window,dedicatedworker");
    let mut globals: Vec<String> = Vec::new();
    for name in listed.split(',').map(str::trim) {
        let names: &[&str] = match name {
            "worker" => &["dedicatedworker", "sharedworker", "serviceworker"],
            "window"
            | "dedicatedworker"
            | "dedicatedworker-module"
            | "sharedworker"
            | "sharedworker-module"
            | "serviceworker"
            | "serviceworker-module"
            | "worker-module"
            | "jsshell" => &[name],
            _ => &[],
        };
        globals.extend(names.iter().map(|name| (*name).to_owned()));
    }
    globals
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_at_the_top() {
        let cases: [(&str, &[(&str, &str)]); 6] = [
            (
                "// META: title=A = b\n// META: script=/x.js\ntest()",
                &[("title", "A = b"), ("script", "/x.js")],
            ),
            (
                "//META:timeout=long\r\n// META: global=window",
                &[("timeout", "long"), ("global", "window")],
            ),
            ("\n// META: title=late", &[]),
            ("'use strict';\n// META: title=late", &[]),
            ("// META: title\n// META: timeout=long", &[]),
            ("// a comment\n// META: timeout=long", &[]),
        ];
        for (source, expected) in cases {
            let found = script_metadata(source.as_bytes());
            let found: Vec<_> =
                found.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
            assert_eq!(found, expected, "{source}");
        }
    }

    #[test]
    fn scopes() {
        let cases = [
            (None, "window dedicatedworker"),
            (Some(""), "window dedicatedworker"),
            (Some("window"), "window"),
            (Some("worker, window"), "dedicatedworker sharedworker serviceworker window"),
            (Some("dedicatedworker-module,unknown"), "dedicatedworker-module"),
        ];
        for (listed, expected) in cases {
            let metadata: Metadata =
                listed.map(|list| ("global".to_owned(), list.to_owned())).into_iter().collect();
            assert_eq!(globals(&metadata).join(" "), expected);
        }
    }
}
