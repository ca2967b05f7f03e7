//! The parts of CSS that values of attributes have.
//! <https://drafts.csswg.org/css-values/>

/// Returns true for the name of a math function, except `calc-size`, whose result is not a length.
/// <https://drafts.csswg.org/css-values/#math-function>
///
/// ```
/// use treewright_semantics::css::is_math_function;
/// assert!(is_math_function("Calc") && !is_math_function("attr"));
/// ```
pub fn is_math_function(name: &str) -> bool {
    const NAMES: [&str; 22] = [
        "abs", "acos", "asin", "atan", "atan2", "calc", "clamp", "cos", "exp", "hypot", "log",
        "max", "min", "mod", "pow", "progress", "rem", "round", "sign", "sin", "sqrt", "tan",
    ];
    NAMES.iter().any(|other| other.eq_ignore_ascii_case(name))
}

/// Returns true for a unit of lengths, those of containers included.
/// <https://drafts.csswg.org/css-values/#lengths>
///
/// ```
/// use treewright_semantics::css::is_length_unit;
/// assert!(["px", "REM", "dvw", "cqmin"].into_iter().all(is_length_unit));
/// assert!(!is_length_unit("deg"));
/// ```
pub fn is_length_unit(unit: &str) -> bool {
    let unit = unit.to_ascii_lowercase();
    let of_viewport = |unit: &str| matches!(unit, "vw" | "vh" | "vi" | "vb" | "vmin" | "vmax");
    let of_font = |unit: &str| matches!(unit, "em" | "ex" | "cap" | "ch" | "ic" | "lh");
    of_font(&unit)
        || unit.strip_prefix('r').is_some_and(of_font)
        || of_viewport(&unit)
        || unit.strip_prefix(['s', 'l', 'd']).is_some_and(of_viewport)
        || matches!(unit.as_str(), "cm" | "mm" | "q" | "in" | "pc" | "pt" | "px")
        || matches!(unit.as_str(), "cqw" | "cqh" | "cqi" | "cqb" | "cqmin" | "cqmax")
}
