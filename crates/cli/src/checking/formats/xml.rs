//! Text in XML.

use std::fmt;

/// Text in XML, in contents and in values between double quotes. Characters that XML cannot have become U+FFFD.
pub(crate) struct Escaped<'a>(pub(crate) &'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for piece in self.0.split_inclusive(needs_escape) {
            let mut characters = piece.chars();
            match characters.next_back() {
                Some(last) if needs_escape(last) => {
                    f.write_str(characters.as_str())?;
                    match last {
                        '&' => f.write_str("&amp;")?,
                        '<' => f.write_str("&lt;")?,
                        '>' => f.write_str("&gt;")?,
                        '"' => f.write_str("&quot;")?,
                        '\n' => f.write_str("&#10;")?,
                        '\r' => f.write_str("&#13;")?,
                        '\t' => f.write_str("&#9;")?,
                        _ => f.write_str("\u{FFFD}")?,
                    }
                }
                _ => f.write_str(piece)?,
            }
        }
        Ok(())
    }
}

/// <https://www.w3.org/TR/xml/#charsets>
fn needs_escape(character: char) -> bool {
    matches!(character, '&' | '<' | '>' | '"' | '\0'..='\x1F' | '\u{FFFE}' | '\u{FFFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_escaped() {
        let text = "a<b>&\"c\"\n\0\u{FFFE}\u{E9}";
        let expected = "a&lt;b&gt;&amp;&quot;c&quot;&#10;\u{FFFD}\u{FFFD}\u{E9}";
        assert_eq!(Escaped(text).to_string(), expected);
    }
}
