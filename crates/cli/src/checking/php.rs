//! The end of PHP in a page: the first `?>` that is not in a string or a comment.
//!
//! <https://www.php.net/manual/en/language.basic-syntax.phpmode.php>,
//! <https://www.php.net/manual/en/language.types.string.php>

/// The place where code ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// After this many bytes, including the `?>`.
    At(usize),
    /// At the end of the page: the last `?>` may be missing.
    OfPage,
    /// A string or a comment is not closed, so this is not valid PHP.
    Open,
}

/// A construct that encloses code.
enum Inside<'a> {
    /// A string in these quotes.
    Quotes(u8),
    /// A heredoc, or a nowdoc, with its label.
    Document { label: &'a [u8], has_values: bool },
    /// `{$` in a string, with the number of braces that are open in it.
    Value(usize),
}

/// Finds the end of code that begins at the start of the bytes. Each byte is read a bounded number of times.
pub(super) fn end_of(code: &[u8]) -> End {
    let mut inside: Vec<Inside<'_>> = Vec::new();
    let mut at = 0_usize;
    while let Some(rest) = code.get(at..).filter(|rest| !rest.is_empty()) {
        let byte = rest.first().copied().unwrap_or_default();
        let mut length = 1;
        match inside.last_mut() {
            None | Some(Inside::Value(_)) => match byte {
                b'?' if rest.starts_with(b"?>") => return End::At(at.saturating_add(2)),
                b'\'' | b'"' | b'`' => inside.push(Inside::Quotes(byte)),
                // `#[` begins an attribute.
                b'#' if !rest.starts_with(b"#[") => length = length_of_line_comment(rest),
                b'/' if rest.starts_with(b"//") => length = length_of_line_comment(rest),
                b'/' if rest.starts_with(b"/*") => {
                    let text = rest.get(2..).unwrap_or_default();
                    let Some(end) = memchr::memmem::find(text, b"*/") else { return End::Open };
                    length = end.saturating_add(4);
                }
                b'<' if rest.starts_with(b"<<<") => {
                    if let Some((label, has_values, start)) = start_of_document(rest) {
                        inside.push(Inside::Document { label, has_values });
                        length = start;
                        // Its end can be its first line.
                        let after = rest.get(start..).unwrap_or_default();
                        if let Some(end) = length_of_closing(after, label) {
                            inside.pop();
                            length = length.saturating_add(end);
                        }
                    }
                }
                b'{' => {
                    if let Some(Inside::Value(open)) = inside.last_mut() {
                        *open = open.saturating_add(1);
                    }
                }
                b'}' => {
                    if let Some(Inside::Value(open)) = inside.last_mut() {
                        *open = open.saturating_sub(1);
                        if *open == 0 {
                            inside.pop();
                        }
                    }
                }
                _ => {}
            },
            Some(Inside::Quotes(quote)) => {
                let quote = *quote;
                if byte == b'\\' {
                    length = 2;
                } else if byte == quote {
                    inside.pop();
                } else if quote != b'\'' && rest.starts_with(b"{$") {
                    inside.push(Inside::Value(1));
                }
            }
            Some(Inside::Document { label, has_values }) => match byte {
                b'\n' | b'\r' => {
                    let after = rest.get(1..).unwrap_or_default();
                    if let Some(end) = length_of_closing(after, label) {
                        inside.pop();
                        length = end.saturating_add(1);
                    }
                }
                b'\\' if *has_values => {
                    let is_escape = rest.get(1).is_some_and(|byte| !matches!(byte, b'\n' | b'\r'));
                    length = if is_escape { 2 } else { 1 };
                }
                b'{' if *has_values && rest.starts_with(b"{$") => inside.push(Inside::Value(1)),
                _ => {}
            },
        }
        at = at.saturating_add(length);
    }
    if inside.is_empty() { End::OfPage } else { End::Open }
}

