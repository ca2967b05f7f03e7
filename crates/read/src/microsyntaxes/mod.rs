//! Common microsyntaxes: numbers, dates and times, white space.
//! <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#common-microsyntaxes>

mod dates;
mod numbers;
mod text;

pub(crate) use dates::{
    is_valid_date, is_valid_month, is_valid_time, is_valid_week, normalized_local_date_and_time,
};
pub(crate) use numbers::{
    best_representation, is_valid_floating_point_number, is_valid_non_negative_integer,
    parse_non_negative_integer,
};
pub use numbers::{parse_floating_point_number, parse_integer};
pub(crate) use text::{
    crlf_newlines, is_ascii_whitespace, normalize_newlines, skip_ascii_whitespace,
    strip_and_collapse_ascii_whitespace, strip_newlines, trim_ascii_whitespace, write_json_string,
};
