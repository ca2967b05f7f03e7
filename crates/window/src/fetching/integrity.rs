//! Subresource integrity.
//!
//! <https://w3c.github.io/webappsec-subresource-integrity/>

use base64::Engine as _;
use base64::alphabet::{STANDARD, URL_SAFE};
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};
use sha2::{Digest, Sha256, Sha384, Sha512};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Algorithm {
    Sha256,
    Sha384,
    Sha512,
}

/// One hash of an author: its value is compared after both are decoded, as all browsers do.
struct Metadata<'a> {
    algorithm: Algorithm,
    value: &'a str,
}

/// <https://w3c.github.io/webappsec-subresource-integrity/#parse-metadata>
fn parse_metadata(metadata: &str) -> Vec<Metadata<'_>> {
    let items = metadata.split_ascii_whitespace();
    let parsed = items.filter_map(|item| {
        let expression = item.split_once('?').map_or(item, |(expression, _)| expression);
        let (algorithm, value) = expression.split_once('-')?;
        let algorithm = match algorithm.to_ascii_lowercase().as_str() {
            "sha256" => Algorithm::Sha256,
            "sha384" => Algorithm::Sha384,
            "sha512" => Algorithm::Sha512,
            _ => return None,
        };
        Some(Metadata { algorithm, value })
    });
    parsed.collect()
}

/// <https://w3c.github.io/webappsec-subresource-integrity/#does-response-match-metadatalist>
pub(crate) fn do_bytes_match(bytes: &[u8], metadata: &str) -> bool {
    let all = parse_metadata(metadata);
    let Some(strongest) = all.iter().map(|item| item.algorithm).max() else { return true };
    let actual = match strongest {
        Algorithm::Sha256 => Sha256::digest(bytes).to_vec(),
        Algorithm::Sha384 => Sha384::digest(bytes).to_vec(),
        Algorithm::Sha512 => Sha512::digest(bytes).to_vec(),
    };
    all.iter().any(|item| item.algorithm == strongest && decode(item.value) == Some(actual.clone()))
}

/// The bytes of a hash, in either alphabet.
fn decode(value: &str) -> Option<Vec<u8>> {
    let config =
        GeneralPurposeConfig::new().with_decode_padding_mode(DecodePaddingMode::Indifferent);
    let standard = GeneralPurpose::new(&STANDARD, config).decode(value);
    standard.or_else(|_| GeneralPurpose::new(&URL_SAFE, config).decode(value)).ok()
}

#[cfg(test)]
mod tests {
    use super::do_bytes_match;

    #[test]
    fn compares_hashes() {
        fn check(metadata: &str, expected: bool) {
            assert_eq!(
                do_bytes_match(b"alert('Hello, world.');", metadata),
                expected,
                "{metadata}"
            );
        }
        const SHA256: &str = "sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=";
        const SHA384: &str =
            "sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO";
        check("", true);
        check("garbage", true);
        check("md5-abc", true);
        check(SHA256, true);
        check(&SHA256.replace('+', "-").replace('/', "_"), true);
        check(&format!("{SHA256}?option=1"), true);
        check(&SHA256.replace("sha256", "SHA256"), true);
        check("sha256-AAAA", false);
        check(&format!("sha256-AAAA {SHA256}"), true);
        check(&format!("{SHA256} {SHA384}"), true);
        // Only the strongest hashes count.
        check(&format!("{SHA256} sha384-AAAA"), false);
        check(&format!("sha256-AAAA {SHA384}"), true);
        check(&format!("{SHA384} sha512-AAAA unknown-AAAA"), false);
    }
}