/// The length of a comment that ends with its line, or before a `?>` in it.
fn length_of_line_comment(rest: &[u8]) -> usize {
    let mut ends = memchr::memchr3_iter(b'\n', b'\r', b'?', rest);
    let is_end = |at: &usize| match rest.get(*at..) {
        Some([b'?', after @ ..]) => after.first() == Some(&b'>'),
        _ => true,
    };
    ends.find(is_end).unwrap_or(rest.len())
}

/// The label after `<<<`, false if the text is not interpolated, and the length up to the first line of the text.
fn start_of_document(rest: &[u8]) -> Option<(&[u8], bool, usize)> {
    let mut at = 3;
    while matches!(rest.get(at), Some(b' ' | b'\t')) {
        at = at.checked_add(1)?;
    }
    let quote = rest.get(at).copied().filter(|byte| matches!(byte, b'\'' | b'"'));
    at = at.checked_add(usize::from(quote.is_some()))?;
    let name = rest.get(at..)?;
    let length = name.iter().position(|byte| !is_in_label(*byte)).unwrap_or(name.len());
    let label = name.get(..length).filter(|label| !label.is_empty())?;
    at = at.checked_add(length)?;
    if quote.is_some() {
        rest.get(at).filter(|byte| Some(**byte) == quote)?;
        at = at.checked_add(1)?;
    }
    let end_of_line = match rest.get(at..)? {
        [b'\r', b'\n', ..] => 2,
        [b'\n' | b'\r', ..] => 1,
        _ => return None,
    };
    Some((label, quote != Some(b'\''), at.checked_add(end_of_line)?))
}

/// The length of a line up to the end of the label that closes the text, if the line begins with it.
fn length_of_closing(line: &[u8], label: &[u8]) -> Option<usize> {
    let indent = line.iter().position(|byte| !matches!(byte, b' ' | b'\t'))?;
    let rest = line.get(indent..)?.strip_prefix(label)?;
    let is_whole = !rest.first().is_some_and(|byte| is_in_label(*byte));
    is_whole.then(|| indent.saturating_add(label.len()))
}

const fn is_in_label(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 0x80
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ends_of_code() {
        // `|` is where code ends.
        for text in [
            " a() ?>|b ?>",
            " $a = 'x ?> y'; ?>|",
            " $a = \"x ?> \\\" ?> y\"; ?>|",
            " $a = 'x \\' ?> \\\\'; ?>|'?>",
            " $a = `ls ?>`; ?>|",
            " // it's a comment ?>|",
            " # it's a comment ?>|",
            " // it's\n b() ?>|",
            " # it's\r b() ?>|",
            " /* it's ?> a comment */ ?>|",
            " #[Attribute('?>')] ?>|",
            " $a?->b ?>|",
            " <<<A\n it's ?>\n A; ?>|",
            " <<< \"A\"\r\n ?> AB\r\nAB ?>\r\n\tA . 'x' ?>|",
            " <<<'A'\n ?> {$a \\\nA\n?>|",
            " <<<A\nA; ?>|",
            " <<<A\n \\\nA; ?>|",
            " $a <<< 2 ?>|",
            " $a << 'b' ?>|",
            " \"{$a[\"b ?> c\"]} ?> d\" ?>|",
            " \"{$a{$b}} ' ?>\" ?>|",
            " <<<A\n {$a['A ?>\nA']}\n ?>\nA ?>|",
            " '{$a' ?>|",
            " \"\\{$a\" ?>|",
            "?>|",
        ] {
            let (code, rest) = text.split_once('|').unwrap();
            let whole = [code, rest].concat();
            assert_eq!(end_of(whole.as_bytes()), End::At(code.len()), "{text}");
        }
        for text in ["", " a()", " // ' ", " /* */", " 'a ?>'", "<<<", "<<<A", "<<<A\nA"] {
            assert_eq!(end_of(text.as_bytes()), End::OfPage, "{text}");
        }
        for text in [" ' ?>", " \"\\", " /* ?>", " <<<A\n?>\nAB", " \"{$a", " '{$a ?>"] {
            assert_eq!(end_of(text.as_bytes()), End::Open, "{text}");
        }
    }
}
