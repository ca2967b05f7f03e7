//! Email addresses.

use crate::Mistake;
use crate::lists::comma_separated_tokens;

/// A valid email address.
/// <https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address>
///
/// # Errors
/// Fails for anything else.
pub fn valid_email_address(input: &str) -> Result<&str, Mistake> {
    let Some((mailbox, domain)) = input.split_once('@') else {
        return Err(Mistake::new(input.len()..input.len(), "`@` is missing"));
    };
    let is_of_mailbox = |c: char| c.is_ascii_alphanumeric() || ".!#$%&'*+/=?^_`{|}~-".contains(c);
    if mailbox.is_empty() || !mailbox.chars().all(is_of_mailbox) {
        return Err(Mistake::in_part(input, mailbox, "this is not the name of a mailbox"));
    }
    let is_label = |label: &str| {
        (1..=63).contains(&label.len())
            && !label.starts_with('-')
            && !label.ends_with('-')
            && label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
    };
    match domain.split('.').find(|label| !is_label(label)) {
        Some(label) => Err(Mistake::in_part(input, label, "this is not a part of a domain")),
        None => Ok(input),
    }
}

/// A valid email address list.
/// <https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address-list>
///
/// # Errors
/// Fails for anything but valid email addresses, separated by commas and optional white space.
pub fn valid_email_address_list(input: &str) -> Result<Vec<&str>, Mistake> {
    let addresses = comma_separated_tokens(input).map(|address| {
        valid_email_address(address).map_err(|mistake| {
            let part = address.get(mistake.span.clone()).unwrap_or(address);
            Mistake::in_part(input, part, mistake.reason)
        })
    });
    addresses.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn email_addresses() {
        for address in ["a@b", "a.b+c@d-e.example", "a.b+c@d-e.f"] {
            assert_eq!(valid_email_address(address), Ok(address));
        }
        for (address, span) in [
            ("", 0..0),
            ("a", 1..1),
            ("@b", 0..0),
            ("a@", 2..2),
            ("a b@c", 0..3),
            ("a@-b", 2..4),
            ("a@b-", 2..4),
            ("a@b..c", 4..4),
            ("a@b@c", 2..5),
            ("\u{E4}@b", 0..2),
        ] {
            assert_eq!(valid_email_address(address).unwrap_err().span, span, "{address}");
        }
    }

    #[test]
    fn email_address_lists() {
        assert_eq!(valid_email_address_list("a@b, c@d "), Ok(vec!["a@b", "c@d"]));
        for (addresses, span) in [("a@b,", 4..4), ("a@b, c@-", 7..8), ("a@b c@d", 2..7)] {
            assert_eq!(valid_email_address_list(addresses).unwrap_err().span, span, "{addresses}");
        }
    }
}
