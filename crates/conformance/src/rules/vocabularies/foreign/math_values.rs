//! Kinds of values of MathML attributes.
//!
//! <https://w3c.github.io/mathml/#fund_attval>, <https://www.w3.org/TR/MathML3/chapter2.html#fund.attval>

use treewright_semantics::css::is_length_unit;

use super::path;

/// A kind in words, for those that are here.
pub(super) fn in_words(kind: &str) -> Option<&'static str> {
    Some(match kind {
        "<character>" => "one character",
        "<group-alignments>" => "lists of alignments such as `{left right}`",
        "<math-integer>" => "an integer",
        "<math-length>" => "a length",
        "<math-number>" => "a number",
        "<padded-length>" => "a length, or a part of the width, height or depth",
        "<script-level>" => "an integer, that may have a sign",
        "<table-align>" => {
            "`top`, `bottom`, `center`, `baseline` or `axis`, and maybe the number of a row"
        }
        "<two-math-lengths>" => "two lengths",
        "<unsigned-integer>" => "an integer without a sign",
        _ => return None,
    })
}

/// Returns false for a value that is not of a kind, of those that are here.
pub(super) fn fits(value: &str, kind: &str) -> bool {
    match kind {
        "<character>" => value.chars().count() == 1,
        "<group-alignments>" => is_group_alignments(value),
        "<math-integer>" => is_digits(value.strip_prefix('-').unwrap_or(value)),
        "<math-length>" => is_length(value),
        "<math-number>" => path::coordinate(value) == Some(value.len()),
        "<padded-length>" => is_length(value) || is_padded_length(value),
        "<script-level>" => is_digits(value.strip_prefix(['+', '-']).unwrap_or(value)),
        "<table-align>" => is_table_align(value),
        "<two-math-lengths>" => {
            value.contains('(')
                || value.split_ascii_whitespace().count() == 2
                    && value.split_ascii_whitespace().all(is_length)
        }
        "<unsigned-integer>" => is_digits(value),
        _ => true,
    }
}

fn is_digits(value: &str) -> bool {
    !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit())
}

/// A number with a unit, a percentage or a plain number, which MathML 3 has, the name of a space, or a function of
/// CSS. Only CSS has numbers with `+`, and none but zero without a unit.
/// <https://w3c.github.io/mathml/#fund_units>, <https://www.w3.org/TR/MathML3/chapter2.html#type.length>
fn is_length(value: &str) -> bool {
    let Some((number, unit)) =
        path::coordinate(value).and_then(|length| value.split_at_checked(length))
    else {
        return is_named_space(value) || value.ends_with(')');
    };
    match unit {
        "" => !number.starts_with('+') || number.parse() == Ok(0.0),
        "%" => true,
        _ => is_length_unit(unit),
    }
}

fn is_named_space(value: &str) -> bool {
    let name = value.to_ascii_lowercase();
    let name = name.strip_prefix("negative").unwrap_or(&name);
    let Some(name) = name.strip_suffix("mathspace") else { return false };
    match name.strip_prefix("very") {
        Some(name) => matches!(name.strip_prefix("very").unwrap_or(name), "thin" | "thick"),
        None => matches!(name, "thin" | "medium" | "thick"),
    }
}

/// The lengths of `mpadded`, in which dimensions of the content act as units. White space in them is not checked.
/// <https://www.w3.org/TR/MathML3/chapter3.html#presm.mpadded>
fn is_padded_length(value: &str) -> bool {
    let Some((_, unit)) = path::coordinate(value).and_then(|length| value.split_at_checked(length))
    else {
        return false;
    };
    let unit = unit.trim_ascii();
    let dimension = unit.strip_prefix('%').unwrap_or(unit).trim_ascii_start();
    ["", "width", "height", "depth"].iter().any(|name| dimension.eq_ignore_ascii_case(name))
        || is_length_unit(unit)
        || is_named_space(unit)
}

/// An alignment, and maybe the number of a row, from the bottom if it is below zero.
/// <https://w3c.github.io/mathml/#presm_mtable_attrs>
fn is_table_align(value: &str) -> bool {
    let mut words = value.split_ascii_whitespace();
    let alignment = words.next().unwrap_or_default();
    let is_alignment = ["top", "bottom", "center", "baseline", "axis"]
        .iter()
        .any(|name| alignment.eq_ignore_ascii_case(name));
    is_alignment
        && words.next().is_none_or(|row| fits(row, "<math-integer>"))
        && words.next().is_none()
}

/// Lists of alignments of groups, each in braces.
/// <https://www.w3.org/TR/MathML3/chapter3.html#presm.malign>
fn is_group_alignments(value: &str) -> bool {
    let Some(lists) = value.strip_suffix('}') else { return false };
    lists.split('}').all(|list| {
        let Some(list) = list.trim_ascii_start().strip_prefix('{') else { return false };
        let mut words = list.split_ascii_whitespace().peekable();
        words.peek().is_some()
            && words.all(|word| {
                ["left", "center", "right", "decimalpoint"]
                    .iter()
                    .any(|name| word.eq_ignore_ascii_case(name))
            })
    })
}

#[cfg(test)]
mod tests {
    use super::fits;

    #[test]
    fn values_by_kind() {
        for (kind, right, wrong) in [
            ("<character>", &[".", "٫"][..], &["", ".."][..]),
            (
                "<group-alignments>",
                &["{left}", "{left right} { decimalpoint }", "{Left}{center}"],
                &["", "left", "{}", "{left", "{top}", "left}"],
            ),
            ("<math-integer>", &["0", "-1"], &["", "+1", "1.0"]),
            (
                "<math-length>",
                &[
                    "0",
                    "-.5em",
                    "1.em",
                    "+1px",
                    "1PX",
                    "50%",
                    "2rem",
                    "calc(1em + 2px)",
                    "thinmathspace",
                    "negativeveryverythinmathspace",
                    "mediumMathSpace",
                    "1.5",
                    "+0",
                ],
                &[
                    "",
                    "foo",
                    "1foo",
                    "1 em",
                    "em",
                    "1em 2em",
                    "veryveryverythinmathspace",
                    "verymediummathspace",
                    "+1",
                ],
            ),
            ("<math-number>", &["1", ".5", "1.", "-1"], &["", "1em", "a"]),
            (
                "<padded-length>",
                &[
                    "1em",
                    "+1em",
                    "+80%width",
                    "2 height",
                    "50 % depth",
                    "0.5",
                    "-2thinmathspace",
                    "thinmathspace",
                ],
                &["", "foo", "1foo", "width", "+", "1 % em"],
            ),
            ("<script-level>", &["0", "+1", "-2"], &["", "a", "1.5"]),
            (
                "<table-align>",
                &["top", "axis -2", "Baseline 1"],
                &["", "foo", "top bottom", "1", "top 1 2"],
            ),
            ("<two-math-lengths>", &["1em 2ex", "0 0"], &["", "1em", "1em foo", "1em 1em 1em"]),
            ("<unsigned-integer>", &["0", "12"], &["", "-1", "1.5"]),
        ] {
            for value in right {
                assert!(fits(value, kind), "{value:?} as {kind}");
            }
            for value in wrong {
                assert!(!fits(value, kind), "{value:?} as {kind}");
            }
        }
    }
}
