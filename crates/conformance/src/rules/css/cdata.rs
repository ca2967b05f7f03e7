//! Style sheets in a CDATA section, as pages have them that were XHTML: in HTML the whole is one rule without a block,
//! of which nothing but its end has to be known. The end is found faster here than by reading all of its tokens.

/// Returns true for a CDATA section followed only by white space, whose inside is simple enough to see that
/// for the parser its brackets end with it too.
pub(super) fn is_section(text: &str) -> bool {
    let Some(inside) = text.strip_prefix("<![CDATA[") else { return false };
    let Some(end) = end_of_block(inside.as_bytes()) else { return false };
    inside.get(end..).is_some_and(|after| after.trim_ascii() == "]>")
}

/// The place after the `]` that closes the block whose inside this is; `None` where the tokens have to be read.
fn end_of_block(bytes: &[u8]) -> Option<usize> {
    let mut open = vec![b']'];
    let mut at = 0_usize;
    loop {
        let is_simple = |byte: &u8| IS_SIMPLE.get(usize::from(*byte)) == Some(&true);
        let rest = bytes.get(at..)?;
        at = at.saturating_add(rest.iter().position(|byte| !is_simple(byte))?);
        let byte = *bytes.get(at)?;
        let next = bytes.get(at.saturating_add(1)).copied();
        match byte {
            b'"' | b'\'' => {
                at = end_of_string(bytes, at)?;
                continue;
            }
            b'/' if next == Some(b'*') => {
                let inside = at.saturating_add(2);
                let end = memchr::memmem::find(bytes.get(inside..)?, b"*/")?;
                at = inside.saturating_add(end).saturating_add(2);
                continue;
            }
            b'/' => {}
            b'\\' => {
                if matches!(next?, b'\n' | b'\r' | b'\x0C') {
                    return None;
                }
                at = at.saturating_add(1);
            }
            b'[' => open.push(b']'),
            b'{' => open.push(b'}'),
            b'(' => match parenthesis(bytes, at)? {
                Parenthesis::Address(end) => {
                    at = end;
                    continue;
                }
                Parenthesis::Block => open.push(b')'),
            },
            close => {
                if open.pop()? != close {
                    return None;
                }
                if open.is_empty() {
                    return Some(at.saturating_add(1));
                }
            }
        }
        at = at.saturating_add(1);
    }
}

/// The place after a string in one line, whose quotation mark is at this place.
fn end_of_string(bytes: &[u8], start: usize) -> Option<usize> {
    let quote = *bytes.get(start)?;
    let mut at = start.saturating_add(1);
    loop {
        match *bytes.get(at)? {
            b'\n' | b'\r' | b'\x0C' => return None,
            b'\\' => at = at.saturating_add(2),
            byte if byte == quote => return Some(at.saturating_add(1)),
            _ => at = at.saturating_add(1),
        }
    }
}

/// The in a parenthesis.
enum Parenthesis {
    /// Tokens.
    Block,
    /// An address in `url()` without quotation marks, with the place after it.
    Address(usize),
}

/// The kind of the parenthesis at this place; `None` where it is not plain.
fn parenthesis(bytes: &[u8], at: usize) -> Option<Parenthesis> {
    let Some((before, name)) = bytes.get(..at)?.split_last_chunk::<3>() else {
        return Some(Parenthesis::Block);
    };
    if !name.eq_ignore_ascii_case(b"url") {
        return Some(Parenthesis::Block);
    }
    let is_of_name = |byte: &u8| {
        byte.is_ascii_alphanumeric() || !byte.is_ascii() || matches!(byte, b'-' | b'_' | b'\\')
    };
    if before.last().is_some_and(is_of_name) {
        // The end of a longer name, or an escape.
        return None;
    }
    let inside = bytes.get(at.saturating_add(1)..)?;
    if matches!(inside.trim_ascii_start().first()?, b'"' | b'\'') {
        return Some(Parenthesis::Block);
    }
    let length = inside.iter().position(|byte| *byte == b')')?;
    let address = inside.get(..length)?.trim_ascii();
    let is_plain =
        |byte: &u8| byte.is_ascii_graphic() && !matches!(byte, b'"' | b'\'' | b'(' | b'\\');
    let end = at.saturating_add(length).saturating_add(2);
    address.iter().all(is_plain).then_some(Parenthesis::Address(end))
}

/// The bytes that neither begin nor end anything that has an inside.
static IS_SIMPLE: [bool; 256] = {
    let mut all = [false; 256];
    let mut rest: &mut [bool] = &mut all;
    let mut byte: u8 = 0;
    while let [first, others @ ..] = rest {
        *first =
            !matches!(byte, b'"' | b'\'' | b'/' | b'\\' | b'(' | b')' | b'[' | b']' | b'{' | b'}');
        byte = byte.wrapping_add(1);
        rest = others;
    }
    all
};

#[cfg(test)]
mod tests {
    use super::is_section;
    use crate::rules::css::plain::Right;
    use crate::rules::css::sheet::{style_sheet, style_sheet_by_the_parser};

    #[test]
    fn sections() {
        for (inside, expected) in [
            ("", true),
            (" a[b] { c: d(e) } ", true),
            ("a{b:url(//c?d=e;f{)}", true),
            ("a{b:url( 'c)' )}", true),
            ("a{b:'\\'}'} /* ] */", true),
            ("a\\9{}", true),
            ("]]> b", false),
            ("a{b:url(c(d)}", false),
            ("a{b:url(c d)}", false),
            ("a{b:xurl(c)}", false),
            ("a{b:'\n'}", false),
            ("a{b:'", false),
            ("/* ", false),
            ("{)}", false),
            ("{]", false),
        ] {
            assert_eq!(is_section(&format!("<![CDATA[{inside}]]> \n")), expected, "{inside}");
        }
        assert!(!is_section("<![CDATA["));
        assert!(!is_section("<![CDATA[]] >"));
        assert!(!is_section("a"));
    }

    /// The findings are those of the parser, for all short insides of these pieces.
    #[test]
    fn findings_are_those_of_the_parser() {
        const PIECES: [&str; 16] = [
            "a", "url(", "URL(b)", "(", ")", "[", "]", "{", "}", "'", "\"", "\\", "/*", "*/", "\n",
            " ]]> ",
        ];
        let mut insides = vec![String::new()];
        for _ in 0..4 {
            let longer = insides
                .iter()
                .flat_map(|text| PIECES.iter().map(move |piece| format!("{text}{piece}")));
            insides = longer.collect();
            for inside in &insides {
                let text = format!("<![CDATA[{inside}]]> ");
                let in_words = |found: Vec<_>| format!("{found:?}");
                let found = in_words(style_sheet(&text, true, &mut Right::default()));
                assert_eq!(found, in_words(style_sheet_by_the_parser(&text, true)), "{text}");
            }
        }
    }
}
