//! Mutants that `cargo mutants` does not create: a pattern of several names loses one of them, also inside
//! `matches!`. Lists of insertion modes and of elements are such patterns.

use super::{Mutant, line_at};

/// The mutants of a file, with the names of their functions.
pub(super) fn of(file: &str, text: &str) -> Vec<(Mutant, String)> {
    let code = text.find("#[cfg(test)]\nmod tests {").map_or(text, |tests| &text[..tests]);
    let mut mutants = Vec::new();
    let mut rest = 0;
    while let Some(start) = find_list(code, rest) {
        let names = list_at(code, start);
        rest = names.last().map_or(start + 1, |last| last.end);
        if names.len() < 2 {
            continue;
        }
        let function = function_before(code, start);
        for (index, name) in names.iter().enumerate() {
            // With the bar after it, or the one before it if it is the last.
            let range = match names.get(index + 1) {
                Some(next) => name.start..next.start,
                None => names[index - 1].end..name.end,
            };
            let (dropped, line) = (&code[name.clone()], line_at(code, name.start));
            let name = format!("drop {dropped} from a pattern in {function}: {line}");
            let replacement = String::new();
            mutants.push((
                Mutant { file: file.to_owned(), name, range, replacement },
                function.to_owned(),
            ));
        }
    }
    mutants
}

/// The next place from `from` on with a separate name that starts with a capital.
fn find_list(code: &str, from: usize) -> Option<usize> {
    let bytes = code.as_bytes();
    (from..bytes.len()).find(|at| {
        let before = at.checked_sub(1).map(|before| bytes[before]);
        let begins = before.is_none_or(|byte| !is_of_path(byte) && byte != b'\'' && byte != b'"');
        begins && bytes[*at].is_ascii_alphabetic() && has_a_capital(&code[*at..path_end(code, *at)])
    })
}

/// The places of the names separated by `|`, from the one at `start` on.
fn list_at(code: &str, start: usize) -> Vec<std::ops::Range<usize>> {
    let mut names = Vec::new();
    let mut at = start;
    loop {
        let end = path_end(code, at);
        if end == at {
            break;
        }
        names.push(at..end);
        let after = code[end..].trim_start();
        match after.strip_prefix('|') {
            Some(next) if !next.starts_with(['|', '=']) => {
                at = code.len() - next.trim_start().len();
            }
            _ => break,
        }
    }
    names
}

fn path_end(code: &str, start: usize) -> usize {
    let length = code.as_bytes()[start..].iter().take_while(|byte| is_of_path(**byte)).count();
    start + length
}

fn is_of_path(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b':')
}

/// True for the names of variants and constants, false for those of values.
fn has_a_capital(path: &str) -> bool {
    path.rsplit("::").next().is_some_and(|name| name.starts_with(|c: char| c.is_ascii_uppercase()))
}

/// The name of the last function that starts before the offset.
fn function_before(code: &str, offset: usize) -> &str {
    let after_fn = code[..offset].rfind("fn ").map_or(0, |at| at + 3);
    &code[after_fn..path_end(code, after_fn)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_alternative_is_dropped() {
        let code = "fn f(m: M) -> bool {\n    matches!(m, M::A | B\n        | C) || x | y || D == m\n}\n\
                    #[cfg(test)]\nmod tests {\n    A | B\n}\n";
        let changed: Vec<String> = of("a.rs", code)
            .into_iter()
            .map(|(mutant, function)| {
                assert_eq!(function, "f");
                let mut code = code.to_owned();
                code.replace_range(mutant.range, &mutant.replacement);
                code[code.find("m, ").unwrap()
                    ..code.find(')').map_or(0, |_| code.find("||").unwrap())]
                    .split_whitespace()
                    .collect()
            })
            .collect();
        assert_eq!(changed, ["m,B|C)", "m,M::A|C)", "m,M::A|B)"]);
        let (first, _) = &of("a.rs", code)[0];
        assert_eq!(first.name, "drop M::A from a pattern in f: matches!(m, M::A | B");
    }
}
