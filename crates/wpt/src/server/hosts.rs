//! The hosts and ports of the tests' server.

/// The main host.
pub const HOST: &str = "web-platform.test";

/// The host of another site, `hosts[alt]`.
pub const OTHER_HOST: &str = "not-web-platform.test";

/// The labels of subdomains: as tests name them, and in ASCII.
const LABELS: [(&str, &str); 5] = [
    ("www", "www"),
    ("www1", "www1"),
    ("www2", "www2"),
    ("天気の良い日", "xn--n8j6ds53lwwkrqhv28a"),
    ("élève", "xn--lve-6lad"),
];

/// The label that never resolves.
const NONEXISTENT: &str = "nonexistent";

/// The ports of a protocol.
pub fn ports(protocol: &str) -> &'static [u16] {
    match protocol {
        "http" => &[8000, 8001],
        "https" => &[8443, 8444],
        "ws" => &[8666],
        "wss" => &[8667],
        _ => &[],
    }
}

/// A subdomain as tests write it (`www.www1`, or empty), in ASCII.
fn subdomain(name: &str) -> Option<String> {
    if name.is_empty() || name == NONEXISTENT {
        return Some(name.to_owned());
    }
    let labels: Option<Vec<&str>> = name.split('.').map(label).collect();
    labels.filter(|labels| labels.len() <= 2).map(|labels| labels.join("."))
}

fn label(name: &str) -> Option<&'static str> {
    LABELS.iter().find(|(text, ascii)| *text == name || *ascii == name).map(|(_, ascii)| *ascii)
}

/// `hosts[site][name]`, where the site is empty or `alt`.
pub fn host(site: &str, name: &str) -> Option<String> {
    let host = match site {
        "" => HOST,
        "alt" => OTHER_HOST,
        _ => return None,
    };
    let subdomain = subdomain(name)?;
    Some(if subdomain.is_empty() { host.to_owned() } else { format!("{subdomain}.{host}") })
}

/// True if a host has a server.
pub fn resolves(name: &str) -> bool {
    [OTHER_HOST, HOST].into_iter().any(|host| {
        let Some(rest) = name.strip_suffix(host) else { return false };
        match rest.strip_suffix('.') {
            Some(name) => {
                name != NONEXISTENT && subdomain(name).is_some_and(|name| !name.is_empty())
            }
            None => rest.is_empty(),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hosts_have_names() {
        let cases = [
            ("", "", Some("web-platform.test")),
            ("alt", "", Some("not-web-platform.test")),
            ("", "www", Some("www.web-platform.test")),
            ("alt", "www2.www1", Some("www2.www1.not-web-platform.test")),
            ("", "天気の良い日", Some("xn--n8j6ds53lwwkrqhv28a.web-platform.test")),
            ("", "élève.www", Some("xn--lve-6lad.www.web-platform.test")),
            ("", "nonexistent", Some("nonexistent.web-platform.test")),
            ("", "other", None),
            ("", "www.www.www", None),
            ("third", "", None),
        ];
        for (site, name, expected) in cases {
            assert_eq!(host(site, name).as_deref(), expected, "{site} {name}");
        }
    }

    #[test]
    fn some_hosts_resolve() {
        let cases = [
            ("web-platform.test", true),
            ("not-web-platform.test", true),
            ("www.web-platform.test", true),
            ("www1.www2.not-web-platform.test", true),
            ("xn--lve-6lad.web-platform.test", true),
            ("nonexistent.web-platform.test", false),
            ("other.web-platform.test", false),
            ("a.www.www1.web-platform.test", false),
            (".web-platform.test", false),
            ("xweb-platform.test", false),
            ("example.org", false),
            ("", false),
        ];
        for (name, expected) in cases {
            assert_eq!(resolves(name), expected, "{name}");
        }
    }
}
