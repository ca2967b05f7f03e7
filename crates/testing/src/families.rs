//! Families of pages that are made to cost much: `data/growth-families.tsv`. A page of a family can be made as long
//! as is asked for.

const DATA: &str = include_str!("../data/growth-families.tsv");

/// A family of pages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Family {
    /// Its name.
    pub name: &'static str,
    /// The parts of a page: the start, a piece that is repeated, the middle, another piece, the end.
    parts: [String; 5],
}

impl Family {
    /// All families, in the order of the data file.
    ///
    /// # Panics
    /// If a line has too many columns, or an escape that is not known.
    pub fn all() -> Vec<Self> {
        let lines = DATA.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        lines.map(Self::of).collect()
    }

    fn of(line: &'static str) -> Self {
        let mut columns = line.split('\t');
        let name = columns.next().unwrap_or_default();
        let parts = std::array::from_fn(|_| unescaped(columns.next().unwrap_or_default()));
        assert!(columns.next().is_none(), "too many columns: {line}");
        Self { name, parts }
    }

    /// The page with this number of repetitions.
    pub fn page(&self, times: usize) -> String {
        let [start, piece, middle, second, end] = &self.parts;
        [start, &*repeated(piece, times), middle, &repeated(second, times), end].concat()
    }

    /// The page with at least this number of bytes, or a few more. Pages of a family that are asked for with
    /// four times as many bytes have about four times as many repetitions.
    pub fn page_of(&self, bytes: usize) -> String {
        let each = self.page(2000).len().saturating_sub(self.page(1000).len()).max(1);
        self.page((1000 * bytes).div_ceil(each))
    }
}

/// A text with its escapes replaced.
fn unescaped(text: &str) -> String {
    let mut out = String::new();
    let mut characters = text.chars();
    while let Some(character) = characters.next() {
        if character != '\\' {
            out.push(character);
            continue;
        }
        out.push(match characters.next() {
            Some('n') => '\n',
            Some('r') => '\r',
            Some('t') => '\t',
            Some('0') => '\0',
            Some('s') => ' ',
            Some('\\') => '\\',
            Some('u') => {
                let digits: String = characters.by_ref().take_while(|c| *c != '}').collect();
                let number = u32::from_str_radix(digits.trim_start_matches('{'), 16);
                let found = number.ok().and_then(char::from_u32);
                found.unwrap_or_else(|| panic!("not a character: {text}"))
            }
            other => panic!("the escape {other:?} is not known: {text}"),
        });
    }
    out
}

fn repeated(piece: &str, times: usize) -> String {
    if !piece.contains("%n") {
        return piece.repeat(times);
    }
    (0..times).map(|number| piece.replace("%n", &number.to_string())).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn pages_match_their_lines() {
        let page = |line| Family::of(line).page(2);
        assert_eq!(
            page("a\t<p>\t<b id=%n>\t\\n\\s\\u{E9}\tx\t</p>"),
            "<p><b id=0><b id=1>\n éxx</p>"
        );
        assert_eq!(page("b\t\t<p>"), "<p><p>");
    }

    #[test]
    fn there_are_enough_with_names_of_their_own() {
        let all = Family::all();
        let names: HashSet<&str> = all.iter().map(|family| family.name).collect();
        assert!(all.len() >= 300 && names.len() == all.len(), "{}", all.len());
        for family in &all {
            let (short, long) = (family.page_of(6_000).len(), family.page_of(24_000).len());
            assert!((4_500..10_000).contains(&short), "{}: {short}", family.name);
            assert!((3 * short..5 * short).contains(&long), "{}: {long}", family.name);
        }
    }
}
