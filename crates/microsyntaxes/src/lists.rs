//! Lists with commas. For lists with white space, use [`str::split_ascii_whitespace`].
//! <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#comma-separated-tokens>

use crate::white_space::strip_ascii_white_space;

/// The tokens of a set of comma-separated tokens, trimmed: one more than the number of commas.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#set-of-comma-separated-tokens>
///
/// ```
/// use treewright_microsyntaxes::lists::comma_separated_tokens;
/// assert!(comma_separated_tokens(" a ,b,,d d ").eq(["a", "b", "", "d d"]));
/// ```
pub fn comma_separated_tokens(value: &str) -> impl Iterator<Item = &str> + Clone {
    value.split(',').map(strip_ascii_white_space)
}

/// Split a string on commas: no token follows a comma at the end.
/// <https://infra.spec.whatwg.org/#split-on-commas>
///
/// ```
/// use treewright_microsyntaxes::lists::split_on_commas;
/// assert!(split_on_commas("a ,, b,").eq(["a", "", "b"]));
/// assert_eq!(split_on_commas("").next(), None);
/// ```
pub fn split_on_commas(input: &str) -> impl Iterator<Item = &str> + Clone {
    input.split_terminator(',').map(strip_ascii_white_space)
}
